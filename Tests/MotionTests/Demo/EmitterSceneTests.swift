// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects
import MotionScenes
import Testing

/// What the scenes of emitters show: the library's particles, each in its slot.
@Suite struct EmitterSceneTests {
  /// The slots of a field that show something, by their number.
  static func shown(_ field: [Float], stride: Int) -> [Int: [Float]] {
    var shown: [Int: [Float]] = [:]
    for slot in 0..<Int(field[0]) {
      let numbers = Array(field[1 + stride * slot..<1 + stride * (slot + 1)])
      if numbers[2] > 0 { shown[slot] = numbers }
    }
    return shown
  }

  /// The numbers of a slot that a particle has.
  static func numbers(_ particle: Emitter.Particle, color: Bool = false) -> [Float] {
    let place = [particle.position.x, particle.position.y, particle.color.w]
    let shape = [particle.rotation, particle.scale]
    let tint = color ? [particle.color.x, particle.color.y, particle.color.z] : []
    return (place + shape + tint).map { Float($0) }
  }

  // MARK: Emoji

  static let tap = SceneTap(time: 0.6, x: 250, y: 90)

  /// The slot of the first emoji of the tap: three handfuls of four come before.
  static let tapped = 12

  @Test func `a tap throws the recorded effect's handful where and when it was tapped`() {
    let scene = SceneEntry(EmojiFall.self).make(taps: [Self.tap])
    // The seed of the scene is 7; three handfuls come before the tap's.
    var emitter = Emitter.emojiFall(at: SIMD2(250, 90), seed: 7 * 256 + 3)
    emitter.births = Emitter.Schedule(rate: 500, count: 4, beginTime: 0.6)
    for time in [0.6, 0.603, 0.9, 1.3] {
      let shown = Self.shown(scene.field(at: time), stride: 5).filter { $0.key >= Self.tapped }
      let live = emitter.aliveIndices(at: time)
      #expect(Set(shown.keys) == Set(live.map { Self.tapped + $0 }))
      for index in live {
        let expected = emitter.particle(index, at: time).map { Self.numbers($0) } ?? []
        for (number, other) in zip(shown[Self.tapped + index] ?? [], expected) {
          #expect(abs(number - other) < 1e-4, "in the air it is the emitter's particle")
        }
      }
    }
    let before = Self.shown(scene.field(at: 0.6.nextDown), stride: 5)
    #expect(before.allSatisfy { $0.key < Self.tapped })
  }

  /// Parameters of emoji: their count, speed, gravity, spread, size, speed kept, axis and seed.
  static let emoji: [[Double]] = [
    [], [12, 350, 1000, 180, 2, 0.55, 0, 1], [12, 500, 600, 90, 4, 0.7, 1, 2],
    [1, 400, 900, 180, 2, 0, 0, 7],
  ]

  @Test(arguments: emoji)
  func `the marks are where emoji turn round and land, and where the last has faded`(
    _ numbers: [Double]
  ) {
    let scene = SceneEntry(EmojiFall.self).make(numbers)
    func height(_ time: Double) -> Double { scene.frame(at: time)[EmojiFall.Channel.height] }
    for mark in scene.marks where mark.kind == .peak {
      #expect(height(mark.time) >= height(mark.time - 1e-3))
      #expect(height(mark.time) >= height(mark.time + 1e-3))
      #expect(abs(height(mark.time) - height(mark.time - 1e-6)) < 1e-8)
    }
    #expect(scene.marks.contains { $0.kind == .impact })
    for mark in scene.marks where mark.kind == .impact {
      #expect(abs(height(mark.time)) < 1e-9)
      #expect(height(mark.time - 1e-3) > 0)
    }
    let end = scene.marks.first { $0.kind == .end }?.time ?? 0
    func isSeen(at time: Double) -> Bool { !Self.shown(scene.field(at: time), stride: 5).isEmpty }
    #expect(isSeen(at: end - 0.01) && !isSeen(at: end) && !isSeen(at: end + 0.1))
  }

  @Test(arguments: emoji)
  func `no emoji sinks into the floor, each rolls without slipping, and all come to rest`(
    _ numbers: [Double]
  ) {
    let scene = SceneEntry(EmojiFall.self).make(numbers)
    let isUp = numbers.isEmpty ? false : numbers[6] > 0
    let count = Int(scene.field(at: 0)[0])
    var before = [[Float]?](repeating: nil, count: count)
    var hasLanded = [Bool](repeating: false, count: count)
    for step in 0...Int(scene.duration * 240) {
      let all = scene.field(at: Double(step) / 240)
      for slot in 0..<count {
        let now = Array(all[1 + 5 * slot..<6 + 5 * slot])
        let radius = 11 * now[4]
        let high = (isUp ? now[1] - 56 : 344 - now[1]) - radius
        #expect(high > -1e-3)
        let last = before[slot] ?? now
        if hasLanded[slot] {
          let turned = (now[3] - last[3]) * radius * (isUp ? -1 : 1)
          #expect(abs(turned - (now[0] - last[0])) < 2e-3, "it rolls")
        }
        // Only what rolls turns.
        hasLanded[slot] = hasLanded[slot] || now[3] != last[3]
        if now[2] > 0 && now[2] < 1 {
          #expect(abs(high) < 1e-3 && now[0] == last[0] && now[3] == last[3], "it rests")
        }
        before[slot] = now
      }
    }
    #expect(before.allSatisfy { $0?[2] == 0 })
  }

