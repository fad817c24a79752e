// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The slow motion of a blob that rotates, is scaled and is sheared at different rates.
///
/// ```swift
/// let blob = Blob()
/// blob.rotation(at: 10)  // 1
/// blob.scale(at: 10).x  // 5.0841
/// let point = blob.transform(at: 10)(SIMD2(33, 0))
/// ```
/// All components are functions of one angle that is proportional to time. The rotation is a
/// triangle wave to half a turn and back. The scales in x and y increase alternately, twice in a
/// turn of the angle. The shear oscillates once.
///
/// The functions of time accept any time, including negative ones. As a ``Trajectory`` the blob is
/// the transform of its container, scale and lean without rotation, which begins at time 0 and
/// never ends.
///
/// - Units: Seconds and radians.
/// - Edge cases: The functions of time treat NaN and infinite times as 0. A rate of 0 is a constant
///   shape.
/// - Accuracy: A few ulp of the values, relative to the rounded product of rate and time. The
///   triangle wave uses the arctangent, because the arccosine loses half of the digits near its
///   turns.
/// - Source: The formulas of an article on a blob that a `CADisplayLink` animates, from which the
///   recorded vectors are taken; see <doc:references>.
@frozen
public struct Blob: Hashable, Sendable {
  /// The rate of the angle, in radians per second.
  public let rate: Double

  /// The smallest scale.
  public let scale: Double

  /// The maximum increase of the scale.
  public let swelling: Double

  /// The maximum shear: the fraction of y that is added to x.
  public let lean: Double

  /// Creates the motion; the defaults are those of its source.
  ///
  /// - Parameters:
  ///   - rate: The rate of the angle in radians per second, of either sign.
  ///   - scale: The smallest scale.
  ///   - swelling: The maximum increase of the scale.
  ///   - lean: The maximum shear.
  /// - Precondition: All numbers are finite.
  /// - Edge cases: The numbers are clamped to ±2⁷⁰.
  @inlinable
  public init(rate: Double = 0.1, scale: Double = 5, swelling: Double = 0.1, lean: Double = 0.1) {
    ParameterFlaw.trap(
      if: Blob.flaw(rate: rate, scale: scale, swelling: swelling, lean: lean))
    self.rate = rate.boundedFactor
    self.scale = scale.boundedFactor
    self.swelling = swelling.boundedFactor
    self.lean = lean.boundedFactor
  }

  @inlinable
  static func flaw(
    rate: Double, scale: Double, swelling: Double, lean: Double
  ) -> ParameterFlaw? {
    ParameterFlaw("rate", rate, .finite) ?? ParameterFlaw("scale", scale, .finite)
      ?? ParameterFlaw("swelling", swelling, .finite) ?? ParameterFlaw("lean", lean, .finite)
  }

  /// Evaluates the sine and the cosine of the angle at a time.
  @inlinable
  func phase(at time: Double) -> (sine: Double, cosine: Double) {
    Elementary.sineAndCosine(time.magnitude < .infinity ? rate * time.boundedFactor : 0)
  }

  /// Evaluates the rotation at a time, from 0 to π and back.
  @inlinable
  public func rotation(at time: Double) -> Double {
    let (sine, cosine) = phase(at: time)
    return Elementary.atan2(y: sine.magnitude, x: cosine)
  }

  /// Evaluates the scales in x and in y at a time.
  @inlinable
  public func scale(at time: Double) -> SIMD2<Double> {
    let (sine, cosine) = phase(at: time)
    return SIMD2(
      scale + (swelling * sine).magnitude, scale + (swelling * cosine).magnitude)
  }

  /// Evaluates the shear at a time, the fraction of y that is added to x.
  @inlinable
  public func shear(at time: Double) -> Double { 0 - lean * phase(at: time).sine }

  /// Evaluates the transform of the container at a time: scale, then lean.
  @inlinable
  public func container(at time: Double) -> Affine2D {
    let scale = self.scale(at: time)
    return Affine2D.scale(x: scale.x, y: scale.y).concatenating(.shear(x: shear(at: time)))
  }

  /// Evaluates the whole transform at a time: rotation, then scale, then lean.
  @inlinable
  public func transform(at time: Double) -> Affine2D {
    Affine2D.rotation(rotation(at: time)).concatenating(container(at: time))
  }
}

extension Blob: Trajectory {
  /// Infinity.
  @inlinable
  public var duration: Double { .infinity }

  /// The period of the container in seconds, one turn of the angle; 0 if it is constant.
  @inlinable
  public var period: Double { rate == 0 ? 0 : 2 * .pi / rate.magnitude }

  /// The turns of the angle, each of which repeats the container.
  public static func recurrences(of motion: Self) -> [Recurrence] {
    guard motion.rate != 0, motion.period < 0x1p900 else { return [.standstill()] }
    return [Recurrence(begin: 2 * motion.period, end: .infinity, period: motion.period, factor: 1)]
  }

  /// Evaluates the transform of the container and its rate of change.
  ///
  /// At the minimum of a scale, its velocity is that of the later side.
  public func state(at time: Double) -> KinematicState<Affine2D> {
    let time = time == time ? time : 0
    guard time >= 0 && time < .infinity else { return KinematicState(value: container(at: 0)) }
    let (sine, cosine) = phase(at: time)
    let (scale, shear) = (self.scale(at: time), shear(at: time))
    // The signs of the absolute values, per unit of the angle. At a turn both sides increase.
    let leaving = rate < 0 ? -1.0 : 1
    let signOfSine: Double = sine > 0 ? 1 : sine < 0 ? -1 : leaving * (cosine < 0 ? -1 : 1)
    let signOfCosine: Double = cosine > 0 ? 1 : cosine < 0 ? -1 : -leaving * (sine < 0 ? -1 : 1)
    let size = swelling.magnitude * rate
    let rates = SIMD2(size * signOfSine * cosine, 0 - size * signOfCosine * sine)
    let shearRate = 0 - lean * rate * cosine
    return KinematicState(
      value: container(at: time),
      velocity: Affine2D(
        a: rates.x, b: 0, c: shearRate * scale.y + shear * rates.y, d: rates.y))
  }
}
