// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// How far content follows a finger that pulls it over an edge.
///
/// ```swift
/// let band = RubberBand(dimension: 400)
/// band.shown(700, in: 0...600)  // 648.3516
/// band.shown(-100, in: 0...600)  // -48.3516
/// band.raw(648.35164835164835, in: 0...600)  // 700.0000
/// ```
/// The raw offset is where the finger would have the content; the shown one is where it is. Of an
/// overshoot *o* is shown *b* = *d* (1 − 1 / (1 + *c o* / *d*)), with the coefficient *c* and the
/// dimension *d*: *c o* at first, and never more than *d*.
///
/// - Source: G. Paul's formula of UIScrollView (2012), as kept in gist originell/6961057; 0.55 is
///   what reverse engineering found.
@frozen
public struct RubberBand: Hashable, Sendable {
  /// The length of the viewport along the axis, which the overshoot never reaches: 0 to 10¹⁵⁰.
  public let dimension: Double

  /// The share of a small overshoot that is shown: 0 to 10¹⁵⁰.
  public let coefficient: Double

  /// Creates a rubber band.
  ///
  /// - Parameters:
  ///   - coefficient: The share of a small overshoot that is shown. With 0 the edges are hard.
  ///   - dimension: The length of the viewport along the axis. Without one nothing is shown beyond
  ///     an edge.
  /// - Precondition: Both are in 0...1e150.
  public init(coefficient: Double = 0.55, dimension: Double) {
    ParameterFlaw.trap(if: RubberBand.flaw(coefficient: coefficient, dimension: dimension))
    self.coefficient = coefficient
    self.dimension = dimension
  }

  /// The overshoot that is shown of a raw one, with its sign.
  ///
  /// - Edge cases: NaN counts as 0; of an infinite overshoot is shown the dimension.
  /// - Accuracy: 4 ulp.
  public func shown(_ overshoot: Double) -> Double {
    guard overshoot == overshoot, dimension > 0, coefficient > 0 else { return 0 }
    let ratio = coefficient * (overshoot.magnitude / dimension)
    let shown = ratio < .infinity ? dimension * (ratio / (1 + ratio)) : dimension
    return overshoot < 0 ? -shown : shown
  }

  /// The raw overshoot of which a shown one is seen, with its sign.
  ///
  /// - Returns: Infinity of its sign for a shown overshoot that no raw one has: from the dimension
  ///   on, and any but 0 where nothing is shown.
  /// - Edge cases: NaN counts as 0.
  public func raw(_ shown: Double) -> Double {
    guard shown != 0, shown == shown else { return 0 }
    let size = shown.magnitude
    let raw =
      size < dimension && coefficient > 0
      ? dimension * (size / (dimension - size)) / coefficient : .infinity
    return shown < 0 ? -raw : raw
  }

  /// How much of a small move is shown at a raw overshoot: *c* / (1 + *c o* / *d*)².
  public func slope(_ overshoot: Double) -> Double {
    guard dimension > 0, coefficient > 0 else { return 0 }
    let size = overshoot == overshoot ? overshoot.magnitude : 0
    let divisor = 1 + coefficient * (size / dimension)
    return coefficient / divisor / divisor
  }

  /// Where content is shown between two edges, and beyond them.
  ///
  /// - Parameters:
  ///   - offset: The raw offset.
  ///   - bounds: The edges.
  /// - Returns: The offset itself between the edges.
  /// - Edge cases: NaN counts as the lower edge.
  public func shown(_ offset: Double, in bounds: ClosedRange<Double>) -> Double {
    let edge = offset.clamped(to: bounds)
    return offset == edge ? edge : edge + shown(offset - edge)
  }

  /// The raw offset that a shown one stands for.
  ///
  /// - Returns: The inverse of ``shown(_:in:)``; infinity of its sign for what is shown of no raw offset.
  /// - Edge cases: NaN counts as the lower edge.
  public func raw(_ shown: Double, in bounds: ClosedRange<Double>) -> Double {
    let edge = shown.clamped(to: bounds)
    return shown == edge ? edge : edge + raw(shown - edge)
  }

  /// How much of a small move is shown at a raw offset: 1 between the edges and on them.
  ///
  /// It is also the share of the finger's velocity that the content has.
  public func slope(_ offset: Double, in bounds: ClosedRange<Double>) -> Double {
    let edge = offset.clamped(to: bounds)
    return offset == edge || offset != offset ? 1 : slope(offset - edge)
  }

  /// Where content is shown that a finger took hold of and moved, and how fast.
  ///
  /// The raw offset of what was shown moves with the finger. So nothing jumps at the touch, be the
  /// content stretched already, and a stretch is undone along the curve by which it came.
  ///
  /// - Parameters:
  ///   - shown: Where the content was shown when the finger came down.
  ///   - distance: How far the finger has moved since.
  ///   - velocity: How fast it moves, in units per second.
  ///   - bounds: The edges.
  /// - Returns: The offset that is shown, and its velocity.
  public func dragged(
    from shown: Double, by distance: Double, velocity: Double = 0, in bounds: ClosedRange<Double>
  ) -> KinematicState<Double> {
    if distance == 0 {
      let slope = slope(raw(shown, in: bounds), in: bounds)
      return KinematicState(value: shown, velocity: slope * velocity)
    }
    let offset = raw(shown, in: bounds) + distance
    return KinematicState(
      value: self.shown(offset, in: bounds), velocity: slope(offset, in: bounds) * velocity)
  }

  static func flaw(coefficient: Double, dimension: Double) -> ParameterFlaw? {
    ParameterFlaw("coefficient", coefficient, .range(0...1e150))
      ?? ParameterFlaw("dimension", dimension, .range(0...1e150))
  }
}

#if !hasFeature(Embedded)
extension RubberBand: Codable {
  private enum CodingKeys: String, CodingKey { case coefficient, dimension }

  /// Reads the coefficient, 0.55 unless given, and the dimension.
  ///
  /// - Throws: `DecodingError` if one of them is not legal.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let coefficient = try container.decodeIfPresent(Double.self, forKey: .coefficient) ?? 0.55
    let dimension = try container.decode(Double.self, forKey: .dimension)
    try container.refuse(RubberBand.flaw(coefficient: coefficient, dimension: dimension))
    self.init(coefficient: coefficient, dimension: dimension)
  }
}
#endif
