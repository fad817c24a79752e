// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A picture, as the text of an SVG file with colors for light and dark pages.
struct Drawing {
  /// The file, without its suffix.
  let name: String
  /// What it shows, for people who do not see it.
  let label: String
  let width: Double
  let height: Double
  /// Rules for this picture alone.
  var styles: [String] = []
  private var elements: [String] = []

  /// The width of a picture, unless it is wide, and the margin at its sides.
  static let width = 680.0
  static let margin = 24.0
  static let content = width - 2 * margin

  init(_ name: String, _ label: String, width: Double = Self.width, height: Double) {
    self.name = name
    self.label = label
    self.width = width
    self.height = height
  }

  enum Anchor: String {
    case start, middle, end
  }

  mutating func add(_ element: String) {
    elements.append(element)
  }

  /// Adds a line or curve, whose ink is that of the style.
  mutating func path(_ style: String, _ data: String, _ attributes: String = "") {
    add("<path class=\"\(style)\"\(attributes.isEmpty ? "" : " " + attributes) d=\"\(data)\"/>")
  }

  mutating func line(_ style: String, from start: SIMD2<Double>, to end: SIMD2<Double>) {
    path(style, "M\(text(start))L\(text(end))")
  }

  mutating func dot(_ style: String, _ center: SIMD2<Double>, radius: Double = 3.5) {
    add(
      """
      <circle class="\(style)" cx="\(text(center.x))" cy="\(text(center.y))" \
      r="\(text(radius))"/>
      """)
  }

  /// Draws dots of one size as one path, which is shorter than a circle for each.
  mutating func dots(_ style: String, _ centers: [SIMD2<Double>], radius: Double) {
    path(
      "\(style) round", centers.map { "M\(text($0))h0" }.joined(),
      "style=\"stroke-width:\(text(2 * radius))\"")
  }

  mutating func box(
    _ style: String, x: Double, y: Double, width: Double, height: Double,
    _ attributes: String = ""
  ) {
    add(
      """
      <rect\(style.isEmpty ? "" : " class=\"\(style)\"") x="\(text(x))" y="\(text(y))" \
      width="\(text(width))" height="\(text(height))"\
      \(attributes.isEmpty ? "" : " " + attributes)/>
      """)
  }

  mutating func write(
    _ words: String, _ style: String = "", x: Double, y: Double, _ anchor: Anchor = .start
  ) {
    let style = style.isEmpty ? "" : " class=\"\(style)\""
    let anchor = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    add("<text\(style) x=\"\(text(x))\" y=\"\(text(y))\"\(anchor)>\(words)</text>")
  }

  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(text(width))" height="\(text(height))" \
    viewBox="0 0 \(text(width)) \(text(height))" role="img" aria-label="\(label)">
    <style>
    svg { --a: #1d58dc; --b: #a14a08; --c: #15753a; --d: #7c3aed; --quiet: #57606a;
      --strong: #1f2328; --ink: var(--quiet) }
    .a { --ink: var(--a) } .b { --ink: var(--b) } .c { --ink: var(--c) } .d { --ink: var(--d) }
    svg { fill: none }
    path { stroke: var(--ink); stroke-width: 2; stroke-linejoin: round }
    text { font: 13px system-ui, -apple-system, "Segoe UI", sans-serif; fill: var(--ink) }
    circle, rect, .area { fill: var(--ink); stroke: none }
    .title { fill: var(--strong) }
    .axis { stroke-width: 1; stroke-opacity: .45 }
    .dash { stroke-width: 1; stroke-dasharray: 2 4 }
    .round { stroke-linecap: round }
    .thin { stroke-width: 1.5 }
    .faint { stroke-opacity: .4 }
    .area { fill-opacity: .12 }
    \(styles.map { "\($0)\n" }.joined())    @media (prefers-color-scheme: dark) {
      svg { --a: #7aa7ff; --b: #f0a35e; --c: #5fd38d; --d: #b99bff; --quiet: #9aa4b2;
        --strong: #e6edf3 }
    }
    </style>
    \(elements.joined(separator: "\n"))
    </svg>

    """
  }
}

/// A coordinate with one decimal, without a needless zero.
func text(_ coordinate: Double) -> String {
  let tenths = Int(Elementary.floor(coordinate * 10 + 0.5))
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
}

func text(_ point: SIMD2<Double>) -> String { "\(text(point.x)) \(text(point.y))" }

/// A number with some decimals.
func decimal(_ number: Double, _ places: Int) -> String {
  let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
  let units = Int(Elementary.floor(abs(number) * Double(scale) + 0.5))
  let sign = number < 0 && units > 0 ? "−" : ""
  if places == 0 { return "\(sign)\(units)" }
  return "\(sign)\(units / scale).\(String(units % scale + scale).dropFirst())"
}

/// The data of an outline, moved to a place.
func data(of path: BezierPath, at place: SIMD2<Double> = .zero, scale: Double = 1) -> String {
  var data = ""
  for subpath in path.subpaths {
    data += "M\(text(place + scale * subpath.start))"
    for segment in path.segments[subpath.segments] {
      let points = [segment.control1, segment.control2, segment.end]
      data += "C" + points.map { text(place + scale * $0) }.joined(separator: " ")
    }
    if subpath.isClosed { data += "Z" }
  }
  return data
}

/// The data of straight lines through points, without those that lie on a line.
func data(through points: [SIMD2<Double>]) -> String {
  var kept: [SIMD2<Double>] = []
  for point in points {
    if kept.count > 1 {
      let (a, b) = (kept[kept.count - 1] - kept[kept.count - 2], point - kept[kept.count - 1])
      if abs(a.x * b.y - a.y * b.x) < 1e-6, a.x * b.x + a.y * b.y >= 0 { kept.removeLast() }
    }
    kept.append(point)
  }
  return "M" + kept.map { text($0) }.joined(separator: "L")
}
