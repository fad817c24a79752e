// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Stroke {
  /// The stroke as it was drawn: the position at each time since its first point.
  ///
  /// ```swift
  /// let stroke = Stroke([
  ///   StrokePoint(SIMD2(0, 0), pressure: 0.5, time: 7), StrokePoint(SIMD2(8, 0), time: 9),
  /// ])
  /// stroke.replay.duration  // 2
  /// stroke.replay.value(at: 0.5).x  // 2
  /// stroke.replayedPressure.value(at: 0.5)  // 0.6250
  /// ```
  /// Between two points the pen moves evenly. Points of one time are a jump, which shows the last
  /// of them; a time that is less than one before it counts as that one. To draw a stroke without
  /// times, lead ``trimmed(from:to:)`` by any motion from 0 to 1.
  ///
  /// - Units: Seconds since the first point.
  /// - Edge cases: An empty stroke stays at the origin. Where all times are equal the last point
  ///   shows from time 0 on. The segment that closes a stroke has no time, and is not drawn.
  /// - Complexity: O(*n*) to make, for *n* points; make it once. A sample is O(log *n*).
  public var replay: Track<SIMD2<Double>> { track { $0.position } }

  /// The pressure with which the stroke was drawn, at each time since its first point.
  ///
  /// It has the times of ``replay``; the pressure of an empty stroke is 0.
  public var replayedPressure: Track<Double> { track { $0.pressure } }

  private func track<Value: VectorSpace>(_ property: (StrokePoint) -> Value) -> Track<Value> {
    guard let first = points.first else { return Track(values: [.zero], duration: 0) }
    var times: [Double] = []
    times.reserveCapacity(points.count)
    var latest = first.time
    for point in points {
      latest = Swift.max(latest, point.time)
      times.append(latest - first.time)
    }
    let duration = latest - first.time
    // A share is rounded down, so that a point shows at its time and not a moment later.
    let shares = times.map { time -> Double? in
      let share = duration > 0 ? time / duration : 0
      return share * duration > time ? share.nextDown : share
    }
    return Track(values: points.map(property), keyTimes: shares, duration: duration)
  }
}
