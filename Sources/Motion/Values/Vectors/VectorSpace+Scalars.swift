// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Double: VectorSpace {
  /// Multiplies by a factor.
  @inlinable
  public func scaled(by factor: Double) -> Double { self * factor }

  /// The square.
  @inlinable
  public var squaredMagnitude: Double { self * self }

  /// Multiplies by another number.
  @inlinable
  public func dot(_ other: Double) -> Double { self * other }

  /// The number of components, 1.
  @inlinable
  public static var componentCount: Int { 1 }

  /// Accesses the number itself.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { self }
    set { self = newValue }
  }
}

extension Float: VectorSpace {
  /// Multiplies by a factor, which is rounded to single precision first.
  @inlinable
  public func scaled(by factor: Double) -> Float { self * Float(factor) }

  /// The square, exact in double precision.
  @inlinable
  public var squaredMagnitude: Double { Double(self) * Double(self) }

  /// Multiplies by another number, exactly, in double precision.
  @inlinable
  public func dot(_ other: Float) -> Double { Double(self) * Double(other) }

  /// The number of components, 1.
  @inlinable
  public static var componentCount: Int { 1 }

  /// Accesses the number itself.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { Double(self) }
    set { self = Float(newValue) }
  }
}
