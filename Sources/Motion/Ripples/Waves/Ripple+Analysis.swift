// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// A wave is A·e^(−δτ)·sin θ with θ = fτ + φ, τ seconds after its arrival. It turns where tan θ =
// f/δ, at the angles α + kπ with α = atan2(f, δ), and is 0 at the angles kπ. Its rate is such a wave,
// too, whose angle is θ − α: it turns at the angles 2α + kπ. A negative frequency is equivalent to a
// positive one with the opposite phase and sign.
extension Ripple {
  /// The seconds from the arrival to the end of the wave.
  @inlinable
  var lifetime: Double { decay > 0 ? Ripple.lifetimeInTimeConstants / decay : .infinity }

  /// The angle θ at the arrival, within ±π, for a positive frequency.
  private var startAngle: Double {
    guard phase != 0 else { return 0 }
    let (sine, cosine) = Elementary.sineAndCosine(frequency < 0 ? -phase : phase)
    return Elementary.atan2(y: sine, x: cosine)
  }

  /// The angle α of the turns, above 0 and at most π/2.
  var turnAngle: Double { Elementary.atan2(y: frequency.magnitude, x: decay) }

  /// Returns the seconds from the arrival to an angle, 0 to π, modulo π.
  func time(ofAngle angle: Double, repetition: Double) -> Double {
    var turn = angle - startAngle
    if turn < 0 { turn += Double.pi }
    while turn >= Double.pi { turn -= Double.pi }
    return (turn + repetition * Double.pi) / frequency.magnitude
  }

  /// Returns the time of a turn after the arrival, counted from 0.
  func turn(_ index: Double) -> Double { time(ofAngle: turnAngle, repetition: index) }

  /// Returns the index of the last turn before a time, at least 0.
  func turnIndex(before time: Double) -> Double {
    Swift.max(0, Elementary.floor((time - turn(0)) * frequency.magnitude / Double.pi))
  }

  /// The first turn of the wave after its arrival, where the displacement is greatest.
  ///
  /// ```swift
  /// Ripple.shader.firstPeak.time  // 0.0721
  /// Ripple.shader.firstPeak.value  // 5.9494
  /// ```
  /// With the frequency *f*, the decay *δ* and a phase of 0, its time is *τ* = atan(*f*/*δ*)/*f*,
  /// and its value is *f*/√(*f*² + *δ*²) · e^(−*δτ*) of the amplitude: half to six tenths for
  /// the presets.
  ///
  /// - Units: Seconds after the arrival, and points.
  /// - Edge cases: A wave without oscillation is greatest at its arrival. For a negative amplitude
  ///   the first peak is a minimum.
  public var firstPeak: Extremum {
    var time = frequency == 0 ? 0 : turn(0)
    if time > lifetime { time = 0 }
    let value = amount(at: time)
    return Extremum(time: time, value: value, kind: value < 0 ? .minimum : .maximum)
  }

  /// The maximum displacement of the wave, in points.
  ///
  /// It is the `maxSampleOffset` that SwiftUI's `layerEffect` requires, horizontally and
  /// vertically, and half to six tenths of the amplitude for the presets.
  public var maximumOffset: Double { Swift.max(amount(at: 0).magnitude, firstPeak.value.magnitude) }

  /// Returns the time of a zero of the displacement.
  ///
  /// - Parameter index: The index of the zero, counted from 0; if the phase is 0, the first is the
  ///   arrival.
  /// - Returns: Seconds after the arrival: the index times π divided by the magnitude of the
  ///   frequency, if the phase is 0; infinite if the frequency is 0.
  /// - Precondition: The index is not negative.
  public func zeroCrossing(_ index: Int) -> Double {
    require("index", index, in: 0 ... .max)
    guard frequency != 0 else { return .infinity }
    return time(ofAngle: 0, repetition: Double(index))
  }

  /// Returns the last time at which the displacement is at least an amount.
  ///
  /// It is the last crossing of the displacement itself, not that of the envelope: for the preset
  /// `haptics` and 0.05 points, 0.9582 s after the arrival instead of 0.9633 s.
  ///
  /// - Parameters:
  ///   - amount: The displacement, in points.
  ///   - distance: The distance from the origin, in points; for a whole screen, that of its
  ///     farthest corner.
  /// - Returns: Seconds since the wave began; 0 if the displacement is always less or the wave
  ///   never arrives, infinite if the displacement reaches the amount again and again, or if the
  ///   amount is not positive.
  /// - Complexity: O(1), about 20 evaluations.
  public func settlingTime(within amount: Double, atDistance distance: Double = 0) -> Double {
    guard amount > 0 else { return .infinity }
    let delay = delay(atDistance: distance)
    guard delay < .infinity else { return 0 }
    let last = frequency == 0 ? lastTimeOfDecay(beyond: amount) : lastTime(beyond: amount)
    return last < 0 ? 0 : delay + last
  }

  /// Returns that time after the arrival for a wave without oscillation, −1 if there is no such
  /// time.
  private func lastTimeOfDecay(beyond amount: Double) -> Double {
    guard self.amount(at: 0).magnitude >= amount else { return -1 }
    guard lifetime < .infinity else { return .infinity }
    return crossing(of: amount, in: 0...lifetime)
  }

  /// Returns that time after the arrival for a wave that oscillates, −1 if there is no such time.
  private func lastTime(beyond amount: Double) -> Double {
    func height(_ turn: Double) -> Double { self.amount(at: self.turn(turn)).magnitude }
    let first = height(0)
    guard first >= amount else {
      // The displacement may be greatest at the arrival, and then decreases to its first zero.
      guard self.amount(at: 0).magnitude >= amount else { return -1 }
      return crossing(of: amount, in: 0...Swift.min(zeroCrossing(0), lifetime))
    }
    // Each swing is smaller than the previous one by the same factor.
    let shrinking = decay * (Double.pi / frequency.magnitude)
    guard shrinking > 0, lifetime < .infinity else { return .infinity }
    let count = Elementary.floor((Elementary.log(first) - Elementary.log(amount)) / shrinking)
    var turn = Swift.min(count, turnIndex(before: lifetime))
    // The logarithm may be off by an ulp, so the heights are compared.
    if turn > 0, height(turn) < amount { turn -= 1 }
    if height(turn + 1) >= amount { turn += 1 }
    let peak = self.turn(turn)
    let zero = peak + (Double.pi - turnAngle) / frequency.magnitude
    return crossing(of: amount, in: peak...Swift.max(peak, Swift.min(zero, lifetime)))
  }

  /// Returns where the wave decreases to an amount, in an interval in which it is decreasing.
  private func crossing(of amount: Double, in interval: ClosedRange<Double>) -> Double {
    Roots.bracketed(in: interval) { self.amount(at: $0).magnitude - amount }
  }
}
