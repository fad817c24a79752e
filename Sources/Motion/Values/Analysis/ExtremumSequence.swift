// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The turns of a motion along a direction, in ascending order, found lazily.
///
/// The cost is that of the turns that are taken: a spring with little damping may turn a million
/// times.
/// ```swift
/// let swing = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
/// swing.extrema.prefix(2).map(\.kind) == [.maximum, .minimum]  // true
/// ```
/// - Complexity: Up to 128 stretches are stored; the turns themselves are not.
@frozen
@usableFromInline
struct ExtremumSequence<Motion: Trajectory>: Sequence, Sendable {
  @usableFromInline let motion: Motion
  @usableFromInline let direction: Motion.Value

  /// The interval, and the instant at its end if the interval includes it.
  @usableFromInline let begin: Double
  @usableFromInline let end: Double
  @usableFromInline let last: Double?

  @inlinable
  init(motion: Motion, direction: Motion.Value, begin: Double, end: Double, last: Double?) {
    self.motion = motion
    self.direction = direction
    self.begin = begin
    self.end = end
    self.last = last
  }

  /// An iterator that finds one turn after the other.
  @frozen
  @usableFromInline
  struct Iterator: IteratorProtocol {
    @usableFromInline var stretches: StretchBuffer<Motion>
    @usableFromInline var turns = Turns()
    @usableFromInline var last: (time: Double, value: Double)?

    @inlinable
    init(_ sequence: ExtremumSequence) {
      let measure = Measure.along(sequence.direction)
      stretches = StretchBuffer(
        sequence.motion, measure, from: sequence.begin, upTo: sequence.end)
      last = sequence.last.map { ($0, measure(sequence.motion.state(at: $0))) }
    }

    /// Returns the next turn.
    @inlinable
    mutating func next() -> Extremum? {
      while turns.found.isEmpty {
        if let stretch = stretches.next() {
          turns.pass(stretch)
          if let turn = turns.found.last { stretches.lastFound = turn.time }
        } else if let last {
          turns.pass(time: last.time, value: last.value)
          self.last = nil
        } else {
          return nil
        }
      }
      return turns.found.removeFirst()
    }
  }

  /// Returns an iterator at the first turn.
  @inlinable
  func makeIterator() -> Iterator { Iterator(self) }
}

/// Finds the turns of a number from its consecutive values.
@frozen
@usableFromInline
struct Turns: Sendable {
  /// The turns that have not been taken yet, at most three.
  @usableFromInline var found: [Extremum] = []

  /// The latest number, and the sign of the change to it.
  private var candidate: (time: Double, value: Double)?
  private var direction = 0.0

  /// The beginning of the latest stretch.
  private var begin = 0.0

  @usableFromInline
  init() {}

  @usableFromInline
  mutating func pass(_ stretch: Stretch) {
    if let before = candidate, before.time == stretch.begin, stretch.first != before.value {
      // A side of a jump that no sample shows is placed at the last instant before it.
      candidate?.time = Swift.max(begin, before.time.nextDown)
    }
    begin = stretch.begin
    pass(time: stretch.begin, value: stretch.first)
    pass(time: stretch.end, value: stretch.last)
  }

  @usableFromInline
  mutating func pass(time: Double, value: Double) {
    guard let before = candidate else {
      candidate = (time, value)
      return
    }
    let change = value - before.value
    guard change != 0 else { return }
    if change * direction < 0 {
      found.append(
        Extremum(
          time: before.time, value: before.value, kind: direction > 0 ? .maximum : .minimum))
    }
    direction = change > 0 ? 1 : -1
    candidate = (time, value)
  }
}
