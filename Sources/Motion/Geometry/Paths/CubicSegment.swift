// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A cubic Bézier segment: a curve between two points, shaped by two control points.
///
/// ```swift
/// let segment = CubicSegment(
///   start: SIMD2(0, 0), control1: SIMD2(0, 40), control2: SIMD2(60, 40), end: SIMD2(60, 0))
/// segment.value(at: 0.5)  // SIMD2<Double>(30.0, 30.0)
/// segment.bounds.height  // 30
/// segment.length()  // 95.1495
/// ```
/// Its parameter runs from 0 to 1, and is neither a time nor a share of the length: even steps of
/// it are closer together where the control points are near. To follow a segment at a constant
/// speed, measure it with ``PathMeasure``.
///
/// As a vector a segment has eight components, so segments can be added, scaled, and animated by
/// springs. Points that coincide are legal, and so is a segment that is a point.
@frozen
public struct CubicSegment: VectorSpace, Hashable {
  /// The point at parameter 0.
  public var start: SIMD2<Double>

  /// The control point that determines the direction at the start.
  public var control1: SIMD2<Double>

  /// The control point that determines the direction at the end.
  public var control2: SIMD2<Double>

  /// The point at parameter 1.
  public var end: SIMD2<Double>

  /// Creates a segment from its four points.
  @inlinable
  public init(
    start: SIMD2<Double>, control1: SIMD2<Double>, control2: SIMD2<Double>, end: SIMD2<Double>
  ) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Creates the straight segment between two points, with a constant derivative.
  @inlinable
  public init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    self.init(
      start: start, control1: start.interpolated(to: end, by: 1.0 / 3),
      control2: end.interpolated(to: start, by: 1.0 / 3), end: end)
  }

  /// Creates the segment that equals a quadratic one, with a single control point.
  @inlinable
  public init(from start: SIMD2<Double>, control: SIMD2<Double>, to end: SIMD2<Double>) {
    self.init(
      start: start, control1: control.interpolated(to: start, by: 1.0 / 3),
      control2: control.interpolated(to: end, by: 1.0 / 3), end: end)
  }

  /// The segment in Hermite form: positions and derivatives at its ends.
  @inlinable
  var arc: ArcSegment<SIMD2<Double>> {
    ArcSegment(
      start: start, end: end, leaving: (control1 - start) * 3, arriving: (end - control2) * 3)
  }

  /// Evaluates the position at a parameter.
  ///
  /// - Parameter parameter: The parameter, clamped to 0…1. NaN is treated as 0.
  /// - Returns: The point.
  /// - Accuracy: The ends are exact to the bit; between them within 5 ulp of the farthest point's
  ///   distance from the origin.
  @inlinable
  public func value(at parameter: Double) -> SIMD2<Double> {
    arc.value(at: CubicSegment.clamped(parameter))
  }

  /// Evaluates the derivative of the position with respect to the parameter.
  ///
  /// The derivative is zero at a cusp, and at an end that coincides with its control point;
  /// ``direction(at:)`` gives a direction there too.
  ///
  /// - Parameter parameter: The parameter, clamped to 0…1. NaN is treated as 0.
  /// - Returns: The derivative, in points for the whole range of the parameter.
  @inlinable
  public func derivative(at parameter: Double) -> SIMD2<Double> {
    let share = CubicSegment.clamped(parameter)
    let rest = 1 - share
    // Sums of the polygon's sides, so that both ends are exact.
    let sides = (control1 - start, control2 - control1, end - control2)
    return (sides.0 * (rest * rest) + sides.1 * (2 * share * rest) + sides.2 * (share * share)) * 3
  }

  /// Evaluates position and derivative at a parameter.
  @inlinable
  public func state(at parameter: Double) -> KinematicState<SIMD2<Double>> {
    KinematicState(value: value(at: parameter), velocity: derivative(at: parameter))
  }

  /// Evaluates the unit tangent vector at a parameter.
  ///
  /// Where the derivative vanishes, it is the direction in which the segment continues, and at the
  /// end the direction in which it arrives.
  ///
  /// - Parameter parameter: The parameter, clamped to 0…1. NaN is treated as 0.
  /// - Returns: A vector of length 1; zero if all four points coincide, or if the distance between
  ///   two of them is infinite.
  public func direction(at parameter: Double) -> SIMD2<Double> {
    let size = Swift.max((control1 - start).length, (control2 - start).length, (end - start).length)
    guard size > 0, size < .infinity else { return .zero }
    let unit = Roots.scaled(1, by: -Swift.max(-1000, Swift.min(1000, Int(size.exponent))))
    let share = CubicSegment.clamped(parameter)
    return arc.rate(unit: unit).direction(at: share, scale: size * unit, isLeaving: share < 1)
  }

  /// Returns a parameter clamped to 0…1; 0 for NaN.
  @inlinable
  static func clamped(_ parameter: Double) -> Double {
    parameter > 0 ? parameter < 1 ? parameter : 1 : 0
  }
}

extension CubicSegment {
  /// The segment whose four points are at the origin.
  @inlinable
  public static var zero: CubicSegment {
    CubicSegment(start: .zero, control1: .zero, control2: .zero, end: .zero)
  }

  /// Adds the points.
  @inlinable
  public static func + (a: CubicSegment, b: CubicSegment) -> CubicSegment {
    CubicSegment(
      start: a.start + b.start, control1: a.control1 + b.control1,
      control2: a.control2 + b.control2, end: a.end + b.end)
  }

  /// Subtracts the points.
  @inlinable
  public static func - (a: CubicSegment, b: CubicSegment) -> CubicSegment { a + b.scaled(by: -1) }

  /// Multiplies every coordinate by a factor.
  @inlinable
  public func scaled(by factor: Double) -> CubicSegment {
    CubicSegment(
      start: start * factor, control1: control1 * factor, control2: control2 * factor,
      end: end * factor)
  }

  /// The sum of the squared coordinates.
  @inlinable
  public var squaredMagnitude: Double { dot(self) }

  /// Returns the sum of the products of the coordinates with those of another segment.
  @inlinable
  public func dot(_ other: CubicSegment) -> Double {
    (start.dot(other.start) + control1.dot(other.control1))
      + (control2.dot(other.control2) + end.dot(other.end))
  }

  /// The number of components, 8.
  @inlinable
  public static var componentCount: Int { 8 }

  /// Accesses a coordinate: x and y of the start, of the control points, and of the end.
  @inlinable
  public subscript(component index: Int) -> Double {
    get {
      switch index / 2 {
      case 0: start[index % 2]
      case 1: control1[index % 2]
      case 2: control2[index % 2]
      default: end[index % 2]
      }
    }
    set {
      switch index / 2 {
      case 0: start[index % 2] = newValue
      case 1: control1[index % 2] = newValue
      case 2: control2[index % 2] = newValue
      default: end[index % 2] = newValue
      }
    }
  }
}

#if !hasFeature(Embedded)
extension CubicSegment: Described {}

extension CubicSegment: Codable {
  /// Reads the four points.
  ///
  /// - Throws: `DecodingError` if a number is missing, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("start", "control1", "control2", "end")
    self.init(
      start: try fields.decode(forKey: "start"), control1: try fields.decode(forKey: "control1"),
      control2: try fields.decode(forKey: "control2"), end: try fields.decode(forKey: "end"))
  }

  /// Writes the four points.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["start": start, "control1": control1, "control2": control2, "end": end])
  }
}
#endif
