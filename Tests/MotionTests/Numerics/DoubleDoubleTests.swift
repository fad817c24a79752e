// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Each result is compared with an exact one, which a fused multiply-add or integers give.
@Suite struct DoubleDoubleTests {
  @Test func `a product of two numbers is exact`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<10_000 {
      let (a, b) = (
        Double.random(in: -9...9, using: &random), Double.random(in: 1...2, using: &random)
      )
      let product = DoubleDouble(a, 0) * DoubleDouble(b, 0)
      #expect(product.high == a * b)
      #expect(product.low == (-a * b).addingProduct(a, b))
      #expect(product.rounded == a * b)
    }
  }

  @Test func `a quotient has an error of at most 2⁻¹⁰⁴`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<10_000 {
      let (a, b) = (
        Double.random(in: 1...9, using: &random), Double.random(in: 1...9, using: &random)
      )
      let quotient = DoubleDouble(a, 0) / DoubleDouble(b, 0)
      // The remainder of a quotient that is rounded is a number.
      let remainder = a.addingProduct(-quotient.high, b)
      #expect(abs(remainder.addingProduct(-quotient.low, b)) <= 0x1p-104 * a)
      #expect(quotient.high == a / b)
    }
  }

  @Test func `a sum is that of integers`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<10_000 {
      let (m, n) = (
        Int64.random(in: -(1 << 52)...(1 << 52), using: &random),
        Int64.random(in: -(1 << 52)...(1 << 52), using: &random)
      )
      let sum = DoubleDouble(Double(m), 0) + DoubleDouble(Double(n) * 0x1p-40, 0)
      let other = DoubleDouble(Double(m), 0) + Double(n) * 0x1p-40
      #expect(sum.high == other.high && sum.low == other.low)
      // In units of 2⁻⁴⁰ and modulo 2⁶⁴, where `high` is below 2⁵³ and `low` below 1.
      let (whole, part) = (Int64(sum.high), sum.high - Double(Int64(sum.high)))
      let units = whole &<< 40 &+ Int64(part * 0x1p40) &+ Int64(sum.low * 0x1p40)
      #expect(units == m &<< 40 &+ n)
      #expect(sum.low.magnitude <= sum.high.ulp / 2)
      let opposite = -sum
      #expect(opposite.high == -sum.high && opposite.low == -sum.low)
    }
  }

  @Test func `parts that overlap are separated`() {
    let number = DoubleDouble(normalizing: 1, 0x1p-52 + 0x1p-80)
    #expect(number.high == 1 + 0x1p-52)
    #expect(number.low == 0x1p-80)
  }
}
