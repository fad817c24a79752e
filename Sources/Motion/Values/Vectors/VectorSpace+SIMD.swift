// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SIMD2: VectorSpace where Scalar: VectorScalar {
  /// Multiplies every component by a factor, which is rounded to the scalar's type first.
  @inlinable
  public func scaled(by factor: Double) -> SIMD2 { self * Scalar(factor) }

  /// The sum of the squared components in double precision, added from first to last.
  @inlinable
  public var squaredMagnitude: Double { sumOfProducts(with: self) }

  /// Returns the sum of the products of the components in double precision, added from first to
  /// last.
  @inlinable
  public func dot(_ other: SIMD2) -> Double { sumOfProducts(with: other) }

  /// The number of lanes.
  @inlinable
  public static var componentCount: Int { 2 }

  /// Accesses a lane.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { Double(self[index]) }
    set { self[index] = Scalar(newValue) }
  }
}

extension SIMD3: VectorSpace where Scalar: VectorScalar {
  /// Multiplies every component by a factor, which is rounded to the scalar's type first.
  @inlinable
  public func scaled(by factor: Double) -> SIMD3 { self * Scalar(factor) }

  /// The sum of the squared components in double precision, added from first to last.
  @inlinable
  public var squaredMagnitude: Double { sumOfProducts(with: self) }

  /// Returns the sum of the products of the components in double precision, added from first to
  /// last.
  @inlinable
  public func dot(_ other: SIMD3) -> Double { sumOfProducts(with: other) }

  /// The number of lanes.
  @inlinable
  public static var componentCount: Int { 3 }

  /// Accesses a lane.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { Double(self[index]) }
    set { self[index] = Scalar(newValue) }
  }
}

extension SIMD4: VectorSpace where Scalar: VectorScalar {
  /// Multiplies every component by a factor, which is rounded to the scalar's type first.
  @inlinable
  public func scaled(by factor: Double) -> SIMD4 { self * Scalar(factor) }

  /// The sum of the squared components in double precision, added from first to last.
  @inlinable
  public var squaredMagnitude: Double { sumOfProducts(with: self) }

  /// Returns the sum of the products of the components in double precision, added from first to
  /// last.
  @inlinable
  public func dot(_ other: SIMD4) -> Double { sumOfProducts(with: other) }

  /// The number of lanes.
  @inlinable
  public static var componentCount: Int { 4 }

  /// Accesses a lane.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { Double(self[index]) }
    set { self[index] = Scalar(newValue) }
  }
}

extension SIMD8: VectorSpace where Scalar: VectorScalar {
  /// Multiplies every component by a factor, which is rounded to the scalar's type first.
  @inlinable
  public func scaled(by factor: Double) -> SIMD8 { self * Scalar(factor) }

  /// The sum of the squared components in double precision, added from first to last.
  @inlinable
  public var squaredMagnitude: Double { sumOfProducts(with: self) }

  /// Returns the sum of the products of the components in double precision, added from first to
  /// last.
  @inlinable
  public func dot(_ other: SIMD8) -> Double { sumOfProducts(with: other) }

  /// The number of lanes.
  @inlinable
  public static var componentCount: Int { 8 }

  /// Accesses a lane.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { Double(self[index]) }
    set { self[index] = Scalar(newValue) }
  }
}

extension SIMD where Scalar: VectorScalar {
  // `sum()` may add in any order, but the bits must not depend on the platform.
  @inlinable
  func sumOfProducts(with other: Self) -> Double {
    var sum = 0.0
    for lane in indices { sum += Double(self[lane]) * Double(other[lane]) }
    return sum
  }
}
