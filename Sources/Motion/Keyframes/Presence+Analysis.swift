// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Presence {
  /// The seconds until the last change is over; 0 before the first event.
  ///
  /// - Edge cases: Infinite if its spring has no damping.
  public var duration: Double {
    guard let last = changes.last else { return 0 }
    return last.time + motion(of: last).duration
  }

  /// The seconds after which the property shows no new value.
  public var span: Double {
    guard let last = changes.last else { return 0 }
    return last.time + motion(of: last).span
  }

  /// Finds the turns of each change, and the instants at which it began.
  ///
  /// - Complexity: O(*n*) for *n* events in the interval.
  public func turningPoints(
    around point: Value, in interval: ClosedRange<Double>
  ) -> [Double] {
    var instants: [Double] = []
    for (place, change) in changes.enumerated() {
      let next = place + 1 < changes.count ? changes[place + 1].time : .infinity
      let (begin, end) = (
        Swift.max(change.time, interval.lowerBound), Swift.min(next, interval.upperBound)
      )
      guard begin <= end else { continue }
      // A view that was gone jumps: the last instant before is one of its own.
      var found = [change.time.nextDown, change.time]
      let times = (begin - change.time)...(end - change.time)
      found += motion(of: change).turningPoints(around: point, in: times).map { $0 + change.time }
      for instant in found
      where interval.contains(instant) && instant > instants.last ?? -.infinity {
        instants.append(Swift.min(instant, end))
      }
    }
    return instants
  }

  /// Finds the last instant at which the property is a distance or more from its end.
  ///
  /// - Complexity: O(1) if that is during the last change, O(*n*) for *n* events if not.
  public func settlingTime(within distance: Double) -> Double {
    guard let last = changes.last else { return 0 }
    let settled = motion(of: last).settlingTime(within: distance)
    if settled > 0 { return last.time + settled }
    // Since the last change it has not been that far away: when before?
    let target = value(in: last.phase)
    return lastTime(
      beyond: distance, from: target, before: last.time,
      among: [0] + turningPoints(around: target, in: 0...last.time))
  }
}
