// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A damped wave that runs outwards from a point, as a pure function of position and time.
///
/// ![A wave at three times: its front runs outwards, and its amplitude falls](ripple)
///
/// At a distance the wave arrives after a delay and moves points by a damped sine, towards the
/// origin and away from it.
/// ```swift
/// let ripple = Ripple(amplitude: 10, frequency: 15, decay: 5.5, speed: 1400)
/// let tap = SIMD2(195.0, 422)
/// ripple.displacement(of: SIMD2(195, 282), from: tap, at: 0.2).y  // 5.7550
/// ripple.firstPeak.time  // 0.0813
/// ripple.settlingTime(within: 0.5)  // 0.5395
/// ```
/// A mesh moves its vertices by `displacement(of:from:at:)`. A shader reads the color of a
/// pixel at `samplePosition(for:from:at:)`, which is displaced in the opposite direction.
///
/// - Units: Points, seconds and radians.
/// - Edge cases: The displacement is 0 before the wave arrives, and after 42 time constants, when
///   the envelope is below 2⁻⁵³. NaN is treated as time 0. A wave with a speed of 0 or less never
///   arrives. A point at the origin has no direction and does not move.
/// - Source: The ripple shader of WWDC24, session 10151, and the shockwaves of the apps
///   Haptics and Telegram.
@frozen
public struct Ripple: Hashable, Sendable {
  /// The maximum displacement of the undamped wave, in points.
  public let amplitude: Double

  /// The angular frequency, in radians per second, not in oscillations per second.
  public let frequency: Double

  /// The rate at which the wave decays, per second.
  public let decay: Double

  /// The speed of the front, in points per second.
  public let speed: Double

  /// The attenuation of the wave near its origin.
  public let nearField: NearField

  /// The angle of the sine with which the wave arrives, in radians.
  ///
  /// With an angle other than 0, points jump when the wave arrives.
  public let phase: Double

  /// Creates a wave.
  ///
  /// - Parameters:
  ///   - amplitude: The displacement without decay, in points.
  ///   - frequency: The angular frequency, in radians per second.
  ///   - decay: The rate at which the wave decays, per second.
  ///   - speed: The speed of the front, in points per second.
  ///   - nearField: The attenuation of the wave near its origin.
  ///   - phase: The angle with which the wave arrives, in radians.
  /// - Precondition: All numbers are finite, and the decay is not negative.
  @inlinable
  public init(
    amplitude: Double, frequency: Double, decay: Double, speed: Double,
    nearField: NearField = .none, phase: Double = 0
  ) {
    ParameterFlaw.trap(
      if: Ripple.flaw(
        amplitude: amplitude, frequency: frequency, decay: decay, speed: speed, phase: phase))
    self.amplitude = amplitude
    self.frequency = frequency
    self.decay = decay
    self.speed = speed
    self.nearField = nearField
    self.phase = phase
  }

  @inlinable
  static func flaw(
    amplitude: Double, frequency: Double, decay: Double, speed: Double, phase: Double
  ) -> ParameterFlaw? {
    ParameterFlaw("amplitude", amplitude, .finite) ?? ParameterFlaw("frequency", frequency, .finite)
      ?? ParameterFlaw("decay", decay, .notNegative) ?? ParameterFlaw("speed", speed, .finite)
      ?? ParameterFlaw("phase", phase, .finite)
  }

  /// The attenuation of a wave near its origin, where directions vary strongly between points.
  public enum NearField: String, Hashable, Sendable, CaseIterable {
    /// No attenuation.
    case none

    /// A factor of 0.3 up to a distance of 60 points and 1 beyond, with a visible edge.
    ///
    /// Within 1 point of the origin the factor is 0.
    case step

    /// A factor that increases smoothly from 0.3 near the origin to 1 at a distance of 60 points.
    ///
    /// Within 1 point of the origin the factor is 0.
    case smooth

    /// Returns the factor of the wave at a distance.
    ///
    /// - Parameter distance: The distance from the origin, in points.
    /// - Returns: A factor from 0 to 1; except for `none`, 0 at a distance of less than 1.
    @inlinable
    public func factor(atDistance distance: Double) -> Double {
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
