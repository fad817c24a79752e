// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Two values that move together, as one vector.
///
/// Pairs nest, so any number of values of different types can share one spring:
/// ```swift
/// let card = VectorPair(SIMD2(120.0, 80.0), 1.0)  // a position and a scale
/// card.scaled(by: 2).first  // SIMD2<Double>(240.0, 160.0)
/// ```
@frozen
public struct VectorPair<First: VectorSpace, Second: VectorSpace>: VectorSpace {
  /// The first value.
  public var first: First

  /// The second value.
  public var second: Second

  /// Creates a pair.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of zeros.
  @inlinable
  public static var zero: VectorPair { VectorPair(.zero, .zero) }

  /// Adds both values.
  @inlinable
  public static func + (a: VectorPair, b: VectorPair) -> VectorPair {
    VectorPair(a.first + b.first, a.second + b.second)
  }

  /// Subtracts both values.
  @inlinable
  public static func - (a: VectorPair, b: VectorPair) -> VectorPair {
    VectorPair(a.first - b.first, a.second - b.second)
  }

  /// Multiplies both values by a factor.
  @inlinable
  public func scaled(by factor: Double) -> VectorPair {
    VectorPair(first.scaled(by: factor), second.scaled(by: factor))
  }

  /// The sum of the squared magnitudes of both values.
  @inlinable
  public var squaredMagnitude: Double { first.squaredMagnitude + second.squaredMagnitude }

  /// Returns the inner product of the first values plus that of the second values.
  @inlinable
  public func dot(_ other: VectorPair) -> Double {
    first.dot(other.first) + second.dot(other.second)
  }

  /// The number of components of both values together.
  @inlinable
  public static var componentCount: Int { First.componentCount + Second.componentCount }

  /// Accesses a component; those of the first value precede those of the second.
  @inlinable
  public subscript(component index: Int) -> Double {
    get {
      index < First.componentCount
        ? first[component: index] : second[component: index - First.componentCount]
    }
    set {
      if index < First.componentCount {
        first[component: index] = newValue
      } else {
        second[component: index - First.componentCount] = newValue
      }
    }
  }
}

extension VectorPair: Hashable where First: Hashable, Second: Hashable {}

#if !hasFeature(Embedded)
extension VectorPair: Described {}
#endif
