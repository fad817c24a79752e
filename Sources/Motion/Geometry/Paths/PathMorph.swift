// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A morph between any two paths.
///
/// ```swift
/// let (circle, bar) = (
///   BezierPath.circle(center: .zero, radius: 30),
///   BezierPath.rectangle(Bounds(x: -60, y: -5, width: 120, height: 10))
/// )
/// let morph = PathMorph(from: circle, to: bar)
/// morph.path(at: 0) == circle  // true
/// morph.path(at: 0.5).bounds?.width  // 82.8103
/// ```
/// The subpaths of one path are assigned to those of the other by their places and sizes, holes to
/// holes; the others shrink to their centers or grow from them. Partners correspond by their lengths
/// from where they fit best, corners to corners that are near, and both are divided there. Between
/// the ends every point moves along a line; then each closed subpath is scaled about its center so
/// that its area changes evenly: nothing gets thin on its way from one shape to another.
///
/// For paths with the same segments, of which each goes to its counterpart,
/// ``BezierPath/interpolated(to:by:)`` moves only along lines.
///
/// - Accuracy: At 0 and at 1 it is the one path and the other, to the bit. The enclosed area of all
///   closed subpaths is linear in the progress within 10⁻⁹, as long as the lines alone keep a quarter
///   of it; otherwise scales are at most 2.
/// - Edge cases: If one path is empty, the other grows from its centers. A subpath without a length
///   is left out between the ends. A closed subpath becomes an open one by being cut.
/// - Complexity: To make it O(*n* log *n*) for *n* segments, and O(2ᵐ *m*²) for *m* ≤ 10 subpaths or
///   O(*m*²) up to 256; more are paired in their order. A path takes O(*n*).
public struct PathMorph: Hashable, Sendable {
  /// The path at progress 0.
  public let start: BezierPath

  /// The path at progress 1.
  public let end: BezierPath

  private let members: [PathMorphMember]

  /// Creates a morph from one path to another.
  ///
  /// - Parameters:
  ///   - start: The path at progress 0.
  ///   - end: The path at progress 1.
  public init(from start: BezierPath, to end: BezierPath) {
    (self.start, self.end) = (start, end)
    let first = start.subpaths.compactMap { PathOutline($0, of: start) }
    var second = end.subpaths.compactMap { PathOutline($0, of: end) }
    // Paths that turn the other way are drawn backwards.
    let turns = { (outlines: [PathOutline]) in
      outlines.reduce(0.0) { $0 + ($1.isClosed ? $1.area : 0) }
    }
    if turns(first) * turns(second) < 0 {
      let back = end.reversed()
      second = back.subpaths.compactMap { PathOutline($0, of: back) }
    }
    let partners = PathPairing.partners(first, second)
    var members: [PathMorphMember] = []
    for (outline, partner) in zip(first, partners) {
      members.append(
        partner.map { PathMorphMember(PathAlignment(outline, second[$0])) }
          ?? PathMorphMember(outline, grows: false))
    }
    for (index, outline) in second.enumerated() where !partners.contains(index) {
      members.append(PathMorphMember(outline, grows: true))
    }
    self.members = members
  }

  /// Returns the path at a progress.
  ///
  /// - Parameter progress: The progress. Outside 0…1 the points go on along their lines, so a spring
  ///   may overshoot; NaN is treated as 0, and an infinite progress as the end on its side.
  /// - Returns: The path, whose topology is the same for every progress but 0 and 1.
  public func path(at progress: Double) -> BezierPath {
    let progress = progress == progress ? progress : 0
    if progress == 0 || progress == -.infinity { return start }
    if progress == 1 || progress == .infinity { return end }
    var path = BezierPath()
    for member in members { member.append(to: &path, at: progress.boundedFactor) }
    return path
  }

  /// Returns whether two morphs have the same ends.
  public static func == (a: PathMorph, b: PathMorph) -> Bool {
    a.start == b.start && a.end == b.end
  }

  /// Hashes the ends.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(end)
  }
}

#if !hasFeature(Embedded)
extension PathMorph: Described {
  package var notation: Notation { call(["from": start, "to": end]) }
}

extension PathMorph: Codable {
  /// Writes both paths, as SVG path data.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["from": start, "to": end])
  }

  /// Reads both paths.
  ///
  /// - Throws: `DecodingError` with the path to a value that is not legal, and the rule.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("from", "to")
    self.init(
      from: try container.decode(BezierPath.self, forKey: "from"),
      to: try container.decode(BezierPath.self, forKey: "to"))
  }
}
#endif
