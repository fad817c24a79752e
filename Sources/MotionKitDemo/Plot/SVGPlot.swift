// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// Curves as an SVG picture, light or dark by the reader's preference.
struct SVGPlot {
  private let name: String
  private let axis: String
  private let frame: PlotFrame
  private let verticalTicks: [PlotTick]
  private let curves: [(name: String, values: [Double])]

  private let width = 640.0
  private let height = 320.0
  private let left: Double
  private let right = 24.0
  private let top = 52.0
  private let bottom = 40.0

  /// An upper bound of the width of a letter of a label.
  private let letter = 7.0

  /// Draws curves, given by finite values at equal distances; the first is the main one.
  init(
    _ name: String, axis: String, over horizontal: ClosedRange<Double>,
    curves: [(name: String, values: [Double])]
  ) {
    self.name = name
    self.axis = axis
    self.curves = curves
    frame = PlotFrame(horizontal, fitting: curves.map(\.values))
    verticalTicks = PlotTick.ticks(in: frame.vertical, count: 4)
    // The margin grows with long labels.
    let letters = verticalTicks.map(\.label.count).max() ?? 0
    left = max(56, Double(letters) * letter + 14)
  }

  /// The picture as text.
  var text: String {
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(width)) \(Int(height))" \
      role="img" aria-label="\(escaped(name))">
      <style>
      svg { --paper: #fff; --ink: #1b1b1f; --soft: #63636b; --line: #e4e4e1; --accent: #2f5bea; }
      @media (prefers-color-scheme: dark) {
        svg { --paper: #1e1e21; --ink: #ececee; --soft: #a3a3ac; --line: #3a3a40; }
        svg { --accent: #7b9cff; }
      }
      text { font: 12px system-ui, sans-serif; fill: var(--soft); }
      .name { font-size: 14px; font-weight: 600; fill: var(--ink); }
      path { fill: none; stroke-linejoin: round; stroke-linecap: round; }
      .grid { stroke: var(--line); }
      .curve { stroke: var(--soft); stroke-width: 1.5; }
      .main { stroke: var(--accent); stroke-width: 2.5; }
      </style>
      <rect width="100%" height="100%" rx="12" fill="var(--paper)"/>
      <text class="name" x="\(Int(left))" y="30">\(escaped(name))</text>
      """
    ]
    lines += grid
    for (index, curve) in curves.enumerated().reversed() {
      let dash = ["none", "none", "6 4", "2 4", "10 4 2 4"][index % 5]
      lines.append(
        "<path class=\"\(index == 0 ? "curve main" : "curve")\" stroke-dasharray=\"\(dash)\""
          + " d=\"\(path(curve.values))\"><title>\(escaped(curve.name))</title></path>")
    }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private var grid: [String] {
    var lines: [String] = []
    for tick in verticalTicks {
      let y = number(y(tick.value))
      lines.append("<path class=\"grid\" d=\"M\(number(left)) \(y)H\(number(width - right))\"/>")
      lines.append(
        "<text x=\"\(number(left - 10))\" y=\"\(y)\" dy=\"4\" text-anchor=\"end\">"
          + "\(tick.label)</text>")
    }
    let ticks = PlotTick.ticks(
      in: frame.horizontal, count: 6, letters: Int((width - left - right) / letter))
    for (index, tick) in ticks.enumerated() {
      let x = number(x(tick.value))
      let y = number(height - bottom + 22)
      let unit = index == ticks.count - 1 ? (axis == "time" ? " s" : "") : ""
      lines.append("<path class=\"grid\" d=\"M\(x) \(number(top))V\(number(height - bottom))\"/>")
      lines.append(
        "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor(tick))\">"
          + "\(tick.label)\(unit)</text>")
    }
    return lines
  }

  /// Returns the anchor of a label: its middle, unless the label would leave the picture.
  private func anchor(_ tick: PlotTick) -> String {
    let place = x(tick.value)
    let half = Double(tick.label.count) * letter / 2
    return place + half > width ? "end" : place - half < 0 ? "start" : "middle"
  }

  private func path(_ values: [Double]) -> String {
    let points = values.enumerated().map { index, value in
      let part = Double(index) / Double(values.count - 1)
      return "\(number(left + part * (width - left - right))) \(number(y(value)))"
    }
    return "M" + points.joined(separator: "L")
  }

  private func x(_ value: Double) -> Double {
    left + PlotFrame.part(of: value, in: frame.horizontal) * (width - left - right)
  }

  private func y(_ value: Double) -> Double {
    top + (1 - PlotFrame.part(of: value, in: frame.vertical)) * (height - top - bottom)
  }

  /// Returns a coordinate to a hundredth of a unit, which is finer than any screen.
  private func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }

  /// Escapes a text for use between tags or quotes.
  ///
  /// A character that XML cannot represent becomes a space.
  private func escaped(_ text: String) -> String {
    let letters = text.unicodeScalars.map { scalar in
      scalar < " " || scalar.value & 0xFFFE == 0xFFFE ? " " : Character(scalar)
    }
    return String(letters)
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
