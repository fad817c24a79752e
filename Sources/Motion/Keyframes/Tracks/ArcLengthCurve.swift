// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A smooth curve through values, parametrized by arc length.
///
/// Along a cubic spline, equal steps of the parameter are short in short pieces and long in long
/// ones. Parametrized by its length, the spline is traversed at a constant speed.
/// ```swift
/// let path = ArcLengthCurve(through: [SIMD2(0.0, 0), SIMD2(30.0, 40), SIMD2(200.0, 0)])
/// let halfway = path.state(atLength: path.length / 2)
/// halfway.velocity.magnitude  // 1
/// path.value(atLength: path.length)  // SIMD2<Double>(200.0, 0.0)
/// ```
///
/// A curve of numbers runs back and forth on a line; it too has the speed 1, and reverses at a
/// point. At a cusp of a curve, the direction jumps.
///
/// - Units: Lengths are Euclidean, in the unit of the values.
/// - Accuracy: Lengths, and so positions, are within 10⁻¹² of the whole, or 10⁻⁶ for values of
///   `Float`. The values are passed to the bit.
/// - Edge cases: Equal values, and a single one, make a curve of length 0 that stays there; a curve
///   without values stays at zero.
/// - Complexity: Creation is O(*n*) for *n* values: the lengths are measured once. A sample is a
///   binary search and about three quadratures of 8 nodes; numbers need no quadrature.
public struct ArcLengthCurve<Value: VectorSpace>: Equatable, Sendable {
  /// The arc length of the curve from the first value to the last.
  public let length: Double

  /// The length at which the curve passes each of its values.
  ///
  /// The first is 0 and the last is the total length; they never decrease.
  public let keyLengths: [Double]

  @usableFromInline let arcs: MeasuredArcs<Value>

  /// Creates a curve through values from a cubic spline.
  ///
  /// - Parameters:
  ///   - values: The values at the keys: any number.
  ///   - tangents: The velocities before and after each key.
  ///   - times: Seconds, each greater than the one before. They affect the shape of the curve,
  ///     since the tangents are per second, but not its pace.
  /// - Precondition: There are as many tangents and times as values; the times are finite and
  ///   strictly increasing.
  public init(
    _ values: [Value], tangents: [(incoming: Value, outgoing: Value)], times: [Double]
  ) {
    precondition(
      tangents.count == values.count,
      "tangents must be as many as values, \(values.count), but are \(tangents.count)")
    let spacings = SplineTangents.spacings(of: times, count: values.count)
    let segments = spacings.indices.map {
      ArcSegment(
        start: values[$0], end: values[$0 + 1],
        leaving: tangents[$0].outgoing.scaled(by: spacings[$0]),
        arriving: tangents[$0 + 1].incoming.scaled(by: spacings[$0]))
    }
    let measurement = ArcMeasurement(of: segments)
    arcs = MeasuredArcs(
      segments, measurement, from: values.first ?? .zero, to: values.last ?? .zero)
    keyLengths = values.isEmpty ? [] : measurement.keyLengths
    length = measurement.length
  }

  /// Creates a curve through values that are evenly spaced in time.
  ///
  /// - Parameters:
  ///   - values: The values at the keys: any number.
  ///   - shape: The shape of the curve at every key; by default that of a Catmull–Rom spline.
  ///   - isClosed: Whether the last value leads on to the second, as if the whole repeated.
  public init(
    through values: [Value], shape: TrackInterpolation.Shape = TrackInterpolation.Shape(),
    isClosed: Bool = false
  ) {
    let times = values.indices.map(Double.init)
    let shapes = values.map { _ in shape }
    self.init(
      values,
      tangents: SplineTangents.kochanekBartels(
        values, times: times, shapes: shapes, isClosed: isClosed), times: times)
  }
}
