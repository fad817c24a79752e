// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Affine2D {
  /// The components of a transform, applied in order: scale, skew, rotation, translation.
  ///
  /// ```swift
  /// let card = Affine2D(Affine2D.Components(rotation: .pi / 2, scale: SIMD2(2, 3)))
  /// card.components?.scale  // SIMD2<Double>(2.0, 3.0)
  /// ```
  /// As a vector they have six components, so a spring can animate them; the rotation then moves to
  /// its target as a number, possibly by several turns.
  @frozen
  public struct Components: VectorSpace, Hashable {
    /// The offset of the origin, in points.
    public var translation: SIMD2<Double>

    /// The angle, in radians, from the x axis to the y axis.
    public var rotation: Double

    /// The factors of x and y, applied first.
    public var scale: SIMD2<Double>

    /// The multiple of the scaled y that is added to x: the tangent of the angle by which vertical
    /// lines lean.
    public var skew: Double

    /// Creates components; parameters that are not given change nothing.
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

  /// Creates the transform that applies all components.
  @inlinable
  public init(_ components: Components) {
    let (sine, cosine) = Elementary.sineAndCosine(components.rotation)
    let (scale, skew) = (components.scale, components.skew)
    self.init(
      a: scale.x * cosine, b: scale.x * sine,
      c: scale.y * (skew * cosine - sine), d: scale.y * (skew * sine + cosine),
      tx: components.translation.x, ty: components.translation.y)
  }

  /// The components of this transform, or nil if it is singular.
  ///
  /// The rotation is from −π to π. Both scales are positive, unless the transform mirrors: then that
  /// of x is negative if `a` < `d`, and otherwise that of y, so that the rotation is the smaller one
  /// if the axes are orthogonal.
  ///
  /// - Accuracy: The transform composed of them differs by at most 8 ulp of the greatest number in
  ///   its row, times the skew if that exceeds 1.
  /// - Edge cases: The rotation or the skew of a singular transform is undefined.
  /// - Source: CSS Transforms Module Level 1, "Decomposing a 2D matrix", for the axis that is
  ///   mirrored.
  public var components: Components? {
    let determinant = determinant
    let isMirroredAcross = determinant < 0 && a < d
    let width = isMirroredAcross ? -Elementary.hypot(a, b) : Elementary.hypot(a, b)
    let skew = ExactArithmetic.differenceOfProducts(a, c, -b, d) / determinant
    let height = determinant / width
    guard determinant.magnitude > 0, height.magnitude > 0, height.magnitude < .infinity,
      skew.magnitude < .infinity
    else { return nil }
    return Components(
      translation: SIMD2(tx, ty),
      rotation: isMirroredAcross
        ? Elementary.atan2(y: 0 - b, x: 0 - a) : Elementary.atan2(y: b, x: a),
      scale: SIMD2(width, height), skew: skew)
  }

  /// Interpolates toward another transform by a fraction, exactly at both ends.
  ///
  /// Translation, scale and skew are interpolated linearly, and the rotation along the shorter arc.
  /// Between two transforms that both mirror, or both do not, no intermediate transform is
  /// singular: neither scale passes zero. Halfway between opposite rotations, interpolated numbers
  /// would collapse the plane to a point.
  /// ```swift
  /// let turn = Affine2D.identity.morphed(to: .rotation(3), by: 0.5)
  /// turn.determinant  // 1
  /// Affine2D.identity.interpolated(to: .rotation(3), by: 0.5).determinant  // 0.0050
  /// ```
  /// Fractions outside 0…1 extrapolate, and a shrinking scale may then pass zero.
  ///
  /// - Edge cases: Between a mirrored and an unmirrored transform every path contains a singular
  ///   one; this one does at a single instant, at which the scale of x or of y is zero, as when a
  ///   card turns over. To or from a singular transform the six numbers are interpolated linearly. Of
  ///   two arcs of the same length the rotation takes that of increasing angles. A fraction of NaN
  ///   is treated as 0, and an infinite fraction as the end on its side.
  public func morphed(to end: Affine2D, by fraction: Double) -> Affine2D {
    guard fraction.magnitude > 0 else { return self }
    guard fraction.magnitude < .infinity else { return fraction > 0 ? end : self }
    if fraction == 1 { return end }
    guard let origin = components, var target = end.components else {
      return interpolated(to: end, by: fraction)
    }
    if origin.scale.x * target.scale.x < 0 && origin.scale.y * target.scale.y < 0 {
      // Each mirrors another axis: two mirrored axes are a half turn.
      (target.scale, target.rotation) = (-target.scale, target.rotation + .pi)
    }
    target.rotation =
      origin.rotation + Radians.difference(from: origin.rotation, to: target.rotation)
    return Affine2D(origin.interpolated(to: target, by: fraction))
  }
}

extension Affine2D.Components {
  /// The components that are all zero, of the transform that is all zero.
  @inlinable
  public static var zero: Self { Self(scale: .zero) }

  /// Adds component by component.
  @inlinable
  public static func + (a: Self, b: Self) -> Self {
    Self(
      translation: a.translation + b.translation, rotation: a.rotation + b.rotation,
      scale: a.scale + b.scale, skew: a.skew + b.skew)
  }

  /// Subtracts component by component.
  @inlinable
  public static func - (a: Self, b: Self) -> Self { a + b.scaled(by: -1) }

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

  /// Returns the sum of the products of corresponding numbers of both lists of components.
  @inlinable
  public func dot(_ other: Self) -> Double {
    translation.dot(other.translation) + rotation * other.rotation + scale.dot(other.scale)
      + skew * other.skew
  }

  /// The number of components, 6.
  @inlinable
  public static var componentCount: Int { 6 }

  /// Accesses a number: two of the translation, the rotation, two of the scale, the skew.
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
extension Affine2D.Components: Described {}

extension Affine2D.Components: Codable {
  /// Reads the components; one that is missing is that of the identity.
  ///
  /// - Throws: `DecodingError` if a part is not legal, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("translation", "rotation", "scale", "skew")
    self.init(
      translation: try fields.decode(forKey: "translation", default: .zero),
      rotation: try fields.decodeNumber(forKey: "rotation", default: 0),
      scale: try fields.decode(forKey: "scale", default: .one),
      skew: try fields.decodeNumber(forKey: "skew", default: 0))
  }

  /// Writes the components that are not those of the identity.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "translation": translation.unless(.zero), "rotation": rotation.unless(0),
      "scale": scale.unless(.one), "skew": skew.unless(0),
    ])
  }
}
#endif
