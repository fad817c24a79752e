// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The instants at which a motion arrives at a level, in ascending order, found lazily.
///
/// An instant counts if it shows the level, or lies on the other side of it, and the instant before
/// it does not show the level. A motion that stays at the level arrives once; if it begins there, it
/// arrives at time 0.
/// ```swift
/// let swing = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
/// Array(swing.times(reaching: 1)).count  // 13
/// ```
/// - Complexity: Up to 128 stretches are stored; the instants themselves are not.
@frozen
@usableFromInline
struct CrossingSequence<Motion: Trajectory>: Sequence, Sendable {
  @usableFromInline let motion: Motion
  @usableFromInline let measure: Measure<Motion.Value>
  @usableFromInline let level: Double

  /// The interval.
  @usableFromInline let begin: Double
  @usableFromInline let end: Double

  @inlinable
  init(motion: Motion, measure: Measure<Motion.Value>, level: Double, begin: Double, end: Double) {
    self.motion = motion
    self.measure = measure
    self.level = level
    self.begin = begin
    self.end = end
  }

  /// An iterator that finds one instant after the other.
  @frozen
  @usableFromInline
  struct Iterator: IteratorProtocol {
    @usableFromInline let sequence: CrossingSequence
    @usableFromInline var stretches: StretchBuffer<Motion>

    /// The stretch whose beginning has been examined and whose end has not; nil if there is none.
    @usableFromInline var rest: Stretch?

    /// The side of the level on which the number last was; nil at the beginning of the motion.
    @usableFromInline var side: Double?

    /// The latest instant, and whether the number has been away from the level since then by more
    /// than rounding.
    @usableFromInline var found = -Double.infinity
    @usableFromInline var isAway = true

    /// The greatest magnitude of the level and of the numbers that were passed.
    @usableFromInline var scale: Double

    @inlinable
    init(_ sequence: CrossingSequence) {
      self.sequence = sequence
      scale = sequence.level.magnitude
      // The search begins where the number is away from the level, or where the motion does, so that
      // an interval lists what the whole motion lists there.
      var (begin, distance) = (sequence.begin, 32 * sequence.begin.ulp)
      var before: Double?
      while begin > 0, before == nil {
        begin = Swift.max(0, sequence.begin - distance)
        distance *= 2
        let number = sequence.measure(sequence.motion.state(at: begin))
        if begin > 0, Iterator.isOff(number, sequence.level, scale) { before = number }
      }
      stretches = StretchBuffer(
        sequence.motion, sequence.measure, level: sequence.level, from: begin, upTo: sequence.end)
      if let before { _ = passes(to: before) }
    }

    /// Finds the next instant.
    @inlinable
    mutating func next() -> Double? {
      while true {
        if let stretch = rest {
          rest = nil
          // The value reached at the end of the interval may not be shown.
          let time = passes(to: stretch.last) ? instant(in: stretch) : nil
          if isNew(time, stretch.last), let time, isInside(time) { return time }
          continue
        }
        guard let stretch = stretches.next() else { return nil }
        rest = stretch
        let time = passes(to: stretch.first) ? stretch.begin : nil
        if isNew(time, stretch.first), let time, isInside(time) { return time }
      }
    }

    @inlinable
    func isInside(_ time: Double) -> Bool { time >= sequence.begin && time < sequence.end }

    /// Whether a number is away from the level by more than rounding.
    @inlinable
    static func isOff(_ number: Double, _ level: Double, _ scale: Double) -> Bool {
      (number - level).magnitude > 16 * Swift.max(scale, number.magnitude).ulp
    }

    /// Passes a number and returns whether it reaches the level.
    @inlinable
    mutating func passes(to number: Double) -> Bool {
      let level = sequence.level
      let now = number > level ? 1.0 : number < level ? -1 : 0
      defer { side = now }
      guard let before = side else { return now == 0 }
      return before != now && before != 0
    }

    /// Passes an instant, if any, and the number that follows it, and returns whether the level is
    /// reached anew.
    ///
    /// Where a motion turns at the level, or continues there in another stretch, rounding may pass
    /// it again within a few instants.
    @inlinable
    mutating func isNew(_ time: Double?, _ number: Double) -> Bool {
      scale = Swift.max(scale, number.magnitude)
      let isOff = Iterator.isOff(number, sequence.level, scale)
      guard let time else {
        isAway = isAway || isOff
        return false
      }
      // Periods before the interval may be skipped, whatever is found in them.
      if time >= sequence.begin { stretches.lastFound = time }
      let isNew = isAway || time - found > 8 * time.ulp
      if isNew { found = time }
      isAway = isOff
      return isNew
    }

    /// The first instant that shows the level or a number beyond it.
    ///
    /// If no instant does, the stretch only reaches the level at its end, and the result is the
    /// instant at which the next stretch begins.
    @inlinable
    func instant(in stretch: Stretch) -> Double {
      let (motion, measure, level) = (sequence.motion, sequence.measure, sequence.level)
      let rises = stretch.last > stretch.first
      return stretch.passage {
        let number = measure(motion.state(at: $0))
        return rises ? number - level : level - number
      }
    }
  }

  /// Returns an iterator at the first instant.
  @inlinable
  func makeIterator() -> Iterator { Iterator(self) }
}
