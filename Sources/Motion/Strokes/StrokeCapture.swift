// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A stroke that is being drawn, and those that wait to be taken over.
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
/// A point counts if it is farther from the last one than the minimum distance, a share of the line
/// width. After each that counts, a caller draws the dirty bounds anew. So that a long stroke is
/// not drawn again and again, the points before the last few of a long tail are handed over as
/// flattened: to be drawn once into a picture that is kept.
///
/// The Haptics app measures the first point of a stroke from the origin. Here the first point
/// counts, wherever it is.
///
/// - Units: Points, seconds.
/// - Source: The strokes of the Haptics app for iOS.
public struct StrokeCapture: Hashable, Sendable {
  /// What a point, or the end of a stroke, has changed.
  @frozen
  public struct Change: Hashable, Sendable {
    /// What is to be drawn anew.
    public let dirtyBounds: Bounds

    /// The points that have left the live tail, as indices of the stroke; empty for most changes.
    ///
    /// They are to be drawn for good, with the segment from the last of them to the next point.
    public let flattened: Range<Int>
  }

  /// A stroke that has ended, and is drawn until it is acknowledged.
  public struct Pending: Hashable, Sendable {
    /// Its number: 0 for the first that has ended, 1 for the next.
    public let id: Int

    /// What was drawn.
    public let stroke: Stroke

    /// What is to be drawn anew at its end: all of it.
    public let dirtyBounds: Bounds
  }

  /// The width of the line, from 0 to 10¹⁵⁰.
  public let lineWidth: Double

  /// The minimum distance of two points as a share of the line width, from 0 to 10¹⁵⁰.
  public let minimumDistanceFactor: Double

  /// The most points that are drawn live, at least 17.
  public let tailLimit: Int

  /// The points of the stroke that is being drawn; empty between strokes.
  public private(set) var points: [StrokePoint] = []

  /// The points that are drawn live, as indices: those that are not flattened.
  public private(set) var liveTail = 0..<0

  /// The strokes that have ended and are not acknowledged, in the order of their numbers.
  public private(set) var pending: [Pending] = []

  /// The number of the next stroke that ends.
  private var nextID = 0

  /// Creates a capture without a stroke.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line.
  ///   - minimumDistanceFactor: The minimum distance of two points as a share of it. With 0 every
  ///     point counts that is elsewhere than the last.
  ///   - tailLimit: The most points that are drawn live. From one more, all but 17 are flattened.
  /// - Precondition: The first two are in 0...1e150, and the limit is at least 17.
  public init(lineWidth: Double, minimumDistanceFactor: Double = 0.1, tailLimit: Int = 150) {
    ParameterFlaw.trap(
      if: ParameterFlaw("lineWidth", lineWidth, .range(0...1e150))
        ?? ParameterFlaw("minimumDistanceFactor", minimumDistanceFactor, .range(0...1e150))
        ?? ParameterFlaw("tailLimit", Double(tailLimit), .count(17...Int.max)))
    self.lineWidth = lineWidth
    self.minimumDistanceFactor = minimumDistanceFactor
    self.tailLimit = tailLimit
  }

  /// Begins a stroke, after the end of the one before it.
  ///
  /// - Parameters:
  ///   - position: Where the pen comes down.
  ///   - pressure: How hard it is pressed, held to 0...1; NaN counts as 1.
  ///   - time: When it comes down.
  /// - Returns: The change, or nil if the position or the time is not within ±10¹⁵⁰. Then the
  ///   next point that is begins the stroke.
  @discardableResult
  public mutating func begin(
    _ position: SIMD2<Double>, pressure: Double = 1, time: Double = 0
  ) -> Change? {
    end()
    return add(position, pressure: pressure, time: time)
  }

  /// Adds a point, which begins a stroke if there is none.
  ///
  /// - Parameters:
  ///   - position: Where the pen is.
  ///   - pressure: How hard it is pressed, held to 0...1; NaN counts as 1.
  ///   - time: When it is there.
  /// - Returns: The change, or nil if the point does not count: if it is within the minimum
  ///   distance of the last one, if position or time is not within ±10¹⁵⁰, or if the stroke has
  ///   1 048 576 points.
  /// - Complexity: O(1), amortized.
  @discardableResult
  public mutating func add(
    _ position: SIMD2<Double>, pressure: Double = 1, time: Double = 0
  ) -> Change? {
    let pressure = pressure == pressure ? pressure.clamped(to: 0...1) : 1
    guard StrokePoint.flaw(position: position, pressure: pressure, time: time) == nil,
      points.count < Stroke.limit
    else { return nil }
    if let last = points.last {
      let distance = lineWidth * minimumDistanceFactor
      guard (position - last.position).squaredMagnitude > distance * distance else { return nil }
    }
    points.append(StrokePoint(position, pressure: pressure, time: time))
    let start = liveTail.lowerBound
    let isLong = points.count - start > tailLimit
    let newStart = isLong ? start + tailLimit - StrokeCapture.window : start
    liveTail = newStart..<points.count
    let dot = Bounds(minimum: position, maximum: position).inset(by: -lineWidth / 2)
    let bounds = drawnBounds(of: points[liveTail].suffix(StrokeCapture.window))
    return Change(
      dirtyBounds: points.count > 1 ? bounds ?? dot : dot, flattened: start..<newStart)
  }

  /// Ends the stroke, which is pending from now on.
  ///
  /// - Parameter isClosed: Whether its last point is joined to its first.
  /// - Returns: The stroke, its number, and the bounds of all of it; nil if there is no stroke.
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

  /// Forgets the stroke that is being drawn.
  public mutating func cancel() {
    points = []
    liveTail = 0..<0
  }

  /// Removes a stroke from those that are pending, as something else draws it now.
  ///
  /// - Parameter id: Its number.
  /// - Returns: The stroke, or nil if none that is pending has the number.
  @discardableResult
  public mutating func acknowledge(_ id: Int) -> Pending? {
    pending.firstIndex { $0.id == id }.map { pending.remove(at: $0) }
  }

  /// How many points at the end are drawn anew.
  private static var window: Int { 16 }

  /// The bounds of points and of a line that is drawn through them.
  private func drawnBounds(of points: ArraySlice<StrokePoint>) -> Bounds? {
    Bounds(containing: points.lazy.map { $0.position })?.inset(by: -lineWidth)
  }
}
