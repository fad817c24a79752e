// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Why a motion is not as a test expects it, in words.
///
/// An ``Expectation`` throws it. Swift Testing and XCTest both print an error that a test throws,
/// so neither is imported here.
public struct ExpectationFailure: Error, Hashable, CustomStringConvertible {
  /// One sentence: what was expected, what was found, and when.
  public let sentence: String

  /// The lines that show it: a plot, the smallest motion, what to do; may be empty.
  public let details: String

  /// The file and the line of the test.
  public let place: String

  /// Creates a failure of a test.
  init(_ sentence: String, _ details: String = "", filePath: String, line: Int) {
    self.sentence = sentence
    self.details = details
    place = "\(filePath.split(separator: "/").last ?? ""):\(line)"
  }

  /// The sentence, the place, and the details below them.
  public var description: String {
    details.isEmpty ? "\(sentence) (\(place))" : "\(sentence) (\(place))\n\(details)"
  }
}
