// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ParsingError {
  /// A note about a flaw in a text that a reader tolerated, with its position.
  ///
  /// A strict reader throws a ``ParsingError`` instead.
  ///
  /// - Units: The offset counts UTF-8 bytes from 0; the line and the column count from 1, one column
  ///   for each Unicode scalar.
  public struct Note: Hashable, Sendable {
    /// A description of the flaw and of its treatment, in one line without a final period.
    public let message: String

    /// The offset of the flaw, in bytes.
    public let offset: Int

    /// The line of the flaw.
    public let line: Int

    /// The column of the flaw in its line.
    public let column: Int

    /// Creates a note from a message and its position.
    public init(message: String, offset: Int, line: Int, column: Int) {
      self.message = message
      self.offset = offset
      self.line = line
      self.column = column
    }
  }
}

extension ParsingError.Note: CustomStringConvertible {
  /// The message and the position in one line.
  public var description: String { "\(message), in line \(line), column \(column)" }
}
