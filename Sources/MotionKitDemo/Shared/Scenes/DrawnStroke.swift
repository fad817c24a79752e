// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A stroke that a pointer draws, and what becomes of it, at each time.
struct DrawnStroke: Sendable {
  /// How a stroke is captured and made simpler.
  struct Rules: Sendable {
    /// The width of the line in points.
    var lineWidth: Double

    /// The minimum distance of two points as a share of it.
    var distance: Double

    /// How far a point that is left out may be from what replaces it.
    var tolerance: Double

    /// Whether the stroke is replayed evenly, and not as it was drawn.
    var isEven: Bool
  }

  /// Where the pen was, and what that changed.
  struct Report: Sendable {
    let place: SIMD2<Double>
    let time: Double
    let pressure: Double

    /// How many points are captured then.
    let captured: Int

    /// How many of those are drawn for good.
    let flattened: Int

    /// What was to be drawn anew when the last of them was captured.
    let dirty: Bounds

    /// Whether this one is the last of them.
    let isCaptured: Bool
  }

  private let rules: Rules
  private var capture: StrokeCapture

  /// What the pen did, in the order of the times.
  private(set) var reports: [Report] = []

  /// When the pen was lifted, in seconds, if it was.
  private(set) var end: Double?

  /// What was captured until then, the indices of the points that remain where it is simplified,
  /// the pieces of the smooth path, and the replay.
  private var whole = Stroke()
  private var wholeKept: [Int] = []
  private var wholeSegments: [CubicSegment] = []
  private var replay = Track(values: [SIMD2<Double>.zero], duration: 0)
  private var replayedPressure = Track(values: [0.0], duration: 0)

  /// The time from the stroke's end to its replay, in seconds.
  static var pause: Double { 0.5 }

  /// The speed of a pen that is pressed half, in points per second.
  private static var halfSpeed: Double { 260 }

  /// Begins a stroke.
  init(_ place: SIMD2<Double>, at time: Double, rules: Rules) {
    self.rules = rules
    capture = StrokeCapture(
      lineWidth: rules.lineWidth, minimumDistanceFactor: rules.distance, tailLimit: 48)
    move(to: place, at: time)
  }

  /// Takes a report.
  ///
  /// The pointer tells no pressure: the faster the pen moves, the less it is pressed.
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
      ? capture.begin(place, pressure: pressure, time: time)
      : capture.add(place, pressure: pressure, time: time)
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
    wholeKept = stroke.simplifiedIndices(tolerance: rules.tolerance)
    wholeSegments = stroke.smoothed().segments
    replay = stroke.replay
    replayedPressure = stroke.replayedPressure
  }

  /// When the pen came down.
  var begin: Double { reports[0].time }

  /// The place of a captured point among the reports.
  var capturedReports: [Int] { reports.indices.filter { reports[$0].isCaptured } }

  /// How many reports there are at a time.
  func count(at time: Double) -> Int { reports.count(while: { $0.time <= time }) }

  /// What is captured at a time; nil where it is the whole.
  private func part(at time: Double) -> Stroke? {
    if let end, time >= end { return nil }
    let count = count(at: time)
    let captured = count > 0 ? reports[count - 1].captured : 0
    return Stroke(Array((end == nil ? capture.points : whole.points).prefix(captured)))
  }

  /// The indices, among the points that are captured at a time, of those that remain where the
  /// stroke is simplified.
  func kept(at time: Double) -> [Int] {
    part(at: time)?.simplifiedIndices(tolerance: rules.tolerance) ?? wholeKept
  }

  /// The pieces of the smooth path through the points that are captured at a time.
  func segments(at time: Double) -> [CubicSegment] {
    part(at: time)?.smoothed().segments ?? wholeSegments
  }

  /// When the replay begins and ends; nil while the pen is down.
  var replayed: (begin: Double, end: Double)? {
    end.map { ($0 + Self.pause, $0 + Self.pause + replay.duration) }
  }

  /// Where the pen is in the replay, and how many points it has passed; nil until it begins.
  func pen(at time: Double) -> (point: StrokePoint, passed: Int)? {
    guard let replayed, time >= replayed.begin else { return nil }
    let points = whole.points
    let age = min(time - replayed.begin, replay.duration)
    if rules.isEven {
      let part = replay.duration > 0 ? Easing.easeInOut.value(at: age / replay.duration) : 1
      let trimmed = whole.trimmed(from: 0, to: part).points
      let isWhole = trimmed.count >= points.count && part >= 1
      return (trimmed.last ?? points[0], isWhole ? points.count : max(1, trimmed.count - 1))
    }
    let point = StrokePoint(
      replay.value(at: age), pressure: min(max(replayedPressure.value(at: age), 0), 1), time: time)
    return (point, points.count(while: { $0.time - points[0].time <= age }))
  }
}

extension Array {
  /// How many elements there are before the first that fails a condition, which all after it fail
  /// too.
  fileprivate func count(while holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
