// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A picture that falls apart into particles, one for each of its cells.
///
/// The field holds three planes, one after the other: x, y and opacity of each particle.
public struct DissolveScene: Scene {
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
  public init(parameters: [Double]) {
    self.init(parameters: parameters, grain: Self.grains[Int(parameters[0])])
  }

  /// Creates the scene with particles of any size that divides the picture's, in points.
  public init(parameters: [Double], grain: Double) {
    let size = PictureGrid.size / grain
    dissolve = Dissolve(
      columns: Int(size.x), rows: Int(size.y), cell: SIMD2(grain, grain),
      window: EasingWindow(width: parameters[2]), ramp: parameters[3],
      sweep: Self.sweeps[Int(parameters[1])], acceleration: SIMD2(0, parameters[4]),
      timeScale: parameters[6], axis: Self.isUp(parameters) ? .up : .down, seed: 7)
    fronts = DissolveFronts(of: dissolve)
    probe = dissolve.columns * (dissolve.rows / 2) + Int(parameters[7] / grain)
  }

  /// Returns whether parameters let y grow upwards.
  public static func isUp(_ parameters: [Double]) -> Bool { parameters[5] > 0.5 }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      id: "dissolve", title: "Particle dissolve", article: "A0 · Haptics app",
      caption: """
        A front sweeps over the picture, and each cell behind it flies off, falls and fades. Where \
        a particle is follows from its index and the time alone: scrub back, and the picture heals.
        """,
      parameters: [
        SceneParameter(
          "grain", "Particles",
          choices: [
            SceneChoice("640 of 20 pt", code: code(columns: 32, rows: 20, cell: 20)),
            SceneChoice("16\u{202f}000 of 4 pt", code: code(columns: 160, rows: 100, cell: 4)),
            SceneChoice("64\u{202f}000 of 2 pt", code: code(columns: 320, rows: 200, cell: 2)),
            SceneChoice("256\u{202f}000 of 1 pt", code: code(columns: 640, rows: 400, cell: 1)),
          ], initial: 3, recorded: 0),
        SceneParameter(
          "sweep", "Front",
          choices: [
            SceneChoice("rightwards", code: ".leftToRight"),
            SceneChoice("leftwards", code: ".rightToLeft"),
            SceneChoice("downwards", code: ".topToBottom"),
            SceneChoice("upwards", code: ".bottomToTop"),
            SceneChoice("slanted", code: ".angle(.pi / 4)"),
          ]),
        SceneParameter("window", "Window", 0...2, step: 0.05, initial: 0.8),
        SceneParameter("ramp", "Ramp", unit: "s", 0...2, step: 0.05, initial: 0.8),
        SceneParameter("gravity", "Gravity", unit: "pt/s²", 0...600, step: 10, initial: 120),
        SceneParameter(
          "axis", "Y points",
          choices: [
            SceneChoice("down: they fall", code: ".down"),
            SceneChoice("up, as in the app: they rise", code: ".up"),
          ]),
        SceneParameter("rate", "Time scale", 0.5...4, step: 0.25, initial: 1),
        SceneParameter("probe", "Probe at", unit: "pt", 0...620, step: 10, initial: 230),
      ],
      channels: ["in place", "seen", "the probe’s opacity", "moved x", "moved y"],
      plots: [
        ScenePlot("Picture", channels: [1, 0, 2]),
        ScenePlot("Probe", unit: "pt", channels: [4, 3]),
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
        """)
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
      SceneMark(.handover, time: min(dissolve.ramp, dissolve.duration), channel: 1),
      SceneMark(.end, time: dissolve.duration, channel: 1),
    ]
  }

  /// Three numbers for each particle.
  public var fieldCount: Int { 3 * dissolve.count }

  /// The index of the particle whose path is plotted.
  public var probeIndex: Int { probe }

  /// Writes the fractions of the picture at rest and visible, and the motion of the probe.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    let time = bounded(time)
    let shares = fronts.shares(at: time)
    let particle = dissolve.particle(probe, at: time)
    frame[0] = shares.inPlace
    frame[1] = shares.seen
    frame[2] = particle.alpha
    frame[3] = particle.offset.x
    frame[4] = particle.offset.y
  }

  /// Writes the planes of all particles.
  public func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    var frame = ParticleBuffer(attributes: [.position, .alpha])
    dissolve.sample(at: bounded(time), into: &frame)
    frame.copyPlanes(into: field, from: 0)
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
