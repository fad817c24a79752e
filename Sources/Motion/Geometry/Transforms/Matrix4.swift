// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A transform of space with perspective: four rows of four numbers.
///
/// Points are row vectors that are multiplied from the left, as in Core Animation: the transform
/// written first is applied first. A picture that is turned by 45° about the y axis, seen from 800
/// points away:
/// ```swift
/// let turned = Matrix4.rotation(.pi / 4, axis: SIMD3(0, 1, 0))
///   .concatenating(.perspective(distance: 800))
/// turned(SIMD2(100.0, 50.0))!.x  // 64.9682
/// turned(SIMD2(-100.0, 50.0))!.x  // -77.5667
/// ```
/// - Units: x' w' = x `m11` + y `m21` + z `m31` + `m41`, and so on; w' is the result of the last
///   column. Points; y points down, and z toward the viewer.
@frozen
public struct Matrix4: Hashable, Sendable {
  /// The image of the x axis.
  ///
  /// The elements `m11` to `m14`.
  public var row1: SIMD4<Double>

  /// The image of the y axis.
  ///
  /// The elements `m21` to `m24`.
  public var row2: SIMD4<Double>

  /// The image of the z axis.
  ///
  /// The elements `m31` to `m34`.
  public var row3: SIMD4<Double>

  /// The image of the origin.
  ///
  /// The elements `m41` to `m44`.
  public var row4: SIMD4<Double>

  /// Creates a matrix from its rows.
  @inlinable
  public init(
    row1: SIMD4<Double>, row2: SIMD4<Double>, row3: SIMD4<Double>, row4: SIMD4<Double>
  ) {
    self.row1 = row1
    self.row2 = row2
    self.row3 = row3
    self.row4 = row4
  }

  /// Creates the matrix that transforms a plane and leaves z unchanged.
  @inlinable
  public init(_ affine: Affine2D) {
    self.init(
      row1: SIMD4(affine.a, affine.b, 0, 0), row2: SIMD4(affine.c, affine.d, 0, 0),
      row3: SIMD4(0, 0, 1, 0), row4: SIMD4(affine.tx, affine.ty, 0, 1))
  }

  /// The identity matrix.
  @inlinable
  public static var identity: Matrix4 { Matrix4(Affine2D.identity) }

  /// Returns the translation by an offset.
  @inlinable
  public static func translation(_ offset: SIMD3<Double>) -> Matrix4 {
    var matrix = Matrix4.identity
    matrix.row4 = SIMD4(offset, 1)
    return matrix
  }

  /// Returns the matrix that multiplies each coordinate by a factor.
  @inlinable
  public static func scale(x: Double, y: Double, z: Double = 1) -> Matrix4 {
    Matrix4(
      row1: SIMD4(x, 0, 0, 0), row2: SIMD4(0, y, 0, 0), row3: SIMD4(0, 0, z, 0),
      row4: SIMD4(0, 0, 0, 1))
  }

  /// Returns the rotation about a line through the origin.
  ///
  /// About the z axis, positive angles turn from the x axis to the y axis.
  ///
  /// - Parameters:
  ///   - angle: The angle, in radians.
  ///   - axis: The direction of the line, of any length.
  /// - Returns: The matrix.
  /// - Edge cases: If the axis is zero, infinite or NaN, the result is the identity.
  public static func rotation(_ angle: Double, axis: SIMD3<Double>) -> Matrix4 {
    let length = Matrix4.length(of: axis)
    let isInRange = length > 0x1p-1000 && length < .infinity
    guard let axis = isInRange ? axis / length : axis.normalized else { return .identity }
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    // 1 − cos θ without cancellation.
    let half = Elementary.sin(angle * 0.5)
    let across = axis * (2 * half * half)
    let turned = axis * sine
    return Matrix4(
      row1: SIMD4(
        axis.x * across.x + cosine, axis.x * across.y + turned.z, axis.x * across.z - turned.y, 0),
      row2: SIMD4(
        axis.y * across.x - turned.z, axis.y * across.y + cosine, axis.y * across.z + turned.x, 0),
      row3: SIMD4(
        axis.z * across.x + turned.y, axis.z * across.y - turned.x, axis.z * across.z + cosine, 0),
      row4: SIMD4(0, 0, 0, 1))
  }

  /// Returns the perspective matrix, which enlarges points that are nearer to the viewer.
  ///
  /// It is an identity whose `m34` is −1 / distance. A point as near as the viewer, or behind,
  /// cannot be seen: mapping it gives `nil`.
  ///
  /// - Parameter distance: The distance in points from the plane z = 0 to the viewer; infinite for
  ///   no perspective.
  /// - Returns: The matrix.
  /// - Precondition: The distance is positive.
  @inlinable
  public static func perspective(distance: Double) -> Matrix4 {
    precondition(distance > 0, "distance must be positive, but is \(distance)")
    var matrix = Matrix4.identity
    matrix.row3.w = distance < .infinity ? -1 / distance : 0
    return matrix
  }

  /// Returns the matrix that applies this one first, and then another.
  @inlinable
  public func concatenating(_ next: Matrix4) -> Matrix4 {
    Matrix4(row1: next(row1), row2: next(row2), row3: next(row3), row4: next(row4))
  }

  /// Transforms a homogeneous point.
  @inlinable
  public func callAsFunction(_ point: SIMD4<Double>) -> SIMD4<Double> {
    row1 * point.x + row2 * point.y + row3 * point.z + row4 * point.w
  }

  /// Transforms a point of space, or nil if its image lies beside the viewer or behind.
  ///
  /// - Edge cases: Also `nil` if the result overflows a `Double`.
  @inlinable
  public func callAsFunction(_ point: SIMD3<Double>) -> SIMD3<Double>? {
    let image = row1 * point.x + row2 * point.y + row3 * point.z + row4
    guard image.w > 0 else { return nil }
    return (SIMD3(image.x, image.y, image.z) / image.w).ifFinite
  }

  /// Transforms a point of the plane z = 0 and drops its new z.
  ///
  /// The result is `nil` if the image of the point lies beside the viewer or behind.
  ///
  /// - Edge cases: Also `nil` if the result overflows a `Double`.
  @inlinable
  public func callAsFunction(_ point: SIMD2<Double>) -> SIMD2<Double>? {
    let image = row1 * point.x + row2 * point.y + row4
    guard image.w > 0 else { return nil }
    return (SIMD2(image.x, image.y) / image.w).ifFinite
  }

  /// The equivalent transform of the plane, or nil if there is none.
  ///
  /// There is none if this matrix moves z or has a perspective.
  @inlinable
  public var affine: Affine2D? {
    guard row1.z == 0, row1.w == 0, row2.z == 0, row2.w == 0, row3 == SIMD4(0, 0, 1, 0),
      row4.z == 0, row4.w == 1
    else { return nil }
    return Affine2D(a: row1.x, b: row1.y, c: row2.x, d: row2.y, tx: row4.x, ty: row4.y)
  }

  /// Returns the length of a vector, without overflow of the squares.
  static func length(of vector: SIMD3<Double>) -> Double {
    Elementary.hypot(Elementary.hypot(vector.x, vector.y), vector.z)
  }
}
