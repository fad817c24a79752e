// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Timed: Described {
  package var notation: Notation { method(of: base, "timed", ["by": timing]) }
}

extension Timed: Codable where Base: Codable {
  /// Writes the motion and the timing.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["base": base, "timing": timing])
  }

  /// Reads the motion and the timing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("base", "timing")
    self.init(
      base: try container.decode(Base.self, forKey: "base"),
      timing: try container.decode(Timing.self, forKey: "timing"))
  }
}
#endif
