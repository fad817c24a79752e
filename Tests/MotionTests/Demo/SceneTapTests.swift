// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

/// What a scene is given of the taps on its stage, and what it gives in bulk.
@Suite struct SceneTapTests {
  /// A scene whose one number counts its taps, and whose field tells their times.
  struct Counter: Scene {
    enum Parameter: Int, SceneParameterName { case unused }
    enum Channel: Int, SceneChannelName { case count }

    let taps: [SceneTap]
    let duration = 1.0
    let marks: [SceneMark] = []

    init(parameters: Parameters) { self.init(parameters: parameters, taps: []) }

    init(parameters: Parameters, taps: [SceneTap]) { self.taps = taps }

    static func parameter(_ name: Parameter) -> SceneParameter {
      SceneParameter("Unused", 0...1, step: 1, initial: 0)
    }

    static let description = SceneDescription(
      of: Counter.self, id: "counter", title: "Counter", group: .explorers, caption: "Counts.",
      plots: [], code: "", takesTaps: true)

    let fieldCount = 3

    func sample(at time: Double, into frame: Frame) {
      frame[.count] = Double(taps.count)
    }

    func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
      for index in 0..<3 where index < taps.count { field[index] = Float(taps[index].time) }
    }
  }

  @Test func `taps come in the order of their times, those of one time as they were made`() {
    let taps = [(0.5, 1), (0.2, 2), (0.5, 3), (0, 4), (0.2, 5)].map {
      SceneTap(time: $0.0, x: $0.1, y: 0)
    }
    #expect(SceneTap.legal(taps).map(\.x) == [4, 2, 5, 1, 3])
    #expect(SceneEntry(Counter.self).make(taps: taps).field(at: 0) == [0, 0.2, 0.2])
  }

  @Test func `taps that are not finite are left out, positions clamped to the stage's world`() {
    let bad = [Double.nan, .infinity, -.infinity]
    let taps = bad.flatMap {
      [
        SceneTap(time: $0, x: 0, y: 0), SceneTap(time: 0, x: $0, y: 0),
        SceneTap(time: 0, x: 0, y: $0),
      ]
    }
    #expect(SceneTap.legal(taps).isEmpty)
    let far = SceneTap.legal([SceneTap(time: -1, x: 1e300, y: -1e300)])
    #expect(far == [SceneTap(time: 0, x: 1e4, y: -1e4)])
  }

  @Test func `of more than 64 taps the last are kept`() {
    let taps = (0..<100).map { SceneTap(time: Double(100 - $0), x: 0, y: 0) }
    let scene = SceneEntry(Counter.self).make(taps: taps)
    #expect(scene.frame(at: 0) == [64])
    #expect(scene.field(at: 0) == [1, 2, 3])
  }

  @Test func `a scene that takes no taps is the same with some`() {
    let taps = [SceneTap(time: 0.1, x: 10, y: 10)]
    for entry in SceneEntry.all where !entry.description().takesTaps {
      let parameters = entry.description().recordedParameters
      let (one, other) = (entry.make(parameters), entry.make(parameters, taps: taps))
      let time = one.duration * 0.4
      #expect(one.frame(at: time) == other.frame(at: time), "\(entry.description().id)")
    }
  }

  @Test func `a field is finite and the same bits in any order, and there is none unasked`() {
    for entry in SceneEntry.all {
      let description = entry.description()
      let taps = [0.1, 0.4, 0.2].map { SceneTap(time: $0, x: 100 * $0, y: 40) }
      let parameters = description.recordedParameters
      let scene = entry.make(parameters, taps: taps)
      guard scene.fieldCount > 0 else { continue }
      let times =
        [.nan, -.infinity, 1e308] + Effort.cases([0.3, 0, .infinity, 0.5 * scene.duration])
      let forwards = times.map { scene.field(at: $0).map(\.bitPattern) }
      for (time, field) in zip(times, forwards) {
        let isFinite = field.allSatisfy { Float(bitPattern: $0).isFinite }
        #expect(isFinite, "\(description.id) at \(time)")
      }
      let again = entry.make(parameters, taps: taps.reversed())
      for index in times.indices.reversed() {
        #expect(again.field(at: times[index]).map(\.bitPattern) == forwards[index])
      }
      for end in Effort.cases(SceneTests.ends(of: description)) {
        let scene = entry.make(end, taps: taps)
        let isFinite = scene.field(at: scene.duration / 3).allSatisfy { $0.isFinite }
        #expect(isFinite, "\(description.id) with \(end)")
      }
    }
  }
}
