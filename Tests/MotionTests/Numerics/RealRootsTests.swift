// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct RealRootsTests {
  @Test func `roots form a collection of at most three`() {
    let roots = Roots.cubic(1, -6, 11, -6)
    #expect(roots.count == 3 && roots[0] == 1 && roots[2] == 3 && roots.last == 3)
    #expect(roots == Roots.cubic(2, -12, 22, -12))
    #expect(roots.reversed() == [3, 2, 1])
  }

  @Test func `roots are distinct, in ascending order and finite`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<2000 {
      let numbers = (0..<4).map { _ in Double(Int(random.nextUnit() * 9)) - 4 }
      let roots = Roots.cubic(numbers[0], numbers[1], numbers[2], numbers[3])
      #expect(roots.count <= 3 && roots.allSatisfy(\.isFinite))
      #expect(zip(roots, roots.dropFirst()).allSatisfy { $0 < $1 }, "\(numbers)")
    }
    // A double root is one.
    #expect(Array(Roots.quadratic(1, -2, 1)) == [1])
    #expect(Roots.quadratic(1, 0, 0).first?.sign == .plus, "no negative zero")
  }

  @Test func `lists without a root are empty, and equal to each other`() {
    let none = Roots.quadratic(1, 0, 1)
    #expect(none.isEmpty && none.startIndex == 0 && none.endIndex == 0)
    #expect(
      none == Roots.quadratic(2, 0, 5) && none.hashValue == Roots.quadratic(2, 0, 5).hashValue)
    #expect(none != Roots.quadratic(1, 0, -1))
  }

  @Test func `a position without a root traps`() async {
    await #expect(processExitsWith: .failure) { _ = Roots.quadratic(1, 0, -1)[2] }
    await #expect(processExitsWith: .failure) { _ = Roots.quadratic(1, 0, -1)[-1] }
  }
}
