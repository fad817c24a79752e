// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A toast that tells how a message is sent: a debouncer, a machine of three states, motions.
///
/// The events of the script arrive faster than anyone reads; the debouncer lets the last of
/// each burst through. At the end an error is shown, and hidden after a while. In the article
/// that while is divided by 10⁹ instead of multiplied, so it is over at once, inside the
/// debouncer's delay, and nobody ever sees the error: beside the right toast runs that one.
public struct ToastScene: Scene {
  private let play: ToastPlay
  private let written: ToastPlay
  private let press: SpringTrajectory<Double>
  private let release: SpringTrajectory<Double>
  private let dimming: ToastMotion

  /// The seconds for which the finger is on the toast.
  static var touch: ClosedRange<Double> { 2.45...2.65 }

  /// When the error occurs, and the seconds for which it is to be shown.
  static var error: (time: Double, timeout: Double) { (3.4, 1.2) }

  /// The script: a burst, a result that is told twice, a tap, and an error.
  static func script(spacing: Double, timeout: Double) -> [ToastPlay.Cue] {
    [
      .init(time: 0.2, event: .loading(message: 1)),
      .init(time: 0.2 + spacing, event: .icon(message: 2)),
      .init(time: 0.2 + 2 * spacing, event: .loading(message: 3)),
      .init(time: 1.4, event: .icon(message: 4)),
      .init(time: 2, event: .icon(message: 4)),
      .init(time: touch.upperBound, event: .hidden),
      .init(time: error.time, event: .icon(message: 5)),
      .init(time: error.time + timeout, event: .hidden),
    ]
  }

  /// Creates the scene from the delay, the distance of the slide and the spacing of the burst.
  public init(parameters: [Double]) {
    let (delay, distance, spacing) = (parameters[0], parameters[1], parameters[2])
    play = ToastPlay(
      Self.script(spacing: spacing, timeout: Self.error.timeout), delay: delay, distance: distance)
    written = ToastPlay(
      Self.script(spacing: spacing, timeout: 0), delay: delay, distance: distance)
    // Critically damped, in 0.25 s.
    let spring = Spring(duration: ToastMotion.duration)
    press = SpringTrajectory(from: 1.0, to: 0.95, velocity: 0, spring: spring)
    let held = press.state(at: Self.touch.upperBound - Self.touch.lowerBound)
    release = SpringTrajectory(from: held.value, to: 1, velocity: held.velocity, spring: spring)
    var dimming = ToastMotion(at: 1)
    dimming.move(to: 0.6, at: Self.touch.lowerBound, duration: 0.15)
    dimming.move(to: 1, at: Self.touch.upperBound, duration: 0.15)
    self.dimming = dimming
  }

  /// What the page must know to present the scene.
  public static var description: SceneDescription {
    SceneDescription(
      id: "toast", title: "Toast", article: "A0 · Haptics app",
      caption: """
        Of a burst of events only the last comes through, a quarter of a second later. In the \
        article the error hides itself before it is ever shown; here it stays.
        """,
      parameters: [
        SceneParameter("delay", "Debounce delay", unit: "s", 0...0.5, step: 0.01, initial: 0.25),
        SceneParameter("distance", "Slide distance", unit: "pt", 20...120, step: 1, initial: 62),
        SceneParameter(
          "spacing", "Spacing of the burst", unit: "s", 0.02...0.5, step: 0.01, initial: 0.12),
      ],
      channels: [
        "right", "as written", "right velocity", "as written velocity",
        "waiting", "message", "message before", "dissolve", "width", "spinner", "scale", "alpha",
        "sent", "sent message", "delivered", "delivered message", "changes", "touch",
      ],
      plots: [
        ScenePlot("Slide", unit: "pt", channels: [0, 1]),
        ScenePlot("Waiting", unit: "part of the delay", channels: [4]),
      ],
      code: """
        var toasts = Debouncer<String>(
          delay: {delay})

        // A burst, {spacing} s apart:
        _ = toasts.send("Connecting", at: 0)
        _ = toasts.send("Queued", at: {spacing})
        _ = toasts.send(
          "Sending", at: 2 * {spacing})

        // In a frame, once one is due:
        let due = toasts.take(at: time)
        let title = due?.event
        let start = due?.time ?? .infinity

        let slide = EasedTrajectory(
          from: -{distance}, to: 0.0,
          duration: 0.25)
        let y = slide.value(at: time - start)
        """)
  }

  /// The script, the last slide and a rest.
  public var duration: Double { 5.4 }

  /// Where the toast is all in or all out.
  public var marks: [SceneMark] { play.slide.ends.map { SceneMark(.end, time: $0) } }

  /// Writes the slides, what is waiting, what is shown, and the counts of events so far.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    let time = time.isNaN ? 0 : min(max(time, 0), duration)
    let (slide, slip) = (play.slide.state(at: time), written.slide.state(at: time))
    frame[0] = slide.value
    frame[1] = slip.value
    frame[2] = slide.velocity
    frame[3] = slip.velocity
    frame[4] = play.waiting(at: time)
    writeContent(at: time, into: frame)
    frame[8] = play.width.state(at: time).value
    frame[9] = play.angle(at: time)
    frame[10] = scale(at: time)
    frame[11] = dimming.state(at: time).value
    let sent = play.sent.prefix { $0.time <= time }
    let delivered = play.delivered.prefix { $0.time <= time }
    frame[12] = Double(sent.count)
    frame[13] = Double(sent.last?.event.message ?? 0)
    frame[14] = Double(delivered.count)
    frame[15] = Double(delivered.last?.event.message ?? 0)
    frame[16] = Double(play.steps.prefix { $0.time <= time }.count)
    frame[17] = Self.touch ~= time ? 1 : 0
  }

  /// Writes what is shown, what was before it, and how far the one has become the other.
  private func writeContent(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    frame[5] = 0
    frame[6] = 0
    frame[7] = 1
    guard let step = play.step(at: time) else { return }
    let progress = min((time - step.time) / ToastMotion.duration, 1)
    switch step.change.transition {
    case .none: break
    case .slideIn: frame[5] = Double(step.change.to.message)
    case .exchange:
      frame[5] = Double(step.change.to.message)
      frame[6] = Double(step.change.from.message)
      frame[7] = progress
    case .slideOut:
      // The content goes with the toast, and is cleared when that is out.
      frame[5] = progress < 1 ? Double(step.change.from.message) : 0
    }
  }

  private func scale(at time: Double) -> Double {
    let touch = Self.touch
    if time <= touch.lowerBound { return 1 }
    return time <= touch.upperBound
      ? press.value(at: time - touch.lowerBound) : release.value(at: time - touch.upperBound)
  }
}
