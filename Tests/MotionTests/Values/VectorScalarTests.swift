// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct VectorScalarTests {
  /// Holds what is promised of a vector of scalars: its lanes are its components.
  private func check<Vector: SIMD & VectorSpace>(_ type: Vector.Type, lanes: Int)
  where Vector.Scalar: VectorScalar {
    typealias Scalar = Vector.Scalar
    #expect(Vector.componentCount == lanes && Vector.scalarCount == lanes)
    var vector = Vector.zero
    for index in 0..<lanes { vector[component: index] = Double(index) + 0.1 }
    var sum = 0.0
    for index in 0..<lanes {
      let rounded = Scalar(Double(index) + 0.1)
      #expect(vector[index] == rounded && vector[component: index] == Double(rounded))
      sum += Double(rounded) * Double(rounded)
    }
    // In double precision, from first to last, whatever the scalar.
    #expect(vector.squaredMagnitude == sum && vector.dot(vector) == sum)
    let scaled = vector.scaled(by: 0.1)
    for index in 0..<lanes { #expect(scaled[index] == vector[index] * Scalar(0.1)) }
  }

  @Test func `vectors of either scalar are vector spaces of their lanes`() {
    check(SIMD2<Double>.self, lanes: 2)
    check(SIMD3<Double>.self, lanes: 3)
    check(SIMD4<Double>.self, lanes: 4)
    check(SIMD8<Double>.self, lanes: 8)
    check(SIMD2<Float>.self, lanes: 2)
    check(SIMD3<Float>.self, lanes: 3)
    check(SIMD4<Float>.self, lanes: 4)
    check(SIMD8<Float>.self, lanes: 8)
  }

  /// Moves a number of any scalar, and a vector of it.
  private func move<Scalar: VectorScalar & VectorSpace>(_ type: Scalar.Type) -> (Double, Double) {
    let number = EasedTrajectory(from: Scalar(1), to: 4, duration: 1, easing: .linear)
    let vector = EasedTrajectory(
      from: SIMD2<Scalar>(1, 0), to: SIMD2(4, 0), duration: 1, easing: .linear)
    return (Double(number.value(at: 0.25)), vector.value(at: 0.25)[component: 0])
  }

  @Test func `code over any scalar moves numbers and vectors of it alike`() {
    #expect(move(Double.self) == (1.75, 1.75) && move(Float.self) == (1.75, 1.75))
  }

  @Test func `scalars and their vectors read back to the bit`() throws {
    func check<Scalar: VectorScalar>(_ numbers: [Scalar]) throws where Scalar: Codable {
      let vector = SIMD3<Scalar>(numbers)
      let data = try JSONEncoder().encode(vector)
      #expect(try JSONDecoder().decode(SIMD3<Scalar>.self, from: data) == vector)
    }
    try check([0.1, -1e300, .leastNonzeroMagnitude] as [Double])
    try check([0.1, -1e38, .leastNonzeroMagnitude] as [Float])
  }
}
