// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

/// What a pen draws, and what becomes of its stroke.
@Suite struct StrokeCaptureSceneTests {
  /// A stroke on the first sheet, whose corner is at 14 and 14, with a report each sixtieth.
  static func draw(_ places: [SIMD2<Double>], from begin: Double = 0.5) -> [ScenePointer] {
    var reports = places.enumerated().map { index, place in
      ScenePointer(
        index == 0 ? .down : .move, time: begin + Double(index) / 60, x: 14 + place.x,
        y: 14 + place.y)
    }
    let last = reports[reports.count - 1]
    reports.append(ScenePointer(.up, time: last.time + 0.01, x: last.x, y: last.y))
    return reports
  }

  /// Loops whose places are multiples of a 256th, so that a sheet's corner is added without error.
  static let loops = (0..<150).map { index in
    let angle = Double(index) / 8
    let place = SIMD2(
      40 + 1.4 * Double(index) + 30 * Elementary.sin(angle), 110 + 60 * Elementary.cos(angle))
    return (place * 256).rounded(.toNearestOrEven) / 256
  }

  static func scene(
    _ reports: [ScenePointer], distance: Double = 0.3, tolerance: Double = 2, isEven: Bool = false
  ) -> SceneInstance {
    SceneEntry(StrokeCaptureScene.self)
      .make([distance, 10, tolerance, isEven ? 1 : 0, 1.2, 7], pointer: reports)
  }

  static func value(_ name: String, _ time: Double, of scene: SceneInstance) throws -> Double {
    let channels = StrokeCaptureScene.description.channels
    return scene.frame(at: time)[try #require(channels.firstIndex(of: name))]
  }

  /// The points of the field: place, whether it was captured, and whether it is kept.
  static func points(
    _ scene: SceneInstance, _ time: Double, count: Int
  ) -> [(place: SIMD2<Double>, isCaptured: Bool, isKept: Bool)] {
    let field = scene.field(at: time)
    return (0..<count).map { index in
      let place = SIMD2(Double(field[5 * index]), Double(field[5 * index + 1]))
      return (place, field[5 * index + 2] == 1, field[5 * index + 3] == 1)
    }
  }

  @Test func `points count that are far enough, while the pen draws and later`() throws {
    for distance in Effort.cases([0.8, 0, 0.3, 1.5]) {
      let scene = Self.scene(Self.draw(Self.loops), distance: distance)
      var kept: [SIMD2<Double>] = []
      for (index, place) in Self.loops.enumerated() {
        if kept.isEmpty || (place - kept[kept.count - 1]).magnitude > 10 * distance {
          kept.append(place)
        }
        let time = 0.5 + Double(index) / 60
        #expect(try Self.value("reported", time, of: scene) == Double(index + 1))
        #expect(try Self.value("captured", time, of: scene) == Double(kept.count))
        #expect(try Self.value("held", time, of: scene) == 1)
      }
      let points = Self.points(scene, 9, count: Self.loops.count)
      #expect(points.filter(\.isCaptured).map(\.place) == kept)
      #expect(try Self.value("held", 3.1, of: scene) == 0)
    }
  }

  @Test func `at each time it is smoothed and simplified as the library does it`() throws {
    for tolerance in [0.0, 1, 4] {
      let scene = Self.scene(Self.draw(Self.loops), tolerance: tolerance)
      for count in [1, 2, 3, 4, 5, 6, 60, 149, 150] {
        let time = 0.5 + Double(count - 1) / 60
        let points = Self.points(scene, time, count: count)
        let stroke = Stroke(through: points.filter(\.isCaptured).map(\.place))
        #expect(try Self.value("captured", time, of: scene) == Double(stroke.points.count))
        let simple = stroke.simplified(within: tolerance).points.map(\.position)
        #expect(points.filter(\.isKept).map(\.place) == simple)
        #expect(try Self.value("simplified", time, of: scene) == Double(simple.count))
        let segments = stroke.smoothed().segments
        let curves = try Self.value("curves", time, of: scene)
        #expect(curves == Double(max(0, stroke.points.count - 1)))
        let field = scene.field(at: time)
        for (index, segment) in segments.enumerated() {
          let place = 5 * 150 + 6 * index
          let numbers = [segment.control1, segment.control2, segment.end]
            .flatMap { [Float($0.x), Float($0.y)] }
          #expect(Array(field[place..<place + 6]) == numbers)
        }
      }
    }
  }

  @Test func `the last change is drawn anew, and no more`() throws {
    let scene = Self.scene(Self.draw(Self.loops))
    var capture = StrokeCapture(lineWidth: 10, minimumDistanceFactor: 0.3, tailLimit: 48)
    var dirty = Bounds(x: 0, y: 0, width: 0, height: 0)
    for (index, place) in Self.loops.enumerated() {
      if let change = capture.add(place) { dirty = change.dirtyBounds }
      let time = 0.5 + Double(index) / 60
      #expect(try Self.value("dirty left", time, of: scene) == dirty.minimum.x)
      #expect(try Self.value("dirty top", time, of: scene) == dirty.minimum.y)
      #expect(try Self.value("dirty width", time, of: scene) == dirty.width)
      #expect(try Self.value("dirty height", time, of: scene) == dirty.height)
      #expect(
        try Self.value("flattened", time, of: scene) == Double(capture.liveTail.lowerBound))
    }
  }

