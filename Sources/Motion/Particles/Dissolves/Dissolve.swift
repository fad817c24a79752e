// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A picture that dissolves into particles, which can be sampled at any time.
///
/// ![A picture dissolves from left to right, at three times](dissolve)
///
/// A front sweeps over the picture. Each cell is a particle that starts when the front reaches it,
/// with a random direction, speed and lifetime, accelerates, and fades out at the end of its life.
/// ```swift
/// let dissolve = Dissolve(columns: 200, rows: 120, seed: 7)
/// dissolve.particle(4_100, at: 0.2).offset  // SIMD2<Double>(0.0, 0.0)
/// dissolve.particle(4_100, at: 0.5).offset.x  // -8.2399
/// dissolve.onset(of: 4_100)  // 0.2222
/// dissolve.death(of: 4_100)  // 1.1020
/// dissolve.duration  // 2.1
/// ```
/// A particle's state is a function of its index and the time only. Samples are independent of each
/// other, and ranges of particles may be sampled. The particles are counted along the rows; the
/// index is row × columns + column.
///
/// The default parameters are those of the app Haptics for iOS. For bit-exact parity with the app,
/// also pass `randomness: .loki`, `timeScale: 2` and `axis: .up`. ``Stepper`` is the app's update,
/// frame by frame.
///
/// - Units: Seconds and points; velocities and lifetimes in seconds of effective time, which passes
///   `timeScale` times as fast behind the front's ramp.
/// - Complexity: Creation takes O(*n*) for *n* particles, and 12 bytes of memory for each.
public struct Dissolve: Sendable {
  /// The number of columns.
  public let columns: Int

  /// The number of rows.
  public let rows: Int

  /// The size of one particle, in points.
  public let cell: SIMD2<Double>

  /// The width of the ramp behind the front, and the easing of the rate on it.
  public let window: EasingWindow

  /// The seconds until all particles have started and move at full rate.
  public let ramp: Double

  /// The direction of the front.
  public let sweep: Sweep

  /// The range of the initial directions, in radians from x towards y.
  public let angle: ClosedRange<Double>

  /// The range of the initial speeds, in points per second.
  public let speed: ClosedRange<Double>

  /// The range of the lifetimes, in seconds of effective time.
  public let lifetime: ClosedRange<Double>

  /// The duration of the fade at the end of a particle's life, in seconds.
  public let fade: Double

  /// The acceleration, in points per second squared.
  public let acceleration: SIMD2<Double>

  /// The seconds of effective time per second behind the front's ramp.
  public let timeScale: Double

  /// The direction of the y-axis.
  public let axis: YAxis

  /// The source of the random directions, speeds and lifetimes.
  public let randomness: Randomness

  /// The time from which onwards no particle is alive, in seconds.
  ///
  /// It is the last time at which a particle dies. For an easing whose first value is not 0 and
  /// that falls below this value, the duration may be later.
  ///
  /// - Accuracy: Exact for the linear easing, and for easings that start at 0 if no death is on the
  ///   ramp. Otherwise about 10⁻¹⁴ of a lifetime may remain.
  /// - Edge cases: 0 without particles; infinite if a particle never dies, as with a time scale of
  ///   0 or with an easing that ends at 0.
  public let duration: Double

  let clock: EffectiveTime
  let grid: SweptGrid

  /// Three planes: the initial velocities along x and y, and the lifetimes.
  let launches: [Float]

  /// Creates a dissolve with random numbers from a seed.
  ///
  /// - Parameters:
  ///   - columns: The number of columns; 0 is legal, as for a view without size.
  ///   - rows: The number of rows; 0 is legal.
  ///   - cell: The size of one particle, in points.
  ///   - window: The width of the ramp behind the front, as a fraction of the picture, and the
  ///     easing of the rate on it.
  ///   - ramp: The seconds until all particles move at full rate; 0 starts all at the same time.
  ///   - sweep: The direction of the front.
  ///   - angle: The range of the initial directions, in radians from x towards y.
  ///   - speed: The range of the initial speeds, in points per second.
  ///   - lifetime: The range of the lifetimes, in seconds; a particle whose lifetime is 0 is never
  ///     visible.
  ///   - fade: The duration of the fade in seconds; with 0 particles vanish at once.
  ///   - acceleration: The acceleration along x and y, in points per second².
  ///   - timeScale: The seconds of effective time per second; if it is not positive, particles do
  ///     not move.
  ///   - axis: The direction of the y-axis.
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
  ///   - window: The width of the ramp behind the front, as a fraction of the picture, and the
  ///     easing of the rate on it.
  ///   - ramp: The seconds until all particles move at full rate; 0 starts all at the same time.
  ///   - sweep: The direction of the front.
  ///   - angle: The range of the initial directions, in radians from x towards y.
  ///   - speed: The range of the initial speeds, in points per second.
  ///   - lifetime: The range of the lifetimes, in seconds; a particle whose lifetime is 0 is never
  ///     visible.
  ///   - fade: The duration of the fade in seconds; with 0 particles vanish at once.
  ///   - acceleration: The acceleration along x and y, in points per second².
  ///   - timeScale: The seconds of effective time per second; if it is not positive, particles do
  ///     not move.
  ///   - axis: The direction of the y-axis.
  ///   - randomness: The source of random directions, speeds and lifetimes.
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
    ParameterFlaw.trap(
      if: Dissolve.flaw(
        columns: columns, rows: rows, cell: cell, ramp: ramp, sweep: sweep, ranges: ranges,
        fade: fade, acceleration: acceleration, timeScale: timeScale))
    clock = EffectiveTime(window: window, ramp: ramp, timeScale: timeScale)
    grid = SweptGrid(columns: columns, rows: rows, sweep: sweep, axis: axis)
    let start = DissolveStart(ranges, randomness: randomness, grid: grid, clock: clock)
    (launches, duration) = (start.launches, start.duration)
  }

  /// The number of particles.
  public var count: Int { columns * rows }

  /// The size of the whole picture, in points.
  public var size: SIMD2<Double> { cell * SIMD2(Double(columns), Double(rows)) }

  /// The maximum number of particles, that of a picture of 1024 × 1024.
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
