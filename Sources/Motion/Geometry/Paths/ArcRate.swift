// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The derivative of a cubic segment: a vector that is a quadratic polynomial.
@frozen
@usableFromInline
struct ArcRate<Value: VectorSpace> {
  @usableFromInline let constant: Value
  @usableFromInline let linear: Value
  @usableFromInline let quadratic: Value

  @inlinable
  init(constant: Value, linear: Value, quadratic: Value) {
    self.constant = constant
    self.linear = linear
    self.quadratic = quadratic
  }

  /// Returns the derivative at a parameter.
  @inlinable
  @inline(__always)
  func value(at parameter: Double) -> Value {
    constant + (linear + quadratic.scaled(by: parameter)).scaled(by: parameter)
  }

  /// Returns the speed at a parameter, the magnitude of the derivative.
  @inlinable
  @inline(__always)
  func speed(at parameter: Double) -> Double { value(at: parameter).magnitude }

  /// Returns the length of the segment between two parameters.
  ///
  /// - Accuracy: Exact up to rounding for an integrand that is a polynomial of degree 15.
  /// - Source: Gauss–Legendre quadrature with 8 nodes.
  @inlinable
  func length(from lower: Double, to upper: Double) -> Double {
    let middle = (lower + upper) * 0.5
    let half = (upper - lower) * 0.5
    func pair(_ node: Double, _ weight: Double) -> Double {
      weight * (speed(at: middle - half * node) + speed(at: middle + half * node))
    }
    // Summed from the small weights to the large ones.
    let outer =
      pair(0x1.ebab1cb0acc67p-1, 0x1.9ea1d04ca0374p-4)
      + pair(0x1.97e4ab249f41ep-1, 0x1.c76fb531d2b96p-3)
    let inner =
      pair(0x1.0d129583284b4p-1, 0x1.413c50a255615p-2)
      + pair(0x1.77ac94f3c7345p-3, 0x1.736360b199343p-2)
    return half * (outer + inner)
  }

  /// Returns the direction of the segment after a parameter, the unit vector of the derivative.
  ///
  /// Where the derivative vanishes, it is the direction of the lowest derivative that does not.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - scale: A speed that is not small for this segment.
  ///   - isLeaving: Whether the segment begins to move at the parameter, if the derivative vanishes
  ///     there.
  /// - Returns: The unit vector; zero if all derivatives vanish.
  @inlinable
  func direction(at parameter: Double, scale: Double, isLeaving: Bool) -> Value {
    let least = scale * 0x1p-40
    let rate = value(at: parameter)
    let speed = rate.magnitude
    if speed > least { return rate.scaled(by: 1 / speed) }
    let bend = linear + quadratic.scaled(by: 2 * parameter)
    let strength = bend.magnitude
    if strength > least { return bend.scaled(by: (isLeaving ? 1 : -1) / strength) }
    let rest = quadratic.magnitude
    return rest > least ? quadratic.scaled(by: 1 / rest) : .zero
  }
}

extension ArcRate {
  /// The parameters between 0 and 1 where the speed is least or greatest, or where a scalar turns.
  ///
  /// Between two of them the speed is monotone. Wherever it vanishes it is least.
  var extrema: RealRoots {
    if Value.componentCount == 1 {
      return Roots.quadratic(
        quadratic[component: 0], linear[component: 0], constant[component: 0])
    }
    // The roots of the derivative of the squared speed.
    return Roots.cubic(
      2 * quadratic.dot(quadratic), 3 * quadratic.dot(linear),
      linear.dot(linear) + 2 * quadratic.dot(constant), linear.dot(constant))
  }
}
