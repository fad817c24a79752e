// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct FingerprintTests {
  func fingerprint(_ numbers: [Double]) -> Fingerprint {
    var fingerprint = Fingerprint()
    for number in numbers { fingerprint.combine(number) }
    return fingerprint
  }

  @Test func `equal numbers in equal order have equal fingerprints, and only these`() {
    #expect(fingerprint([1, 2, 3]) == fingerprint([1, 2, 3]))
    #expect(fingerprint([1, 2, 3]).value != fingerprint([1, 3, 2]).value)
    #expect(fingerprint([1, 2]).value != fingerprint([1, 2, 0]).value)
    #expect(fingerprint([]).value != fingerprint([0]).value)
    #expect(fingerprint([1, 1]).value != fingerprint([2, 2]).value)
    #expect(fingerprint([0.1]).value != fingerprint([Double(0.1).nextUp]).value)
  }

  @Test func `zeros differ by sign and all NaNs are one`() {
    #expect(fingerprint([0]).value != fingerprint([-0.0]).value)
    let nans = [.nan, .signalingNaN, Double(bitPattern: 0xfff8_0000_0000_0001)]
    for nan in nans { #expect(fingerprint([nan]) == fingerprint([.nan])) }
    var (a, b) = (Fingerprint(), Fingerprint())
    a.combine(Float.nan)
    b.combine(Float(bitPattern: 0xffc0_0001))
    #expect(a == b)
  }

  @Test func `numbers of different types differ`() {
    var values: Set<UInt64> = []
    var fingerprint = Fingerprint()
    fingerprint.combine(1.0)
    values.insert(fingerprint.value)
    fingerprint = Fingerprint()
    fingerprint.combine(Float(1))
    values.insert(fingerprint.value)
    fingerprint = Fingerprint()
    fingerprint.combine(1)
    values.insert(fingerprint.value)
    fingerprint = Fingerprint()
    fingerprint.combine(UInt64(1))
    values.insert(fingerprint.value)
    #expect(values.count == 4)
  }

  @Test func `flipping a bit of any number flips half of the digest`() {
    let numbers = (0..<8).map { Double($0) + 0.5 }
    let value = fingerprint(numbers).value
    var total = 0
    var least = 64
    for position in 0..<8 {
      for bit in 0..<64 {
        var changed = numbers
        changed[position] = Double(bitPattern: numbers[position].bitPattern ^ (1 << UInt64(bit)))
        let flips = (fingerprint(changed).value ^ value).nonzeroBitCount
        total += flips
        least = min(least, flips)
      }
    }
    #expect(abs(total - 512 * 32) < 6 * 91)  // √(512·64)/2 = 91 is the standard deviation
    #expect(least > 8)
  }

  @Test func `the description is 16 hexadecimal digits`() {
    #expect(Fingerprint().description == "492b8d6066c09227")
    #expect(fingerprint([1, -0.0, .infinity]).description == "859f12609132b2d8")
    for index in 0..<200 {
      let text = fingerprint([Double(index)]).description
      #expect(text.count == 16)
      #expect(UInt64(text, radix: 16) == fingerprint([Double(index)]).value)
    }
  }
}
