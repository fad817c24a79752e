// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ScenePointer {
  /// Returns a pointer that goes down, accelerates or slows down to rest, and goes up.
  ///
  /// - Parameters:
  ///   - begin: The time at which it goes down, in seconds.
  ///   - origin: The position at which it goes down.
  ///   - end: The position at which it goes up.
  ///   - seconds: The seconds of the movement, with a report each sixtieth.
  ///   - rests: The seconds of rest after it; without a rest it is released in motion.
  /// - Returns: The reports in the order of their times.
  static func stroke(
    from begin: Double, _ origin: SIMD2<Double>, to end: SIMD2<Double>, seconds: Double,
    rests: Double = 0
  ) -> [ScenePointer] {
    func report(_ phase: Phase, _ time: Double, _ place: SIMD2<Double>) -> ScenePointer {
      ScenePointer(phase, time: begin + time, x: place.x, y: place.y)
    }
    var reports = [report(.down, 0, origin)]
    let count = Int(seconds * 60)
    for index in 1...count {
      let part = Double(index) / Double(count)
      let share = rests > 0 ? part * (2 - part) : part * part
      reports.append(report(.move, part * seconds, origin + (end - origin) * share))
    }
    return reports + [report(.up, seconds + rests + 0.005, end)]
  }
}
