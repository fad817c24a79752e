// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Roots {
  /// Visits the turns of a function that even steps show, each where three steps enclose it.
  ///
  /// What is less than 4 ulp is rounding and no turn.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - interval: Where to look.
  ///   - steps: Into how many steps the interval is cut; two turns in one step may be missed.
  ///   - body: Takes a turn, in ascending order, and says whether to go on.
  /// - Returns: Whether the body went on to the end.
  static func visitTurns(
    of function: (Double) -> Double, in interval: ClosedRange<Double>, steps: Int,
    _ body: (Double) -> Bool
  ) -> Bool {
    let (low, high) = (interval.lowerBound, interval.upperBound)
    /// Never less than that of an earlier step, which a mean of both bounds might be.
    func place(_ step: Int) -> Double {
      guard step < steps else { return high }
      return Swift.min(high, low + (high / 2 - low / 2) * (2 * Double(step) / Double(steps)))
    }
    // The farthest step in the direction in which the function goes, which is not known at first.
    var (turn, best, way) = (0, function(place(0)), 0.0)
    for step in 1...Swift.max(1, steps) {
      let value = function(place(step))
      if way == 0 ? value != best : (value - best) * way > 0 {
        // From one end to the first number that differs it goes one way.
        if way == 0 { way = value > best ? 1 : -1 }
        (turn, best) = (step, value)
      } else if (best - value) * way > 4 * best.ulp {
        let found = highest(in: place(Swift.max(0, turn - 1))...place(turn + 1)) {
          way * function($0)
        }
        guard body(found) else { return false }
        (turn, best, way) = (step, value, -way)
      }
    }
    return true
  }

  /// Finds where a function with one top in an interval is highest.
  ///
  /// Steps go to the top of the parabola through the three highest points, or by the golden section
  /// where that leads out of the interval or does not narrow it.
  ///
  /// - Parameters:
  ///   - interval: The interval. The function is evaluated nowhere outside it.
  ///   - value: The function. It need not be smooth, nor continuous.
  /// - Returns: The highest of the points that were looked at.
  /// - Accuracy: 2⁻⁴⁴ of the interval where the function has a corner. A smooth top is as flat as
  ///   rounding within about 2⁻²⁶ of its width, and no point there is told from another.
  /// - Complexity: At most 64 evaluations, about 10 for a smooth function.
  /// - Source: R. P. Brent, "Algorithms for Minimization without Derivatives" (1973), chapter 5.
  static func highest(in interval: ClosedRange<Double>, _ value: (Double) -> Double) -> Double {
    let golden = 0.3819660112501051
    var (low, high) = (interval.lowerBound, interval.upperBound)
    let least = Swift.max(0x1p-44 * (high - low), Swift.max(low.magnitude, high.magnitude).ulp)
    // The highest point, the second, and the one that was second before.
    var best = low + golden * (high - low)
    var top = value(best)
    var (second, third, topSecond, topThird) = (best, best, top, top)
    // The last step, and the one before.
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
      let place = best + (step.magnitude >= least ? step : step > 0 ? least : -least)
      let number = value(place)
      if number >= top {
        if place < best { high = best } else { low = best }
        (third, topThird, second, topSecond) = (second, topSecond, best, top)
        (best, top) = (place, number)
      } else {
        if place < best { low = place } else { high = place }
        if number >= topSecond || second == best {
          (third, topThird, second, topSecond) = (second, topSecond, place, number)
        } else if number >= topThird || third == best || third == second {
          (third, topThird) = (place, number)
        }
      }
      // So flat that rounding decides which of them is higher.
      let isFlat = top - topThird <= 2 * top.magnitude.ulp
      if isFlat && second != best && third != best && third != second { break }
    }
    return best
  }

  /// The way from the first of three points to the top of the parabola through them, as a quotient.
  private static func parabola(
    _ x: Double, _ valueX: Double, _ w: Double, _ valueW: Double, _ v: Double, _ valueV: Double
  ) -> (dividend: Double, divisor: Double) {
    let r = (x - w) * (valueX - valueV)
    let q = (x - v) * (valueX - valueW)
    return ((x - w) * r - (x - v) * q, 2 * (q - r))
  }
}
