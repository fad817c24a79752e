// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The greatest distance from its end at which a motion counts as settled.
///
/// ```swift
/// // Half a point, or a thousandth of the way.
/// let motion = SpringTrajectory(from: 0.0, to: 300, spring: .bouncy)
/// motion.settlingTime(within: .absolute(0.5))  // 0.7629
/// motion.settlingTime(within: .relative(0.001))  // 0.8187
/// ```
@frozen
public enum Tolerance: Hashable, Sendable {
  /// A distance, in the unit of the animated value.
  case absolute(Double)

  /// A fraction of the greatest distance of the motion from its end.
  ///
  /// It is suitable for any value: points, a scale, an opacity. A threshold in pixels would cut a
  /// fade short.
  case relative(Double)

  /// Returns the distance that the tolerance allows.
  ///
  /// - Parameter scale: The greatest distance of the motion from its end. It is evaluated only for
  ///   a relative tolerance.
  /// - Returns: A distance in the unit of the value.
  @inlinable
  public func distance(scale: @autoclosure () -> Double) -> Double {
    switch self {
    case .absolute(let distance): distance
    case .relative(let fraction): fraction * scale()
    }
  }
}

#if !hasFeature(Embedded)
extension Tolerance: Codable {
  /// Reads a distance or a fraction under the name of its kind.
  ///
  /// For example `{"absolute": 0.5}` or `{"relative": 0.001}`.
  ///
  /// - Throws: `DecodingError` if there is neither of them, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let (fields, name) = try decoder.onlyField(of: "absolute", "relative")
    self =
      name == "absolute"
      ? .absolute(try fields.decodeNumber(forKey: "absolute"))
      : .relative(try fields.decodeNumber(forKey: "relative"))
  }

  /// Writes the distance or the fraction.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .absolute(let distance): try encoder.encode(["absolute": distance])
    case .relative(let fraction): try encoder.encode(["relative": fraction])
    }
  }
}
#endif
