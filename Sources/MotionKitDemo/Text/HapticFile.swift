// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics

/// A haptic pattern read from a file of Apple's format AHAP.
struct HapticFile: Sendable {
  /// The pattern.
  let pattern: HapticPattern

  /// The tolerated mistakes of the file, one per line.
  let notes: [String]

  /// Reads a file; nil where the text does not name one.
  ///
  /// - Throws: A failure in one line with the path, the line and the column of the error.
  init?(_ text: String) throws(Failure) {
    guard text.hasSuffix(".ahap") else { return nil }
    let source = try InputFile.text(of: text)
    do throws(ParsingError) {
      let reading = try HapticPattern.parsed(ahap: source)
      pattern = reading.pattern
      notes = reading.notes.map { "\(text): \($0)" }
    } catch {
      throw Failure("\(text): \(error.message)")
    }
  }

  /// The names of the numbers of a sample.
  static let channels = ["intensity", "sharpness"]

  /// Returns intensity and sharpness at a time.
  func sample(_ time: Double) -> [Double] {
    let sample = pattern.sample(at: time)
    return [sample.intensity, sample.sharpness]
  }
}
