// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Playable {
  /// Returns the motion in a time that runs faster and slower, as slow motion does.
  ///
  /// The speed is the seconds of the motion that pass in one second. After the end of the track its last
  /// value continues, until the motion is over.
  /// ```swift
  /// let ride = EasedTrajectory(from: 0.0, to: 100, duration: 1, easing: .linear)
  /// let slowMotion = Track(
  ///   from: 1.0, [.hold(duration: 0.5), .linear(to: 0.1, duration: 0.5), .linear(to: 1, duration: 0.5)])
  /// ride.timed(speed: slowMotion).value(at: 0.5)  // 50.0000
  /// ride.timed(speed: slowMotion).velocity(at: 0.25)  // 100.0000
  /// ride.timed(speed: slowMotion).duration  // 1.4475
  /// ```
  /// Where the speed is negative the motion runs back, and at 0 it stands.
  ///
  /// - Parameters:
  ///   - speed: The speed at a time.
  ///   - tolerance: The greatest distance of the time that is shown from the integral of the speed, in
  ///     seconds: the integral is followed by straight lines.
  /// - Returns: A motion that lasts until the end of this one is reached for the first time, or until the
  ///   end of the track if it never is.
  /// - Accuracy: Exact to a few ulp while the speed is constant. Where it changes the tolerance holds as
  ///   long as at most 8192 lines are needed.
  /// - Precondition: The duration of this motion is finite, and so is the track's integral; the tolerance
  ///   is positive and finite.
  public func timed(speed: Track<Double>, within tolerance: Double = 1e-6) -> Timed<Self> {
    require("the duration of the motion", duration, .notNegative)
    require("tolerance", tolerance, .positive)
    let map = TimeMap(speed: speed, within: tolerance, until: duration)
    return timed(by: Timing(duration: map.duration, fill: .both, easing: map.easing))
  }
}

/// A time as the integral of a speed, followed by straight lines until it reaches a duration.
private struct TimeMap {
  /// Times and the integrals up to them.
  private var knots: [(time: Double, local: Double)] = [(0, 0)]

  /// The duration of the motion in its own time.
  private let whole: Double

  init(speed: Track<Double>, within tolerance: Double, until whole: Double) {
    self.whole = whole
    let areas = speed.easingIntegrals
    var shares = 1
    while shares * 2 * Swift.max(1, speed.storage.segments.count) <= 8192 { shares *= 2 }
    for (index, segment) in speed.storage.segments.enumerated() where segment.duration > 0 {
      let before = knots[knots.count - 1].local
      func local(_ time: Double) -> Double {
        before + speed.integral(ofSegment: index, to: time, areas)
      }
      var ends = [segment.endTime]
      while let end = ends.last, knots[knots.count - 1].local < whole {
        let (begin, reached) = (knots[knots.count - 1], local(end))
        let middle = begin.time + (end - begin.time) / 2
        let isShort = (end - begin.time) * Double(shares) <= segment.duration * 1.5
        let isStraight = [0.25, 0.5, 0.75].allSatisfy { part in
          let time = begin.time + (end - begin.time) * part
          let chord = begin.local + (reached - begin.local) * part
          return (local(time) - chord).magnitude <= tolerance * 0.75
        }
        if isStraight || isShort || !(middle > begin.time && middle < end) {
          require("the integral of the speed", reached, .finite)
          knots.append((end, reached))
          ends.removeLast()
        } else {
          ends.append(middle)
        }
      }
    }
    let last = knots[knots.count - 1]
    let arrival = last.time + (whole - last.local) / speed.storage.last
    if last.local < whole && speed.storage.last > 0 && arrival < .infinity {
      knots.append((arrival, whole))
    } else if knots.count > 1 && last.local > whole {
      // The last line ends where it reaches the end of the motion.
      let before = knots[knots.count - 2]
      let part = (whole - before.local) / (last.local - before.local)
      knots[knots.count - 1] = (before.time + (last.time - before.time) * part, whole)
    }
  }

  /// The seconds until the end is reached, or until the speed no longer changes.
  var duration: Double { knots[knots.count - 1].time }

  /// The share of the motion that is shown at a share of the duration.
  var easing: Easing {
    guard whole > 0 else { return .linear }
    guard duration > 0 else { return .stops([Easing.Stop(0)]) }
    return .stops(knots.map { Easing.Stop($0.local / whole, at: $0.time / duration) })
  }
}
