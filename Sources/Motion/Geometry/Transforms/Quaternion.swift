// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A rotation of space about an axis through the origin.
///
/// ```swift
/// let start = Quaternion.identity
/// let end = Quaternion(angle: .pi / 2, axis: SIMD3(0, 0, 1))
/// end(SIMD3(1, 0, 0)).y  // 1.0000
/// start.interpolated(to: end, by: 0.5).angle  // 0.7854
/// ```
/// The four numbers are the axis times the sine of half the angle, and the cosine of half the
/// angle. The length has no meaning: a quaternion is treated as the unit quaternion in its
/// direction, and one that is zero or not finite as the identity. A quaternion and its negative are
/// the same rotation, but not equal.
///
/// A quaternion is not a vector: linear interpolation between two of them is neither even nor of
/// length 1. To animate one with a spring, animate its rotation vector:
/// ```swift
/// let (start, end) = (Quaternion.identity, Quaternion(angle: 2, axis: SIMD3(1, 1, 0)))
/// let turn = SpringTrajectory(
///   from: .zero, to: (end * start.inverse).rotationVector, spring: .bouncy)
/// let now = Quaternion(rotationVector: turn.value(at: 0.2)) * start
/// now.angle  // 1.7474
/// ```
/// - Units: Radians. About the z axis, positive angles turn from the x axis to the y axis.
/// - Accuracy: A few ulp for rotated points and for products. After ten thousand products the angle
///   is off by about 1e-13; an error of the length has no effect.
/// - Source: W. R. Hamilton (1843); J. Solà, "Quaternion kinematics for the error-state Kalman
///   filter" (2017), for the Hamilton convention.
@frozen
public struct Quaternion: Hashable, Sendable {
  /// The three imaginary numbers in their order, and the real one.
  public var components: SIMD4<Double>

  /// Creates a quaternion from the imaginary numbers in their order, and the real one.
  @inlinable
  public init(components: SIMD4<Double>) {
    self.components = components
  }

  /// Creates a quaternion from its four numbers.
  ///
  /// - Parameters:
  ///   - x: The factor of i.
  ///   - y: The factor of j.
  ///   - z: The factor of k.
  ///   - w: The real part.
  @inlinable
  public init(x: Double, y: Double, z: Double, w: Double) {
    components = SIMD4(x, y, z, w)
  }

  /// Creates the rotation by an angle about an axis.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians, of any number of turns.
  ///   - axis: The direction of the axis, of any length.
  /// - Edge cases: The identity, if the axis is zero or if a number is infinite or NaN.
  public init(angle: Double, axis: SIMD3<Double>) {
    guard angle.magnitude < .infinity, axis.hasFiniteComponents, let axis = axis.normalized else {
      self = .identity
      return
    }
    let (sine, cosine) = Elementary.sineAndCosine(angle * 0.5)
    components = SIMD4(axis * sine, cosine)
  }

  /// The identity rotation.
  @inlinable
  public static var identity: Quaternion { Quaternion(x: 0, y: 0, z: 0, w: 1) }

  /// The factors of i, j and k.
  @inlinable
  public var imaginary: SIMD3<Double> { SIMD3(components.x, components.y, components.z) }

  /// The real part.
  @inlinable
  public var real: Double { components.w }

  /// The angle of the rotation, at least 0 and at most π.
  ///
  /// It is the shorter of two: three quarters of a turn about an axis are one quarter about its
  /// opposite.
  ///
  /// - Accuracy: A few ulp, also for small angles and near π.
  public var angle: Double {
    let q = balanced
    return 2 * Elementary.atan2(y: q.imaginary.length, x: q.real.magnitude)
  }

  /// The axis of the rotation by the angle, of length 1.
  ///
  /// - Edge cases: The z axis for the identity. Half a turn is the same about an axis and about its
  ///   opposite; the result is the direction of the imaginary part.
  public var axis: SIMD3<Double> {
    let q = balanced
    guard let direction = q.imaginary.normalized else { return SIMD3(0, 0, 1) }
    return q.real < 0 ? -direction : direction
  }

