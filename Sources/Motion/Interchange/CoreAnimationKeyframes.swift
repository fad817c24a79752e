// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The lists of a keyframe animation of Core Animation, as plain numbers.
///
/// They are what `CAKeyframeAnimation` has under the same names: `values`, `keyTimes`,
/// `timingFunctions` and `calculationMode`.
/// ```swift
/// let path = Track(from: 0.0, [.linear(to: 100, duration: 0.3, easing: .easeOut), .hold(duration: 0.2)])
/// let lists = try CoreAnimationKeyframes(path, within: 0.1)
/// lists.keyTimes  // [0.0, 0.6, 1.0]
/// lists.timingFunctions[0]  // [0.0, 0.0, 0.58, 1.0]
/// ```
public struct CoreAnimationKeyframes<Value: VectorSpace>: Equatable, Sendable {
  /// How values are got from one to the next.
  public enum CalculationMode: String, Hashable, Sendable {
    /// By lines with timing functions.
    case linear

    /// Each value holds from its key time to the next one.
    case discrete
  }

  /// The values.
  public var values: [Value]

  /// When each value is reached, as shares of the duration.
  ///
  /// In the mode `discrete` there is one more, the end of the last value.
  public var keyTimes: [Double]

  /// The control points x₁, y₁, x₂, y₂ of the function from each value to the next.
  ///
  /// There is one fewer than values, and none in the mode `discrete`.
  public var timingFunctions: [[Double]]

  /// How values are got from one to the next.
  public var calculationMode: CalculationMode

  /// The duration, in seconds.
  public var duration: Double

  /// Writes a track as lists.
  ///
  /// Lines with Bézier easings are exact, and so are cubics of a number: their control points are
  /// at a third and two thirds. Other motions of a number become such cubics, and those of vectors
  /// lines, within the tolerance. A track that only jumps is discrete.
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - tolerance: The greatest distance from the track, in the unit of the value.
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
      // At its end the track shows what it jumps to, and a discrete animation its last value.
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
  /// The control points of a Bézier easing, and those of a line of any other.
  var controlPoints: [Double] {
    guard case .bezier(let curve) = kind else { return [0, 0, 1, 1] }
    return [curve.x1, curve.y1, curve.x2, curve.y2]
  }
}
