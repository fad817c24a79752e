// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import MotionTesting
import Testing

@Suite struct PathMeasureTests {
  typealias Point = SIMD2<Double>

  @Test(arguments: [0, 1e-6, 1e-2, 1])
  func `the way to a position is as long as asked for, within the accuracy`(accuracy: Double) {
    for path in Effort.cases(Array(BezierPathTests.paths.prefix(25))) {
      let measure = PathMeasure(path, accuracy: accuracy)
      let slack = accuracy + 2e-12 * measure.length
      #expect(abs(measure.length - path.length()) <= slack)
      for step in 0...7 {
        let length = measure.length * Double(step) / 7
        let part = measure.path(fromLength: 0, toLength: length)
        #expect(abs(part.length() - length) <= slack, "\(path) at \(length)")
      }
    }
  }

  @Test func `the speed is 1 everywhere, and the velocity is the slope`() {
    for path in BezierPathTests.paths.prefix(30) {
      let measure = PathMeasure(path)
      let step = measure.length * 1e-6
      var breaks = 0
      for index in 0...50 {
        let length = min(measure.length, measure.length * Double(index) / 50)
        let state = measure.state(atLength: length)
        let speed = state.velocity.magnitude
        #expect(abs(speed - 1) < 1e-14 || measure.length == 0, "\(speed) at \(length) of \(path)")
        guard length > step && length < measure.length - step else { continue }
        let rise = measure.value(atLength: length + step) - measure.value(atLength: length - step)
        if (rise * (0.5 / step)).distance(to: state.velocity) > 1e-4 { breaks += 1 }
      }
      #expect(breaks <= 4, "only at corners, at sharp turns, and between subpaths")
    }
  }

  @Test func `ends of segments are met to the bit, where their lengths are passed`() {
    for path in BezierPathTests.paths.prefix(60) {
      let measure = PathMeasure(path)
      #expect(measure.keyLengths.count == path.segments.count + 1)
      #expect(measure.keyLengths.last == measure.length && measure.keyLengths[0] == 0)
      for (index, segment) in path.segments.enumerated() where segment.length() > 1e-9 {
        let state = measure.state(atLength: measure.keyLengths[index])
        #expect(state.value == segment.start)
        #expect(state.velocity.distance(to: segment.direction(at: 0)) < 1e-9)
        let place = measure.location(atLength: measure.keyLengths[index])
        #expect(place?.segment == index && place?.parameter == 0)
      }
      for length in [-1.0, -.infinity] {
        #expect(measure.state(atLength: length).velocity == .zero)
      }
      if measure.length > 0 {
        #expect(measure.value(atLength: .infinity) == path.segments.last?.end)
      }
      #expect(measure.state(atLength: .nan) == measure.state(atLength: 0))
    }
  }

  @Test func `positions are those that brute force finds`() {
    for path in BezierPathTests.paths.prefix(6) {
      let measure = PathMeasure(path)
      var passed = 0.0
      let count = 2000
      for segment in path.segments {
        var last = segment.start
        for step in 1...count {
          let point = CurveOracle.point(segment, at: Double(step) / Double(count))
          passed += last.distance(to: point)
          last = point
          guard step % 250 == 0 else { continue }
          // Chords are too short by about 10⁻⁶ of the whole.
          #expect(measure.value(atLength: passed).distance(to: point) < 1e-5 * (1 + measure.length))
        }
      }
    }
  }

  @Test func `an empty path, a point, and a path of no length stay where they are`() throws {
    let empty = PathMeasure(BezierPath())
    #expect(empty.length == 0 && empty.keyLengths == [0])
    #expect(empty.state(atLength: 1) == KinematicState(value: .zero))
    #expect(empty.location(atLength: 0) == nil && empty.path(fromLength: 0, toLength: 1).isEmpty)
    var path = BezierPath()
    path.move(to: Point(3, 4))
    #expect(PathMeasure(path).value(atLength: 7) == Point(3, 4))
    path.addLine(to: Point(3, 4))
    #expect(PathMeasure(path).state(atLength: .nan) == KinematicState(value: Point(3, 4)))
    #expect(PathMeasure(path).traversed(in: 2).state(at: 1).velocity == .zero)
  }

  @Test func `hostile lengths and paths of any size give finite positions`() {
    for seed in 0..<60 {
      let path = RandomPath.path(seed: seed, isHostile: true)
      let measure = PathMeasure(path, accuracy: seed % 2 == 0 ? 0 : 1)
      #expect(measure.length.isFinite)
      for length in hostileTimes + hostileTimes.map({ $0 * measure.length }) {
        let state = measure.state(atLength: length)
        #expect(state.value.x.isFinite && state.value.y.isFinite)
        #expect(state.velocity.x.isFinite && state.velocity.y.isFinite)
      }
      for segment in path.segments {
        let direction = segment.direction(at: 0.5)
        #expect(direction == .zero || abs(direction.magnitude - 1) < 1e-12)
      }
      let bounds = path.bounds
      #expect(bounds.map { $0.width.isFinite && $0.height.isFinite } ?? path.isEmpty)
    }
  }

  @Test func `an accuracy that is none traps`() async {
    await #expect(processExitsWith: .failure) { _ = PathMeasure(BezierPath(), accuracy: -1) }
  }
}
