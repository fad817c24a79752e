// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The place of a member of a batch, and the form of its motion.
@frozen
@usableFromInline
struct SpringSlot: Sendable {
  @usableFromInline let bits: Int32

  @inlinable
  @inline(__always)
  init(_ index: Int, _ form: SpringForm) { bits = Int32(index) << 2 | form.rawValue }

  /// The index of the slot.
  @inlinable
  @inline(__always)
  var index: Int { Int(bits >> 2) }

  /// The index of the block.
  @inlinable
  @inline(__always)
  var block: Int { Int(bits >> 4) }

  /// The place in the block.
  @inlinable
  @inline(__always)
  var lane: Int { Int(bits >> 2 & 3) }

  /// The form of the springs in the block.
  @inlinable
  @inline(__always)
  var form: SpringForm { SpringForm(rawValue: bits & 3) ?? .critical }
}
