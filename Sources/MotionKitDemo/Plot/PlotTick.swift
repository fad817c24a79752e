// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// A labeled number on an axis, with few digits.
struct PlotTick {
  /// The number.
  let value: Double

  /// The text of the number.
  let label: String

  /// Returns the numbers in a range at steps of 1, 2 or 5 times a power of ten.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - count: The approximate count of numbers, unless neighboring floating-point numbers are
  ///     farther apart.
  /// - Returns: The numbers, the least first.
  static func ticks(in range: ClosedRange<Double>, count: Int) -> [PlotTick] {
    let (low, high) = (range.lowerBound, range.upperBound)
    let finest = max(abs(low), abs(high)).ulp
    let step = Step(notUnder: max(PlotFrame.length(of: range, over: Double(count)), finest))
    // Up to 2⁵³ steps from zero, since no step is finer than the numbers themselves.
    let first = Int((low / step.value - 1e-9).rounded(.up))
    let last = Int((high / step.value + 1e-9).rounded(.down))
    guard first <= last else { return [] }
    let slack = step.value * 1e-9
    let numbers = (first...last).map { Decimal(digits: $0 * step.digit, power: step.power) }
      .filter { low - slack <= $0.value && $0.value <= high + slack }
    let plain = numbers.map(\.plain)
    let scientific = numbers.map(\.scientific)
    let length = longest(plain)
    let labels = length <= 8 || length <= longest(scientific) ? plain : scientific
    return zip(numbers, labels).map { PlotTick(value: $0.value, label: $1) }
  }

  /// Returns as many of these numbers in a range as their labels leave room for.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - count: The approximate maximum count.
  ///   - letters: The count of letters that fit along the axis.
  /// - Returns: The numbers, the least first; none if there is no room for a single one.
  static func ticks(
    in range: ClosedRange<Double>, count: Int, letters: Int
  ) -> [PlotTick] {
    for count in (1...max(count, 1)).reversed() {
      let ticks = ticks(in: range, count: count)
      if ticks.count * (longest(ticks.map(\.label)) + 2) <= letters { return ticks }
    }
    return []
  }

  private static func longest(_ labels: [String]) -> Int { labels.map(\.count).max() ?? 0 }

  /// The distance of the numbers: a digit times a power of ten.
  private struct Step {
    let digit: Int
    let power: Int
    let value: Double

    /// Creates the least step that is not shorter than a length.
    init(notUnder length: Double) {
      let power = Int(log10(length).rounded(.down))
      let steps = [(1, power), (2, power), (5, power)].map { Decimal(digits: $0, power: $1) }
      let step =
        steps.first { $0.value >= length * (1 - 1e-9) } ?? Decimal(digits: 1, power: power + 1)
      (digit, self.power, value) = (step.digits, step.power, step.value)
    }
  }

  /// A decimal number, given by its digits.
  private struct Decimal {
    let digits: Int
    let power: Int

    /// The nearest floating-point number; infinite beyond the largest.
    var value: Double { Double("\(digits)e\(power)") ?? .infinity }

    private var sign: String { digits < 0 ? "-" : "" }

    /// All digits, with as many decimals as the power requires.
    var plain: String {
      let text = String(digits.magnitude)
      if power >= 0 { return sign + (digits == 0 ? "0" : text + zeros(power)) }
      let filled = zeros(1 - power - text.count) + text
      return sign + filled.dropLast(-power) + "." + filled.suffix(-power)
    }

    /// One digit, the decimals that are not zero, and the power of ten.
    var scientific: String {
      if digits == 0 { return "0" }
      let text = String(digits.magnitude)
      var rest = text.dropFirst()
      while rest.last == "0" { rest.removeLast() }
      let exponent = power + text.count - 1
      return sign + text.prefix(1) + (rest.isEmpty ? "" : "." + rest) + "e\(exponent)"
    }

    private func zeros(_ count: Int) -> String { String(repeating: "0", count: max(0, count)) }
  }
}
