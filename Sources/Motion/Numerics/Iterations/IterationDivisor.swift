// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A divider of active times by the duration of an iteration, with the exact remainder.
///
/// The whole part is estimated by a multiplication, and the remainder is computed without an error:
/// the product of an integer below 2²⁶ with the upper 26 or the lower 27 bits of the duration is
/// exact. An estimate on the wrong side of a boundary shows as a remainder outside the duration.
@frozen
@usableFromInline
struct IterationDivisor: Hashable, Sendable {
  @usableFromInline let duration: Double
  @usableFromInline let inverse: Double

  /// The number of iterations below which the halves suffice.
  @usableFromInline let reach: Double

  @usableFromInline
  init(duration: Double) {
    self.duration = duration
    inverse = 1 / duration
    // The halves of a smaller duration might lose bits, and those of infinity are none.
    reach = duration > 0x1p-900 && duration < .infinity ? 0x1p26 : 0
  }

  /// Returns the whole iterations and the seconds since then at a time that is the sum of two
  /// numbers and not negative, or nil if it is late or too near a boundary for the estimate.
  @inlinable
  @inline(__always)
  func nearRest(at time: Double, _ error: Double) -> (whole: Double, rest: Double)? {
    let quotient = time * inverse
    guard quotient < reach else { return nil }
    let nearest = (quotient + 0x1p52) - 0x1p52
    let whole = nearest > quotient ? nearest - 1 : nearest
    let high = Double(bitPattern: duration.bitPattern & ~0x7ff_ffff)
    let rest = (time - whole * high) - whole * (duration - high) + error
    guard rest >= 0 && rest < duration else { return nil }
    return (whole, rest)
  }

  /// Returns the whole iterations and the seconds since then, at any finite time.
  ///
  /// - Edge cases: An endless iteration contains every time. From iteration 2⁵³ onwards no two
  ///   representable times lie in one: the whole part is the quotient, and it has not begun: the rest is −∞.
  /// - Precondition: The duration is positive.
  @usableFromInline
  func distantRest(at time: Double) -> (whole: Double, rest: Double) {
    guard duration < .infinity else { return (0, time) }
    let quotient = time / duration
    guard quotient < 0x1p53 else { return (quotient, -.infinity) }
    let (whole, rest, scaled) = distantScaledRest(at: time, 0)
    return (whole, Swift.min(rest / (scaled / duration), duration.nextDown))
  }

  /// Subtracts multiples of the duration until less than one remains.
  func distantScaledRest(
    at time: Double, _ error: Double
  ) -> (whole: Double, rest: Double, duration: Double) {
    // Scaled so that no product overflows, and no error of a product underflows.
    let scale = duration < 0x1p-600 ? 0x1p300 : time > 0x1p900 ? 0x1p-100 : 1
    let duration = self.duration * scale
    var (whole, rest) = (0.0, time * scale)
    var count = nearestInteger(rest / duration)
    while count != 0 {
      let (product, productError) = ExactArithmetic.twoProduct(count, duration)
      whole += count
      rest = (rest - product) - productError
      count = nearestInteger(rest / duration)
    }
    rest += error * scale
    if rest < 0 && rest + duration < duration {
      rest += duration
      whole -= 1
    }
    if rest >= duration {
      rest -= duration
      whole += 1
    }
    return (whole, Swift.max(0, rest), duration)
  }

  private func nearestInteger(_ quotient: Double) -> Double {
    quotient.magnitude < 0.75 ? 0 : Elementary.floor(quotient + 0.5)
  }
}
