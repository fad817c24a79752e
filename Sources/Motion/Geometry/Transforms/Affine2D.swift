// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An affine transform of the plane: a linear map and a translation.
///
/// ![A turn by components keeps its shape; by the numbers of the matrix it collapses](transforms)
///
/// Points are row vectors that are multiplied from the left, as in Core Graphics: the transform
/// written first is applied first.
/// ```swift
/// let turned = Affine2D.scale(x: 2, y: 2).concatenating(.translation(SIMD2(10, 0)))
/// turned(SIMD2(1.0, 1.0))  // SIMD2<Double>(12.0, 2.0)
/// ```
/// As a vector a transform has its six numbers as components, so that it can have a velocity. To
/// interpolate transforms, interpolate their components instead: halfway between two rotations, the
/// numbers alone would shrink.
///
/// - Units: x' = `a` x + `c` y + `tx`, y' = `b` x + `d` y + `ty`. Points; y points down, so that
///   positive angles turn clockwise.
@frozen
public struct Affine2D: VectorSpace, Hashable {
  /// The coefficient of x in x'.
  public var a: Double

  /// The coefficient of x in y'.
  public var b: Double

  /// The coefficient of y in x'.
  public var c: Double

  /// The coefficient of y in y'.
  public var d: Double

  /// The translation of x.
  public var tx: Double

  /// The translation of y.
  public var ty: Double

  /// Creates a transform from its numbers.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double = 0, ty: Double = 0) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity transform.
  @inlinable
  public static var identity: Affine2D { Affine2D(a: 1, b: 0, c: 0, d: 1) }

  /// Returns the translation by an offset.
  @inlinable
  public static func translation(_ offset: SIMD2<Double>) -> Affine2D {
    Affine2D(a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y)
  }

  /// Returns the transform that multiplies each coordinate by a factor.
  @inlinable
  public static func scale(x: Double, y: Double) -> Affine2D { Affine2D(a: x, b: 0, c: 0, d: y) }

  /// Returns the rotation about the origin by an angle in radians.
  ///
  /// Positive angles turn from the x axis to the y axis.
  @inlinable
  public static func rotation(_ angle: Double) -> Affine2D {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    return Affine2D(a: cosine, b: sine, c: -sine, d: cosine)
  }

  /// Returns the transform that adds a multiple of each coordinate to the other.
  ///
  /// The multiple `x` of y is added to x, and the multiple `y` of x is added to y.
  @inlinable
  public static func shear(x: Double, y: Double = 0) -> Affine2D {
    Affine2D(a: 1, b: y, c: x, d: 1)
  }

  /// Transforms a point.
  @inlinable
  public func callAsFunction(_ point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// Returns the transform that applies this one first, and then another.
  @inlinable
  public func concatenating(_ next: Affine2D) -> Affine2D {
    Affine2D(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }
}

extension Affine2D {
  /// The transform whose numbers are all zero, which maps every point to the origin.
  @inlinable
  public static var zero: Affine2D { Affine2D(a: 0, b: 0, c: 0, d: 0) }

  /// Adds number by number.
  @inlinable
  public static func + (first: Affine2D, second: Affine2D) -> Affine2D {
    Affine2D(
      a: first.a + second.a, b: first.b + second.b, c: first.c + second.c, d: first.d + second.d,
      tx: first.tx + second.tx, ty: first.ty + second.ty)
  }

  /// Subtracts number by number.
  @inlinable
  public static func - (first: Affine2D, second: Affine2D) -> Affine2D {
    first + second.scaled(by: -1)
  }

  /// Multiplies every number by a factor.
  @inlinable
  public func scaled(by factor: Double) -> Affine2D {
    Affine2D(
      a: a * factor, b: b * factor, c: c * factor, d: d * factor, tx: tx * factor, ty: ty * factor)
  }

  /// The sum of the squared numbers.
  @inlinable
  public var squaredMagnitude: Double { dot(self) }

  /// Returns the sum of the products of corresponding numbers of both transforms.
  @inlinable
  public func dot(_ other: Affine2D) -> Double {
    a * other.a + b * other.b + c * other.c + d * other.d + tx * other.tx + ty * other.ty
  }

  /// The number of components, 6.
  @inlinable
  public static var componentCount: Int { 6 }

  /// Accesses a number: a, b, c, d, tx, ty.
  @inlinable
  public subscript(component index: Int) -> Double {
    get {
      switch index {
      case 0: a
      case 1: b
      case 2: c
      case 3: d
      case 4: tx
      default: ty
      }
    }
    set {
      switch index {
      case 0: a = newValue
      case 1: b = newValue
      case 2: c = newValue
      case 3: d = newValue
      case 4: tx = newValue
      default: ty = newValue
      }
    }
  }
}

#if !hasFeature(Embedded)
extension Affine2D: Described {}

extension Affine2D: Codable {
  /// Reads the matrix, whose translation is zero if it is missing.
  ///
  /// - Throws: `DecodingError` if a number is missing, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("a", "b", "c", "d", "tx", "ty")
    self.init(
      a: try fields.decodeNumber(forKey: "a"), b: try fields.decodeNumber(forKey: "b"),
      c: try fields.decodeNumber(forKey: "c"), d: try fields.decodeNumber(forKey: "d"),
      tx: try fields.decodeNumber(forKey: "tx", default: 0),
      ty: try fields.decodeNumber(forKey: "ty", default: 0))
  }

  /// Writes the matrix, and the translation if it is not zero.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["a": a, "b": b, "c": c, "d": d, "tx": tx.unless(0), "ty": ty.unless(0)])
  }
}
#endif
