// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct QuadTests {
  @Test func `a quad has four corners and eight components`() throws {
    let quad = Quad(Bounds(x: 1, y: 2, width: 3, height: 4))
    #expect((0..<8).map { quad[component: $0] } == [1, 2, 4, 2, 4, 6, 1, 6])
    var copy = Quad.zero
    for corner in 0..<4 { copy[corner: corner] = quad[corner: corner] }
    #expect(copy == quad && quad - quad == .zero && quad + .zero == quad)
    #expect(quad.scaled(by: 2) == quad + quad && quad.squaredMagnitude == 114)
    var other = Quad.zero
    for index in 0..<Quad.componentCount { other[component: index] = quad[component: index] }
    #expect(other == quad)
    #expect(try JSONDecoder().decode(Quad.self, from: JSONEncoder().encode(quad)) == quad)
  }

  @Test func `corners run clockwise from the top left, x before y`() {
    let quad = Quad(
      topLeft: SIMD2(1, 2), topRight: SIMD2(3, 4), bottomRight: SIMD2(5, 6),
      bottomLeft: SIMD2(7, 8))
    #expect((0..<8).map { quad[component: $0] } == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect((0..<4).map { quad[corner: $0] } == [[1, 2], [3, 4], [5, 6], [7, 8]])
    #expect(quad.dot(Quad(Bounds(x: 1, y: 0, width: 1, height: 1))) == 1 + 6 + 16 + 15)
  }

  @Test func `a quad moves corner by corner`() {
    let square = Quad(Bounds(x: 0, y: 0, width: 2, height: 2))
    let kite = Quad(
      topLeft: SIMD2(-2, 0), topRight: SIMD2(2, -4), bottomRight: SIMD2(2, 2),
      bottomLeft: SIMD2(0, 6))
    let half = square.interpolated(to: kite, by: 0.5)
    #expect(half.topLeft == SIMD2(-1, 0) && half.topRight == SIMD2(2, -2))
    #expect(half.bottomRight == SIMD2(2, 2) && half.bottomLeft == SIMD2(0, 4))
    #expect(Set([square, kite, half, square]).count == 3)
  }

  @Test func `a fifth corner traps`() async {
    await #expect(processExitsWith: .failure) { _ = Quad.zero[corner: 4] }
    await #expect(processExitsWith: .failure) {
      var quad = Quad.zero
      quad[corner: -1] = .zero
    }
  }
}
