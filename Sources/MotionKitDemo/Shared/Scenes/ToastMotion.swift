// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A number that is sent somewhere else from time to time, and eases there from where it is.
struct ToastMotion: Sendable {
  /// The seconds of all motions of the toast.
  static let duration = 0.25

  private let initial: Double
  private var moves: [(start: Double, motion: EasedTrajectory<Double>)] = []

  /// Creates a number that stands still.
  init(at value: Double) {
    initial = value
  }

  /// Sends the number somewhere else, at a time that is not before the last one.
  mutating func move(
    to target: Double, at time: Double, duration: Double = Self.duration,
    easing: Easing = .easeInOut
  ) {
    let motion = EasedTrajectory(
      from: state(at: time).value, to: target, duration: duration, easing: easing)
    moves.append((time, motion))
  }

  /// The number and its velocity at a time.
  func state(at time: Double) -> KinematicState<Double> {
    for move in moves.reversed() where move.start <= time {
      let elapsed = time - move.start
      // On a corner the velocity is that of what follows.
      return elapsed < move.motion.duration
        ? move.motion.state(at: elapsed) : KinematicState(value: move.motion.target)
    }
    return KinematicState(value: initial)
  }

  /// When the moves are over that no other interrupts.
  var ends: [Double] {
    moves.indices.compactMap { index in
      let end = moves[index].start + moves[index].motion.duration
      return index + 1 < moves.count && moves[index + 1].start < end ? nil : end
    }
  }
}
