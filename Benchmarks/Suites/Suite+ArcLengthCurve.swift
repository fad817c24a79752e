// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Suite {
  /// Curves at constant speed, next to a table of chords.
  static var arcLengthCurve: Suite {
    Suite(name: "ArcLengthCurve", benchmarks: [followed])
  }

  private static var followed: Benchmark {
    let points = [
      SIMD2(0.0, 0), SIMD2(30, 40), SIMD2(200, 0), SIMD2(190, 60), SIMD2(0, 100), SIMD2(20, 10),
    ]
    let curve = ArcLengthCurve(through: points)
    let lengths = Buffers(count: Suite.inputCount, perResult: 2) { $0.nextUnit() * curve.length }
    // Points at even parameters, 200 a segment, as in a table.
    let table = (0...1000).map { curve.value(atLength: curve.length * Double($0) / 1000) }
    return Benchmark(
      name: "a point and a direction at a length", count: Suite.inputCount,
      floorName: "a walk along 1000 chords, to 1e-5 and without direction",
      run: {
        for index in 0..<Suite.inputCount {
          let state = curve.state(atLength: lengths.input[index])
          lengths.output[2 * index] = state.value.x
          lengths.output[2 * index + 1] = state.velocity.y
        }
      },
      runFloor: {
        for index in 0..<Suite.inputCount {
          var rest = lengths.input[index]
          var place = 0
          while place < 999 {
            let chord = table[place].distance(to: table[place + 1])
            if chord > rest { break }
            rest -= chord
            place += 1
          }
          let chord = table[place].distance(to: table[place + 1])
          let point = table[place].interpolated(to: table[place + 1], by: rest / chord)
          lengths.floorOutput[2 * index] = point.x
          lengths.floorOutput[2 * index + 1] = point.y
        }
      },
      checksum: { lengths.checksum })
  }
}
