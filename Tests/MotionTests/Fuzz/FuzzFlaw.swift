// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What is wrong with a case.
struct FuzzFlaw: Error, CustomStringConvertible {
  enum Kind: String {
    case slow, memory, notANumber, infinite, law, roundTrip
  }

  let kind: Kind

  /// The call that was made, such as `.peak`.
  let call: String

  let message: String

  var description: String { "\(kind.rawValue): \(call): \(message)" }
}
