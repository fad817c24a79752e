// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The real roots of an equation, in ascending order and each once.
@frozen
public struct RealRoots: RandomAccessCollection, Hashable, Sendable {
  /// The roots, of which the first `count` count; the others are zero.
  @usableFromInline var storage: SIMD4<Double>

  /// How many roots there are, from 0 to 3.
  public private(set) var count: Int

  /// Creates the roots of an equation that has none.
  init() {
    storage = .zero
    count = 0
  }

  /// The position of the first root.
  @inlinable public var startIndex: Int { 0 }

  /// The position after the last root.
  @inlinable public var endIndex: Int { count }

  /// The root at a position.
  ///
  /// - Precondition: `position` must be from 0 to `count - 1`.
  @inlinable public subscript(position: Int) -> Double {
    precondition(position >= 0 && position < count, "position must be that of a root")
    return storage[position]
  }

  /// Puts a root in its place, unless it is not finite or already there.
  mutating func insert(_ root: Double) {
    guard root.magnitude <= .greatestFiniteMagnitude, count < 3 else { return }
    var place = count
    while place > 0 && storage[place - 1] > root {
      storage[place] = storage[place - 1]
      place -= 1
    }
    storage[place] = root + 0  // no negative zero
    if place > 0 && storage[place - 1] == root {
      for index in place..<3 { storage[index] = storage[index + 1] }
      return
    }
    count += 1
  }
}
