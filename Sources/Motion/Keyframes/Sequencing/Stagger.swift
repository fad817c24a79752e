// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The delays with which the elements of a list or a grid start to move.
///
/// ![Bars and grids that begin from the first element, the center, the edges or at random](stagger)
///
/// A wave starts at an origin and passes one element after the other; an element starts when the
/// wave reaches it.
/// ```swift
/// let row = Stagger(count: 5, each: 0.1, from: .center)
/// row.delay(for: 2)  // 0.0
/// row.delay(for: 0)  // 0.2
///
/// let card = SpringTrajectory(from: 0.0, to: 1, spring: .snappy)
/// card.delayed(by: row.delay(for: 4)).value(at: 0.25)  // 0.1382
/// ```
/// With `each`, the delay is the distance from the origin times `each`. With an even count no
/// element is at the center, and the two next to it have half a step of delay. With `amount`, the
/// starts are spread over a time instead: the first element starts at once, and the last one after
/// the amount.
///
/// An easing maps the distance of an element, as a fraction of the greatest distance, to its delay,
/// as a fraction of the greatest delay.
///
/// - Units: Seconds; distances are in positions of the list or the grid.
/// - Edge cases: A count of 0 or 1 is legal; a single element has no delay unless the origin is
///   elsewhere. An easing that overshoots causes delays that are negative, or greater than that of
///   the farthest element.
/// - Complexity: O(1) a delay, for which nothing is allocated.
public struct Stagger: Hashable, Sendable {
  /// The number of columns: the count, for a list.
  public let columns: Int

  /// The number of rows: 1, for a list.
  public let rows: Int

  /// The point from which the wave starts.
  public let origin: Origin

  /// The axis along which distance is measured, or both if nil.
  public let axis: Axis?

  /// The relation of the wave's time to its distance.
  public let easing: Easing

  /// Whether the order is reversed, so that the last element starts first.
  public let isReversed: Bool

  /// The delay between neighbors, in seconds, while the easing is linear.
  public let each: Double

  /// The duration of each element after its start, in seconds.
  public let elementDuration: Double

  // The constants of sampling. `base` is the distance with no delay, `farthest` the greatest
  // distance of an element and `reach` their difference, which takes `total`.
  @usableFromInline let isSpread: Bool
  @usableFromInline let isLinear: Bool

  /// Whether the easing is linear, and the elements are consecutive along the row that contains the
  /// origin.
  @usableFromInline let isLinearRow: Bool

  // In such a row the distance that the wave has passed is the distance from the center, times
  // ±1, plus an offset, so that a loop over its delays has no branches.
  @usableFromInline let rowSlope: Double
  @usableFromInline let rowOffset: Double

  @usableFromInline let shuffle: IndexShuffle?
  @usableFromInline let isFromEdges: Bool
  @usableFromInline let center: SIMD2<Double>
  @usableFromInline let rim: Double
  @usableFromInline let nearest: Double
  @usableFromInline let farthest: Double
  @usableFromInline let base: Double
  @usableFromInline let reach: Double
  @usableFromInline let total: Double

  /// Creates delays for a list from the delay between neighbors.
  ///
  /// - Parameters:
  ///   - count: The number of elements; 0 is legal.
  ///   - each: The seconds that the wave takes from one element to the next.
  ///   - origin: The point from which the wave starts.
  ///   - easing: The relation of the wave's time to its distance. It must be simple enough to be
  ///     reversed: see ``Easing/reversed()``.
  ///   - elementDuration: The duration of each element in seconds, for ``elementTime(for:at:)``.
  /// - Precondition: The numbers are finite and not negative.
  public init(
    count: Int, each: Double, from origin: Origin = .start, easing: Easing = .linear,
    elementDuration: Double = 0
  ) {
    self.init(
      columns: count, rows: 1, each: each, from: origin, easing: easing,
      elementDuration: elementDuration)
  }

  /// Creates delays for a list from the time over which the starts are spread.
  ///
  /// - Parameters:
  ///   - count: The number of elements; 0 is legal.
  ///   - amount: The seconds from the first start to the last.
  ///   - origin: The point from which the wave starts.
  ///   - easing: The relation of the wave's time to its distance. It must be simple enough to be
  ///     reversed: see ``Easing/reversed()``.
  ///   - elementDuration: The duration of each element in seconds, for ``elementTime(for:at:)``.
  /// - Precondition: The numbers are finite and not negative.
  public init(
    count: Int, amount: Double, from origin: Origin = .start, easing: Easing = .linear,
    elementDuration: Double = 0
  ) {
    self.init(
      columns: count, rows: 1, amount: amount, from: origin, easing: easing,
      elementDuration: elementDuration)
  }

  /// Creates delays for a grid from the delay between neighbors.
  ///
  /// Elements are counted along the rows: the index is row × columns + column. The distance is
  /// Euclidean or, with an axis, that of rows or columns alone.
  ///
  /// - Parameters:
  ///   - columns: The number of columns; 0 is legal.
  ///   - rows: The number of rows; 0 is legal.
  ///   - each: The seconds that the wave takes from one position to the next.
  ///   - origin: The point from which the wave starts.
  ///   - axis: The axis along which distance is measured; both if nil.
  ///   - easing: The relation of the wave's time to its distance. It must be simple enough to be
  ///     reversed: see ``Easing/reversed()``.
  ///   - elementDuration: The duration of each element in seconds, for ``elementTime(for:at:)``.
  /// - Precondition: The numbers are finite and not negative, and the number of elements fits an
  ///   `Int`.
  public init(
    columns: Int, rows: Int, each: Double, from origin: Origin = .start, axis: Axis? = nil,
    easing: Easing = .linear, elementDuration: Double = 0
  ) {
    require("each", each, Stagger.legalTime)
    ParameterFlaw.trap(if: easing.reversalFlaw)
    self.init(
      columns: columns, rows: rows, time: each, isSpread: false, origin: origin, axis: axis,
      easing: easing, isReversed: false, elementDuration: elementDuration)
  }

