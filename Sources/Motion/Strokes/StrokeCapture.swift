// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A stroke that is being drawn, and the finished strokes that are not yet acknowledged.
///
/// ```swift
/// var capture = StrokeCapture(lineWidth: 10)
/// capture.begin(SIMD2(0, 0))?.dirtyBounds.width  // 10
/// capture.add(SIMD2(1, 0)) == nil  // true
/// capture.add(SIMD2(1.5, 0))?.dirtyBounds.width  // 21.5
/// let id = capture.end()?.id
/// capture.pending.count  // 1
/// capture.acknowledge(id ?? 0)
/// ```
/// A point is accepted if it is farther from the last one than the minimum distance, a fraction of
/// the line width. After each accepted point, a caller redraws the dirty bounds. To bound the cost
/// of a long stroke, the older points of a long tail are reported as flattened: the caller draws
/// them once into a picture that it keeps.
///
/// The app Haptics measures the distance of a stroke's first point from the origin, and may ignore
/// it. A `StrokeCapture` always accepts the first point.
///
/// - Units: Points, seconds.
/// - Source: The strokes of the app Haptics for iOS.
public struct StrokeCapture: Hashable, Sendable {
  /// A change made by an accepted point.
  @frozen
  public struct Change: Hashable, Sendable {
    /// The bounds to redraw.
    public let dirtyBounds: Bounds

    /// The indices of the points that have left the live tail; empty for most changes.
    ///
    /// The caller draws them permanently, with the segment from the last of them to the next point.
    public let flattened: Range<Int>
  }

  /// A finished stroke, which the caller draws until it is acknowledged.
  public struct Pending: Hashable, Sendable {
    /// The number of the stroke: 0 for the first that was finished, 1 for the next.
    public let id: Int

    /// The finished stroke.
    public let stroke: Stroke

    /// The bounds to redraw at its end: those of the whole stroke.
    public let dirtyBounds: Bounds
  }

  /// The width of the line, from 0 to 10¹⁵⁰.
  public let lineWidth: Double

  /// The minimum distance of two points as a fraction of the line width, from 0 to 10¹⁵⁰.
  public let minimumDistanceFactor: Double

  /// The maximum number of points in the live tail, at least 17.
  public let tailLimit: Int

  /// The points of the stroke that is being drawn; empty between strokes.
  public private(set) var points: [Stroke.Point] = []

  /// The indices of the points that are redrawn live, which are not flattened.
  public private(set) var liveTail = 0..<0

  /// The finished strokes that are not acknowledged, in the order of their numbers.
  public private(set) var pending: [Pending] = []

  /// The number of the next finished stroke.
  private var nextID = 0

  /// Creates a capture without a stroke.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line.
  ///   - minimumDistanceFactor: The minimum distance of two points as a fraction of the line width.
  ///     With 0, every point at another position than the last is accepted.
  ///   - tailLimit: The maximum number of points in the live tail. One point more flattens all
  ///     but 17.
  /// - Precondition: `lineWidth` and `minimumDistanceFactor` are in 0...1e150, and `tailLimit` is
  ///   at least 17.
  public init(lineWidth: Double, minimumDistanceFactor: Double = 0.1, tailLimit: Int = 150) {
    ParameterFlaw.trap(
      if: ParameterFlaw("lineWidth", lineWidth, .range(0...1e150))
        ?? ParameterFlaw("minimumDistanceFactor", minimumDistanceFactor, .range(0...1e150))
        ?? ParameterFlaw("tailLimit", Double(tailLimit), .count(17...Int.max)))
    self.lineWidth = lineWidth
    self.minimumDistanceFactor = minimumDistanceFactor
    self.tailLimit = tailLimit
  }

  /// Ends the current stroke and begins another.
  ///
  /// - Parameters:
  ///   - position: The position of the pen.
  ///   - pressure: The pressure, clamped to 0...1; NaN is treated as 1.
  ///   - time: The time, in seconds.
  /// - Returns: The change, or nil if the position or the time is not within ±10¹⁵⁰; the next legal
  ///   point then begins the stroke.
  @discardableResult
  public mutating func begin(
    _ position: SIMD2<Double>, pressure: Double = 1, at time: Double = 0
  ) -> Change? {
    end()
    return add(position, pressure: pressure, at: time)
  }

  /// Adds a point, which begins a stroke if no stroke is being drawn.
  ///
  /// - Parameters:
  ///   - position: The position of the pen.
  ///   - pressure: The pressure, clamped to 0...1; NaN is treated as 1.
  ///   - time: The time, in seconds.
  /// - Returns: The change, or nil if the point is not accepted: it is within the minimum distance
  ///   of the last one, its position or time is not within ±10¹⁵⁰, or the stroke has 1 048 576
  ///   points.
  /// - Complexity: O(1), amortized.
  @discardableResult
  public mutating func add(
    _ position: SIMD2<Double>, pressure: Double = 1, at time: Double = 0
  ) -> Change? {
    let pressure = pressure == pressure ? pressure.clamped(to: 0...1) : 1
    guard Stroke.Point.flaw(position: position, pressure: pressure, time: time) == nil,
      points.count < Stroke.limit
    else { return nil }
    if let last = points.last {
      let distance = lineWidth * minimumDistanceFactor
      let step = position - last.position
      guard Elementary.hypot(step.x, step.y) > distance else { return nil }
    }
    points.append(Stroke.Point(position, pressure: pressure, time: time))
    let start = liveTail.lowerBound
    let isLong = points.count - start > tailLimit
    let newStart = isLong ? start + tailLimit - StrokeCapture.window : start
    liveTail = newStart..<points.count
    let dot = Bounds(minimum: position, maximum: position).inset(by: -lineWidth / 2)
    let bounds = drawnBounds(of: points[liveTail].suffix(StrokeCapture.window))
    return Change(
      dirtyBounds: points.count > 1 ? bounds ?? dot : dot, flattened: start..<newStart)
  }

  /// Ends the stroke and appends it to the pending strokes.
  ///
  /// - Parameter isClosed: Whether its last point is joined to its first.
  /// - Returns: The stroke, its number and its bounds; nil if no stroke is being drawn.
  @discardableResult
  public mutating func end(isClosed: Bool = false) -> Pending? {
    guard let bounds = drawnBounds(of: points[...]) else { return nil }
    let stroke = Pending(
      id: nextID, stroke: Stroke(points, isClosed: isClosed), dirtyBounds: bounds)
    pending.append(stroke)
    nextID += 1
    cancel()
    return stroke
  }

  /// Discards the stroke that is being drawn.
  public mutating func cancel() {
    points = []
    liveTail = 0..<0
  }

  /// Removes a stroke from the pending ones, once the caller draws it by other means.
  ///
  /// - Parameter id: The number of the stroke.
  /// - Returns: The stroke, or nil if no pending stroke has the number.
  @discardableResult
  public mutating func acknowledge(_ id: Int) -> Pending? {
    pending.firstIndex { $0.id == id }.map { pending.remove(at: $0) }
  }

  /// The number of points at the end whose bounds are redrawn.
  private static var window: Int { 16 }

  /// Returns the bounds of the line through points, enlarged by the line width.
  private func drawnBounds(of points: ArraySlice<Stroke.Point>) -> Bounds? {
    Bounds(containing: points.lazy.map { $0.position })?.inset(by: -lineWidth)
  }
}
