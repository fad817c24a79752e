// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A smooth random motion around zero, for shakes, flames or cameras in the wind.
///
/// ![Noise of one octave, and of four](noise)
///
/// Random numbers, one for each lattice time, are smoothed by a cubic B-spline. Any time is sampled
/// independently of others, and each component of a vector has its own numbers.
/// ```swift
/// let sway = NoiseTrajectory(amplitude: SIMD2(8.0, 4), frequency: 2, octaves: 3, seed: 7)
/// sway.value(at: 0)  // SIMD2<Double>(0.0, 0.0)
/// sway.value(at: 1e6 + 0.25).x  // 1.5680
/// ```
/// It starts at zero, at rest, and ends there if it has a duration, so adding it to another motion
/// causes no jump of position or velocity. `wiggling(amplitude:frequency:)` adds it.
///
/// Octaves add detail: each has twice the frequency of the one before, and `roughness` times its
/// share of the amplitude.
///
/// - Properties: With one octave, no component exceeds its amplitude *A* in magnitude, nor the
///   speed 2·*A*·*f* at the frequency *f*. With more octaves, each counts by its share and its
///   frequency; ``peakSpeedBound`` is their sum. The acceleration is continuous.
/// - Units: The frequency is in hertz, random numbers per second. About half as many turns are
///   visible.
/// - Edge cases: For a type that does not expose its components the noise is zero. After 2⁵³
///   lattice times it is at rest.
/// - Complexity: O(*c*·*n*) for *c* components and *n* octaves; no allocation for plain values.
@frozen
public struct NoiseTrajectory<Value: VectorSpace>: Trajectory {
  /// The greatest distance of each component from zero.
  public let amplitude: Value

  /// The number of random numbers per second in the first octave.
  public let frequency: Double

  /// The number of octaves, each with twice the frequency of the one before.
  public let octaves: Int

  /// The ratio of the amplitude of an octave to that of the one before.
  public let roughness: Double

  /// The seed of the random numbers.
  public let seed: UInt64

  /// The time after which the noise is at rest at zero, in seconds; infinite for endless noise.
  public let duration: Double

  @usableFromInline let random: CounterRandom

  /// The reciprocal of the sum of the shares of all octaves.
  @usableFromInline let firstShare: Double

  /// The greatest number of octaves.
  @inlinable
  public static var maximumOctaves: Int { 16 }

  /// Creates noise.
  ///
  /// - Parameters:
  ///   - amplitude: The greatest distance of each component from zero; finite.
  ///   - frequency: The number of random numbers per second.
  ///   - octaves: The number of octaves, each with twice the frequency of the one before: 1 to 16.
  ///   - roughness: The ratio of the amplitude of an octave to that of the one before.
  ///   - seed: The seed of the random numbers. Every seed is valid.
  ///   - duration: The time in seconds after which the noise is at rest at zero. Below 4 /
  ///     `frequency` the first octave is zero.
  /// - Precondition: `frequency` is in 0...1e15, `roughness` is in 0...1, and
  ///   `duration` is not negative.
  public init(
    amplitude: Value, frequency: Double, octaves: Int = 1, roughness: Double = 0.5,
    seed: UInt64 = 0, duration: Double = .infinity
  ) {
    ParameterFlaw.trap(
      if: NoiseTrajectory.flaw(
        frequency: frequency, octaves: octaves, roughness: roughness, duration: duration))
    self.amplitude = amplitude.bounded
    self.frequency = frequency
    self.octaves = octaves
    self.roughness = roughness
    self.seed = seed
    self.duration = duration
    random = CounterRandom(seed: seed)
    var (share, sum) = (1.0, 0.0)
    for _ in 0..<octaves {
      sum += share
      share *= roughness
    }
    firstShare = 1 / sum
  }

  static func flaw(
    frequency: Double, octaves: Int, roughness: Double, duration: Double
  ) -> ParameterFlaw? {
    ParameterFlaw("frequency", frequency, .range(0...1e15))
      ?? ParameterFlaw("octaves", Double(octaves), .count(1...maximumOctaves))
      ?? ParameterFlaw("roughness", roughness, .fraction)
      ?? ParameterFlaw("duration", duration, .notNegativeOrInfinite)
  }

