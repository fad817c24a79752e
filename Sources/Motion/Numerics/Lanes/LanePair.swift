// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Two groups of lanes that a kernel processes together.
///
/// Wider vectors are pairs of registers and pairs of pairs: the processor overlaps their
/// independent chains of operations.
struct LanePair<Half: Lanes>: Lanes {
  typealias Scalar = Half.Scalar

  /// The lower lanes.
  var low: Half

  /// The upper lanes.
  var high: Half

  /// Joins two groups.
  @inline(__always) init(_ low: Half, _ high: Half) {
    self.low = low
    self.high = high
  }

  @inline(__always) init(_ scalar: Scalar) { self.init(Half(scalar), Half(scalar)) }

  @inline(__always) static func + (a: Self, b: Self) -> Self {
    Self(a.low + b.low, a.high + b.high)
  }
  @inline(__always) static func - (a: Self, b: Self) -> Self {
    Self(a.low - b.low, a.high - b.high)
  }
  @inline(__always) static func * (a: Self, b: Self) -> Self {
    Self(a.low * b.low, a.high * b.high)
  }
  @inline(__always) static func / (a: Self, b: Self) -> Self {
    Self(a.low / b.low, a.high / b.high)
  }
  @inline(__always) static func max(_ a: Self, _ b: Self) -> Self {
    Self(Half.max(a.low, b.low), Half.max(a.high, b.high))
  }
  @inline(__always) static func & (a: Self, b: Self) -> Self {
    Self(a.low & b.low, a.high & b.high)
  }
  @inline(__always) static func | (a: Self, b: Self) -> Self {
    Self(a.low | b.low, a.high | b.high)
  }
  @inline(__always) static func ^ (a: Self, b: Self) -> Self {
    Self(a.low ^ b.low, a.high ^ b.high)
  }
  @inline(__always) static func &+ (a: Self, b: Self) -> Self {
    Self(a.low &+ b.low, a.high &+ b.high)
  }
  @inline(__always) static func &- (a: Self, b: Self) -> Self {
    Self(a.low &- b.low, a.high &- b.high)
  }
  @inline(__always) static func &<< (a: Self, count: Int) -> Self {
    Self(a.low &<< count, a.high &<< count)
  }

  @inline(__always) static func less(_ a: Self, _ b: Self) -> Self {
    Self(Half.less(a.low, b.low), Half.less(a.high, b.high))
  }

  @inline(__always) static func atMost(_ a: Self, _ b: Self) -> Self {
    Self(Half.atMost(a.low, b.low), Half.atMost(a.high, b.high))
  }

  @inline(__always) var inverted: Self { Self(low.inverted, high.inverted) }

  @inline(__always) var isAllOnes: Bool { (low & high).isAllOnes }

  @inline(__always) static var isFasterThanScalar: Bool { Half.isFasterThanScalar }
}

extension LanePair: DoubleLanes where Half: DoubleLanes {
  @inline(__always) var sixteenthPowers: (power: Self, rest: Self) {
    let lower = low.sixteenthPowers
    let upper = high.sixteenthPowers
    return (Self(lower.power, upper.power), Self(lower.rest, upper.rest))
  }

  @inline(__always) static func min(_ a: Self, _ b: Self) -> Self {
    Self(Half.min(a.low, b.low), Half.min(a.high, b.high))
  }

  @inline(__always) var areAllNegative: Bool { (low & high).areAllNegative }
}
