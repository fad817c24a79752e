// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Roots {
  /// Visits the turns of a function, each of which three steps enclose.
  ///
  /// Changes below 4 ulp are treated as rounding and not as turns.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - start: The first number.
  ///   - next: Returns the number after another one, or that number at the end; two turns in one
  ///     step may be missed.
  ///   - body: Receives a turn, in ascending order, and returns whether to continue.
  /// - Returns: Whether the body continued to the end.
  static func visitTurns(
    of function: (Double) -> Double, from start: Double, next: (Double) -> Double,
    _ body: (Double) -> Bool
  ) -> Bool {
    // The farthest step in the current direction, which is unknown at first, and those beside it.
    var (before, turn, after) = (start, start, start)
    var (best, direction, time) = (function(start).clampedToFinite, 0.0, start)
    while case let later = next(time), later > time {
      if time == turn { after = later }
      let value = function(later).clampedToFinite
      if direction == 0 ? value != best : (value - best) * direction > 0 {
        // Up to the first value that differs, the function is assumed to move in one direction.
        if direction == 0 { direction = value > best ? 1 : -1 }
        (before, turn, best) = (time, later, value)
      } else if (best - value) * direction > 4 * best.ulp {
        let found = highest(in: before...after) { direction * function($0) }
        guard body(found) else { return false }
        (before, turn, best, direction) = (time, later, value, -direction)
      }
      time = later
    }
    return true
  }

  /// Finds the maximum of a function that has one in an interval.
  ///
  /// Steps lead to the top of the parabola through the three highest points, or use the golden
  /// section where the parabola leads out of the interval or does not narrow it.
  ///
  /// - Parameters:
  ///   - interval: The interval. The function is evaluated nowhere outside it.
  ///   - value: The function. It need not be smooth, nor continuous.
  /// - Returns: The highest of the points that were evaluated.
  /// - Accuracy: 2⁻⁴⁴ of the interval if the function has a corner at its maximum. A smooth maximum
  ///   is flat to rounding within about 2⁻²⁶ of its width, and points there cannot be
  ///   distinguished.
  /// - Complexity: At most 64 evaluations, about 10 for a smooth function.
  /// - Source: R. P. Brent, "Algorithms for Minimization without Derivatives" (1973), chapter 5.
  static func highest(in interval: ClosedRange<Double>, _ value: (Double) -> Double) -> Double {
    let golden = 0.3819660112501051
    var (low, high) = (interval.lowerBound, interval.upperBound)
    let least = Swift.max(0x1p-44 * (high - low), Swift.max(low.magnitude, high.magnitude).ulp)
    // The highest point, the second highest, and the previous second highest.
    var best = low + golden * (high - low)
    var top = value(best)
    var (second, third, topSecond, topThird) = (best, best, top, top)
    // The last step, and the previous one.
    var (step, earlier) = (0.0, 0.0)
    for _ in 1..<64 {
      let middle = low + (high - low) / 2
      guard (best - middle).magnitude > 2 * least - (high - low) / 2 else { break }
      var isParabolic = false
      if earlier.magnitude > least {
        let (p, q) = parabola(best, top, second, topSecond, third, topThird)
        let next = p / q
        if next.magnitude < earlier.magnitude / 2, best + next > low, best + next < high {
          isParabolic = true
          (earlier, step) = (step, next)
          if best + next - low < 2 * least || high - best - next < 2 * least {
            step = best < middle ? least : -least
          }
        }
      }
      if !isParabolic {
        earlier = best < middle ? high - best : low - best
        step = golden * earlier
      }
      let abscissa = best + (step.magnitude >= least ? step : step > 0 ? least : -least)
      let number = value(abscissa)
      if number >= top {
        if abscissa < best { high = best } else { low = best }
        (third, topThird, second, topSecond) = (second, topSecond, best, top)
        (best, top) = (abscissa, number)
      } else {
        if abscissa < best { low = abscissa } else { high = abscissa }
        if number >= topSecond || second == best {
          (third, topThird, second, topSecond) = (second, topSecond, abscissa, number)
        } else if number >= topThird || third == best || third == second {
          (third, topThird) = (abscissa, number)
        }
      }
      // So flat that rounding decides which point is higher.
      let isFlat = top - topThird <= 2 * top.magnitude.ulp
      if isFlat && second != best && third != best && third != second { break }
    }
    return best
  }

  /// Returns the distance from the first of three points to the top of the parabola through them,
  /// as a quotient.
  private static func parabola(
    _ x: Double, _ valueX: Double, _ w: Double, _ valueW: Double, _ v: Double, _ valueV: Double
  ) -> (dividend: Double, divisor: Double) {
    let r = (x - w) * (valueX - valueV)
    let q = (x - v) * (valueX - valueW)
    return ((x - w) * r - (x - v) * q, 2 * (q - r))
  }
}
