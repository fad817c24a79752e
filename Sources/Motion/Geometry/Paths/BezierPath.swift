// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A path of cubic Bézier segments: any number of open or closed subpaths.
///
/// ![A star becomes a circle in five steps](morph)
///
/// ```swift
/// var path = BezierPath()
/// path.move(to: SIMD2(0, 0))
/// path.addLine(to: SIMD2(30, 0))
/// path.addCubic(to: SIMD2(30, 40), control1: SIMD2(60, 0), control2: SIMD2(60, 40))
/// path.close()
/// path.svg  // M0 0 L30 0 C60 0 60 40 30 40 Z
/// path.bounds?.width  // 52.5
/// path.length()  // 147.4430
/// ```
/// Lines and quadratic curves are stored as the equal cubic segments, arcs as cubic approximations.
/// So there is one kind of segment to evaluate, divide and morph.
///
/// A path is a value. To follow it at a constant speed, measure it once with ``PathMeasure``.
///
/// - Units: Points; y points down.
/// - Edge cases: A path may be empty, and a subpath may have no segment, such as after a move
///   alone, or a move and a close. Such a subpath is kept in texts, and has neither length nor
///   bounds.
/// - Accuracy: Arcs are divided into eighths of a turn or less, each within 4.3·10⁻⁶ of the larger
///   radius of the true arc. The four quarters of ``circle(center:radius:)``, of ellipses and of
///   rounded corners are within 2.8·10⁻⁴ of the radius, as is usual.
public struct BezierPath: Hashable, Sendable {
  /// A connected part of a path.
  public struct Subpath: Hashable, Sendable {
    /// The point at which the subpath begins.
    public internal(set) var start: SIMD2<Double>

    /// The indices of the subpath's segments; empty if the subpath is a point.
    public internal(set) var segments: Range<Int>

    /// Whether the subpath is closed, with a last segment that ends at its start.
    public internal(set) var isClosed: Bool
  }

  /// The segments of all subpaths, in their order.
  ///
  /// Each begins at the end of the one before it, or at the start of a subpath.
  public internal(set) var segments: [CubicSegment]

  /// The subpaths, in drawing order.
  public internal(set) var subpaths: [Subpath]

  /// Creates a path without segments.
  public init() {
    segments = []
    subpaths = []
  }

  /// Whether the path has no segment.
  public var isEmpty: Bool { segments.isEmpty }

  /// The point at which the next segment begins, or nil before the first move.
  ///
  /// After a close it is the start of the closed subpath.
  public var currentPoint: SIMD2<Double>? {
    guard let last = subpaths.last else { return nil }
    return last.isClosed || last.segments.isEmpty ? last.start : segments.last?.end
  }

  /// Begins a subpath at a point.
  ///
  /// - Precondition: Coordinates are within ±10¹⁵⁰, here and for every other point.
  public mutating func move(to point: SIMD2<Double>) {
    BezierPath.check(point, "point")
    let firstSegment = segments.count
    subpaths.append(Subpath(start: point, segments: firstSegment..<firstSegment, isClosed: false))
  }

  /// Adds a straight segment.
  ///
  /// - Precondition: The path has a current point, here and for every other segment.
  public mutating func addLine(to end: SIMD2<Double>) {
    BezierPath.check(end, "end")
    append(CubicSegment(from: startOfSegment(), to: end))
  }

  /// Adds a quadratic segment, stored as the equal cubic one.
  public mutating func addQuadratic(to end: SIMD2<Double>, control: SIMD2<Double>) {
    BezierPath.check(control, "control")
    BezierPath.check(end, "end")
    append(CubicSegment(from: startOfSegment(), control: control, to: end))
  }

  /// Adds a cubic segment.
  public mutating func addCubic(
    to end: SIMD2<Double>, control1: SIMD2<Double>, control2: SIMD2<Double>
  ) {
    BezierPath.check(control1, "control1")
    BezierPath.check(control2, "control2")
    BezierPath.check(end, "end")
    append(
      CubicSegment(start: startOfSegment(), control1: control1, control2: control2, end: end))
  }

  /// Closes the subpath, with a straight segment if it does not end at its start.
  ///
  /// The next segment begins another subpath at the same start. A path without subpaths, and a
  /// subpath that is closed, are unchanged.
  public mutating func close() {
    guard let last = subpaths.last, !last.isClosed else { return }
    if let end = currentPoint, end != last.start { addLine(to: last.start) }
    subpaths[subpaths.count - 1].isClosed = true
  }

  /// Adds the subpaths of another path after those of this one.
  public mutating func append(_ other: BezierPath) {
    let offset = segments.count
    segments += other.segments
    for subpath in other.subpaths {
      let (lower, upper) = (subpath.segments.lowerBound, subpath.segments.upperBound)
      subpaths.append(
        Subpath(
          start: subpath.start, segments: (lower + offset)..<(upper + offset),
          isClosed: subpath.isClosed))
    }
  }

  /// Returns the start of the next segment, in a new subpath if the last one is closed.
  mutating func startOfSegment() -> SIMD2<Double> {
    precondition(!subpaths.isEmpty, "a path must begin with move(to:)")
    guard let last = subpaths.last else { return .zero }
    if last.isClosed { move(to: last.start) }
    return currentPoint ?? last.start
  }

  /// Adds a segment to the last subpath, which must end at the start of the segment.
  mutating func append(_ segment: CubicSegment) {
    segments.append(segment)
    let last = subpaths.count - 1
    subpaths[last].segments = subpaths[last].segments.lowerBound..<segments.count
  }

  static func check(_ point: SIMD2<Double>, _ name: StaticString) {
    precondition(
      isLegal(point.x) && isLegal(point.y), "\(name) must be within ±1e150, but is \(point)")
  }

  /// Returns whether a number is small enough for a coordinate or a radius.
  static func isLegal(_ number: Double) -> Bool { number.magnitude <= 1e150 }

  /// Returns the nearest legal point, as an arc of a huge circle may exceed the range of
  /// coordinates.
  static func clamped(_ point: SIMD2<Double>) -> SIMD2<Double> {
    point.clamped(lowerBound: SIMD2(repeating: -1e150), upperBound: SIMD2(repeating: 1e150))
  }
}
