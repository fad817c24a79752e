// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What makes a number legal as a parameter.
///
/// A parameter's rule is written once, in the `flaw` function of its type, and used by every way
/// to make a value of the type: the trapping initializer, the failable one, and the decoder. NaN
/// breaks every rule.
enum NumberRule {
  /// Any number but NaN, infinities included.
  case number

  /// Not infinite.
  case finite

  /// More than zero, and finite.
  case positive

  /// More than zero; infinity has a meaning.
  case positiveOrInfinite

  /// At least zero, and finite.
  case notNegative

  /// At least zero; infinity has a meaning.
  case notNegativeOrInfinite

  /// From 0 to 1, both included.
  case fraction

  /// More than 0 and less than 1.
  case properFraction

  /// At least 0 and less than 1.
  case fractionBelowOne

  /// Within bounds, both included.
  case range(ClosedRange<Double>)

  /// The bounds of an integer.
  case count(ClosedRange<Int>)

  /// Tells whether a number keeps the rule.
  func allows(_ number: Double) -> Bool {
    switch self {
    case .number: number == number
    case .finite: number.magnitude < .infinity
    case .positive: number > 0 && number < .infinity
    case .positiveOrInfinite: number > 0
    case .notNegative: number >= 0 && number < .infinity
    case .notNegativeOrInfinite: number >= 0
    case .fraction: number >= 0 && number <= 1
    case .properFraction: number > 0 && number < 1
    case .fractionBelowOne: number >= 0 && number < 1
    case .range(let range): range.contains(number)
    case .count(let range): number >= Double(range.lowerBound) && number <= Double(range.upperBound)
    }
  }

  /// The rule in words that follow "must be".
  var text: String {
    switch self {
    case .number: "a number"
    case .finite: "finite"
    case .positive: "positive and finite"
    case .positiveOrInfinite: "positive"
    case .notNegative: "finite and not negative"
    case .notNegativeOrInfinite: "not negative"
    case .fraction: "in 0...1"
    case .properFraction: "between 0 and 1"
    case .fractionBelowOne: "at least 0 and less than 1"
    case .range(let range): "in \(range.lowerBound)...\(range.upperBound)"
    case .count(let range):
      range.upperBound == .max
        ? "at least \(range.lowerBound)" : "in \(range.lowerBound)...\(range.upperBound)"
    }
  }
}
