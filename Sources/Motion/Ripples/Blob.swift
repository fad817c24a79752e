// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The breathing of a blob: it turns, swells and leans, each slowly and in its own rhythm.
///
/// ```swift
/// let blob = Blob()
/// blob.rotation(at: 10)  // 1
/// blob.scale(at: 10).x  // 5.0841
/// let point = blob.transform(at: 10)(SIMD2(33, 0))
/// ```
/// All follows one angle that grows with time. The rotation runs to half a turn and back, a
/// triangle wave and not a spin; the scales swell twice in a turn of the angle, in x when in y they
/// do not; the lean swings once.
///
/// The functions of time answer at any time, negative ones included. As a ``Trajectory`` the blob
/// is the transform of its container, scale and lean without the rotation, which begins at time
/// 0 and never ends.
///
/// - Units: Seconds and radians.
/// - Edge cases: NaN and infinite times read as 0 in the functions of time. A rate of 0 stands
///   still.
/// - Accuracy: A few ulp of the values, at any time as exact as the product of rate and time: the
///   triangle comes from the arctangent and not from the arccosine, which near its turns knows only
///   half of the digits.
/// - Source: The animated blob of the article; the formulas are those of its vectors.
@frozen
public struct Blob: Hashable, Sendable {
  /// How fast the angle grows, in radians per second.
  public let rate: Double

  /// The smallest scale.
  public let scale: Double

  /// How much the scale swells, at most.
  public let swelling: Double

  /// How far the blob leans: the greatest share of y that is added to x.
  public let lean: Double

  /// Creates the motion; it is that of the article unless given otherwise.
  ///
  /// - Parameters:
  ///   - rate: Radians per second, of either sign.
  ///   - scale: The smallest scale.
  ///   - swelling: How much the scale swells.
  ///   - lean: How far the blob leans.
  /// - Precondition: All numbers are finite. Those but the rate are held to ±10¹⁵⁰, so that their
  ///   products are finite too.
  @inlinable
  public init(rate: Double = 0.1, scale: Double = 5, swelling: Double = 0.1, lean: Double = 0.1) {
    precondition(rate.isFinite, "rate must be finite, but is \(rate)")
    precondition(scale.isFinite, "scale must be finite, but is \(scale)")
    precondition(swelling.isFinite, "swelling must be finite, but is \(swelling)")
    precondition(lean.isFinite, "lean must be finite, but is \(lean)")
    self.rate = rate
    self.scale = scale.clampedToLegal
    self.swelling = swelling.clampedToLegal
    self.lean = lean.clampedToLegal
  }

  /// The sine and the cosine of the angle at a time.
  @inlinable
  func phase(at time: Double) -> (sine: Double, cosine: Double) {
    let angle = rate * time
    guard angle.isFinite else {
      // A time that is no number, or a product beyond the last one.
      let isTime = time.magnitude < .infinity
      return Elementary.sineAndCosine(isTime ? angle.clampedToFinite : 0)
    }
    return Elementary.sineAndCosine(angle)
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

  /// Evaluates the share of y that is added to x at a time.
  @inlinable
  public func shear(at time: Double) -> Double { 0 - lean * phase(at: time).sine }

  /// Evaluates the transform of the container at a time: the scales first, and then the lean.
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
  /// Infinite: it never ends.
  @inlinable
  public var duration: Double { .infinity }

  /// The seconds after which the container begins again: a turn of the angle; 0 if it stands still.
  @inlinable
  public var period: Double { rate == 0 ? 0 : 2 * .pi / rate.magnitude }

  /// The turns of the angle, after each of which the container begins again.
  public var recurrences: [Recurrence] {
    guard rate != 0 else { return [.standstill()] }
    return [Recurrence(begin: 2 * period, end: .infinity, period: period, factor: 1)]
  }

  /// Evaluates the transform of the container and its rate of change.
  ///
  /// Where a scale turns, at its smallest, its velocity is that of the time after.
  public func state(at time: Double) -> KinematicState<Affine2D> {
    let time = time == time ? time : 0
    guard time >= 0 && time < .infinity else { return KinematicState(value: container(at: 0)) }
    let (sine, cosine) = phase(at: time)
    let (scale, shear) = (self.scale(at: time), shear(at: time))
    // Of the absolute values; rates count per unit of the angle. At a turn both sides rise.
    let leaving = rate < 0 ? -1.0 : 1
    let signOfSine: Double = sine > 0 ? 1 : sine < 0 ? -1 : leaving * (cosine < 0 ? -1 : 1)
    let signOfCosine: Double = cosine > 0 ? 1 : cosine < 0 ? -1 : -leaving * (sine < 0 ? -1 : 1)
    let size = (swelling.magnitude * rate).clampedToLegal
    let rates = SIMD2(size * signOfSine * cosine, 0 - size * signOfCosine * sine)
    let shearRate = 0 - (lean * rate).clampedToLegal * cosine
    return KinematicState(
      value: container(at: time),
      velocity: Affine2D(
        a: rates.x, b: 0, c: shearRate * scale.y + shear * rates.y, d: rates.y))
  }
}
