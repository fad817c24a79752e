// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension SampledMotion {
  /// The samples as comma-separated values.
  ///
  /// The first line names the columns: `time,value`, or `time,0,1,…` for a vector. Each sample has
  /// a line, and numbers have the fewest digits that preserve their bits.
  public var csv: String {
    let count = Value.componentCount
    let columns = count == 1 ? ["value"] : (0..<count).map { "\($0)" }
    var text = (["time"] + columns).joined(separator: ",") + "\n"
    for sample in samples {
      let numbers = [NumberText.text(sample.time)] + JSONString.numbers(sample.value)
      text += numbers.joined(separator: ",") + "\n"
    }
    return text
  }

  /// The samples as a JSON array of arrays: the time, and the components of the value.
  ///
  /// Numbers have the fewest digits that preserve their bits.
  public var json: String {
    let rows = samples.map { sample in
      let numbers = [NumberText.text(sample.time)] + JSONString.numbers(sample.value)
      return "[" + numbers.joined(separator: ",") + "]"
    }
    return "[" + rows.joined(separator: ",") + "]"
  }
}

extension SampledMotion where Value == Double {
  /// Returns the samples as a path in a box, with time to the right and values upwards.
  ///
  /// ```swift
  /// let line = EasedTrajectory(from: 0.0, to: 1, duration: 2, easing: .linear)
  /// try SampledMotion(line, within: 0.01).path(in: [200, 100]).svg  // M0 100 L200 0
  /// ```
  ///
  /// - Parameters:
  ///   - size: The width and the height of the box, finite.
  ///   - values: The values at the bottom and at the top; the minimum and the maximum sample unless
  ///     given.
  /// - Returns: Lines from sample to sample; its `svg` is SVG path data.
  public func path(in size: SIMD2<Double>, values: ClosedRange<Double>? = nil) -> BezierPath {
    let frame = PlotFrame(self, size, values)
    var path = BezierPath()
    for (index, sample) in samples.enumerated() {
      let point = frame.point(sample.time, sample.value)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  /// Returns the samples as an animation of an attribute in SVG.
  ///
  /// - Parameters:
  ///   - attribute: The attribute of the element that contains the text, such as `cx`.
  ///   - format: Returns the text of a value; its number unless given.
  /// - Returns: An `animate` element, which plays once and holds its end.
  /// - Source: SVG Animations Level 2.
  public func svgAnimation(
    of attribute: String, format: ((Double) -> String)? = nil
  ) -> String {
    let length = range.upperBound - range.lowerBound
    let times = samples.map {
      length > 0 ? NumberText.text(($0.time - range.lowerBound) / length) : "0"
    }
    return "<animate attributeName=\"\(attribute)\" dur=\"\(NumberText.text(length))s\" "
      + "fill=\"freeze\" calcMode=\"linear\" keyTimes=\"\(times.joined(separator: ";"))\" "
      + "values=\"\(samples.map { format?($0.value) ?? NumberText.text($0.value) }.joined(separator: ";"))\"/>"
  }

  /// Returns an SVG picture of the samples, in which a dot moves along the curve.
  ///
  /// - Parameters:
  ///   - size: The width and the height of the box of the curve, finite.
  ///   - values: The values at the bottom and at the top; the minimum and the maximum sample unless
  ///     given.
  /// - Returns: An SVG document, which plays once.
  public func animatedSVG(
    size: SIMD2<Double> = [320, 200], values: ClosedRange<Double>? = nil
  ) -> String {
    let frame = PlotFrame(self, size, values)
    let across = svgAnimation(of: "cy") { NumberText.text(frame.point(0, $0).y) }
    let first = frame.point(samples[0].time, samples[0].value)
    let (width, height) = (NumberText.text(size.x), NumberText.text(size.y))
    let along =
      "<animate attributeName=\"cx\" "
      + "dur=\"\(NumberText.text(range.upperBound - range.lowerBound))s\" "
      + "fill=\"freeze\" from=\"0\" to=\"\(width)\"/>"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 \(NumberText.text(size.x + 16)) \
      \(NumberText.text(size.y + 16))" width="\(width)" height="\(height)">
      <path d="\(path(in: size, values: values).svg)" fill="none" stroke="currentColor"/>
      <circle cx="\(NumberText.text(first.x))" cy="\(NumberText.text(first.y))" r="4">
      \(along)
      \(across)
      </circle>
      </svg>

      """
  }
}

extension Track where Value == Double {
  /// Returns the track as a path in a box, with time to the right and values upwards.
  ///
  /// A cubic of time is a Bézier curve, and the track is baked into cubics by
  /// ``init(baking:within:over:)``.
  ///
  /// - Parameters:
  ///   - size: The width and the height of the box, finite.
  ///   - values: The values at the bottom and at the top.
  ///   - tolerance: The maximum distance from the track, in the unit of the value.
  /// - Returns: The curve; its `svg` is SVG path data.
  /// - Throws: `SamplingError`, as ``init(baking:within:over:)``.
  /// - Precondition: The tolerance is positive and finite.
  public func path(
    in size: SIMD2<Double>, values: ClosedRange<Double>, within tolerance: Double
  ) throws(SamplingError) -> BezierPath {
    let baked = try Track(baking: self, within: tolerance)
    let frame = PlotFrame(size, times: 0...baked.duration, values)
    var path = BezierPath()
    path.move(to: frame.point(0, baked.storage.segments.first?.start ?? baked.storage.last))
    for segment in baked.storage.segments {
      let (begin, end) = (segment.begin, segment.endTime)
      let start = frame.point(begin, segment.start)
      if path.currentPoint != start { path.move(to: start) }
      guard segment.isCurved else {
        path.addLine(to: frame.point(end, segment.end))
        continue
      }
      let third = segment.duration / 3
      path.addCubic(
        to: frame.point(end, segment.end),
        control1: frame.point(begin + third, segment.start + segment.startTangent / 3),
        control2: frame.point(end - third, segment.end - segment.endTangent / 3))
    }
    return path
  }
}

/// A box with time to the right and values upwards.
private struct PlotFrame {
  private let size: SIMD2<Double>
  private let times: ClosedRange<Double>
  private let values: ClosedRange<Double>

  init(_ size: SIMD2<Double>, times: ClosedRange<Double>, _ values: ClosedRange<Double>) {
    (self.size, self.times, self.values) = (size, times, values)
  }

  init(_ motion: SampledMotion<Double>, _ size: SIMD2<Double>, _ values: ClosedRange<Double>?) {
    let numbers = motion.samples.map { $0.value }
    let least = numbers.reduce(.infinity) { Swift.min($0, $1) }
    let most = numbers.reduce(-.infinity) { Swift.max($0, $1) }
    self.init(size, times: motion.range, values ?? least...most)
  }

  /// Returns the point of a value at a time; along an axis without extent it is the middle.
  func point(_ time: Double, _ value: Double) -> SIMD2<Double> {
    func share(_ number: Double, _ range: ClosedRange<Double>) -> Double {
      let length = range.upperBound - range.lowerBound
      return length > 0 && length < .infinity ? (number - range.lowerBound) / length : 0.5
    }
    return [
      share(time, times) * size.x, size.y - share(value, values) * size.y,
    ]
  }
}
