// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A blob that turns, swells and leans, and whose outline may flow around itself.
public struct BlobScene: Scene {
  private let blob: Blob
  private let flow: Double

  /// The outline beginning at each of its segments, and finally at the first again.
  private let outlines: [BezierPath]

  /// The points of the outline and the corners of its container.
  static let pointCount = 1 + 3 * 11 + 4

  /// Creates the scene from the rate, the swelling, the lean, and the rate of the outline's flow.
  public init(parameters: [Double]) {
    blob = Blob(rate: parameters[0], swelling: parameters[1], lean: parameters[2])
    flow = parameters[3]
    let outline = Blob.outline
    outlines = (0...outline.segments.count).map { outline.beginning(atSegment: $0) }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      id: "blob", title: "Blob", article: "A1 · Blob",
      caption: """
        One slow angle turns the shape half round and back, and lets its container swell and lean. \
        With a flow, each point of the outline wanders on to the next: the path itself is animated.
        """,
      parameters: [
        SceneParameter("rate", "Rate", unit: "rad/s", 0.05...1, step: 0.05, initial: 0.1),
        SceneParameter("swelling", "Swelling", 0...1, step: 0.05, initial: 0.1),
        SceneParameter("lean", "Lean", 0...0.5, step: 0.05, initial: 0.1),
        SceneParameter("flow", "Flow", unit: "points/s", 0...2, step: 0.1, initial: 0.3),
      ],
      channels: ["rotation", "scale x", "scale y", "lean"],
      plots: [
        ScenePlot("Rotation", unit: "°", channels: [0]),
        ScenePlot("Scale", channels: [1, 2]),
        ScenePlot("Lean", channels: [3]),
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
        """)
  }

  /// A full turn of the angle: half a turn of the blob and back.
  public var duration: Double { blob.period }

  /// The times at which the blob reverses.
  public var marks: [SceneMark] { [SceneMark(.peak, time: blob.period / 2)] }

  /// Writes the rotation in degrees, both scales and the lean.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    let time = max(0, bounded(time))
    let scale = blob.scale(at: time)
    frame[0] = blob.rotation(at: time) * (180 / .pi)
    frame[1] = scale.x
    frame[2] = scale.y
    frame[3] = blob.shear(at: time)
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
