// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Roots and random numbers.
struct NumericsScenario: ScenarioSamples {
  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 2, index: index)
    let a = arguments.signed(-4, 4)
    let b = arguments.signed(-4, 4)
    let c = arguments.signed(-4, 4)
    let d = arguments.signed(-4, 4)
    var print = Fingerprint()
    switch index % 4 {
    case 0:
      for root in Roots.quadratic(a, b, c) { print.combine(root) }
    case 1:
      for root in Roots.cubic(a, b, c, d) { print.combine(root) }
    case 2:
      print.combine(Roots.bracketed(in: -8...8) { $0 * $0 * $0 + a * a * $0 + b })
    default:
      var generator = SeededGenerator(seed: UInt64(index))
      for _ in 0..<4 { print.combine(generator.nextUnit()) }
      let units = CounterRandom(seed: UInt64(index)).units(startIndex: index, channel: 3)
      for lane in 0..<4 { print.combine(units[lane]) }
    }
    return print.value
  }
}
