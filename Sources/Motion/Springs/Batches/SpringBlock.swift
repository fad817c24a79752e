// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The members whose numbers are in a block, two in each word.
struct SpringBlock {
  private let low, high: UInt64

  /// Reads members; empty slots have numbers less than 0.
  @inline(__always)
  init(_ members: UnsafePointer<Int32>) {
    let members = UnsafeRawPointer(members)
    low = members.loadUnaligned(as: UInt64.self).littleEndian
    high = members.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
  }

  /// The first member.
  @inline(__always)
  var firstMember: Int { Int(Int32(truncatingIfNeeded: low)) }

  /// Whether no slot is empty.
  @inline(__always)
  var isFull: Bool { (low | high) & 0x8000_0000_8000_0000 == 0 }

  /// Whether the members are consecutive, if the first one is not less than 0.
  @inline(__always)
  var isRun: Bool {
    let twice = low &- 0x1_0000_0000
    return twice == (twice &<< 32 | twice &>> 32) && high &- low == 0x2_0000_0002
  }
}
