// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import Testing

@Suite struct HapticCurveTests {
  @Test func `points in any order are read in the order of their times`() {
    let points: [HapticCurve.Point] = [.init(1, 0.5), .init(0, 1), .init(1, 0.25), .init(-1, 0)]
    let pattern = HapticPattern([
      .event(HapticEvent(.continuous(duration: 9), intensity: 1)),
      .curve(HapticCurve(.intensity, at: 2, points)),
    ])
    func felt(_ time: Double) -> Double { pattern.sample(at: time).intensity }
    #expect([1.5, 2, 2.5, 3, 8].map(felt) == [1, 1, 0.75, 0.25, 0.25])
  }

  @Test func `it applies from its time on, before its first point with the default`() {
    let pattern = HapticPattern([
      .event(HapticEvent(.continuous(duration: 20), intensity: 1)),
      .curve(HapticCurve(.intensity, at: 2, [.init(1, 0.5), .init(3, 0)])),
    ])
    func felt(_ time: Double) -> Double { pattern.sample(at: time).intensity }
    #expect([0, 2, 2.9, 3, 4, 5, 19].map(felt) == [1, 1, 1, 0.5, 0.25, 0, 0])
  }

  @Test(arguments: [-0.0, 0])
  func `a curve whose points are all before its time applies its last point`(time: Double) {
    let pattern = HapticPattern([
      .event(HapticEvent(.continuous(duration: 20), intensity: 1)),
      .curve(HapticCurve(.intensity, at: time, [.init(-1, 1), .init(-0.5, 0.25)])),
    ])
    for time in [0, 1e-300, 1, 19] { #expect(pattern.sample(at: time).intensity == 0.25) }
  }

  @Test(arguments: [0x1p-1060, 1e-9, 0.1, 3, 1e9, 1e149])
  func `each point is reached at its instant, at any scale`(scale: Double) {
    var random = SeededGenerator(seed: 71)
    for round in 0..<Effort.cases(60) {
      var items: [HapticPattern.Item] = []
      for _ in 0..<(1 + round % 5) {
        let points = (0..<Int(random.nextUnit() * 6)).map { _ in
          let time = (random.nextUnit() - 0.25) * scale
          return HapticCurve.Point(random.nextUnit() < 0.3 ? 0 : time, random.nextUnit())
        }
        let begin = random.nextUnit() * scale * (random.nextUnit() < 0.5 ? 1 : 1e-12)
        items.append(.curve(HapticCurve(.audioVolume, at: begin, points + points.dropFirst(2))))
      }
      let pattern = HapticPattern(items)
      let slow = SlowHaptics(pattern: pattern)
      var times = [-scale, -0.0, 0, scale, .greatestFiniteMagnitude, .infinity]
      for case .curve(let curve) in items {
        for point in [HapticCurve.Point(0, 0)] + curve.points {
          let time = curve.time + point.time
          times += [time.nextDown.nextDown, time.nextDown, time, time.nextUp, time.nextUp.nextUp]
        }
      }
      for time in times {
        let difference =
          pattern.value(of: .audioVolume, at: time) - slow.value(of: .audioVolume, at: time)
        #expect(abs(difference) < 1e-12, "at \(time) of \(items)")
      }
    }
  }

  @Test func `values are clamped to the range of the control, and NaN is its default`() {
    let points: [HapticCurve.Point] = [.init(0, -2), .init(1, .nan), .init(2, 7), .init(3, 0.5)]
    #expect(HapticCurve(.intensity, points).points.map(\.value) == [0, 1, 1, 0.5])
    #expect(HapticCurve(.sharpness, points).points.map(\.value) == [-1, 0, 1, 0.5])
    #expect(HapticCurve(.intensity, points).points.map(\.time) == [0, 1, 2, 3])
  }

  @Test func `curves are equal by control, time and points in their order`() {
    let curve = HapticCurve(.intensity, at: 1, [.init(0, 0.5), .init(1, 1)])
    let others = [
      HapticCurve(.audioVolume, at: 1, [.init(0, 0.5), .init(1, 1)]),
      HapticCurve(.intensity, at: 2, [.init(0, 0.5), .init(1, 1)]),
      HapticCurve(.intensity, at: 1, [.init(1, 1), .init(0, 0.5)]),
    ]
    #expect(others.allSatisfy { $0 != curve } && Set(others + [curve, curve]).count == 4)
  }

  @Test func `times that are none, and too many points, trap`() async {
    await #expect(processExitsWith: .failure) { _ = HapticCurve(.intensity, at: -1, []) }
    await #expect(processExitsWith: .failure) { _ = HapticCurve.Point(.nan, 1) }
    await #expect(processExitsWith: .failure) {
      _ = HapticCurve(
        .intensity, [HapticCurve.Point](repeating: HapticCurve.Point(0, 1), count: 65_537))
    }
  }
}
