// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The rule by which a tooltip and its arrow are placed next to their target.
///
/// The tooltip is centered below its target and moved sideways as far as the margins require; the
/// arrow points at the middle of the target.
/// ```swift
/// let placement = TooltipPlacement()
/// let button = Bounds(x: 326, y: 60, width: 44, height: 44)
/// let layout = placement.layout(of: SIMD2(300, 80), for: button, inWidth: 390)
/// layout.origin  // SIMD2<Double>(78.0, 120.0)
/// layout.arrow  // SIMD2<Double>(348.0, 116.0)
/// layout.pointsUp  // true
/// placement.arrowOutline().svg  // M-10 8 C-6 8 -4 0 0 0 C4 0 6 8 10 8 Z
/// ```
/// If the container is narrower than the tooltip and both margins, the left margin is kept. The app
/// Haptics differs in containers narrower than 324: for targets towards the right it keeps the
/// right margin, and its tooltip exceeds the container at the left. It also never places a tooltip
/// above the target, and its arrow may exceed the tooltip for a target at the very edge. In all
/// other cases the numbers are those of the app.
///
/// - Units: Points; y points down.
/// - Source: The tooltips of the app Haptics.
@frozen
public struct TooltipPlacement: Hashable, Sendable {
  /// The minimum distance between the tooltip and the sides of the container.
  public let margin: Double

  /// The distance between the target and the tooltip.
  public let gap: Double

  /// The distance between the target and the tip of the arrow.
  public let arrowGap: Double

  /// The width of the arrow at its base, and its height.
  public let arrowSize: SIMD2<Double>

  /// The length of the handles that round the arrow, horizontal at its base and at its tip.
  public let arrowHandle: Double

  /// The radius of the tooltip's corners, which the base of the arrow avoids.
  public let cornerRadius: Double

  /// The grid spacing to which the origin is rounded; 0 disables rounding.
  public let grid: Double

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - margin: The minimum distance between the tooltip and the sides of the container.
  ///   - gap: The distance between the target and the tooltip.
  ///   - arrowGap: The distance between the target and the tip of the arrow.
  ///   - arrowSize: The width of the arrow at its base, and its height.
  ///   - arrowHandle: The length of the handles that round the arrow.
  ///   - cornerRadius: The radius of the tooltip's corners.
  ///   - grid: The grid spacing to which the origin is rounded: 1 for points, a third for the
  ///     pixels of a 3× screen, 0 to disable rounding.
  /// - Precondition: All numbers are in 0...10¹⁵⁰.
  public init(
    margin: Double = 12, gap: Double = 16, arrowGap: Double = 12,
    arrowSize: SIMD2<Double> = SIMD2(20, 8), arrowHandle: Double = 4, cornerRadius: Double = 0,
    grid: Double = 1
  ) {
    self.margin = margin
    self.gap = gap
    self.arrowGap = arrowGap
    self.arrowSize = arrowSize
    self.arrowHandle = arrowHandle
    self.cornerRadius = cornerRadius
    self.grid = grid
    ParameterFlaw.trap(if: flaw)
  }

  var flaw: ParameterFlaw? {
    let rule = NumberRule.range(0...1e150)
    let arrow =
      ParameterFlaw("arrowGap", arrowGap, rule) ?? ParameterFlaw("arrowSize", arrowSize.x, rule)
      ?? ParameterFlaw("arrowSize", arrowSize.y, rule)
      ?? ParameterFlaw("arrowHandle", arrowHandle, rule)
    return ParameterFlaw("margin", margin, rule) ?? ParameterFlaw("gap", gap, rule) ?? arrow
      ?? ParameterFlaw("cornerRadius", cornerRadius, rule) ?? ParameterFlaw("grid", grid, rule)
  }

