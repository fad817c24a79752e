// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// A number without rounding: a sum of `Double`s that do not overlap.
///
/// For tests that must know a sign, and not nearly so.
/// - Source: J. R. Shewchuk, "Adaptive precision floating-point arithmetic and fast robust
///   geometric predicates" (1997).
struct ExactSum {
  private var terms: [Double]

  init(_ number: Double) { terms = [number] }

  /// The sign: −1, 0 or 1.
  var sign: Int {
    guard let largest = terms.last(where: { $0 != 0 }) else { return 0 }
    return largest < 0 ? -1 : 1
  }

  private mutating func add(_ number: Double) {
    var carry = number
    for index in terms.indices {
      let sum = carry + terms[index]
      let share = sum - carry
      terms[index] = (carry - (sum - share)) + (terms[index] - share)
      carry = sum
    }
    terms.append(carry)
    terms.removeAll { $0 == 0 }
  }

  static func + (a: ExactSum, b: ExactSum) -> ExactSum {
    var sum = a
    for term in b.terms { sum.add(term) }
    return sum
  }

  static func - (a: ExactSum, b: ExactSum) -> ExactSum { a + b * ExactSum(-1) }

  static func * (a: ExactSum, b: ExactSum) -> ExactSum {
    var sum = ExactSum(0)
    for first in a.terms {
      for second in b.terms {
        let product = first * second
        sum.add(Foundation.fma(first, second, -product))
        sum.add(product)
      }
    }
    return sum
  }

  static func * (factor: Double, a: ExactSum) -> ExactSum { ExactSum(factor) * a }
}
