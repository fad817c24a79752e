// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Two rational functions that approximate the parameter of a Bézier curve at an input.
///
/// Each is a cubic over a cubic, through seven points of its part of the curve: the error is
/// usually at most 10⁻⁴, and greater where the curve is steep. Numerator and denominator are
/// evaluated side by side.
@frozen
@usableFromInline
struct BezierGuess: Sendable {
  /// Coefficients of x³, x², x and 1 below the edge: numerator and denominator.
  ///
  /// They have the precision of Float, which a guess needs, and are kept as they are added.
  @usableFromInline let low3: SIMD2<Double>
  @usableFromInline let low2: SIMD2<Double>
  @usableFromInline let low1: SIMD2<Double>
  @usableFromInline let low0: SIMD2<Double>

  /// The differences of these coefficients from the edge onwards.
  @usableFromInline let step3: SIMD2<Double>
  @usableFromInline let step2: SIMD2<Double>
  @usableFromInline let step1: SIMD2<Double>
  @usableFromInline let step0: SIMD2<Double>

  /// The input from which the second function is used, in both lanes.
  @usableFromInline let edge: SIMD2<Double>

  /// The greatest error in x, per squared slope, for which one step suffices.
  @usableFromInline let reach: Double

  /// The approximate parameter at an input in (0, 1); arbitrary if a denominator vanishes.
  @inlinable
  @inline(__always)
  func parameter(at x: Double) -> Double {
    let v = SIMD2(repeating: x)
    // A mask instead of a branch, which would be mispredicted for half the inputs.
    let isHigh = SIMD2<UInt64>.zero.replacing(with: ~0, where: v .>= edge)
    let upper =
      BezierGuess.sum(low3, step3, isHigh) * v + BezierGuess.sum(low2, step2, isHigh)
    let lower =
      BezierGuess.sum(low1, step1, isHigh) * v + BezierGuess.sum(low0, step0, isHigh)
    let sum = upper * (v * v) + lower
    return sum.x / sum.y
  }

  /// A pair, to which a step is added where the mask is set.
  @inlinable
  @inline(__always)
  static func sum(
    _ low: SIMD2<Double>, _ step: SIMD2<Double>, _ mask: SIMD2<UInt64>
  ) -> SIMD2<Double> {
    let bits = unsafeBitCast(step, to: SIMD2<UInt64>.self) & mask
    return low + unsafeBitCast(bits, to: SIMD2<Double>.self)
  }

  /// Fits both functions to the curve with two inputs of control points.
  init(_ x1: Double, _ x2: Double) {
    let (p1, p2) = (3 * x1, 3 * x2)
    let jerk = 1 + (p1 - p2)
    let curve = p2 - (p1 + p1)
    // Closer to an end at which the curve is vertical, or almost so.
    let middle = 0.5 - (x1 < 0.1 ? 0.15 : 0) + (x2 > 0.9 ? 0.15 : 0)
    edge = SIMD2(repeating: middle * (p1 + middle * (curve + middle * jerk))).roundedToFloat
    let low = BezierGuess.fit(p1, curve, jerk, from: 0, to: middle)
    let high = BezierGuess.fit(p1, curve, jerk, from: middle, to: 1)
    low3 = SIMD2(low.n.3, low.d.3).roundedToFloat
    low2 = SIMD2(low.n.2, low.d.2).roundedToFloat
    low1 = SIMD2(low.n.1, low.d.1).roundedToFloat
    low0 = SIMD2(0, 1)
    // A fraction can be scaled: here up to the size of the first, so that the sum keeps its digits.
    let scale = max(1, BezierGuess.size(low) / BezierGuess.size(high))
    step3 = SIMD2(high.n.3 * scale - low.n.3, high.d.3 * scale - low.d.3).roundedToFloat
    step2 = SIMD2(high.n.2 * scale - low.n.2, high.d.2 * scale - low.d.2).roundedToFloat
    step1 = SIMD2(high.n.1 * scale - low.n.1, high.d.1 * scale - low.d.1).roundedToFloat
    step0 = SIMD2(high.n.0 * scale, scale - 1).roundedToFloat

    var most = 0x1p-40
    for index in 0...8 {
      let t = Double(index) / 8
      let bend = 3 * jerk * t + curve
      let slope = (bend + curve) * t + p1
      let rest = slope * bend * (jerk * (3 * p1 - slope) - curve * curve)
      most = max(most, rest.magnitude)
    }
    // A polynomial of degree 5 rises little between nine points.
    reach = Double(Float((0x1p-54 / (1.25 * most)).squareRoot().squareRoot()))
  }

