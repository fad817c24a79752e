// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// SIMD forms against the scalar ones, on the arguments of the fixtures and on special values.
@Suite struct ElementaryVectorTests {
  static let specials: [Double] = [
    0, -0.0, .infinity, -.infinity, .nan, 0x1p-1074, -0x1p-1074, .greatestFiniteMagnitude, 707,
    707.5, -707, -708, 709.9, -745, -746, 32_768, 32_769, -40_000, 1e22, 0x1p+51, 0x1p+52,
    0x1p+52 + 1, 0x1p+53, -0.5, 0.5, 1.5, -1.5, 86.9, 87.5, -87.5, -103, 89, 400, 400.5, 0x1p+22,
    0x1p+23, 0x1p-149, -0x1p-140, 0x1p-127, 1e-30,
  ]

  static func arguments(_ name: String) throws -> [Double] {
    let fixture = try ElementaryFixture(name: name, isSingle: false)
    var arguments = fixture.arguments.map(\.0)
    // Between ordinary neighbors each special value meets each lane; then they meet each other.
    for (index, special) in specials.enumerated() {
      for lane in 0..<16 { arguments += (0..<16).map { $0 == lane ? special : Double($0 + index) } }
    }
    for shift in 0..<specials.count {
      arguments += (0..<16).map { specials[($0 * 7 + shift) % specials.count] }
    }
    return Array(arguments.prefix(arguments.count / 16 * 16))
  }

  @Test func `exp of SIMD vectors has the bits of the scalar exp`() throws {
    let arguments = try Self.arguments("exp")
    let doubles = arguments.map { Elementary.exp($0) }
    let floats = arguments.map { Elementary.exp(Float($0)) }
    expectEqualLanes(doubles, SIMD2<Double>.self) { start in
      Elementary.exp(vector(arguments, start))
    }
    expectEqualLanes(doubles, SIMD4<Double>.self) { start in
      Elementary.exp(vector(arguments, start))
    }
    expectEqualLanes(doubles, SIMD8<Double>.self) { start in
      Elementary.exp(vector(arguments, start))
    }
    expectEqualLanes(floats, SIMD4<Float>.self) { start in
      Elementary.exp(vector(arguments, start))
    }
    expectEqualLanes(floats, SIMD8<Float>.self) { start in
      Elementary.exp(vector(arguments, start))
    }
    expectEqualLanes(floats, SIMD16<Float>.self) { start in
      Elementary.exp(vector(arguments, start))
    }
  }

  @Test func `sin of SIMD vectors has the bits of the scalar sin`() throws {
    let arguments = try Self.arguments("sin")
    let doubles = arguments.map { Elementary.sin($0) }
    let floats = arguments.map { Elementary.sin(Float($0)) }
    expectEqualLanes(doubles, SIMD2<Double>.self) { start in
      Elementary.sin(vector(arguments, start))
    }
    expectEqualLanes(doubles, SIMD4<Double>.self) { start in
      Elementary.sin(vector(arguments, start))
    }
    expectEqualLanes(doubles, SIMD8<Double>.self) { start in
      Elementary.sin(vector(arguments, start))
    }
    expectEqualLanes(floats, SIMD4<Float>.self) { start in
      Elementary.sin(vector(arguments, start))
    }
    expectEqualLanes(floats, SIMD8<Float>.self) { start in
      Elementary.sin(vector(arguments, start))
    }
    expectEqualLanes(floats, SIMD16<Float>.self) { start in
      Elementary.sin(vector(arguments, start))
    }
  }

  @Test func `cos of SIMD vectors has the bits of the scalar cos`() throws {
    let arguments = try Self.arguments("cos")
    let doubles = arguments.map { Elementary.cos($0) }
    let floats = arguments.map { Elementary.cos(Float($0)) }
    expectEqualLanes(doubles, SIMD2<Double>.self) { start in
      Elementary.cos(vector(arguments, start))
    }
    expectEqualLanes(doubles, SIMD4<Double>.self) { start in
      Elementary.cos(vector(arguments, start))
    }
    expectEqualLanes(doubles, SIMD8<Double>.self) { start in
      Elementary.cos(vector(arguments, start))
    }
    expectEqualLanes(floats, SIMD4<Float>.self) { start in
      Elementary.cos(vector(arguments, start))
    }
    expectEqualLanes(floats, SIMD8<Float>.self) { start in
      Elementary.cos(vector(arguments, start))
    }
    expectEqualLanes(floats, SIMD16<Float>.self) { start in
      Elementary.cos(vector(arguments, start))
    }
  }

