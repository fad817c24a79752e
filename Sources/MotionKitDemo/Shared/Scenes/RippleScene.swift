// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects

/// A picture on a fine mesh, whose vertices shockwaves move.
///
/// The field holds the vertices row by row, followed by the rings.
public struct RippleScene: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case amplitude, frequency, decay, speed, near, ring, distance
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case moved, velocity
  }

  private let probe: RippleProbe
  private let vertices: [SIMD2<Float>]

  /// The origin of the wave that is present without a tap.
  static let origin = SIMD2(200.0, 180)

  /// Creates the scene without taps.
  public init(parameters: Parameters) { self.init(parameters: parameters, taps: []) }

  /// Creates the scene from the wave's parameters, the near field and the probe's distance.
  public init(parameters: Parameters, taps: [SceneTap]) {
    let laws: [Ripple.NearField] = [.none, .step, .smooth]
    let ripple = Ripple(
      amplitude: parameters[.amplitude], frequency: parameters[.frequency],
      decay: parameters[.decay],
      speed: parameters[.speed], nearField: laws[Int(parameters[.near])])
    var field = RippleField(ripple, bounds: PictureGrid.bounds, threshold: 0.0005)
    field.trigger(from: Self.origin, at: 0)
    for tap in taps { field.trigger(from: SIMD2(tap.x, tap.y), at: tap.time) }
    probe = RippleProbe(field: field, origin: Self.origin, distance: parameters[.distance])
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

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .amplitude: SceneParameter("Amplitude", unit: "pt", 0...40, step: 0.5, initial: 10)
    case .frequency: SceneParameter("Frequency", unit: "rad/s", 0...30, step: 0.5, initial: 15)
    case .decay: SceneParameter("Decay", unit: "per s", 0...20, step: 0.25, initial: 5.5)
    case .speed: SceneParameter("Speed", unit: "pt/s", 100...3000, step: 50, initial: 1400)
    case .near:
      SceneParameter(
        "Near field",
        choices: [
          SceneChoice("full", code: ".none"), SceneChoice("stepped", code: ".step"),
          SceneChoice("smooth", code: ".smooth"),
        ], initial: 2)
    case .ring:
      SceneParameter(
        "Ring",
        choices: [
          SceneChoice("none", code: ""),
          SceneChoice("gradient", code: ringCode),
        ], initial: 1)
    case .distance: SceneParameter("Probe at", unit: "pt", 0...400, step: 5, initial: 140)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "ripple", title: "Ripple", group: .ripples,
      caption: """
        Shockwaves push the points of a mesh. Tap the picture to start another one. Each wave is \
        known by its place and its time alone, so the scrubber runs back through all of them.
        """,
      plots: [
        plot("Probe, towards the origin", unit: "pt", .moved),
        plot("Velocity", unit: "pt per second", .velocity),
      ],
      code: """
        let ripple = Ripple(
          amplitude: {amplitude},
          frequency: {frequency},
          decay: {decay}, speed: {speed},
          nearField: {near})
        var field = RippleField(ripple)
        field.trigger(
          from: SIMD2(200, 180), at: 0)
        {taps}

        let moved = field.displacement(
          of: SIMD2(200 + {distance}, 180),
          at: time){ring}
        """,
      imports: ["MotionEffects"], result: result("-moved.x", .moved),
      takesTaps: true,
      tapCode: "field.trigger(\n  from: SIMD2({x}, {y}), at: {time})")
  }

  /// The time until no visible motion is left.
  public var duration: Double { probe.duration }

  /// The times at which the waves arrive at the probe, and of the first peak there.
  public var marks: [SceneMark] { probe.marks(until: duration) }

  /// Writes displacement and velocity of the probe towards the first origin.
  public func sample(at time: Double, into frame: Frame) {
    let state = probe.state(at: bounded(time))
    frame[.moved] = state.value
    frame[.velocity] = state.velocity
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
