// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A picture that falls apart into particles, known at any time.
///
/// A front sweeps over the picture. Each of its cells is a particle that sets off when the
/// front has met it, in a direction, at a speed and for a lifetime of its own, accelerates,
/// and fades out at the end of its life.
/// ```swift
/// let dissolve = Dissolve(columns: 200, rows: 120, seed: 7)
/// dissolve.particle(4_100, at: 0.2).offset  // SIMD2<Double>(0.0, 0.0)
/// dissolve.particle(4_100, at: 0.5).offset.x  // -5.9061
/// dissolve.onset(of: 4_100)  // 0.2222
/// dissolve.death(of: 4_100)  // 1.8297
/// dissolve.duration  // 2.1
/// ```
/// Where a particle is follows from its index and the time alone. Earlier times are as good
/// as later ones, none needs another one, and a part of the picture is sampled as the whole.
/// The particles are counted along the rows; the index is row × columns + column.
///
/// The parameters are by default those of the original, which is also compatible to the bit
/// with `randomness: .loki`; there `timeScale` is 2, and `axis` is up. ``Stepper`` is its
/// update frame by frame.
///
/// - Units: Seconds and points; velocities and lifetimes in seconds of effective time, which
///   passes `timeScale` times as fast once the front is over.
/// - Complexity: Making it takes O(*n*) for *n* particles, and 12 bytes of memory for each.
public struct Dissolve: Sendable {
  /// The number of columns.
  public let columns: Int

  /// The number of rows.
  public let rows: Int

  /// The size of one particle, in points.
  public let cell: SIMD2<Double>

  /// How wide the ramp is behind the front, and how the particles start on it.
  public let window: EasingWindow

  /// The seconds until all particles have started and move at full rate.
  public let ramp: Double

  /// The way that the front takes.
  public let sweep: Sweep

  /// The directions of the first velocities, in radians from x towards y.
  public let angle: ClosedRange<Double>

  /// The speeds at first, in points a second.
  public let speed: ClosedRange<Double>

  /// How long particles are seen, in seconds of effective time.
  public let lifetime: ClosedRange<Double>

  /// The seconds at the end of its life over which a particle fades out.
  public let fade: Double

  /// The acceleration, in points a second squared.
  public let acceleration: SIMD2<Double>

  /// How many seconds of effective time pass in a second, once a particle moves freely.
  public let timeScale: Double

  /// Which way y grows.
  public let axis: YAxis

  /// Where the directions, speeds and lifetimes come from.
  public let randomness: Randomness

  /// The seconds from which no particle is seen any more.
  ///
  /// It is the last death of all. For an easing that falls below its first value other than
  /// 0 it may be later.
  ///
  /// - Accuracy: Exact for the linear easing, and wherever an easing starts at 0 and no death
  ///   is on the ramp. Otherwise some 10⁻¹⁴ of a lifetime may be left to a particle.
  /// - Edge cases: 0 without particles; infinite if one never dies, as with a time scale
  ///   of 0 or with an easing that ends at 0.
  public let duration: Double

  let clock: EffectiveTime
  let grid: SweptGrid

  /// Three planes: the first velocities along x and y, and the lifetimes.
  let launches: [Float]

  /// Creates a dissolve whose randomness comes from a seed.
  ///
  /// - Parameters:
  ///   - columns: The number of columns; 0 is legal, as for a view without size.
  ///   - rows: The number of rows; 0 is legal.
  ///   - cell: The size of one particle, in points.
  ///   - window: How wide the ramp behind the front is, as a fraction of the picture, and how
  ///     the rate rises on it.
  ///   - ramp: The seconds until all particles move at full rate; 0 starts all at once.
  ///   - sweep: The way that the front takes.
  ///   - angle: The directions of the first velocities, in radians from x towards y.
  ///   - speed: The speeds at first, in points a second.
  ///   - lifetime: How long particles are seen; those of no lifetime never are.
  ///   - fade: The seconds over which a particle fades out; 0 lets it vanish.
  ///   - acceleration: The acceleration along x and y.
  ///   - timeScale: How many seconds of effective time pass in a second; not positive is
  ///     frozen.
  ///   - axis: Which way y grows.
  ///   - seed: The seed.
  /// - Precondition: Sizes, the ramp and the fade are not negative, all numbers are finite,
  ///   and there are at most 2²⁰ particles.
  public init(
    columns: Int, rows: Int, cell: SIMD2<Double> = SIMD2(1, 1),
    window: EasingWindow = EasingWindow(width: 0.8), ramp: Double = 0.8,
    sweep: Sweep = .leftToRight, angle: ClosedRange<Double> = 0...(2 * .pi),
    speed: ClosedRange<Double> = 42...84, lifetime: ClosedRange<Double> = 0.7...1.5,
    fade: Double = 0.3, acceleration: SIMD2<Double> = SIMD2(0, 120), timeScale: Double = 1,
    axis: YAxis = .down, seed: UInt64
  ) {
    self.init(
      columns: columns, rows: rows, cell: cell, window: window, ramp: ramp, sweep: sweep,
      angle: angle, speed: speed, lifetime: lifetime, fade: fade, acceleration: acceleration,
      timeScale: timeScale, axis: axis, randomness: .counter(seed: seed))
  }

