// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Appearance: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey {
    case willAppear, identity, didDisappear, law, initialPhase, events
  }

  private struct Event: Codable {
    var time: Double
    var phase: AppearancePhase
  }

  /// Writes the values, the law and the events, from which the motion follows to the bit.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(willAppear, forKey: .willAppear)
    try container.encode(identity, forKey: .identity)
    try container.encode(didDisappear, forKey: .didDisappear)
    try container.encode(law, forKey: .law)
    try container.encode(initialPhase, forKey: .initialPhase)
    try container.encode(
      changes.map { Event(time: $0.time, phase: $0.phase) }, forKey: .events)
  }

  /// Reads the values and the law, and lets the events happen again.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path where an event is not later
  ///   than the one before it, or changes nothing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      willAppear: try container.decode(Value.self, forKey: .willAppear),
      identity: try container.decode(Value.self, forKey: .identity),
      didDisappear: try container.decode(Value.self, forKey: .didDisappear),
      law: try container.decode(TransitionLaw.self, forKey: .law),
      initialPhase: try container.decodeIfPresent(
        AppearancePhase.self, forKey: .initialPhase) ?? .willAppear)
    let events = try container.decodeIfPresent([Event].self, forKey: .events) ?? []
    for (index, event) in events.enumerated() {
      switch event.phase {
      case .willAppear: break
      case .identity: appear(at: event.time)
      case .didDisappear: disappear(at: event.time)
      }
      guard changes.count == index + 1 else {
        throw DecodingError.dataCorruptedError(
          forKey: .events, in: container,
          debugDescription: "events must alternate, at times that do not fall, but event "
            + "\(index) is a change to phase \(event.phase.rawValue) at \(event.time)")
      }
    }
  }
}
#endif
