// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Timing.Direction: Codable {}
extension Timing.Fill: Codable {}

extension Timing: Described {}

extension Timing: Codable {
  /// Writes the eight parameters.
  ///
  /// Infinity is written as the text `infinity`, since JSON has no number for it.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "delay": delay.unless(0), "duration": EndlessNumber(duration), "endDelay": endDelay.unless(0),
      "iterations": iterations.unless(1).map(EndlessNumber.init),
      "iterationStart": iterationStart.unless(0),
      "direction": direction.unless(.normal), "fill": fill.unless(.none),
      "easing": easing.unless(.linear),
    ])
  }

  /// Reads the parameters; the duration is required, and the others have their defaults.
  ///
  /// - Throws: `DecodingError` with the path and the rule if a number is outside its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "delay", "duration", "endDelay", "iterations", "iterationStart", "direction", "fill", "easing"
    )
    let delay = try container.decodeNumber(forKey: "delay", default: 0)
    let duration = try container.decodeNumber(forKey: "duration")
    let endDelay = try container.decodeNumber(forKey: "endDelay", default: 0)
    let iterations = try container.decodeNumber(forKey: "iterations", default: 1)
    let iterationStart = try container.decodeNumber(forKey: "iterationStart", default: 0)
    try container.refuse(
      Timing.flaw(
        delay: delay, duration: duration, endDelay: endDelay, iterations: iterations,
        iterationStart: iterationStart))
    self.init(
      delay: delay, duration: duration, endDelay: endDelay, iterations: iterations,
      iterationStart: iterationStart,
      direction: try container.decode(forKey: "direction", default: .normal),
      fill: try container.decode(forKey: "fill", default: .none),
      easing: try container.decode(forKey: "easing", default: .linear))
  }
}
#endif
