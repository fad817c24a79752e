// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension CubicSegment {
  /// The smallest rectangle that contains the segment.
  ///
  /// It is tight: the curve touches all four sides. Control points may lie outside.
  ///
  /// - Accuracy: That of ``value(at:)``, and never outside the rectangle of the four points.
  /// - Complexity: O(1): the roots of two quadratic derivatives, and of none for a coordinate
  ///   whose control points lie between the ends.
  /// - Precondition: No coordinate is NaN.
  public var bounds: Bounds {
    let (x, y) = (extent(0), extent(1))
    return Bounds(
      minimum: SIMD2(x.lowerBound, y.lowerBound), maximum: SIMD2(x.upperBound, y.upperBound))
  }

  /// Returns the least and the greatest value of a coordinate.
  private func extent(_ axis: Int) -> ClosedRange<Double> {
    let (start, control1, control2, end) =
      (start[axis], control1[axis], control2[axis], end[axis])
    var (least, greatest) = (Swift.min(start, end), Swift.max(start, end))
    let hullLeast = Swift.min(least, control1, control2)
    let hullGreatest = Swift.max(greatest, control1, control2)
    // A curve stays within the hull of its points.
    if hullLeast == least && hullGreatest == greatest { return least...greatest }
    // A third of the derivative, as a polynomial.
    let (first, second, third) = (control1 - start, control2 - control1, end - control2)
    for root in Roots.quadratic((first - second) + (third - second), 2 * (second - first), first)
    where root > 0 && root < 1 {
      let turn = Swift.max(hullLeast, Swift.min(hullGreatest, value(at: root)[axis]))
      least = Swift.min(least, turn)
      greatest = Swift.max(greatest, turn)
    }
    return least...greatest
  }

  /// Returns the length of the segment.
  ///
  /// - Parameter accuracy: The allowed error of the result, in the unit of the points. The limit of
  ///   `Double` is 10⁻¹² of the whole; 0 stands for this best accuracy.
  /// - Returns: The length, in the unit of the points.
  /// - Accuracy: As requested. Cusps and sharp turns take more time, but are as accurate.
  /// - Complexity: About 6 quadratures of 8 nodes for a typical segment and an accuracy of a
  ///   thousandth, about 12 for the best. Nothing is allocated.
  /// - Precondition: The accuracy is not negative and not NaN.
  public func length(accuracy: Double = 0) -> Double {
    require("accuracy", accuracy, .notNegativeOrInfinite)
    return ArcMeasurement(of: CollectionOfOne(arc), accuracy: accuracy, keepsPieces: false).length
  }

  /// Returns the segment from its end to its start.
  @inlinable
  public func reversed() -> CubicSegment {
    CubicSegment(start: end, control1: control2, control2: control1, end: start)
  }

  /// Divides the segment into two parts at a parameter.
  ///
  /// The first part ends where the second begins: at ``value(at:)``, to the bit.
  ///
  /// - Parameter parameter: The parameter, clamped to 0…1; at the ends one of the parts is a point.
  ///   NaN is treated as 0.
  /// - Returns: The part before the parameter, and the part after it.
  @inlinable
  public func split(at parameter: Double) -> (first: CubicSegment, second: CubicSegment) {
    (subsegment(from: 0, to: parameter), subsegment(from: parameter, to: 1))
  }

  /// Returns the part of the segment between two parameters, as a segment.
  ///
  /// The part runs backwards if the second parameter is less than the first. The part from 0 to 1
  /// is the segment itself, to the bit.
  ///
  /// - Parameters:
  ///   - first: The parameter of the start of the part, clamped to 0…1; NaN is treated as 0.
  ///   - second: The parameter of the end of the part, treated likewise.
  /// - Returns: The part, with parameters from 0 to 1.
  /// - Accuracy: A few ulp of the farthest point, however short the part is.
  /// - Source: The blossom of a cubic: L. Ramshaw, "Blossoming: a connect-the-dots approach to
  ///   splines" (1987).
  @inlinable
  public func subsegment(from first: Double, to second: Double) -> CubicSegment {
    let (lower, upper) = (CubicSegment.clamped(first), CubicSegment.clamped(second))
    return CubicSegment(
      start: value(at: lower), control1: blossom(lower, lower, upper),
      control2: blossom(upper, upper, lower), end: value(at: upper))
  }

  /// Returns the value of the blossom, the symmetric form in three parameters that equals the curve
  /// where they agree.
  @inlinable
  func blossom(_ first: Double, _ second: Double, _ third: Double) -> SIMD2<Double> {
    let a = start.interpolated(to: control1, byFinite: first)
    let b = control1.interpolated(to: control2, byFinite: first)
    let c = control2.interpolated(to: end, byFinite: first)
    let d = a.interpolated(to: b, byFinite: second)
    let e = b.interpolated(to: c, byFinite: second)
    return d.interpolated(to: e, byFinite: third)
  }

  /// Returns the segment with every point transformed.
  ///
  /// It is the image of the curve, since affine transforms preserve ratios along lines.
  @inlinable
  public func transformed(by transform: Affine2D) -> CubicSegment {
    CubicSegment(
      start: transform(start), control1: transform(control1), control2: transform(control2),
      end: transform(end))
  }
}
