// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The position and the velocity of a motion at one instant.
///
/// - Units: `velocity` is in units of `value` per second.
@frozen
public struct KinematicState<Value: VectorSpace>: Equatable, Sendable {
  /// The position.
  public var value: Value

  /// The rate of change of the position, per second.
  public var velocity: Value

  /// Creates a state from a position and a velocity.
  @inlinable
  public init(value: Value, velocity: Value = .zero) {
    self.value = value
    self.velocity = velocity
  }
}

extension KinematicState: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension KinematicState: Described {}

extension KinematicState: Codable where Value: Codable {
  /// Reads the position, and the velocity, which is zero if it is missing.
  ///
  /// - Throws: `DecodingError` if a number is missing, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("value", "velocity")
    self.init(
      value: try fields.decode(forKey: "value"),
      velocity: try fields.decode(forKey: "velocity", default: .zero))
  }

  /// Writes the position, and the velocity if it is not zero.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["value": value, "velocity": velocity.unless(.zero)])
  }
}
#endif
