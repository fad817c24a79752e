// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The resistance of content that a finger pulls beyond an edge.
///
/// ![The shown offset grows ever more slowly with the pull, up to the dimension](rubber-band)
///
/// ```swift
/// let band = RubberBand(dimension: 400)
/// band.shown(700, in: 0...600)  // 648.3516
/// band.shown(-100, in: 0...600)  // -48.3516
/// band.raw(648.35164835164835, in: 0...600)  // 700.0000
/// ```
/// The raw offset is the one that the finger requests; the shown offset is the one displayed. Of an
/// overshoot *o* the part *b* = *d* (1 − 1 / (1 + *c o* / *d*)) is shown, with the coefficient *c*
/// and the dimension *d*: *c o* at first, and never more than *d*.
///
/// - Source: G. Paul's formula of UIScrollView (2012), as preserved in gist originell/6961057; 0.55
///   is from reverse engineering.
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
  ///   - dimension: The length of the viewport along the axis. With 0 the edges are hard.
  /// - Precondition: Both are in 0...1e150.
  public init(coefficient: Double = 0.55, dimension: Double) {
    ParameterFlaw.trap(if: RubberBand.flaw(coefficient: coefficient, dimension: dimension))
    self.coefficient = coefficient
    self.dimension = dimension
  }

  /// Returns the shown overshoot of a raw one, with its sign.
  ///
  /// - Edge cases: NaN is treated as 0; an infinite overshoot is shown as the dimension.
  /// - Accuracy: 4 ulp, unless the overshoot is less than 10⁻³⁰⁷ of the dimension.
  public func shown(_ overshoot: Double) -> Double {
    guard overshoot == overshoot, dimension > 0, coefficient > 0 else { return 0 }
    let ratio = coefficient * (overshoot.magnitude / dimension)
    let shown = ratio < .infinity ? dimension * (ratio / (1 + ratio)) : dimension
    return overshoot < 0 ? -shown : shown
  }

  /// Returns the raw overshoot of a shown one, with its sign.
  ///
  /// - Returns: Infinity with its sign for a shown overshoot that no raw one gives: from the
  ///   dimension onwards, and any except 0 where the edges are hard.
  /// - Edge cases: NaN is treated as 0.
  public func raw(_ shown: Double) -> Double {
    guard shown != 0, shown == shown else { return 0 }
    let size = shown.magnitude
    let raw =
      size < dimension && coefficient > 0
      ? dimension * (size / (dimension - size)) / coefficient : .infinity
    return shown < 0 ? -raw : raw
  }

  /// Returns the derivative of the shown overshoot with respect to the raw one.
  ///
  /// It is *c* / (1 + *c o* / *d*)².
  public func derivative(at overshoot: Double) -> Double {
    guard dimension > 0, coefficient > 0 else { return 0 }
    let size = overshoot == overshoot ? overshoot.magnitude : 0
    let divisor = 1 + coefficient * (size / dimension)
    return coefficient / divisor / divisor
  }

  /// Returns the shown offset of a raw one, between two edges and beyond them.
  ///
  /// - Parameters:
  ///   - offset: The raw offset.
  ///   - bounds: The edges.
  /// - Returns: The shown offset; between the edges, the raw offset itself.
  /// - Edge cases: NaN is treated as the lower edge.
  public func shown(_ offset: Double, in bounds: ClosedRange<Double>) -> Double {
    let edge = offset.clamped(to: bounds)
    return offset == edge ? edge : edge + shown(offset - edge)
  }

  /// Returns the raw offset of a shown one.
  ///
  /// - Returns: The inverse of ``shown(_:in:)``; infinity with its sign for a shown offset that no
  ///   raw one gives.
  /// - Edge cases: NaN is treated as the lower edge.
  public func raw(_ shown: Double, in bounds: ClosedRange<Double>) -> Double {
    let edge = shown.clamped(to: bounds)
    return shown == edge ? edge : edge + raw(shown - edge)
  }

  /// Returns the derivative of the shown offset with respect to the raw one: 1 between the edges
  /// and on them.
  ///
  /// It is also the ratio of the content's velocity to the finger's.
  public func derivative(at offset: Double, in bounds: ClosedRange<Double>) -> Double {
    let edge = offset.clamped(to: bounds)
    return offset == edge || offset != offset ? 1 : derivative(at: offset - edge)
  }

  /// Returns the shown offset and the velocity of content that a finger has dragged.
  ///
  /// The raw offset that corresponds to the initial shown offset moves with the finger. So the
  /// content does not jump at the touch, even if it is already stretched.
  ///
  /// No finger stretches content to the dimension, but a spring can throw it that far. Such content
  /// follows the finger from where it is: outward as from an edge, inward by the coefficient, with
  /// hard edges by the whole distance. Between 99 % of the dimension and the dimension, the two
  /// motions are mixed.
  ///
  /// ```swift
  /// let band = RubberBand(dimension: 100)
  /// band.dragged(from: -168.33, by: 5, in: 0...600).value  // -165.5800
  /// band.dragged(from: -168.33, by: -5, in: 0...600).value  // -171.0064
  /// ```
  ///
  /// - Parameters:
  ///   - shown: The shown offset at the touch.
  ///   - distance: The distance that the finger has moved since the touch.
  ///   - velocity: The velocity of the finger, in units per second.
  ///   - bounds: The edges.
  /// - Returns: The shown offset and its velocity.
  public func dragged(
    from shown: Double, by distance: Double, velocity: Double = 0, in bounds: ClosedRange<Double>
  ) -> KinematicState<Double> {
    let edge = shown.clamped(to: bounds)
    let size = shown.isFinite ? (shown - edge).magnitude : 0
    let excess = isHard ? (size > 0 ? 1 : 0) : (size / dimension - 0.99) * 100
    if excess >= 1 {
      let (value, slope) = thrown(from: shown, beyond: edge, by: distance, in: bounds)
      return KinematicState(value: value, velocity: slope * velocity)
    }
    let offset = raw(shown, in: bounds) + distance
    var value = distance == 0 ? shown : self.shown(offset, in: bounds)
    var slope = derivative(at: offset, in: bounds)
    if excess > 0 {
      let thrown = thrown(from: shown, beyond: edge, by: distance, in: bounds)
      value += excess * (thrown.value - value)
      slope += excess * (thrown.slope - slope)
    }
    return KinematicState(value: value, velocity: slope * velocity)
  }

  /// The offset and the slope of dragged content that no finger has stretched so far.
  private func thrown(
    from shown: Double, beyond edge: Double, by distance: Double, in bounds: ClosedRange<Double>
  ) -> (value: Double, slope: Double) {
    let isOutward = (shown < edge) == (distance < 0)
    if distance == 0 || isOutward {
      return (shown + self.shown(distance), distance == 0 && isHard ? 1 : derivative(at: distance))
    }
    let share = isHard ? 1 : coefficient
    let rest = (edge - shown).magnitude - share * distance.magnitude
    if rest > 0 { return (edge + (shown < edge ? -rest : rest), share) }
    let offset = edge + (shown < edge ? -rest : rest) / share
    return (self.shown(offset, in: bounds), derivative(at: offset, in: bounds))
  }

  /// Whether nothing is shown beyond the edges.
  private var isHard: Bool { dimension == 0 || coefficient == 0 }

  static func flaw(coefficient: Double, dimension: Double) -> ParameterFlaw? {
    ParameterFlaw("coefficient", coefficient, .range(0...1e150))
      ?? ParameterFlaw("dimension", dimension, .range(0...1e150))
  }
}

#if !hasFeature(Embedded)
extension RubberBand: Described {}

extension RubberBand: Codable {
  /// Decodes the coefficient, by default 0.55, and the dimension.
  ///
  /// - Throws: `DecodingError` if there is no dimension, or if a number is outside 0...1e150.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("coefficient", "dimension")
    let coefficient = try container.decodeNumber(forKey: "coefficient", default: 0.55)
    let dimension = try container.decode(Double.self, forKey: "dimension")
    try container.refuse(RubberBand.flaw(coefficient: coefficient, dimension: dimension))
    self.init(coefficient: coefficient, dimension: dimension)
  }
}
#endif
