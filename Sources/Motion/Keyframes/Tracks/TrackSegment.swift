// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// One segment of a track, between two of its keyframes.
@frozen
@usableFromInline
package struct TrackSegment<Value: VectorSpace>: Sendable {
  /// The formula of a segment.
  @frozen
  @usableFromInline
  package enum Shape: UInt8, Sendable {
    case line, hermite, easedLine, easedHermite, spring, path
  }

  @usableFromInline package let begin: Double
  @usableFromInline package let duration: Double

  /// 1 / duration, at most 2⁷⁰ so that velocities stay finite.
  @usableFromInline let inverseDuration: Double

  @usableFromInline package let start: Value
  @usableFromInline package let end: Value

  // Slopes per unit of progress, not of time; only in a Hermite segment.
  @usableFromInline package let startTangent: Value
  @usableFromInline package let endTangent: Value

  @usableFromInline package let shape: Shape

  /// The index of the eased line, easing, spring or path in its list.
  @usableFromInline package let listIndex: Int32

  package init(
    _ shape: Shape, listIndex: Int = 0, begin: Double, end endTime: Double, from start: Value,
    to end: Value, startTangent: Value = .zero, endTangent: Value = .zero
  ) {
    self.shape = shape
    self.listIndex = Int32(truncatingIfNeeded: listIndex)
    self.begin = begin
    // The rounded difference, so that progress at the end is 1.
    duration = endTime - begin
    inverseDuration = (1 / duration).boundedFactor
    self.start = start
    self.end = end
    self.startTangent = startTangent
    self.endTangent = endTangent
  }

  /// The first instant at which the progress exceeds one half.
  var firstInstantPastMiddle: Double {
    // Equivalent to a rounded quotient above one half: twice a number is exact, and a number next
    // to half the duration differs from it by more than half an ulp of the quotient.
    func isPast(_ time: Double) -> Bool { 2 * (time - begin) > duration }
    // Times that are not negative are in the order of their bits: bisect the bit patterns.
    var (before, past) = (begin.bitPattern, endTime.bitPattern)
    // Rounding seldom moves it far from the middle.
    let guess = (begin + duration / 2).bitPattern
    if guess > before + 4 && guess + 4 < past {
      if !isPast(Double(bitPattern: guess - 4)) { before = guess - 4 }
      if isPast(Double(bitPattern: guess + 4)) { past = guess + 4 }
    }
    while past > before + 1 {
      let middle = before + (past - before) / 2
      if isPast(Double(bitPattern: middle)) { past = middle } else { before = middle }
    }
    return Double(bitPattern: past)
  }

  /// The time at which the segment ends.
  package var endTime: Double { begin + duration }

  /// Whether it is a curve, not a line.
  @inlinable
  package var isCurved: Bool { shape == .hermite || shape == .easedHermite }

  /// Returns position and slope per progress on the cubic, along its tangents outside [0, 1].
  @inlinable
  package func extendedHermite(at progress: Double) -> (value: Value, slope: Value) {
    if progress < 0 {
      return (start + startTangent.scaled(by: progress), startTangent)
    }
    if progress > 1 {
      return (end + endTangent.scaled(by: progress - 1), endTangent)
    }
    return TrackArc(self, nearEnd: progress > 0.5).sample(at: progress)
  }

  /// Returns the state on the cubic at an eased progress.
  @inlinable
  func easedHermite(_ sample: KinematicState<Double>) -> KinematicState<Value> {
    let rate = (sample.velocity * inverseDuration).boundedFactor
    let sample = extendedHermite(at: sample.value)
    return KinematicState(value: sample.value, velocity: sample.slope.scaled(by: rate))
  }
}
