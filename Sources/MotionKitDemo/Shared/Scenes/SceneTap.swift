// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A tap on the stage, from which a scene that takes taps is made.
public struct SceneTap: Hashable, Sendable {
  /// The time in seconds.
  public let time: Double

  /// The x coordinate in the scene's own points, from the left.
  public let x: Double

  /// The y coordinate in the scene's own points, from the top.
  public let y: Double

  /// The maximum count of taps of a scene; of more, the last are used.
  public static let limit = 64

  /// Creates a tap.
  public init(time: Double, x: Double, y: Double) {
    self.time = time
    self.x = x
    self.y = y
  }

  /// Returns the legal taps among some, at most the last 64, in the order of their times.
  ///
  /// A tap with a number that is not finite is left out. Times are clamped to at least zero, and
  /// positions to the possible range of a stage.
  public static func legal(_ taps: [SceneTap]) -> [SceneTap] {
    var legal: [SceneTap] = []
    for tap in taps where tap.time.isFinite && tap.x.isFinite && tap.y.isFinite {
      let (x, y) = (min(max(tap.x, -1e4), 1e4), min(max(tap.y, -1e4), 1e4))
      legal.append(SceneTap(time: min(max(tap.time, 0), 1e4), x: x, y: y))
    }
    legal.removeFirst(max(0, legal.count - limit))
    // Taps of one time keep their order: the sort is stable.
    for index in legal.indices.dropFirst() {
      var place = index
      while place > 0, legal[place - 1].time > legal[place].time {
        legal.swapAt(place - 1, place)
        place -= 1
      }
    }
    return legal
  }
}
