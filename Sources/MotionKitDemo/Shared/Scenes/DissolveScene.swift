// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A picture that falls apart into particles, one for each of its cells.
///
/// The field holds three planes, one after the other: x, y and opacity of each particle.
public struct DissolveScene: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case grain, sweep, window, ramp, gravity, axis, rate, probe
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case inPlace, seen, probeOpacity, movedX, movedY

    /// The name for readers.
    public var label: String { self == .probeOpacity ? "the probe’s opacity" : words }
  }

  /// The sampled dissolve.
  public let dissolve: Dissolve

  private let fronts: DissolveFronts
  private let probe: Int

  /// The choices of the size of a particle, in points.
  public static let grains = [20.0, 4, 2, 1]

  private static let sweeps: [Dissolve.Sweep] = [
    .leftToRight, .rightToLeft, .topToBottom, .bottomToTop, .angle(.pi / 4),
  ]

  /// Creates the scene from the grain, the front's direction, window and time, the motion behind
  /// it, and the position of the probe.
  public init(parameters: Parameters) {
    self.init(parameters: parameters, grain: Self.grains[Int(parameters[.grain])])
  }

  /// Creates the scene with particles of any size that divides the picture's, in points.
  ///
  /// It has a field if their count is a multiple of 16, as with each of the choices.
  public init(parameters: Parameters, grain: Double) {
    let size = PictureGrid.size / grain
    dissolve = Dissolve(
      columns: Int(size.x), rows: Int(size.y), cell: SIMD2(grain, grain),
      window: EasingWindow(width: parameters[.window]), ramp: parameters[.ramp],
      sweep: Self.sweeps[Int(parameters[.sweep])], acceleration: SIMD2(0, parameters[.gravity]),
      timeScale: parameters[.rate], axis: Self.isUp(parameters) ? .up : .down, seed: 7)
    fronts = DissolveFronts(of: dissolve)
    probe = dissolve.columns * (dissolve.rows / 2) + Int(parameters[.probe] / grain)
  }

  /// Returns whether parameters let y grow upwards.
  public static func isUp(_ parameters: Parameters) -> Bool { parameters[.axis] > 0.5 }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .grain:
      SceneParameter(
        "Particles",
        choices: [
          SceneChoice("640 of 20 pt", code: code(columns: 32, rows: 20, cell: 20)),
          SceneChoice("16\u{202f}000 of 4 pt", code: code(columns: 160, rows: 100, cell: 4)),
          SceneChoice("64\u{202f}000 of 2 pt", code: code(columns: 320, rows: 200, cell: 2)),
          SceneChoice("256\u{202f}000 of 1 pt", code: code(columns: 640, rows: 400, cell: 1)),
        ], initial: 3, recorded: 0)
    case .sweep:
      SceneParameter(
        "Front",
        choices: [
          SceneChoice("rightwards", code: ".leftToRight"),
          SceneChoice("leftwards", code: ".rightToLeft"),
          SceneChoice("downwards", code: ".topToBottom"),
          SceneChoice("upwards", code: ".bottomToTop"),
          SceneChoice("slanted", code: ".angle(.pi / 4)"),
        ])
    case .window: SceneParameter("Window", 0...2, step: 0.05, initial: 0.8)
    case .ramp: SceneParameter("Ramp", unit: "s", 0...2, step: 0.05, initial: 0.8)
    case .gravity: SceneParameter("Gravity", unit: "pt/s²", 0...600, step: 10, initial: 120)
    case .axis:
      SceneParameter(
        "The y axis points",
        choices: [
          SceneChoice("down: they fall", code: ".down"),
          SceneChoice("up: they rise", code: ".up"),
        ])
    case .rate: SceneParameter("Time scale", 0.5...4, step: 0.25, initial: 1)
    case .probe: SceneParameter("Probe at", unit: "pt", 0...620, step: 10, initial: 230)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "dissolve", title: "Particle dissolve", group: .particles,
      caption: """
        A front sweeps over the picture, and each cell behind it flies off, falls and fades. The \
        place of a particle follows from its number and the time alone: scrub back, and the \
        picture is whole again.
        """,
      plots: [
        plot("Picture", .seen, .inPlace, .probeOpacity),
        plot("Probe", unit: "pt", .movedY, .movedX),
      ],
      code: """
        let dissolve = Dissolve(
          {grain},
          window: EasingWindow(
            width: {window}),
          ramp: {ramp}, sweep: {sweep},
          acceleration: SIMD2(0, {gravity}),
          timeScale: {rate},
          axis: {axis}, seed: 7)

        var frame = ParticleBuffer(
          attributes: [.position, .alpha])
        dissolve.sample(
          at: time, into: &frame)
        frame.withBytes {
          print($0.byteCount)  // for the GPU
        }

        let x = Int({probe} / dissolve.cell.x)
        let probe = x + dissolve.columns
          * (dissolve.rows / 2)
        let particle = dissolve.particle(
          probe, at: time)
        print(particle.offset)
        print(dissolve.death(of: probe))
        """,
      result: result("particle.offset.x", .movedX))
  }

  /// Returns the lines of code that cut a picture of 640 × 400 points into cells.
  static func code(columns: Int, rows: Int, cell: Int) -> String {
    "columns: \(columns), rows: \(rows),\n  cell: SIMD2(\(cell), \(cell))"
  }

  /// The time until nothing is visible, and a moment more.
  public var duration: Double { dissolve.duration + 0.05 }

  /// The times at which the front has left the picture, all particles move freely, and the last
  /// dies.
  public var marks: [SceneMark] {
    [
      SceneMark(.handover, time: min(dissolve.ramp, dissolve.duration), channel: Channel.seen),
      SceneMark(.end, time: dissolve.duration, channel: Channel.seen),
    ]
  }

  /// Three numbers for each particle.
  public var fieldCount: Int { 3 * dissolve.count }

  /// The index of the particle whose path is plotted.
  public var probeIndex: Int { probe }

  /// Writes the fractions of the picture at rest and visible, and the motion of the probe.
  public func sample(at time: Double, into frame: Frame) {
    let time = bounded(time)
    let shares = fronts.shares(at: time)
    let particle = dissolve.particle(probe, at: time)
    frame[.inPlace] = shares.inPlace
    frame[.seen] = shares.seen
    frame[.probeOpacity] = particle.alpha
    frame[.movedX] = particle.offset.x
    frame[.movedY] = particle.offset.y
  }

  /// Calls a body with the planes of all particles, which are those of one buffer.
  public func withField(
    at time: Double, memory: inout SceneMemory, _ body: (UnsafeBufferPointer<Float>) -> Void
  ) {
    let time = bounded(time)
    memory.withParticles([.position, .alpha], count: dissolve.count) { frame in
      dissolve.sample(at: time, into: &frame)
      frame.withBytes { bytes in
        bytes.withUnsafeBytes { body($0.assumingMemoryBound(to: Float.self)) }
      }
    }
  }
}

extension ParticleBuffer {
  /// Copies x, y and opacity of all particles to a position in a field, one plane after the other.
  public func copyPlanes(into field: UnsafeMutableBufferPointer<Float>, from start: Int) {
    guard var target = field.baseAddress.map({ $0 + start }) else { return }
    for plane in [Plane.x, .y, .alpha] {
      withPlane(plane) { numbers in
        numbers.withUnsafeBufferPointer { numbers in
          guard let source = numbers.baseAddress else { return }
          target.update(from: source, count: numbers.count)
        }
      }
      target += count
    }
  }
}
