// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A picture on a fine mesh, whose vertices shockwaves move.
///
/// The field holds the vertices row by row, followed by the rings.
public struct RippleScene: Scene {
  private let probe: RippleProbe
  private let vertices: [SIMD2<Float>]

  /// The origin of the wave that is present without a tap.
  static let origin = SIMD2(200.0, 180)

  /// Creates the scene without taps.
  public init(parameters: [Double]) { self.init(parameters: parameters, taps: []) }

  /// Creates the scene from the wave's parameters, the near field and the probe's distance.
  public init(parameters: [Double], taps: [SceneTap]) {
    let laws: [Ripple.NearField] = [.none, .step, .smooth]
    let ripple = Ripple(
      amplitude: parameters[0], frequency: parameters[1], decay: parameters[2],
      speed: parameters[3], nearField: laws[Int(parameters[4])])
    var field = RippleField(ripple, bounds: PictureGrid.bounds, threshold: 0.0005)
    field.trigger(at: Self.origin, time: 0)
    for tap in taps { field.trigger(at: SIMD2(tap.x, tap.y), time: tap.time) }
    probe = RippleProbe(field: field, origin: Self.origin, distance: parameters[6])
    let mesh = PictureGrid.mesh
    vertices = mesh.vertices.map { SIMD2<Float>($0) }
  }

  /// The lines of code that make the first wave's ring.
  private static let ringCode = """


    let ring = RippleRing(
      of: ripple,
      origin: SIMD2(200, 180),
      size: SIMD2(640, 400), time: time)
    print(ring.locations, ring.opacity)
    """

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      id: "ripple", title: "Ripple", article: "A0 · Haptics app",
      caption: """
        Shockwaves push the vertices of a mesh. Tap the picture to set off another: each one knows \
        when it was born, and none knows of frames.
        """,
      parameters: [
        SceneParameter("amplitude", "Amplitude", unit: "pt", 0...40, step: 0.5, initial: 10),
        SceneParameter("frequency", "Frequency", unit: "rad/s", 0...30, step: 0.5, initial: 15),
        SceneParameter("decay", "Decay", unit: "per s", 0...20, step: 0.25, initial: 5.5),
        SceneParameter("speed", "Speed", unit: "pt/s", 100...3000, step: 50, initial: 1400),
        SceneParameter(
          "near", "Near field",
          choices: [
            SceneChoice("full", code: ".none"), SceneChoice("stepped", code: ".step"),
            SceneChoice("smooth", code: ".smooth"),
          ], initial: 2),
        SceneParameter(
          "ring", "Ring",
          choices: [
            SceneChoice("none", code: ""),
            SceneChoice("gradient", code: ringCode),
          ], initial: 1),
        SceneParameter("distance", "Probe at", unit: "pt", 0...400, step: 5, initial: 140),
      ],
      channels: ["moved", "velocity"],
      plots: [
        ScenePlot("Probe, towards the origin", unit: "pt", channels: [0]),
        ScenePlot("Velocity", unit: "pt per second", channels: [1]),
      ],
      code: """
        let ripple = Ripple(
          amplitude: {amplitude},
          frequency: {frequency},
          decay: {decay}, speed: {speed},
          nearField: {near})
        var field = RippleField(ripple)
        field.trigger(
          at: SIMD2(200, 180), time: 0)
        {taps}

        let moved = field.displacement(
          at: SIMD2(200 + {distance}, 180),
          time: time){ring}
        """,
      takesTaps: true,
      tapCode: "field.trigger(\n  at: SIMD2({x}, {y}), time: {time})")
  }

  /// The time until no visible motion is left.
  public var duration: Double { probe.duration }

  /// The times at which the waves arrive at the probe, and of the first peak there.
  public var marks: [SceneMark] { probe.marks(until: duration) }

  /// Writes displacement and velocity of the probe towards the first origin.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    let state = probe.state(at: bounded(time))
    frame[0] = state.value
    frame[1] = state.velocity
  }

  /// Two numbers for each vertex, and the rings.
  public var fieldCount: Int { 2 * vertices.count + SceneRing.fieldCount }

  /// Writes the vertices.
  public func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    guard let start = field.baseAddress else { return }
    let time = bounded(time)
    start.withMemoryRebound(to: SIMD2<Float>.self, capacity: vertices.count) { start in
      vertices.withUnsafeBufferPointer { vertices in
        var moved = UnsafeMutableBufferPointer(start: start, count: vertices.count).mutableSpan
        probe.field.displace(vertices.span, at: time, into: &moved)
      }
    }
    SceneRing.write(probe.field, at: time, into: field, from: 2 * vertices.count)
  }
}
