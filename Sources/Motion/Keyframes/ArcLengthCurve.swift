// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A smooth curve through values that is followed by the length of the way.
///
/// A cubic spline passes short pieces slowly and long ones fast. Followed by its length, it is
/// passed at one speed: equal lengths in equal times.
/// ```swift
/// let path = ArcLengthCurve(through: [SIMD2(0.0, 0), SIMD2(30.0, 40), SIMD2(200.0, 0)])
/// let halfway = path.state(atLength: path.length / 2)
/// halfway.velocity.magnitude  // 1
/// path.value(atLength: path.length)  // SIMD2<Double>(200.0, 0.0)
/// ```
///
/// A curve of numbers runs back and forth on a line; it is followed with the speed 1 too, and
/// turns on the spot. Where a curve has a cusp, its direction jumps.
///
/// - Units: Lengths are Euclidean, in the unit of the values.
/// - Accuracy: Lengths within 10⁻¹² of the whole, or 10⁻⁶ for values of `Float`; positions so as
///   well. The values are passed to the bit.
/// - Edge cases: Equal values, and a single one, are a curve of length 0, which stays there; a
///   curve without values stays at zero.
/// - Complexity: O(*n*) to make, for *n* values: the lengths are measured once. A sample is a
///   binary search and about three quadratures of 8 nodes, and none of them for numbers.
public struct ArcLengthCurve<Value: VectorSpace>: Equatable, Sendable {
  /// The length of the way from the first value to the last.
  public let length: Double

  /// The length at which the curve passes each of its values.
  ///
  /// The first is 0, the last the length; they never decrease.
  public let keyLengths: [Double]

  @usableFromInline let arcs: MeasuredArcs<Value>

  /// Creates a curve through values from a cubic spline.
  ///
  /// - Parameters:
  ///   - values: The values at the keys: any number of them.
  ///   - tangents: The velocities before and after each key, as ``SplineTangents`` finds them.
  ///   - times: Seconds, each greater than the one before. They shape the curve, since the
  ///     tangents count per second, but do not pace it.
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
  ///   - values: The values at the keys: any number of them.
  ///   - shape: How the curve passes every key; a Catmull–Rom spline unless given.
  public init(through values: [Value], shape: KochanekBartels = KochanekBartels()) {
    let times = values.indices.map(Double.init)
    let shapes = values.map { _ in shape }
    self.init(
      values,
      tangents: SplineTangents.kochanekBartels(values, times: times, shapes: shapes), times: times)
  }
}
