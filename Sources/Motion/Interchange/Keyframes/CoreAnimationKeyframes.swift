// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The lists of a keyframe animation of Core Animation, as plain numbers.
///
/// They correspond to the properties of `CAKeyframeAnimation` of the same names: `values`,
/// `keyTimes`, `timingFunctions` and `calculationMode`.
/// ```swift
/// let path = Track(from: 0.0, [.linear(to: 100, duration: 0.3, easing: .easeOut), .hold(duration: 0.2)])
/// let lists = try CoreAnimationKeyframes(path, within: 0.1)
/// lists.keyTimes  // [0.0, 0.6, 1.0]
/// lists.timingFunctions[0]  // [0.0, 0.0, 0.58, 1.0]
/// ```
public struct CoreAnimationKeyframes<Value: VectorSpace>: Equatable, Sendable {
  /// The interpolation from one value to the next.
  public enum CalculationMode: String, Hashable, Sendable {
    /// Linear interpolation with timing functions.
    case linear

    /// Step interpolation: each value holds until the next key time.
    case discrete
  }

  /// The values.
  public var values: [Value]

  /// The times of the values, as fractions of the duration.
  ///
  /// In the mode `discrete` there is one more key time, the end of the last value.
  public var keyTimes: [Double]

  /// The control points x₁, y₁, x₂, y₂ of the function from each value to the next.
  ///
  /// Their count is one less than that of the values; the list is empty in the mode `discrete`.
  public var timingFunctions: [[Double]]

  /// The interpolation from one value to the next.
  public var calculationMode: CalculationMode

  /// The duration, in seconds.
  public var duration: Double

  /// Creates the lists of a track.
  ///
  /// Lines with Bézier easings are exact, and so are scalar cubics, whose control points are at a
  /// third and two thirds. Within the tolerance, other scalar motions become such cubics and other
  /// vector motions become lines. A track that only jumps is discrete.
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - tolerance: The maximum distance from the track, in the unit of the value.
  /// - Throws: `SamplingError` if a segment would need more than 65 536 points.
  /// - Precondition: The tolerance is positive and finite. The value has components.
  public init(_ track: Track<Value>, within tolerance: Double) throws(SamplingError) {
    let keyframes = try KeyframeExport(
      track, within: tolerance, allowsAnyEasing: false
    ).keyframes
    duration = track.duration
    let steps = zip(keyframes, keyframes.dropFirst())
    if steps.allSatisfy({ $0.offset == $1.offset || $0.value == $1.value }) {
      let starts = steps.filter { $0.offset < $1.offset }.map { $0.0 }
      let last = keyframes[keyframes.count - 1]
      calculationMode = .discrete
      values = starts.map { $0.value }
      keyTimes = starts.map { $0.offset } + [1]
      timingFunctions = []
      // At its end the track has the value that it jumps to, and a discrete animation its last
      // value.
      if values.last != last.value {
        values.append(last.value)
        keyTimes.append(1)
      }
      return
    }
    calculationMode = .linear
    values = keyframes.map { $0.value }
    keyTimes = keyframes.map { $0.offset }
    timingFunctions = keyframes.dropLast().map { $0.easing.controlPoints }
  }
}

extension CoreAnimationKeyframes: Hashable where Value: Hashable {}

extension Easing {
  /// The control points of a Bézier easing; those of a line for any other easing.
  var controlPoints: [Double] {
    guard isBezier else { return [0, 0, 1, 1] }
    return [curve.x1, curve.y1, curve.x2, curve.y2]
  }
}
