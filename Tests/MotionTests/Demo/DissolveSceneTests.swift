// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

@Suite struct DissolveSceneTests {
  private typealias Channel = DissolveScene.Channel

  /// The initial numbers with another grain and some others.
  static func parameters(grain: Double, _ others: [String: Double] = [:]) -> [Double] {
    DissolveScene.description.parameters.map {
      $0.id == "grain" ? grain : others[$0.id] ?? $0.initial
    }
  }

  /// The library's dissolve of the picture in 640 or 16 000 cells.
  static func dissolve(_ cell: Double, sweep: Dissolve.Sweep = .leftToRight, axis: YAxis = .down)
    -> Dissolve
  {
    Dissolve(
      columns: Int(640 / cell), rows: Int(400 / cell), cell: SIMD2(cell, cell), sweep: sweep,
      axis: axis, seed: 7)
  }

  @Test func `there are 640, 16 000, 64 000 or 256 000 particles, three numbers for each`() {
    // The two finest take their time, and the library's own tests make as large ones.
    for (grain, count) in [640, 16_000].enumerated() {
      let scene = SceneEntry(DissolveScene.self).make(Self.parameters(grain: Double(grain)))
      #expect(scene.fieldCount == 3 * count)
    }
    let counts = DissolveScene.grains.map { Int(640 * 400 / ($0 * $0)) }
    #expect(counts == [640, 16_000, 64_000, 256_000])
    let labels = DissolveScene.parameter(.grain).choices.map(\.label)
    #expect(labels.map { $0.filter(\.isNumber) } == ["64020", "160004", "640002", "2560001"])
  }

  @Test(arguments: [(0.0, 0.0), (4, 1)])
  func `the field is the planes that the library samples`(sweep: Double, axis: Double) {
    let parameters = Self.parameters(grain: 0, ["sweep": sweep, "axis": axis])
    let scene = SceneEntry(DissolveScene.self).make(parameters)
    let dissolve = Self.dissolve(
      20, sweep: sweep == 0 ? .leftToRight : .angle(.pi / 4), axis: axis == 0 ? .down : .up)
    #expect(abs(scene.duration - dissolve.duration - 0.05) < 1e-15)
    var frame = ParticleBuffer(attributes: [.position, .alpha])
    for time in [0, 0.3, 0.9, 1.7] {
      dissolve.sample(at: time, into: &frame)
      var planes: [Float] = []
      for plane in [ParticleBuffer.Plane.x, .y, .alpha] { planes += frame.numbers(plane) }
      #expect(scene.field(at: time).map(\.bitPattern) == planes.map(\.bitPattern))
    }
  }

  @Test func `scrubbed back, the picture heals to the bit`() {
    let scene = SceneEntry(DissolveScene.self).make(Self.parameters(grain: 0))
    let times = (0...20).map { scene.duration * Double($0) / 20 }
    let forwards = times.map { scene.field(at: $0).map(\.bitPattern) }
    for index in times.indices.reversed() {
      #expect(scene.field(at: times[index]).map(\.bitPattern) == forwards[index])
    }
    #expect(scene.field(at: 0) == scene.field(at: -5))
    #expect(scene.field(at: 0) != scene.field(at: 1))
  }

  @Test(arguments: [0.0, 2, 3, 4])
  func `the shares are those of the particles`(sweep: Double) {
    let sweeps: [Dissolve.Sweep] = [
      .leftToRight, .rightToLeft, .topToBottom, .bottomToTop, .angle(.pi / 4),
    ]
    for axis in [YAxis.down, .up] {
      let parameters = Self.parameters(
        grain: 0, ["sweep": sweep, "axis": axis == .up ? 1 : 0])
      let scene = SceneEntry(DissolveScene.self).make(parameters)
      let dissolve = Self.dissolve(20, sweep: sweeps[Int(sweep)], axis: axis)
      for time in [0, 0.137, 0.31, 0.9, 1.3, 1.9] {
        let frame = scene.frame(at: time)
        let onsets = (0..<640).count { dissolve.onset(of: $0) >= time }
        #expect(abs(frame[Channel.inPlace] - Double(onsets) / 640) < 1e-12)
        let field = scene.field(at: time)
        let seen = field[1280...].reduce(0.0) { $0 + Double($1) } / 640
        // An opacity deviates from its mean by at most a half, that of 640 by a fiftieth.
        #expect(abs(frame[Channel.seen] - seen) <= 4 * 0.5 / 640.0.squareRoot(), "at \(time)")
      }
    }
  }

  @Test func `the probe is a particle of the field`() {
    let scene = SceneEntry(DissolveScene.self).make(Self.parameters(grain: 0, ["probe": 300]))
    let index = 10 * 32 + 15
    for time in [0, 0.5, 1.1] {
      let (frame, field) = (scene.frame(at: time), scene.field(at: time))
      #expect(abs(300 + frame[Channel.movedX] - Double(field[index])) < 1e-4)
      #expect(abs(200 + frame[Channel.movedY] - Double(field[640 + index])) < 1e-4)
      #expect(abs(frame[Channel.probeOpacity] - Double(field[1280 + index])) < 1e-6)
    }
  }

