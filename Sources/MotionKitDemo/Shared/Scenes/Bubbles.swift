// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Bubbles that leave a circle in all directions, from one emitter for each kind of bubble.
public struct Bubbles: Scene {
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
  public init(parameters: [Double]) {
    let rate = parameters[0]
    lifetime = parameters[1]
    let contents = 1 + Int(parameters[5])
    let prewarm = [0, lifetime, 36_000][Int(parameters[6])]
    isWarm = prewarm > 0
    var emitters: [Emitter] = []
    for content in 0..<contents {
      var emitter = Emitter.bubbles(
        at: SIMD2(320, 200), radius: Self.radius, contentCount: contents, seed: UInt64(content))
      emitter.births = ParticleBirths(rate: rate / Double(contents), prewarm: prewarm)
      emitter.lifetime = ParticleRange(lifetime)
      emitter.speed = ParticleRange(parameters[2], range: parameters[3])
      emitter.scale = ParticleRange(0.2, range: parameters[4])
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

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      id: "bubbles", title: "Bubbles", article: "A4 · Emitters and pulses",
      caption: """
        A bubble’s number says when it was born, and with that where it is. So the emitter may \
        have been running for ten hours, and its first frame costs what any other does.
        """,
      parameters: [
        SceneParameter("rate", "Births", unit: "per s", 10...200, step: 10, initial: 150),
        SceneParameter("lifetime", "Lifetime", unit: "s", 1...8, step: 0.5, initial: 6),
        SceneParameter("speed", "Speed", unit: "pt/s", 0...120, step: 5, initial: 30),
        SceneParameter("range", "Its range", unit: "pt/s", 0...60, step: 5, initial: 15),
        SceneParameter("scales", "Range of scales", 0...1.6, step: 0.1, initial: 0.8),
        SceneParameter(
          "contents", "Contents", choices: (1...4).map { SceneChoice("\($0)", code: "\($0)") },
          initial: 1),
        SceneParameter(
          "prewarm", "Has been running",
          choices: [
            SceneChoice("not at all", code: "0"), SceneChoice("for a lifetime", code: "lifetime"),
            SceneChoice("for ten hours", code: "36_000"),
          ]),
      ],
      channels: ["alive", "born", "died"],
      plots: [
        ScenePlot("Alive", channels: [0]),
        ScenePlot("So far", channels: [1, 2]),
      ],
      code: """
        let lifetime = Double({lifetime})
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
          emitter.births = ParticleBirths(
            rate: {rate} / Double(contents),
            prewarm: {prewarm})
          emitter.lifetime =
            ParticleRange(lifetime)
          emitter.speed = ParticleRange(
            {speed}, range: {range})
          emitter.scale = ParticleRange(
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
            .liveIndices(at: time).count
        }
        print(alive)
        """)
  }

  /// Two lifetimes.
  public var duration: Double { 2 * lifetime }

  /// The time from which onwards as many bubbles die as are born.
  public var marks: [SceneMark] {
    isWarm ? [] : [SceneMark(.settled, time: lifetime)]
  }

  /// Writes the counts of bubbles that are alive, that have been born, and that have died.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    let time = max(0, bounded(time))
    var (alive, born) = (0, 0)
    for emitter in emitters {
      let live = emitter.liveIndices(at: time)
      alive += live.count
      born += live.upperBound
    }
    frame[0] = Double(alive)
    frame[1] = Double(born)
    frame[2] = Double(born - alive)
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
