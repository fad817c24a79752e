// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Dissolve {
  /// Evaluates what a particle is like at a time.
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
  ///   - index: The particle: row × columns + column.
  ///   - time: Seconds, in any order. Until 0, and at NaN, it is in its place. Dead particles
  ///     go on unseen; +∞ reads as ``duration``.
  /// - Returns: Its offset from its place, and whether it is seen.
  /// - Precondition: The index is at least 0 and below the count: another one is a slip.
  /// - Accuracy: 10⁻¹⁴ of the greatest of the ways flown and fallen, and of 1.
  /// - Complexity: O(1), with one integral of the easing.
  public func particle(_ index: Int, at time: Double) -> Particle {
    particle(from: launch(of: index), place: place(of: index), at: time)
  }

  /// Evaluates what a particle is like that sets off in a given way.
  ///
  /// - Parameters:
  ///   - launch: How it sets off.
  ///   - place: Where the front meets it, from 0 to 1.
  ///   - time: Seconds, as for ``particle(_:at:)``.
  /// - Returns: What the particle is like.
  public func particle(from launch: Launch, place: Double, at time: Double) -> Particle {
    let time = legal(time)
    let place = place > 0 ? (place < 1 ? place : 1) : 0
    var particle = particle(
      from: launch, effectiveTime: clock.value(at: time, place: place), squares: 0)
    particle.rate = clock.slope(at: time, place: place)
    return particle
  }

  /// Evaluates what a particle is like after some effective time in finite steps.
  ///
  /// Steps h that first move a particle by its velocity and then accelerate it lag behind
  /// its parabola by exactly g Σh² / 2. So the two sums over the steps say where the steps
  /// have led, and with 0 for the squares this is the parabola itself:
  /// ```
  /// offset = v T + g (T² − S) / 2,   T = Σh,   S = Σh²
  /// ```
  /// - Parameters:
  ///   - launch: How it sets off.
  ///   - effectiveTime: The sum T of the steps.
  ///   - squares: The sum S of their squares.
  /// - Returns: The particle, with a rate of 0.
  public func particle(
    from launch: Launch, effectiveTime: Double, squares: Double
  ) -> Particle {
    let time = effectiveTime == effectiveTime ? effectiveTime.clampedToLegal : 0
    let lag = squares == squares ? squares.clampedToLegal : 0
    let drift = launch.velocity * time
    // (g T) T has no product of 0 and ∞, while T is legal.
    let fall = (acceleration * time * time - acceleration * lag) * 0.5
    let life = launch.lifetime > 0 ? launch.lifetime - time : 0
    return Particle(
      offset: SIMD2(
        (drift.x + fall.x.clampedToFinite).clampedToFinite,
        (drift.y + fall.y.clampedToFinite).clampedToFinite),
      velocity: SIMD2(
        (launch.velocity.x + acceleration.x * time).clampedToFinite,
        (launch.velocity.y + acceleration.y * time).clampedToFinite),
      life: life > 0 ? life.clampedToFinite : 0,
      alpha: life > 0 ? (life < fade ? life / fade : 1) : 0, effectiveTime: time, rate: 0)
  }

  /// Finds how a particle sets off.
  ///
  /// - Precondition: The index is at least 0 and below the count.
  /// - Complexity: O(1).
  public func launch(of index: Int) -> Launch {
    check(index)
    return Ranges(angle: angle, speed: speed, lifetime: lifetime)
      .launch(randomness.units(of: index))
  }

  /// Finds where the corner of a particle's cell is in the picture, in points.
  ///
  /// The corner is that of the least coordinates.
  ///
  /// - Precondition: The index is at least 0 and below the count.
  public func origin(of index: Int) -> SIMD2<Double> {
    check(index)
    return cell * SIMD2(Double(index % columns), Double(index / columns))
  }

  /// Finds where on its way the front meets a particle, at least 0 and below 1.
  ///
  /// - Precondition: The index is at least 0 and below the count.
  public func place(of index: Int) -> Double {
    check(index)
    return grid.place(column: index % columns, row: index / columns)
  }

  /// Finds when the front meets a particle, in seconds.
  ///
  /// - Precondition: The index is at least 0 and below the count.
  public func onset(of index: Int) -> Double { clock.passage * place(of: index) }

  /// Finds the time from which a particle is never seen again, in seconds.
  ///
  /// - Returns: The first time at which its life is 0, for an easing that does not fall
  ///   below 0; infinity if it never dies.
  /// - Precondition: The index is at least 0 and below the count.
  /// - Accuracy: Exact for the linear easing, and after the ramp. On the ramp of another one,
  ///   whose integral is rounded, some 10⁻¹⁴ of the lifetime may be left.
  /// - Edge cases: 0 for a particle of no lifetime.
  public func death(of index: Int) -> Double {
    clock.time(reaching: launch(of: index).lifetime, place: place(of: index))
  }

  /// Finds the effective time at a place of the front's way: the integral of the rate.
  ///
  /// - Parameters:
  ///   - time: Seconds; 0 until 0, and at NaN.
  ///   - place: From 0 to 1.
  /// - Returns: Seconds, a finite number.
  public func effectiveTime(at time: Double, place: Double) -> Double {
    clock.value(at: legal(time), place: place > 0 ? (place < 1 ? place : 1) : 0)
  }

  /// The time with the end in place of +∞.
  func legal(_ time: Double) -> Double {
    guard time == .infinity else { return time }
    return duration < .infinity ? duration : .greatestFiniteMagnitude
  }

  private func check(_ index: Int) {
    precondition(index >= 0 && index < count, "index must be in 0..<\(count), but is \(index)")
  }
}
