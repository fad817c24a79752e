// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Dissolve: Described {}

extension Dissolve: Codable {
  /// Reads a dissolve from the parameters of the initializers.
  ///
  /// `{"columns": 200, "rows": 120, "seed": 7}` is an example, and so is `{"columns": 200, "rows":
  /// 120, "randomness": "loki", "timeScale": 2, "axis": "up"}`. Parameters with a default may be
  /// missing; ranges are lists of their two bounds.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is outside its
  ///   range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "columns", "rows", "cell", "window", "ramp", "sweep", "angle", "speed", "lifetime", "fade",
      "acceleration", "timeScale", "seed", "randomness", "axis")
    func range(_ key: FieldKey, _ fallback: ClosedRange<Double>) throws -> ClosedRange<Double> {
      let bounds = try container.decode(forKey: key, default: fallback.bounds)
      guard bounds.x <= bounds.y else {
        throw container.failure(
          "\(key.stringValue) must be a lower and an upper bound, but is \(bounds.x), \(bounds.y)",
          forKey: key)
      }
      return bounds.x...bounds.y
    }
    let columns = try container.decode(Int.self, forKey: "columns")
    let rows = try container.decode(Int.self, forKey: "rows")
    let cell = try container.decode(forKey: "cell", default: SIMD2<Double>(1, 1))
    let window = try container.decodeIfPresent(EasingWindow.self, forKey: "window")
    let ramp = try container.decodeNumber(forKey: "ramp", default: 0.8)
    let sweep = try container.decode(forKey: "sweep", default: Sweep.leftToRight)
    let ranges = Ranges(
      angle: try range("angle", 0...(2 * .pi)), speed: try range("speed", 42...84),
      lifetime: try range("lifetime", 0.7...1.5))
    let fade = try container.decodeNumber(forKey: "fade", default: 0.3)
    let acceleration = try container.decode(
      forKey: "acceleration", default: SIMD2<Double>(0, 120))
    let timeScale = try container.decodeNumber(forKey: "timeScale", default: 1)
    let randomness: Randomness
    if let seed = try container.decodeIfPresent(UInt64.self, forKey: "seed") {
      randomness = .counter(seed: seed)
    } else {
      let name = try container.decode(String.self, forKey: "randomness")
      guard name == "loki" else {
        throw container.failure(
          "randomness must be loki, or a seed, but is \(name)", forKey: "randomness")
      }
      randomness = .loki
    }
    try container.refuse(
      Dissolve.flaw(
        columns: columns, rows: rows, cell: cell, ramp: ramp, sweep: sweep, ranges: ranges,
        fade: fade, acceleration: acceleration, timeScale: timeScale))
    self.init(
      columns: columns, rows: rows, cell: cell, window: window ?? EasingWindow(width: 0.8),
      ramp: ramp, sweep: sweep, angle: ranges.angle, speed: ranges.speed,
      lifetime: ranges.lifetime, fade: fade, acceleration: acceleration, timeScale: timeScale,
      axis: try container.decode(forKey: "axis", default: .down),
      randomness: randomness)
  }

  /// Writes all parameters.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "columns": columns, "rows": rows, "cell": cell.unless(SIMD2<Double>(1, 1)), "window": window,
      "ramp": ramp.unless(0.8), "sweep": sweep.unless(.leftToRight), "angle": angle.bounds,
      "speed": speed.bounds, "lifetime": lifetime.bounds, "fade": fade.unless(0.3),
      "acceleration": acceleration.unless(SIMD2<Double>(0, 120)),
      "timeScale": timeScale.unless(1), "axis": axis.unless(.down),
    ])
    switch randomness {
    case .counter(let seed): try encoder.encode(["seed": seed])
    case .loki: try encoder.encode(["randomness": "loki"])
    }
  }
}
#endif
