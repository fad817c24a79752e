// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A report of a pointer on the stage, in a scene's own time and points.
public struct ScenePointer: Hashable, Sendable {
  /// The action of the pointer.
  public let phase: Phase

  /// The time in seconds.
  public let time: Double

  /// The x coordinate in the scene's own points, from the left.
  public let x: Double

  /// The y coordinate in the scene's own points, from the top.
  public let y: Double

  /// The maximum count of reports of a scene; of more, the last are used.
  public static var limit: Int { 4096 }

  /// The latest time of a report, in seconds.
  public static var latest: Double { 60 }

  /// The action of a pointer.
  public enum Phase: Int, CaseIterable, Sendable {
    /// None yet: the first report gives the initial position of the object to be moved.
    case start

    /// It came down.
    case down

    /// It moved while it was down.
    case move

    /// It was released.
    case up

    /// It was canceled, without a release.
    case cancel
  }

  /// Creates a report.
  public init(_ phase: Phase, time: Double, x: Double, y: Double) {
    (self.phase, self.time, self.x, self.y) = (phase, time, x, y)
  }

  /// Reads phase, time, x and y; nil for an unknown phase.
  init?(_ numbers: UnsafePointer<Double>) {
    guard let phase = Phase.allCases.first(where: { Double($0.rawValue) == numbers[0] })
    else { return nil }
    self.init(phase, time: numbers[1], x: numbers[2], y: numbers[3])
  }

  /// The position in the scene's own points.
  public var place: SIMD2<Double> { SIMD2(x, y) }

  /// Returns the legal reports among some, at most the last 4096, in the order of their times.
  ///
  /// A report with a number that is not finite is left out. Times are clamped to the first minute,
  /// and positions to the possible range of a stage.
  public static func legal(_ reports: [ScenePointer]) -> [ScenePointer] {
    let legal = reports.filter { $0.time.isFinite && $0.x.isFinite && $0.y.isFinite }
      .suffix(limit).map { report in
        ScenePointer(
          report.phase, time: min(max(report.time, 0), latest),
          x: min(max(report.x, -1e4), 1e4), y: min(max(report.y, -1e4), 1e4))
      }
    // Reports of one time keep their order.
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
