// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The flaw of the parameters of a track of values, and its position.
struct TrackFlaw {
  /// The parameter's name.
  let parameter: String

  /// The index of the element, if the parameter is a list.
  var index: Int?

  /// The rule and the value that violates it, in one line.
  let message: String

  private init(_ parameter: String, at index: Int? = nil, _ rule: String) {
    self.parameter = parameter
    self.index = index
    message = parameter + (index.map { "[\($0)] " } ?? " ") + rule
  }

  /// Finds the first rule that is violated, if any.
  init?(
    valueCount: Int, keyTimes: [Double?], mode: TrackInterpolation, easingCount: Int,
    duration: Double
  ) {
    guard duration >= 0 && duration < .infinity else {
      self.init("duration", "must be finite and not negative, but is \(duration)")
      return
    }
    guard valueCount > 0 else {
      self.init("values", "must hold at least 1 value, but is empty")
      return
    }
    let timeCount = mode == .discrete ? valueCount + 1 : valueCount
    guard keyTimes.count <= timeCount else {
      self.init("keyTimes", "must hold at most \(timeCount) times, but holds \(keyTimes.count)")
      return
    }
    guard easingCount <= valueCount else {
      self.init("easings", "must hold at most \(valueCount) easings, but holds \(easingCount)")
      return
    }
    if case .kochanekBartels(let shapes) = mode, shapes.count > valueCount {
      self.init("mode", "must hold at most \(valueCount) shapes, but holds \(shapes.count)")
      return
    }
    var last: (index: Int, time: Double)?
    for (index, time) in keyTimes.enumerated() {
      guard let time else { continue }
      guard time >= 0 && time <= 1 else {
        self.init("keyTimes", at: index, "must be in 0...1, but is \(time)")
        return
      }
      if let last, time < last.time {
        self.init(
          "keyTimes", at: index,
          "must not be less than keyTimes[\(last.index)], which is \(last.time), but is \(time)")
        return
      }
      last = (index, time)
    }
    return nil
  }
}