  /// Creates delays for a grid from the time over which the starts are spread.
  ///
  /// - Parameters:
  ///   - columns: The number of columns; 0 is legal.
  ///   - rows: The number of rows; 0 is legal.
  ///   - amount: The seconds from the first start to the last.
  ///   - origin: The point from which the wave starts.
  ///   - axis: The axis along which distance is measured; both if nil.
  ///   - easing: The relation of the wave's time to its distance. It must be simple enough to be
  ///     reversed: see ``Easing/reversed()``.
  ///   - elementDuration: The duration of each element in seconds, for ``elementTime(for:at:)``.
  /// - Precondition: The numbers are finite and not negative, and the number of elements fits an
  ///   `Int`.
  public init(
    columns: Int, rows: Int, amount: Double, from origin: Origin = .start, axis: Axis? = nil,
    easing: Easing = .linear, elementDuration: Double = 0
  ) {
    require("amount", amount, Stagger.legalTime)
    ParameterFlaw.trap(if: easing.reversalFlaw)
    self.init(
      columns: columns, rows: rows, time: amount, isSpread: true, origin: origin, axis: axis,
      easing: easing, isReversed: false, elementDuration: elementDuration)
  }

  /// Creates the delays with which elements of one duration share a total duration.
  ///
  /// ```swift
  /// Stagger(totalDuration: 0.9, elementDuration: 0.4, count: 14).each  // 0.0357
  /// Stagger(totalDuration: 0.9, elementDuration: 0.4, count: 14, divisor: .gaps).each  // 0.0385
  /// ```
  /// - Parameters:
  ///   - totalDuration: The total duration in seconds, from the first start.
  ///   - elementDuration: The duration of each element in seconds. A value above the total is
  ///     treated as the total.
  ///   - count: The number of elements; 0 is legal.
  ///   - divisor: The number by which the remaining time is divided.
  /// - Precondition: The numbers are finite and not negative.
  public init(
    totalDuration: Double, elementDuration: Double, count: Int, divisor: Divisor = .count
  ) {
    require("totalDuration", totalDuration, Stagger.legalTime)
    require("elementDuration", elementDuration, Stagger.legalTime)
    let element = Swift.min(elementDuration, totalDuration)
    let rest = totalDuration - element
    switch divisor {
    case .count:
      self.init(
        count: count, each: count > 0 ? rest / Double(count) : 0, elementDuration: element)
    case .gaps: self.init(count: count, amount: rest, elementDuration: element)
    }
  }

  static func flaw(
    columns: Int, rows: Int, isList: Bool, elementDuration: Double
  ) -> ParameterFlaw? {
    ParameterFlaw(isList ? "count" : "columns", columns, in: 0 ... .max)
      ?? ParameterFlaw("rows", rows, in: 0 ... .max)
      ?? ParameterFlaw(
        "rows", unless: !columns.multipliedReportingOverflow(by: rows).overflow,
        "must be so few that all cells can be counted, but is \(rows)")
      ?? ParameterFlaw("elementDuration", elementDuration, legalTime)
  }

  static var legalTime: NumberRule { .notNegative }

  /// Checks the sizes and computes the range of distances.
  init(
    columns: Int, rows: Int, time: Double, isSpread: Bool, origin: Origin, axis: Axis?,
    easing: Easing, isReversed: Bool, elementDuration: Double
  ) {
    ParameterFlaw.trap(
      if: Stagger.flaw(
        columns: columns, rows: rows, isList: rows == 1, elementDuration: elementDuration))
    let extent = SIMD2(Double(Swift.max(columns, 1) - 1), Double(Swift.max(rows, 1) - 1))
    let position = origin.position(columns: columns, rows: rows, extent: extent)
    let span = Stagger.span(of: extent, from: position, axis: axis)
    (self.columns, self.rows, self.origin, self.axis) = (columns, rows, origin, axis)
    (self.easing, self.isReversed) = (easing, isReversed)
    self.elementDuration = elementDuration.magnitude  // −0 is 0.
    self.isSpread = isSpread
    isLinear = easing.isLinear && !isSpread
    isFromEdges = origin == .edges
    shuffle =
      if case .random(let seed) = origin {
        IndexShuffle(count: columns * rows, seed: seed)
      } else {
        nil
      }
    isLinearRow = isLinear && rows == 1 && axis != .y && position.y == 0 && shuffle == nil
    center = position
    rim = span.farthest
    nearest = origin == .edges ? 0 : span.nearest
    farthest = origin == .edges ? span.farthest - span.nearest : span.farthest
    base = isSpread ? nearest : 0
    reach = farthest - base
    total = Stagger.clamped(isSpread ? time : reach * time)
    each = !isSpread ? time : reach > 0 ? total / reach : 0
    rowSlope = isFromEdges != isReversed ? -1 : 1
    rowOffset = (isReversed ? farthest : 0) + (isFromEdges ? -rowSlope * rim : 0)
  }

  /// The number of elements.
  @inlinable
  public var count: Int { columns * rows }

  /// The same wave in reverse: the element that started last starts first, at time 0.
  ///
  /// Every delay becomes the delay of the farthest element, minus itself. Reversing twice returns
  /// the stagger itself.
  public func reversed() -> Stagger {
    Stagger(
      columns: columns, rows: rows, time: isSpread ? total : each, isSpread: isSpread,
      origin: origin, axis: axis, easing: easing.reversed(), isReversed: !isReversed,
      elementDuration: elementDuration)
  }
}
