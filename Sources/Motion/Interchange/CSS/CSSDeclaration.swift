// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A declaration of CSS: a property, its value, and the position of the value in the text.
///
/// - Units: The offset counts UTF-8 bytes from 0; the line and the column count from 1, a column
///   for each Unicode scalar.
public struct CSSDeclaration: Hashable, Sendable {
  /// The name of the property, in lowercase unless it is a custom property.
  public let property: String

  /// The value as it is written, without surrounding space and comments.
  public let value: String

  /// The byte at which the value begins.
  public let offset: Int

  /// The line in which the value begins.
  public let line: Int

  /// The column at which the value begins.
  public let column: Int

  init(property: String, value: String, at location: TextScanner.Position) {
    self.property = property
    self.value = value
    (offset, line, column) = (location.offset, location.line, location.column)
  }

  /// Reads the value; errors include its position in the text.
  func reading<Result>(
    _ read: (String) throws(ParsingError) -> Result
  ) throws(ParsingError) -> Result {
    do throws(ParsingError) {
      return try read(value)
    } catch {
      throw failure(error)
    }
  }

  /// Returns an error about the value, from an error with an offset in the value.
  func failure(_ error: ParsingError) -> ParsingError {
    var location = TextScanner.Position(offset: 0, line: line, column: column)
    TextScanner(value).move(&location, to: error.offset)
    return ParsingError(
      message: "\(property): \(error.message), in line \(location.line), column \(location.column)",
      offset: offset + error.offset)
  }
}

extension CSSDeclaration: CustomStringConvertible {
  /// The declaration as CSS writes it.
  public var description: String { "\(property): \(value)" }
}
