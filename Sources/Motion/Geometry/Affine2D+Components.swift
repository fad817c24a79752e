// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Affine2D {
  /// What a transform does, step by step: scale, skew, turn, move.
  ///
  /// ```swift
  /// let card = Affine2D(Affine2D.Components(rotation: .pi / 2, scale: SIMD2(2, 3)))
  /// card.components?.scale  // SIMD2<Double>(2.0, 3.0)
  /// ```
  /// The steps are applied in this order. As a vector they have six components, so a spring can
  /// move them; the rotation then goes the way that its number goes, several turns if it must.
  @frozen
  public struct Components: VectorSpace, Hashable {
    /// The offset of the origin, in points.
    public var translation: SIMD2<Double>

    /// The angle, in radians, from the x axis to the y axis.
    public var rotation: Double

    /// The factors of x and y, before anything else.
    public var scale: SIMD2<Double>

    /// How much of the scaled y is added to x: the tangent of the angle by which upright lines lean.
    public var skew: Double

    /// Creates the steps; what is not given changes nothing.
    @inlinable
    public init(
      translation: SIMD2<Double> = .zero, rotation: Double = 0,
      scale: SIMD2<Double> = SIMD2(1, 1), skew: Double = 0
    ) {
      self.translation = translation
      self.rotation = rotation
      self.scale = scale
      self.skew = skew
    }
  }

  /// Creates the transform that does all steps.
  @inlinable
  public init(_ components: Components) {
    let (sine, cosine) = Elementary.sineAndCosine(components.rotation)
    let (scale, skew) = (components.scale, components.skew)
    self.init(
      a: scale.x * cosine, b: scale.x * sine,
      c: scale.y * (skew * cosine - sine), d: scale.y * (skew * sine + cosine),
      tx: components.translation.x, ty: components.translation.y)
  }

  /// The steps that make this transform, or nil if it is singular.
  ///
  /// The rotation is from −π to π, the scale of x is positive, and that of y has the sign of the
  /// determinant: a mirrored picture counts as upside down, and then turned.
  ///
  /// - Accuracy: The transform made of them differs by at most 8 ulp of the greatest number in
  ///   its row, times the skew where that exceeds 1.
  /// - Edge cases: A singular transform has no rotation, or no skew, that could be told.
  public var components: Components? {
    let determinant = determinant
    let width = Elementary.hypot(a, b)
    let skew = ExactArithmetic.differenceOfProducts(a, c, -b, d) / determinant
    let height = determinant / width
    guard determinant.magnitude > 0, height.magnitude > 0, height.magnitude < .infinity,
      skew.magnitude < .infinity
    else { return nil }
    return Components(
      translation: SIMD2(tx, ty), rotation: Elementary.atan2(y: b, x: a),
      scale: SIMD2(width, height), skew: skew)
  }

  /// Leads this transform a fraction of the way into another, exact at both ends.
  ///
  /// Translation, scale and skew move straight, and the rotation by the shorter way. Two
  /// transforms that both mirror, or both do not, never collapse on the way: neither scale passes
  /// zero. Halfway between opposite rotations the numbers alone would make a point of everything.
  /// ```swift
  /// let turn = Affine2D.identity.morphed(to: .rotation(3), by: 0.5)
  /// turn.determinant  // 1
  /// Affine2D.identity.interpolated(to: .rotation(3), by: 0.5).determinant  // 0.0050
  /// ```
  /// Fractions outside 0…1 go on, and then a shrinking scale may pass zero.
  ///
  /// - Edge cases: From a mirrored to an unmirrored transform every way is singular somewhere; this
  ///   one is at a single instant, at which the scale of y is zero, as when a card turns over. To or
  ///   from a singular transform the six numbers move straight. Of two ways of the same length the
  ///   rotation takes that of rising angles. NaN as the fraction reads as 0, and an infinite
  ///   fraction as the end on its side.
  public func morphed(to end: Affine2D, by fraction: Double) -> Affine2D {
    guard fraction.magnitude > 0 else { return self }
    guard fraction.magnitude < .infinity else { return fraction > 0 ? end : self }
    if fraction == 1 { return end }
    guard let origin = components, var target = end.components else {
      return interpolated(to: end, by: fraction)
    }
    target.rotation =
      origin.rotation + Radians.difference(from: origin.rotation, to: target.rotation)
    return Affine2D(origin.interpolated(to: target, by: fraction))
  }
}

extension Affine2D.Components {
  /// The steps of zeros, which make the transform of zeros.
  @inlinable
  public static var zero: Self { Self(scale: .zero) }

  /// Adds step by step.
  @inlinable
  public static func + (a: Self, b: Self) -> Self {
    Self(
      translation: a.translation + b.translation, rotation: a.rotation + b.rotation,
      scale: a.scale + b.scale, skew: a.skew + b.skew)
  }

  /// Subtracts step by step.
  @inlinable
  public static func - (a: Self, b: Self) -> Self {
    Self(
      translation: a.translation - b.translation, rotation: a.rotation - b.rotation,
      scale: a.scale - b.scale, skew: a.skew - b.skew)
  }

  /// Multiplies every number by a factor.
  @inlinable
  public func scaled(by factor: Double) -> Self {
    Self(
      translation: translation * factor, rotation: rotation * factor, scale: scale * factor,
      skew: skew * factor)
  }

  /// The sum of the squared numbers.
  @inlinable
  public var squaredMagnitude: Double { dot(self) }

  /// The sum of the products of the numbers.
  @inlinable
  public func dot(_ other: Self) -> Double {
    translation.dot(other.translation) + rotation * other.rotation + scale.dot(other.scale)
      + skew * other.skew
  }

  /// The six numbers.
  @inlinable
  public static var componentCount: Int { 6 }

  /// One of the numbers: two of the translation, the rotation, two of the scale, the skew.
  @inlinable
  public subscript(component index: Int) -> Double {
    get {
      switch index {
      case 0, 1: translation[index]
      case 2: rotation
      case 3, 4: scale[index - 3]
      default: skew
      }
    }
    set {
      switch index {
      case 0, 1: translation[index] = newValue
      case 2: rotation = newValue
      case 3, 4: scale[index - 3] = newValue
      default: skew = newValue
      }
    }
  }
}

#if !hasFeature(Embedded)
extension Affine2D.Components: Codable {}
#endif
