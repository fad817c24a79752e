// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct TransferFunctionTests {
  /// Numbers of sRGB and their light, computed with mpmath in 40 digits.
  static let oracle: [(encoded: Double, linear: Double)] = [
    (0.03125, 0.002418730650154799), (0.0625, 0.0051556683990326),
    (0.125, 0.014349874706802558), (0.25, 0.05087608817155679),
    (0.5, 0.21404114048223244), (0.75, 0.5225215539683918),
    (0.9375, 0.863669004659515), (1.5, 2.537155239391517),
    (100.0, 55560.6359438947), (-0.5, -0.21404114048223244),
  ]

  @Test func `the curve is that of the standard`() {
    for (encoded, linear) in Self.oracle {
      #expect(abs(TransferFunction.linear(encoded) - linear) <= 1e-15 * max(abs(linear), 0))
      #expect(abs(TransferFunction.encoded(linear) - encoded) <= 1e-15 * max(abs(encoded), 1))
      let error = abs(Double(TransferFunction.linear(Float(encoded))) - linear)
      #expect(error <= 6e-7 * abs(linear))
    }
    #expect(TransferFunction.linear(1.0) == 1 && TransferFunction.encoded(1.0) == 1)
    #expect(TransferFunction.linear(0.0) == 0 && TransferFunction.encoded(0.0) == 0)
  }

  @Test func `it rises everywhere, and is continuous where line and power meet`() {
    let (joint, linearJoint) = (0.0404482362771081917, 0.0031306684425006340)
    for (place, curve) in [
      (joint, { TransferFunction.linear($0) as Double }),
      (linearJoint, { TransferFunction.encoded($0) as Double }),
    ] {
      var number = place - 40 * place.ulp
      for _ in 0..<80 {
        // A few ulp are rounding; the jump of the standard's own curve is 1e9 of them.
        #expect(curve(number.nextUp) >= curve(number) - 4 * curve(number).ulp)
        #expect(curve(number.nextUp) <= curve(number) + 4 * curve(number).ulp)
        number = number.nextUp
      }
    }
    var last = TransferFunction.linear(-2.0)
    for step in -1999...2000 {
      let next = TransferFunction.linear(Double(step) / 1000)
      #expect(next > last)
      last = next
    }
  }

  @Test func `no number of 8 or 16 bits is on the other side of the standard's joint`() {
    for steps in [255.0, 65535] {
      let between = (0.0404482362771081917 * steps).rounded(.up)
      #expect(between > 0.04045 * steps)
    }
  }

  @Test func `there and back loses less than 2e-16 of a number from 0 to 1`() {
    for step in 0...20_000 {
      let number = Double(step) / 20_000
      #expect(abs(TransferFunction.encoded(TransferFunction.linear(number)) - number) <= 2.3e-16)
    }
  }

  @Test func `single precision errs by less than 1/10 000 of an 8-bit step`() {
    var worst = (encoded: 0.0, linear: 0.0)
    // Every 20 011th number from 2⁻²⁰ to 1.
    var bits = Float(0x1p-20).bitPattern
    while bits <= Float(1).bitPattern {
      let x = Float(bitPattern: bits)
      let encoded = abs(Double(TransferFunction.encoded(x)) - TransferFunction.encoded(Double(x)))
      let linear = TransferFunction.linear(Double(x))
      worst.encoded = max(worst.encoded, encoded * 255)
      worst.linear = max(worst.linear, abs(Double(TransferFunction.linear(x)) - linear) / linear)
      bits += 20_011
    }
    #expect(worst.encoded < 1e-4)
    #expect(worst.linear < 6e-7)
  }

  @Test func `vector lanes have the bits of the scalar form`() {
    var generator = SeededGenerator(seed: 31)
    var numbers: [Float] = [
      0, -0.0, 1, -1, 0.04, 0.0404482, 0.0404483, 0.0031306, 0.0031307, .leastNonzeroMagnitude,
      1e-38, 3e38,
      .infinity, -.infinity, 255, 1e9,
    ]
    for _ in 0..<2000 {
      let isAny = generator.next() % 3 == 0
      let any = Float(bitPattern: UInt32(truncatingIfNeeded: generator.next()))
      numbers.append(isAny && any == any ? any : Float(generator.nextUnit()))
    }
    for start in stride(from: 0, through: numbers.count - 8, by: 8) {
      let x = SIMD8<Float>(numbers[start..<start + 8])
      let (linear, encoded) = (TransferFunction.linear(x), TransferFunction.encoded(x))
      for lane in 0..<8 {
        #expect(linear[lane].bitPattern == TransferFunction.linear(x[lane]).bitPattern)
        #expect(encoded[lane].bitPattern == TransferFunction.encoded(x[lane]).bitPattern)
        #expect(linear[lane].isFinite && encoded[lane].isFinite, "\(x[lane])")
      }
      #expect(TransferFunction.linear(x.lowHalf) == linear.lowHalf)
      #expect(TransferFunction.encoded(x.highHalf) == encoded.highHalf)
    }
  }

  @Test func `hostile numbers give finite ones, mirrored`() {
    for number in [
      1e150, 1e308, .greatestFiniteMagnitude, .infinity, .leastNonzeroMagnitude, 0.03, 0.7,
    ] {
      #expect(TransferFunction.linear(-number) == -TransferFunction.linear(number))
      #expect(TransferFunction.encoded(-number) == -TransferFunction.encoded(number))
      #expect(TransferFunction.linear(number).isFinite)
    }
    #expect(TransferFunction.encoded(1e300).isFinite)
    #expect(TransferFunction.linear(Double.nan).isNaN && TransferFunction.encoded(Double.nan).isNaN)
    #expect(TransferFunction.linear(Float.nan) == TransferFunction.linear(Float.infinity))
    #expect(TransferFunction.encoded(Float.nan) == TransferFunction.encoded(Float.infinity))
  }
}
