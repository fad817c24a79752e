// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A value that animation can add, subtract and scale.
///
/// Numbers, points, colors and tuples of them form vector spaces. A spring
/// needs nothing else to move one.
public protocol VectorSpace: Equatable, Sendable {
  /// The value that adds nothing.
  static var zero: Self { get }

  /// Adds two values.
  static func + (a: Self, b: Self) -> Self

  /// Subtracts a value from another.
  static func - (a: Self, b: Self) -> Self

  /// Multiplies every component by a factor.
  func scaled(by factor: Double) -> Self

  /// The sum of the squared components.
  var squaredMagnitude: Double { get }
}
