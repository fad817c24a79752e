// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Rockets that leave a trail during their lives, and burst at their deaths.
public struct FireworkShow: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case rate, sparks, speed, drag, gravity, trail, seed
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case alive, sparks, trails, height
  }

  private let emitters: [Emitter]

  /// The maximum counts of visible rockets of one emitter, and of sparks of the trail of each.
  private let rocketCount, trailCount, sparkCount: Int

  private static let slots = ParticleSlots([.position, .alpha, .scale, .color], extra: 2)

  /// The seconds from a particle's position to the other end of its streak.
  static let blur = 0.1

  private static func rocketCount(rate: Double) -> Int {
    ParticleSlots.count(rate: rate / Double(Firework.kinds.count), lifetime: Firework.span)
  }

  private static func trailCount(rate: Double) -> Int {
    ParticleSlots.count(rate: rate, lifetime: Firework.trailLife)
  }

  /// Creates the scene from the rates and the parameters of a burst.
  public init(parameters: Parameters) {
    let (rate, trail) = (parameters[.rate], parameters[.trail])
    sparkCount = Int(parameters[.sparks])
    rocketCount = Self.rocketCount(rate: rate)
    trailCount = Self.trailCount(rate: trail)
    let firework = Firework(
      rate: rate, sparks: sparkCount, speed: parameters[.speed], drag: parameters[.drag],
      gravity: parameters[.gravity], trail: trail, seed: UInt64(parameters[.seed]))
    emitters = Firework.kinds.indices.map { firework.rockets(kind: $0) }
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .rate: SceneParameter("Rockets", unit: "per s", 0.5...4, step: 0.1, initial: 2)
    case .sparks: SceneParameter("Sparks", 20...200, step: 4, initial: 140, recorded: 40)
    case .speed: SceneParameter("Burst", unit: "pt/s", 60...360, step: 10, initial: 220)
    case .drag: SceneParameter("Drag", unit: "per s", 0...4, step: 0.1, initial: 1.8)
    case .gravity: SceneParameter("Gravity", unit: "pt/s²", 0...200, step: 5, initial: 60)
    case .trail: SceneParameter("Trail", unit: "per s", 0...100, step: 5, initial: 60, recorded: 30)
    case .seed: SceneParameter("Seed", 0...99, step: 1, initial: 3)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "fireworks", title: "Fireworks", group: .particles,
      caption: """
        Each rocket leaves a trail and ends in a burst. Scrub back, and the sparks fly home: where \
        a spark is follows from the time alone.
        """,
      plots: [
        plot("Alive", counting: .alive, .sparks, .trails),
        plot("Golden rocket, height", unit: "pt", .height),
      ],
      code: Firework.code)
  }

  /// A part of an endless show.
  public var duration: Double { 12 }

  /// The times at which golden rockets burst.
  public var marks: [SceneMark] {
    let gold = emitters[0]
    var marks: [SceneMark] = []
    var index = gold.aliveIndices(at: 0).lowerBound
    while gold.birthTime(of: index) <= duration {
      let time = gold.stream(ofSubEmitter: 1, fromParticle: index).birthTime(of: 0)
      if time >= 0 && time <= duration {
        marks.append(SceneMark(.handover, time: time, channel: Channel.height))
      }
      index += 1
    }
    return marks
  }

  /// Returns the last rocket born of those that have a slot.
  private func rocket(at place: Int, born: Int) -> Int? {
    let last = born - 1 - place
    return last < 0 ? nil : born - 1 - last % rocketCount
  }

  /// Writes the counts of particles alive: all, sparks of bursts, and sparks of trails; and the
  /// height of the newest golden rocket, or of its burst.
  public func sample(at time: Double, into frame: Frame) {
    let time = max(0, bounded(time))
    var (rockets, sparks, trails) = (0, 0, 0)
    for emitter in emitters {
      let live = emitter.aliveIndices(at: time)
      for rocket in live where emitter.particle(rocket, at: time) != nil { rockets += 1 }
      for place in 0..<rocketCount {
        guard let rocket = rocket(at: place, born: live.upperBound) else { continue }
        // Sparks have equal lifetimes, so all in the live range are alive.
        trails += emitter.stream(ofSubEmitter: 0, fromParticle: rocket).aliveIndices(at: time).count
        sparks += emitter.stream(ofSubEmitter: 1, fromParticle: rocket).aliveIndices(at: time).count
      }
    }
    frame[.alive] = Double(rockets + sparks + trails)
    frame[.sparks] = Double(sparks)
    frame[.trails] = Double(trails)
    let (gold, newest) = (emitters[0], max(0, emitters[0].aliveIndices(at: time).upperBound - 1))
    let draws = Emitter.Samples(gold.stream.random, index: newest)
    let life = gold.particle(age: 0, samples: draws).lifetime
    let age = min(time - gold.birthTime(of: newest), life)
    frame[.height] = gold.position.y - gold.particle(age: age, samples: draws).position.y
  }

  /// One number for the count of slots, and the numbers of the slots.
  public var fieldCount: Int {
    1 + Self.slots.stride * emitters.count * rocketCount * (1 + trailCount + sparkCount)
  }

  /// Writes the count of slots, and for each rocket's slot the rocket, its trail and its burst.
  ///
  /// The numbers of a particle are followed by its position a moment before.
  public func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    let time = max(0, bounded(time))
    let slots = Self.slots
    let length = slots.stride * (1 + trailCount + sparkCount)
    var buffers = (slots.buffer(), ParticleBuffer(attributes: [.position, .index]))
    var start = 1
    for emitter in emitters {
      let born = emitter.aliveIndices(at: time).upperBound
      let draws = emitter.stream.random
      for place in 0..<rocketCount {
        if let index = rocket(at: place, born: born) {
          write(
            emitter, index, Emitter.Samples(draws, index: index), at: time, &buffers, into: field,
            from: start)
        } else {
          slots.clear(1 + trailCount + sparkCount, of: field, from: start)
        }
        start += length
      }
    }
    field[0] = Float((start - 1) / slots.stride)
  }

  private func write(
    _ emitter: Emitter, _ index: Int, _ draws: Emitter.Samples, at time: Double,
    _ buffers: inout (ParticleBuffer, ParticleBuffer),
    into field: UnsafeMutableBufferPointer<Float>, from start: Int
  ) {
    let slots = Self.slots
    let birth = emitter.birthTime(of: index)
    let life = emitter.particle(age: 0, samples: draws).lifetime
    // Before and after their lives, sparks wait at their origin.
    let end = emitter.particle(age: life, samples: draws)
    let rocket = emitter.particle(age: min(time - birth, life), samples: draws)
    let before = emitter.particle(age: min(time - birth - Self.blur, life), samples: draws)
    let isAlive = emitter.particle(index, at: time) != nil
    slots.write(rocket, alpha: isAlive ? rocket.color.w : 0, into: field, at: start)
    writeTail(before.position, into: field, at: start)
    var start = start + slots.stride
    for (subEmitter, home, count) in [(0, rocket, trailCount), (1, end, sparkCount)] {
      for slot in 0..<count {
        slots.write(home, alpha: 0, into: field, at: start + slots.stride * slot)
        writeTail(home.position, into: field, at: start + slots.stride * slot)
      }
      let stream = emitter.stream(ofSubEmitter: subEmitter, fromParticle: index)
      let live = stream.aliveIndices(at: time)
      if !live.isEmpty {
        stream.sample(live, at: time, into: &buffers.0)
        slots.place(buffers.0, around: live, into: field, from: start, count: count)
        stream.sample(live, at: time - Self.blur, into: &buffers.1)
        placeTails(buffers.1, around: live, into: field, from: start, count: count)
      }
      start += slots.stride * count
    }
  }

  private func writeTail(
    _ point: SIMD2<Double>, into field: UnsafeMutableBufferPointer<Float>, at start: Int
  ) {
    let place = start + Self.slots.attributes.planeCount
    field[place] = Float(point.x)
    field[place + 1] = Float(point.y)
  }

  /// Writes the earlier positions of particles; those not yet born then came from their origin.
  private func placeTails(
    _ buffer: ParticleBuffer, around live: Range<Int>,
    into field: UnsafeMutableBufferPointer<Float>, from start: Int, count: Int
  ) {
    let slots = Self.slots
    let first = start + slots.attributes.planeCount
    for place in 0..<buffer.count {
      let low = Int(buffer[.index, place])
      let index = live.lowerBound + ((low - live.lowerBound) & 0xff_ffff)
      let at = first + slots.stride * (index % count)
      field[at] = buffer[.x, place]
      field[at + 1] = buffer[.y, place]
    }
  }
}
