// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The first slots of the blocks of a batch, by their kind of motion.
@frozen
@usableFromInline
struct SpringBlocks: Sendable {
  @usableFromInline var swings: [Int32] = []
  @usableFromInline var criticals: [Int32] = []
  @usableFromInline var nears: [Int32] = []
  @usableFromInline var overs: [Int32] = []

  @inlinable
  init() {}

  /// Appends a block.
  @inlinable
  mutating func append(_ first: Int32, _ kind: SpringLaw.Kind) {
    switch kind {
    case .swing: swings.append(first)
    case .critical: criticals.append(first)
    case .near: nears.append(first)
    case .over: overs.append(first)
    }
  }

  /// Removes all blocks.
  @inlinable
  mutating func removeAll(keepingCapacity: Bool) {
    swings.removeAll(keepingCapacity: keepingCapacity)
    criticals.removeAll(keepingCapacity: keepingCapacity)
    nears.removeAll(keepingCapacity: keepingCapacity)
    overs.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Visits the blocks of each kind.
  @inline(__always)
  func visit(_ body: (SpringLaw.Kind, UnsafeBufferPointer<Int32>) -> Void) {
    swings.withUnsafeBufferPointer { body(.swing, $0) }
    criticals.withUnsafeBufferPointer { body(.critical, $0) }
    nears.withUnsafeBufferPointer { body(.near, $0) }
    overs.withUnsafeBufferPointer { body(.over, $0) }
  }
}
