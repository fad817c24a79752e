// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A wall of circles, each of which fades and returns at its own rate.
///
/// Rate and delay of a circle are pure functions of the seed and its index, so the wall at any time
/// does not depend on earlier times.
public struct BackgroundCircles: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case shortest, longest, seed
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case circle

    /// One label for each circle.
    public var labels: [String] {
      (0..<BackgroundCircles.columns * BackgroundCircles.rows).map { "circle \($0)" }
    }
  }

  typealias Circle = Timed<EasedTrajectory<Double>>

  private let circles: [Circle]

  /// The columns of the wall.
  public static let columns = 7

  /// The rows of the wall.
  public static let rows = 10

  /// Creates the scene from the shortest and the longest duration, and the seed.
  public init(parameters: Parameters) {
    let (shortest, longest) = (
      parameters[.shortest], max(parameters[.shortest], parameters[.longest])
    )
    let random = CounterRandom(seed: UInt64(parameters[.seed]))
    circles = (0..<Self.columns * Self.rows).map { index in
      let duration = shortest.interpolated(
        to: longest, by: random.unit(index: index, channel: 0))
      // The article takes the delay between half a second and the duration.
      let delay = min(0.5, duration).interpolated(
        to: duration, by: random.unit(index: index, channel: 1))
      return Self.circle(duration: duration, delay: delay)
    }
  }

  /// Returns the opacity of one circle: 0.91 at rest, a tenth at the other end.
  ///
  /// The effect mixes a color with a tenth of its opacity, by a percentage that starts at 0.1.
  static func circle(duration: Double, delay: Double) -> Circle {
    EasedTrajectory(from: 0.91, to: 0.1, duration: duration, easing: .linear).timed(
      by: Timing(
        delay: delay, duration: duration, iterations: .infinity, direction: .alternate,
        fill: .backwards, easing: .easeInOut))
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .shortest: SceneParameter("Shortest pace", unit: "s", 0.5...3, step: 0.1, initial: 1.5)
    case .longest: SceneParameter("Longest pace", unit: "s", 3...8, step: 0.1, initial: 5)
    case .seed: SceneParameter("Seed", 0...99, step: 1, initial: 7)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "background-circles", title: "Background circles", group: .keyframes,
      caption: """
        Seventy circles fade in and out, each at a pace and after a delay of its own. Both come \
        from a seed: the same seed gives the same picture on every platform.
        """,
      plots: [plot("Opacity", of: .circle, [34, 12, 57])],
      code: """
        let random = CounterRandom(
          seed: {#seed})
        let opacities = (0..<70).map { index in
          let paceUnit = random.unit(
            index: index, channel: 0)
          let delayUnit = random.unit(
            index: index, channel: 1)
          let pace = {shortest}
            .interpolated(
              to: {longest}, by: paceUnit)
          let delay = 0.5.interpolated(
            to: pace, by: delayUnit)
          return EasedTrajectory(
            from: 0.91, to: 0.1, duration: pace,
            easing: .linear
          ).timed(
            by: Timing(
              delay: delay, duration: pace,
              iterations: .infinity,
              direction: .alternate,
              fill: .backwards,
              easing: .easeInOut)
          ).value(at: time)
        }
        """,
      result: result("opacities[34]", .circle, 34))
  }

  /// The time that the slowest circle takes to come and go.
  public var duration: Double { 20 }

  /// No marks: the circles have different times.
  public var marks: [SceneMark] { [] }

  /// Writes the opacity of every circle, row by row.
  public func sample(at time: Double, into frame: Frame) {
    for (index, circle) in circles.enumerated() {
      frame[.circle, index] = circle.value(at: bounded(time))
    }
  }
}
