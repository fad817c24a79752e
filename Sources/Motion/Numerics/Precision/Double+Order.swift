// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Double {
  /// The position in the order of all numbers, where both zeros are one.
  @inline(__always)
  var order: Int64 {
    let bits = Int64(bitPattern: bitPattern)
    return bits >= 0 ? bits : Int64.min &- bits
  }

  /// Creates the number at a position in the order of all numbers.
  @inline(__always)
  init(order: Int64) {
    self.init(bitPattern: UInt64(bitPattern: order >= 0 ? order : Int64.min &- order))
  }

  /// Returns the position in the middle of two, rounded down.
  @inline(__always)
  static func middleOrder(_ a: Int64, _ b: Int64) -> Int64 { (a &>> 1) &+ (b &>> 1) &+ (a & b & 1) }
}
