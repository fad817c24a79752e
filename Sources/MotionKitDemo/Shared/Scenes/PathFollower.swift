// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// One path followed twice: by its length, at a constant speed, and by its parameter.
public struct PathFollower: Scene {
  private let measure: PathMeasure
  private let motion: PathTrajectory<EasedTrajectory<Double>>

  /// The segments, which the parameter passes in equal times.
  private var segments: [CubicSegment] { measure.path.segments }

  /// Returns one of the paths to choose from, around the origin.
  static func path(_ index: Int) -> BezierPath {
    var path = BezierPath()
    switch index {
    case 0: return Blob.outline.transformed(by: .scale(x: 2.8, y: 2.8))
    case 1:
      let bounds = Bounds(x: -96, y: -64, width: 192, height: 128)
      return .roundedRectangle(bounds, cornerRadius: 18)
    case 2:
      path.move(to: SIMD2(-96, 70))
      path.addCubic(to: SIMD2(0, -76), control1: SIMD2(160, 60), control2: SIMD2(86, -76))
      path.addCubic(to: SIMD2(96, 70), control1: SIMD2(-86, -76), control2: SIMD2(-160, 60))
    default:
      path.move(to: SIMD2(-96, 72))
      path.addCubic(to: SIMD2(96, 72), control1: SIMD2(94, -120), control2: SIMD2(-94, -120))
    }
    return path
  }

  /// Creates the scene from the path, the duration and the easing.
  public init(parameters: [Double]) {
    let easings: [Easing] = [.linear, .easeInOut]
    measure = PathMeasure(Self.path(Int(parameters[0])))
    motion = measure.traversed(in: parameters[1], easing: easings[Int(parameters[2])])
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      id: "path-follower", title: "Path follower", article: "Explorers",
      caption: """
        One path twice, in the same time: by its length, and by the parameter of its curves, which \
        hurries on long ones and crawls through turns. Dots mark equal times.
        """,
      parameters: [
        SceneParameter(
          "path", "Path",
          choices: [
            SceneChoice("Blob", code: "Blob.outline.transformed(\n  by: .scale(x: 2.8, y: 2.8))"),
            SceneChoice(
              "Racetrack",
              code: """
                BezierPath
                  .roundedRectangle(
                    Bounds(
                      x: -96, y: -64,
                      width: 192, height: 128),
                    cornerRadius: 18)
                """),
            SceneChoice(
              "Loop",
              code: """
                try BezierPath(
                  svg: "M-96 70C160 60 86-76 0-76"
                    + "C-86-76-160 60 96 70")
                """),
            SceneChoice(
              "Sharp turn",
              code: """
                try BezierPath(
                  svg: "M-96 72C94-120-94-120 96 72")
                """),
          ]),
        SceneParameter("duration", "Duration", unit: "s", 1...8, step: 0.5, initial: 4),
        SceneParameter(
          "easing", "Easing",
          choices: [
            SceneChoice("linear", code: ".linear"), SceneChoice("easeInOut", code: ".easeInOut"),
          ]),
      ],
      channels: ["x", "y", "x by parameter", "y by parameter", "speed", "speed by parameter"],
      plots: [
        ScenePlot("Speed", unit: "pt per second", channels: [4, 5]),
        ScenePlot("Level place", unit: "pt", channels: [0, 2]),
      ],
      code: """
        let path = {path}
        let measure = PathMeasure(path)
        let motion = measure.traversed(
          in: {duration}, easing: {easing})
        let state = motion.state(at: time)

        // By the parameter of its curves:
        let count = path.segments.count
        let place = Double(count)
          * motion.lead.value(at: time)
        let index = min(
          Int(place), count - 1)
        let point = path.segments[index]
          .value(at: place - Double(index))
        """)
  }

  /// The motion and a short rest.
  public var duration: Double { motion.duration * 1.1 }

  /// The time at which the path ends.
  public var marks: [SceneMark] { [SceneMark(.end, time: motion.duration)] }

  /// Writes both positions and both speeds.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    let state = motion.state(at: time)
    let lead = motion.lead.state(at: time)
    let count = Double(segments.count)
    let place = lead.value * count
    let index = min(Int(place), segments.count - 1)
    let other = segments[index].state(at: place - Double(index))
    frame[0] = state.value.x
    frame[1] = state.value.y
    frame[2] = other.value.x
    frame[3] = other.value.y
    frame[4] = state.velocity.magnitude
    frame[5] = (other.velocity * (lead.velocity * count)).magnitude
  }
}
