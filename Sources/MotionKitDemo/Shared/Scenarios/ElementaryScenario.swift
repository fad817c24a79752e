// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Every elementary function, scalar and vector, over its whole domain.
struct ElementaryScenario: ScenarioSamples {
  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 1, index: index)
    // A third of the arguments have any bits, the others a usual size.
    let x = index % 3 == 0 ? arguments.bits() : arguments.signed(-30, 10)
    let y = index % 9 == 0 ? arguments.bits() : arguments.signed(-8, 8)
    var print = Fingerprint()
    combine(index / 3 % 16, x, y, into: &print)
    combine(index / 3 % 16, Float(x), Float(y), into: &print)
    return print.value
  }

  private func combine(_ function: Int, _ x: Double, _ y: Double, into print: inout Fingerprint) {
    switch function {
    case 0:
      print.combine(Elementary.exp(x))
      print.combine(Elementary.exp(SIMD4(x, y, -x, -y))[3])
    case 1: print.combine(Elementary.expMinusOne(x))
    case 2: print.combine(Elementary.exp2(x))
    case 3:
      print.combine(Elementary.log(x))
      print.combine(Elementary.log2(x))
    case 4: print.combine(Elementary.log(onePlus: x))
    case 5: print.combine(Elementary.pow(x, y))
    case 6:
      print.combine(Elementary.sin(x))
      print.combine(Elementary.sin(SIMD2(y, x))[1])
    case 7:
      let both = Elementary.sineAndCosine(x)
      print.combine(both.sine)
      print.combine(both.cosine)
    case 8: print.combine(Elementary.tan(x))
    case 9:
      print.combine(Elementary.asin(x))
      print.combine(Elementary.acos(y))
    case 10: print.combine(Elementary.atan(x))
    case 11: print.combine(Elementary.atan2(y: y, x: x))
    case 12:
      print.combine(Elementary.sinh(x))
      print.combine(Elementary.cosh(y))
    case 13: print.combine(Elementary.tanh(x))
    case 14:
      print.combine(Elementary.cbrt(x))
      print.combine(Elementary.hypot(x, y))
    default:
      print.combine(Elementary.floor(x))
      print.combine(Elementary.fract(x))
      print.combine(Elementary.cos(SIMD8(repeating: x))[7])
    }
  }

  private func combine(_ function: Int, _ x: Float, _ y: Float, into print: inout Fingerprint) {
    switch function {
    case 0:
      print.combine(Elementary.exp(x))
      print.combine(Elementary.exp(SIMD4(x, y, -x, -y))[3])
    case 1: print.combine(Elementary.expMinusOne(x))
    case 2: print.combine(Elementary.exp2(x))
    case 3:
      print.combine(Elementary.log(x))
      print.combine(Elementary.log2(x))
    case 4: print.combine(Elementary.log(onePlus: x))
    case 5: print.combine(Elementary.pow(x, y))
    case 6:
      print.combine(Elementary.sin(x))
      print.combine(Elementary.sin(SIMD8(repeating: x))[1])
    case 7:
      let both = Elementary.sineAndCosine(x)
      print.combine(both.sine)
      print.combine(both.cosine)
    case 8: print.combine(Elementary.tan(x))
    case 9:
      print.combine(Elementary.asin(x))
      print.combine(Elementary.acos(y))
    case 10: print.combine(Elementary.atan(x))
    case 11: print.combine(Elementary.atan2(y: y, x: x))
    case 12:
      print.combine(Elementary.sinh(x))
      print.combine(Elementary.cosh(y))
    case 13: print.combine(Elementary.tanh(x))
    case 14:
      print.combine(Elementary.cbrt(x))
      print.combine(Elementary.hypot(x, y))
    default:
      print.combine(Elementary.floor(x))
      print.combine(Elementary.fract(x))
      print.combine(Elementary.cos(SIMD16(repeating: x))[15])
    }
  }
}
