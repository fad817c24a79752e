// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A blob that turns, swells and leans, and whose outline may flow around itself.
public struct BlobScene: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case rate, swelling, lean, flow
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case rotation, scaleX, scaleY, lean
  }

  private let blob: Blob
  private let flow: Double

  /// The outline beginning at each of its segments, and finally at the first again.
  private let outlines: [BezierPath]

  /// The points of the outline and the corners of its container.
  static let pointCount = 1 + 3 * 11 + 4

  /// Creates the scene from the rate, the swelling, the lean, and the rate of the outline's flow.
  public init(parameters: Parameters) {
    blob = Blob(rate: parameters[.rate], swelling: parameters[.swelling], lean: parameters[.lean])
    flow = parameters[.flow]
    let outline = Blob.outline
    outlines = (0...outline.segments.count).map { outline.starting(atSegment: $0) }
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .rate: SceneParameter("Rate", unit: "rad/s", 0.05...1, step: 0.05, initial: 0.1)
    case .swelling: SceneParameter("Swelling", 0...1, step: 0.05, initial: 0.1)
    case .lean: SceneParameter("Lean", 0...0.5, step: 0.05, initial: 0.1)
    case .flow: SceneParameter("Flow", unit: "points/s", 0...2, step: 0.1, initial: 0.3)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "blob", title: "Blob", group: .ripples,
      caption: """
        A shape turns slowly to and fro while it swells and leans. With a flow, each point of its \
        outline moves on to the next one, so that the outline itself changes.
        """,
      plots: [
        plot("Rotation", unit: "°", .rotation),
        plot("Scale", .scaleX, .scaleY),
        plot("Lean", .lean),
      ],
      code: """
        let blob = Blob(
          rate: {rate},
          swelling: {swelling},
          lean: {lean})
        let outline = Blob.outline(
          flow: {flow} * time)
        let shape = outline.transformed(
          by: blob.transform(at: time))
        let box = shape.bounds
        """,
      result: result("blob.scale(at: time).x", .scaleX))
  }

  /// A full turn of the angle: half a turn of the blob and back.
  public var duration: Double { blob.period }

  /// The times at which the blob reverses.
  public var marks: [SceneMark] { [SceneMark(.peak, time: blob.period / 2)] }

  /// Writes the rotation in degrees, both scales and the lean.
  public func sample(at time: Double, into frame: Frame) {
    let time = max(0, bounded(time))
    let scale = blob.scale(at: time)
    frame[.rotation] = blob.rotation(at: time) * (180 / .pi)
    frame[.scaleX] = scale.x
    frame[.scaleY] = scale.y
    frame[.lean] = blob.shear(at: time)
  }

  /// Two numbers for each point.
  public var fieldCount: Int { 2 * Self.pointCount }

  /// Writes the points of the transformed outline, and the corners of the container.
  public func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    let time = max(0, bounded(time))
    let (whole, container) = (blob.transform(at: time), blob.container(at: time))
    var index = 0
    func write(_ point: SIMD2<Double>) {
      field[index] = Float(point.x)
      field[index + 1] = Float(point.y)
      index += 2
    }
    let passed = flow * time
    let place = Elementary.floor(passed)
    let count = Double(outlines.count - 1)
    let turn = Int(place - count * Elementary.floor(place / count))
    let (from, to) = (outlines[turn], outlines[turn + 1])
    for segment in from.segments.indices {
      let shape = from.segments[segment]
        .interpolated(to: to.segments[segment], by: passed - place)
        .transformed(by: whole)
      if segment == 0 { write(shape.start) }
      write(shape.control1)
      write(shape.control2)
      write(shape.end)
    }
    for corner in [SIMD2(-33.0, -33), SIMD2(33, -33), SIMD2(33, 33), SIMD2(-33, 33)] {
      write(container(corner))
    }
  }
}
