// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Something that happens to a spring while it moves, at an instant.
///
/// ```swift
/// let away = Interruption(at: 0.2, .retarget(to: 300.0))
/// ```
@frozen
public struct Interruption<Value: VectorSpace>: Equatable, Sendable {
  /// What happens to the spring.
  @frozen
  public enum Kind: Equatable, Sendable {
    /// The spring goes to another target. Position and velocity go on.
    case retarget(to: Value)

    /// A blow adds to the velocity, in units per second. What is held does not feel it.
    case nudge(velocity: Value)

    /// Another law leads to the target. Position and velocity go on.
    case spring(Spring)

    /// A hand stops it where it is, and holds it there.
    case hold

    /// A hand holds it at a place, to which it jumps.
    case drag(to: Value)

    /// The hand lets it go with a velocity, in units per second. What is not held does not change.
    case release(velocity: Value)

    /// It goes on from another place and with another velocity, as another motion left them.
    case handOver(KinematicState<Value>)
  }

  /// When it happens, in seconds.
  ///
  /// What happens before the motion begins happens at its beginning.
  public var time: Double

  /// What happens.
  public var kind: Kind

  /// Creates an interruption.
  ///
  /// - Parameters:
  ///   - time: Seconds. Negative times and NaN count as 0.
  ///   - kind: What happens.
  /// - Precondition: The time is not positive infinity.
  @inlinable
  public init(at time: Double, _ kind: Kind) {
    precondition(time != .infinity, "time must be finite")
    self.time = time > 0 ? time : 0
    self.kind = kind
  }
}

extension Interruption.Kind: Hashable where Value: Hashable {}
extension Interruption: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension Interruption: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey {
    case time, kind, to, velocity, spring, value
  }

  private enum Name: String, CaseIterable {
    case retarget, nudge, spring, hold, drag, release, handOver
  }

  /// Writes the time, the kind and what the kind holds.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(time, forKey: .time)
    func write(_ name: Name) throws { try container.encode(name.rawValue, forKey: .kind) }
    switch kind {
    case .retarget(let target):
      try write(.retarget)
      try container.encode(target, forKey: .to)
    case .nudge(let velocity):
      try write(.nudge)
      try container.encode(velocity, forKey: .velocity)
    case .spring(let spring):
      try write(.spring)
      try container.encode(spring, forKey: .spring)
    case .hold:
      try write(.hold)
    case .drag(let place):
      try write(.drag)
      try container.encode(place, forKey: .to)
    case .release(let velocity):
      try write(.release)
      try container.encode(velocity, forKey: .velocity)
    case .handOver(let state):
      try write(.handOver)
      try container.encode(state.value, forKey: .value)
      try container.encode(state.velocity, forKey: .velocity)
    }
  }

  /// Reads the time, the kind and what the kind holds.
  ///
  /// `{"time": 0.2, "kind": "retarget", "to": 300}`, `{"time": 1, "kind": "hold"}`,
  /// `{"time": 1, "kind": "handOver", "value": 5, "velocity": 2}` are interruptions.
  ///
  /// - Throws: `DecodingError` with the path to what is missing, unknown or not legal.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .kind)
    guard let name = Name(rawValue: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container,
        debugDescription: "unknown kind '\(text)'; the kinds are "
          + Name.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let time = try container.decode(.notNegative, forKey: .time)
    func vector(_ key: CodingKeys) throws -> Value { try container.decode(Value.self, forKey: key) }
    let kind: Kind
    switch name {
    case .retarget: kind = .retarget(to: try vector(.to))
    case .nudge: kind = .nudge(velocity: try vector(.velocity))
    case .spring: kind = .spring(try container.decode(Spring.self, forKey: .spring))
    case .hold: kind = .hold
    case .drag: kind = .drag(to: try vector(.to))
    case .release: kind = .release(velocity: try vector(.velocity))
    case .handOver:
      kind = .handOver(KinematicState(value: try vector(.value), velocity: try vector(.velocity)))
    }
    self.init(at: time, kind)
  }
}
#endif
