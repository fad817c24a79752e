// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects

/// A tour of tooltips over a small app, which taps on the stage advance.
///
/// A script taps too. A tap after the last tooltip presents the tour again; a tap during a motion
/// continues from its current state. Next to the correct left edge runs that of the app Haptics,
/// which gives up the left margin where a container is too narrow for both.
public struct TooltipTourScene: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case width, duration, spacing
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case alpha, left, leftAsWritten, top, height, arrowX, arrowY, direction, step, changes, cue,
      sinceCue

    /// The name for readers.
    public var label: String { self == .leftAsWritten ? "left by the simpler rule" : words }
  }

  private let tour: TooltipTour
  private let written: TooltipTour
  private let scriptEnd: Double

  /// The height of the container in points.
  static var height: Double { 560 }

  /// Returns the targets of the tooltips, in a container of some width.
  static func targets(in width: Double) -> [Bounds] {
    [
      Bounds(x: 16, y: 22, width: 40, height: 40),
      Bounds(x: width - 56, y: 22, width: 40, height: 40),
      Bounds(x: width * 0.5 - 28, y: 170, width: 56, height: 56),
      Bounds(x: width - 70, y: 420, width: 54, height: 54),
      Bounds(x: width * 0.125 - 22, y: 508, width: 44, height: 40),
    ]
  }

  /// Returns the layouts of the tooltips.
  static func steps(in width: Double) -> [TooltipLayout] {
    let placement = TooltipPlacement(cornerRadius: 14)
    return zip(targets(in: width), [72.0, 72, 92, 72, 72]).map { target, height in
      placement.layout(of: SIMD2(300, height), for: target, inWidth: width, height: Self.height)
    }
  }

  /// Returns the left edge as in the app Haptics, where the right margin may override the left.
  static func writtenEdge(of middle: Double, in width: Double) -> Double {
    let x = middle - 150
    return Elementary.floor((x < 12 ? 12 : x + 300 > width - 12 ? width - 312 : x) + 0.5)
  }

  /// Creates the scene without taps.
  public init(parameters: Parameters) { self.init(parameters: parameters, taps: []) }

  /// Creates the scene from the width, the duration of each motion and the spacing of the script.
  public init(parameters: Parameters, taps: [SceneTap]) {
    let (width, spacing) = (parameters[.width], parameters[.spacing])
    let curve = TransitionCurve.eased(duration: parameters[.duration])
    let steps = Self.steps(in: width)
    let script = (0...steps.count).map { 0.3 + Double($0) * spacing }
    let times = (script + taps.map { $0.time }).sorted()
    func play(_ steps: [TooltipLayout]) -> TooltipTour {
      var tour = TooltipTour(steps, curve: curve, fade: curve)
      // A tap presents the tour if none is shown.
      for time in times where tour.advance(at: time) == nil { tour.present(at: time) }
      return tour
    }
    tour = play(steps)
    written = play(
      zip(steps, Self.targets(in: width)).map { step, target in
        var step = step
        step.origin.x = Self.writtenEdge(of: target.center.x, in: width)
        return step
      })
    scriptEnd = 0.3 + Double(steps.count) * spacing + parameters[.duration]
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .width: SceneParameter("Width", unit: "pt", 280...430, step: 1, initial: 320)
    case .duration: SceneParameter("Each motion", unit: "s", 0.05...1, step: 0.05, initial: 0.25)
    case .spacing: SceneParameter("A tap every", unit: "s", 0.1...1.5, step: 0.1, initial: 1)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "tooltip-tour", title: "Tooltip tour", group: .transitions,
      caption: """
        Tap the stage for the next tip, also while something moves: each motion begins with what \
        is shown, at the speed that it has.
        """,
      note: """
        The dashed edge shows a simpler rule, which keeps the right margin even where that takes \
        the left one. On a narrow screen the tooltip then leaves the margin.
        """,
      plots: [
        plot("Opacity", .alpha),
        plot("Left edge", unit: "pt", .left, .leftAsWritten),
      ],
      code: """
        let placement = TooltipPlacement(
          cornerRadius: 14)
        let width = {width}
        let targets = [
          Bounds(x: 16, y: 22,
                 width: 40, height: 40),
          Bounds(x: width - 56, y: 22,
                 width: 40, height: 40),
          Bounds(x: width * 0.5 - 28, y: 170,
                 width: 56, height: 56),
          Bounds(x: width - 70, y: 420,
                 width: 54, height: 54),
          Bounds(x: width * 0.125 - 22, y: 508,
                 width: 44, height: 40),
        ]
        let heights = [72.0, 72, 92, 72, 72]
        var tour = TooltipTour(
          zip(targets, heights).map {
            placement.layout(
              of: SIMD2(300, $1), for: $0,
              inWidth: width, height: 560)
          },
          curve: .eased(
            duration: {duration}),
          fade: .eased(
            duration: {duration}))
        // The first tap presents it.
        var taps = (0...5).map {
          0.3 + Double($0) * {spacing}
        }
        {taps}
        for tap in taps.sorted()
        where tour.advance(at: tap) == nil {
          tour.present(at: tap)
        }
        let left = tour.value(at: time)
          .layout.origin.x
        """,
      imports: ["MotionEffects"], result: result("left", .left),
      takesTaps: true,
      tapCode: "// at {x}, {y}:\ntaps.append({time})")
  }

  /// The script, the steps added by taps, and a rest.
  public var duration: Double { min(max(scriptEnd, tour.duration) + 0.6, 30) }

  /// The times at which the tour appears, and at which it ends.
  public var marks: [SceneMark] {
    let end = duration
    var marks: [SceneMark] = []
    for change in tour.changes where change.transition == .appear && change.time <= end {
      marks.append(SceneMark(.begin, time: change.time))
    }
    if tour.duration <= end { marks.append(SceneMark(.end, time: tour.duration)) }
    return marks
  }

  /// Writes opacity, tooltip and arrow, the step, the last haptic cue and the time since then.
  public func sample(at time: Double, into frame: Frame) {
    let time = bounded(time)
    let shown = tour.value(at: time)
    let past = tour.changes.prefix { $0.time <= time }
    let felt = past.last { $0.transition.cue != nil }
    frame[.alpha] = shown.alpha
    frame[.left] = shown.layout.origin.x
    frame[.leftAsWritten] = written.value(at: time).layout.origin.x
    frame[.top] = shown.layout.origin.y
    frame[.height] = shown.layout.size.y
    frame[.arrowX] = shown.layout.arrow.x
    frame[.arrowY] = shown.layout.arrow.y
    frame[.direction] = shown.layout.direction
    frame[.step] = Double(shown.step ?? -1)
    frame[.changes] = Double(past.count)
    frame[.cue] = felt.map { $0.transition.cue == .success ? 2 : 1 } ?? 0
    frame[.sinceCue] = felt.map { min(time - $0.time, 9) } ?? 9
  }
}
