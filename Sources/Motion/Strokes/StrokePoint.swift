// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Stroke {
  /// A point of a stroke: the position, pressure and time of the pen.
  ///
  /// ```swift
  /// let start = Stroke.Point(SIMD2(0, 0), pressure: 0.2, time: 1)
  /// let end = Stroke.Point(SIMD2(10, 20), pressure: 0.6, time: 2)
  /// start.interpolated(to: end, by: 0.25).pressure  // 0.3000
  /// ```
  /// A pressure is a fraction of the maximum, so points can be interpolated but not added; they do
  /// not form a vector space.
  ///
  /// - Units: Positions are in points, y points down; times are in seconds of any clock.
  @frozen
  public struct Point: Hashable, Sendable {
    /// The position of the pen, each coordinate within ±10¹⁵⁰.
    public let position: SIMD2<Double>

    /// The pressure, from 0 to 1.
    public let pressure: Double

    /// The time in seconds, within ±10¹⁵⁰.
    public let time: Double

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - position: The position of the pen.
    ///   - pressure: The pressure; 1 for a pen that does not measure it.
    ///   - time: The time, in seconds.
    /// - Precondition: Coordinates and time are in -1e150...1e150, and the pressure is in 0...1.
    public init(_ position: SIMD2<Double>, pressure: Double = 1, time: Double = 0) {
      ParameterFlaw.trap(
        if: Stroke.Point.flaw(position: position, pressure: pressure, time: time))
      self.position = position
      self.pressure = pressure
      self.time = time
    }

    /// Returns the interpolation to another point, in position, pressure and time.
    ///
    /// - Parameters:
    ///   - end: The other point.
    ///   - fraction: The fraction, clamped to 0...1; NaN is treated as 0.
    /// - Returns: This point for 0 and the other for 1, to the bit.
    public func interpolated(to end: Stroke.Point, by fraction: Double) -> Stroke.Point {
      let fraction = fraction.clamped(to: 0...1)
      return Stroke.Point(
        position.interpolated(to: end.position, by: fraction),
        pressure: pressure.interpolated(to: end.pressure, by: fraction),
        time: time.interpolated(to: end.time, by: fraction))
    }

    static func flaw(
      position: SIMD2<Double>, pressure: Double, time: Double
    ) -> ParameterFlaw? {
      ParameterFlaw("position.x", position.x, legal) ?? ParameterFlaw(
        "position.y", position.y, legal)
        ?? ParameterFlaw("pressure", pressure, .fraction) ?? ParameterFlaw("time", time, legal)
    }

    /// The legal range of a coordinate or time, whose squares are finite.
    private static var legal: NumberRule { .range(-1e150...1e150) }
  }
}

#if !hasFeature(Embedded)
extension Stroke.Point: Described {}

extension Stroke.Point: Codable {
  /// Reads the position, the pressure, 1 unless given, and the time, 0 unless given.
  ///
  /// - Throws: `DecodingError` if a coordinate or the time is beyond ±10¹⁵⁰, or the pressure is
  ///   outside 0...1.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("position", "pressure", "time")
    let position = try container.decode(SIMD2<Double>.self, forKey: "position")
    let pressure = try container.decodeNumber(forKey: "pressure", default: 1)
    let time = try container.decodeNumber(forKey: "time", default: 0)
    try container.refuse(
      Stroke.Point.flaw(position: position, pressure: pressure, time: time))
    self.init(position, pressure: pressure, time: time)
  }
}
#endif