  @Test func `the replay is where the pen was, or goes evenly`() throws {
    let reports = Self.draw(Self.loops)
    let end = reports[reports.count - 1].time + 0.5
    let scene = Self.scene(reports, distance: 0)
    #expect(try Self.value("replayed", end.nextDown, of: scene) == 0)
    for (index, place) in Self.loops.enumerated() {
      let time = end + Double(index) / 60 + 1e-6
      let pen = SIMD2(
        try Self.value("pen x", time, of: scene), try Self.value("pen y", time, of: scene))
      #expect((pen - place).magnitude < 1e-3)
      #expect(try Self.value("replayed", time, of: scene) == Double(index + 1))
      #expect(0...1 ~= (try Self.value("pressure", time, of: scene)))
    }
    let even = Self.scene(reports, distance: 0, isEven: true)
    let length = Stroke(through: Self.loops).length
    for share in [0.1, 0.5, 0.9, 1] {
      let time = end + share * 149 / 60
      let part = Easing.easeInOut.value(at: share)
      let passed = Int(try Self.value("replayed", time, of: even))
      let pen = SIMD2(
        try Self.value("pen x", time, of: even), try Self.value("pen y", time, of: even))
      let drawn = Stroke(through: Self.loops.prefix(passed) + [pen]).length
      #expect(abs(drawn - part * length) < 1e-6)
    }
    #expect(try Self.value("replayed", 30, of: even) == 150)
  }

  @Test func `the script plays until a pen comes down, and each report leaves its past`() throws {
    let script = Self.scene([])
    #expect(try Self.value("reported", 20, of: script) == 288)
    let seeds = (1...3).map { seed in
      SceneEntry(StrokeCaptureScene.self).make([0.3, 10, 2, 0, 1.2, Double(seed)]).field(at: 3)
    }
    #expect(seeds[0] != seeds[1] && seeds[1] != seeds[2])
    for begin in [0.1, 1.2, 4] {
      let reports = Self.draw(Self.loops, from: begin)
      let drawn = Self.scene(reports)
      for time in stride(from: 0, to: begin, by: 0.04) {
        #expect(drawn.frame(at: time) == script.frame(at: time))
      }
      #expect(try Self.value("reported", 20, of: drawn) == 150)
      for count in [1, 2, 40, 149] {
        let part = Self.scene(Array(reports.prefix(count)))
        let next = reports[count].time
        for time in [next.nextDown, next - 0.01, next - 0.4] where time >= 0 {
          #expect(part.frame(at: time) == drawn.frame(at: time))
        }
      }
    }
  }

  @Test func `a pen that comes down beside the sheets does not draw`() throws {
    let missed = Self.draw(Self.loops, from: 0).map {
      ScenePointer($0.phase, time: $0.time, x: 320, y: $0.y)
    }
    let scene = Self.scene(missed)
    #expect(try Self.value("reported", 5, of: scene) == 0 && scene.marks.isEmpty)
  }

  @Test func `hostile pens give finite numbers, marks on the axis, and a bounded time`() {
    var generator = SeededGenerator(seed: 13)
    for round in 0..<5 {
      var reports: [ScenePointer] = []
      for _ in 0..<(round < 4 ? 120 : 5000) {
        let phases: [ScenePointer.Phase] = [.down, .move, .move, .move, .up, .cancel, .start]
        let wild = [Double.nan, .infinity, 1e308, -1e308, 0].randomElement(using: &generator) ?? 0
        let isWild = round % 2 == 0 && Double.random(in: 0...1, using: &generator) < 0.2
        reports.append(
          ScenePointer(
            round == 4
              ? (reports.isEmpty ? .down : .move)
              : phases.randomElement(using: &generator) ?? .move,
            time: .random(in: 0...8, using: &generator),
            x: isWild ? wild : .random(in: 0...640, using: &generator),
            y: .random(in: 0...464, using: &generator)))
      }
      for parameters in SceneTests.parameters(of: StrokeCaptureScene.description).prefix(4) {
        let scene = SceneEntry(StrokeCaptureScene.self).make(parameters, pointer: reports)
        #expect(2...90 ~= scene.duration && scene.marks.count <= 64)
        #expect(scene.marks.allSatisfy { 0...scene.duration ~= $0.time })
        for time in [.nan, .infinity, -.infinity, 0, 0.5, 3, 7.9, 12, 60] {
          let isFinite = scene.frame(at: time).allSatisfy { $0.isFinite }
          #expect(isFinite, "round \(round) at \(time)")
          #expect(scene.field(at: time).allSatisfy { $0.isFinite })
        }
      }
    }
  }
}
