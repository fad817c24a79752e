// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension RippleField {
  /// Evaluates how a point is moved.
  ///
  /// - Parameters:
  ///   - point: The point before it is moved.
  ///   - time: Seconds.
  /// - Returns: What to add to the point: the sum of what the waves do to it.
  public func displacement(at point: SIMD2<Double>, time: Double) -> SIMD2<Double> {
    var sum = SIMD2<Double>.zero
    for index in indices(at: time) {
      let wave = shockwaves[index]
      guard !isSkipped(wave, at: time) else { continue }
      sum += ripple.displacement(at: point, origin: wave.origin, time: time - wave.time)
    }
    return sum
  }

  /// Evaluates where the content that a point shows comes from.
  ///
  /// - Parameters:
  ///   - point: The point that is drawn.
  ///   - time: Seconds.
  /// - Returns: The point whose color it takes.
  public func samplePosition(for point: SIMD2<Double>, time: Double) -> SIMD2<Double> {
    point - displacement(at: point, time: time)
  }

  /// Evaluates how much brighter the waves make a point.
  ///
  /// - Parameters:
  ///   - point: The point that is drawn.
  ///   - time: Seconds.
  /// - Returns: What to add to red, green and blue, multiplied by the opacity of the
  ///   point. Waves whose movement is skipped do not shine either.
  public func brightness(at point: SIMD2<Double>, time: Double) -> Double {
    var sum = 0.0
    for index in indices(at: time) {
      let wave = shockwaves[index]
      guard !isSkipped(wave, at: time) else { continue }
      sum += ripple.brightness(at: point, origin: wave.origin, time: time - wave.time)
    }
    return sum
  }

  /// Finds a time after which no point within the bounds is moved by an amount.
  ///
  /// A display that has shown it may stop until the next wave is set off.
  ///
  /// - Parameter amount: A distance in points.
  /// - Returns: Seconds; −∞ if no wave was set off. Each of the waves that overlap gets an
  ///   even share of the amount, so the time is never early, and late by less than a
  ///   swing or two.
  /// - Edge cases: Infinite without bounds and without decay.
  public func quietTime(below amount: Double) -> Double {
    let share = amount / Double(Swift.min(capacity, Swift.max(1, shockwaves.count)))
    var latest = -Double.infinity
    for wave in shockwaves {
      let distance = bounds?.farthest(from: wave.origin)
      let quiet = distance.map { ripple.quietTime(below: share, atDistance: $0) } ?? .infinity
      latest = Swift.max(latest, wave.time + Swift.min(lifetime, quiet))
    }
    return latest
  }
}
