// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct RootsTests {
  @Test func `quadratics with one, two and no roots`() {
    #expect(Array(Roots.quadratic(1, -3, 2)) == [1, 2])
    #expect(Array(Roots.quadratic(-1, 3, -2)) == [1, 2])
    #expect(Array(Roots.quadratic(1, -2, 1)) == [1])
    #expect(Array(Roots.quadratic(4, 12, 9)) == [-1.5])
    #expect(Roots.quadratic(1, 0, 1).isEmpty)
    #expect(Array(Roots.quadratic(1, 0, -4)) == [-2, 2])
    #expect(Array(Roots.quadratic(2, 6, 0)) == [-3, 0])
    #expect(Array(Roots.quadratic(3, 0, 0)) == [0])
  }

  @Test func `degenerate quadratics are linear or have no roots`() {
    #expect(Array(Roots.quadratic(0, 2, -3)) == [1.5])
    #expect(Array(Roots.quadratic(0, 2, 0)) == [0])
    #expect(Roots.quadratic(0, 0, 1).isEmpty)
    #expect(Roots.quadratic(0, 0, 0).isEmpty)
    #expect(Roots.quadratic(.nan, 1, 1).isEmpty)
    #expect(Roots.quadratic(1, .infinity, 1).isEmpty)
  }

  @Test func `a quadratic neither cancels, overflows nor underflows`() {
    // The small root of x² + 10⁸x + 1 is −10⁻⁸ − 10⁻²⁴ − …
    let apart = Roots.quadratic(1, 1e8, 1)
    #expect(apart.count == 2 && abs(apart[0] + 1e8) <= 2 * 1e8.ulp && apart[1] == -1e-8)
    #expect(Array(Roots.quadratic(1e300, -3e300, 2e300)) == [1, 2])
    #expect(Array(Roots.quadratic(0x1p-1000, -0x3p-1000, 0x2p-1000)) == [1, 2])
    #expect(Array(Roots.quadratic(0x1p+500, 0, -0x1p-500)) == [-0x1p-500, 0x1p-500])
    #expect(Array(Roots.quadratic(1, 1e200, 1)) == [-1e200, -1e-200])
    // A subnormal literal would be a warning.
    let tiny = Double.leastNonzeroMagnitude
    #expect(Array(Roots.quadratic(2024 * tiny, 1, -1)) == [1])  // the other is beyond Double
    #expect(Array(Roots.quadratic(tiny, -3 * tiny, 2 * tiny)) == [1, 2])
  }

  @Test func `close roots of a quadratic are told apart`() {
    // Discriminants from Kahan's examples: b² and 4ac agree in more than 53 bits.
    let roots = Roots.quadratic(94_906_265.625, -189_812_534, 94_906_268.375)
    #expect(Array(roots) == [1, 1.0000000289759583])
    let tight = Roots.quadratic(94_906_266.375, -189_812_534.75, 94_906_268.375)
    #expect(Array(tight) == [1, 1.0000000210734242])
    // (x − 1)(x − 1 − 2⁻²⁰) exactly.
    let gap = 0x1p-20
    #expect(Array(Roots.quadratic(1, -(2 + gap), 1 + gap)) == [1, 1 + gap])
  }

  @Test func `random quadratics give back the roots they are made of`() {
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<2_000 {
      // Integer roots of 20 bits make every coefficient exact.
      let p = Double(Int(generator.next() >> 44)) - 500_000
      let q = Double(Int(generator.next() >> 44)) - 500_000
      let a = Double(Int(generator.next() >> 56)) + 1
      let roots = Roots.quadratic(a, -a * (p + q), a * p * q)
      #expect(Array(roots) == (p == q ? [p] : [min(p, q), max(p, q)]))
    }
  }

  @Test func `cubics with one, two and three roots`() {
    #expect(Array(Roots.cubic(1, -6, 11, -6)) == [1, 2, 3])
    #expect(Array(Roots.cubic(-2, 12, -22, 12)) == [1, 2, 3])
    #expect(Array(Roots.cubic(1, -4, 5, -2)) == [1, 2])  // 1 twice
    #expect(Array(Roots.cubic(1, -5, 8, -4)) == [1, 2])  // 2 twice
    #expect(Array(Roots.cubic(1, -3, 3, -1)) == [1])  // 1 three times
    #expect(Array(Roots.cubic(1, 0, 0, -27)) == [3])
    #expect(Array(Roots.cubic(1, 0, 0, 0)) == [0])
    #expect(Array(Roots.cubic(1, 0, -1, 0)) == [-1, 0, 1])
    #expect(Array(Roots.cubic(1, 0, 1, 0)) == [0])
  }

  @Test func `degenerate cubics are quadratic`() {
    #expect(Array(Roots.cubic(0, 1, -3, 2)) == [1, 2])
    #expect(Array(Roots.cubic(0, 0, 2, -3)) == [1.5])
    #expect(Roots.cubic(0, 0, 0, 1).isEmpty)
    #expect(Roots.cubic(1, .nan, 0, 1).isEmpty)
  }

  @Test func `random cubics give back the roots they are made of`() {
    var generator = SeededGenerator(seed: 21)
    for round in 0..<1_000 {
      // Integer roots of 16 bits make every coefficient exact.
      let scale = [1, 0x1p-300, 0x1p+300][round % 3]
      let r = (0..<3).map { _ in Double(Int(generator.next() >> 48)) - 32_768 }
      let b = -(r[0] + r[1] + r[2])
      let c = r[0] * r[1] + r[1] * r[2] + r[2] * r[0]
      let d = -r[0] * r[1] * r[2]
      let roots = Roots.cubic(scale, b * scale, c * scale, d * scale)
      #expect(Array(roots) == Set(r).sorted(), "of \(r)")
    }
  }

  @Test func `hard cubics agree with high-precision roots`() {
    // Solved with mpmath to 60 digits from these exact coefficients.
    let rows: [(a: Double, b: Double, c: Double, d: Double, roots: [Double])] = [
      (1.0, -3.0000001, 3.0000002, -1.0000001, [0.999993977720376]),
      (1.0, 100000.0, 1.0, 1e-06, [-99999.99999, -8.872983347109265e-06, -1.127016653790735e-06]),
      (1.0, -100000000.0, -100000000.0, 1.0, [-1.0, 9.999999900000002e-09, 100000000.99999999]),
      (3.7, -2.1, 0.4, -0.01, [0.02926426271067523]),
      (1.0, 0.0, -3.0, 2.0000000000000004, [-2.0]),
      (1.0, 0.0, -3.0, 1.9999999999999998, [-2.0, 0.9999999913968105, 1.0000000086031895]),
      (1e-12, 1.0, -2.0, 0.5, [-1000000000002.0, 0.29289321881347025, 1.7071067811830298]),
      (1.0, -1000.001, 1.000001, -1e-09, [1.0000000000010001e-09, 0.001, 999.999999999]),
      (
        2.0, -3.0, 1e-09, 1e-12,
        [-5.771835155643501e-07, 5.775170711199798e-07, 1.4999999996664444]
      ),
      (0.1, -0.7, 1.1, -0.3, [0.34455761845016913, 1.789244119040809, 4.8661982625090205]),
      (1.0, 3.0, 3.0, 1.0000000001, [-1.000464158896163]),
    ]
    for row in rows {
      let roots = Array(Roots.cubic(row.a, row.b, row.c, row.d))
      #expect(roots.count == row.roots.count, "\(row): \(roots)")
      for (root, expected) in zip(roots, row.roots) {
        #expect(abs(root - expected) <= expected.ulp, "\(row): \(roots)")
      }
    }
  }

  @Test func `a bracketed root is one of the two neighbors of the sign change`() {
    let functions: [(ClosedRange<Double>, @Sendable (Double) -> Double, Double)] = [
      (0...2, { $0 * $0 - 2 }, 2.0.squareRoot()),
      (0...1, { Elementary.cos($0) - $0 }, 0.7390851332151607),
      (-1...4, { Elementary.exp($0) - 3 }, 1.0986122886681098),
      (0...10, { Elementary.log($0) }, 1),
      (-1e300...1e300, { $0 - 1e-300 }, 1e-300),
      (-4...5, { $0 * $0 * $0 }, 0),
      (0...1, { $0 < 0.3 ? -1 : 1 }, 0.3),
      (-10...10, { Elementary.atan($0 * 1e9 - 1) }, 1e-9),
      (0...1, { Elementary.pow($0, 19) - 1e-30 }, 0.026366508987303583),
    ]
    for (bounds, function, expected) in functions {
      var calls = 0
      let root = Roots.bracketed(in: bounds) { x in
        calls += 1
        #expect(bounds.contains(x))
        return function(x)
      }
      #expect(calls <= 200)
      let value = function(root)
      let isSignChange =
        value == 0 || (function(root.nextUp) < 0) != (value < 0)
        || (function(root.nextDown) < 0) != (value < 0)
      #expect(isSignChange, "\(root) for \(expected)")
      #expect(abs(root - expected) <= max(4 * expected.ulp, 1e-100), "\(root) for \(expected)")
    }
  }

  @Test func `smooth functions take few evaluations`() {
    var calls = 0
    _ = Roots.bracketed(in: 0...3) {
      calls += 1
      return Elementary.exp($0) - 5
    }
    #expect(calls <= 16)
  }

  @Test func `without a sign change the bound nearer to zero is the answer`() {
    #expect(Roots.bracketed(in: 1...2) { $0 } == 1)
    #expect(Roots.bracketed(in: -2...(-1)) { $0 } == -1)
    #expect(Roots.bracketed(in: 0...1) { _ in 1 } == 0)
    #expect(Roots.bracketed(in: 0...1) { _ in .nan } == 0)
    #expect(Roots.bracketed(in: 3...3) { $0 } == 3)
    #expect(Roots.bracketed(in: 0...5) { $0 } == 0)
    #expect(Roots.bracketed(in: -5...0) { $0 } == 0)
    let root = Roots.bracketed(in: -1...1) { $0 < 0.25 ? -1 : .nan }
    #expect(root == 0.25 || root == 0.25.nextDown)
  }
}
