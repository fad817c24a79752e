// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What a pointer on the stage did at an instant, in a scene's own time and points.
public struct ScenePointer: Hashable, Sendable {
  /// What the pointer did.
  public let phase: Phase

  /// The instant in seconds.
  public let time: Double

  /// The place in the scene's own points, from the left.
  public let x: Double

  /// The place in the scene's own points, from the top.
  public let y: Double

  /// The most reports that a scene is made with: of more, the last.
  public static var limit: Int { 4096 }

  /// The latest instant at which a pointer is heard, in seconds.
  public static var latest: Double { 60 }

  /// What a pointer did.
  public enum Phase: Int, CaseIterable, Sendable {
    /// Nothing yet: before all else, what the pointer is to move lies at the place.
    case start

    /// It came down.
    case down

    /// It moved while it was down.
    case move

    /// It let go.
    case up

    /// It was taken away, and let go of nothing.
    case cancel
  }

  /// Creates a report.
  public init(_ phase: Phase, time: Double, x: Double, y: Double) {
    (self.phase, self.time, self.x, self.y) = (phase, time, x, y)
  }

  /// Reads phase, time, x and y; nil where no phase has the number.
  init?(_ numbers: UnsafePointer<Double>) {
    guard let phase = Phase.allCases.first(where: { Double($0.rawValue) == numbers[0] })
    else { return nil }
    self.init(phase, time: numbers[1], x: numbers[2], y: numbers[3])
  }

  /// The place in the scene's own points.
  public var place: SIMD2<Double> { SIMD2(x, y) }

  /// Returns the legal reports among some, at most the last 4096, in the order of their times.
  ///
  /// A report with a number that is not finite is left out. Times are held to the first minute, and
  /// places to where a stage can be.
  public static func legal(_ reports: [ScenePointer]) -> [ScenePointer] {
    let legal = reports.filter { $0.time.isFinite && $0.x.isFinite && $0.y.isFinite }
      .suffix(limit).map { report in
        ScenePointer(
          report.phase, time: min(max(report.time, 0), latest),
          x: min(max(report.x, -1e4), 1e4), y: min(max(report.y, -1e4), 1e4))
      }
    // Those of one time stay in their order.
    let order = legal.indices.sorted {
      (legal[$0].time, $0) < (legal[$1].time, $1)
    }
    return order.map { legal[$0] }
  }
}

#if !hasFeature(Embedded)
extension ScenePointer: Encodable {}
extension ScenePointer.Phase: Encodable {}
#endif
