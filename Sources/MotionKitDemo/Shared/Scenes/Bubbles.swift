// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects

/// Bubbles that leave a circle in all directions, from one emitter for each kind of bubble.
public struct Bubbles: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case rate, lifetime, speed, range, scales, contents, warmupTime
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case alive, born, died
  }

  private let emitters: [Emitter]
  private let lifetime: Double
  private let isWarm: Bool

  /// The count of slots of each emitter.
  private let slotCount: Int

  /// The radius of the circle.
  static let radius = 150.0

  private static let slots = ParticleSlots([.position, .alpha, .rotation, .scale])

  /// Creates the scene from the emitters' parameters, their count, and the time for which they have
  /// run.
  public init(parameters: Parameters) {
    let rate = parameters[.rate]
    lifetime = parameters[.lifetime]
    let contents = 1 + Int(parameters[.contents])
    let warmupTime = [0, lifetime, 36_000][Int(parameters[.warmupTime])]
    isWarm = warmupTime > 0
    var emitters: [Emitter] = []
    for content in 0..<contents {
      var emitter = Emitter.bubbles(
        at: SIMD2(320, 200), radius: Self.radius, contentCount: contents, seed: UInt64(content))
      emitter.births = Emitter.Schedule(rate: rate / Double(contents), warmupTime: warmupTime)
      emitter.lifetime = Emitter.Variation(lifetime)
      emitter.speed = Emitter.Variation(parameters[.speed], range: parameters[.range])
      emitter.scale = Emitter.Variation(0.2, range: parameters[.scales])
      emitter.alphaOverLife = Track(
        from: 0.0,
        [.linear(to: 1, duration: 1), .linear(to: 1, duration: 2), .linear(to: 0, duration: 3)])
      emitters.append(emitter)
    }
    self.emitters = emitters
    slotCount = Self.slotCount(rate: rate, lifetime: lifetime, contents: contents)
  }

  private static func slotCount(rate: Double, lifetime: Double, contents: Int) -> Int {
    ParticleSlots.count(rate: rate / Double(contents), lifetime: lifetime + ParticleSlots.pause)
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .rate: SceneParameter("Births", unit: "per s", 10...200, step: 10, initial: 150)
    case .lifetime: SceneParameter("Lifetime", unit: "s", 1...8, step: 0.5, initial: 6)
    case .speed: SceneParameter("Speed", unit: "pt/s", 0...120, step: 5, initial: 30)
    case .range: SceneParameter("Range of speeds", unit: "pt/s", 0...60, step: 5, initial: 15)
    case .scales: SceneParameter("Range of scales", 0...1.6, step: 0.1, initial: 0.8)
    case .contents:
      SceneParameter(
        "Contents", choices: (1...4).map { SceneChoice("\($0)", code: "\($0)") },
        initial: 1)
    case .warmupTime:
      SceneParameter(
        "Has been running",
        choices: [
          SceneChoice("not at all", code: "0"), SceneChoice("for a lifetime", code: "lifetime"),
          SceneChoice("for ten hours", code: "36_000"),
        ])
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "bubbles", title: "Bubbles", group: .particles,
      caption: """
        The number of a bubble says when it was born, and the time says where it is. So the \
        emitter can have been running for ten hours, and its first frame costs no more than any \
        other.
        """,
      plots: [
        plot("Alive", counting: .alive),
        plot("So far", counting: .born, .died),
      ],
      code: """
        let lifetime = {lifetime}
        let contents = {contents}
        var alive = 0
        var buffer = ParticleBuffer(
          attributes: [
            .position, .alpha,
            .rotation, .scale,
          ])
        for content in 0..<contents {
          var emitter = Emitter.bubbles(
            at: SIMD2(320, 200),
            radius: 150,
            contentCount: contents,
            seed: UInt64(content))
          emitter.births = Emitter.Schedule(
            rate: {rate} / Double(contents),
            warmupTime: {warmupTime})
          emitter.lifetime =
            Emitter.Variation(lifetime)
          emitter.speed = Emitter.Variation(
            {speed}, range: {range})
          emitter.scale = Emitter.Variation(
            0.2, range: {scales})
          emitter.alphaOverLife = Track(
            from: 0.0,
            [
              .linear(to: 1, duration: 1),
              .linear(to: 1, duration: 2),
              .linear(to: 0, duration: 3),
            ])
          emitter.sample(
            at: time, into: &buffer)
          alive += emitter
            .aliveIndices(at: time).count
        }
        """,
      imports: ["MotionEffects"], result: result("alive", .alive))
  }

  /// Two lifetimes.
  public var duration: Double { 2 * lifetime }

  /// The time from which onwards as many bubbles die as are born.
  public var marks: [SceneMark] {
    isWarm ? [] : [SceneMark(.settled, time: lifetime)]
  }

  /// Writes the counts of bubbles that are alive, that have been born, and that have died.
  public func sample(at time: Double, into frame: Frame) {
    let time = max(0, bounded(time))
    var (alive, born) = (0, 0)
    for emitter in emitters {
      let live = emitter.aliveIndices(at: time)
      alive += live.count
      born += live.upperBound
    }
    frame[.alive] = Double(alive)
    frame[.born] = Double(born)
    frame[.died] = Double(born - alive)
  }

  /// One number for the count of slots, and the numbers of the slots.
  public var fieldCount: Int { 1 + Self.slots.stride * slotCount * emitters.count }

  /// Writes the count of slots, and the slots of one emitter after the other.
  public func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    let time = max(0, bounded(time))
    let slots = Self.slots
    var buffer = slots.buffer()
    field[0] = Float(slotCount * emitters.count)
    var start = 1
    for emitter in emitters {
      slots.write(emitter, at: time, &buffer, into: field, from: start, count: slotCount)
      start += slots.stride * slotCount
    }
  }
}
