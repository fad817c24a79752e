// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Dissolve {
  /// Evaluates a particle at a time.
  ///
  /// ```swift
  /// let dissolve = Dissolve(columns: 2, rows: 1, angle: 0...0, speed: 42...42,
  ///   lifetime: 0.7...0.7, seed: 0)
  /// let particle = dissolve.particle(1, at: 1)
  /// particle.effectiveTime  // 0.6
  /// particle.offset.y  // 21.6
  /// particle.alpha  // 0.3333
  /// ```
  /// - Parameters:
  ///   - index: The index of the particle, row × columns + column.
  ///   - time: The time in seconds, in any order. Until 0, and at NaN, the offset is 0. Dead
  ///     particles move on invisibly; +∞ is treated as ``duration``.
  /// - Returns: The state of the particle.
  /// - Precondition: The index is at least 0 and below the count.
  /// - Accuracy: The error is within 10⁻¹⁴ of the maximum of distance flown, fall, and 1.
  /// - Complexity: O(1), with one integral of the easing.
  public func particle(_ index: Int, at time: Double) -> Particle {
    particle(from: launch(of: index), sweepPosition: sweepPosition(of: index), at: time)
  }

  /// Evaluates a particle with a given launch at a time.
  ///
  /// - Parameters:
  ///   - launch: The initial velocity and the lifetime.
  ///   - sweepPosition: The sweep position of the particle, from 0 to 1.
  ///   - time: The time in seconds, as for ``particle(_:at:)``.
  /// - Returns: The state of the particle.
  public func particle(from launch: Launch, sweepPosition: Double, at time: Double) -> Particle {
    let time = legal(time)
    let sweepPosition = sweepPosition > 0 ? (sweepPosition < 1 ? sweepPosition : 1) : 0
    var particle = particle(
      from: launch, effectiveTime: clock.value(at: time, sweepPosition: sweepPosition),
      sumOfSquares: 0)
    particle.rate = clock.slope(at: time, sweepPosition: sweepPosition)
    return particle
  }

  /// Evaluates a particle after an effective time that passed in finite steps.
  ///
  /// Steps h that first move a particle by its velocity and then accelerate it lag behind its
  /// parabola by exactly g Σh² / 2. The two sums over the steps therefore determine the state, and
  /// with 0 for the squares it is the parabola:
  /// ```
  /// offset = v T + g (T² − S) / 2,   T = Σh,   S = Σh²
  /// ```
  /// - Parameters:
  ///   - launch: The initial velocity and the lifetime.
  ///   - effectiveTime: The sum T of the steps.
  ///   - sumOfSquares: The sum S of their squares.
  /// - Returns: The particle, with a rate of 0.
  public func particle(
    from launch: Launch, effectiveTime: Double, sumOfSquares: Double
  ) -> Particle {
    // The clock passes at most 2¹⁷⁰ s.
    let time = effectiveTime == effectiveTime ? effectiveTime.clamped(to: -0x1p200...0x1p200) : 0
    let lag = sumOfSquares == sumOfSquares ? sumOfSquares.clamped(to: -0x1p400...0x1p400) : 0
    let drift = launch.velocity * time
    let fall = (acceleration * time * time - acceleration * lag) * 0.5
    let life = launch.lifetime > 0 ? launch.lifetime - time : 0
    return Particle(
      offset: drift + fall, velocity: launch.velocity + acceleration * time,
      remainingLifetime: life > 0 ? life : 0,
      alpha: life > 0 ? (life < fade ? life / fade : 1) : 0, effectiveTime: time, rate: 0)
  }

  /// Returns the initial velocity and the lifetime of a particle.
  ///
  /// - Precondition: The index is at least 0 and below the count.
  /// - Complexity: O(1).
  public func launch(of index: Int) -> Launch {
    check(index)
    return Ranges(angle: angle, speed: speed, lifetime: lifetime)
      .launch(randomness.units(of: index))
  }

  /// Returns the corner of a particle's cell in the picture, in points.
  ///
  /// It is the corner with the least coordinates.
  ///
  /// - Precondition: The index is at least 0 and below the count.
  public func origin(of index: Int) -> SIMD2<Double> {
    check(index)
    return cell * SIMD2(Double(index % columns), Double(index / columns))
  }

  /// Returns the sweep position of a particle, at least 0 and below 1.
  ///
  /// - Precondition: The index is at least 0 and below the count.
  public func sweepPosition(of index: Int) -> Double {
    check(index)
    return grid.sweepPosition(column: index % columns, row: index / columns)
  }

  /// Returns the time at which the front reaches a particle, in seconds.
  ///
  /// - Precondition: The index is at least 0 and below the count.
  public func onset(of index: Int) -> Double { clock.passage * sweepPosition(of: index) }

  /// Returns the time from which onwards a particle is dead, in seconds.
  ///
  /// - Returns: The first time at which its life is 0, for an easing that is never negative;
  ///   infinity if it never dies.
  /// - Precondition: The index is at least 0 and below the count.
  /// - Accuracy: Within 2 ulp for the linear easing, and after the ramp. On the ramp of another easing,
  ///   whose integral is rounded, about 10⁻¹⁴ of the lifetime may remain.
  /// - Edge cases: 0 for a particle whose lifetime is 0 or less.
  public func death(of index: Int) -> Double {
    clock.time(reaching: launch(of: index).lifetime, sweepPosition: sweepPosition(of: index))
  }

  /// Returns the effective time at a sweep position, the integral of the rate.
  ///
  /// - Parameters:
  ///   - time: The time in seconds; the result is 0 until 0, and at NaN.
  ///   - sweepPosition: The sweep position, from 0 to 1.
  /// - Returns: The effective time in seconds, a finite number.
  public func effectiveTime(at time: Double, sweepPosition: Double) -> Double {
    clock.value(
      at: legal(time),
      sweepPosition: sweepPosition > 0 ? (sweepPosition < 1 ? sweepPosition : 1) : 0)
  }

  /// Returns the time, with +∞ replaced by the end.
  func legal(_ time: Double) -> Double {
    guard time == .infinity else { return time }
    return duration < .infinity ? duration : .greatestFiniteMagnitude
  }

  private func check(_ index: Int) {
    precondition(index >= 0 && index < count, "index must be in 0..<\(count), but is \(index)")
  }
}