  @Test func `the same numbers fall to the floor where y points down, else to the ceiling`() {
    let one = [4.0, 350, 1000, 60, 2, 0.55]
    let down = SceneEntry(EmojiFall.self).make(
      one + [0, 7], taps: [SceneTap(time: 0.6, x: 250, y: 90)])
    let up = SceneEntry(EmojiFall.self).make(
      one + [1, 7], taps: [SceneTap(time: 0.6, x: 250, y: 310)])
    for time in [0.61, 0.9, 1.5, 2.2, 3] {
      let (falls, rises) = (down.field(at: time), up.field(at: time))
      for slot in Self.tapped..<Self.tapped + 4 {
        let place = 1 + 5 * slot
        #expect(abs(falls[place] - rises[place]) < 1e-3)
        #expect(abs(falls[place + 1] + rises[place + 1] - 400) < 1e-3)
      }
    }
  }

  // MARK: Bubbles

  @Test(arguments: [0.0, 1, 2, 3])
  func `after a lifetime 900 bubbles are alive, however many contents share them`(more: Double) {
    let scene = SceneEntry(Bubbles.self).make([150, 6, 30, 15, 0.8, more, 0])
    for step in 0...300 {
      // Not at the very instant of a birth.
      let time = 6.001 + Double(step) / 53
      let frame = scene.frame(at: time)
      #expect(
        frame[Bubbles.Channel.alive] == 900
          && frame[Bubbles.Channel.born] - frame[Bubbles.Channel.died] == 900)
    }
    #expect(scene.frame(at: 5.9)[Bubbles.Channel.alive] < 900)
    #expect(scene.marks == [SceneMark(.settled, time: 6)])
    #expect(Self.shown(scene.field(at: 7.003), stride: 5).count == 900)
  }

  @Test(arguments: [0.0, 1, 2])
  func `bubbles are the library's, each in its slot, ten hours in too`(warmupTime: Double) {
    let scene = SceneEntry(Bubbles.self).make([20, 6, 30, 15, 0.8, 1, warmupTime])
    for content in 0..<2 {
      var emitter = Emitter.bubbles(
        at: SIMD2(320, 200), radius: 150, contentCount: 2, seed: UInt64(content))
      emitter.births = Emitter.Schedule(rate: 10, warmupTime: [0, 6, 36_000][Int(warmupTime)])
      emitter.alphaOverLife = Track(
        from: 0.0,
        [.linear(to: 1, duration: 1), .linear(to: 1, duration: 2), .linear(to: 0, duration: 3)])
      let field = scene.field(at: 4.123)
      let slots = Int(field[0]) / 2
      #expect(slots == 68, "ten a second, for six seconds and a pause")
      let shown = Self.shown(field, stride: 5)
      for index in emitter.aliveIndices(at: 4.123) {
        let slot = content * slots + index % slots
        #expect(shown[slot] == emitter.particle(index, at: 4.123).map { Self.numbers($0) })
      }
    }
  }

  @Test func `an empty slot lies where its bubble was, and then where the next one will be`() {
    let scene = SceneEntry(Bubbles.self).make([20, 6, 30, 15, 0.8, 0, 0])
    let slots = 136
    func slot(_ time: Double) -> [Float] { Array(scene.field(at: time)[1..<6]) }
    // The first particle of the first slot lives until 6, the next one from 6.8 on.
    let (last, dead) = (slot(6 - 1e-9), slot(6.3))
    #expect(abs(last[0] - dead[0]) < 1e-4 && abs(last[1] - dead[1]) < 1e-4 && dead[2] == 0)
    let (next, born) = (slot(6.7), slot(Double(slots) / 20))
    #expect(next[0] == born[0] && next[1] == born[1] && next[2] == 0)
    #expect(last[0] != born[0])
  }

  // MARK: Confetti

  @Test(arguments: [0.25, 1, 3.5, 8], [200.0, 2400])
  func `the middle piece's marks are exact, and it falls at gravity over drag`(
    _ drag: Double, _ speed: Double
  ) {
    let scene = SceneEntry(ConfettiScene.self).make([160, 50, speed, drag, 350, 0])
    let terminal = 350 / drag
    for time in [0.0, 1, 5] {
      #expect(scene.frame(at: time)[ConfettiScene.Channel.terminal] == terminal)
    }
    for mark in scene.marks {
      let fall = scene.frame(at: mark.time)[ConfettiScene.Channel.fallsWithDrag]
      if mark.kind == .peak && mark.time < 5 { #expect(abs(fall) < 1e-10 * speed) }
      let missing =
        (terminal - fall) / (terminal - scene.frame(at: 0)[ConfettiScene.Channel.fallsWithDrag])
      if mark.kind == .settled { #expect(abs(missing - 0.001) < 1e-14) }
    }
    #expect(scene.marks.contains { $0.kind == .settled } == (drag >= 2))
    #expect(
      scene.frame(at: 5)[ConfettiScene.Channel.fallsWithDrag] <= terminal
        && terminal < 4 * scene.frame(at: 5)[ConfettiScene.Channel.fallsWithDrag])
  }

  @Test func `without drag a piece is a stone, with the apex of a parabola`() {
    let scene = SceneEntry(ConfettiScene.self).make([160, 50, 600, 0, 350, 1])
    let apex = scene.marks.first { $0.kind == .peak }?.time ?? 0
    #expect(abs(apex - 600.0 / 350) < 1e-12)
    for time in [0.3, 1, 2] {
      #expect(
        scene.frame(at: time)[ConfettiScene.Channel.withDrag]
          == scene.frame(at: time)[ConfettiScene.Channel.without])
    }
  }

  @Test func `confetti are the library's, and of many taps the last six are shown`() {
    let taps = (0..<9).map { SceneTap(time: 0.1 * Double($0), x: 60 * Double($0), y: 200) }
    let scene = SceneEntry(ConfettiScene.self).make([20, 50, 1200, 3.5, 350, 1], taps: taps)
    let time = 0.75
    let shown = Self.shown(scene.field(at: time), stride: 8)
    #expect(shown.count == 20 * 7, "the cannon's, and those of taps 2 to 7")
    for tap in 2...7 {
      for hue in 0..<5 {
        let emitter = Emitter(
          births: Emitter.Schedule(
            bursts: [.init(count: 4, at: 0)], beginTime: 0.1 * Double(tap)),
          lifetime: 5, position: SIMD2(60 * Double(tap), 200),
          angle: Emitter.Variation(-.pi / 2, range: 50 * (.pi / 180)),
          speed: Emitter.Variation(1200, range: 1080), acceleration: SIMD2(0, 350), drag: 3.5,
          rotation: Emitter.Variation(0, range: 2 * .pi), spin: Emitter.Variation(0, range: 14),
          scale: Emitter.Variation(1, range: 0.7), seed: UInt64((2 + tap) * 8 + hue))
        for index in 0..<4 {
          let found = shown[20 + 20 * (tap % 6) + 4 * hue + index]
          let numbers = emitter.particle(index, at: time).map { Self.numbers($0) }
          #expect(found.map { Array($0.prefix(5)) } == numbers)
        }
      }
    }
  }

  // MARK: Fireworks

  @Test(arguments: [[], [4, 200, 360, 0, 200, 100, 99], [0.5, 20, 60, 4, 0, 0, 0]])
  func `no spark is without a slot, and the number alive is the number shown`(
    _ numbers: [Double]
  ) {
    let scene = SceneEntry(FireworkShow.self).make(numbers)
    for time in [0.0, 1.37, 11.9] {
      let (frame, field) = (scene.frame(at: time), scene.field(at: time))
      // At death itself, and only there, a spark that lives could be without opacity.
      #expect(Double(Self.shown(field, stride: 9).count) == frame[FireworkShow.Channel.alive])
      #expect(
        frame[FireworkShow.Channel.alive] > frame[FireworkShow.Channel.sparks]
          + frame[FireworkShow.Channel.trails] || numbers.first == 0.5)
    }
  }

  @Test func `scrubbing back brings every spark back, to the bit`() {
    let scene = SceneEntry(FireworkShow.self).make([1, 20, 220, 1.8, 60, 20, 3])
    let times = (0...8).map { 0.173 + Double($0) * 0.41 }
    let forwards = times.map { scene.field(at: $0).map(\.bitPattern) }
    for (time, field) in zip(times, forwards).reversed() {
      #expect(scene.field(at: time).map(\.bitPattern) == field)
    }
  }

  @Test func `a golden rocket is highest near its burst, where its sparks begin`() {
    let scene = SceneEntry(FireworkShow.self).make()
    #expect(scene.marks.count >= 4)
    for mark in scene.marks {
      let (before, after) = (scene.frame(at: mark.time - 1e-9), scene.frame(at: mark.time + 1e-9))
      #expect(
        after[FireworkShow.Channel.sparks] > before[FireworkShow.Channel.sparks] + 100, "a burst")
      #expect(
        abs(after[FireworkShow.Channel.height] - before[FireworkShow.Channel.height]) < 1e-3
          && after[FireworkShow.Channel.height] > 150)
    }
  }
}
