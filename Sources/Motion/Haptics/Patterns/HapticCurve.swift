// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A control of a haptic pattern that follows a polyline through given points.
///
/// It applies from its time onwards. Before its first point the control has its default. Between
/// two points the value is interpolated linearly; from the last point onwards it is constant, until
/// another curve or parameter of the same control begins.
///
/// - Units: Seconds.
/// - Source: Core Haptics, `CHHapticParameterCurve`; a `ParameterCurve` in AHAP.
public struct HapticCurve: Hashable, Sendable {
  /// A value at a time.
  public struct Point: Hashable, Sendable {
    /// The seconds since the curve's time, also negative, within ±10¹⁵⁰.
    public let time: Double

    /// The value at that time.
    public let value: Double

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - time: The seconds since the curve's time.
    ///   - value: The value at that time. A curve clamps it to the range of its control.
    /// - Precondition: The time is in -1e150...1e150.
    public init(_ time: Double, _ value: Double) {
      ParameterFlaw.trap(if: ParameterFlaw("time", time, HapticCurve.pointRule))
      self.time = time
      self.value = value
    }
  }

  /// The control that the curve changes.
  public let control: HapticControl

  /// The time at which the curve begins to apply.
  public let time: Double

  /// The points as they were given, with values in the control's range: at most 65 536.
  ///
  /// They apply in the order of their times. Of several points at one time, the value approaches
  /// the first and continues from the last.
  public let points: [Point]

  /// The form in which it was written, if it was read.
  let form: HapticForm

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - control: The control that the curve changes.
  ///   - time: The time at which the curve begins to apply.
  ///   - points: The points, in any order. Values are clamped to the control's range; NaN is
  ///     treated as the default.
  /// - Precondition: The time is in 0...1e150, and there are at most 65 536 points.
  public init(_ control: HapticControl, at time: Double = 0, _ points: [Point]) {
    self.init(control, at: time, points, form: HapticForm())
  }

  init(_ control: HapticControl, at time: Double, _ points: [Point], form: HapticForm) {
    ParameterFlaw.trap(
      if: ParameterFlaw("time", time, HapticEvent.timeRule)
        ?? ParameterFlaw("the count of points", Double(points.count), .count(0...HapticCurve.limit))
    )
    self.control = control
    self.time = time
    self.points = points.map { Point($0.time, control.clamped($0.value)) }
    self.form = form
  }

  /// The points in the order of their times; points of equal time keep their order.
  var sortedPoints: [Point] {
    let isSorted = zip(points, points.dropFirst()).allSatisfy { $0.time <= $1.time }
    if isSorted { return points }
    let order = points.indices.sorted {
      (points[$0].time, $0) < (points[$1].time, $1)
    }
    return order.map { points[$0] }
  }

  /// The largest number of points of one curve.
  static var limit: Int { 65_536 }

  /// The legal times of a point.
  static var pointRule: NumberRule { .range(-1e150...1e150) }
}
