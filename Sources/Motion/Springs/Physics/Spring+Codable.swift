// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Spring: Codable {
  /// Reads a spring from the parameters of any of its initializers.
  ///
  /// `{"duration": 0.5, "bounce": 0.3}`, `{"response": 0.5, "dampingRatio": 0.7}`,
  /// `{"mass": 1, "stiffness": 100, "dampingRatio": 1}` and
  /// `{"mass": 1, "stiffness": 100, "damping": 10}` are springs; the mass may be left out. Damping
  /// ratios above 1 are honored.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule where a
  ///   parameter is missing or outside its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "duration", "bounce", "response", "dampingRatio", "mass", "stiffness", "damping")
    // A missing number becomes NaN, which violates every rule.
    func number(_ key: FieldKey, default fallback: Double = .nan) throws -> Double {
      try container.decodeNumber(forKey: key, default: fallback)
    }
    func check(_ flaw: ParameterFlaw?) throws {
      guard let flaw else { return }
      let key = FieldKey(stringValue: flaw.name)
      guard try container.decodeNumberIfPresent(forKey: key) == nil else {
        return try container.refuse(flaw)
      }
      throw container.failure("\(flaw.requirementText), but is missing", forKey: key)
    }
    if container.contains("duration") {
      let (duration, bounce) = (try number("duration"), try number("bounce", default: 0))
      try check(Spring.flaw(duration: duration, bounce: bounce))
      self.init(duration: duration, bounce: bounce)
    } else if container.contains("response") {
      let (response, dampingRatio) = (try number("response"), try number("dampingRatio"))
      try check(Spring.flaw(response: response, dampingRatio: dampingRatio))
      self.init(response: response, dampingRatio: dampingRatio)
    } else {
      let (mass, stiffness) = (try number("mass", default: 1), try number("stiffness"))
      if container.contains("dampingRatio") {
        let dampingRatio = try number("dampingRatio")
        try check(Spring.flaw(mass: mass, stiffness: stiffness, dampingRatio: dampingRatio))
        self.init(mass: mass, stiffness: stiffness, dampingRatio: dampingRatio)
      } else {
        let damping = try number("damping")
        try check(Spring.flaw(mass: mass, stiffness: stiffness, damping: damping))
        self.init(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
      }
    }
  }

  /// Writes the parameters that the spring was made from, so that decoding restores every bit.
  public func encode(to encoder: any Encoder) throws {
    switch definition {
    case .bounce:
      try encoder.encode(["duration": duration, "bounce": bounce])
    case .response:
      try encoder.encode(["response": response, "dampingRatio": EndlessNumber(dampingRatio)])
    case .stiffness:
      try encoder.encode([
        "mass": mass, "stiffness": stiffness, "dampingRatio": EndlessNumber(dampingRatio),
      ])
    case .physical:
      try encoder.encode(["mass": mass, "stiffness": stiffness, "damping": damping])
    }
  }
}
#endif
