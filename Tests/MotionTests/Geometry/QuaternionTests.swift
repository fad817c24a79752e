// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct QuaternionTests {
  private static let axes = [
    SIMD3(0.0, 0, 1), SIMD3(1.0, 2, -2) / 3, SIMD3(-0.6, 0, 0.8), SIMD3(0.0, -1, 0),
  ]

  private func unit(_ generator: inout SeededGenerator) -> Quaternion {
    func number() -> Double { 2 * generator.nextUnit() - 1 }
    return Quaternion(x: number(), y: number(), z: number(), w: number()).normalized
  }

  private func point(_ generator: inout SeededGenerator) -> SIMD3<Double> {
    func number() -> Double { 2 * generator.nextUnit() - 1 }
    return SIMD3(number(), number(), number())
  }

  /// How far two rotations are apart, whatever the signs of their quaternions.
  private func distance(_ a: Quaternion, _ b: Quaternion) -> Double {
    min(a.components.distance(to: b.components), a.components.distance(to: -b.components))
  }

  /// Rodrigues' formula, with the trigonometry of the C library.
  private func turned(_ p: SIMD3<Double>, _ angle: Double, _ k: SIMD3<Double>) -> SIMD3<Double> {
    let across = SIMD3(k.y * p.z - k.z * p.y, k.z * p.x - k.x * p.z, k.x * p.y - k.y * p.x)
    return p * cos(angle) + across * sin(angle) + k * (k.dot(p) * (1 - cos(angle)))
  }

  @Test func `a rotation turns points as Rodrigues does, within 8 ulp`() {
    var generator = SeededGenerator(seed: 51)
    for axis in Self.axes {
      for step in -20...20 {
        let angle = Double(step) * 0.37
        let rotation = Quaternion(angle: angle, axis: axis * 7)
        let p = point(&generator)
        #expect(rotation(p).distance(to: turned(p, angle, axis)) <= 8 * 0x1p-52 * p.magnitude)
        // Length means nothing.
        for factor in [-1, 0.1, 1e-200, 1e200] {
          let other = Quaternion(components: rotation.components * factor)
          #expect(other(p).distance(to: rotation(p)) <= 8 * 0x1p-52 * p.magnitude, "\(factor)")
        }
      }
    }
    #expect(Quaternion(angle: .pi / 2, axis: SIMD3(0, 0, 1))(SIMD3(1, 0, 0)).y == 1)
  }

  @Test func `a matrix of a rotation turns as the rotation does`() throws {
    var generator = SeededGenerator(seed: 52)
    for _ in 0..<500 {
      let (rotation, p) = (unit(&generator), point(&generator))
      let matrix = Matrix4.rotation(rotation)
      #expect(try #require(matrix(p)).distance(to: rotation(p)) <= 2e-15)
      let same = Matrix4.rotation(rotation.angle, axis: rotation.axis)
      #expect((matrix.row1 - same.row1).magnitude + (matrix.row2 - same.row2).magnitude <= 4e-15)
      #expect(distance(try #require(matrix.components).rotation, rotation) <= 1e-15)
    }
  }

  @Test func `a product is the second rotation and then the first`() {
    var generator = SeededGenerator(seed: 53)
    for _ in 0..<500 {
      let (a, b, p) = (unit(&generator), unit(&generator), point(&generator))
      #expect((a * b)(p).distance(to: a(b(p))) <= 4e-15)
      #expect(a.concatenating(b) == b * a)
      #expect(distance(a * a.inverse, .identity) <= 1e-15)
      #expect(a.inverse(a(p)).distance(to: p) <= 4e-15)
      #expect(a.conjugate.components.distance(to: a.inverse.components) <= 1e-15)
      let long = Quaternion(components: a.components * 40)
      #expect((long * long.inverse).components.distance(to: SIMD4(0, 0, 0, 1)) <= 1e-15)
    }
    let i = Quaternion(x: 1, y: 0, z: 0, w: 0)
    let j = Quaternion(x: 0, y: 1, z: 0, w: 0)
    let k = Quaternion(x: 0, y: 0, z: 1, w: 0)
    #expect(i * j == k && j * k == i && k * i == j && j * i == k.conjugate)
    #expect((i * i).components == -Quaternion.identity.components)
  }

  @Test func `angle and axis read back, however small the angle and next to half a turn`() {
    let angles = [1e-300, 1e-200, 1e-20, 1e-8, 0.1, 1, 3, .pi - 1e-8, .pi - 1e-15]
    for axis in Self.axes {
      for angle in angles {
        let rotation = Quaternion(angle: angle, axis: axis)
        #expect(abs(rotation.angle - angle) <= 4 * angle.ulp, "\(angle)")
        #expect(rotation.axis.distance(to: axis) <= 4e-16, "\(angle)")
        let back = Quaternion(components: -rotation.components)
        #expect(back.angle == rotation.angle && back.axis == rotation.axis)
      }
      // Three quarters of a turn are one about the opposite axis.
      let long = Quaternion(angle: 1.5 * .pi, axis: axis)
      #expect(abs(long.angle - .pi / 2) <= 4e-16 && long.axis.distance(to: -axis) <= 4e-16)
    }
    #expect(Quaternion.identity.angle == 0 && Quaternion.identity.axis == SIMD3(0, 0, 1))
  }

  @Test func `a rotation vector is the axis times the angle, and makes the rotation again`() {
    var generator = SeededGenerator(seed: 54)
    for index in 0..<2000 {
      let size = pow(10, -Double(index % 320))
      let vector = point(&generator) * size  // at most √3 long
      let rotation = Quaternion(rotationVector: vector)
      let error = rotation.rotationVector.distance(to: vector)
      #expect(error <= 1e-15 * size + 4 * .leastNonzeroMagnitude, "\(vector)")
      let expected = Quaternion(angle: vector.magnitude, axis: vector)
      if size > 1e-140 { #expect(distance(rotation, expected) <= 4e-16 * min(1, size) + 1e-16) }
    }
    // Several turns are made as well, and come back as the shortest.
    let axis = SIMD3(1.0, 2, -2) / 3
    let wound = Quaternion(rotationVector: axis * (4 * .pi + 1))
    #expect(wound.rotationVector.distance(to: axis) <= 4e-15)
    #expect(Quaternion(rotationVector: .zero) == .identity)
    #expect(Quaternion.identity.rotationVector == .zero)
    let half = Quaternion(rotationVector: SIMD3(0, .pi, 0))
    #expect(half.rotationVector.distance(to: SIMD3(0, .pi, 0)) <= 1e-15)
  }

  @Test func `an interpolation turns evenly about one axis`() {
    for axis in Self.axes {
      for start in [0, 0.3, -2, 3] {
        // Next to nothing, through a right angle, and up to half a turn.
        for travel in [1e-15, 1e-12, 1e-9, 1e-6, 1e-3, 1, 3, .pi - 1e-3, .pi - 1e-9] {
          let a = Quaternion(angle: start, axis: axis)
          let b = Quaternion(angle: start + travel, axis: axis)
          // The sum was rounded.
          let exact = (start + travel) - start
          for fraction in [-0.5, 1e-12, 0.1, 0.25, 0.5, 0.9, 1 - 1e-12, 1.5] {
            let found = a.interpolated(to: b, by: fraction)
            let expected = Quaternion(angle: start + fraction * exact, axis: axis)
            #expect(distance(found, expected) <= 2e-15, "\(start) \(travel) \(fraction)")
            let other = a.interpolated(
              to: Quaternion(components: -3 * b.components), by: fraction)
            #expect(distance(found, other) <= 2e-15, "signs and lengths do not matter")
          }
        }
      }
    }
  }

  @Test func `a small rotation is divided to the last bits`() {
    for axis in Self.axes {
      for exponent in stride(from: 1, through: 300, by: 7) {
        let angle = pow(10, -Double(exponent))
        let end = Quaternion(rotationVector: axis * angle)
        for fraction in [0.001, 0.3, 0.5, 0.8, 3] {
          let found = Quaternion.identity.interpolated(to: end, by: fraction).rotationVector
          let expected = axis * (angle * fraction)
          // Squares of chords below 1e-154 are zero, and then the numbers move straight.
          #expect(found.distance(to: expected) <= 2e-15 * angle * max(1, fraction), "\(angle)")
        }
      }
    }
  }

  @Test func `an interpolation goes by the shorter arc and is exact at both ends`() {
    var generator = SeededGenerator(seed: 55)
    for _ in 0..<500 {
      let (a, b) = (unit(&generator), unit(&generator))
      let whole = (b * a.inverse).angle
      #expect(a.interpolated(to: b, by: 0) == a && a.interpolated(to: b, by: 1) == b)
      for fraction in [0.2, 0.5, 0.7] {
        let found = a.interpolated(to: b, by: fraction)
        #expect(abs((found * a.inverse).angle - fraction * whole) <= 4e-15)
        #expect(abs((b * found.inverse).angle - (1 - fraction) * whole) <= 4e-15)
        #expect(abs(found.components.magnitude - 1) <= 4e-16)
      }
      #expect(a.interpolated(to: b, by: .nan) == a)
      #expect(a.interpolated(to: b, by: .infinity) == b)
      #expect(a.interpolated(to: b, by: -.infinity) == a)
      #expect(a.interpolated(to: b, by: 1e308).components.magnitude < 1.01)
      #expect(distance(a.interpolated(to: a, by: 0.4), a) <= 4e-16)
    }
    // Half a turn away both ways are the same length, and one is taken.
    let opposite = Quaternion(x: 1, y: 0, z: 0, w: 0)
    let middle = Quaternion.identity.interpolated(to: opposite, by: 0.5)
    #expect(abs(middle.angle - .pi / 2) <= 4e-16)
  }

  @Test func `a spring moves an orientation from one to another without a jump`() {
    let start = Quaternion(angle: 1, axis: SIMD3(1, 0, 0))
    let end = Quaternion(angle: 2.5, axis: SIMD3(0, 1, 1))
    let turn = SpringTrajectory(
      from: .zero, to: (end * start.inverse).rotationVector, velocity: SIMD3(0, 3, -1),
      spring: .bouncy)
    func now(_ time: Double) -> Quaternion {
      Quaternion(rotationVector: turn.value(at: time)) * start
    }
    #expect(distance(now(0), start) <= 4e-16 && distance(now(.infinity), end) <= 1e-15)
    for step in 0..<200 {
      let time = Double(step) / 100
      let change = (now(time + 1e-4) * now(time).inverse).angle
      #expect(change <= turn.velocity(at: time).magnitude * 1e-4 + 1e-5)
    }
    let simple = SpringTrajectory(
      from: .zero, to: Quaternion(angle: 2, axis: SIMD3(1, 1, 0)).rotationVector, spring: .bouncy)
    #expect(abs(Quaternion(rotationVector: simple.value(at: 0.2)).angle - 1.7474) < 1e-3)
  }

  @Test func `ten thousand products are off by 1e-13 at most`() {
    let step = Quaternion(angle: 1e-3, axis: SIMD3(2, -1, 2))
    var sum = Quaternion.identity
    for _ in 0..<10_000 { sum = step * sum }
    #expect(distance(sum.normalized, Quaternion(angle: 10, axis: SIMD3(2, -1, 2))) <= 1e-13)
  }

  @Test func `nonsense is the identity, and hostile numbers give finite ones`() {
    let nonsense = [
      Quaternion(components: .zero), Quaternion(x: .nan, y: 0, z: 0, w: 1),
      Quaternion(x: 0, y: .infinity, z: 0, w: 1),
    ]
    for rotation in nonsense {
      #expect(rotation.normalized == .identity && rotation.inverse == .identity)
      #expect(rotation.angle == 0 && rotation(SIMD3(1, 2, 3)) == SIMD3(1, 2, 3))
      #expect(rotation.rotationVector == .zero)
    }
    #expect(Quaternion(angle: 1, axis: .zero) == .identity)
    #expect(Quaternion(angle: 1, axis: SIMD3(.infinity, 0, 0)) == .identity)
    #expect(Quaternion(angle: .nan, axis: SIMD3(1, 0, 0)) == .identity)
    #expect(Quaternion(rotationVector: SIMD3(.nan, 0, 0)) == .identity)
    #expect(Quaternion(rotationVector: SIMD3(repeating: 1e308)).components.magnitude < 1.01)
    #expect(Quaternion(angle: 1e300, axis: SIMD3(1e-300, 1e-300, 0)).components.magnitude < 1.01)
    for size in [.leastNonzeroMagnitude, 1e-300, 1e-150, 1e150, 1e308] {
      let rotation = Quaternion(x: size, y: -size, z: 0, w: size)
      #expect(abs(rotation.angle - 2 * atan2(2.0.squareRoot(), 1)) <= 1e-15, "\(size)")
      #expect(rotation(SIMD3(repeating: 1e150)).magnitude.isFinite)
      #expect(abs(rotation.normalized.components.magnitude - 1) <= 4e-16)
      let inverse = rotation.inverse.components
      #expect((0..<4).allSatisfy { inverse[$0].isFinite }, "\(size)")
    }
  }

  @Test func `a quaternion reads back to the bit, and only of four finite numbers`() throws {
    let rotation = Quaternion(angle: 0.3, axis: SIMD3(1, 2, 3))
    let data = try JSONEncoder().encode(rotation)
    #expect(try JSONDecoder().decode(Quaternion.self, from: data) == rotation)
    for text in ["[1, 2, 3]", "[1, 2, 3, 4, 5]", "{}", "[1, 2, 3, \"\"]"] {
      #expect(throws: DecodingError.self, "\(text)") {
        try JSONDecoder().decode(Quaternion.self, from: Data(text.utf8))
      }
    }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    #expect(throws: DecodingError.self) {
      try decoder.decode(Quaternion.self, from: Data("[0, 0, \"nan\", 1]".utf8))
    }
  }

  @Test func `a point turns whatever its size and the length of the quaternion`() {
    let turn = Quaternion(angle: 2, axis: SIMD3(1, -2, 0.5))
    let point = SIMD3(0.3, -0.7, 0.2)
    for length in [0x1p-1060, 1e-150, 1e-30, 1e-3, 1e3, 1e30, 1e150, 1e307] {
      let other = Quaternion(components: turn.components * length)
      for size in [1e-280, 1e-150, 1, 1e150, 1e300] {
        let difference = other(point * size) / size - turn(point)
        // A subnormal length has few digits.
        #expect(difference.magnitude <= (length < 1e-300 ? 1e-3 : 1e-15), "\(length) \(size)")
      }
    }
    for number in [Double.infinity, .nan] {
      #expect(Quaternion(x: 0, y: number, z: 0, w: 1)(point) == point)
    }
    #expect(Quaternion(x: 0, y: 0, z: 0, w: 0)(point) == point)
  }
}
