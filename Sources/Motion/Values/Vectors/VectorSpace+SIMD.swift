// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SIMD2: VectorSpace where Scalar: VectorScalar {}
extension SIMD3: VectorSpace where Scalar: VectorScalar {}
extension SIMD4: VectorSpace where Scalar: VectorScalar {}
extension SIMD8: VectorSpace where Scalar: VectorScalar {}

extension VectorSpace where Self: SIMD, Scalar: VectorScalar {
  /// Multiplies every component by a factor, which is rounded to the scalar's type first.
  @inlinable
  @inline(__always)
  public func scaled(by factor: Double) -> Self { self * Scalar(factor) }

  /// The sum of the squared components in double precision, added from first to last.
  @inlinable
  public var squaredMagnitude: Double { dot(self) }

  /// Returns the sum of the products of the components in double precision, added from first to
  /// last.
  @inlinable
  public func dot(_ other: Self) -> Double {
    // `sum()` may add in any order, but the bits must not depend on the platform.
    var sum = 0.0
    for lane in indices { sum += Double(self[lane]) * Double(other[lane]) }
    return sum
  }

  /// The number of lanes.
  @inlinable
  public static var componentCount: Int { scalarCount }

  /// Accesses a lane.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { Double(self[index]) }
    set { self[index] = Scalar(newValue) }
  }
}
