// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
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
