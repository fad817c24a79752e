// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct RadiansTests {
  private static let degree = Double.pi / 180

  /// Angles of every size, and all that lie next to multiples of half a turn.
  private static let angles: [Double] = {
    var generator = SeededGenerator(seed: 41)
    var result: [Double] = [
      0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-300, -1e-17, 1, -1, 1e22, -1e22,
      1e150, -1e150, 1e308, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    ]
    for count in 1...40 {
      let angle = Double(count) * .pi
      for near in [angle.nextDown, angle, angle.nextUp] { result += [near, -near] }
    }
    for exponent in 3...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      result += [power * .pi / 4, power, -power.nextDown]
    }
    for index in 0..<20_000 {
      let size = Double(sign: .plus, exponent: index % 64 - 10, significand: 1)
      result.append((2 * generator.nextUnit() - 1) * size)
    }
    return result.filter(\.isFinite)
  }()

  @Test func `a signed angle is the exact remainder of IEEE, and half a turn is positive`() {
    for angle in Self.angles {
      let expected = remainder(angle, 2 * Double.pi)
      let found = Radians.signed(angle)
      #expect(found == (expected == -.pi ? .pi : expected), "\(angle)")
      #expect(found > -.pi && found <= .pi, "\(angle)")
      #expect(Radians.signed(found) == found)
    }
  }

  @Test func `multiples of a turn reduce to exactly zero`() {
    for count in -8...8 {
      #expect(Radians.signed(Double(count) * Radians.turn) == 0)
      #expect(Radians.unsigned(Double(count) * Radians.turn) == 0)
    }
    for exponent in 0...1000 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      #expect(Radians.signed(power * Radians.turn) == 0)
      #expect(Radians.signed(-power * Radians.turn) == 0)
    }
    #expect(Radians.signed(3 * .pi) == .pi && Radians.signed(-3 * .pi) == .pi)
  }

  @Test func `an unsigned angle is at least 0 and less than a turn`() {
    for angle in Self.angles {
      let found = Radians.unsigned(angle)
      #expect(found >= 0 && found < Radians.turn, "\(angle)")
      let rest = fmod(angle, Radians.turn)
      let expected = rest < 0 ? rest + Radians.turn : rest
      #expect(abs(found - min(expected, Radians.turn.nextDown)) <= 1e-15, "\(angle)")
      if Radians.signed(angle) >= 0 { #expect(found == Radians.signed(angle), "\(angle)") }
    }
    #expect(Radians.unsigned(-1e-20) == Radians.turn.nextDown)
  }

  @Test func `from 350 to 10 degrees it is 20 degrees, and back as much`() {
    let (a, b) = (350 * Self.degree, 10 * Self.degree)
    #expect(abs(Radians.difference(from: a, to: b) - 20 * Self.degree) < 1e-15)
    #expect(abs(Radians.difference(from: b, to: a) + 20 * Self.degree) < 1e-15)
    #expect(abs(Radians.nearest(b, to: a) - 370 * Self.degree) < 1e-15)
    #expect(abs(Radians.nearest(a, to: b) + 10 * Self.degree) < 1e-15)
    let needle = SpringTrajectory(from: a, to: Radians.nearest(b, to: a), spring: .smooth)
    #expect(abs(needle.value(at: 0.2) / Self.degree - 364.3083) < 1e-3)
  }

  @Test func `a difference is within an ulp of a turn of the exact one`() {
    var generator = SeededGenerator(seed: 42)
    for index in 0..<20_000 {
      // Multiples of 2⁻⁴⁰: their differences are exact.
      let scale = index % 2 == 0 ? 1 : 1e-3
      func angle() -> Double {
        floor((2 * generator.nextUnit() - 1) * 1e3 * scale * 0x1p+40) * 0x1p-40
      }
      let (a, b) = (angle(), angle())
      let expected = remainder(b - a, Radians.turn)
      let found = Radians.difference(from: a, to: b)
      #expect(abs(remainder(found - expected, Radians.turn)) <= Radians.turn.ulp, "\(a) \(b)")
      #expect(found > -.pi && found <= .pi)
    }
    #expect(Radians.difference(from: 0, to: .pi) == .pi)
    #expect(Radians.difference(from: .pi, to: 0) == .pi, "the rising way of two equal ones")
  }

  @Test func `the nearest equivalent angle is equivalent, and nearest`() {
    var generator = SeededGenerator(seed: 43)
    for index in 0..<20_000 {
      let size = Double(sign: .plus, exponent: index % 40 - 4, significand: 1)
      let target = (2 * generator.nextUnit() - 1) * size
      let reference = (2 * generator.nextUnit() - 1) * (index % 3 == 0 ? size : 50)
      let found = Radians.nearest(target, to: reference)
      let rounding = 2 * max(found.ulp, reference.ulp)
      #expect(abs(found - reference) <= .pi + rounding, "\(target) \(reference)")
      let miss = remainder(
        remainder(found, Radians.turn) - remainder(target, Radians.turn), Radians.turn)
      #expect(abs(miss) <= rounding + 1e-15, "\(target) \(reference)")
      #expect(Radians.nearest(found, to: reference) == found)
    }
  }

  @Test func `a target that is nearest already is returned to the bit`() {
    var generator = SeededGenerator(seed: 44)
    for _ in 0..<2000 {
      let reference = 1000 * generator.nextUnit()
      let target = reference + (2 * generator.nextUnit() - 1) * 3.1415
      #expect(Radians.nearest(target, to: reference) == target)
    }
    #expect(Radians.nearest(.pi, to: 0) == .pi && Radians.nearest(-.pi, to: 0) == .pi)
    #expect(Radians.nearest(0, to: .pi) == 2 * .pi)
    #expect(Radians.nearest(5 * .pi, to: 0) == .pi)
  }

  @Test func `finite angles give finite ones, and others have no direction`() {
    let hostile = Self.angles.filter { abs($0) > 1e15 || abs($0) < 1e-200 } + [0.5, 1e3]
    for a in hostile {
      for b in hostile.prefix(40) {
        #expect(Radians.nearest(a, to: b).isFinite && Radians.difference(from: a, to: b).isFinite)
      }
    }
    for nonsense in [Double.nan, .infinity, -.infinity] {
      #expect(Radians.signed(nonsense).isNaN && Radians.unsigned(nonsense).isNaN)
      #expect(Radians.difference(from: 1, to: nonsense).isNaN)
      #expect(Radians.nearest(1, to: nonsense) == 1)
      #expect(Radians.nearest(nonsense, to: 1).bitPattern == nonsense.bitPattern)
    }
  }

  @Test func `a huge angle draws the direction of its reduced one`() {
    // The reduction moves an angle by less than half an ulp, so up to 2⁴⁰ hardly at all.
    for angle in Self.angles where abs(angle) < 1e9 {
      let (found, expected) = (Radians.signed(angle), angle)
      #expect(abs(sin(found) - sin(expected)) <= angle.ulp / 2 + 1e-15, "\(angle)")
    }
  }
}