  /// The speed that no component exceeds, in units per second.
  public var peakSpeedBound: Value {
    var (share, rate, sum) = (firstShare, frequency, 0.0)
    for _ in 0..<octaves {
      sum += share * rate
      share *= roughness
      rate *= 2
    }
    return amplitude.scaled(by: 2 * sum)
  }

  /// Evaluates value and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    var state = KinematicState(value: Value.zero)
    guard time > 0, time < duration else { return state }
    for component in 0..<Value.componentCount {
      let number = number(at: time, component: component)
      let scale = amplitude[component: component]
      state.value[component: component] = number.value * scale
      state.velocity[component: component] = number.velocity * scale
    }
    return state
  }

  /// The noise of one component, from −1 to 1, and its rate.
  @inlinable
  func number(at time: Double, component: Int) -> (value: Double, velocity: Double) {
    var (share, rate) = (firstShare, frequency)
    var (value, velocity) = (0.0, 0.0)
    for octave in 0..<octaves {
      let position = time * rate
      // The last lattice time at which the noise may differ from 0, and the first at which it does
      // not.
      let end = Swift.min(Elementary.floor(duration * rate), 0x1p53)
      if position < end {
        let spline = spline(at: position, end: Int64(end), channel: component &* 16 &+ octave)
        value += spline.value * share
        velocity += spline.slope * (share * rate)
      }
      share *= roughness
      rate *= 2
    }
    return (value, velocity)
  }

  /// The cubic B-spline of the random numbers around a position, and its slope.
  @inlinable
  func spline(at position: Double, end: Int64, channel: Int) -> (value: Double, slope: Double) {
    let floor = Elementary.floor(position)
    let (index, x) = (Int64(floor), position - floor)
    let a = knot(index &- 1, end, channel)
    let b = knot(index, end, channel)
    let c = knot(index &+ 1, end, channel)
    let d = knot(index &+ 2, end, channel)
    let y = 1 - x
    let third = 1.0 / 3
    // The weights of the four numbers, and the differences of three of them.
    let (before, after) = (y * y * y * (third * 0.5), x * x * x * (third * 0.5))
    let left = 2 * third - x * x * (1 - x * 0.5)
    let right = 2 * third - y * y * (1 - y * 0.5)
    let value = a * before + b * left + (c * right + d * after)
    let slope = (b - a) * (y * y * 0.5) + (c - b) * (0.5 + x * y) + (d - c) * (x * x * 0.5)
    return (value, slope)
  }

  /// A random number from −1 to 1; 0 up to the start and from the end onwards.
  @inlinable
  func knot(_ index: Int64, _ end: Int64, _ channel: Int) -> Double {
    guard index > 1, index < end - 1 else { return 0 }
    return 2 * random.unit(at: index, channel: channel) - 1
  }
}

extension Trajectory {
  /// Adds smooth random motion.
  ///
  /// ```swift
  /// let lamp = EasedTrajectory(from: 0.0, to: 100, duration: 2)
  /// let nervous = lamp.wiggling(amplitude: 3, frequency: 4, seed: 1, duration: 2)
  /// nervous.start  // 0.0
  /// nervous.value(at: 1)  // 48.9132
  /// nervous.end  // 100.0
  /// ```
  ///
  /// - Parameters:
  ///   - amplitude: The greatest distance of each component from the motion.
  ///   - frequency: The number of random numbers per second.
  ///   - octaves: The number of octaves, each with twice the frequency of the one before: 1 to 16.
  ///   - roughness: The ratio of the amplitude of an octave to that of the one before.
  ///   - seed: The seed of the random numbers.
  ///   - duration: The time in seconds after which the noise is at rest at zero; infinite by
  ///     default.
  /// - Returns: The sum of the motion and a ``NoiseTrajectory``, which lasts as long as the longer
  ///   one.
  /// - Precondition: That of ``NoiseTrajectory``.
  public func wiggling(
    amplitude: Value, frequency: Double, octaves: Int = 1, roughness: Double = 0.5,
    seed: UInt64 = 0, duration: Double = .infinity
  ) -> Summed<Self, NoiseTrajectory<Value>> {
    self
      + NoiseTrajectory(
        amplitude: amplitude, frequency: frequency, octaves: octaves, roughness: roughness,
        seed: seed, duration: duration)
  }
}

extension NoiseTrajectory: Equatable {}
extension NoiseTrajectory: Hashable where Value: Hashable {}
