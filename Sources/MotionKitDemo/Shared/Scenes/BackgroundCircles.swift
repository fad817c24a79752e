// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A wall of circles, each of which glows and fades at its own rate.
///
/// Rate and delay of a circle are pure functions of the seed and its index, so the wall at any time
/// does not depend on earlier times.
public struct BackgroundCircles: Scene {
  typealias Circle = Timed<EasedTrajectory<Double>>

  private let circles: [Circle]

  /// The columns of the wall.
  static let columns = 10

  /// The rows of the wall.
  static let rows = 7

  /// Creates the scene from the shortest and the longest duration, and the seed.
  public init(parameters: [Double]) {
    let (shortest, longest) = (parameters[0], max(parameters[0], parameters[1]))
    let random = CounterRandom(seed: UInt64(parameters[2]))
    circles = (0..<Self.columns * Self.rows).map { index in
      let duration = shortest.interpolated(
        to: longest, by: random.unit(index: index, channel: 0))
      // The article takes the delay between half a second and the duration.
      let delay = min(0.5, duration).interpolated(
        to: duration, by: random.unit(index: index, channel: 1))
      return Self.circle(duration: duration, delay: delay)
    }
  }

  /// Returns the strength of one circle: a tenth at rest, 1 at its brightest.
  static func circle(duration: Double, delay: Double) -> Circle {
    EasedTrajectory(from: 0.1, to: 1, duration: duration, easing: .linear).timed(
      by: Timing(
        delay: delay, duration: duration, iterations: .infinity, direction: .alternate,
        fill: .backwards, easing: .easeInOut))
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      id: "background-circles", title: "Background circles", article: "A4 · Emitters and pulses",
      caption: """
        Seventy circles, each with its own pace and delay from a seed. The delay comes once, \
        before all repetitions.
        """,
      parameters: [
        SceneParameter("shortest", "Shortest pace", unit: "s", 0.5...3, step: 0.1, initial: 1.5),
        SceneParameter("longest", "Longest pace", unit: "s", 3...8, step: 0.1, initial: 5),
        SceneParameter("seed", "Seed", 0...99, step: 1, initial: 7),
      ],
      channels: (0..<columns * rows).map { "circle \($0)" },
      plots: [ScenePlot("Strength", channels: [34, 12, 57])],
      code: """
        let random = CounterRandom(
          seed: UInt64({seed}))
        for index in 0..<70 {
          let paceUnit = random.unit(
            index: index, channel: 0)
          let delayUnit = random.unit(
            index: index, channel: 1)
          let pace = Double({shortest})
            .interpolated(
              to: {longest}, by: paceUnit)
          let delay = 0.5.interpolated(
            to: pace, by: delayUnit)
          let circle = EasedTrajectory(
            from: 0.1, to: 1, duration: pace,
            easing: .linear
          ).timed(
            by: Timing(
              delay: delay, duration: pace,
              iterations: .infinity,
              direction: .alternate,
              fill: .backwards,
              easing: .easeInOut))
          print(circle.value(at: time))
        }
        """)
  }

  /// The time that the slowest circle takes to come and go.
  public var duration: Double { 20 }

  /// No marks: the circles have different times.
  public var marks: [SceneMark] { [] }

  /// Writes the strength of every circle, row by row.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    for (index, circle) in circles.enumerated() { frame[index] = circle.value(at: bounded(time)) }
  }
}
