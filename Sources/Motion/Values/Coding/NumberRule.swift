// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A rule for legal parameter values.
///
/// A parameter's rule is written once, in the `flaw` function of its type, and used by every
/// initializer: the trapping one, the failable one, and the decoder. NaN breaks every rule.
@frozen
@usableFromInline
package enum NumberRule {
  /// Any number except NaN, infinities included.
  case number

  /// A finite number.
  case finite

  /// A finite number above zero.
  case positive

  /// A number above zero, possibly infinite.
  case positiveOrInfinite

  /// A finite number of at least zero.
  case notNegative

  /// A number of at least zero, possibly infinite.
  case notNegativeOrInfinite

  /// A number from 0 to 1, both included.
  case fraction

  /// A number above 0 and below 1.
  case properFraction

  /// A number of at least 0 and below 1.
  case fractionBelowOne

  /// A number within bounds, both included.
  case range(ClosedRange<Double>)

  /// An integer within bounds.
  case count(ClosedRange<Int>)

  /// Returns whether a number satisfies the rule.
  @inlinable
  @inline(__always)
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

  /// The rule in words, to follow the name of a parameter.
  var requirement: String {
    switch self {
    case .number: "must be a number"
    case .finite: "must be finite"
    case .positive: "must be positive and finite"
    case .positiveOrInfinite: "must be positive"
    case .notNegative: "must be finite and not negative"
    case .notNegativeOrInfinite: "must not be negative"
    case .fraction: "must be in 0...1"
    case .properFraction: "must be between 0 and 1"
    case .fractionBelowOne: "must be at least 0 and less than 1"
    case .range(let range): "must be in \(range.lowerBound)...\(range.upperBound)"
    case .count(0 ... .max): "must not be negative"
    case .count(let range):
      range.upperBound == .max
        ? "must be at least \(range.lowerBound)"
        : "must be in \(range.lowerBound)...\(range.upperBound)"
    }
  }
}
