// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What is wrong with a text, and where.
///
/// Every parser of the library throws this error and nothing else, before it
/// has made anything: a text is read completely or not at all.
///
/// - Units: The offset counts UTF-8 bytes from the start of the text.
public struct ParsingError: Error, Hashable, Sendable {
  /// What is wrong, in one line without a final period.
  public let message: String

  /// The byte at which reading stopped, counted from 0 in UTF-8.
  ///
  /// It equals the length of the text if the text ends too early.
  public let offset: Int

  /// Creates an error from a message and the place it is about.
  public init(message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }
}

extension ParsingError: CustomStringConvertible {
  /// The message and the place in one line.
  public var description: String {
    "\(message) at offset \(offset)"
  }
}
