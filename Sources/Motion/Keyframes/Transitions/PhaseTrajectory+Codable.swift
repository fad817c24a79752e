// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A change of phase as data, from which the motion is computed.
struct PhaseChange<Phase: Codable, Value: VectorSpace & Codable>: Codable {
  var time: Double
  var phase: Phase

  /// The state at the start of the change, if it was given.
  var state: KinematicState<Value>?

  /// The curve of the change, if it was given.
  var curve: TransitionCurve?
}

extension TransitionSequence.Change where Value: Codable {
  /// Returns the change as data, with the phase to which it leads.
  func data<Phase: Codable>(of phase: Phase) -> PhaseChange<Phase, Value> {
    PhaseChange(time: time, phase: phase, state: isGiven ? departure : nil, curve: givenCurve)
  }
}

extension PhaseTrajectory: Described {}

extension PhaseTrajectory: Codable where Phase: Codable, Value: Codable {
  /// Writes the phases, the curves and the changes, from which the motion is computed to the bit.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "phases": phases, "values": targets, "initialPhase": initialPhase,
      "curve": curve.unless(.spring(.smooth)),
      "curves": curves.unless([]), "changes": changes.map { $0.data(of: phases[$0.to]) },
    ])
  }

  /// Reads the phases and the curves, and repeats the changes.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path if there is no phase, if a phase occurs
  ///   twice, if the values are not as many as the phases, if the initial phase is none of them, if
  ///   a duration of a curve is negative, or if a change is earlier than the previous change,
  ///   changes nothing, or has an unknown phase.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "phases", "values", "initialPhase", "curve", "curves", "changes")
    let phases = try container.decode([Phase].self, forKey: "phases")
    let values = try container.decode([Value].self, forKey: "values")
    let initialPhase = try container.decodeIfPresent(Phase.self, forKey: "initialPhase")
    let curve = try container.decode(forKey: "curve", default: TransitionCurve.spring(.smooth))
    try container.refuse(
      PhaseTrajectory.flaw(phases: phases, initialPhase: initialPhase, curve: curve)
        ?? ParameterFlaw(
          "values", unless: values.count == phases.count,
          "must be as many as phases, but are \(values.count)"))
    self.init(
      phases: phases, targets: values, initialPhase: initialPhase, curve: curve,
      curves: try container.decode(forKey: "curves", default: []))
    let changes: [PhaseChange<Phase, Value>] = try container.decode(forKey: "changes", default: [])
    for (index, change) in changes.enumerated() {
      guard phases.contains(change.phase) else {
        throw container.failure(
          "the phase of change \(index) must be one of the phases", forKey: "changes")
      }
      let last = self.changes.last?.time ?? 0
      guard Swift.max(0, change.time) >= last,
        go(to: change.phase, at: change.time, from: change.state, curve: change.curve)
      else {
        throw container.failure(
          "changes must be to another phase, at times that do not fall, but change \(index) "
            + "at \(change.time) is not", forKey: "changes")
      }
    }
  }
}
#endif
