// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A screen cut into a hundred cells, each of which follows its corners by a projective map.
///
/// The field holds nine numbers for each cell, row by row: the matrix that maps a point of the
/// cell, relative to the cell's origin, to x, y and w. The rings follow.
public struct RippleMesh: Scene {
  private let probe: RippleProbe
  private let mesh: GridMesh
  private let vertices: [SIMD2<Float>]

  /// The columns and the rows.
  static let side = 10

  /// Creates the scene without taps.
  public init(parameters: [Double]) { self.init(parameters: parameters, taps: []) }

  /// Creates the scene from the screen's orientation and the wave's parameters.
  public init(parameters: [Double], taps: [SceneTap]) {
    let size = parameters[0] < 0.5 ? SIMD2(390.0, 844) : SIMD2(844.0, 390)
    let bounds = Bounds(minimum: .zero, maximum: size)
    let ripple = Ripple(
      amplitude: parameters[1], frequency: parameters[2], decay: parameters[3],
      speed: parameters[4], nearField: .smooth)
    let origin = size * SIMD2(0.4, 0.6)
    var field = RippleField(ripple, bounds: bounds, threshold: 0.0005)
    field.trigger(at: origin, time: 0)
    for tap in taps { field.trigger(at: SIMD2(tap.x, tap.y), time: tap.time) }
    probe = RippleProbe(field: field, origin: origin, distance: 120)
    mesh = GridMesh(columns: Self.side, rows: Self.side, bounds: bounds)
    vertices = mesh.vertices.map { SIMD2<Float>($0) }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      id: "ripple-mesh", title: "Ripple mesh", article: "A0 · Haptics app",
      caption: """
        A hundred cells. The wave moves their corners, and each cell’s homography bends what is \
        inside. The ring runs with the wave, upright and on its side. Tap for more.
        """,
      parameters: [
        SceneParameter(
          "screen", "Screen",
          choices: [
            SceneChoice("portrait", code: "width: 390, height: 844"),
            SceneChoice("landscape", code: "width: 844, height: 390"),
          ]),
        SceneParameter("amplitude", "Amplitude", unit: "pt", 0...80, step: 1, initial: 30),
        SceneParameter("frequency", "Frequency", unit: "rad/s", 0...30, step: 0.5, initial: 15),
        SceneParameter("decay", "Decay", unit: "per s", 0...20, step: 0.25, initial: 5.5),
        SceneParameter("speed", "Speed", unit: "pt/s", 100...3000, step: 50, initial: 1400),
      ],
      channels: ["moved", "ring radius", "ring opacity"],
      plots: [
        ScenePlot("Moved, 120 pt away", unit: "pt", channels: [0]),
        ScenePlot("Ring’s radius", unit: "pt", channels: [1]),
        ScenePlot("Ring’s opacity", channels: [2]),
      ],
      code: """
        let screen = Bounds(
          x: 0, y: 0,
          {screen})
        let ripple = Ripple(
          amplitude: {amplitude},
          frequency: {frequency},
          decay: {decay}, speed: {speed},
          nearField: .smooth)
        var field = RippleField(ripple)
        field.trigger(
          at: screen.origin
            + screen.size * SIMD2(0.4, 0.6),
          time: 0)
        {taps}

        let mesh = GridMesh(
          columns: 10, rows: 10,
          bounds: screen)
        let moved = mesh.vertices.map {
          $0 + field.displacement(
            at: $0, time: time)
        }
        let quad = Quad(
          topLeft: moved[0],
          topRight: moved[1],
          bottomRight: moved[12],
          bottomLeft: moved[11])
        let map = mesh.homography(
          ofCell: 0, to: quad)
        """,
      takesTaps: true,
      tapCode: "field.trigger(\n  at: SIMD2({x}, {y}), time: {time})")
  }

  /// The time until no visible motion is left.
  public var duration: Double { probe.duration }

  /// The times at which the waves arrive at the probe, and of the first peak there.
  public var marks: [SceneMark] { probe.marks(until: duration) }

  /// Writes the motion of the probe, and the ring of the first wave.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    let time = bounded(time)
    let ring = SceneRing.ring(of: probe.field.shockwaves[0], in: probe.field, at: time)
    frame[0] = probe.state(at: time).value
    frame[1] = ring.radius
    frame[2] = ring.opacity
  }

  /// Nine numbers for each cell, and the rings.
  public var fieldCount: Int { 9 * mesh.cellCount + SceneRing.fieldCount }

  /// Writes the maps of the cells and the rings.
  public func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    let time = bounded(time)
    let count = mesh.cellCount
    withUnsafeTemporaryAllocation(of: SIMD2<Float>.self, capacity: vertices.count) { moved in
      withUnsafeTemporaryAllocation(of: Matrix4.self, capacity: count) { maps in
        var output = moved.mutableSpan
        var transforms = maps.mutableSpan
        vertices.withUnsafeBufferPointer {
          probe.field.displace($0.span, at: time, into: &output)
        }
        mesh.writeTransforms(displaced: output.span, into: &transforms)
        for index in 0..<count {
          let map = maps[index]
          func write(_ row: SIMD4<Double>, _ place: Int) {
            field[9 * index + place] = Float(row.x)
            field[9 * index + place + 1] = Float(row.y)
            field[9 * index + place + 2] = Float(row.w)
          }
          write(map.row1, 0)
          write(map.row2, 3)
          write(map.row4, 6)
        }
      }
    }
    SceneRing.write(probe.field, at: time, into: field, from: 9 * count)
  }
}
