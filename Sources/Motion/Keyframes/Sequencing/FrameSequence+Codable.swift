// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension FrameSequence: Described {}

extension FrameSequence: Codable {
  /// Reads the parameters; those with a default are optional.
  ///
  /// Infinite cycles are the text `infinity`, since JSON has no number for it.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is outside its
  ///   range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("count", "interval", "delay", "cycles", "firstAfterInterval")
    let count = try container.decode(Int.self, forKey: "count")
    let interval = try container.decodeNumber(forKey: "interval")
    let delay = try container.decodeNumber(forKey: "delay", default: 0)
    let cycles = try container.decodeNumber(forKey: "cycles", default: 1)
    try container.refuse(
      FrameSequence.flaw(count: count, interval: interval, delay: delay, cycles: cycles))
    self.init(
      count: count, interval: interval, delay: delay,
      firstAfterInterval: try container.decode(forKey: "firstAfterInterval", default: true),
      cycles: cycles)
  }

  /// Writes the parameters.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "count": count, "interval": interval, "delay": delay.unless(0),
      "firstAfterInterval": firstAfterInterval.unless(true),
      "cycles": cycles.unless(1).map(EndlessNumber.init),
    ])
  }
}
#endif
