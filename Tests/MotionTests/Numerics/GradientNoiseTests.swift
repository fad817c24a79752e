// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

@Suite struct GradientNoiseTests {
  private struct Rows: Decodable {
    let noise: [[Double]]
    let grad: [[Double]]
  }

  @Test func `noise and slopes are those of the shader`() throws {
    let rows = try Fixture.decode("effect-dissolve", as: Rows.self)
    #expect(rows.noise.count == 15 && rows.grad.count == 18)
    for row in rows.noise {
      let value = GradientNoise.value(at: SIMD2(row[0], row[1]))
      #expect(abs(value - row[2]) <= 0x1p-50, "\(row)")
    }
    for row in rows.grad {
      let slope = GradientNoise.latticeGradient(column: Int(row[0]), row: Int(row[1]))
      #expect(slope == SIMD2(row[2], row[3]), "\(row)")
    }
  }

  @Test func `it is 0 at every lattice point, with the slope of that point`() {
    for row in -6..<6 {
      for column in -6..<6 {
        let corner = SIMD2(Double(column), Double(row))
        #expect(GradientNoise.value(at: corner) == 0)
        let slope = GradientNoise.latticeGradient(column: column, row: row)
        for step in [SIMD2(0x1p-20, 0), SIMD2(0, -0x1p-20), SIMD2(-0x1p-20, 0x1p-20)] {
          let found = GradientNoise.value(at: corner + step)
          let expected = slope.x * step.x + slope.y * step.y
          #expect(abs(found - expected) < 0x1p-36)
        }
      }
    }
  }

  @Test func `it stays within −1 and 1, and goes over the edges of cells without a jump`() {
    var generator = SeededGenerator(seed: 3)
    var largest = 0.0
    for _ in 0..<4_000 {
      let point = SIMD2(generator.nextUnit(), generator.nextUnit()) * 400 - 200
      largest = max(largest, abs(GradientNoise.value(at: point)))
    }
    #expect(largest <= 1 && largest > 0.8)
    for _ in 0..<500 {
      let y = generator.nextUnit() * 40 - 20
      let x = (generator.nextUnit() * 40 - 20).rounded()
      for (a, b) in [(SIMD2(x, y), SIMD2(x.nextDown, y)), (SIMD2(y, x), SIMD2(y, x.nextDown))] {
        #expect(abs(GradientNoise.value(at: a) - GradientNoise.value(at: b)) < 1e-13)
      }
    }
  }

  @Test func `half of the slopes are diagonal`() {
    var (diagonal, straight) = (0, 0)
    for index in 0..<10_000 {
      let slope = GradientNoise.latticeGradient(column: index % 100, row: index / 100)
      if abs(slope.x) == 1 && abs(slope.y) == 1 { diagonal += 1 }
      if abs(slope.x) + abs(slope.y) == 1 { straight += 1 }
    }
    #expect(abs(diagonal - 5_000) < 6 * 50 && diagonal + straight == 10_000)
  }

  @Test func `any point has a finite value`() {
    for x in hostileTimes {
      for y in hostileTimes {
        let value = GradientNoise.value(at: SIMD2(x, y))
        if !(abs(value) <= 1) { Issue.record("\(x) \(y)") }
      }
    }
    #expect(GradientNoise.value(at: SIMD2(.nan, 0.5)) == 0)
    #expect(GradientNoise.value(at: SIMD2(1e300, 0.5)) != 0)
    let far = GradientNoise.value(at: SIMD2(0.25 + 0x1p32, 0.5))
    #expect(far == GradientNoise.value(at: SIMD2(0.25, 0.5)))
  }
}