  @Test func `the last particle dies at the mark, and nothing is seen from there on`() {
    let scene = SceneEntry(DissolveScene.self).make(Self.parameters(grain: 0))
    let end = scene.marks[1].time
    #expect(scene.marks.map(\.kind) == [.handover, .end])
    #expect(scene.marks[0].time == 0.8 && end < scene.duration)
    #expect(scene.field(at: end)[1280...].allSatisfy { $0 == 0 })
    #expect(scene.field(at: end - 0.01)[1280...].contains { $0 > 0 })
  }

  @Test func `all fields of a scene are in one buffer`() {
    for entry in SceneEntry.all {
      let description = entry.description()
      var scene = entry.make(description.recordedParameters)
      var sweepPositions: Set<UnsafePointer<Float>?> = []
      for part in 0..<2 {
        let time = scene.duration * Double(part) / 2
        let copy = scene.field(at: time)
        scene.withField(at: time) { field in
          sweepPositions.insert(field.baseAddress)
          #expect(field.map(\.bitPattern) == copy.map(\.bitPattern), "\(description.id)")
        }
      }
      #expect(sweepPositions.count == 1 || scene.fieldCount == 0, "\(description.id)")
    }
  }

  @Test func `what a page without engine records of a field is small`() {
    for entry in SceneEntry.all {
      let description = entry.description()
      let count = entry.make(description.recordedParameters).fieldCount
      #expect(count <= 8000, "\(description.id)")
      for parameter in description.parameters {
        #expect(parameter.clamped(parameter.recorded) == parameter.recorded)
      }
    }
  }
}

@Suite struct DissolveStepsTests {
  private typealias Channel = DissolveSteps.Channel

  static func make(frames: Double, grain: Double = 0) -> SceneInstance {
    SceneEntry(DissolveSteps.self).make([frames, grain, 0.8, 300, 1])
  }

  static let dissolve = Dissolve(
    columns: 16, rows: 10, cell: SIMD2(40, 40), acceleration: SIMD2(0, 300), seed: 7)

  @Test(arguments: [(0.0, 4.0), (1, 8), (4, 60)])
  func `the field is the closed form's planes, then the stepper's`(index: Double, rate: Double) {
    let scene = Self.make(frames: index)
    #expect(scene.fieldCount == 6 * 160)
    var frame = ParticleBuffer(attributes: [.position, .alpha])
    for time in [1.3, 0.2, 0] {
      var planes: [Float] = []
      func add() {
        for plane in [ParticleBuffer.Plane.x, .y, .alpha] {
          planes += frame.numbers(plane)
        }
      }
      Self.dissolve.sample(at: time, into: &frame)
      add()
      var stepper = Dissolve.Stepper(Self.dissolve, deltaTime: 1 / rate)
      stepper.advance(frames: Int(time * rate + 1e-9))
      stepper.sample(into: &frame)
      add()
      #expect(scene.field(at: time).map(\.bitPattern) == planes.map(\.bitPattern))
    }
  }

  @Test func `the plotted probe is the stepper's, and its lag is the sum of squares`() {
    let scene = Self.make(frames: 2)
    var stepper = Dissolve.Stepper(Self.dissolve, deltaTime: 1.0 / 15)
    let probe = 5 * 16 + 12
    for frame in 0...30 {
      let values = scene.frame(at: Double(frame) / 15)
      let particle = stepper.particle(probe)
      #expect(abs(values[Channel.steps] - particle.offset.y) < 1e-9)
      let exact = Self.dissolve.particle(probe, at: Double(frame) / 15)
      #expect(abs(values[Channel.closedForm] - exact.offset.y) < 1e-9)
      #expect(abs(values[Channel.difference] - (exact.offset.y - particle.offset.y)) < 1e-9)
      let distance = (exact.offset - particle.offset).magnitude
      #expect(abs(values[Channel.distance] - distance) < 1e-9)
      #expect(abs(values[Channel.across] - (exact.offset.x - particle.offset.x)) < 1e-9)
      #expect(abs(values[Channel.stepError] - 150 * stepper.sumOfSquares(of: probe)) < 1e-9)
      #expect(
        abs(values[Channel.difference] - values[Channel.stepError] - values[Channel.halfStepAhead])
          < 1e-9)
      if frame > 12 {
        // Behind the ramp, steps are ahead by half of one, up to its kink.
        let lead = stepper.effectiveTime(of: probe) - exact.effectiveTime
        #expect(abs(lead - 0.5 / 15) < 0.002)
      }
      stepper.advance()
    }
  }

  @Test(arguments: [3, 4])
  func `twice the rate halves each part of the difference`(channel: Int) {
    let lags = [2.0, 3, 4, 5].map { Self.make(frames: $0).frame(at: 1.6)[channel] }
    for (coarse, fine) in zip(lags, lags.dropFirst()) {
      #expect(abs(coarse / fine - 2) < 0.25, "\(lags)")
    }
  }

  @Test func `without a ramp each step falls behind by half of g h², which a ramp hides`() {
    let scene = SceneEntry(DissolveSteps.self).make()
    for step in 0...6 {
      let frame = scene.frame(at: Double(step) / 4 + 0.1)
      #expect(abs(frame[Channel.distance] - 250 * Double(step) / 16) < 1e-9)
    }
    let hidden = SceneEntry(DissolveSteps.self).make([0, 0, 0.8, 500, 1])
    #expect(scene.frame(at: 1)[Channel.distance] > 5 * hidden.frame(at: 1)[Channel.distance])
  }
}
