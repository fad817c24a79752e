// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ViewportTransition {
  /// The distance by which a view must enter the viewport to be in position.
  ///
  /// It is measured from the side of the viewport, and is the sum of a fraction of the extent of
  /// the view, a fraction of the distance to the center, and an inset; so thresholds can be
  /// interpolated. The sum is clamped between the side and the center, where the view begins to
  /// leave at the other side.
  ///
  /// - Units: Points.
  @frozen
  public struct Threshold: Hashable, Sendable {
    @usableFromInline let visible: Double
    @usableFromInline let centered: Double
    @usableFromInline let inset: Double

    @inlinable
    init(visible: Double, centered: Double, inset: Double) {
      self.visible = visible
      self.centered = centered
      self.inset = inset
    }

    /// The view is fully visible, or fills the viewport.
    @inlinable
    public static var visible: Threshold { visible(1) }

    /// The view is about to be visible: any visible part of it is in position.
    @inlinable
    public static var hidden: Threshold { visible(0) }

    /// The view is in the center of the viewport.
    @inlinable
    public static var centered: Threshold { Threshold(visible: 0, centered: 1, inset: 0) }

    /// A fraction of the view is visible.
    ///
    /// - Parameter fraction: The fraction of the extent of the view, or of that of the viewport if
    ///   it is less. It is clamped to 0…1; NaN is treated as 0.
    /// - Returns: The threshold.
    @inlinable
    public static func visible(_ fraction: Double) -> Threshold {
      Threshold(visible: Threshold.share(fraction), centered: 0, inset: 0)
    }

    /// The same threshold, moved inwards by a distance.
    ///
    /// - Parameter distance: Points; negative moves outwards. The sum is clamped to ±2⁷⁰.
    /// - Returns: The threshold.
    /// - Precondition: The distance is a number.
    @inlinable
    public func inset(by distance: Double) -> Threshold {
      require("distance", distance, .number)
      return Threshold(
        visible: visible, centered: centered, inset: (inset + distance).boundedFactor)
    }

    /// A threshold between this one and another.
    ///
    /// - Parameters:
    ///   - other: The threshold at the amount 1.
    ///   - amount: The fraction of the distance, clamped to 0…1; NaN is treated as 0.
    /// - Returns: The threshold.
    @inlinable
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      let share = Threshold.share(amount)
      return Threshold(
        visible: visible.interpolated(to: other.visible, by: share),
        centered: centered.interpolated(to: other.centered, by: share),
        inset: inset.interpolated(to: other.inset, by: share))
    }

    /// Returns the distance for the extent of a view and its center.
    @inlinable
    func distance(extent: Double, middle: Double) -> Double {
      let sum = visible * extent + centered * middle + inset
      return Swift.max(0, Swift.min(sum, middle))
    }

    @inlinable
    static func share(_ amount: Double) -> Double { amount > 0 ? Swift.min(amount, 1) : 0 }
  }
}
