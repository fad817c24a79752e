// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Track {
  /// Returns the first flaw of the parameters of a track of values; nil if they are legal.
  static func flaw(
    valueCount: Int, keyTimes: [Double?], mode: TrackInterpolation, easingCount: Int,
    duration: Double
  ) -> ParameterFlaw? {
    let timeCount = mode == .discrete ? valueCount + 1 : valueCount
    let shapeCount = if case .kochanekBartels(let shapes, _) = mode { shapes.count } else { 0 }
    return ParameterFlaw("duration", duration, .notNegative)
      ?? ParameterFlaw(
        "values", unless: valueCount > 0, "must hold at least 1 value, but is empty")
      ?? ParameterFlaw(
        "keyTimes", unless: keyTimes.count <= timeCount,
        "must hold at most \(timeCount) times, but holds \(keyTimes.count)")
      ?? ParameterFlaw(
        "easings", unless: easingCount <= valueCount,
        "must hold at most \(valueCount) easings, but holds \(easingCount)")
      ?? ParameterFlaw(
        "mode", unless: shapeCount <= valueCount,
        "must hold at most \(valueCount) shapes, but holds \(shapeCount)")
      ?? flaw(keyTimes: keyTimes)
  }

  private static func flaw(keyTimes: [Double?]) -> ParameterFlaw? {
    var last = (index: 0, time: 0.0)
    for (index, time) in keyTimes.enumerated() {
      guard let time else { continue }
      let flaw =
        ParameterFlaw("keyTimes", at: index, time, .fraction)
        ?? ParameterFlaw(
          "keyTimes", at: index, unless: time >= last.time,
          "must not be less than keyTimes[\(last.index)], which is \(last.time), but is \(time)")
      if let flaw { return flaw }
      last = (index, time)
    }
    return nil
  }
}
