// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
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