  /// The coefficients of a numerator and a denominator, lowest first.
  private typealias Cubics = (
    n: (Double, Double, Double, Double), d: (Double, Double, Double, Double)
  )

  /// The size of the coefficients.
  private static func size(_ cubics: Cubics) -> Double {
    let (n, d) = cubics
    return max(
      n.0.magnitude, n.1.magnitude, n.2.magnitude, n.3.magnitude,
      max(d.0.magnitude, d.1.magnitude, d.2.magnitude, d.3.magnitude))
  }

  /// The cubic over a cubic through seven points of a piece.
  ///
  /// The weights of its barycentric form span the null space of a Loewner
  /// matrix, whose elements (tᵢ − tⱼ) / (xᵢ − xⱼ) have no cancellation here.
  ///
  /// - Source: Antoulas & Anderson, On the scalar rational interpolation problem, 1986.
  private static func fit(
    _ p1: Double, _ curve: Double, _ jerk: Double, from start: Double, to end: Double
  ) -> Cubics {
    // Chebyshev's nodes, widened to reach the ends.
    let width = end - start
    let t = (
      start, start + 0.277_479_07 * width, start + 0.722_520_93 * width, end
    )
    func x(_ t: Double) -> Double { t * (p1 + t * (curve + t * jerk)) }
    func row(_ u: Double) -> (Double, Double, Double, Double) {
      func element(_ t: Double) -> Double {
        1 / (p1 + curve * (u + t) + jerk * (u * u + u * t + t * t))
      }
      return (element(t.0), element(t.1), element(t.2), element(t.3))
    }
    let a = row(start + 0.099_031_13 * width)
    let b = row(start + 0.5 * width)
    let c = row(start + 0.900_968_87 * width)
    // The minors of the first two rows, and of all three.
    let m01 = a.0 * b.1 - a.1 * b.0
    let m02 = a.0 * b.2 - a.2 * b.0
    let m03 = a.0 * b.3 - a.3 * b.0
    let m12 = a.1 * b.2 - a.2 * b.1
    let m13 = a.1 * b.3 - a.3 * b.1
    let m23 = a.2 * b.3 - a.3 * b.2
    let w0 = c.1 * m23 - c.2 * m13 + c.3 * m12
    let w1 = -(c.0 * m23 - c.2 * m03 + c.3 * m02)
    let w2 = c.0 * m13 - c.1 * m03 + c.3 * m01
    let w3 = -(c.0 * m12 - c.1 * m02 + c.2 * m01)
    let nodes = (x(t.0), x(t.1), x(t.2), x(t.3))
    var n = (0.0, 0.0, 0.0, 0.0)
    var d = (0.0, 0.0, 0.0, 0.0)
    func add(_ w: Double, _ t: Double, _ p: Double, _ q: Double, _ r: Double) {
      let product = (-p * q * r, p * q + p * r + q * r, -(p + q + r))
      d = (d.0 + w * product.0, d.1 + w * product.1, d.2 + w * product.2, d.3 + w)
      let v = w * t
      n = (n.0 + v * product.0, n.1 + v * product.1, n.2 + v * product.2, n.3 + v)
    }
    add(w0, t.0, nodes.1, nodes.2, nodes.3)
    add(w1, t.1, nodes.0, nodes.2, nodes.3)
    add(w2, t.2, nodes.0, nodes.1, nodes.3)
    add(w3, t.3, nodes.0, nodes.1, nodes.2)
    let scale = 1 / d.0
    // For a line all minors vanish.
    guard scale.magnitude < 1e12 else { return ((0, 1, 0, 0), (1, 0, 0, 0)) }
    return (
      (n.0 * scale, n.1 * scale, n.2 * scale, n.3 * scale),
      (1, d.1 * scale, d.2 * scale, d.3 * scale)
    )
  }
}

extension SIMD2<Double> {
  /// Both numbers with the precision of Float.
  fileprivate var roundedToFloat: SIMD2<Double> { SIMD2(SIMD2<Float>(self)) }
}
