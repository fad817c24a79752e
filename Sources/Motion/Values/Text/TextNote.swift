// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Something in a text that a reader tolerated, and where.
///
/// A reader that is strict throws a ``ParsingError`` instead.
///
/// - Units: The offset counts UTF-8 bytes from 0; the line and the column count from 1, a column
///   for each Unicode scalar.
public struct TextNote: Hashable, Sendable {
  /// What was found and what was made of it, in one line without a final period.
  public let message: String

  /// The byte that it is about.
  public let offset: Int

  /// The line that it is in.
  public let line: Int

  /// The column in that line.
  public let column: Int

  /// Creates a note from a message and the place that it is about.
  public init(message: String, offset: Int, line: Int, column: Int) {
    self.message = message
    self.offset = offset
    self.line = line
    self.column = column
  }
}

extension TextNote: CustomStringConvertible {
  /// The message and the place in one line.
  public var description: String { "\(message), in line \(line), column \(column)" }
}
