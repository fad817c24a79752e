// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Track: Described {}

extension Track: Codable where Value: Codable {
  /// Writes the parameters of the track, so that decoding restores every bit.
  public func encode(to encoder: any Encoder) throws {
    switch storage.definition {
    case .keyframes(let start, let velocity, let keyframes):
      try encoder.encode([
        "from": start, "velocity": velocity.unless(.zero), "keyframes": keyframes,
      ])
    case .values(let values, let keyTimes, let mode, let easings, let duration):
      try encoder.encode([
        "values": values, "keyTimes": keyTimes.unless([]), "mode": mode.unless(.linear),
        "easings": easings.unless([]), "duration": duration,
      ])
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
    let container = try decoder.fields()
    let ofSteps: [FieldKey] = ["from", "velocity", "keyframes"]
    let ofValues: [FieldKey] = ["values", "keyTimes", "mode", "easings", "duration"]
    if container.contains("values") {
      try container.refuseKeys(otherThan: ofValues)
      try self.init(valuesFrom: container)
    } else {
      // Without either list it is unknown which of the two forms it is.
      let isOfSteps = container.contains("keyframes")
      try container.refuseKeys(otherThan: ofSteps + (isOfSteps ? [] : ofValues))
      guard isOfSteps else {
        throw DecodingError.keyNotFound(
          "keyframes" as FieldKey,
          DecodingError.Context(
            codingPath: container.codingPath,
            debugDescription: "a track must have keyframes or values"))
      }
      try self.init(stepsFrom: container)
    }
  }

  private init(stepsFrom container: KeyedDecodingContainer<FieldKey>) throws {
    let start = try container.decodeFinite(forKey: "from") as Value
    let velocity = try container.decodeFinite(forKey: "velocity", default: Value.zero)
    let keyframes = try container.decode([Keyframe<Value>].self, forKey: "keyframes")
    var flattening = KeyframeFlattening(from: start, velocity: velocity, keyframes)
    for index in keyframes.indices {
      let path = container.codingPath + (["keyframes", FieldKey(intValue: index)] as [FieldKey])
      guard flattening.step(index) else {
        throw DecodingError.keyNotFound(
          "duration" as FieldKey,
          DecodingError.Context(
            codingPath: path,
            debugDescription: "duration must be given, since the spring never settles"))
      }
      guard flattening.assembly.time < .infinity else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: path + ["duration" as FieldKey],
            debugDescription: "the durations must have a finite sum"))
      }
    }
    self.init(flattening)
  }

  private init(valuesFrom container: KeyedDecodingContainer<FieldKey>) throws {
    let values: [Value] = try container.decodeFinite(forKey: "values")
    let keyTimes = try container.decode(forKey: "keyTimes", default: [Double?]())
    let mode = try container.decode(forKey: "mode", default: TrackInterpolation.linear)
    let easings = try container.decode(forKey: "easings", default: [Easing]())
    let duration = try container.decodeNumber(forKey: "duration", default: 1)
    try container.refuse(
      Track.flaw(
        valueCount: values.count, keyTimes: keyTimes, mode: mode, easingCount: easings.count,
        duration: duration))
    self.init(
      checked: values, keyTimes: keyTimes, mode: mode, easings: easings, duration: duration)
  }
}
#endif
