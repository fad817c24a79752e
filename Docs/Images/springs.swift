// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

// Prints springs.svg: eight springs of one duration, from overdamped to bouncy. The curves, the
// peaks and the settling time are the library's.

let bounces = [-0.4, -0.2, 0, 0.2, 0.35, 0.5, 0.65, 0.8]
let named = 0.5
let shown = 0.0...1.3
let (left, top, width, height) = (24.0, 22.0, 832.0, 208.0)
let highest = 1.56

/// A coordinate with one decimal, without a needless zero.
func text(_ coordinate: Double) -> String {
  let tenths = Int(Elementary.floor(coordinate * 10 + 0.5))
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
}

func x(_ time: Double) -> Double { left + width * time / shown.upperBound }
func y(_ value: Double) -> Double { top + height * (1 - value / highest) }
func point(_ time: Double, _ value: Double) -> String { "\(text(x(time))) \(text(y(value)))" }

/// A number with some decimals.
func decimal(_ number: Double, _ places: Int) -> String {
  let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
  let units = Int(Elementary.floor(number * Double(scale) + 0.5))
  let fraction = String(units % scale + scale).dropFirst()
  return "\(units / scale).\(fraction)"
}

/// The motion as cubic curves: value and velocity at both ends of a step fix one.
func path(of motion: SpringTrajectory<Double>) -> String {
  let step = 1.0 / 30
  var path = "M\(point(0, motion.start))"
  var (time, state) = (0.0, motion.state(at: 0))
  for sample in motion.samples(every: step, until: shown.upperBound).dropFirst() {
    let third = (sample.time - time) / 3
    path += "C\(point(time + third, state.value + state.velocity * third)) "
    path += "\(point(sample.time - third, sample.value - sample.velocity * third)) "
    path += point(sample.time, sample.value)
    (time, state) = (sample.time, motion.state(at: sample.time))
  }
  return path
}

print(
  """
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 880 272" role="img" \
  aria-label="Springs of one duration and eight bounces">
  <style>
  path { fill: none; stroke: #2f6fed; stroke-width: 1.5; stroke-linejoin: round }
  text { font: 12px system-ui, -apple-system, "Segoe UI", sans-serif; fill: #6b7280 }
  .axis { stroke: #9ca3af; stroke-width: 1; stroke-opacity: .55 }
  .target { stroke-dasharray: 1 5; stroke-linecap: round }
  .dot { fill: #2f6fed }
  .name { fill: #2f6fed }
  @media (prefers-color-scheme: dark) {
    path { stroke: #7aa7ff }
    text { fill: #9aa3b2 }
    .axis { stroke: #6b7280 }
    .dot, .name { fill: #7aa7ff }
  }
  </style>
  <path class="axis" d="M\(point(0, 0))H\(text(left + width))"/>
  <path class="axis target" d="M\(point(0, 1))H\(text(left + width))"/>
  """)

for tenth in stride(from: 0, through: 12, by: 2) {
  let time = Double(tenth) / 10
  print(
    """
    <text x="\(text(x(time)))" y="\(text(y(0) + 22))" \
    text-anchor="\(tenth == 0 ? "start" : "middle")">\(tenth == 0 ? "0" : decimal(time, 1))\
    \(tenth == 12 ? " s" : "")</text>
    """)
}

for bounce in bounces {
  let motion = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 0.5, bounce: bounce))
  let isNamed = bounce == named
  let strength = isNamed ? "1" : decimal(0.6 - 0.5 * abs(bounce - named), 2)
  print(
    """
    <path stroke-opacity="\(strength)"\(isNamed ? " style=\"stroke-width: 2.5\"" : "") \
    d="\(path(of: motion))"/>
    """)
  guard isNamed else { continue }
  let peak = motion.peak
  let settled = motion.settlingTime(within: 0.001)
  let lines = [
    "bounce \(decimal(bounce, 1))",
    "peak \(decimal(peak.value, 4)) at \(decimal(peak.time, 4)) s",
    "settled at \(decimal(settled, 4)) s",
  ]
  for (time, value) in [(peak.time, peak.value), (settled, 1)] {
    print("<circle class=\"dot\" cx=\"\(text(x(time)))\" cy=\"\(text(y(value)))\" r=\"3.5\"/>")
  }
  for (index, line) in lines.enumerated() {
    print(
      """
      <text class="name" x="\(text(left + width))" y="\(text(y(0.5) + 20 * Double(index)))" \
      text-anchor="end">\(line)</text>
      """)
  }
}
print("</svg>")
