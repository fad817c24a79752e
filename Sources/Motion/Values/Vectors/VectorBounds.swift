// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// A value is bounded once, when a motion is made of it, so that no sum or product of a sample
// overflows: a sample multiplies it by at most 2⁷³, and adds at most eight of such products.
extension VectorSpace {
  /// Whether the value is so small that 2⁷⁶ of it is finite.
  ///
  /// Its components are then less than 4.5 · 10¹⁵ in single precision, and less than 2.4 · 10²⁸⁵ in
  /// double precision.
  @inlinable
  var isBounded: Bool { scaled(by: 0x1p76).hasFiniteComponents }

  /// The value itself if it is bounded, and otherwise one that is.
  ///
  /// A finite value is halved until it is bounded. Of others, components are clamped to ±2⁵¹, with
  /// 0 for NaN.
  @inlinable
  package var bounded: Self { isBounded ? self : brought }

  @inlinable
  @inline(never)
  var brought: Self {
    var value = self
    if !value.hasFiniteComponents {
      value = .zero
      for index in 0..<Self.componentCount {
        let component = self[component: index]
        value[component: index] =
          component == component ? component.clamped(to: -0x1p51...0x1p51) : 0
      }
    }
    while !value.isBounded { value = value.scaled(by: 0.5) }
    return value
  }

  /// Returns the bounded value that a velocity reaches from this one after a time.
  ///
  /// Both are bounded, and the time is not negative; it is clamped to 2⁷⁰ s.
  @inlinable
  func reached(by velocity: Self, after time: Double) -> Self {
    (self + velocity.scaled(by: time.boundedFactor)).bounded
  }

  /// Multiplies by a factor; a product that overflows is halved until it is finite.
  ///
  /// It is for motions made of motions, whose factors multiply each other without a bound.
  @inlinable
  package func scaled(within factor: Double) -> Self {
    let product = scaled(by: factor)
    return product.hasFiniteComponents ? product : shrunk(by: factor)
  }

  @inlinable
  @inline(never)
  func shrunk(by factor: Double) -> Self {
    guard hasFiniteComponents, factor == factor else { return bounded }
    var (share, step) = (factor.clampedToFinite, 0x1p-512)
    if scaled(by: share).hasFiniteComponents { return scaled(by: share) }
    // The last power of two with which the product overflows, found by halving its exponent.
    while step < 1 {
      let less = share * step
      if scaled(by: less).hasFiniteComponents {
        step = step == 0.5 ? 1 : step.squareRoot()
      } else {
        share = less
      }
    }
    return scaled(by: share * 0.5)
  }

  /// Adds an offset; a sum that overflows is halved until it is finite.
  @inlinable
  func moved(within offset: Self) -> Self {
    let sum = self + offset
    if sum.hasFiniteComponents { return sum }
    return (scaled(by: 0.5) + offset.scaled(by: 0.5)).scaled(within: 2)
  }

  /// Interpolates to a value; a result that overflows is halved until it is finite.
  @inlinable
  func interpolated(within end: Self, by fraction: Double) -> Self {
    let value = interpolated(to: end, by: fraction)
    if value.hasFiniteComponents { return value }
    return scaled(by: 0x1p-80).interpolated(to: end.scaled(by: 0x1p-80), by: fraction)
      .scaled(within: 0x1p80)
  }
}
