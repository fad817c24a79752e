// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// A number in binary fixed point, computed with integers only: a witness for the clock.
struct ExactNumber {
  /// Bits below the point, and all bits; enough for the sums and products of a test.
  private static let (fraction, limbs) = (640, 40)

  /// Two's complement, least significant first.
  private var bits = [UInt32](repeating: 0, count: limbs)

  init(_ value: Double) {
    guard value != 0 else { return }
    let shift = Int(value.exponent) - 52 + ExactNumber.fraction
    precondition(shift >= 0 && value.magnitude < 0x1p400)
    let significand = UInt64(value.significand.magnitude * 0x1p52)
    for bit in 0..<53 where significand >> UInt64(bit) & 1 == 1 {
      bits[(shift + bit) / 32] |= 1 << UInt32((shift + bit) % 32)
    }
    if value < 0 { self = -self }
  }

  var isNegative: Bool { bits[ExactNumber.limbs - 1] >> 31 == 1 }

  static prefix func - (a: ExactNumber) -> ExactNumber {
    var (result, carry) = (a, UInt64(1))
    for index in 0..<limbs {
      let sum = UInt64(~a.bits[index]) + carry
      result.bits[index] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
    return result
  }

  static func + (a: ExactNumber, b: ExactNumber) -> ExactNumber {
    var (result, carry) = (a, UInt64(0))
    for index in 0..<limbs {
      let sum = UInt64(a.bits[index]) + UInt64(b.bits[index]) + carry
      result.bits[index] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
    return result
  }

  static func - (a: ExactNumber, b: ExactNumber) -> ExactNumber { a + (-b) }

  static func * (a: ExactNumber, b: ExactNumber) -> ExactNumber {
    let (left, right) = (a.isNegative ? -a : a, b.isNegative ? -b : b)
    var product = [UInt32](repeating: 0, count: 2 * limbs)
    for i in 0..<limbs where left.bits[i] != 0 {
      var carry = UInt64(0)
      for j in 0..<limbs {
        let sum = UInt64(left.bits[i]) * UInt64(right.bits[j]) + UInt64(product[i + j]) + carry
        product[i + j] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      product[i + limbs] = UInt32(truncatingIfNeeded: carry)
    }
    precondition(product[..<(fraction / 32)].allSatisfy { $0 == 0 }, "the product is not exact")
    var result = ExactNumber(0)
    result.bits = Array(product[(fraction / 32)..<(fraction / 32 + limbs)])
    return a.isNegative == b.isNegative ? result : -result
  }

  /// The magnitude, to a few bits: enough to measure an error with.
  var magnitude: Double {
    let positive = isNegative ? -self : self
    var result = 0.0
    for limb in positive.bits.reversed() { result = result * 0x1p32 + Double(limb) }
    return result * 0x1p-640
  }
}

/// What a clock does, in exact arithmetic.
private struct ExactClock {
  var anchor: ExactNumber
  var local = ExactNumber(0)
  var rate: ExactNumber
  var isPaused = false

  func localTime(at time: Double) -> ExactNumber {
    isPaused ? local : local + (ExactNumber(time) - anchor) * rate
  }

  mutating func dropAnchor(at time: Double) {
    local = localTime(at: time)
    anchor = ExactNumber(time)
  }
}

@Suite struct PlaybackClockExactnessTests {
  @Test func `the witness computes exactly`() {
    let (a, b) = (ExactNumber(0.1), ExactNumber(-3.5))
    #expect((a + b - a - b).magnitude == 0)
    #expect((ExactNumber(0.25) * b).magnitude == 0.875 && (a * b).isNegative)
    #expect((a * a).magnitude > 0.1 * 0.1 - 1e-17 && ExactNumber(1e9).magnitude == 1e9)
  }

  @Test(arguments: [1.0, 0.7, -1.3, 2.0 / 3])
  func `a thousand pauses lose nothing`(rate: Double) {
    var generator = SeededGenerator(seed: 40)
    var clock = PlaybackClock(beginTime: 0.1, speed: rate)
    var exact = ExactClock(anchor: ExactNumber(0.1), rate: ExactNumber(rate))
    var (time, worst) = (0.1, 0.0)
    for _ in 0..<1000 {
      for isPause in [true, false] {
        time += generator.nextUnit() * 3
        if isPause { clock.pause(at: time) } else { clock.resume(at: time) }
        exact.dropAnchor(at: time)
        exact.isPaused = isPause
        let found = clock.localTime(at: time)
        let error = (ExactNumber(found) - exact.localTime(at: time)).magnitude / found.ulp
        worst = max(worst, error)
      }
    }
    #expect(worst <= 0.5 + 1e-9, "the nearest number, after a thousand pauses")
  }

  @Test func `operations of every kind are each within an ulp of the exact clock`() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<60 {
      var clock = PlaybackClock(beginTime: 1e9 / 3)
      var exact = ExactClock(anchor: ExactNumber(1e9 / 3), rate: ExactNumber(1))
      var time = 1e9 / 3
      var drift = 0.0
      for _ in 0..<40 {
        time += generator.nextUnit() * 100
        switch generator.next() % 4 {
        case 0:
          clock.pause(at: time)
          exact.dropAnchor(at: time)
          exact.isPaused = true
        case 1:
          clock.resume(at: time)
          exact.dropAnchor(at: time)
          exact.isPaused = false
        case 2:
          let rate = generator.nextUnit() * 4 - 2
          clock.setSpeed(rate, at: time)
          // The exact clock would need more and more bits if rates of 53 bits piled up.
          exact.dropAnchor(at: time)
          exact.rate = ExactNumber(rate)
        default:
          clock.reverse(at: time)
          exact.dropAnchor(at: time)
          exact.rate = -exact.rate
        }
        let later = time + generator.nextUnit() * 10
        let found = clock.localTime(at: later)
        let error = (ExactNumber(found) - exact.localTime(at: later)).magnitude
        // Rounded once where it is read; what the operations add is 2⁻¹⁰⁰ of their numbers.
        drift = max(drift, error - found.ulp / 2)
      }
      #expect(drift <= 1e-25)
    }
  }

  @Test func `the inverse is within an ulp`() throws {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<500 {
      let (rate, begin) = (generator.nextUnit() * 4 - 2, generator.nextUnit() * 100)
      let offset = generator.nextUnit()
      let clock = PlaybackClock(beginTime: begin, speed: rate, timeOffset: offset)
      let exact = ExactClock(
        anchor: ExactNumber(begin), local: ExactNumber(offset), rate: ExactNumber(rate))
      for local in [0, offset, generator.nextUnit() * 50] {
        let time = try #require(clock.parentTime(at: local))
        let error = (exact.localTime(at: time) - ExactNumber(local)).magnitude
        #expect(error <= abs(rate) * time.ulp)
      }
      #expect(clock.beginTime == clock.parentTime(at: 0))
    }
  }
}
