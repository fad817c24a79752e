// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension HapticPattern {
  /// Creates a pattern from a text in Apple's format AHAP.
  ///
  /// Every documented key is read. Unknown keys, the order of all keys and the digits of numbers
  /// are kept, and written again by ``ahap``. Numbers are clamped to their ranges; a missing or
  /// null key has its default. `parsed(ahap:)` also reports what was tolerated.
  /// ```swift
  /// let text = """
  ///   {"Version": 1.0, "Pattern": [
  ///     {"Event": {"Time": 0, "EventType": "HapticTransient", "EventParameters": [
  ///       {"ParameterID": "HapticIntensity", "ParameterValue": 0.8},
  ///     ]}},
  ///   ]}
  ///   """
  /// let reading = try HapticPattern.parsed(ahap: text)
  /// reading.pattern.sample(at: 0.01).intensity  // 0.8
  /// reading.notes.count  // 2
  /// reading.notes[0].description  // skipped a comma before ']', in line 3, column 62
  /// ```
  ///
  /// - Throws: `ParsingError` with the path to the value, its line, column and offset.
  /// - Source: Apple, "Representing haptic patterns in AHAP files".
  public init(ahap text: String) throws(ParsingError) {
    self = try HapticPattern.parsed(ahap: text).pattern
  }

  /// Reads a pattern in Apple's format AHAP, and reports what was tolerated.
  ///
  /// - Throws: `ParsingError` with the path to the value, its line, column and offset.
  public static func parsed(ahap text: String) throws(ParsingError) -> ParsedHapticPattern {
    let (value, tolerated) = try JSONReader.read(text, isTolerant: true)
    var reader = AHAPReader()
    let pattern: HapticPattern
    do throws(JSONFlaw) {
      pattern = try reader.pattern(JSONCursor(value))
    } catch {
      throw JSONReader.failure(error, in: text)
    }
    let notes = (tolerated + JSONReader.notes(reader.notes, in: text)).enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    return ParsedHapticPattern(pattern: pattern, notes: notes.map(\.element))
  }

  /// The pattern in Apple's format AHAP.
  ///
  /// A pattern that was read from a text is written with the same order of keys, its digits and its
  /// unknown keys.
  public var ahap: String { json.indentedText }
}
#endif
