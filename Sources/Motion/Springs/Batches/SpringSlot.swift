// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The slot of a member of a batch, and the kind of its motion.
@frozen
@usableFromInline
struct SpringSlot: Sendable {
  @usableFromInline let bits: Int32

  @inlinable
  @inline(__always)
  init(_ index: Int, _ kind: SpringLaw.Kind) { bits = Int32(index) << 2 | kind.rawValue }

  /// The index of the slot.
  @inlinable
  @inline(__always)
  var index: Int { Int(bits >> 2) }

  /// The kind of motion of the springs in its block.
  @inlinable
  @inline(__always)
  var kind: SpringLaw.Kind { SpringLaw.Kind(rawValue: bits & 3) ?? .critical }
}
