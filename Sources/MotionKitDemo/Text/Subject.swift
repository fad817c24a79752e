// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import MotionScenes

/// A subject of `sample`, `plot` and `play`: an easing, a spring, a track, a haptic pattern,
/// keyframes of CSS, or a scene.
struct Subject: Sendable {
  /// The text that named it.
  let name: String

  /// The axis of the samples: `time` in seconds, or `progress`.
  let axis: String

  /// The names of the numbers of a sample.
  let channels: [String]

  /// The channels that a plot shows.
  let plotted: [Int]

  /// The range of the axis that contains the motion.
  let extent: ClosedRange<Double>

  /// Returns the numbers at a point of the axis.
  let sample: @Sendable (Double) -> [Double]

  /// The tolerated or omitted parts of a file, one per line.
  private(set) var notes: [String] = []

  /// The endings of the files that are read.
  static let endings = [".json", ".json5", ".ahap", ".css"]

  /// Reads the subject that the text names.
  init(_ text: String) throws(Failure) {
    if let track = try TrackFile(text) {
      self.init(text, track)
      return
    }
    if let haptics = try HapticFile(text) {
      self.init(text, haptics)
      return
    }
    if let style = try StyleFile(text) {
      self.init(text, style)
      return
    }
    if let easing = try EasingText.easing(text) {
      self.init(text, easing)
      return
    }
    try Subject.checkEnding(of: text)
    let notation = try Notation(text)
    if let motion = try SpringText.motion(notation) {
      self.init(text, motion)
    } else if let scene = try SceneText(notation) {
      self.init(text, scene)
    } else {
      throw Failure("unknown '\(notation.name)'\(Subject.hint(for: notation.name))")
    }
  }

  /// Throws if the text is the path of a file that is not read.
  static func checkEnding(
    of text: String, in endings: [String] = endings
  ) throws(Failure) {
    guard !text.contains("("), let period = text.lastIndex(of: "."), period != text.startIndex
    else { return }
    let ending = String(text[period...])
    let hint = Suggestion.hint(for: ending, in: endings)
    throw Failure("'\(text)' is a file of unknown format '\(ending)'\(hint)")
  }

  /// Returns the end of an error that states the name as unknown.
  static func hint(for name: String, withScenes: Bool = true) -> String {
    let notations = (EasingText.names + SpringText.names).map { String($0.prefix { $0 != "(" }) }
    let nearest =
      EasingText.notation(of: name)
      ?? (withScenes
        ? SceneText.nearest(to: name, or: notations)
        : Suggestion.nearest(to: name, in: notations))
    return Suggestion.hint(nearest, otherwise: "; 'MotionKitDemo list' names what there is")
  }

  /// Returns a channel's numbers at equal distances.
  ///
  /// - Throws: A failure if one is not finite, which cannot be drawn.
  func curve(
    _ channel: Int, from: Double, to: Double, count: Int
  ) throws(Failure) -> [Double] {
    var curve: [Double] = []
    for index in 0..<count {
      let point = from + (to - from) * (Double(index) / Double(count - 1))
      let value = sample(point)[channel]
      guard value.isFinite else {
        throw Failure("'\(name)' cannot be drawn: at \(axis) \(point) it is no finite number")
      }
      curve.append(value)
    }
    return curve
  }

  private init(_ name: String, _ easing: Easing) {
    self.name = name
    axis = "progress"
    channels = ["value", "velocity"]
    plotted = [0]
    extent = 0...1
    sample = { progress in
      let state = easing.state(at: progress)
      return [state.value, state.velocity]
    }
  }

  private init(_ name: String, _ motion: SpringTrajectory<Double>) {
    self.name = name
    axis = "time"
    channels = ["value", "velocity"]
    plotted = [0]
    let way = max(
      abs(motion.target - motion.origin), abs(motion.initialVelocity) * motion.spring.duration / 10)
    let settled = way > 0 ? motion.settlingTime(within: way * 1e-3) : 0
    extent = 0...min(max(settled, motion.spring.duration, 0.1), 10)
    sample = { time in
      let state = motion.state(at: time)
      return [state.value, state.velocity]
    }
  }

  private init(_ name: String, _ track: TrackFile) {
    self.name = name
    axis = "time"
    channels = track.channels
    plotted = Array(0..<track.channels.count / 2)
    // A track without a duration still has a value to show.
    extent = 0...max(track.duration, 0.1)
    sample = track.sample
  }

  private init(_ name: String, _ haptics: HapticFile) {
    self.name = name
    axis = "time"
    channels = HapticFile.channels
    plotted = [0, 1]
    extent = 0...max(haptics.pattern.duration, 0.1)
    sample = { haptics.sample($0) }
    notes = haptics.notes
  }

  private init(_ name: String, _ style: StyleFile) {
    self.name = name
    axis = "time"
    let names = style.channels.map(\.name)
    channels = names + names.map { "\($0) velocity" }
    plotted = Array(names.indices)
    let end = style.timing.endTime
    // Of an endless subject, two iterations show both directions.
    extent = 0...max(end < .infinity ? end : style.timing.delay + 2 * style.timing.duration, 0.1)
    sample = { style.sample($0) }
    notes = style.notes
  }

  private init(_ name: String, _ scene: SceneText) {
    self.name = name
    axis = "time"
    channels = scene.description.channels
    plotted = scene.description.plots[0].channels
    let instance = scene.instance
    extent = 0...instance.duration
    sample = { instance.frame(at: $0) }
  }
}
