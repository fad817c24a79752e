// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A number of JSON, as it is written.
///
/// - Invariant: The text is a number in the grammar of JSON, and its value is finite.
struct JSONNumber: Hashable, Sendable {
  /// The digits, as they were written.
  let text: String

  /// What they stand for, rounded to the nearest.
  let value: Double

  /// A number that is written as short as it can be; what is not finite is held to what is.
  init(_ value: Double) {
    self.value = value == value ? value.clampedToFinite : 0
    text = NumberText.text(self.value)
  }

  /// A number as it was written.
  init(text: String, value: Double) {
    self.text = text
    self.value = value
  }

  /// Compares what is meant: 1.0 is 1.
  static func == (a: JSONNumber, b: JSONNumber) -> Bool { a.value == b.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
#endif
