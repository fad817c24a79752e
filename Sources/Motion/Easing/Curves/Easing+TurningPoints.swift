// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Easing {
  /// The progress values that divide the easing into monotone pieces, without 0 and 1.
  ///
  /// They ascend. They include every point at which the slope changes sign and every jump, and may
  /// include points at which nothing turns. Only a staircase of more than 256 steps, which has no
  /// extremum, lists none of its jumps.
  public var turningPoints: [Double] {
    switch kind {
    case .linear: return []
    case .bezier: return curve.turningPoints
    case .penner(.bounce, let mode): return BounceArc.turningPoints(mode)
    case .penner(let family, let mode):
      let points = PennerCurve(family: family, isWide: mode == .inOut).turningPoints
      switch mode {
      case .in: return points
      case .out: return Easing.turnedRound(points)
      case .inOut: return Easing.halved(points)
      }
    case .steps(let count, _):
      return count < 2 || count > Easing.greatestNamedStepCount
        ? [] : (1..<count).map { Double($0) / Double(count) }
    case .stops(let list): return list.turningPoints
    case .reversed(let base): return Easing.turnedRound(base.turningPoints)
    case .mirrored(let base): return Easing.halved(base.turningPoints)
    case .nested(let outer, let inner): return Easing.crossings(outer, inner)
    case .inverse: return []
    }
  }

  private static func turnedRound(_ points: [Double]) -> [Double] {
    points.reversed().map { 1 - $0 }
  }

  private static func halved(_ points: [Double]) -> [Double] {
    points.map { $0 / 2 } + [0.5] + points.reversed().map { 1 - $0 / 2 }
  }

  /// Returns the turning points of the inner easing, and the points where it crosses those of the
  /// outer.
  private static func crossings(_ outer: Easing, _ inner: Easing) -> [Double] {
    let own = inner.turningPoints
    var points = own
    // The outer easing can also bend where its tangents begin.
    let levels = [0] + outer.turningPoints + [1]
    var left = 0.0
    for right in own + [1] {
      for level in levels {
        if let crossing = inner.crossing(of: level, from: left, to: right) {
          points.append(crossing)
        }
      }
      left = right
    }
    var result: [Double] = []
    for point in points.sorted() where point > 0 && point < 1 && point != result.last {
      result.append(point)
    }
    return result
  }

  /// Returns the progress at which the easing crosses a level in an interval in which it is
  /// monotone.
  func crossing(of level: Double, from left: Double, to right: Double) -> Double? {
    var (low, high) = (left.nextUp, right.nextDown)
    guard low < high else { return nil }
    let isBelow = sample(at: low, before: false).value < level
    guard isBelow != (sample(at: high, before: false).value < level) else { return nil }
    for _ in 0..<1100 {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if (sample(at: middle, before: false).value < level) == isBelow {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}
