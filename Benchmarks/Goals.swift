// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What was asked of rows before they were written.
///
/// A limit is a measurement; a goal was set before it. Decision 0054 gives the reason of each row
/// above its goal.
enum Goals {
  /// The greatest cost of a row.
  enum Goal {
    /// A multiple of the cost of the floor.
    case ratio(Double)

    /// Nanoseconds, on the processor of the table in the documentation.
    case nanoseconds(Double)

    /// Whether a measurement is within the goal.
    func holds(for row: Measurement) -> Bool {
      switch self {
      case .ratio(let ratio): row.ratio <= ratio
      case .nanoseconds(let nanoseconds): row.nanoseconds <= nanoseconds
      }
    }
  }

  /// The goals of rows.
  static let all: [String: Goal] = [
    "Spring: value and velocity, underdamped": .ratio(0.5),
    "Spring: value and velocity, critical": .ratio(1.3),
    "Spring: value and velocity, overdamped": .ratio(1.3),
    "Spring: value and velocity, underdamped SIMD2": .ratio(0.55),
    "Spring: value and velocity, underdamped SIMD4": .ratio(0.55),
    "Spring: 1000 equal springs by one step": .ratio(1),
    "Spring: exact settling time, underdamped, from rest": .ratio(0.4),
    "Spring: exact settling time, underdamped, with velocity": .ratio(0.4),
    "Spring: exact settling time, critical": .nanoseconds(300),
    "Spring: exact settling time, overdamped": .nanoseconds(300),
    "SpringBatch: 1000 values and velocities, Double, underdamped": .nanoseconds(7),
    "SpringBatch: 1000 values and velocities, Float, underdamped": .nanoseconds(3),
    "Trajectory: 1000 springs as AnyTrajectory": .ratio(1.6),
    "Trajectory: an eased motion, value and velocity": .ratio(1.3),
    "Trajectory: an eased timing of a line, value and velocity": .ratio(1.3),
    "Trajectory: an eased segment of a track, value and velocity": .ratio(1.3),
    "Easing: bezier ease-in-out to the last bits": .ratio(1),
    "Easing: bezier (.9, .1, .1, .9) to the last bits": .ratio(0.6),
    "Easing: bezier (1, 0, 0, 1) to the last bits": .ratio(0.35),
    "Easing: linear() with 41 stops": .ratio(1.3),
    "Track: 10 cubics at random times": .ratio(0.5),
    "Track: one of 8 tracks in an array": .ratio(1.2),
    "Track: a track in an object": .ratio(1.2),
    "TrackGroup: four tracks in a group, with velocities": .nanoseconds(22.5),
    "TrackGroup: four properties on a timeline": .nanoseconds(100),
    "Timing: a linear timing": .ratio(0.6),
    "Timing: an eased timing": .ratio(0.9),
    "Stagger: a delay in a row": .nanoseconds(1.5),
    "Stagger: a delay of an eased grid": .nanoseconds(11.3),
    "Ripple: a vertex moved by one wave": .ratio(0.16),
    "Dissolve: a particle of a million, leftToRight": .ratio(1.3),
    "Dissolve: a particle of a million, topToBottom": .ratio(2),
    "Dissolve: a particle of a million, angle(0.7)": .ratio(3),
    "Emitter: frames of 10 000, beside kept launches": .nanoseconds(12),
    "Arrays: 1000 tweens": .ratio(1),
    "Arrays: 1000 loops, back and forth": .ratio(1.2),
    "Arrays: 1000 timed tweens, back and forth": .ratio(1.4),
    "Arrays: 1000 springs": .ratio(1),
    "Arrays: 64000 tweens": .ratio(0.5),
    "Arrays: 64000 loops, back and forth": .ratio(0.7),
    "Arrays: 64000 timed tweens, back and forth": .ratio(0.7),
    "Arrays: 64000 springs": .ratio(0.4),
    "Debug: a sine": .ratio(3),
    "Debug: the value of a spring": .ratio(6),
    "Debug: the value of ease-in-out": .ratio(6),
    "Debug: a vertex moved by one wave": .ratio(3),
    "Debug: a particle of 1000": .ratio(3),
  ]
}
