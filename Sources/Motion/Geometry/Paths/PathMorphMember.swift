// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A subpath of a morph.
struct PathMorphMember: Sendable {
  /// The parts at progress 0, and their ways until progress 1.
  private let segments, changes: [CubicSegment]

  private let isClosed: Bool

  /// The center about which it is scaled at progress 0, and its way.
  private let center, drift: SIMD2<Double>

  /// The signed areas at 0 and 1, and that between the two paths; 0 for an open subpath.
  private let areas: (start: Double, end: Double, between: Double)

  /// Whether it shrinks to a point or grows from one; nil if it has two shapes.
  private let grows: Bool?

  /// Creates the morph of two outlines that correspond.
  init(_ alignment: PathAlignment) {
    segments = alignment.start
    changes = zip(alignment.start, alignment.end).map { $1 - $0 }
    isClosed = alignment.isClosed
    grows = nil
    func mean(_ parts: [CubicSegment]) -> SIMD2<Double> {
      parts.reduce(SIMD2.zero) { $0 + $1.start } * (1 / Double(Swift.max(1, parts.count)))
    }
    center = mean(alignment.start)
    drift = mean(alignment.end) - center
    guard isClosed else {
      areas = (0, 0, 0)
      return
    }
    func area(_ parts: [CubicSegment]) -> Double { parts.reduce(0) { $0 + $1.area } }
    // The area is a square form of the points, so that of a sum has the form between them.
    let (start, end) = (area(alignment.start), area(alignment.end))
    let sum = area(zip(alignment.start, alignment.end).map { $0 + $1 })
    areas = (start, end, (sum - start - end) / 2)
  }

  /// Creates the morph of an outline without a partner.
  init(_ outline: PathOutline, grows: Bool) {
    (segments, changes, isClosed) = (outline.segments, [], outline.isClosed)
    (center, drift, areas) = (outline.center, .zero, (0, 0, 0))
    self.grows = grows
  }

  /// Appends the subpath at a progress.
  func append(to path: inout BezierPath, at progress: Double) {
    let center = center + drift * progress
    var parts = segments
    let scale: Double
    if let grows {
      // The area changes evenly.
      scale = Swift.max(0, grows ? progress : 1 - progress).squareRoot()
    } else {
      for index in parts.indices {
        parts[index] = parts[index] + changes[index].scaled(by: progress)
      }
      scale = self.scale(at: progress)
    }
    if scale != 1 {
      for index in parts.indices {
        func scaled(_ point: SIMD2<Double>) -> SIMD2<Double> { center + (point - center) * scale }
        let part = parts[index]
        parts[index] = CubicSegment(
          start: scaled(part.start), control1: scaled(part.control1),
          control2: scaled(part.control2), end: scaled(part.end))
      }
    }
    // Rounding must not tear an outline: each part begins where the one before it ends.
    for index in parts.indices.dropFirst() { parts[index].start = parts[index - 1].end }
    if isClosed { parts[parts.count - 1].end = parts[0].start }
    path.append(parts, from: parts[0].start, isClosed: isClosed)
  }

  /// The scale with which the area is linear in the progress, between the ends.
  private func scale(at progress: Double) -> Double {
    guard progress > 0 && progress < 1 else { return 1 }
    let (rest, twice) = (1 - progress, 2 * progress * (1 - progress))
    let aim = rest * areas.start + progress * areas.end
    let area =
      rest * rest * areas.start + twice * areas.between + progress * progress * areas.end
    guard aim != 0 else { return 1 }
    let ratio = aim / area
    // Coordinates so large that areas overflow are not scaled.
    guard ratio == ratio else { return 1 }
    return ratio > 0 && ratio < 4 ? Swift.max(ratio, 0.25).squareRoot() : 2
  }
}
