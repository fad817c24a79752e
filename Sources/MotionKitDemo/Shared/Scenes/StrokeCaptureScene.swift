// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A stroke that a pointer draws: captured, smoothed, simplified, and replayed.
///
/// Each sheet shows the same stroke, and a pen may draw on any of them. Until then a script draws.
public struct StrokeCaptureScene: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case distance, width, tolerance, replay, noise, seed
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case reported, captured, simplified, curves, pressure, replayed, penX, penY, flattened,
      dirtyLeft, dirtyTop, dirtyWidth, dirtyHeight, held
  }

  private let strokes: [DrawnStroke]
  private let span: Double

  /// The size of a sheet, and the corners of the four.
  static var sheet: SIMD2<Double> { SIMD2(300, 212) }
  static var corners: [SIMD2<Double>] {
    [SIMD2(14, 14), SIMD2(326, 14), SIMD2(14, 238), SIMD2(326, 238)]
  }

  /// Creates the scene with the stroke of the script.
  public init(parameters: Parameters) { self.init(parameters: parameters, pointer: []) }

  /// Creates the scene from distance, width, tolerance, replay, noise and seed, and from a pen's
  /// reports.
  ///
  /// The script continues until the pen first comes down.
  public init(parameters: Parameters, pointer: [ScenePointer]) {
    let rules = DrawnStroke.Rules(
      lineWidth: parameters[.width], distance: parameters[.distance],
      tolerance: parameters[.tolerance],
      isEven: parameters[.replay] >= 0.5)
    var reports = pointer
    if pointer.first?.phase != .start {
      let begin = pointer.first?.time ?? .infinity
      let script = Self.script(noise: parameters[.noise], seed: UInt64(parameters[.seed]))
      reports = script.prefix { $0.time < begin }
      if let first = pointer.first {
        reports.append(ScenePointer(.cancel, time: begin, x: first.x, y: first.y))
      }
      reports += pointer
    }
    var strokes: [DrawnStroke] = []
    var corner: SIMD2<Double>?
    for report in reports {
      let last = strokes.count - 1
      switch (report.phase, corner) {
      case (.down, nil):
        corner = Self.corners.first {
          Bounds(minimum: $0, maximum: $0 + Self.sheet).contains(report.place)
        }
        if let corner {
          strokes.append(DrawnStroke(report.place - corner, at: report.time, rules: rules))
        }
      case (.move, let origin?):
        strokes[last].move(to: report.place - origin, at: report.time)
      case (.up, _?), (.cancel, _?):
        strokes[last].lift(at: report.time)
        corner = nil
      default: continue
      }
    }
    self.strokes = strokes
    let last = strokes.last.map { $0.replayed?.end ?? $0.reports[$0.reports.count - 1].time } ?? 0
    let halves: Double = max(last + 0.7, 2) * 2
    span = Double(Int(halves) + 1) / 2
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .distance:
      SceneParameter("Minimum distance, in line widths", 0...1.5, step: 0.05, initial: 0.3)
    case .width: SceneParameter("Line width", unit: "pt", 2...24, step: 1, initial: 10)
    case .tolerance: SceneParameter("Tolerance", unit: "pt", 0...12, step: 0.25, initial: 2)
    case .replay:
      SceneParameter(
        "Replay",
        choices: [
          SceneChoice("as it was drawn", code: "stroke.replay.value(at: time)"),
          SceneChoice(
            "evenly",
            code: """
              stroke.trimmed(
                from: 0, to: time / 2.4)
              """),
        ])
    case .noise:
      SceneParameter("Noise of the recorded hand", unit: "pt", 0...6, step: 0.1, initial: 1.2)
    case .seed: SceneParameter("Seed of the recorded hand", 1...40, step: 1, initial: 7)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "stroke-capture", title: "Stroke capture", group: .handsOn,
      caption: """
        Draw on a sheet. A point is kept if it is far enough from the last one; the stroke is \
        smoothed, simplified, and replayed with a pressure that follows from its speed.
        """,
      plots: [
        plot("Points", counting: .reported, .captured, .simplified),
        plot("Pressure of the replay", .pressure),
      ],
      code: """
        var capture = StrokeCapture(
          lineWidth: {width},
          minimumDistanceFactor: {distance})
        var hand = SeededGenerator(
          seed: {#seed})
        for step in 0...288 {
          let part = Double(step) / 288
          let angle = 8 * Double.pi * part
          let noise = SIMD2(
            hand.nextUnit() - 0.5,
            hand.nextUnit() - 0.5)
          let place = SIMD2(
            50 + 200 * part
              + 40 * Elementary.sin(angle),
            120 - 60 * Elementary.cos(angle))
          let change = capture.add(
            place + {noise} * noise,
            at: 2.4 * part)
          if let change {
            print(change.dirtyBounds)
          }
        }
        let stroke = Stroke(capture.points)
        let smooth = stroke.smoothed()
        let simple = stroke.simplified(
          within: {tolerance})
        let pen =
          {replay}
        print(smooth, simple, pen)
        """, takesPointer: true)
  }

  /// The time until the last report and until the last stroke is replayed, in half seconds.
  public var duration: Double { span }

  /// The times at which each stroke begins and ends, and at which its replay does.
  public var marks: [SceneMark] {
    var marks: [SceneMark] = []
    for (index, stroke) in strokes.enumerated() {
      let next = index + 1 < strokes.count ? strokes[index + 1].begin : .infinity
      marks.append(SceneMark(.begin, time: stroke.begin, channel: Channel.captured))
      if let end = stroke.end {
        marks.append(SceneMark(.released, time: end, channel: Channel.captured))
      }
      guard let replayed = stroke.replayed else { continue }
      if replayed.begin < next {
        marks.append(SceneMark(.handover, time: replayed.begin, channel: Channel.pressure))
      }
      if replayed.end < next {
        marks.append(SceneMark(.end, time: replayed.end, channel: Channel.pressure))
      }
    }
    return Array(marks.suffix(64))
  }

  /// Returns the stroke shown at a time: the last that has begun.
  private func stroke(at time: Double) -> DrawnStroke? { strokes.last { $0.begin <= time } }

  /// Writes the counts of points, the position of the replay's pen, the bounds to be redrawn, and
  /// whether a pen is down.
  public func sample(at time: Double, into frame: Frame) {
    frame.clear()
    let time = bounded(time)
    guard let stroke = stroke(at: time) else { return }
    let count = stroke.count(at: time)
    let last = stroke.reports[count - 1]
    frame[.reported] = Double(count)
    frame[.captured] = Double(last.captured)
    frame[.simplified] = Double(stroke.kept(at: time).count)
    frame[.curves] = Double(max(0, last.captured - 1))
    if let pen = stroke.pen(at: time) {
      frame[.pressure] = pen.point.pressure
      frame[.replayed] = Double(pen.passed)
      frame[.penX] = pen.point.position.x
      frame[.penY] = pen.point.position.y
    }
    frame[.flattened] = Double(last.flattened)
    frame[.dirtyLeft] = last.dirty.minimum.x
    frame[.dirtyTop] = last.dirty.minimum.y
    frame[.dirtyWidth] = last.dirty.width
    frame[.dirtyHeight] = last.dirty.height
    frame[.held] = time < stroke.end ?? .infinity ? 1 : 0
  }

  /// The capacity for reports: that of the longest stroke.
  private var room: Int { strokes.map { $0.reports.count }.max() ?? 1 }

  /// Five numbers for each report, and six for each piece of a path.
  public var fieldCount: Int { 11 * room }

  /// Writes for each report its position, whether it was captured, whether it remains in the
  /// simplified stroke, and the pressure; followed by both handles and the end of each piece of the
  /// smooth path, the last of which is repeated.
  public func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    for index in 0..<fieldCount { field[index] = 0 }
    let time = bounded(time)
    guard let stroke = stroke(at: time) else { return }
    for (index, report) in stroke.reports.enumerated() {
      field[5 * index] = Float(report.place.x)
      field[5 * index + 1] = Float(report.place.y)
      field[5 * index + 2] = report.isCaptured ? 1 : 0
      field[5 * index + 4] = Float(report.pressure)
    }
    let captured = stroke.capturedReports
    for index in stroke.kept(at: time) { field[5 * captured[index] + 3] = 1 }
    let segments = stroke.segments(at: time)
    let rest = segments.last?.end ?? stroke.reports[0].place
    for index in 0..<room {
      let segment =
        index < segments.count ? segments[index] : CubicSegment(from: rest, to: rest)
      let place = 5 * room + 6 * index
      for (offset, point) in [segment.control1, segment.control2, segment.end].enumerated() {
        field[place + 2 * offset] = Float(point.x)
        field[place + 2 * offset + 1] = Float(point.y)
      }
    }
  }
}

extension StrokeCaptureScene {
  /// Returns a row of loops, drawn by a slightly unsteady hand.
  private static func script(noise: Double, seed: UInt64) -> [ScenePointer] {
    var generator = SeededGenerator(seed: seed)
    func tremor() -> Double {
      noise * (generator.nextUnit() + generator.nextUnit() + generator.nextUnit() - 1.5)
    }
    let count = 288
    return (0...count).map { step in
      let part = Double(step) / Double(count)
      // It is slow where it goes up again, and so the pressure is higher there.
      let turn = 8 * Double.pi * part
      let angle = turn + 0.6 * Elementary.sin(turn)
      let swell = 0.4 + 0.6 * Elementary.sin(.pi * part)
      let place = SIMD2(
        46 + 204 * part + 40 * swell * Elementary.sin(angle),
        118 - 76 * swell * Elementary.cos(angle))
      let x = corners[0].x + place.x + tremor()
      let y = corners[0].y + place.y + tremor()
      let phase: ScenePointer.Phase = step == 0 ? .down : step == count ? .up : .move
      return ScenePointer(phase, time: 0.3 + 2.4 * part, x: x, y: y)
    }
  }
}
