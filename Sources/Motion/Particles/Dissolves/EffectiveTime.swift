// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The effective time of particles, as a function of time and of their sweep position.
///
/// A front sweeps over the positions 0…1. Behind it the rate of a particle follows an easing, from
/// its first value to its last. All rates of change of the particle are multiplied by that rate, so
/// its motion is a free flight in the integral of the rate.
///
/// With the sweep position x, s = t − φ₀(x) and the length L of the ramp
/// ```
/// T = κ (e(0) min(t, φ₀) + L G(min(s, L) / L) + e(1) max(s − L, 0))
/// ```
/// where G is the integral of the easing e. For the linear one, T is κ s²/2L on the ramp,
/// and κ (s − L/2) behind it.
struct EffectiveTime: Hashable, Sendable {
  /// The easing e, and its integral.
  private let integral: EasingIntegral

  /// The factor κ, 0 for factors that are not positive.
  let rate: Double

  /// The seconds in which the front moves from sweep position 0 to 1.
  let passage: Double

  /// The seconds L from the arrival of the front until the rate is full.
  let length: Double

  let isLinear: Bool
  private let first: Double
  private let last: Double
  private let area: Double

  /// The inputs that divide 0...1 into pieces of one sign; empty if the easing is never negative.
  private let signChanges: [Double]

  /// Whether the effective time never increases along the sweep position.
  let isOrdered: Bool

  init(window: EasingWindow, ramp: Double, timeScale: Double) {
    let easing = window.easing
    rate = timeScale > 0 ? timeScale : 0
    passage = ramp / (1 + window.width)
    length = ramp * (window.width / (1 + window.width))
    isLinear = easing.isLinear
    (first, last) = (easing.value(at: 0), easing.value(at: 1))
    integral = EasingIntegral(easing)
    area = integral.value(to: 1)
    let (isNegative, lowest, points) = EffectiveTime.pieces(of: easing)
    signChanges = isNegative ? points : []
    // If the front arrives later by dφ, T changes by κ (e(0) − e(u)) dφ.
    isOrdered = first == 0 || lowest >= first
  }

  /// Evaluates the effective time, a finite number.
  ///
  /// - Edge cases: 0 until time 0, and at time NaN.
  func value(at time: Double, sweepPosition: Double) -> Double {
    guard time > 0 && rate > 0 else { return 0 }
    let time = time.boundedFactor
    let onset = passage * sweepPosition
    let since = time - onset
    if isLinear {
      guard since > 0 else { return 0 }
      if since > length { return rate * (since - length / 2) }
      return rate * (since * since / (2 * length))
    }
    guard since > 0 else { return rate * (first * time) }
    let before = first * onset
    if since < length {
      return rate * (before + length * integral.value(to: since / length))
    }
    return rate * (before + length * area + last * (since - length))
  }

  /// Evaluates the rate of the effective time.
  func slope(at time: Double, sweepPosition: Double) -> Double {
    guard time >= 0 else { return 0 }
    let since = time - passage * sweepPosition
    if since < 0 { return rate * first }
    if isLinear { return since < length ? rate * (since / length) : rate }
    let factor = since < length ? integral.easing.value(at: since / length) : last
    return rate * factor
  }

  /// Returns the time from which onwards the effective time is at least a target.
  ///
  /// - Returns: The time; 0 for a target that is not positive, infinity if there is no such time.
  func time(reaching target: Double, sweepPosition: Double) -> Double {
    guard target > 0 else { return 0 }
    guard rate > 0 else { return .infinity }
    let onset = passage * sweepPosition
    let end = onset + length
    if isLinear {
      let integral = target / rate
      let since =
        integral <= length / 2 ? (2 * length * integral).squareRoot() : integral + length / 2
      return settled(onset + since, target, sweepPosition)
    }
    let full = value(at: end, sweepPosition: sweepPosition)
    if full < target {
      guard last > 0 else { return .infinity }
      return settled(end + (target - full) / (rate * last), target, sweepPosition)
    }
    guard last >= 0 else { return .infinity }
    return lastCrossing(of: target, sweepPosition: sweepPosition, before: end)
  }

  /// Returns the last time on the ramp, or ahead of it, at which a target is reached.
  private func lastCrossing(of target: Double, sweepPosition: Double, before end: Double) -> Double
  {
    let onset = passage * sweepPosition
    var (low, high) = (0.0, end)
    for piece in signChanges.reversed() + [0] {
      let start = onset + length * piece
      if value(at: start, sweepPosition: sweepPosition) < target {
        low = start
        break
      }
      high = start
    }
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      if value(at: middle, sweepPosition: sweepPosition) < target {
        low = middle
      } else {
        high = middle
      }
    }
  }

  /// Returns the first time from an estimate onwards at which the computed value reaches the
  /// target.
  ///
  /// Estimates are accurate to a few ulp, so few steps are needed.
  private func settled(_ estimate: Double, _ target: Double, _ sweepPosition: Double) -> Double {
    var time = estimate
    var step = time.nextUp - time
    while time < .infinity && value(at: time, sweepPosition: sweepPosition) < target {
      time += step
      step *= 2
    }
    return time
  }

  /// Returns whether an easing is ever negative, its lowest value, and where its sign may change.
  private static func pieces(
    of easing: Easing
  ) -> (isNegative: Bool, lowest: Double, points: [Double]) {
    var points: [Double] = []
    var lowest = Double.infinity
    var left = 0.0
    for right in easing.turningPoints + [1] {
      // Jumps are at the ends of pieces; inside, a piece is monotone.
      var (low, high) = (left == 0 ? 0 : left.nextUp, right == 1 ? 1 : right.nextDown)
      let (a, b) = (easing.value(at: low), easing.value(at: high))
      lowest = Swift.min(lowest, Swift.min(a, b))
      while (a < 0) != (b < 0) {
        let middle = low + (high - low) / 2
        if middle <= low || middle >= high {
          points.append(high)
          break
        }
        if (easing.value(at: middle) < 0) == (a < 0) { low = middle } else { high = middle }
      }
      if right < 1 { points.append(right) }
      left = right
    }
    return (lowest < 0, lowest, points)
  }
}