  /// Creates a dissolve with a choice of randomness.
  ///
  /// - Parameters:
  ///   - columns: The number of columns; 0 is legal, as for a view without size.
  ///   - rows: The number of rows; 0 is legal.
  ///   - cell: The size of one particle, in points.
  ///   - window: How wide the ramp behind the front is, as a fraction of the picture, and how
  ///     the rate rises on it.
  ///   - ramp: The seconds until all particles move at full rate; 0 starts all at once.
  ///   - sweep: The way that the front takes.
  ///   - angle: The directions of the first velocities, in radians from x towards y.
  ///   - speed: The speeds at first, in points a second.
  ///   - lifetime: How long particles are seen; those of no lifetime never are.
  ///   - fade: The seconds over which a particle fades out; 0 lets it vanish.
  ///   - acceleration: The acceleration along x and y.
  ///   - timeScale: How many seconds of effective time pass in a second; not positive is
  ///     frozen.
  ///   - axis: Which way y grows.
  ///   - randomness: Where directions, speeds and lifetimes come from.
  /// - Precondition: Sizes, the ramp and the fade are not negative, all numbers are finite,
  ///   and there are at most 2²⁰ particles.
  public init(
    columns: Int, rows: Int, cell: SIMD2<Double> = SIMD2(1, 1),
    window: EasingWindow = EasingWindow(width: 0.8), ramp: Double = 0.8,
    sweep: Sweep = .leftToRight, angle: ClosedRange<Double> = 0...(2 * .pi),
    speed: ClosedRange<Double> = 42...84, lifetime: ClosedRange<Double> = 0.7...1.5,
    fade: Double = 0.3, acceleration: SIMD2<Double> = SIMD2(0, 120), timeScale: Double = 1,
    axis: YAxis = .down, randomness: Randomness
  ) {
    (self.columns, self.rows, self.cell) = (columns, rows, cell)
    (self.window, self.ramp, self.sweep) = (window, ramp, sweep)
    (self.angle, self.speed, self.lifetime) = (angle, speed, lifetime)
    (self.fade, self.acceleration, self.timeScale) = (fade, acceleration, timeScale)
    (self.axis, self.randomness) = (axis, randomness)
    let ranges = Ranges(angle: angle, speed: speed, lifetime: lifetime)
    if let flaw = DissolveFlaw(
      columns: columns, rows: rows, cell: cell, ramp: ramp, sweep: sweep, ranges: ranges,
      fade: fade, acceleration: acceleration, timeScale: timeScale)
    {
      preconditionFailure(flaw.message)
    }
    clock = EffectiveTime(window: window, ramp: ramp, timeScale: timeScale)
    grid = SweptGrid(columns: columns, rows: rows, sweep: sweep, axis: axis)
    let start = DissolveStart(ranges, randomness: randomness, grid: grid, clock: clock)
    (launches, duration) = (start.launches, start.duration)
  }

  /// The number of particles.
  public var count: Int { columns * rows }

  /// The size of the whole picture, in points.
  public var size: SIMD2<Double> { cell * SIMD2(Double(columns), Double(rows)) }

  /// The greatest number of particles: those of a picture of 1024 × 1024.
  public static var maximumCount: Int { 1 << 20 }
}

extension Dissolve: Hashable {
  /// Compares the parameters, from which the rest follows.
  public static func == (a: Dissolve, b: Dissolve) -> Bool {
    a.columns == b.columns && a.rows == b.rows && a.cell == b.cell && a.window == b.window
      && a.ramp == b.ramp && a.sweep == b.sweep && a.angle == b.angle && a.speed == b.speed
      && a.lifetime == b.lifetime && a.fade == b.fade && a.acceleration == b.acceleration
      && a.timeScale == b.timeScale && a.axis == b.axis && a.randomness == b.randomness
  }

  /// Hashes the parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(columns)
    hasher.combine(rows)
    hasher.combine(cell)
    hasher.combine(window)
    hasher.combine(ramp)
    hasher.combine(sweep)
    hasher.combine(angle)
    hasher.combine(speed)
    hasher.combine(lifetime)
    hasher.combine(fade)
    hasher.combine(acceleration)
    hasher.combine(timeScale)
    hasher.combine(axis)
    hasher.combine(randomness)
  }
}
