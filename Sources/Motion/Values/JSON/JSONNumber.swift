// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A JSON number with its original text.
///
/// - Invariant: The text is a number in the grammar of JSON, and its value is finite.
package struct JSONNumber: Hashable, Sendable {
  /// The text as it was read.
  package let text: String

  /// The nearest `Double` to the text.
  package let value: Double

  /// Creates a number with the shortest text; a value that is not finite is clamped.
  package init(_ value: Double) {
    self.value = value == value ? value.clampedToFinite : 0
    text = NumberText.text(self.value)
  }

  /// Creates a number with its original text.
  package init(text: String, value: Double) {
    self.text = text
    self.value = value
  }

  /// Compares the values: 1.0 is equal to 1.
  package static func == (a: JSONNumber, b: JSONNumber) -> Bool { a.value == b.value }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
#endif