  /// Returns the layout of a tooltip for a target.
  ///
  /// The tooltip is placed above the target if it does not fit below and there is more room above.
  ///
  /// - Parameters:
  ///   - size: The width and the height of the tooltip; the app Haptics uses a width of 300.
  ///   - target: The bounds of the target, in the coordinates of the container.
  ///   - width: The width of the container, which begins at 0.
  ///   - height: The height of the container; infinite to place every tooltip below.
  /// - Returns: The layout. The origin is rounded, halves away from 0; the arrow is not. The
  ///   arrow's base stays between the tooltip's corners, or is centered if it does not fit between
  ///   them.
  /// - Edge cases: Coordinates are clamped to ±2⁷⁰; negative sizes and NaN are treated as 0.
  public func layout(
    of size: SIMD2<Double>, for target: Bounds, inWidth width: Double,
    height: Double = .infinity
  ) -> TooltipLayout {
    let size = SIMD2(TooltipPlacement.clamped(size.x), TooltipPlacement.clamped(size.y))
    let (left, top) = (target.minimum.x.boundedFactor, target.minimum.y.boundedFactor)
    let (right, bottom) = (target.maximum.x.boundedFactor, target.maximum.y.boundedFactor)
    let middle = (left + right) * 0.5
    let room = TooltipPlacement.clamped(width) - margin - size.x
    let x = rounded(Swift.max(margin, Swift.min(middle - size.x * 0.5, room)))
    let roomBelow = (height >= 0 ? height : 0) - margin - bottom - gap
    let isAbove = roomBelow < size.y && top - gap - margin > roomBelow
    let inset = arrowSize.x * 0.5 + cornerRadius
    let tip =
      2 * inset > size.x
      ? x + size.x * 0.5 : Swift.max(x + inset, Swift.min(middle, x + size.x - inset))
    return TooltipLayout(
      origin: SIMD2(x, rounded(isAbove ? top - gap - size.y : bottom + gap)), size: size,
      arrow: SIMD2(tip, isAbove ? top - arrowGap : bottom + arrowGap),
      direction: isAbove ? -1 : 1)
  }

  /// Returns the outline of the arrow, with its tip at the origin.
  ///
  /// Two curves lead from the left end of the base over the tip to the right end; the path is
  /// closed.
  ///
  /// - Parameter direction: The ``TooltipLayout/direction`` of a layout: 1 points up, −1 down, and
  ///   values in between scale the height; clamped to −1...1. NaN is treated as 1.
  /// - Returns: A path of three segments, for every direction.
  public func arrowOutline(direction: Double = 1) -> BezierPath {
    let held = direction == direction ? direction.clamped(to: -1...1) : 1
    let (half, base) = (arrowSize.x * 0.5, arrowSize.y * held)
    var path = BezierPath()
    path.move(to: SIMD2(-half, base))
    path.addCubic(
      to: .zero, control1: SIMD2(arrowHandle - half, base), control2: SIMD2(-arrowHandle, 0))
    path.addCubic(
      to: SIMD2(half, base), control1: SIMD2(arrowHandle, 0),
      control2: SIMD2(half - arrowHandle, base))
    path.close()
    return path
  }

  /// Returns the nearest coordinate of the grid, with ties away from 0.
  private func rounded(_ x: Double) -> Double {
    let steps = x.magnitude / grid
    guard grid > 0 && steps < 0x1p52 else { return x }
    let below = Elementary.floor(steps)
    let size = (steps - below >= 0.5 ? below + 1 : below) * grid
    return x < 0 ? -size : size
  }

  /// Returns a size clamped to 0...2⁷⁰; 0 for NaN.
  private static func clamped(_ size: Double) -> Double { size > 0 ? size.boundedFactor : 0 }
}

#if !hasFeature(Embedded)
extension TooltipPlacement: Described {}

extension TooltipPlacement: Codable {
  /// Reads the parameters.
  ///
  /// - Throws: `DecodingError` with the path and the rule if a number is missing or outside
  ///   0...1e150.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "margin", "gap", "arrowGap", "arrowSize", "arrowHandle", "cornerRadius", "grid")
    func number(_ key: FieldKey) throws -> Double { try container.decode(Double.self, forKey: key) }
    margin = try number("margin")
    gap = try number("gap")
    arrowGap = try number("arrowGap")
    arrowSize = try container.decode(SIMD2<Double>.self, forKey: "arrowSize")
    arrowHandle = try number("arrowHandle")
    cornerRadius = try number("cornerRadius")
    grid = try number("grid")
    try container.refuse(flaw)
  }
}
#endif
