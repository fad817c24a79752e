// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Half of a segment, as a cubic relative to the segment's nearer end.
///
/// Relative to an end the value is exact there, and the rounding error is least near it. The half
/// that contains a time is found together with the segment: to decide it for each sample would be a
/// branch that random times mispredict.
@frozen
@usableFromInline
struct TrackArc<Value: VectorSpace>: Sendable {
  @usableFromInline let begin: Double
  @usableFromInline let duration: Double

  /// The progress at the end to which it is relative: 0 or 1.
  @usableFromInline let near: Double

  /// 1 / duration, at most 2⁷⁰ so that velocities stay finite.
  @usableFromInline let inverseDuration: Double

  // c₀ + c₁ s + c₂ s² + c₃ s³, with s the progress minus `near`.
  @usableFromInline let c0: Value
  @usableFromInline let c1: Value
  @usableFromInline let c2: Value
  @usableFromInline let c3: Value

  /// The index of the segment.
  @usableFromInline let segment: Int32

  /// Whether it is a cubic of time; if not, the segment itself is evaluated.
  @usableFromInline let isCubic: Bool

  /// Expands a segment around one of its ends.
  @inlinable
  init(_ segment: TrackSegment<Value>, index: Int = 0, nearEnd: Bool) {
    begin = segment.begin
    duration = segment.duration
    near = nearEnd ? 1 : 0
    inverseDuration = segment.inverseDuration
    c0 = nearEnd ? segment.end : segment.start
    let change = segment.end - segment.start
    if segment.isCurved {
      let (m0, m1) = (segment.startTangent, segment.endTangent)
      c1 = nearEnd ? m1 : m0
      c3 = (m0 - change) + (m1 - change)
      c2 = nearEnd ? (m1 - change) + c3 : (change - m0) - c3
    } else {
      (c1, c2, c3) = (change, .zero, .zero)
    }
    self.segment = Int32(truncatingIfNeeded: index)
    isCubic = segment.shape == .line || segment.shape == .hermite
  }

  /// Evaluates value and velocity at a time of its half.
  @inlinable
  @inline(__always)
  func state(at time: Double) -> KinematicState<Value> {
    let sample = self.sample(at: (time - begin) / duration)
    return KinematicState(value: sample.value, velocity: sample.slope.scaled(by: inverseDuration))
  }

  /// Evaluates value and slope per progress.
  @inlinable
  @inline(__always)
  func sample(at progress: Double) -> (value: Value, slope: Value) {
    // Exact: in its half the progress is within a factor of 2 of 1, or `near` is 0.
    let s = progress - near
    let value = c0 + (c1 + (c2 + c3.scaled(by: s)).scaled(by: s)).scaled(by: s)
    let slope = c1 + (c2.scaled(by: 2) + c3.scaled(by: 3 * s)).scaled(by: s)
    return (value, slope)
  }
}
