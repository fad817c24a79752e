// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension RippleField: Codable {
  private enum CodingKeys: String, CodingKey {
    case ripple, bounds, expiry, capacity, threshold, shockwaves
  }

  /// Reads a field with all its waves; only the ripple is required.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is outside its
  ///   range, the bounds are missing, or a wave has no finite time and origin.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func check(_ isLegal: Bool, _ key: CodingKeys, _ rule: @autoclosure () -> String) throws {
      guard !isLegal else { return }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "\(key.rawValue) must \(rule())")
    }
    let capacity = try container.decodeIfPresent(Int.self, forKey: .capacity) ?? 8
    let threshold = try container.decodeIfPresent(Double.self, forKey: .threshold) ?? 0
    let expiry = try container.decodeIfPresent(Expiry.self, forKey: .expiry) ?? .never
    let bounds = try container.decodeIfPresent(Bounds.self, forKey: .bounds)
    let isBounded = bounds != nil
    try check(capacity >= 1 && capacity <= 8, .capacity, "be from 1 to 8, but is \(capacity)")
    try check(threshold >= 0, .threshold, "not be negative, but is \(threshold)")
    try check(isBounded || threshold == 0, .threshold, "be 0 without bounds, but is \(threshold)")
    try check(isBounded || expiry == .never, .expiry, "be missing without bounds")
    self.init(
      try container.decode(Ripple.self, forKey: .ripple), bounds: bounds, expiry: expiry,
      capacity: capacity, threshold: threshold)
    let waves = try container.decodeIfPresent([Shockwave].self, forKey: .shockwaves) ?? []
    for (index, wave) in waves.enumerated() {
      trigger(at: wave.origin, time: wave.time)
      try check(
        shockwaves.count == index + 1, .shockwaves,
        "have finite times and origins, but wave \(index) is at \(wave.origin), \(wave.time)")
    }
  }

  /// Writes the parameters and every wave, which reproduce the displacements bit for bit.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(ripple, forKey: .ripple)
    try container.encodeIfPresent(bounds, forKey: .bounds)
    if expiry != .never { try container.encode(expiry, forKey: .expiry) }
    try container.encode(capacity, forKey: .capacity)
    try container.encode(threshold, forKey: .threshold)
    try container.encode(shockwaves, forKey: .shockwaves)
  }
}

extension RippleField.Expiry: Codable {
  private enum CodingKeys: String, CodingKey {
    case crossings
  }

  /// Reads the number of crossings after which a wave is removed.
  ///
  /// An empty object, `{}`, stands for `never`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the value is not a positive number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let factor = try container.decodeIfPresent(Double.self, forKey: .crossings) else {
      self = .never
      return
    }
    guard factor > 0 && factor < .infinity else {
      throw DecodingError.dataCorruptedError(
        forKey: .crossings, in: container,
        debugDescription: "crossings must be positive and finite, but is \(factor)")
    }
    self = .crossings(factor)
  }

  /// Writes the number of crossings.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if case .crossings(let factor) = self { try container.encode(factor, forKey: .crossings) }
  }
}
#endif
