// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The layout of a tooltip: its rectangle, the tip of its arrow, and the direction of the arrow.
///
/// It is a vector, so a tooltip is interpolated as a whole. Between a layout below its target and
/// one above, the arrow flattens and emerges on the other side.
///
/// ```swift
/// let below = TooltipLayout(
///   origin: SIMD2(12, 120), size: SIMD2(300, 80), arrow: SIMD2(42, 116), direction: 1)
/// let above = TooltipLayout(
///   origin: SIMD2(12, 304), size: SIMD2(300, 80), arrow: SIMD2(42, 388), direction: -1)
/// below.interpolated(to: above, by: 0.25).origin  // SIMD2<Double>(12.0, 166.0)
/// below.interpolated(to: above, by: 0.25).direction  // 0.5
/// ```
///
/// - Units: Points; y points down.
@frozen
public struct TooltipLayout: VectorSpace, Hashable {
  /// Origin, size, arrow and direction; the last lane is 0.
  @usableFromInline var lanes: SIMD8<Double>

  @inlinable
  init(lanes: SIMD8<Double>) { self.lanes = lanes }

  /// Creates a layout from its parts.
  ///
  /// - Parameters:
  ///   - origin: The top left corner of the tooltip.
  ///   - size: The width and the height of the tooltip.
  ///   - arrow: The tip of the arrow.
  ///   - direction: 1 if the arrow points up, −1 if it points down.
  @inlinable
  public init(
    origin: SIMD2<Double>, size: SIMD2<Double>, arrow: SIMD2<Double>, direction: Double
  ) {
    lanes = SIMD8(origin.x, origin.y, size.x, size.y, arrow.x, arrow.y, direction, 0)
  }

  /// The top left corner of the tooltip.
  @inlinable
  public var origin: SIMD2<Double> {
    get { SIMD2(lanes[0], lanes[1]) }
    set { (lanes[0], lanes[1]) = (newValue.x, newValue.y) }
  }

  /// The width and the height of the tooltip.
  ///
  /// An overshooting spring may make them negative temporarily.
  @inlinable
  public var size: SIMD2<Double> {
    get { SIMD2(lanes[2], lanes[3]) }
    set { (lanes[2], lanes[3]) = (newValue.x, newValue.y) }
  }

  /// The tip of the arrow.
  @inlinable
  public var arrow: SIMD2<Double> {
    get { SIMD2(lanes[4], lanes[5]) }
    set { (lanes[4], lanes[5]) = (newValue.x, newValue.y) }
  }

  /// The signed height of the arrow as a factor: 1 if it points up, −1 if it points down.
  ///
  /// It is between −1 and 1 while a tooltip changes sides; at 0 the arrow is flat.
  @inlinable
  public var direction: Double {
    get { lanes[6] }
    set { lanes[6] = newValue }
  }

  /// Whether the arrow points up, because the tooltip is below its target.
  @inlinable
  public var pointsUp: Bool { direction > 0 }

  /// The layout whose components are all 0.
  @inlinable
  public static var zero: TooltipLayout { TooltipLayout(lanes: .zero) }

  /// Adds two layouts component by component.
  @inlinable
  public static func + (a: TooltipLayout, b: TooltipLayout) -> TooltipLayout {
    TooltipLayout(lanes: a.lanes + b.lanes)
  }

  /// Subtracts two layouts component by component.
  @inlinable
  public static func - (a: TooltipLayout, b: TooltipLayout) -> TooltipLayout {
    TooltipLayout(lanes: a.lanes - b.lanes)
  }

  /// Multiplies every component by a factor.
  @inlinable
  public func scaled(by factor: Double) -> TooltipLayout { TooltipLayout(lanes: lanes * factor) }

  /// The sum of the squared components.
  @inlinable
  public var squaredMagnitude: Double { lanes.squaredMagnitude }

  /// Returns the sum of the products of corresponding components.
  @inlinable
  public func dot(_ other: TooltipLayout) -> Double { lanes.dot(other.lanes) }

  /// The number of components, 7.
  @inlinable
  public static var componentCount: Int { 7 }

  /// The component at an index, in the order origin, size, arrow, each x before y, and direction.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { lanes[index] }
    set { lanes[index] = newValue }
  }

  /// The flaw of the first component that is not within ±10¹⁵⁰, named by its part.
  var flaw: ParameterFlaw? {
    for index in 0..<TooltipLayout.componentCount {
      let part = ["origin", "size", "arrow", "direction"][index / 2]
      if let flaw = ParameterFlaw(part, lanes[index], .range(-1e150...1e150)) { return flaw }
    }
    return nil
  }
}

#if !hasFeature(Embedded)
extension TooltipLayout: Described {}

extension TooltipLayout: Codable {
  /// Reads the parts of a layout.
  ///
  /// - Throws: `DecodingError` with the path if a number is not within ±10¹⁵⁰.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("origin", "size", "arrow", "direction")
    func pair(_ key: FieldKey) throws -> SIMD2<Double> {
      try container.decode(SIMD2<Double>.self, forKey: key)
    }
    self.init(
      origin: try pair("origin"), size: try pair("size"), arrow: try pair("arrow"),
      direction: try container.decode(Double.self, forKey: "direction"))
    try container.refuse(flaw)
  }

  /// Writes origin, size, arrow and direction.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["origin": origin, "size": size, "arrow": arrow, "direction": direction])
  }
}
#endif