  /// The same rotation with length 1.
  ///
  /// - Edge cases: The identity for zero, and for numbers that are infinite or NaN.
  public var normalized: Quaternion { Quaternion(components: Quaternion.unit(components)) }

  /// The quaternion with the opposite imaginary part.
  ///
  /// If the length of this quaternion is 1, the conjugate is the inverse rotation.
  @inlinable
  public var conjugate: Quaternion { Quaternion(components: SIMD4(-imaginary, real)) }

  /// The inverse rotation, whose product with this one is the identity.
  ///
  /// - Edge cases: The identity for zero, for numbers that are infinite or NaN, and if the inverse
  ///   overflows a `Double`.
  public var inverse: Quaternion {
    let length = components.length
    guard length > 0, length < .infinity else { return .identity }
    let result = Quaternion(components: conjugate.components / length / length)
    return result.components.hasFiniteComponents ? result : .identity
  }

  /// Multiplies two quaternions, for the second rotation followed by the first.
  ///
  /// This is the order of functions, as in mathematics and simd, and the opposite of
  /// ``concatenating(_:)``.
  @inlinable
  public static func * (a: Quaternion, b: Quaternion) -> Quaternion {
    let (u, v) = (a.components, b.components)
    return Quaternion(
      x: u.w * v.x + u.x * v.w + (u.y * v.z - u.z * v.y),
      y: u.w * v.y + u.y * v.w + (u.z * v.x - u.x * v.z),
      z: u.w * v.z + u.z * v.w + (u.x * v.y - u.y * v.x),
      w: u.w * v.w - (u.x * v.x + u.y * v.y + u.z * v.z))
  }

  /// Returns the rotation that applies this one first, and then another.
  ///
  /// The order is that of ``Matrix4/concatenating(_:)``.
  @inlinable
  public func concatenating(_ next: Quaternion) -> Quaternion { next * self }

  /// Rotates a point about the origin.
  ///
  /// - Accuracy: Within 8 · 2⁻⁵² of the point's distance from the origin, from 10⁻²⁹⁰ to 10³⁰⁰.
  public func callAsFunction(_ point: SIMD3<Double>) -> SIMD3<Double> {
    let q = balanced
    let across = Matrix4.cross(q.imaginary, point)
    let change = across * q.real + Matrix4.cross(q.imaginary, across)
    return point + change * (2 / q.components.squaredMagnitude)
  }

  /// The quaternion itself, or with length 1 if products of it could overflow or underflow.
  private var balanced: Quaternion {
    let squared = components.squaredMagnitude
    return squared > 0x1p-20 && squared < 0x1p+20 ? self : normalized
  }

  /// Returns four numbers normalized to length 1; the identity if they have no direction.
  static func unit(_ q: SIMD4<Double>) -> SIMD4<Double> {
    let greatest = max(max(q.x.magnitude, q.y.magnitude), max(q.z.magnitude, q.w.magnitude))
    guard greatest > 0, greatest < .infinity else { return SIMD4(0, 0, 0, 1) }
    let scaled = q / greatest
    let length = scaled.magnitude
    return length > 0 ? scaled / length : SIMD4(0, 0, 0, 1)
  }
}

#if !hasFeature(Embedded)
extension Quaternion: Described {}

extension Quaternion: Codable {
  /// Decodes four numbers, the real part last.
  ///
  /// - Throws: `DecodingError` if there are fewer or more numbers, or if one is not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let components = try container.decode(SIMD4<Double>.self)
    if let flaw = ParameterFlaw("a quaternion", finite: components) {
      throw container.failure(flaw.message)
    }
    self.init(components: components)
  }

  /// Encodes the four numbers, which decode to the same bits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(components)
  }
}
#endif
