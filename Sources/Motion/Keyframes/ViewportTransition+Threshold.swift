// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ViewportTransition {
  /// How far in a view must be to be in place.
  ///
  /// It is a distance that the view has come in past the side of the viewport: a
  /// share of its extent, a share of the way to the center, and an inset, added up.
  /// So thresholds can be interpolated. What the sum leaves outside is read as just
  /// inside the side, and what it asks for beyond the center as the center: there the
  /// view begins to leave at the other side.
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

    /// The view is about to be visible: what can be seen of it is in place.
    @inlinable
    public static var hidden: Threshold { visible(0) }

    /// The view is in the center of the viewport.
    @inlinable
    public static var centered: Threshold { Threshold(visible: 0, centered: 1, inset: 0) }

    /// A fraction of the view is visible.
    ///
    /// - Parameter fraction: Of the extent of the view, or of that of the viewport if
    ///   it is less. It is held to 0…1; NaN reads as 0.
    /// - Returns: The threshold.
    @inlinable
    public static func visible(_ fraction: Double) -> Threshold {
      Threshold(visible: Threshold.share(fraction), centered: 0, inset: 0)
    }

    /// The same threshold, a distance further in.
    ///
    /// - Parameter distance: Points; negative is further out. Held to ±10¹⁵⁰.
    /// - Returns: The threshold.
    /// - Precondition: The distance is a number.
    @inlinable
    public func inset(by distance: Double) -> Threshold {
      precondition(distance == distance, "distance must be a number, but is \(distance)")
      return Threshold(
        visible: visible, centered: centered, inset: (inset + distance).clampedToLegal)
    }

    /// A threshold on the way from this one to another.
    ///
    /// - Parameters:
    ///   - other: The threshold at the amount 1.
    ///   - amount: How much of the way, held to 0…1; NaN reads as 0.
    /// - Returns: The threshold.
    @inlinable
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      let share = Threshold.share(amount)
      return Threshold(
        visible: visible.interpolated(to: other.visible, by: share),
        centered: centered.interpolated(to: other.centered, by: share),
        inset: inset.interpolated(to: other.inset, by: share))
    }

    /// How far in that is, where a whole view and the center are.
    @inlinable
    func distance(extent: Double, middle: Double) -> Double {
      let sum = visible * extent + centered * middle + inset
      return Swift.max(0, Swift.min(sum, middle))
    }

    @inlinable
    static func share(_ amount: Double) -> Double { amount > 0 ? Swift.min(amount, 1) : 0 }
  }
}
