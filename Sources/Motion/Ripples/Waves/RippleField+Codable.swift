// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension RippleField: Described {}

extension RippleField: Codable {
  /// Reads a field with all its waves; only the ripple is required.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is outside its
  ///   range, the bounds are missing, or a wave has no finite time and origin.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "capacity", "threshold", "expiry", "bounds", "ripple", "shockwaves")
    let capacity = try container.decode(forKey: "capacity", default: 8)
    let threshold = try container.decodeNumber(forKey: "threshold", default: 0)
    let expiry = try container.decode(forKey: "expiry", default: Expiry.never)
    let bounds = try container.decodeIfPresent(Bounds.self, forKey: "bounds")
    try container.refuse(
      RippleField.flaw(
        isBounded: bounds != nil, expiry: expiry, capacity: capacity, threshold: threshold))
    self.init(
      try container.decode(forKey: "ripple"), bounds: bounds, expiry: expiry,
      capacity: capacity, threshold: threshold)
    let waves = try container.decode(forKey: "shockwaves", default: [Shockwave]())
    for (index, wave) in waves.enumerated() {
      trigger(from: wave.origin, at: wave.time)
      guard shockwaves.count == index + 1 else {
        throw container.failure(
          "shockwaves must have finite times and origins, but wave \(index) is at "
            + "\(wave.origin), \(wave.time)", forKey: "shockwaves")
      }
    }
  }

  /// Writes the parameters and every wave, which reproduce the displacements bit for bit.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "ripple": ripple, "bounds": bounds, "expiry": expiry.unless(.never),
      "capacity": capacity.unless(8),
      "threshold": threshold.unless(0), "shockwaves": shockwaves.unless([]),
    ])
  }
}

extension RippleField.Expiry: Codable {
  /// Reads the number of crossings after which a wave is removed.
  ///
  /// An empty object, `{}`, stands for `never`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the value is not a positive number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("crossings")
    let factor = try container.decodeNumberIfPresent(forKey: "crossings")
    self = factor.map { .crossings($0) } ?? .never
    try container.refuse(flaw)
  }

  /// Writes the number of crossings.
  public func encode(to encoder: any Encoder) throws {
    let factor: Double? = if case .crossings(let factor) = self { factor } else { nil }
    try encoder.encode(["crossings": factor])
  }
}
#endif
