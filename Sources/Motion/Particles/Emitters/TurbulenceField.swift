// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The waves of a turbulence, which displace four particles at once.
struct TurbulenceField: Hashable, Sendable {
  typealias Vector = SIMD4<Double>

  /// What the waves are made of.
  let turbulence: Emitter.Turbulence

  /// The number of waves.
  private static var count: Int { 6 }

  /// The waves' numbers of turns per point along x and y, and per second, and at the origin.
  private var turnsX = SIMD8<Double>.zero
  private var turnsY = SIMD8<Double>.zero
  private var frequency = SIMD8<Double>.zero
  private var phase = SIMD8<Double>.zero

  /// The displacements of the waves' crests.
  private var crestX = SIMD8<Double>.zero
  private var crestY = SIMD8<Double>.zero

  private let period: Double

  init(_ turbulence: Emitter.Turbulence) {
    let bound = EmitterKernel.bound
    func bounded(_ number: Double) -> Double { number.clamped(to: 1 / bound...bound) }
    let (size, strength) = (bounded(turbulence.size), Swift.min(turbulence.strength, bound))
    self.turbulence = turbulence
    period = bounded(turbulence.period)
    let random = CounterRandom(seed: turbulence.seed)
    let start = random.unit(index: Self.count)
    // The lengths of the waves are powers of √½, whose squares add up to 63/32.
    let (finer, quicker) = (0.5.squareRoot(), 0.7937005259840997)
    var (length, duration) = (1.0, 1.0)
    for wave in 0..<Self.count {
      // A golden angle is 1 − 1/φ = 0.38197 turns.
      let angle = 2 * .pi * (start + 0.3819660112501051 * Double(wave))
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      turnsX[wave] = cosine / (size * length)
      turnsY[wave] = sine / (size * length)
      frequency[wave] = 1 / (period * duration)
      phase[wave] = random.unit(index: wave)
      let crest = strength * length * (64.0 / 63).squareRoot()
      crestX[wave] = -sine * crest
      crestY[wave] = cosine * crest
      (length, duration) = (length * finer, duration * quicker)
    }
  }

  /// Moves particles from where their flight takes them.
  ///
  /// - Parameters:
  ///   - x: The positions along x.
  ///   - y: The positions along y.
  ///   - age: The ages, which are not negative.
  ///   - time: The emitter's own times.
  @inline(__always)
  func move(_ x: inout Vector, _ y: inout Vector, age: Vector, time: Vector) {
    let air = air(x, y, time)
    let growth = age / (age + period)
    (x, y) = (x + growth * air.x, y + growth * air.y)
  }

  /// Moves particles from where their flight takes them, and adds the velocities of the air.
  func move(
    _ x: inout Vector, _ y: inout Vector, _ velocityX: inout Vector, _ velocityY: inout Vector,
    age: Vector, time: Vector
  ) {
    let air = air(x, y, time, (velocityX, velocityY))
    let growth = age / (age + period)
    let slope = (period / (age + period)) / (age + period)
    (x, y) = (x + growth * air.x, y + growth * air.y)
    velocityX += slope * air.x + growth * air.rateX
    velocityY += slope * air.y + growth * air.rateY
  }

  /// Returns the sums of the waves, and their rates where particles have velocities.
  @inline(__always)
  private func air(
    _ x: Vector, _ y: Vector, _ time: Vector, _ velocity: (x: Vector, y: Vector)? = nil
  ) -> (x: Vector, y: Vector, rateX: Vector, rateY: Vector) {
    var sum = (x: Vector.zero, y: Vector.zero, rateX: Vector.zero, rateY: Vector.zero)
    // Small enough for products with the waves' numbers.
    let placeX = x.clamped(from: -1e33, to: 1e33)
    let placeY = y.clamped(from: -1e33, to: 1e33)
    let time = time.clamped(from: -EmitterKernel.bound, to: EmitterKernel.bound)
    for wave in 0..<Self.count {
      let turns =
        (turnsX[wave] * placeX + turnsY[wave] * placeY) + (frequency[wave] * time + phase[wave])
      let bounded = turns.clamped(from: -1e13, to: 1e13)
      let low = Elementary.sineAndCosine(ofTurns: bounded.lowHalf)
      let high = Elementary.sineAndCosine(ofTurns: bounded.highHalf)
      let sine = Vector(lowHalf: low.sine, highHalf: high.sine)
      sum.x += crestX[wave] * sine
      sum.y += crestY[wave] * sine
      guard let velocity else { continue }
      let cosine = Vector(lowHalf: low.cosine, highHalf: high.cosine)
      let quickness = (turnsX[wave] * velocity.x + turnsY[wave] * velocity.y) + frequency[wave]
      let rate = 2 * .pi * quickness * cosine
      sum.rateX += crestX[wave] * rate
      sum.rateY += crestY[wave] * rate
    }
    return sum
  }
}
