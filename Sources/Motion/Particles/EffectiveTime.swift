// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The time by which particles have moved, as a function of time and of their place.
///
/// A front sweeps over the places 0…1. Behind it a particle lives at a rate that rises
/// through an easing, from its first value to its last. Everything about the particle
/// scales by that rate, so the integral of the rate is a time in which it flies freely.
///
/// With the place x, s = t − φ₀(x) and the length L of the ramp
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

  /// The seconds that the front takes from place 0 to place 1.
  let passage: Double

  /// The seconds L from the arrival of the front until the rate is full.
  let length: Double

  private let isLinear: Bool
  private let first: Double
  private let last: Double
  private let area: Double

  /// What cuts [0, 1] into pieces in which the easing has one sign, if it is ever negative.
  private let signChanges: [Double]

  /// Whether no place is ahead of one that the front has met earlier.
  let isOrdered: Bool

  init(window: EasingWindow, ramp: Double, timeScale: Double) {
    let easing = window.easing
    rate = timeScale > 0 ? timeScale : 0
    passage = ramp / (1 + window.width)
    length = ramp * (window.width / (1 + window.width))
    isLinear = easing == .linear
    (first, last) = (easing.value(at: 0), easing.value(at: 1))
    integral = EasingIntegral(easing)
    area = integral.value(to: 1)
    let (isNegative, lowest, points) = EffectiveTime.pieces(of: easing)
    signChanges = isNegative ? points : []
    // Where the front comes later by dφ, T changes by κ (e(0) − e(u)) dφ.
    isOrdered = first == 0 || lowest >= first
  }

  /// Evaluates the effective time, a finite number.
  ///
  /// - Edge cases: 0 until time 0, and at time NaN.
  func value(at time: Double, place: Double) -> Double {
    // A rate of 0 times what is too large would be NaN.
    guard time > 0 && rate > 0 else { return 0 }
    let onset = passage * place
    let since = time - onset
    if isLinear {
      guard since > 0 else { return 0 }
      if since > length { return (rate * (since - length / 2)).clampedToFinite }
      // From 10¹⁵⁰ on, squares would overflow.
      let passed = since < 1e150 ? since * since / (2 * length) : since / length * (since / 2)
      return (rate * passed).clampedToFinite
    }
    guard since > 0 else { return (rate * (first * time)).clampedToFinite }
    let before = first * onset
    if since < length {
      return (rate * (before + length * integral.value(to: since / length))).clampedToFinite
    }
    return (rate * (before + length * area + last * (since - length))).clampedToFinite
  }

  /// Whether lanes can evaluate the effective time: on a linear ramp of ordinary numbers.
  func hasLanes(at time: Double) -> Bool {
    isLinear && rate > 0 && length > 1e-100 && rate / length < 1e100 && time > 0 && time < 1e100
  }

  /// Evaluates the effective time at several places, at most 2 ulp from that at each.
  ///
  /// - Parameters:
  ///   - time: Seconds.
  ///   - places: The places, lane by lane.
  /// - Returns: The effective times.
  /// - Precondition: There are lanes for the time.
  @inline(__always)
  func values<Numbers: DoubleLanes>(at time: Double, places: Numbers) -> Numbers {
    let since = Numbers(time) - Numbers(passage) * places
    let ramp = since * since * Numbers(rate / (2 * length))
    let line = Numbers(rate) * (since - Numbers(length / 2))
    return Numbers.less(Numbers(0), since)
      & Numbers.select(Numbers.less(Numbers(length), since), line, ramp)
  }

  /// Evaluates how fast the effective time passes.
  func slope(at time: Double, place: Double) -> Double {
    guard time >= 0 else { return 0 }
    let since = time - passage * place
    if since < 0 { return (rate * first).clampedToFinite }
    if isLinear { return since < length ? rate * (since / length) : rate }
    let factor = since < length ? integral.easing.value(at: since / length) : last
    return (rate * factor).clampedToFinite
  }

  /// Finds the time from which the effective time is never again below a target.
  ///
  /// - Returns: 0 for a target that is not positive, infinity if there is no such time.
  func time(reaching target: Double, place: Double) -> Double {
    guard target > 0 else { return 0 }
    guard rate > 0 else { return .infinity }
    let onset = passage * place
    let end = onset + length
    if isLinear {
      let integral = target / rate
      let since =
        integral <= length / 2 ? (2 * length * integral).squareRoot() : integral + length / 2
      return settled(onset + since, target, place)
    }
    let full = value(at: end, place: place)
    if full < target {
      guard last > 0 else { return .infinity }
      return settled(end + (target - full) / (rate * last), target, place)
    }
    guard last >= 0 else { return .infinity }
    return lastCrossing(of: target, place: place, before: end)
  }

  /// Finds the last time on the ramp, or ahead of it, at which a target is reached.
  private func lastCrossing(of target: Double, place: Double, before end: Double) -> Double {
    let onset = passage * place
    var (low, high) = (0.0, end)
    for piece in signChanges.reversed() + [0] {
      let start = onset + length * piece
      if value(at: start, place: place) < target {
        low = start
        break
      }
      high = start
    }
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      if value(at: middle, place: place) < target { low = middle } else { high = middle }
    }
  }

  /// The first time from an estimate on at which the computed value has come to the target.
  ///
  /// Estimates are good to some ulp, so the few that come before it take few steps.
  private func settled(_ estimate: Double, _ target: Double, _ place: Double) -> Double {
    var time = estimate
    var step = time.nextUp - time
    while time < .infinity && value(at: time, place: place) < target {
      time += step
      step *= 2
    }
    return time
  }

  /// Whether an easing is ever negative, its lowest value, and where its sign may change.
  private static func pieces(
    of easing: Easing
  ) -> (isNegative: Bool, lowest: Double, points: [Double]) {
    var points: [Double] = []
    var lowest = Double.infinity
    var left = 0.0
    for right in easing.turningPoints + [1] {
      // Jumps are at the ends of pieces, which are monotone inside.
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
