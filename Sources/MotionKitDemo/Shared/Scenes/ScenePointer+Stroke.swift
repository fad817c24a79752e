// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ScenePointer {
  /// A pointer that goes down, moves ever faster, or ever slower to rest, and goes up.
  ///
  /// - Parameters:
  ///   - begin: When it goes down, in seconds.
  ///   - origin: Where it does.
  ///   - end: Where it goes up.
  ///   - seconds: How long it moves, with a report each sixtieth.
  ///   - rests: How long it rests then; without a rest it is let go in motion.
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
