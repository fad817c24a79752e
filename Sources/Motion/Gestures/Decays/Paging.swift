// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A choice of the page on which a scroll view comes to rest after a release.
///
/// ```swift
/// let pages = Paging(pageSize: 390, count: 5)
/// pages.page(from: 500, velocity: 0, startPage: 1)  // 1
/// pages.page(from: 500, velocity: 900, startPage: 1)  // 2
/// pages.offset(of: 2)  // 780.0
/// ```
/// Offsets increase toward later pages. A position is counted in pages: *p* = offset / page size.
///
/// Content that rests does not turn a page because its numbers are inexact: a position within
/// 2⁻¹⁰ of a page is at the page, one that is as near to a threshold has reached it, and a velocity
/// of at most a hundredth of a page per second is none. All rules are symmetric: the mirrored
/// gesture turns to the mirrored page. Of two pages that are equally near, the one nearer to the
/// page on which the gesture began is chosen.
public struct Paging: Hashable, Sendable {
  /// A rule for the choice of a page.
  public enum Rule: Hashable, Sendable {
    /// The page that is nearest to the projected resting position.
    case projected(Projection)

    /// The next page beyond the projected resting position, in the direction of the velocity.
    ///
    /// Without a velocity it is the nearest page. WebKit chooses scroll snap points in this way.
    case projectedAhead(Projection)

    /// The next page in the direction of the velocity, or the nearest page without one.
    ///
    /// It is the rule of Flutter's `PageScrollPhysics`, where a velocity toward earlier pages
    /// exactly at the offset of a page does not turn it.
    case directional

    /// The nearest page, or the next one in its direction for a velocity of at least a minimum.
    ///
    /// - Parameter minimumVelocity: The minimum in units per second; 400 in Compose, whose snap
    ///   fling this is.
    case snapping(minimumVelocity: Double)

    /// The next page for a fling, and otherwise the next one from 60 % of a page onwards.
    ///
    /// It is the rule of Android's `ViewPager`.
    ///
    /// - Parameters:
    ///   - minimumVelocity: The speed above which a gesture is a fling, in units per second; 400 in
    ///     Android.
    ///   - minimumDistance: The distance above which a gesture is a fling, in the unit of the
    ///     offset; 25 in Android.
    case fling(minimumVelocity: Double, minimumDistance: Double)
  }

  /// The length of a page, positive and finite.
  public let pageSize: Double

  /// The number of pages, at least 1.
  public let count: Int

  /// The rule for the choice of a page.
  public let rule: Rule

  /// The greatest number of pages that one gesture may turn, at least 1; nil for no limit.
  public let limit: Int?

  /// Creates a rule of paging.
  ///
  /// - Parameters:
  ///   - pageSize: The length of a page, in the unit of the offset.
  ///   - count: The number of pages.
  ///   - rule: The rule for the choice of a page.
  ///   - limit: The greatest number of pages that one gesture may turn; `nil` for no limit.
  /// - Precondition: The page size is positive and finite, the count in 1...2⁵³, the limit at
  ///   least 1; no number of the rule is negative or NaN.
  public init(
    pageSize: Double, count: Int, rule: Rule = .directional, limit: Int? = nil
  ) {
    ParameterFlaw.trap(
      if: Paging.flaw(pageSize: pageSize, count: count, limit: limit) ?? rule.flaw)
    self.pageSize = pageSize
    self.count = count
    self.rule = rule
    self.limit = limit
  }

  /// Returns the offset at which a page fills the viewport.
  public func offset(of page: Int) -> Double { (pageSize * Double(page)).clampedToFinite }

  /// Returns the page on which the motion comes to rest.
  ///
  /// - Parameters:
  ///   - offset: The offset of the content.
  ///   - velocity: The velocity of the content, in units per second, positive toward later pages.
  ///   - startPage: The page on which the gesture began, clamped to 0..<``count``.
  /// - Returns: A page in 0..<``count``.
  /// - Edge cases: NaN is treated as 0.
  public func page(from offset: Double, velocity: Double, startPage: Int) -> Int {
    let offset = offset == offset ? offset : 0
    let velocity = velocity == velocity ? velocity : 0
    let position = Paging.onPage(offset / pageSize)
    let start = Double(Swift.min(count - 1, Swift.max(0, startPage)))
    let isStill = velocity.magnitude <= pageSize / 100
    // In the direction of the velocity: the page at a position or after it, and the one after it.
    func ahead(of position: Double) -> Double {
      velocity > 0 ? -Elementary.floor(-position) : Elementary.floor(position)
    }
    func after(_ position: Double) -> Double {
      velocity > 0 ? Elementary.floor(position) + 1 : -Elementary.floor(-position) - 1
    }
    var page: Double
    switch rule {
    case .projected(let projection):
      let target = projection.target(from: offset, velocity: velocity) / pageSize
      page = Paging.nearest(to: target, from: start)
    case .projectedAhead(let projection):
      let target = projection.target(from: offset, velocity: velocity) / pageSize
      page =
        isStill ? Paging.nearest(to: target, from: start) : ahead(of: Paging.onPage(target))
    case .directional:
      page = isStill ? Paging.nearest(to: position, from: start) : after(position)
    case .snapping(let minimum):
      page =
        isStill || velocity.magnitude < minimum
        ? Paging.nearest(to: position, from: start) : ahead(of: position)
    case .fling(let minimum, let distance):
      let isFling =
        (offset - start * pageSize).magnitude > distance && velocity.magnitude > minimum
      let turned = (position - start).magnitude
      page =
        isFling && !isStill
        ? after(position)
        : start + (position < start ? -1 : 1) * Elementary.floor(turned + 0.4 + Paging.tolerance)
    }
    if let limit {
      page = Swift.min(start + Double(limit), Swift.max(start - Double(limit), page))
    }
    return Int(Swift.min(Double(count - 1), Swift.max(0, page)))
  }

  /// The distance from a page or from a threshold, in pages, below which a position is there.
  private static let tolerance = 0x1p-10

  /// Returns the number of the page at which a position is, or the position if it is at none.
  private static func onPage(_ position: Double) -> Double {
    let page = Elementary.floor(position + 0.5)
    return (position - page).magnitude <= tolerance ? page : position
  }

  /// Returns the nearest page; of two that are equally near, the one nearer to another page.
  private static func nearest(to position: Double, from start: Double) -> Double {
    let before = Elementary.floor(position)
    let excess = position - before - 0.5
    if excess.magnitude <= tolerance { return before >= start ? before : before + 1 }
    return excess > 0 ? before + 1 : before
  }
}

extension Paging {
  static func flaw(pageSize: Double, count: Int, limit: Int?) -> ParameterFlaw? {
    ParameterFlaw("pageSize", pageSize, .positive)
      ?? ParameterFlaw("count", Double(count), .count(1...Int(clamping: Int64(1) << 53)))
      ?? limit.flatMap { ParameterFlaw("limit", Double($0), .count(1...Int.max)) }
  }
}

extension Paging.Rule {
  var flaw: ParameterFlaw? {
    switch self {
    case .projected, .projectedAhead, .directional: nil
    case .snapping(let velocity):
      ParameterFlaw("minimumVelocity", velocity, .notNegativeOrInfinite)
    case .fling(let velocity, let distance):
      ParameterFlaw("minimumVelocity", velocity, .notNegativeOrInfinite)
        ?? ParameterFlaw("minimumDistance", distance, .notNegativeOrInfinite)
    }
  }
}
