// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Track: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey {
    case from, velocity, keyframes
    case values, keyTimes, mode, easings, duration

    static var ofSteps: [CodingKeys] { [.from, .velocity, .keyframes] }
    static var ofValues: [CodingKeys] { [.values, .keyTimes, .mode, .easings, .duration] }
  }

  /// Writes the parameters of the track, so that decoding restores every bit.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch storage.definition {
    case .keyframes(let start, let velocity, let keyframes):
      try container.encode(start, forKey: .from)
      try container.encode(velocity, forKey: .velocity, unless: .zero)
      try container.encode(keyframes, forKey: .keyframes)
    case .values(let values, let keyTimes, let mode, let easings, let duration):
      try container.encode(values, forKey: .values)
      try container.encode(keyTimes, forKey: .keyTimes, unless: [])
      try container.encode(mode, forKey: .mode, unless: .linear)
      try container.encode(easings, forKey: .easings, unless: [])
      try container.encode(duration, forKey: .duration)
    }
  }

  /// Reads a track from steps, or from values and times.
  ///
  /// The keys and their defaults are the parameters of the two initializers:
  ///
  ///     {"from": 0, "velocity": 2, "keyframes": [
  ///       {"kind": "linear", "to": 1, "duration": 0.3, "easing": "ease-in"},
  ///       {"kind": "spring", "to": 0, "spring": {"duration": 0.5, "bounce": 0.3}}]}
  ///
  ///     {"values": [0, 10, 4], "keyTimes": [0, 0.3, 1], "mode": {"cubic": {"tension": 0.5}},
  ///      "easings": ["ease-in"], "duration": 2}
  ///
  /// - Throws: `DecodingError` with the path to a key or value that is missing, unknown or not
  ///   legal, and the rule.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.values) {
      try decoder.refuseKeys(otherThan: CodingKeys.ofValues)
      try self.init(valuesFrom: container)
    } else {
      // Without either list it is unknown which of the two forms it is.
      let isOfSteps = container.contains(.keyframes)
      try decoder.refuseKeys(
        otherThan: CodingKeys.ofSteps + (isOfSteps ? [] : CodingKeys.ofValues))
      guard isOfSteps else {
        throw DecodingError.keyNotFound(
          CodingKeys.keyframes,
          DecodingError.Context(
            codingPath: container.codingPath,
            debugDescription: "a track must have keyframes or values"))
      }
      try self.init(stepsFrom: container)
    }
  }

  private init(stepsFrom container: KeyedDecodingContainer<CodingKeys>) throws {
    let start = try container.decodeFinite(forKey: .from) as Value
    let velocity = try container.decodeFinite(forKey: .velocity, default: Value.zero)
    let keyframes = try container.decode([Keyframe<Value>].self, forKey: .keyframes)
    var flattening = KeyframeFlattening(from: start, velocity: velocity, keyframes)
    for index in keyframes.indices {
      let path = container.codingPath + [CodingKeys.keyframes, DataPathKey(intValue: index)]
      guard flattening.step(index) else {
        throw DecodingError.keyNotFound(
          CodingKeys.duration,
          DecodingError.Context(
            codingPath: path,
            debugDescription: "duration must be given, since the spring never settles"))
      }
      guard flattening.assembly.time < .infinity else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: path + [CodingKeys.duration],
            debugDescription: "the durations must have a finite sum"))
      }
    }
    self.init(flattening)
  }

  private init(valuesFrom container: KeyedDecodingContainer<CodingKeys>) throws {
    let values: [Value] = try container.decodeFinite(forKey: .values)
    let keyTimes = try container.decode(forKey: .keyTimes, default: [Double?]())
    let mode = try container.decode(forKey: .mode, default: TrackInterpolation.linear)
    let easings = try container.decode(forKey: .easings, default: [Easing]())
    let duration = try container.decodeNumber(forKey: .duration, default: 1)
    try container.refuse(
      Track.flaw(
        valueCount: values.count, keyTimes: keyTimes, mode: mode, easingCount: easings.count,
        duration: duration))
    self.init(
      checked: values, keyTimes: keyTimes, mode: mode, easings: easings, duration: duration)
  }
}
#endif
