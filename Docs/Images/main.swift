// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

// Draws the pictures of the documentation into the given folder. Every curve, mark and number of
// them is the library's.

let drawings = [
  changeOfMind(), moving(), springs(), spring(), retargeting(), interruption(), following(),
  easings(), track(),
  interpolations(), timings(),
  playbackClock(), composition(), rubberBand(), throwing(), decay(), flings(), stagger(),
  presence(), thrownCard(), timeline(), durations(), reading(),
  phases(), ripple(), rippleField(), paths(), morph(), transforms(), colors(), colorMesh(),
  emitter(), dissolve(), strokes(), haptics(), noise(), frameClock(), reduced(), export(),
]
let folder = CommandLine.arguments.dropFirst().first ?? "."
for drawing in drawings {
  try drawing.svg.write(toFile: "\(folder)/\(drawing.name).svg", atomically: true, encoding: .utf8)
}
