// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Timed: Codable where Base: Codable, Base.Value: Codable {
  private enum CodingKeys: String, CodingKey {
    case base, timing, underlying
  }

  /// Writes the motion, the timing and the underlying value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(base, forKey: .base)
    try container.encode(timing, forKey: .timing)
    try container.encode(underlying, forKey: .underlying)
  }

  /// Reads the motion and the timing, and the underlying value if there is one.
  ///
  /// - Throws: `DecodingError` if the motion has no end.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let base = try container.decode(Base.self, forKey: .base)
    guard base.duration < .infinity else {
      throw DecodingError.dataCorruptedError(
        forKey: .base, in: container,
        debugDescription: "the motion's duration must be finite, but is \(base.duration)")
    }
    self.init(
      base: base, timing: try container.decode(Timing.self, forKey: .timing),
      underlying: try container.decodeIfPresent(Base.Value.self, forKey: .underlying)
        ?? base.start)
  }
}
#endif
