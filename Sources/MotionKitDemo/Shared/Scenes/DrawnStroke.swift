// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A stroke that a pointer draws, and its capture, simplification and replay, at each time.
struct DrawnStroke: Sendable {
  /// The parameters of capture and simplification.
  struct Rules: Sendable {
    /// The width of the line in points.
    var lineWidth: Double

    /// The minimum distance of two points as a fraction of it.
    var distance: Double

    /// The greatest distance of an omitted point from the simplified stroke.
    var tolerance: Double

    /// Whether the stroke is replayed evenly, and not at the speed of the pen.
    var isEven: Bool
  }

  /// A position of the pen, and its effect.
  struct Report: Sendable {
    let place: SIMD2<Double>
    let time: Double
    let pressure: Double

    /// The count of points captured by then.
    let captured: Int

    /// The count of those points that are flattened.
    let flattened: Int

    /// The bounds to be redrawn when the last of them was captured.
    let dirty: Bounds

    /// Whether this report was captured.
    let isCaptured: Bool
  }

  private let rules: Rules
  private var capture: StrokeCapture

  /// The reports of the pen, in the order of their times.
  private(set) var reports: [Report] = []

  /// The time at which the pen was lifted, in seconds; nil before.
  private(set) var end: Double?

  /// The finished capture, the indices of the points of the simplified stroke, the pieces of the
  /// smooth path, and the replay.
  private var whole = Stroke()
  private var wholeKept: [Int] = []
  private var wholeSegments: [CubicSegment] = []
  private var replay = Track(values: [SIMD2<Double>.zero], duration: 0)
  private var replayedPressure = Track(values: [0.0], duration: 0)

  /// The time from the stroke's end to its replay, in seconds.
  static var pause: Double { 0.5 }

  /// The speed of a pen with a pressure of a half, in points per second.
  private static var halfSpeed: Double { 260 }

  /// Begins a stroke.
  init(_ place: SIMD2<Double>, at time: Double, rules: Rules) {
    self.rules = rules
    capture = StrokeCapture(
      lineWidth: rules.lineWidth, minimumDistanceFactor: rules.distance, tailLimit: 48)
    move(to: place, at: time)
  }

  /// Adds a report.
  ///
  /// The pointer reports no pressure: the faster the pen moves, the lower is its pressure.
  mutating func move(to place: SIMD2<Double>, at time: Double) {
    var pressure = 0.35
    if let last = reports.last {
      pressure = last.pressure
      let seconds = time - last.time
      if seconds > 0 {
        let speed = (place - last.place).magnitude / seconds
        let share = 1 - Elementary.exp(-seconds / 0.08)
        pressure += (Self.halfSpeed / (Self.halfSpeed + speed) - pressure) * share
      }
    }
    let change =
      reports.isEmpty
      ? capture.begin(place, pressure: pressure, at: time)
      : capture.add(place, pressure: pressure, at: time)
    let dirty = change?.dirtyBounds ?? reports.last?.dirty
    reports.append(
      Report(
        place: place, time: time, pressure: pressure, captured: capture.points.count,
        flattened: capture.liveTail.lowerBound,
        dirty: dirty ?? Bounds(minimum: place, maximum: place), isCaptured: change != nil))
  }

  /// Lifts the pen.
  mutating func lift(at time: Double) {
    guard let stroke = capture.end()?.stroke else { return }
    end = time
    whole = stroke
    wholeKept = stroke.simplifiedIndices(within: rules.tolerance)
    wholeSegments = stroke.smoothed().segments
    replay = stroke.replay
    replayedPressure = stroke.replayedPressure
  }

  /// The time at which the pen came down.
  var begin: Double { reports[0].time }

  /// The index of each captured point among the reports.
  var capturedReports: [Int] { reports.indices.filter { reports[$0].isCaptured } }

  /// Returns the count of reports by a time.
  func count(at time: Double) -> Int { reports.count(while: { $0.time <= time }) }

  /// Returns the captured part at a time; nil if it is the whole.
  private func part(at time: Double) -> Stroke? {
    if let end, time >= end { return nil }
    let count = count(at: time)
    let captured = count > 0 ? reports[count - 1].captured : 0
    return Stroke(Array((end == nil ? capture.points : whole.points).prefix(captured)))
  }

  /// Returns the indices of the points of the simplified stroke, among those captured by a time.
  func kept(at time: Double) -> [Int] {
    part(at: time)?.simplifiedIndices(within: rules.tolerance) ?? wholeKept
  }

  /// Returns the pieces of the smooth path through the points captured by a time.
  func segments(at time: Double) -> [CubicSegment] {
    part(at: time)?.smoothed().segments ?? wholeSegments
  }

  /// The times at which the replay begins and ends; nil while the pen is down.
  var replayed: (begin: Double, end: Double)? {
    end.map { ($0 + Self.pause, $0 + Self.pause + replay.duration) }
  }

  /// Returns the position of the pen in the replay, and the count of points that it has passed; nil
  /// before.
  func pen(at time: Double) -> (point: Stroke.Point, passed: Int)? {
    guard let replayed, time >= replayed.begin else { return nil }
    let points = whole.points
    let age = min(time - replayed.begin, replay.duration)
    if rules.isEven {
      let part = replay.duration > 0 ? Easing.easeInOut.value(at: age / replay.duration) : 1
      let trimmed = whole.trimmed(from: 0, to: part).points
      let isWhole = trimmed.count >= points.count && part >= 1
      return (trimmed.last ?? points[0], isWhole ? points.count : max(1, trimmed.count - 1))
    }
    let point = Stroke.Point(
      replay.value(at: age), pressure: min(max(replayedPressure.value(at: age), 0), 1), time: time)
    return (point, points.count(while: { $0.time - points[0].time <= age }))
  }
}

extension Array {
  /// Returns the count of elements before the first that fails a condition, which all later ones
  /// fail too.
  fileprivate func count(while holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
