// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Stroke {
  /// The stroke as it was drawn: the position at each time since its first point.
  ///
  /// ```swift
  /// let stroke = Stroke([
  ///   Stroke.Point(SIMD2(0, 0), pressure: 0.5, time: 7), Stroke.Point(SIMD2(8, 0), time: 9),
  /// ])
  /// stroke.replay.duration  // 2
  /// stroke.replay.value(at: 0.5).x  // 2
  /// stroke.replayedPressure.value(at: 0.5)  // 0.6250
  /// ```
  /// Between two points the pen moves at constant velocity. Points of equal time are a jump to the
  /// last of them; a time less than an earlier one is replaced by the earlier one. To animate a
  /// stroke without times, drive ``trimmed(from:to:)`` by a motion from 0 to 1.
  ///
  /// - Units: Seconds since the first point.
  /// - Edge cases: An empty stroke stays at the origin. If all times are equal, the value is the
  ///   last point from time 0 onwards. The segment that closes a stroke has no duration and is
  ///   omitted.
  /// - Complexity: O(*n*) for *n* points on each access; store the result. A sample takes O(log
  ///   *n*).
  public var replay: Track<SIMD2<Double>> { track { $0.position } }

  /// The pressure of the pen at each time since the first point.
  ///
  /// It has the times of ``replay``; the pressure of an empty stroke is 0.
  public var replayedPressure: Track<Double> { track { $0.pressure } }

  private func track<Value: VectorSpace>(_ property: (Stroke.Point) -> Value) -> Track<Value> {
    guard let first = points.first else { return Track(values: [.zero], duration: 0) }
    var times: [Double] = []
    times.reserveCapacity(points.count)
    var latest = first.time
    for point in points {
      latest = Swift.max(latest, point.time)
      times.append(latest - first.time)
    }
    let duration = latest - first.time
    // A fraction is rounded down, so a point is reached at its time and not an ulp later.
    let shares = times.map { time -> Double? in
      let share = duration > 0 ? time / duration : 0
      return share * duration > time ? share.nextDown : share
    }
    return Track(values: points.map(property), keyTimes: shares, duration: duration)
  }
}
