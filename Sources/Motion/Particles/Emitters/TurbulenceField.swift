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
    func bounded(_ number: Double) -> Double { Swift.min(Swift.max(number, 1e-15), 1e15) }
    let (size, strength) = (bounded(turbulence.size), Swift.min(turbulence.strength, 1e15))
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
    var (sumX, sumY) = (Vector.zero, Vector.zero)
    let places = TurbulenceField.bounded(x, y, time)
    for wave in 0..<Self.count {
      let (sine, _) = sineAndCosine(wave, places)
      sumX += crestX[wave] * sine
      sumY += crestY[wave] * sine
    }
    let growth = age / (age + period)
    (x, y) = (x + growth * sumX, y + growth * sumY)
  }

  /// Moves particles from where their flight takes them, and adds the velocities of the air.
  func move(
    _ x: inout Vector, _ y: inout Vector, _ velocityX: inout Vector, _ velocityY: inout Vector,
    age: Vector, time: Vector
  ) {
    var (sumX, sumY, rateX, rateY) = (Vector.zero, Vector.zero, Vector.zero, Vector.zero)
    let places = TurbulenceField.bounded(x, y, time)
    for wave in 0..<Self.count {
      let (sine, cosine) = sineAndCosine(wave, places)
      sumX += crestX[wave] * sine
      sumY += crestY[wave] * sine
      let turns = (turnsX[wave] * velocityX + turnsY[wave] * velocityY) + frequency[wave]
      let rate = 2 * .pi * turns * cosine
      rateX += crestX[wave] * rate
      rateY += crestY[wave] * rate
    }
    let growth = age / (age + period)
    let slope = (period / (age + period)) / (age + period)
    (x, y) = (x + growth * sumX, y + growth * sumY)
    velocityX += slope * sumX + growth * rateX
    velocityY += slope * sumY + growth * rateY
  }

  /// Returns places and times that are small enough for products with the waves' numbers.
  @inline(__always)
  private static func bounded(_ x: Vector, _ y: Vector, _ time: Vector)
    -> (x: Vector, y: Vector, time: Vector)
  {
    (
      x.clamped(from: -1e33, to: 1e33), y.clamped(from: -1e33, to: 1e33),
      time.clamped(from: -1e15, to: 1e15)
    )
  }

  /// Returns the sines and cosines of the phases of a wave.
  @inline(__always)
  private func sineAndCosine(
    _ wave: Int, _ places: (x: Vector, y: Vector, time: Vector)
  ) -> (sine: Vector, cosine: Vector) {
    let turns =
      (turnsX[wave] * places.x + turnsY[wave] * places.y)
      + (frequency[wave] * places.time + phase[wave])
    let bounded = turns.clamped(from: -1e13, to: 1e13)
    let low = Elementary.sineAndCosine(ofTurns: bounded.lowHalf)
    let high = Elementary.sineAndCosine(ofTurns: bounded.highHalf)
    return (
      Vector(lowHalf: low.sine, highHalf: high.sine),
      Vector(lowHalf: low.cosine, highHalf: high.cosine)
    )
  }
}