  @Test func `floor of SIMD vectors has the bits of the scalar floor`() throws {
    let arguments = try Self.arguments("sin")
    let doubles = arguments.map { Elementary.floor($0) }
    let floats = arguments.map { Elementary.floor(Float($0)) }
    expectEqualLanes(doubles, SIMD2<Double>.self) { start in
      Elementary.floor(vector(arguments, start))
    }
    expectEqualLanes(doubles, SIMD4<Double>.self) { start in
      Elementary.floor(vector(arguments, start))
    }
    expectEqualLanes(doubles, SIMD8<Double>.self) { start in
      Elementary.floor(vector(arguments, start))
    }
    expectEqualLanes(floats, SIMD4<Float>.self) { start in
      Elementary.floor(vector(arguments, start))
    }
    expectEqualLanes(floats, SIMD8<Float>.self) { start in
      Elementary.floor(vector(arguments, start))
    }
    expectEqualLanes(floats, SIMD16<Float>.self) { start in
      Elementary.floor(vector(arguments, start))
    }
  }

  @Test func `sineAndCosine of SIMD vectors has the bits of sin and cos`() throws {
    let arguments = try Self.arguments("sin")
    let sines = arguments.map { Elementary.sin($0) }
    let cosines = arguments.map { Elementary.cos($0) }
    let floatSines = arguments.map { Elementary.sin(Float($0)) }
    let floatCosines = arguments.map { Elementary.cos(Float($0)) }
    expectEqualLanes(sines, SIMD2<Double>.self) { start in
      Elementary.sineAndCosine(vector(arguments, start)).sine
    }
    expectEqualLanes(cosines, SIMD2<Double>.self) { start in
      Elementary.sineAndCosine(vector(arguments, start)).cosine
    }
    expectEqualLanes(sines, SIMD4<Double>.self) { start in
      Elementary.sineAndCosine(vector(arguments, start)).sine
    }
    expectEqualLanes(cosines, SIMD4<Double>.self) { start in
      Elementary.sineAndCosine(vector(arguments, start)).cosine
    }
    expectEqualLanes(sines, SIMD8<Double>.self) { start in
      Elementary.sineAndCosine(vector(arguments, start)).sine
    }
    expectEqualLanes(cosines, SIMD8<Double>.self) { start in
      Elementary.sineAndCosine(vector(arguments, start)).cosine
    }
    expectEqualLanes(floatSines, SIMD4<Float>.self) { start in
      Elementary.sineAndCosine(vector(arguments, start)).sine
    }
    expectEqualLanes(floatCosines, SIMD4<Float>.self) { start in
      Elementary.sineAndCosine(vector(arguments, start)).cosine
    }
    expectEqualLanes(floatSines, SIMD8<Float>.self) { start in
      Elementary.sineAndCosine(vector(arguments, start)).sine
    }
    expectEqualLanes(floatCosines, SIMD8<Float>.self) { start in
      Elementary.sineAndCosine(vector(arguments, start)).cosine
    }
    expectEqualLanes(floatSines, SIMD16<Float>.self) { start in
      Elementary.sineAndCosine(vector(arguments, start)).sine
    }
    expectEqualLanes(floatCosines, SIMD16<Float>.self) { start in
      Elementary.sineAndCosine(vector(arguments, start)).cosine
    }
  }
}

/// The vector of the arguments from a position on.
private func vector<V: SIMD>(_ arguments: [Double], _ start: Int) -> V
where V.Scalar: BinaryFloatingPoint {
  var result = V()
  for lane in 0..<V.scalarCount { result[lane] = V.Scalar(arguments[start + lane]) }
  return result
}

/// Expects the lanes of vectors to have the bits of scalars; NaN equals NaN.
private func expectEqualLanes<V: SIMD>(
  _ scalars: [V.Scalar], _ type: V.Type, _ function: (Int) -> V
) where V.Scalar: BinaryFloatingPoint {
  for start in stride(from: 0, to: scalars.count, by: V.scalarCount) {
    let vector = function(start)
    for lane in 0..<V.scalarCount {
      let (a, b) = (vector[lane], scalars[start + lane])
      if a == b ? a.sign != b.sign : !(a.isNaN && b.isNaN) {
        Issue.record("lane \(lane) of \(V.self) at \(start) is \(a), not \(b)")
        return
      }
    }
  }
}
