// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Spring: Codable {
  private enum CodingKeys: String, CodingKey {
    case duration, bounce, response, dampingRatio, mass, stiffness, damping
  }

  /// Reads a spring from the parameters of any of its initializers.
  ///
  /// `{"duration": 0.5, "bounce": 0.3}`, `{"response": 0.5, "dampingRatio": 0.7}`,
  /// `{"mass": 1, "stiffness": 100, "dampingRatio": 1}` and
  /// `{"mass": 1, "stiffness": 100, "damping": 10}` are springs; the mass may be
  /// left out. Over-damping is honored.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule where a
  ///   parameter is missing or outside its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func number(
      _ key: CodingKeys, default fallback: Double? = nil, rule: String,
      where isLegal: (Double) -> Bool
    ) throws -> Double {
      let number = try container.decodeIfPresent(Double.self, forKey: key) ?? fallback
      guard let number, isLegal(number) else {
        let found = number.map { "is \($0)" } ?? "is missing"
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "\(key.rawValue) must be \(rule), but \(found)")
      }
      return number
    }
    func positive(_ key: CodingKeys, default fallback: Double? = nil) throws -> Double {
      try number(key, default: fallback, rule: "positive and finite") { $0 > 0 && $0 < .infinity }
    }
    func notNegative(_ key: CodingKeys) throws -> Double {
      try number(key, rule: "finite and not negative") { $0 >= 0 && $0 < .infinity }
    }
    if container.contains(.duration) {
      self.init(
        duration: try notNegative(.duration),
        bounce: try number(.bounce, default: 0, rule: "a number") { $0 == $0 })
    } else if container.contains(.response) {
      self.init(
        response: try notNegative(.response),
        dampingRatio: try number(.dampingRatio, rule: "not negative") { $0 >= 0 })
    } else if container.contains(.dampingRatio) {
      self.init(
        mass: try positive(.mass, default: 1), stiffness: try positive(.stiffness),
        dampingRatio: try number(.dampingRatio, rule: "not negative") { $0 >= 0 })
    } else {
      self.init(
        mass: try positive(.mass, default: 1), stiffness: try positive(.stiffness),
        damping: try notNegative(.damping), allowOverDamping: true)
    }
  }

  /// Writes the parameters that the spring was made from, so that it reads back to the bit.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch definition {
    case .bounce:
      try container.encode(duration, forKey: .duration)
      try container.encode(bounce, forKey: .bounce)
    case .response:
      try container.encode(response, forKey: .response)
      try container.encode(dampingRatio, forKey: .dampingRatio)
    case .stiffness:
      try container.encode(mass, forKey: .mass)
      try container.encode(stiffness, forKey: .stiffness)
      try container.encode(dampingRatio, forKey: .dampingRatio)
    case .physical:
      try container.encode(mass, forKey: .mass)
      try container.encode(stiffness, forKey: .stiffness)
      try container.encode(damping, forKey: .damping)
    }
  }
}
#endif
