// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A number of an enclosed motion as the easing function of CSS for straight lines.
///
/// What is rounded off is taken from the tolerance: a path that is nearer than the tolerance by a
/// share of it is rounded to as few digits as stay within, for some shares, and the shortest text
/// is taken.
struct LinearText {
  /// The stops of the shortest text that was found, each with its input.
  private(set) var stops: [Easing.Stop] = []

  /// The shortest text that was found.
  private(set) var text = ""

  private let range: ClosedRange<Double>
  private let origin: Double
  private let way: Double

  /// Finds the text.
  ///
  /// - Parameters:
  ///   - motion: The motion, of one component.
  ///   - range: Its interval, which is not empty.
  ///   - tolerance: How far the text may be from it, in the unit of the motion.
  ///   - origin: What the output 0 stands for.
  ///   - target: What the output 1 stands for.
  /// - Throws: `SamplingError` if there are too many points, or no digits suffice.
  init<Value: VectorSpace>(
    _ motion: EnclosedMotion<Value>, over range: ClosedRange<Double>, within tolerance: Double,
    from origin: Double, to target: Double
  ) throws(SamplingError) {
    self.range = range
    self.origin = origin
    way = target - origin
    for share in [0.5, 0.25, 0.12, 0.06, 0.03, 0.015] {
      var paths: [[ChainPoint]] = []
      for run in motion.runs {
        paths.append(try run.components[0].path(within: tolerance * (1 - share)))
      }
      guard paths.reduce(0, { $0 + $1.count }) <= SampledMotion<Double>.greatestCount else {
        throw .tooManySamples(limit: SampledMotion<Double>.greatestCount)
      }
      guard let stops = rounded(paths, motion, tolerance: tolerance, share: share) else { continue }
      let text = LinearText.text(stops)
      if self.text.isEmpty || text.utf8.count < self.text.utf8.count {
        (self.stops, self.text) = (stops, text)
      }
    }
    guard !stops.isEmpty else { throw .unresolved(time: range.lowerBound) }
  }

  /// The stops with as few digits as stay within the tolerance; nil if none do.
  private func rounded<Value: VectorSpace>(
    _ paths: [[ChainPoint]], _ motion: EnclosedMotion<Value>, tolerance: Double, share: Double
  ) -> [Easing.Stop]? {
    let room = tolerance * share / way.magnitude
    var digits = 0
    while digits < 17 && 0.5 / LinearText.scale(digits) > room { digits += 1 }
    for outputDigits in digits...(digits + 1) {
      for inputDigits in 2...17 {
        var stops: [Easing.Stop] = []
        var fits = true
        for (path, run) in zip(paths, motion.runs) where fits {
          let read = read(path, outputDigits, inputDigits, &stops)
          fits = run.components[0].distance(from: read) <= tolerance
        }
        guard fits else { continue }
        stops = LinearText.merged(stops)
        if motion.jumpsAtEnd {
          stops.append(
            Easing.Stop(output(of: motion.end[component: 0], outputDigits), at: 1))
        }
        return stops
      }
    }
    return nil
  }

  /// Rounds the points of a path, and reads them back.
  private func read(
    _ path: [ChainPoint], _ outputDigits: Int, _ inputDigits: Int, _ stops: inout [Easing.Stop]
  ) -> [ChainPoint] {
    let length = range.upperBound - range.lowerBound
    return path.enumerated().map { index, point in
      let output = output(of: point.value, outputDigits)
      let progress = (point.time - range.lowerBound) / length
      // A jump stays where it is.
      let isEnd = index == 0 || index + 1 == path.count
      let input =
        isEnd ? LinearText.snapped(progress) : LinearText.round(progress, inputDigits)
      stops.append(Easing.Stop(output, at: input))
      return ChainPoint(
        time: isEnd ? point.time : range.lowerBound + input * length,
        value: origin + output * way)
    }
  }

  /// The stops without those between two others of the same input, which are never seen.
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

  /// The instant of a jump, which is an end of the interval if it is an instant from one.
  private static func snapped(_ progress: Double) -> Double {
    progress < 1e-12 ? 0 : progress > 1 - 1e-12 ? 1 : progress
  }

  /// The output that shows a value.
  private func output(of value: Double, _ digits: Int) -> Double {
    LinearText.round((value - origin) / way, digits)
  }

  /// The stops as one text; the first and the last input go without saying.
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

  /// A number rounded to so many digits after the point, or as it is if it has no more.
  private static func round(_ value: Double, _ digits: Int) -> Double {
    let scale = scale(digits)
    guard digits < 17, value.magnitude < 0x1p+52 / scale else { return value }
    return Elementary.floor(value * scale + 0.5) / scale
  }

  /// A power of ten.
  private static func scale(_ digits: Int) -> Double {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    return scale
  }

  /// The text of a number without the zero before its point, and without the sign of zero.
  private static func short(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let zero = Array("0.".utf8)
    if bytes == Array("-0".utf8) { return "0" }
    if bytes.starts(with: zero) { return String(decoding: bytes[1...], as: UTF8.self) }
    guard bytes.starts(with: Array("-0.".utf8)) else { return text }
    return "-" + String(decoding: bytes[2...], as: UTF8.self)
  }
}
