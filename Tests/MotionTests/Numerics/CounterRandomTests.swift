// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct CounterRandomTests {
  @Test func `a word depends on nothing but seed, index and channel`() {
    // Known answers, so that no version changes the look of anyone's particles.
    #expect(CounterRandom(seed: 0).bits(index: 0) == 0x3104_2cc5_515a_f7ee)
    #expect(CounterRandom(seed: 7).bits(index: 1_000, channel: 3) == 0x2ae4_9709_7c04_85f8)
    #expect(CounterRandom(seed: .max).bits(index: -1, channel: -1) == 0xfc0a_c180_de95_c9bb)
    #expect(CounterRandom(seed: 7).unit(index: 1_000, channel: 3) == 0x1.5724b84be0240p-3)
  }

  @Test func `the SIMD forms have the bits of the scalar ones`() {
    let random = CounterRandom(seed: 5)
    for start in [0, 1, 77, -3, Int.max - 1] {
      for channel in 0..<3 {
        let four = random.units(startIndex: start, channel: channel)
        for lane in 0..<4 {
          #expect(four[lane] == random.unit(index: start &+ lane, channel: channel))
        }
        let eight = random.floatUnits(startIndex: start, channel: channel)
        for lane in 0..<8 {
          #expect(eight[lane] == random.floatUnit(index: start &+ lane, channel: channel))
        }
      }
    }
  }

  @Test func `flipping any bit of seed, index or channel flips half of the word`() {
    let rounds = 256
    for input in 0..<3 {
      for bit in 0..<64 {
        var flips = [Int](repeating: 0, count: 64)
        var total = 0
        for round in 0..<rounds {
          let (seed, index, channel) = (UInt64(round) &* 0x1234_5679, round &* 31, round & 7)
          let flip = UInt64(1) << UInt64(bit)
          let before = CounterRandom(seed: seed).bits(index: index, channel: channel)
          let after = CounterRandom(seed: input == 0 ? seed ^ flip : seed).bits(
            index: input == 1 ? index ^ Int(truncatingIfNeeded: flip) : index,
            channel: input == 2 ? channel ^ Int(truncatingIfNeeded: flip) : channel)
          let difference = before ^ after
          total += difference.nonzeroBitCount
          for position in 0..<64 where difference >> UInt64(position) & 1 == 1 {
            flips[position] += 1
          }
        }
        // Six standard deviations: √(64·256)/2 = 64 of the total, √256/2 = 8 of a position.
        #expect(abs(total - 32 * rounds) < 6 * 64)
        #expect((flips.min() ?? 0) > 128 - 48 && (flips.max() ?? 256) < 128 + 48)
      }
    }
  }

  @Test func `units are uniform, and channels and neighbors are independent`() {
    let random = CounterRandom(seed: 11)
    let count = 32_000
    var grid = [Int](repeating: 0, count: 64)
    var neighbors = [Int](repeating: 0, count: 64)
    for index in 0..<count {
      let a = random.unit(index: index, channel: 0)
      let b = random.unit(index: index, channel: 1)
      let c = random.unit(index: index + 1, channel: 0)
      guard a >= 0 && a < 1 && b >= 0 && b < 1 else {
        Issue.record("not in [0, 1)")
        return
      }
      grid[Int(a * 8) * 8 + Int(b * 8)] += 1
      neighbors[Int(a * 8) * 8 + Int(c * 8)] += 1
    }
    for table in [grid, neighbors] {
      let expected = Double(count) / 64
      let chiSquare = table.reduce(0.0) {
        $0 + (Double($1) - expected) * (Double($1) - expected) / expected
      }
      #expect(chiSquare > 20 && chiSquare < 63 + 6 * 126.0.squareRoot())
    }
    let floats = (0..<1_000).map { random.floatUnit(index: $0) }
    #expect(floats.allSatisfy { $0 >= 0 && $0 < 1 })
  }

  @Test func `no two of many indices and channels share a word`() {
    let random = CounterRandom(seed: 1)
    var seen: Set<UInt64> = []
    for channel in 0..<16 {
      for index in 0..<1_000 { seen.insert(random.bits(index: index, channel: channel)) }
    }
    #expect(seen.count == 16_000)
  }

  @Test func `it is read and written as its seed`() throws {
    let random = CounterRandom(seed: 99)
    let data = try JSONEncoder().encode([random])
    #expect(String(decoding: data, as: UTF8.self) == "[99]")
    #expect(try JSONDecoder().decode([CounterRandom].self, from: data) == [random])
  }
}
