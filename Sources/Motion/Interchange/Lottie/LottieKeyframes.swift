// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The keyframes of one property of a Lottie animation.
///
/// ```swift
/// let path = Track(from: 0.0, [.linear(to: 100, duration: 0.5, easing: .easeOut)])
/// let keyframes = try LottieKeyframes(path, frameRate: 60, within: 0.1)
/// keyframes.keyframes.map(\.time)  // [0.0, 30.0]
/// ```
/// The text of ``json`` is the value of `k` of a property whose `a` is 1.
///
/// - Units: Times are in frames.
/// - Source: The Lottie specification, "Animated property" and "Keyframe".
public struct LottieKeyframes<Value: VectorSpace>: Equatable, Sendable {
  /// A value, its time, and the easing to the next keyframe.
  public struct Keyframe: Equatable, Sendable {
    /// The time of the value, in frames.
    ///
    /// Its key in the text is `t`.
    public var time: Double

    /// The value.
    ///
    /// Its key in the text is `s`, with a list of components.
    public var value: Value

    /// Whether the value holds until the next keyframe.
    ///
    /// Its key in the text is `h`.
    public var isHeld: Bool

    /// The control points of the easing to the next keyframe: one pair for all components, or one
    /// for each.
    ///
    /// Components without a pair of their own use the first one, and without any the easing is
    /// linear.
    public var easings: [ControlPoints]

    /// The curve on which a position moves to the next keyframe, or nil for a straight line.
    ///
    /// A position follows it by its length, with the first easing.
    public var curve: Curve?

    /// Creates a keyframe.
    public init(
      time: Double, value: Value, isHeld: Bool = false, easings: [ControlPoints] = [],
      curve: Curve? = nil
    ) {
      self.time = time
      self.value = value
      self.isHeld = isHeld
      self.easings = easings
      self.curve = curve
    }
  }

  /// The control points of an easing.
  public struct ControlPoints: Hashable, Sendable {
    /// The first control point.
    ///
    /// Its key in the text is `o`.
    public var out: SIMD2<Double>

    /// The second control point.
    ///
    /// Its key in the text is `i`, and it is part of the keyframe at which the easing starts, as in Lottie.
    public var into: SIMD2<Double>

    /// Creates the control points of an easing.
    public init(out: SIMD2<Double>, into: SIMD2<Double>) {
      self.out = out
      self.into = into
    }

    /// The control points of a straight line.
    public static var linear: ControlPoints { ControlPoints(out: [0, 0], into: [1, 1]) }

    /// The easing, which is linear if both points are on the diagonal.
    var easing: Easing {
      out.x == out.y && into.x == into.y ? .linear : .bezier(out.x, out.y, into.x, into.y)
    }
  }

  /// The control points of a position between two keyframes.
  public struct Curve: Equatable, Sendable {
    /// The first control point, relative to the position.
    ///
    /// Its key in the text is `to`.
    public var leaving: Value

    /// The second control point, relative to the position of the next keyframe.
    ///
    /// Its key in the text is `ti`.
    public var arriving: Value

    /// Creates a curve.
    public init(leaving: Value, arriving: Value) {
      self.leaving = leaving
      self.arriving = arriving
    }
  }

  /// The keyframes, with nondecreasing times.
  public var keyframes: [Keyframe]

  /// Creates keyframes.
  public init(keyframes: [Keyframe]) {
    self.keyframes = keyframes
  }

  /// Creates the keyframes of a track.
  ///
  /// The same segments are exact as for ``CoreAnimationKeyframes/init(_:within:)``. A value that is
  /// constant until it jumps is held.
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - frameRate: The frames per second.
  ///   - tolerance: The maximum distance from the track, in the unit of the value.
  /// - Throws: `SamplingError` if a segment would need more than 65 536 points.
  /// - Precondition: The frame rate and the tolerance are positive and finite. The value has
  ///   components.
  public init(
    _ track: Track<Value>, frameRate: Double, within tolerance: Double
  ) throws(SamplingError) {
    ParameterFlaw.trap(if: ParameterFlaw("frameRate", frameRate, .positive))
    let eased = try KeyframeExport(track, within: tolerance, allowsAnyEasing: false).keyframes
    keyframes = []
    for (index, keyframe) in eased.enumerated() {
      let next = index + 1 < eased.count ? eased[index + 1] : nil
      // The value of a hold just before its jump is implied.
      if let next, next.offset == keyframe.offset, let last = keyframes.last, last.isHeld,
        last.value == keyframe.value
      {
        continue
      }
      let points = keyframe.easing.controlPoints
      keyframes.append(
        Keyframe(
          time: keyframe.offset * track.duration * frameRate, value: keyframe.value,
          isHeld: next.map { $0.value == keyframe.value } ?? false,
          easings: keyframe.easing == .linear
            ? [] : [ControlPoints(out: [points[0], points[1]], into: [points[2], points[3]])]))
    }
  }

  /// The keyframes as a JSON array of objects.
  public var json: String {
    let last = keyframes.count - 1
    let objects = keyframes.enumerated().map { index, keyframe in
      var text =
        "{\"t\":\(NumberText.text(keyframe.time)),\"s\":\(JSONString.array(keyframe.value))"
      if index < last {
        if keyframe.isHeld {
          text += ",\"h\":1"
        } else {
          let easings = keyframe.easings.isEmpty ? [.linear] : keyframe.easings
          text += ",\"o\":" + LottieKeyframes.text(easings.map { $0.out })
          text += ",\"i\":" + LottieKeyframes.text(easings.map { $0.into })
          if let curve = keyframe.curve {
            text += ",\"to\":" + JSONString.array(curve.leaving)
            text += ",\"ti\":" + JSONString.array(curve.arriving)
          }
        }
      }
      return text + "}"
    }
    return "[" + objects.joined(separator: ",") + "]"
  }

  private static func text(_ points: [SIMD2<Double>]) -> String {
    func list(_ numbers: [Double]) -> String {
      numbers.map(NumberText.text).joined(separator: ",")
    }
    return "{\"x\":[\(list(points.map { $0.x }))],\"y\":[\(list(points.map { $0.y }))]}"
  }
}

extension LottieKeyframes: Hashable where Value: Hashable {}
extension LottieKeyframes.Keyframe: Hashable where Value: Hashable {}
extension LottieKeyframes.Curve: Hashable where Value: Hashable {}
