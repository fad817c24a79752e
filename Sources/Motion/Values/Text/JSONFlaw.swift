// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// What is wrong with a value in JSON, and which it is.
struct JSONFlaw: Error, Hashable {
  /// What is wrong, in one line without a final period.
  let message: String

  /// The way to the value.
  let path: JSONPath
}

extension JSONFlaw: CustomStringConvertible {
  /// The way and the message, in one line.
  var description: String { path.isRoot ? message : "\(path): \(message)" }
}
#endif
