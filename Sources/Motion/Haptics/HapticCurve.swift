// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A control of a haptic pattern that follows a line through some points.
///
/// It rules from its time on, whether it has come to its first point or not. Before the first point
/// the control has its default; between two points it is on the line through them; from the last on
/// it keeps its value, until another curve or parameter of the same control begins.
///
/// - Units: Seconds.
/// - Source: Core Haptics, `CHHapticParameterCurve`; a `ParameterCurve` in AHAP.
public struct HapticCurve: Hashable, Sendable {
  /// A value at a time.
  public struct Point: Hashable, Sendable {
    /// The seconds since the curve's time, also negative, within ±10¹⁵⁰.
    public let time: Double

    /// The value there.
    public let value: Double

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - time: The seconds since the curve's time.
    ///   - value: The value there. A curve holds it to the range of its control.
    /// - Precondition: The time is in -1e150...1e150.
    public init(_ time: Double, _ value: Double) {
      ParameterFlaw.trap(if: ParameterFlaw("time", time, HapticCurve.pointRule))
      self.time = time
      self.value = value
    }
  }

  /// What is changed.
  public let control: HapticControl

  /// When the curve begins to rule.
  public let time: Double

  /// The points as they were given, with values in the control's range: at most 65 536.
  ///
  /// They count in the order of their times. Of those at one time the last counts from there on, and
  /// the first until there.
  public let points: [Point]

  /// How it was written, if it was read.
  let form: HapticForm

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - control: What is changed.
  ///   - time: When the curve begins to rule.
  ///   - points: The points, in any order. Values are held to the control's range; NaN is the
  ///     default.
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
    self.points = points.map { Point($0.time, control.held($0.value)) }
    self.form = form
  }

  /// The points in the order of their times; those at one time stay in theirs.
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

  /// When the time of a point is legal.
  static var pointRule: NumberRule { .range(-1e150...1e150) }
}
