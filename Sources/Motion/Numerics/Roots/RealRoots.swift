// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The distinct real roots of an equation, in ascending order.
@frozen
package struct RealRoots: RandomAccessCollection, Hashable, Sendable {
  /// The roots, followed by zeros.
  ///
  /// The first `count` elements are valid.
  @usableFromInline var storage: SIMD4<Double>

  /// The number of roots, from 0 to 3.
  package private(set) var count: Int

  /// Creates an empty list of roots.
  init() {
    storage = .zero
    count = 0
  }

  /// The position of the first root.
  @inlinable package var startIndex: Int { 0 }

  /// The position after the last root.
  @inlinable package var endIndex: Int { count }

  /// The root at a position.
  ///
  /// - Precondition: `position` must be from 0 to `count - 1`.
  @inlinable package subscript(position: Int) -> Double {
    precondition(position >= 0 && position < count, "position must be that of a root")
    return storage[position]
  }

  /// Inserts a root at its position, unless it is not finite or already present.
  mutating func insert(_ root: Double) {
    guard root.magnitude <= .greatestFiniteMagnitude, count < 3 else { return }
    var slot = count
    while slot > 0 && storage[slot - 1] > root {
      storage[slot] = storage[slot - 1]
      slot -= 1
    }
    storage[slot] = root + 0  // avoids a negative zero
    if slot > 0 && storage[slot - 1] == root {
      for index in slot..<3 { storage[index] = storage[index + 1] }
      return
    }
    count += 1
  }
}
