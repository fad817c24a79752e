// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects

/// A screen cut into a hundred cells, each of which follows its corners by a projective map.
///
/// The field holds nine numbers for each cell, row by row: the matrix that maps a point of the
/// cell, relative to the cell's origin, to x, y and w. The rings follow.
public struct RippleMesh: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case screen, amplitude, frequency, decay, speed
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case moved, ringRadius, ringOpacity
  }

  private let probe: RippleProbe
  private let mesh: GridMesh
  private let vertices: [SIMD2<Float>]

  /// The columns and the rows.
  static let side = 10

  /// Creates the scene without taps.
  public init(parameters: Parameters) { self.init(parameters: parameters, taps: []) }

  /// Creates the scene from the screen's orientation and the wave's parameters.
  public init(parameters: Parameters, taps: [SceneTap]) {
    let size = parameters[.screen] < 0.5 ? SIMD2(390.0, 844) : SIMD2(844.0, 390)
    let bounds = Bounds(minimum: .zero, maximum: size)
    let ripple = Ripple(
      amplitude: parameters[.amplitude], frequency: parameters[.frequency],
      decay: parameters[.decay],
      speed: parameters[.speed], nearField: .smooth)
    let origin = size * SIMD2(0.4, 0.6)
    var field = RippleField(ripple, bounds: bounds, threshold: 0.0005)
    field.trigger(from: origin, at: 0)
    for tap in taps { field.trigger(from: SIMD2(tap.x, tap.y), at: tap.time) }
    probe = RippleProbe(field: field, origin: origin, distance: 120)
    mesh = GridMesh(columns: Self.side, rows: Self.side, bounds: bounds)
    vertices = mesh.vertices.map { SIMD2<Float>($0) }
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .screen:
      SceneParameter(
        "Screen",
        choices: [
          SceneChoice("portrait", code: "width: 390, height: 844"),
          SceneChoice("landscape", code: "width: 844, height: 390"),
        ])
    case .amplitude: SceneParameter("Amplitude", unit: "pt", 0...80, step: 1, initial: 36)
    case .frequency: SceneParameter("Frequency", unit: "rad/s", 0...30, step: 0.5, initial: 15)
    case .decay: SceneParameter("Decay", unit: "per s", 0...20, step: 0.25, initial: 5.5)
    case .speed: SceneParameter("Speed", unit: "pt/s", 100...3000, step: 50, initial: 1400)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "ripple-mesh", title: "Ripple mesh", group: .ripples,
      caption: """
        A screen in a hundred cells. The wave moves the corners of the cells, and each cell \
        stretches its part of the picture between its four corners. Tap for another wave.
        """,
      plots: [
        plot("Moved, 120 pt away", unit: "pt", .moved),
        plot("Ring’s radius", unit: "pt", .ringRadius),
        plot("Ring’s opacity", .ringOpacity),
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
        let origin = screen.origin
          + screen.size * SIMD2(0.4, 0.6)
        field.trigger(from: origin, at: 0)
        {taps}

        let mesh = GridMesh(
          columns: 10, rows: 10,
          bounds: screen)
        let moved = mesh.vertices.map {
          $0 + field.displacement(
            of: $0, at: time)
        }
        let quad = Quad(
          topLeft: moved[0],
          topRight: moved[1],
          bottomRight: moved[12],
          bottomLeft: moved[11])
        let map = mesh.homography(
          ofCell: 0, to: quad)

        // A point 120 pt away:
        let probe = field.displacement(
          of: origin + SIMD2(120, 0),
          at: time)
        """,
      result: result("-probe.x", .moved),
      takesTaps: true,
      tapCode: "field.trigger(\n  from: SIMD2({x}, {y}), at: {time})")
  }

  /// The time until no visible motion is left.
  public var duration: Double { probe.duration }

  /// The times at which the waves arrive at the probe, and of the first peak there.
  public var marks: [SceneMark] { probe.marks(until: duration) }

  /// Writes the motion of the probe, and the ring of the first wave.
  public func sample(at time: Double, into frame: Frame) {
    let time = bounded(time)
    let ring = SceneRing.ring(of: probe.field.shockwaves[0], in: probe.field, at: time)
    frame[.moved] = probe.state(at: time).value
    frame[.ringRadius] = ring.radius
    frame[.ringOpacity] = ring.opacity
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
