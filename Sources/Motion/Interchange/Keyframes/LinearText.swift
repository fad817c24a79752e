// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// An enclosed scalar motion as CSS's piecewise linear easing function.
///
/// Rounding is part of the tolerance: for several fractions of the tolerance, a path within the
/// rest is rounded to as few digits as the tolerance allows, and the shortest text is used.
struct LinearText {
  /// The stops of the shortest text, each with its input.
  private(set) var stops: [Easing.Stop] = []

  /// The shortest text.
  private(set) var text = ""

  private let range: ClosedRange<Double>
  private let origin: Double
  private let change: Double

  /// Finds the text.
  ///
  /// - Parameters:
  ///   - motion: The motion, of one component, in an interval that is not empty.
  ///   - tolerance: The maximum distance of the text from the motion, in the unit of the motion.
  ///   - origin: The value of the output 0.
  ///   - target: The value of the output 1.
  /// - Throws: `SamplingError` if there are too many points, or if no number of digits suffices.
  init<Value: VectorSpace>(
    _ motion: EnclosedMotion<Value>, within tolerance: Double, from origin: Double,
    to target: Double
  ) throws(SamplingError) {
    range = motion.interval.range
    self.origin = origin
    change = target - origin
    for share in [0.5, 0.25, 0.12, 0.06, 0.03, 0.015] {
      var paths: [[ChainPoint]] = []
      for run in motion.runs {
        paths.append(try run.components[0].path(within: tolerance * (1 - share)))
      }
      guard paths.reduce(0, { $0 + $1.count }) <= SampledMotion<Double>.maximumCount else {
        throw .tooManySamples(limit: SampledMotion<Double>.maximumCount)
      }
      guard let stops = rounded(paths, motion, tolerance: tolerance, share: share) else { continue }
      let text = LinearText.text(stops)
      if self.text.isEmpty || text.utf8.count < self.text.utf8.count {
        (self.stops, self.text) = (stops, text)
      }
    }
    guard !stops.isEmpty else { throw .unresolved(time: range.lowerBound) }
  }

  /// Returns the stops with the fewest digits within the tolerance; nil if no number suffices.
  private func rounded<Value: VectorSpace>(
    _ paths: [[ChainPoint]], _ motion: EnclosedMotion<Value>, tolerance: Double, share: Double
  ) -> [Easing.Stop]? {
    let room = tolerance * share / change.magnitude
    var digits = 0
    while digits < 17 && 0.5 / LinearText.scale(digits) > room { digits += 1 }
    for outputDigits in digits...(digits + 1) {
      // The end of a motion is not rounded: a browser rests there.
      let lastDigits = motion.interval.isWhole ? 17 : outputDigits
      for inputDigits in 2...17 {
        var stops: [Easing.Stop] = []
        var fits = true
        for (path, run) in zip(paths, motion.runs) where fits {
          let isLast = run.end == range.upperBound && !motion.jumpsAtEnd
          let read = read(
            path, outputDigits, isLast ? lastDigits : outputDigits, inputDigits, &stops)
          fits = run.components[0].distance(from: read) <= tolerance
        }
        guard fits else { continue }
        stops = LinearText.merged(stops)
        if motion.jumpsAtEnd {
          stops.append(
            Easing.Stop(output(of: motion.interval.end[component: 0], lastDigits), at: 1))
        }
        return stops
      }
    }
    return nil
  }

  /// Rounds the points of a path to stops, and returns the points of the stops.
  private func read(
    _ path: [ChainPoint], _ outputDigits: Int, _ lastDigits: Int, _ inputDigits: Int,
    _ stops: inout [Easing.Stop]
  ) -> [ChainPoint] {
    let length = range.upperBound - range.lowerBound
    return path.enumerated().map { index, point in
      let digits = index + 1 < path.count ? outputDigits : lastDigits
      let output = output(of: point.value, digits)
      let progress = (point.time - range.lowerBound) / length
      // The time of a jump is not rounded.
      let isEnd = index == 0 || index + 1 == path.count
      let input =
        isEnd ? LinearText.snapped(progress) : LinearText.round(progress, inputDigits)
      stops.append(Easing.Stop(output, at: input))
      return ChainPoint(
        time: isEnd ? point.time : range.lowerBound + input * length,
        value: origin + output * change)
    }
  }

  /// Returns the stops without those between two others of the same input, which have no effect.
  private static func merged(_ stops: [Easing.Stop]) -> [Easing.Stop] {
    var merged: [Easing.Stop] = []
    for stop in stops {
      let count = merged.count
      if count > 1, merged[count - 1].input == stop.input, merged[count - 2].input == stop.input {
        merged.removeLast()
      }
      if merged.last != stop { merged.append(stop) }
    }
    return merged.count > 1 ? merged : [stops[0], stops[stops.count - 1]]
  }

  /// Returns the progress of a jump, which is 0 or 1 if it is within rounding of an end.
  private static func snapped(_ progress: Double) -> Double {
    progress < 1e-12 ? 0 : progress > 1 - 1e-12 ? 1 : progress
  }

  /// Returns the output of a value.
  private func output(of value: Double, _ digits: Int) -> Double {
    LinearText.round((value - origin) / change, digits)
  }

  /// Returns the text of the stops, without the first and the last input, which are implied.
  private static func text(_ stops: [Easing.Stop]) -> String {
    var text = "linear("
    for (index, stop) in stops.enumerated() {
      if index > 0 { text += ", " }
      text += short(NumberText.text(stop.output))
      guard index > 0, index + 1 < stops.count, let input = stop.input else { continue }
      text += " " + short(NumberText.percentage(input))
    }
    return text + ")"
  }

  /// Returns a number rounded to a number of digits after the point, or unchanged if it has no
  /// more.
  private static func round(_ value: Double, _ digits: Int) -> Double {
    let scale = scale(digits)
    guard digits < 17, value.magnitude < 0x1p+52 / scale else { return value }
    return Elementary.floor(value * scale + 0.5) / scale
  }

  /// Returns a power of 10.
  private static func scale(_ digits: Int) -> Double {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    return scale
  }

  /// Returns the text of a number without the zero before its point, and without the sign of zero.
  private static func short(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let zero = Array("0.".utf8)
    if bytes == Array("-0".utf8) { return "0" }
    if bytes.starts(with: zero) { return String(decoding: bytes[1...], as: UTF8.self) }
    guard bytes.starts(with: Array("-0.".utf8)) else { return text }
    return "-" + String(decoding: bytes[2...], as: UTF8.self)
  }
}
