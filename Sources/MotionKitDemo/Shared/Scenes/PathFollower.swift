// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// One path followed twice: by its length, at a constant speed, and by its parameter.
public struct PathFollower: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case path, duration, easing
    case x1, y1, x2, y2, x3, y3, x4, y4, x5, y5, x6, y6
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case x, y, xByParameter, yByParameter, speed, speedByParameter
  }

  private let measure: PathMeasure
  private let motion: PathTrajectory<EasedTrajectory<Double>>

  /// The segments, which the parameter passes in equal times.
  private var segments: [CubicSegment] { measure.path.segments }

  /// The initial points of the loop: three of its curves are long, and three are short.
  static var points: [SIMD2<Double>] {
    [
      SIMD2(-92, 84), SIMD2(-84, -84), SIMD2(44, -88), SIMD2(80, -62), SIMD2(54, -34),
      SIMD2(88, 2),
    ]
  }

  /// Returns one of the paths to choose from, around the origin.
  private static func path(_ parameters: Parameters) -> BezierPath {
    var path = BezierPath()
    switch Int(parameters[.path]) {
    case 0:
      let points = parameters.points(from: .x1, count: points.count)
      return Stroke(through: points, isClosed: true).smoothed()
    case 1: return Blob.outline.transformed(by: .scale(x: 2.8, y: 2.8))
    case 2:
      let bounds = Bounds(x: -96, y: -64, width: 192, height: 128)
      return .roundedRectangle(bounds, cornerRadius: 18)
    case 3:
      path.move(to: SIMD2(-96, 70))
      path.addCubic(to: SIMD2(0, -76), control1: SIMD2(160, 60), control2: SIMD2(86, -76))
      path.addCubic(to: SIMD2(96, 70), control1: SIMD2(-86, -76), control2: SIMD2(-160, 60))
    default:
      path.move(to: SIMD2(-96, 72))
      path.addCubic(to: SIMD2(96, 72), control1: SIMD2(94, -120), control2: SIMD2(-94, -120))
    }
    return path
  }

  /// Creates the scene from the path, the duration, the easing, and the points of the loop.
  public init(parameters: Parameters) {
    let easings: [Easing] = [.linear, .easeInOut]
    measure = PathMeasure(Self.path(parameters))
    motion = measure.traversed(in: parameters[.duration], easing: easings[Int(parameters[.easing])])
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .path:
      SceneParameter(
        "Path",
        choices: [
          SceneChoice(
            "Points",
            code: """
              Stroke(
                through: [
                  SIMD2({x1}, {y1}),
                  SIMD2({x2}, {y2}),
                  SIMD2({x3}, {y3}),
                  SIMD2({x4}, {y4}),
                  SIMD2({x5}, {y5}),
                  SIMD2({x6}, {y6}),
                ], isClosed: true).smoothed()
              """),
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
        ])
    case .duration: SceneParameter("Duration", unit: "s", 1...8, step: 0.5, initial: 4)
    case .easing:
      SceneParameter(
        "Easing",
        choices: [
          SceneChoice("linear", code: ".linear"), SceneChoice("easeInOut", code: ".easeInOut"),
        ])
    default:
      .coordinate(
        name.rawValue - Parameter.x1.rawValue, of: points, -96...96, unit: "pt", step: 2)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "path-follower", title: "Path follower", group: .keyframes,
      caption: """
        The same path twice, in the same time: with an even speed along its length, and by the \
        parameter of its curves, which is fast on long curves and slow on short ones. Dots mark \
        equal times; drag the points.
        """,
      plots: [
        plot("Speed", unit: "pt per second", .speed, .speedByParameter),
        plot("Place from left to right", unit: "pt", .x, .xByParameter),
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
        """,
      result: result("state.value.x", .x))
  }

  /// The motion and a short rest.
  public var duration: Double { motion.duration * 1.1 }

  /// The time at which the path ends.
  public var marks: [SceneMark] { [SceneMark(.end, time: motion.duration)] }

  /// Writes both positions and both speeds.
  public func sample(at time: Double, into frame: Frame) {
    let state = motion.state(at: time)
    let lead = motion.lead.state(at: time)
    let count = Double(segments.count)
    let place = lead.value * count
    let index = min(Int(place), segments.count - 1)
    let other = segments[index].state(at: place - Double(index))
    frame[.x] = state.value.x
    frame[.y] = state.value.y
    frame[.xByParameter] = other.value.x
    frame[.yByParameter] = other.value.y
    frame[.speed] = state.velocity.magnitude
    frame[.speedByParameter] = (other.velocity * (lead.velocity * count)).magnitude
  }
}
