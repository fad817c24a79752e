// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// The tables of `effect-stroke` on strokes.
struct StrokeTable: Decodable {
  struct Path: Decodable {
    let move: [Double]
    let curves: [[Double]]
    let lines: [[Double]]
  }

  let wave: [[Double]]
  let smoothWave12: Path
  let smoothCounts: [[Int]]
  let minDistance: Double
  let minDistanceKept: [Int]
  let dirtyRectLast16_pad6: [Double]
  let dp: [[Double]]
  let loop: [[Double]]
  let dpLoopFixed: [Int]

  static func read() throws -> StrokeTable { try Fixture.decode("effect-stroke", as: Self.self) }

  /// The wave, of which a test takes the first points.
  var wavePoints: [SIMD2<Double>] { wave.map { SIMD2($0[0], $0[1]) } }
}

/// Strokes for tests.
enum RandomStrokes {
  /// A stroke of one of several kinds, with pressures and times that do not fall.
  static func stroke(_ random: inout SeededGenerator, count: Int, isClosed: Bool) -> Stroke {
    let kind = Int(random.nextUnit() * 5)
    let size = [1e-3, 1, 1e3, 1e6][Int(random.nextUnit() * 4)]
    var (place, time) = (SIMD2(0.0, 0), 0.0)
    return Stroke(
      (0..<count).map { index in
        let unit = SIMD2(random.nextUnit() - 0.5, random.nextUnit() - 0.5)
        let angle = Double(index) * 0.3
        switch kind {
        case 0: place += unit * size
        case 1: place = unit * size
        case 2: place = SIMD2(Elementary.cos(angle), Elementary.sin(angle)) * (size * angle)
        // On a grid, where distances are equal and points coincide.
        case 3: place = SIMD2(Elementary.floor(unit.x * 4), Elementary.floor(unit.y * 4)) * size
        default: place = SIMD2(Double(index), index % 2 == 0 ? 0 : 3) * size
        }
        time += Elementary.floor(random.nextUnit() * 3) * 0.25
        return Stroke.Point(place, pressure: random.nextUnit(), time: time)
      }, isClosed: isClosed)
  }
}
