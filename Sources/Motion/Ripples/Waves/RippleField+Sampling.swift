// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension RippleField {
  /// Evaluates the displacement of a point.
  ///
  /// - Parameters:
  ///   - point: The undisplaced point.
  ///   - time: The time, in seconds.
  /// - Returns: The sum of the displacements by the waves, to be added to the point.
  public func displacement(of point: SIMD2<Double>, at time: Double) -> SIMD2<Double> {
    var sum = SIMD2<Double>.zero
    for index in indices(at: time) {
      let wave = shockwaves[index]
      guard !isSkipped(wave, at: time) else { continue }
      sum += ripple.displacement(of: point, from: wave.origin, at: time - wave.time)
    }
    return sum
  }

  /// Evaluates the position whose content appears at a point.
  ///
  /// - Parameters:
  ///   - point: The drawn point.
  ///   - time: The time, in seconds.
  /// - Returns: The position of the color.
  public func samplePosition(for point: SIMD2<Double>, at time: Double) -> SIMD2<Double> {
    point - displacement(of: point, at: time)
  }

  /// Evaluates the brightness that the waves add to a point.
  ///
  /// - Parameters:
  ///   - point: The drawn point.
  ///   - time: The time, in seconds.
  /// - Returns: The summand of red, green and blue, to be multiplied by the opacity of the point.
  ///   Waves below the threshold are skipped here too.
  public func brightness(of point: SIMD2<Double>, at time: Double) -> Double {
    var sum = 0.0
    for index in indices(at: time) {
      let wave = shockwaves[index]
      guard !isSkipped(wave, at: time) else { continue }
      sum += ripple.brightness(of: point, from: wave.origin, at: time - wave.time)
    }
    return sum
  }

  /// Returns a time after which no displacement within the bounds reaches an amount.
  ///
  /// A display may stop after that time until the next wave begins.
  ///
  /// - Parameter amount: The displacement, in points.
  /// - Returns: The time in seconds; −∞ if there are no waves. The amount is divided evenly among
  ///   overlapping waves, so the time is never early. Where *k* of at most 8 waves share the amount, it is
  ///   late by at most ln(*k*)/*δ* and a swing.
  /// - Edge cases: With waves it is infinite if there are no bounds, or if the waves neither decay
  ///   nor expire.
  public func settlingTime(within amount: Double) -> Double {
    let share = amount / Double(Swift.min(capacity, Swift.max(1, shockwaves.count)))
    var latest = -Double.infinity
    for wave in shockwaves {
      let distance = bounds?.farthest(from: wave.origin)
      let quiet = distance.map { ripple.settlingTime(within: share, atDistance: $0) } ?? .infinity
      latest = Swift.max(latest, wave.time + Swift.min(lifetime, quiet))
    }
    return latest
  }
}
