// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Which page a scroll view comes to rest on when a finger lets go.
///
/// ```swift
/// let pages = Paging(pageSize: 390, count: 5)
/// pages.page(from: 500, velocity: 0, startPage: 1)  // 1
/// pages.page(from: 500, velocity: 900, startPage: 1)  // 2
/// pages.offset(of: 2)  // 780.0
/// ```
/// Offsets grow towards later pages. A position counts in pages: *p* = offset / page size.
public struct Paging: Hashable, Sendable {
  /// How a page is chosen.
  public enum Rule: Hashable, Sendable {
    /// The page that is nearest to where the motion would come to rest.
    case projected(Projection)

    /// The next page beyond where the motion would come to rest, in its direction.
    ///
    /// Without a velocity it is the nearest. WebKit chooses scroll snap points so.
    case beyond(Projection)

    /// The page that is nearest half a page further on in the direction of the velocity.
    ///
    /// Any velocity turns the page. It is the rule of Flutter's `PageScrollPhysics`.
    case leaning

    /// The nearest page, or from a velocity on the next in its direction: Compose's snap fling.
    ///
    /// - Parameter minimumVelocity: In units per second; 400 in Compose.
    case snapping(minimumVelocity: Double)

    /// The next page for a fling, otherwise the next from 60 % of the way on.
    ///
    /// It is the rule of Android's `ViewPager`.
    ///
    /// - Parameters:
    ///   - minimumVelocity: From which speed on it is a fling, in units per second; 400 in Android.
    ///   - minimumDistance: From which way on it is one; 25 in Android.
    case turning(minimumVelocity: Double, minimumDistance: Double)
  }

  /// The length of a page, positive and finite.
  public let pageSize: Double

  /// The number of pages, at least 1.
  public let count: Int

  /// How a page is chosen.
  public let rule: Rule

  /// How many pages one gesture may turn, at least 1; any number if there is no limit.
  public let limit: Int?

  /// Creates a rule of paging.
  ///
  /// - Parameters:
  ///   - pageSize: The length of a page.
  ///   - count: The number of pages.
  ///   - rule: How a page is chosen.
  ///   - limit: How many pages one gesture may turn; any number if `nil`.
  /// - Precondition: The page size is positive and finite, the count in 1...2⁵³, the limit at
  ///   least 1; no number of the rule is negative or NaN.
  public init(
    pageSize: Double, count: Int, rule: Rule = .leaning, limit: Int? = nil
  ) {
    ParameterFlaw.trap(
      if: Paging.flaw(pageSize: pageSize, count: count, limit: limit) ?? rule.flaw)
    self.pageSize = pageSize
    self.count = count
    self.rule = rule
    self.limit = limit
  }

  /// The offset at which a page fills the viewport.
  public func offset(of page: Int) -> Double { (pageSize * Double(page)).clampedToFinite }

  /// The page on which the motion comes to rest.
  ///
  /// - Parameters:
  ///   - offset: Where the content is.
  ///   - velocity: How fast it is, in units per second, positive towards later pages.
  ///   - startPage: The page on which the gesture began.
  /// - Returns: A page in 0..<``count``.
  /// - Edge cases: NaN counts as 0. Of two pages equally near the later one is taken where the
  ///   offset is not negative.
  public func page(from offset: Double, velocity: Double, startPage: Int) -> Int {
    let offset = offset == offset ? offset : 0
    let velocity = velocity == velocity ? velocity : 0
    let place = offset / pageSize
    let start = Double(Swift.min(count - 1, Swift.max(0, startPage)))
    var page: Double
    switch rule {
    case .projected(let projection):
      page = Paging.nearest(projection.target(from: offset, velocity: velocity) / pageSize)
    case .beyond(let projection):
      let target = projection.target(from: offset, velocity: velocity) / pageSize
      page =
        velocity == 0
        ? Paging.nearest(target)
        : velocity > 0 ? -Elementary.floor(-target) : Elementary.floor(target)
    case .leaning:
      page = Paging.nearest(place + (velocity > 0 ? 0.5 : velocity < 0 ? -0.5 : 0))
    case .snapping(let minimum):
      page =
        velocity.magnitude < minimum
        ? Paging.nearest(place)
        : velocity > 0 ? -Elementary.floor(-place) : Elementary.floor(place)
    case .turning(let minimum, let distance):
      let floor = Elementary.floor(place)
      let isFling =
        (offset - start * pageSize).magnitude > distance && velocity.magnitude > minimum
      page =
        isFling
        ? (velocity > 0 ? floor + 1 : floor)
        : Elementary.floor(place + (floor >= start ? 0.4 : 0.6))
    }
    if let limit {
      page = Swift.min(start + Double(limit), Swift.max(start - Double(limit), page))
    }
    return Int(Swift.min(Double(count - 1), Swift.max(0, page)))
  }

  /// The nearest whole number, of two equally near the one farther from 0.
  private static func nearest(_ place: Double) -> Double {
    place < 0 ? -Elementary.floor(-place + 0.5) : Elementary.floor(place + 0.5)
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
  fileprivate var flaw: ParameterFlaw? {
    switch self {
    case .projected, .beyond, .leaning: nil
    case .snapping(let velocity):
      ParameterFlaw("minimumVelocity", velocity, .notNegativeOrInfinite)
    case .turning(let velocity, let distance):
      ParameterFlaw("minimumVelocity", velocity, .notNegativeOrInfinite)
        ?? ParameterFlaw("minimumDistance", distance, .notNegativeOrInfinite)
    }
  }
}
