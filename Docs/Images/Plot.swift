// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A rectangle of a drawing with a scale of times and a scale of values.
struct Plot {
  var left = Drawing.margin
  var top: Double
  var width = Drawing.content
  var height: Double
  var times: ClosedRange<Double>
  var values: ClosedRange<Double>

  var right: Double { left + width }
  var bottom: Double { top + height }

  func x(_ time: Double) -> Double {
    left + width * (time - times.lowerBound) / (times.upperBound - times.lowerBound)
  }

  func y(_ value: Double) -> Double {
    top + height * (values.upperBound - value) / (values.upperBound - values.lowerBound)
  }

  func point(_ time: Double, _ value: Double) -> SIMD2<Double> { SIMD2(x(time), y(value)) }

  /// Cells of equal size in rows.
  static func cells(
    columns: Int, rows: Int, top: Double, height: Double, gap: Double, rowGap: Double,
    times: ClosedRange<Double>, values: ClosedRange<Double>
  ) -> [Plot] {
    let width = (Drawing.content - gap * Double(columns - 1)) / Double(columns)
    return (0..<columns * rows).map { index in
      Plot(
        left: Drawing.margin + Double(index % columns) * (width + gap),
        top: top + Double(index / columns) * (height + rowGap), width: width, height: height,
        times: times, values: values)
    }
  }

  /// A motion as cubic curves, with ends at the times at which it jumps or bends.
  func curve(
    _ motion: some Trajectory<Double>, over range: ClosedRange<Double>? = nil,
    cuts: [Double] = []
  ) -> String {
    curve(over: range, cuts: cuts) { motion.state(at: $0) }
  }

  /// A function with its rate as cubic curves: both at the ends of a piece fix one.
  func curve(
    over range: ClosedRange<Double>? = nil, cuts: [Double] = [],
    _ state: (Double) -> KinematicState<Double>
  ) -> String {
    let range = range ?? times
    let inner = cuts.filter { $0 > range.lowerBound && $0 < range.upperBound }
    let ends = [range.lowerBound] + inner + [range.upperBound]
    var (data, pen) = ("", SIMD2(Double.infinity, 0))
    for (start, end) in zip(ends, ends.dropFirst()) {
      let (first, last) = inner.isEmpty ? (start, end) : (start.nextUp, end.nextDown)
      let origin = point(start, state(first).value)
      if abs(origin.y - pen.y) > 0.1 || pen.x == .infinity { data += "M\(text(origin))" }
      let step = (last - first) / 4
      for index in 0..<4 {
        let to = index == 3 ? last : first + step * Double(index + 1)
        data += piece(from: first + step * Double(index), to: to, depth: 7, state)
      }
      pen = point(end, state(last).value)
    }
    return data
  }

  private func piece(
    from start: Double, to end: Double, depth: Int, _ state: (Double) -> KinematicState<Double>
  ) -> String {
    let (a, b, span) = (state(start), state(end), end - start)
    let chord = (b.value - a.value) / span
    // Near a vertical slope the chord is the better rate.
    let steepest = 8 * (values.upperBound - values.lowerBound) / span
    let first = abs(a.velocity) < steepest ? a.velocity : chord
    let second = abs(b.velocity) < steepest ? b.velocity : chord
    let fits = [0.25, 0.5, 0.75].allSatisfy { part in
      let rest = 1 - part
      let bend = rest * (first - chord) - part * (second - chord)
      let value = a.value + span * part * (chord + rest * bend)
      return abs(y(value) - y(state(start + span * part).value)) < 0.2
    }
    if !fits && depth > 0 {
      let middle = start + span / 2
      return piece(from: start, to: middle, depth: depth - 1, state)
        + piece(from: middle, to: end, depth: depth - 1, state)
    }
    if abs(first - chord) < 1e-9 && abs(second - chord) < 1e-9 {
      return "L\(text(point(end, b.value)))"
    }
    let third = span / 3
    return "C\(text(point(start + third, a.value + first * third))) "
      + "\(text(point(end - third, b.value - second * third))) \(text(point(end, b.value)))"
  }
}

extension Drawing {
  /// Draws the line of a value across a plot.
  mutating func level(_ value: Double, of plot: Plot, _ style: String = "axis") {
    path(style, "M\(text(plot.left)) \(text(plot.y(value)))H\(text(plot.right))")
  }

  /// Draws the line of a time across a plot.
  mutating func moment(_ time: Double, of plot: Plot, _ style: String = "dash") {
    path(style, "M\(text(plot.x(time))) \(text(plot.top))V\(text(plot.bottom))")
  }

  /// Draws the axis of time with its numbers, the last with its unit.
  mutating func timeAxis(
    of plot: Plot, at value: Double = 0, every interval: Double, decimals: Int = 1,
    unit: String = "s", numbersAt bottom: Double? = nil
  ) {
    level(value, of: plot)
    let count = Int((plot.times.upperBound - plot.times.lowerBound) / interval + 1e-9)
    let name = "\(decimal(plot.times.lowerBound + interval * Double(count), decimals)) \(unit)"
    for index in 0...count {
      let time = plot.times.lowerBound + interval * Double(index)
      let number = time == 0 ? "0" : decimal(time, decimals)
      let isAtEdge = plot.x(time) > plot.right - 8
      // The last one has the unit, and its place.
      if index == count - 1, plot.x(time) + 16 > plot.right - 7 * Double(name.count) { continue }
      write(
        index == count ? name : number, x: plot.x(time),
        y: bottom ?? (plot.y(value) + 20), index == 0 ? .start : isAtEdge ? .end : .middle)
    }
  }

  mutating func curve(
    _ style: String, _ motion: some Trajectory<Double>, in plot: Plot,
    over range: ClosedRange<Double>? = nil, cuts: [Double] = []
  ) {
    path(style, plot.curve(motion, over: range, cuts: cuts))
  }
}
