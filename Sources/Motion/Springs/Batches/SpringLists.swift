// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The blocks of a batch, by their forms, and their empty slots.
@frozen
@usableFromInline
struct SpringLists: Sendable {
  @usableFromInline var swings: [Int32] = []
  @usableFromInline var criticals: [Int32] = []
  @usableFromInline var nears: [Int32] = []
  @usableFromInline var overs: [Int32] = []

  /// The first empty slot in blocks of each form, −1 if there is none.
  @usableFromInline var emptySlots = SIMD4<Int32>(repeating: -1)

  @inlinable
  init() {}

  /// Appends a block.
  @inlinable
  mutating func append(_ block: Int, _ form: SpringForm) {
    switch form {
    case .swing: swings.append(Int32(block))
    case .critical: criticals.append(Int32(block))
    case .near: nears.append(Int32(block))
    case .over: overs.append(Int32(block))
    }
  }

  /// Removes all blocks.
  @inlinable
  mutating func removeAll(keepingCapacity: Bool) {
    swings.removeAll(keepingCapacity: keepingCapacity)
    criticals.removeAll(keepingCapacity: keepingCapacity)
    nears.removeAll(keepingCapacity: keepingCapacity)
    overs.removeAll(keepingCapacity: keepingCapacity)
    emptySlots = SIMD4(repeating: -1)
  }

  /// Visits the blocks of each form.
  @inline(__always)
  func visit(_ body: (SpringForm, UnsafeBufferPointer<Int32>) -> Void) {
    swings.withUnsafeBufferPointer { body(.swing, $0) }
    criticals.withUnsafeBufferPointer { body(.critical, $0) }
    nears.withUnsafeBufferPointer { body(.near, $0) }
    overs.withUnsafeBufferPointer { body(.over, $0) }
  }
}
