// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// A wave is A·e^(−δτ)·sin θ with θ = fτ + φ, τ seconds after its arrival. It turns where
// tan θ = f/δ, at the angles α + kπ with α = atan2(f, δ), and is zero at the angles kπ. A
// negative frequency is a positive one with the opposite phase and sign.
extension Ripple {
  /// The seconds after the arrival when nothing is left of the wave.
  @inlinable
  var lifetime: Double { decay > 0 ? Ripple.lifetimeInTimeConstants / decay : .infinity }

  /// The angle θ at the arrival, within ±π, for a positive frequency.
  private var startAngle: Double {
    guard phase != 0 else { return 0 }
    let (sine, cosine) = Elementary.sineAndCosine(frequency < 0 ? -phase : phase)
    return Elementary.atan2(y: sine, x: cosine)
  }

  /// The angle α of the turns, above 0 and at most π/2.
  private var turnAngle: Double { Elementary.atan2(y: frequency.magnitude, x: decay) }

  /// The seconds from the arrival to an angle, or the first one a multiple of π later.
  private func time(ofAngle angle: Double, repetition: Double) -> Double {
    var way = angle - startAngle
    if way < 0 { way += Double.pi }
    if way >= Double.pi { way -= Double.pi }
    return (way + repetition * Double.pi) / frequency.magnitude
  }

  /// The time of a turn after the arrival, counted from 0.
  func turn(_ index: Double) -> Double { time(ofAngle: turnAngle, repetition: index) }

  /// The index of the last turn before a time, at least 0.
  func turnIndex(before time: Double) -> Double {
    Swift.max(0, Elementary.floor((time - turn(0)) * frequency.magnitude / Double.pi))
  }

  /// The first turn of the wave after its arrival, where it moves points farthest.
  ///
  /// ```swift
  /// Ripple.shader.firstPeak.time  // 0.0721
  /// Ripple.shader.firstPeak.value  // 5.9494
  /// ```
  /// Without a phase it is at atan(f/δ)/f, with the share f/√(f² + δ²)·e^(−δτ) of the
  /// amplitude: half of it for the presets, and a little more.
  ///
  /// - Units: Seconds after the arrival, and points.
  /// - Edge cases: A wave that only dies away is highest at its arrival. For a negative
  ///   amplitude the first peak is a minimum.
  public var firstPeak: Extremum {
    var time = frequency == 0 ? 0 : turn(0)
    if time > lifetime { time = 0 }
    let value = amount(at: time)
    return Extremum(time: time, value: value, kind: value < 0 ? .minimum : .maximum)
  }

  /// The greatest distance by which the wave moves anything, in points.
  ///
  /// It is the `maxSampleOffset` that a shader needs, horizontally and vertically: half
  /// of the amplitude that is often passed.
  public var maximumOffset: Double {
    Swift.max(amount(at: 0).magnitude, firstPeak.value.magnitude)
  }

  /// Finds an instant at which points are where they were without the wave.
  ///
  /// - Parameter index: Which one, counted from 0; without a phase 0 is the arrival.
  /// - Returns: Seconds after the arrival, kπ/f without a phase; infinite if the frequency
  ///   is 0.
  /// - Precondition: The index is not negative.
  public func zeroCrossing(_ index: Int) -> Double {
    precondition(index >= 0, "index must not be negative, but is \(index)")
    guard frequency != 0 else { return .infinity }
    return time(ofAngle: 0, repetition: Double(index))
  }

  /// Finds the last instant at which the wave moves points by an amount or more.
  ///
  /// It is the true last crossing, not that of the envelope: for the preset `haptics`
  /// and a twentieth of a point 0.9582 s after the arrival instead of 0.9633 s.
  ///
  /// - Parameters:
  ///   - amount: A distance in points.
  ///   - distance: The points from the origin, of those that are asked about: a corner
  ///     tells when a whole screen is quiet.
  /// - Returns: Seconds since the wave was set off; 0 if it never moves points that far,
  ///   infinite if it does so again and again.
  /// - Complexity: O(1), some 20 evaluations.
  public func quietTime(below amount: Double, atDistance distance: Double = 0) -> Double {
    guard amount > 0 else { return .infinity }
    let delay = delay(atDistance: distance)
    guard delay < .infinity else { return 0 }
    let last = frequency == 0 ? lastTimeOfDecay(beyond: amount) : lastTime(beyond: amount)
    return last < 0 ? 0 : delay + last
  }

  /// The same after the arrival for a wave without oscillations, −1 if there is none.
  private func lastTimeOfDecay(beyond amount: Double) -> Double {
    guard self.amount(at: 0).magnitude >= amount else { return -1 }
    guard lifetime < .infinity else { return .infinity }
    return crossing(of: amount, in: 0...lifetime)
  }

  /// The same after the arrival for a wave that oscillates, −1 if there is none.
  private func lastTime(beyond amount: Double) -> Double {
    func height(_ turn: Double) -> Double { self.amount(at: self.turn(turn)).magnitude }
    let first = height(0)
    guard first >= amount else {
      // It may be that far away when it arrives, and falls from there to its first zero.
      guard self.amount(at: 0).magnitude >= amount else { return -1 }
      return crossing(of: amount, in: 0...Swift.min(zeroCrossing(0), lifetime))
    }
    // Each swing is smaller by the same factor.
    let shrinking = decay * (Double.pi / frequency.magnitude)
    guard shrinking > 0, lifetime < .infinity else { return .infinity }
    let count = Elementary.floor((Elementary.log(first) - Elementary.log(amount)) / shrinking)
    var turn = Swift.min(count, turnIndex(before: lifetime))
    // The logarithm may be off by an ulp: the heights themselves decide.
    if turn > 0, height(turn) < amount { turn -= 1 }
    if height(turn + 1) >= amount { turn += 1 }
    let peak = self.turn(turn)
    let zero = peak + (Double.pi - turnAngle) / frequency.magnitude
    return crossing(of: amount, in: peak...Swift.max(peak, Swift.min(zero, lifetime)))
  }

  /// Where the wave falls to an amount, in an interval in which it only falls.
  private func crossing(of amount: Double, in interval: ClosedRange<Double>) -> Double {
    Roots.bracketed(in: interval) { self.amount(at: $0).magnitude - amount }
  }
}
