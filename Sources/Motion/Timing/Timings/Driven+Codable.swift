// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Driven: Described {
  package var notation: Notation { method(of: base, "driven", ["by": clock]) }
}

extension Driven: Codable where Base: Codable {
  /// Reads the base and the clock.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("base", "clock")
    self.init(
      base: try container.decode(Base.self, forKey: "base"),
      clock: try container.decode(PlaybackClock.self, forKey: "clock"))
  }

  /// Writes the base and the clock.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["base": base, "clock": clock])
  }
}
#endif
