// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects

/// A toast that shows the sending of a message: a debouncer, a machine of three states, motions.
///
/// The events of the script arrive faster than they can be read; the debouncer delivers the last of
/// each burst. At the end an error is shown, and hidden after a timeout. In the article the timeout
/// is divided by 10⁹ instead of multiplied, so it is over at once, inside the debouncer's delay,
/// and the error is never shown: that toast runs next to the correct one.
public struct ToastScene: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case delay, distance, spacing
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case right, asWritten, rightVelocity, asWrittenVelocity, waiting, message, messageBefore,
      dissolve, width, spinner, scale, alpha, sent, sentMessage, delivered, deliveredMessage,
      changes, touch

    /// The name for readers.
    public var label: String { self == .asWritten ? "wrong units" : words }
  }

  private let play: ToastPlay
  private let written: ToastPlay
  private var scale: PhaseTrajectory<Bool, Double>
  private var dimming: PhaseTrajectory<Bool, Double>

  /// The seconds for which the finger is on the toast.
  static var touch: ClosedRange<Double> { 2.45...2.65 }

  /// The time of the error, and the seconds for which it is to be shown.
  static var error: (time: Double, timeout: Double) { (3.4, 1.2) }

  /// Returns the script: a burst, a result that is reported twice, a tap, and an error.
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
  public init(parameters: Parameters) {
    let (delay, distance, spacing) = (
      parameters[.delay], parameters[.distance], parameters[.spacing]
    )
    play = ToastPlay(
      Self.script(spacing: spacing, timeout: Self.error.timeout), delay: delay, distance: distance)
    written = ToastPlay(
      Self.script(spacing: spacing, timeout: 0), delay: delay, distance: distance)
    // Critically damped, in 0.25 s.
    scale = PhaseTrajectory([false: 1.0, true: 0.95], curve: .spring(Spring(duration: 0.25)))
    dimming = PhaseTrajectory([false: 1.0, true: 0.6], curve: .eased(duration: 0.15))
    for (isTouched, time) in [(true, Self.touch.lowerBound), (false, Self.touch.upperBound)] {
      scale.go(to: isTouched, at: time)
      dimming.go(to: isTouched, at: time)
    }
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .delay: SceneParameter("Debounce delay", unit: "s", 0...0.5, step: 0.01, initial: 0.25)
    case .distance: SceneParameter("Slide distance", unit: "pt", 20...120, step: 1, initial: 62)
    case .spacing:
      SceneParameter("Spacing of the burst", unit: "s", 0.02...0.5, step: 0.01, initial: 0.12)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "toast", title: "Toast", group: .transitions,
      caption: """
        A message appears once for a burst of events. A debouncer waits until no event has come \
        for a quarter of a second, and passes on the last one; springs move the message in and \
        out.
        """,
      note: """
        A frequent mistake: the time for which a message stays is divided by a billion where it \
        should be multiplied, from seconds to nanoseconds, so that an error is hidden before it is \
        seen. The right phone does that; on the left one the error stays for its time.
        """,
      plots: [
        plot("Slide", unit: "pt", .right, .asWritten),
        plot("Waiting", unit: "part of the delay", .waiting),
      ],
      code: """
        var events =
          Debouncer<ToastState<String>>(
            delay: {delay})
        var toast = Toast<String>(
          hidden: -{distance})

        // A burst, and what comes later:
        let script:
          [(Double, ToastState<String>)] = [
            (0.2, .loading(
              message: "Connecting")),
            (0.2 + {spacing}, .icon(
              message: "Queued")),
            (0.2 + 2 * {spacing}, .loading(
              message: "Sending")),
            (1.4, .icon(message: "Sent")),
            (2, .icon(message: "Sent")),
            (2.65, .hidden),
            (3.4, .icon(message: "Failed")),
            (4.6, .hidden),
          ]
        for (at, event) in script
        where at <= time {
          if let due = events.send(
            event, at: at) {
            toast.send(due.event, at: due.time)
          }
        }
        if let due = events.take(at: time) {
          toast.send(due.event, at: due.time)
        }
        let frame = toast.value(at: time)
        """,
      imports: ["MotionEffects"], result: result("frame.position", .right))
  }

  /// The script, the last slide and a rest.
  public var duration: Double { 5.4 }

  /// The times at which the toast is fully in or out, if no other slide interrupts it.
  public var marks: [SceneMark] {
    let slides = play.toast.changes.filter { [.slideIn, .slideOut].contains($0.transition) }
    return slides.indices.compactMap { index in
      let end = slides[index].time + 0.25
      if index + 1 < slides.count, slides[index + 1].time < end { return nil }
      return SceneMark(.end, time: end)
    }
  }

  /// Writes the slides, the waiting and the shown content, and the counts of events so far.
  public func sample(at time: Double, into frame: Frame) {
    let time = time.isNaN ? 0 : min(max(time, 0), duration)
    let (right, slip) = (play.toast.value(at: time), written.toast.value(at: time))
    let (sent, delivered) = (play.sent(by: time), play.delivered(by: time))
    frame[.right] = right.position
    frame[.asWritten] = slip.position
    frame[.rightVelocity] = right.velocity
    frame[.asWrittenVelocity] = slip.velocity
    frame[.waiting] = play.waiting(at: time)
    frame[.message] = Double(right.content.message ?? 0)
    frame[.messageBefore] = Double(right.previous.message ?? 0)
    frame[.dissolve] = right.dissolve
    frame[.width] = play.width.value(at: time)
    frame[.spinner] = right.spinner
    frame[.scale] = scale.value(at: time)
    frame[.alpha] = dimming.value(at: time)
    frame[.sent] = Double(sent.count)
    frame[.sentMessage] = Double(sent.last?.event.message ?? 0)
    frame[.delivered] = Double(delivered.count)
    frame[.deliveredMessage] = Double(delivered.last?.event.message ?? 0)
    frame[.changes] = Double(play.toast.changes.prefix { $0.time <= time }.count)
    frame[.touch] = Self.touch ~= time ? 1 : 0
  }
}
