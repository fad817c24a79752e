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

    /// The next page for a velocity, and otherwise the next one from a share of the way to it onwards.
    ///
    /// It is the rule of Compose's `AnchoredDraggable`, of sheets and of swipes that reveal actions.
    ///
    /// - Parameters:
    ///   - threshold: The share of the way from page to page, from 0 to 1; 0.5 in Compose.
    ///   - minimumVelocity: The velocity from which only its direction counts, in units per second;
    ///     125 in Compose.
    case anchored(threshold: Double, minimumVelocity: Double)
  }

  /// The length of a page, positive and finite; of pages at given offsets the least distance.
  public let pageSize: Double

  /// The offsets of the pages, ascending; empty if all pages have one length.
  public let offsets: [Double]

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
    (self.pageSize, offsets, self.count) = (pageSize, [], count)
    (self.rule, self.limit) = (rule, limit)
  }

  /// Creates a rule for pages at given offsets, as the detents of a sheet.
  ///
  /// ```swift
  /// let sheet = Paging(
  ///   offsets: [0, 320, 640, 800], rule: .anchored(threshold: 0.5, minimumVelocity: 125))
  /// sheet.page(from: 470, velocity: 0, startPage: 1)  // 1
  /// sheet.page(from: 490, velocity: 0, startPage: 1)  // 2
  /// sheet.page(from: 330, velocity: 200, startPage: 1)  // 2
  /// ```
  /// Every rule counts in pages: halfway between two offsets is halfway between two pages.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of the pages, ascending, from 1 to 65 536 of them.
  ///   - rule: The rule for the choice of a page.
  ///   - limit: The greatest number of pages that one gesture may turn; `nil` for no limit.
  /// - Precondition: The offsets are finite, each is greater than the one before it, and their
  ///   differences are finite; the limit is at least 1; no number of the rule is negative or NaN.
  public init(offsets: [Double], rule: Rule = .directional, limit: Int? = nil) {
    ParameterFlaw.trap(if: Paging.flaw(offsets: offsets, limit: limit) ?? rule.flaw)
    let gaps = zip(offsets.dropFirst(), offsets).map { $0 - $1 }
    (pageSize, self.offsets, count) = (gaps.min() ?? 1, offsets, offsets.count)
    (self.rule, self.limit) = (rule, limit)
  }

  /// Returns the offset at which a page fills the viewport.
  ///
  /// - Precondition: If the pages have given offsets, there is such a page.
  public func offset(of page: Int) -> Double {
    guard !offsets.isEmpty else { return (pageSize * Double(page)).clampedToFinite }
    require("page", page, in: 0...count - 1)
    return offsets[page]
  }

  /// Returns the number of the page at an offset, with the share of the way to the next one.
  private func position(at offset: Double) -> Double {
    guard !offsets.isEmpty else { return offset / pageSize }
    guard count > 1 else { return 0 }
    let next = offsets.partitioningIndex { $0 > offset }
    let page = Swift.max(0, Swift.min(count - 2, next - 1))
    return Double(page) + (offset - offsets[page]) / (offsets[page + 1] - offsets[page])
  }

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
    let position = Paging.onPage(position(at: offset))
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
      let target = self.position(at: projection.target(from: offset, velocity: velocity))
      page = Paging.nearest(to: target, from: start)
    case .projectedAhead(let projection):
      let target = self.position(at: projection.target(from: offset, velocity: velocity))
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
        (offset - self.offset(of: Int(start))).magnitude > distance && velocity.magnitude > minimum
      page = isFling && !isStill ? after(position) : Paging.dragged(to: position, start, 0.6)
    case .anchored(let threshold, let minimum):
      page =
        isStill || velocity.magnitude < minimum
        ? Paging.dragged(to: position, start, threshold) : ahead(of: position)
    }
    if let limit {
      page = Swift.min(start + Double(limit), Swift.max(start - Double(limit), page))
    }
    return Int(Swift.min(Double(count - 1), Swift.max(0, page)))
  }

  /// The distance from a page or from a threshold, in pages, below which a position is there.
  private static let tolerance = 0x1p-10

  /// Returns the page for a gesture that turns it from a share of the way onwards.
  private static func dragged(to position: Double, _ start: Double, _ threshold: Double) -> Double {
    let turned = (position - start).magnitude
    if turned <= tolerance { return start }
    let pages = Elementary.floor(turned + (1 - threshold) + tolerance)
    return start + (position < start ? -pages : pages)
  }

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
      ?? flaw(limit: limit)
  }

  static func flaw(offsets: [Double], limit: Int?) -> ParameterFlaw? {
    ParameterFlaw("the count of offsets", Double(offsets.count), .count(1...65_536))
      ?? .first("offsets", finite: offsets)
      ?? zip(offsets.dropFirst(), offsets).lazy
      .compactMap { ParameterFlaw("the difference of offsets", $0 - $1, .positive) }.first
      ?? flaw(limit: limit)
  }

  private static func flaw(limit: Int?) -> ParameterFlaw? {
    limit.flatMap { ParameterFlaw("limit", Double($0), .count(1...Int.max)) }
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
    case .anchored(let threshold, let velocity):
      ParameterFlaw("threshold", threshold, .fraction)
        ?? ParameterFlaw("minimumVelocity", velocity, .notNegativeOrInfinite)
    }
  }
}
