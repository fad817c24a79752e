// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An opacity that falls from 1 to 0 and rises back to 1, to hide a jump in between.
///
/// Each half is the cubic 3x² − 2x³, whose slope is 0 at both ends.
/// ```swift
/// let dip = OpacityDip(duration: 0.5)
/// dip.value(at: 0.125)  // 0.5
/// dip.value(at: 0.25)  // 0.0
/// dip.value(at: 0.5)  // 1.0
/// ```
/// - Edge cases: Constant at 1 if the duration is 0 or infinite.
@frozen
public struct OpacityDip: Hashable, Trajectory {
  /// The duration of the whole dip, in seconds.
  public let duration: Double

  /// Whether it stays at 1.
  @usableFromInline let isLevel: Bool

  @usableFromInline
  init(duration: Double, isLevel: Bool) {
    self.duration = duration
    self.isLevel = isLevel || !(duration > 0 && duration < .infinity)
  }

  /// Creates a dip.
  ///
  /// - Parameter duration: The duration in seconds; 0 and infinity are legal.
  /// - Precondition: The duration is not negative and not NaN.
  public init(duration: Double) {
    ParameterFlaw.trap(if: ParameterFlaw("duration", duration, OpacityDip.legalDuration))
    self.init(duration: duration, isLevel: false)
  }

  static var legalDuration: NumberRule { .notNegativeOrInfinite }

  /// Evaluates the opacity and its velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Double> {
    guard !isLevel, time > 0, time < duration else { return KinematicState(value: 1) }
    // 1 at the ends and 0 in the middle.
    let progress = time / duration
    let height = progress < 0.5 ? 1 - 2 * progress : 2 * progress - 1
    let slope = 6 * height * (1 - height)
    let rate = (2 / duration).boundedFactor
    return KinematicState(
      value: height * height * (3 - 2 * height),
      velocity: progress < 0.5 ? -slope * rate : slope * rate)
  }

  /// No recurrences, or a standstill if the duration is infinite.
  public static func recurrences(of motion: Self) -> [Recurrence] {
    motion.duration < .infinity ? [] : [.standstill()]
  }

  /// Closed.
  public var exactness: Exactness { .closed }

  /// Visits the two halves; measures other than the opacity itself are sampled.
  public static func visitStretches(
    of measure: Measure<Double>, in motion: Self, from start: Double, upTo end: Double,
    beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, in: motion, from: start, upTo: end, body) }
    if motion.isLevel { return motion.visitHold(of: measure, at: 1, from: start, upTo: end, body) }
    switch measure {
    case .along(let factor):
      let half = Thresholds.least(near: motion.duration * 0.5) { $0 / motion.duration >= 0.5 }
      return motion.visitHeld(
        of: measure, from: start, upTo: end, beyond: false, until: motion.duration, body
      ) {
        start, end in
        [(0, half), (half, motion.duration)].allSatisfy { begin, finish in
          let (low, high) = (Swift.max(start, begin), Swift.min(end, finish))
          return low >= high
            || body(
              Stretch(
                begin: low, end: high, first: motion.value(at: low) * factor,
                last: motion.value(at: high) * factor
              ))
        }
      }
    case .distance(let point):
      return motion.visitDistances(from: point, from: start, upTo: end, body)
    case .rate, .rateBounds, .speed:
      return motion.visitByScanning(of: measure, from: start, upTo: end, beyond: false, body)
    }
  }
}
