// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects

/// Emitters with names that people know: weather, flames, and shots.
public struct PresetScene: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case preset, seed
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case alive, born
  }

  private enum Preset: Int, CaseIterable {
    case snow, rain, fire, smoke, sparks, confetti

    /// The name in the menu.
    var label: String {
      switch self {
      case .snow: "snow"
      case .rain: "rain"
      case .fire: "fire"
      case .smoke: "smoke"
      case .sparks: "sparks"
      case .confetti: "confetti"
      }
    }

    /// The preset in the notation of the scene's code, without its seed.
    var code: String {
      switch self {
      case .snow: ".snow(\n    over: stage, rate: 50,"
      case .rain: ".rain(\n    over: stage, rate: 260,\n    slant: 0.15,"
      case .fire: ".fire(\n    at: SIMD2(320, 350),\n    width: 90,"
      case .smoke: ".smoke(\n    at: SIMD2(320, 370),"
      case .sparks: ".sparks(\n    at: SIMD2(320, 200),\n    count: 120,"
      case .confetti: ".confetti(\n    at: SIMD2(320, 390),"
      }
    }

    func emitter(seed: UInt64) -> Emitter {
      let stage = Bounds(x: 0, y: 0, width: 640, height: 400)
      return switch self {
      case .snow: .snow(over: stage, rate: 50, seed: seed)
      case .rain: .rain(over: stage, rate: 260, slant: 0.15, seed: seed)
      case .fire: .fire(at: SIMD2(320, 350), width: 90, seed: seed)
      case .smoke: .smoke(at: SIMD2(320, 370), seed: seed)
      case .sparks: .sparks(at: SIMD2(320, 200), count: 120, seed: seed)
      case .confetti: .confetti(at: SIMD2(320, 390), seed: seed)
      }
    }
  }

  private let preset: Preset
  private let emitter: Emitter
  private let slotCount: Int

  private static let slots = ParticleSlots([.position, .alpha, .rotation, .scale, .color])

  /// Creates the scene from the number of the preset and the seed.
  public init(parameters: Parameters) {
    preset = Preset(rawValue: Int(parameters[.preset])) ?? .snow
    emitter = preset.emitter(seed: UInt64(parameters[.seed]))
    let births = emitter.births
    slotCount =
      births.bursts.reduce(0) { $0 + $1.count }
      + ParticleSlots.count(
        rate: births.rate,
        lifetime: emitter.lifetime.mean + emitter.lifetime.range / 2 + ParticleSlots.pause)
  }

  /// Returns the menu or the slider of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .preset:
      SceneParameter(
        "Preset", choices: Preset.allCases.map { SceneChoice($0.label, code: $0.code) })
    case .seed: SceneParameter("Seed", 0...20, step: 1, initial: 0)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "presets", title: "Weather and fire", group: .particles,
      caption: """
        Snow, rain, fire, smoke in swirling air, sparks and confetti by their names. Each is an \
        emitter like any other: drag the time backwards, and every flake rises to where it came from.
        """,
      plots: [plot("Particles", counting: .alive, .born)],
      code: """
        let stage = Bounds(
          x: 0, y: 0,
          width: 640, height: 400)
        let emitter =
          Emitter{preset}
            seed: {#seed})
        var buffer = ParticleBuffer(
          attributes: [
            .position, .alpha,
            .rotation, .scale,
            .color,
          ])
        emitter.sample(
          at: time, into: &buffer)
        let alive = emitter
          .aliveIndices(at: time).count
        """,
      imports: ["MotionEffects"], result: result("alive", .alive))
  }

  /// The time that a shot takes, and six seconds of what goes on.
  public var duration: Double {
    switch preset {
    case .sparks: 1.4
    case .confetti: 5
    case .snow, .rain, .fire, .smoke: 6
    }
  }

  /// None: nothing happens to all particles at once.
  public var marks: [SceneMark] { [] }

  /// Writes the counts of particles that are alive, and that have been born since the beginning.
  public func sample(at time: Double, into frame: Frame) {
    let time = max(0, bounded(time))
    let live = emitter.aliveIndices(at: time)
    frame[.alive] = Double(live.count)
    frame[.born] = Double(live.upperBound - emitter.aliveIndices(at: 0).lowerBound)
  }

  /// One number for the count of slots, and the numbers of the slots.
  public var fieldCount: Int { 1 + Self.slots.stride * slotCount }

  /// Writes the count of slots, and the slots.
  public func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    let slots = Self.slots
    var buffer = slots.buffer()
    field[0] = Float(slotCount)
    slots.write(
      emitter, at: max(0, bounded(time)), &buffer, into: field, from: 1, count: slotCount)
  }
}
