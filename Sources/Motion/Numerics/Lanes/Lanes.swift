// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// One or more floating-point numbers that a kernel processes in lockstep.
///
/// Kernels are written once, generic over this protocol, and specialized for a scalar, for a
/// machine register and for pairs of registers. So the scalar and the SIMD forms of a function
/// run the same operations in the same order and give the same bits.
///
/// As in a machine register, a value is both numbers and bit patterns: comparisons give all ones or
/// all zeros in each lane, and selections are made of `&`, `|` and `^`.
protocol Lanes {
  /// The type of one lane, `Double` or `Float`.
  associatedtype Scalar: BinaryFloatingPoint

  /// Creates a value with the same number in each lane.
  init(_ scalar: Scalar)

  /// Adds lane by lane.
  static func + (a: Self, b: Self) -> Self

  /// Subtracts lane by lane.
  static func - (a: Self, b: Self) -> Self

  /// Multiplies lane by lane.
  static func * (a: Self, b: Self) -> Self

  /// Divides lane by lane.
  static func / (a: Self, b: Self) -> Self

  /// Returns `b` where `a` is less, otherwise, and for NaN, `a`.
  static func max(_ a: Self, _ b: Self) -> Self

  /// The bitwise and of the patterns.
  static func & (a: Self, b: Self) -> Self

  /// The bitwise or of the patterns.
  static func | (a: Self, b: Self) -> Self

  /// The bitwise exclusive or of the patterns.
  static func ^ (a: Self, b: Self) -> Self

  /// Adds the bit patterns as integers, wrapping.
  static func &+ (a: Self, b: Self) -> Self

  /// Subtracts the bit patterns as integers, wrapping.
  static func &- (a: Self, b: Self) -> Self

  /// The complement of the bit patterns.
  var inverted: Self { get }

  /// Shifts the bit patterns to the left.
  static func &<< (a: Self, count: Int) -> Self

  /// Compares lane by lane: all ones where `a` is less than `b`, otherwise all zeros.
  static func less(_ a: Self, _ b: Self) -> Self

  /// Compares lane by lane: all ones where `a` is at most `b`, otherwise, and for NaN, all zeros.
  static func atMost(_ a: Self, _ b: Self) -> Self

  /// Whether all lanes are all ones, given that each is all ones or all zeros.
  var isAllOnes: Bool { get }

  /// Whether a kernel on these lanes is faster than the scalar form on each of them.
  static var isFasterThanScalar: Bool { get }
}

extension Lanes {
  /// Returns `a` where the mask has ones and `b` where it has zeros.
  @inline(__always)
  static func select(_ mask: Self, _ a: Self, _ b: Self) -> Self {
    (mask & a) | (mask.inverted & b)
  }

  /// Returns whether every lane of `a` is at most that of `b`, and no lane is NaN.
  @inline(__always)
  static func allAtMost(_ a: Self, _ b: Self) -> Bool { atMost(a, b).isAllOnes }

  /// The bit pattern of the sign alone.
  @inline(__always) static var signBit: Self { Self(-0.0) }

  /// The bit pattern of the sign of each lane.
  @inline(__always) var sign: Self { self & Self.signBit }

  /// The numbers without their signs.
  @inline(__always) var magnitude: Self { self ^ sign }
}

/// Lanes of `Double`s, whose bit patterns can index a table.
protocol DoubleLanes: Lanes where Scalar == Double {
  /// Looks up 2^(j/16) and its relative remainder in each lane, where j is the last four bits.
  var sixteenthPowers: (power: Self, rest: Self) { get }

  /// Whether the sign of each lane is set.
  var areAllNegative: Bool { get }

  /// Returns `b` where it is less, otherwise, and for NaN, `a`.
  static func min(_ a: Self, _ b: Self) -> Self
}
