// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects

/// Staggers, frame sequences, presences and scrolled views.
struct PhaseScenario: ScenarioSamples {
  private let easings: [Easing] = [
    .linear, .easeInOut, .penner(.back, .in), .steps(5, .jumpBoth), .penner(.expo, .out),
  ]

  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 9, index: index)
    var print = Fingerprint()
    let easing = easings[index % easings.count]
    combineStaggers(&print, &arguments, easing, index)
    combineSteps(&print, &arguments, index)
    combineAppearance(&print, &arguments, easing, index)
    combineViewport(&print, &arguments, easing)
    return print.value
  }

  private func combineStaggers(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ easing: Easing,
    _ index: Int
  ) {
    let (columns, rows) = (1 + Int(arguments.even(0, 30)), 1 + Int(arguments.even(0, 9)))
    let origins: [Stagger.Origin] = [
      .start, .end, .center, .edges, .index(index % 97), .cell(column: index % 9, row: -3),
      .point(x: arguments.even(-1, 2), y: arguments.even(-1, 2)), .random(seed: UInt64(index)),
    ]
    let origin = origins[index % origins.count]
    var grid = Stagger(
      columns: columns, rows: rows, each: arguments.scaled(-9, 2), from: origin,
      axis: index % 5 == 0 ? .x : index % 7 == 0 ? .y : nil, easing: easing)
    let row = Stagger(count: columns, amount: arguments.scaled(-9, 2), from: origin, easing: easing)
    if index % 3 == 0 { grid = grid.reversed() }
    for _ in 0..<4 {
      print.combine(grid.delay(for: Int(arguments.even(0, Double(grid.count)))))
      print.combine(row.delay(for: Int(arguments.even(0, Double(row.count)))))
    }
    if index % 16 == 0 { print.combine(grid.totalDelay + row.totalDelay) }
    let reveal = TextReveal(
      totalDuration: arguments.even(0, 2), elementDuration: arguments.even(0, 1), count: columns,
      divisor: index % 2 == 0 ? .count : .gaps)
    let glyph = reveal.glyph(index % columns, at: arguments.even(-0.1, 2))
    print.combine(glyph.opacity)
    print.combine(glyph.blur)
    print.combine(glyph.translation)
  }

  private func combineSteps(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ index: Int
  ) {
    let steps = FrameSequence(
      count: 1 + index % 40, interval: arguments.scaled(-9, 3), delay: arguments.even(-3, 3),
      firstAfterInterval: index % 2 == 0, cycles: arguments.scaled(-2, 20))
    let time = steps.time(ofFrame: Int(arguments.scaled(0, 20)))
    for time in [time, time.nextDown, arguments.even(-9, 99), arguments.bits()] {
      print.combine(steps.index(at: time) ?? -1)
      print.combine(steps.cycle(at: time))
    }
    print.combine(steps.duration)
  }

  private func combineAppearance(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ easing: Easing,
    _ index: Int
  ) {
    let spring = Spring(duration: arguments.even(0, 1), bounce: arguments.even(-0.6, 0.9))
    let curve: TransitionCurve =
      index % 2 == 0
      ? .spring(spring) : .eased(duration: arguments.even(0, 1), easing: easing)
    var twirl = Presence.twirl(curve)
    var time = 0.0
    for event in 0..<6 {
      time += arguments.scaled(-6, 1)
      if event % 2 == 0 { twirl.appear(at: time) } else { twirl.disappear(at: time) }
    }
    for time in [arguments.even(0, time), time + arguments.even(0, 1), arguments.bits()] {
      let state = twirl.state(at: time)
      for component in 0..<5 {
        print.combine(state.value[component: component])
        print.combine(state.velocity[component: component])
      }
      print.combine(twirl.phase(at: time).value)
      print.combine(twirl.isPresent(at: time) ? 1 : 0)
    }
    print.combine(twirl.duration)
  }

  private func combineViewport(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ easing: Easing
  ) {
    let threshold = ViewportTransition.Threshold.visible(arguments.even(0, 1))
      .interpolated(towards: .centered, amount: arguments.even(-0.5, 1))
      .inset(by: arguments.even(-50, 50))
    let transition = ViewportTransition(threshold: threshold, easing: easing)
    let extent = arguments.scaled(-3, 11)
    for _ in 0..<4 {
      let begin = arguments.even(-1200, 1200)
      print.combine(transition.phase(of: begin...(begin + extent), in: 0...390))
      print.combine(transition.discretePhase(of: begin...(begin + extent), in: 0...390).value)
    }
  }
}
