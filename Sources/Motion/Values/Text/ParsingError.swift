// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An error about a text, with its position.
///
/// Every parser of the library throws only this error, before it has created anything: a text is
/// read completely or not at all.
///
/// - Units: The offset counts UTF-8 bytes from the start of the text.
public struct ParsingError: Error, Hashable, Sendable {
  /// A description of the error, in one line without a final period.
  public let message: String

  /// The byte at which reading stopped, counted from 0 in UTF-8.
  ///
  /// It equals the length of the text if the text ends too early.
  public let offset: Int

  /// Creates an error from a message and its offset.
  public init(message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }
}

extension ParsingError: CustomStringConvertible {
  /// The message and the offset in one line.
  public var description: String { "\(message) at offset \(offset)" }
}
