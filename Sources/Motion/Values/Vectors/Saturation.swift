// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// The difference or the product of finite numbers may overflow. Samples of them are clamped to the
// finite range of the type. These are the slow paths, for samples that are not finite.
extension VectorSpace {
  /// Multiplies by a factor, or by its greatest power-of-two share that keeps all components
  /// finite.
  @inlinable
  func scaled(within factor: Double) -> Self {
    let product = scaled(by: factor)
    return product.hasFiniteComponents ? product : saturated(by: factor)
  }

  /// Multiplies by the greatest power-of-two share of a factor that keeps all components finite.
  ///
  /// - Accuracy: The largest components are within a factor of 2 of the greatest finite number.
  @inlinable
  @inline(never)
  func saturated(by factor: Double) -> Self {
    let bounded = factor.clampedToFinite
    guard hasFiniteComponents && bounded == bounded else { return self }
    func part(_ exponent: Int) -> Double {
      bounded * Double(sign: .plus, exponent: exponent, significand: 1)
    }
    func fit(_ exponent: Int) -> Bool { scaled(by: part(exponent)).hasFiniteComponents }
    // The whole factor overflows and a factor of 0 does not; the length gives an estimate of the
    // limit.
    var (fits, exceeds) = (-2200, 0)
    let length = length
    let isNumber = length > 0 && length < .infinity
    let estimate = isNumber ? 1023 - Int(length.exponent) - Int(bounded.exponent) : 0
    for guess in [estimate - 2, estimate + 2] where guess > fits && guess < exceeds {
      if fit(guess) { fits = guess } else { exceeds = guess }
    }
    while exceeds - fits > 1 {
      let middle = fits + (exceeds - fits) / 2
      if fit(middle) { fits = middle } else { exceeds = middle }
    }
    return scaled(by: part(fits))
  }

  /// Adds an offset; a sum that overflows is multiplied by the greatest power of two with which it
  /// is finite.
  @inlinable
  func moved(within offset: Self) -> Self {
    let sum = self + offset
    if sum.hasFiniteComponents { return sum }
    return (scaled(by: 0.5) + offset.scaled(by: 0.5)).scaled(within: 2)
  }

  /// Returns the vector to another value, times a factor, or times its greatest power-of-two share
  /// that keeps all components finite.
  @inlinable
  func way(to end: Self, within factor: Double) -> Self {
    let way = (end - self).scaled(by: factor)
    return way.hasFiniteComponents ? way : wayFar(to: end, within: factor)
  }

  @inlinable
  @inline(never)
  func wayFar(to end: Self, within factor: Double) -> Self {
    let unit = 0x1p-60
    return (end.scaled(by: unit) - scaled(by: unit)).scaled(within: factor)
      .scaled(within: 1 / unit)
  }

  /// Interpolates between values whose difference or interpolated value overflows.
  @inlinable
  @inline(never)
  func interpolatedFar(to end: Self, by fraction: Double) -> Self {
    guard hasFiniteComponents && end.hasFiniteComponents else {
      return fraction <= 0.5 ? self : end
    }
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    // A scale at which nothing overflows for fractions below 2⁵⁰.
    let unit = 0x1p-60
    let (a, b) = (scaled(by: unit), end.scaled(by: unit))
    let held = Swift.max(-0x1p50, Swift.min(fraction, 0x1p50))
    let factor = held > 0.5 ? held - 1 : held
    return ((held > 0.5 ? b : a) + (b - a).scaled(by: factor)).scaled(within: 1 / unit)
  }
}

extension KinematicState {
  /// Returns a state that overflowed, computed from the same motion at a smaller scale.
  ///
  /// - Parameter shown: Returns the state of the motion with its values multiplied by a factor.
  /// - Returns: The state, clamped to the finite range of the type; zero at rest if it overflows at
  ///   every scale.
  @inlinable
  @inline(never)
  static func saturated(_ shown: (Double) -> KinematicState) -> KinematicState {
    for power in [0x1p60, 0x1p120, 0x1p300, 0x1p900] {
      let state = shown(1 / power)
      if state.value.hasFiniteComponents && state.velocity.hasFiniteComponents {
        return KinematicState(
          value: state.value.scaled(within: power), velocity: state.velocity.scaled(within: power))
      }
    }
    return KinematicState(value: .zero)
  }
}
