// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A change of a moving spring at an instant.
///
/// ```swift
/// let away = Interruption(at: 0.2, .retarget(to: 300.0))
/// ```
@frozen
public struct Interruption<Value: VectorSpace>: Equatable, Sendable {
  /// The kinds of changes.
  @frozen
  public enum Kind: Equatable, Sendable {
    /// The spring moves toward another target. Position and velocity are continuous.
    case retarget(to: Value)

    /// An impulse adds to the velocity, in units per second. A held spring ignores it.
    case addVelocity(Value)

    /// The spring changes its parameters. Position and velocity are continuous.
    case spring(Spring)

    /// The spring stops and is held at its present position, as by a finger.
    case hold

    /// The spring jumps to a position and is held there, as by a finger that moves.
    case drag(to: Value)

    /// The spring is released with a velocity, in units per second. A spring that is not held
    /// ignores it.
    case release(velocity: Value)

    /// The spring continues from the position and velocity of another motion.
    case handOver(KinematicState<Value>)
  }

  /// The instant of the change, in seconds.
  ///
  /// It is finite and not negative. A change before the beginning of the motion takes place at the
  /// beginning.
  public let time: Double

  /// The change.
  public var kind: Kind

  /// Creates an interruption.
  ///
  /// - Parameters:
  ///   - time: Seconds. Negative times and NaN are treated as 0.
  ///   - kind: The change.
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
extension Interruption: Described {
  package var notation: Notation { call(["": kind, "at": time]) }
}

extension Interruption.Kind: Described {
  package var notation: Notation {
    if case .hold = self { .text(".hold") } else { Notation(reflecting: self) }
  }
}

extension Interruption: Codable where Value: Codable {
  private enum Name: String, Codable, CaseIterable {
    case retarget, addVelocity, spring, hold, drag, release, handOver
  }

  /// Writes the time, the kind and the parameters of the kind.
  public func encode(to encoder: any Encoder) throws {
    func write(_ name: Name, _ fields: KeyValuePairs<FieldKey, (any Encodable)?> = [:]) throws {
      try encoder.encode(["time": time, "kind": name])
      try encoder.encode(fields)
    }
    switch kind {
    case .retarget(let target): try write(.retarget, ["to": target])
    case .addVelocity(let velocity): try write(.addVelocity, ["velocity": velocity])
    case .spring(let spring): try write(.spring, ["spring": spring])
    case .hold: try write(.hold)
    case .drag(let position): try write(.drag, ["to": position])
    case .release(let velocity): try write(.release, ["velocity": velocity])
    case .handOver(let state):
      try write(.handOver, ["value": state.value, "velocity": state.velocity])
    }
  }

  /// Reads the time, the kind and the parameters of the kind.
  ///
  /// `{"time": 0.2, "kind": "retarget", "to": 300}`, `{"time": 1, "kind": "hold"}`,
  /// `{"time": 1, "kind": "handOver", "value": 5, "velocity": 2}` are interruptions.
  ///
  /// - Throws: `DecodingError` with the path to a key or value that is missing, unknown or not
  ///   legal.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("time", "kind", "to", "velocity", "value", "spring")
    let name: Name = try container.decodeKind()
    let time = try container.decode(.notNegative, forKey: "time")
    func vector(_ key: FieldKey) throws -> Value { try container.decode(Value.self, forKey: key) }
    let kind: Kind
    switch name {
    case .retarget: kind = .retarget(to: try vector("to"))
    case .addVelocity: kind = .addVelocity(try vector("velocity"))
    case .spring: kind = .spring(try container.decode(Spring.self, forKey: "spring"))
    case .hold: kind = .hold
    case .drag: kind = .drag(to: try vector("to"))
    case .release: kind = .release(velocity: try vector("velocity"))
    case .handOver:
      kind = .handOver(KinematicState(value: try vector("value"), velocity: try vector("velocity")))
    }
    self.init(at: time, kind)
  }
}
#endif
