// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Every easing: value, slope, inverse and integral.
struct EasingScenario: ScenarioSamples {
  let easings: [Easing]
  let inverses: [Easing?]

  init() {
    let easings = EasingScenario.all
    self.easings = easings
    inverses = easings.map { $0.inverse }
  }

  /// The named easings, combinations of them, and a few with awkward parameters.
  static var all: [Easing] {
    var easings: [Easing] = [
      .linear, .ease, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, .bezier(1, 0, 0, 1), .bezier(0, 1, 1, 0), .bezier(0.4, -0.6, 0.2, 1.7),
      .bezier(0.5, 0, 0.5, 1), .bezier(0, 0, 0, 1), .bezier(1, 0, 1, 1), .steps(1, .jumpStart),
      .steps(4, .jumpEnd), .steps(7, .jumpBoth), .steps(3, .jumpNone),
      .stops([.init(0), .init(0.8, at: 0.3), .init(0.6, at: 0.3), .init(1)]),
      .stops([.init(0.1, at: 0.2), .init(0.9, at: 0.7), .init(1.2)]),
      .easeIn.nested(in: .easeIn), .easeInOut.nested(in: .penner(.bounce, .out)),
      .easeIn.reversed(), .penner(.elastic, .in).reversed(), .easeIn.mirrored(),
      .penner(.back, .in).mirrored(),
    ]
    for family in Easing.PennerFamily.allCases {
      for mode in Easing.PennerMode.allCases { easings.append(.penner(family, mode)) }
    }
    return easings
  }

  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 3, index: index)
    let easing = easings[index % easings.count]
    let progress = arguments.even(0, 1)
    let beyond = arguments.even(-2, 3)
    var print = Fingerprint()
    let state = easing.state(at: progress)
    print.combine(state.value)
    print.combine(state.velocity)
    print.combine(easing.value(extrapolatedProgress: beyond, before: index % 7 == 0))
    if index % 8 == 0 {
      print.combine(easing.integral(to: progress))
      if let inverse = inverses[index % easings.count] {
        print.combine(inverse.value(at: progress))
      }
    }
    return print.value
  }
}
