// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A damped wave that runs outwards from a point, as a pure function of place and time.
///
/// At a distance the wave arrives after a delay, and what it does there is one damped
/// sine: points are drawn towards the origin and pushed away from it again.
/// ```swift
/// let ripple = Ripple(amplitude: 10, frequency: 15, decay: 5.5, speed: 1400)
/// let tap = SIMD2(195.0, 422)
/// ripple.displacement(at: SIMD2(195, 282), origin: tap, time: 0.2).y  // 5.7550
/// ripple.firstPeak.time  // 0.0813
/// ripple.quietTime(below: 0.5)  // 0.5395
/// ```
/// There are two ways to show it, and they have opposite signs. A mesh moves its
/// vertices by `displacement(at:origin:time:)`; a shader that colors a pixel looks
/// where its content comes from, at `samplePosition(for:origin:time:)`.
///
/// - Units: Points, seconds and radians.
/// - Edge cases: Nothing moves before the wave arrives, nor after 42 time constants,
///   when less than 2⁻⁵³ of it is left. NaN reads as time 0. A wave with a speed of 0
///   or less never arrives. A point at the origin has no direction and stays.
/// - Source: The ripple shader of WWDC24, session 10151, and the shockwaves of the apps
///   Haptics and Telegram.
@frozen
public struct Ripple: Hashable, Sendable {
  /// The displacement that the wave would reach if it did not decay, in points.
  public let amplitude: Double

  /// The angular frequency, in radians per second: not the oscillations per second.
  public let frequency: Double

  /// The rate at which the wave dies away, per second.
  public let decay: Double

  /// How fast the wave runs outwards, in points per second.
  public let speed: Double

  /// How much of the wave is felt near its origin.
  public let nearField: NearField

  /// The angle of the sine with which the wave arrives, in radians.
  ///
  /// With any angle but 0 points jump when the wave arrives.
  public let phase: Double

  /// Creates a wave.
  ///
  /// - Parameters:
  ///   - amplitude: The displacement without decay, in points.
  ///   - frequency: Radians per second.
  ///   - decay: The rate at which the wave dies away, per second.
  ///   - speed: Points per second.
  ///   - nearField: How much of the wave is felt near its origin.
  ///   - phase: The angle with which the wave arrives, in radians.
  /// - Precondition: All numbers are finite, and the decay is not negative: a wave does
  ///   not grow.
  @inlinable
  public init(
    amplitude: Double, frequency: Double, decay: Double, speed: Double,
    nearField: NearField = .none, phase: Double = 0
  ) {
    precondition(amplitude - amplitude == 0, "amplitude must be finite, but is \(amplitude)")
    precondition(frequency - frequency == 0, "frequency must be finite, but is \(frequency)")
    precondition(
      decay >= 0 && decay < .infinity, "decay must be finite and not negative, but is \(decay)")
    precondition(speed - speed == 0, "speed must be finite, but is \(speed)")
    precondition(phase - phase == 0, "phase must be finite, but is \(phase)")
    self.amplitude = amplitude
    self.frequency = frequency
    self.decay = decay
    self.speed = speed
    self.nearField = nearField
    self.phase = phase
  }

  /// How much of a wave is felt near its origin, where directions change from point to point.
  public enum NearField: String, Hashable, Sendable, CaseIterable {
    /// All of it.
    case none

    /// Three tenths up to a distance of 60, all of it beyond: the edge shows.
    case step

    /// Three tenths at the origin, growing smoothly to all of it at a distance of 60.
    case smooth

    /// Finds the share of the wave that is felt at a distance.
    ///
    /// - Parameter distance: Points from the origin.
    /// - Returns: From 0 to 1; except for `none`, 0 at a distance of less than 1.
    @inlinable
    public func share(atDistance distance: Double) -> Double {
      switch self {
      case .none: return 1
      case .step: return distance < 1 ? 0 : distance <= 60 ? 0.3 : 1
      case .smooth:
        guard distance < 60 else { return 1 }
        let x = distance / 60
        return distance < 1 ? 0 : 0.3 + 0.7 * (x * x * (3 - 2 * x))
      }
    }
  }
}
