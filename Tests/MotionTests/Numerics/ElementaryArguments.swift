// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// The arguments of the elementary functions' fixtures, bit by bit those of the program in their README.
struct ElementaryArguments {
  /// The functions in the order that gives their seeds.
  static let names = [
    "exp", "expMinusOne", "exp2", "log", "logOnePlus", "log2", "sin", "cos", "tan", "asin", "acos",
    "atan", "sinh", "cosh", "tanh", "cbrt", "pow", "hypot", "atan2",
  ]

  /// Where the arguments of a function of one argument are taken from.
  private struct Plan {
    let low: Double
    let high: Double
    let least: Int
    let greatest: Int
    var domain = "any"
    let centers: [Double]
  }

  private static let angles = [1.5707963267948966, 32768, 400, 0.7853981633974483]
  private static let ratios = [1, 0.7071067811865476, 1.4142135623730951, 2, 0.5]
  private static let hyperbolics = [710.47, 89.41, 22, 0.17, 0.35]

  private static let plans: [String: Plan] = [
    "exp": Plan(
      low: -100, high: 100, least: -40, greatest: 9,
      centers: [709.78, -708.4, -745.1, 88.72, -87.33, -103.9, 0.34657359027997264]),
    "expMinusOne": Plan(
      low: -5, high: 5, least: -80, greatest: 9,
      centers: [0.34657359027997264, -0.34657359027997264, 709.78, 88.72, -37.4, 0.25]),
    "exp2": Plan(
      low: -100, high: 100, least: -40, greatest: 10,
      centers: [1024, -1022, -1074.5, 128, -126, -149.5, 0.5]),
    "log": Plan(
      low: 0, high: 100, least: -60, greatest: 60, domain: "positive", centers: ratios),
    "logOnePlus": Plan(
      low: -1, high: 10, least: -80, greatest: 60, domain: "aboveMinusOne",
      centers: [-1, -0.5, 1, -0.2928932188134524, 0.41421356]),
    "log2": Plan(
      low: 0, high: 100, least: -60, greatest: 60, domain: "positive", centers: ratios),
    "sin": Plan(low: -100, high: 100, least: -40, greatest: 60, centers: angles),
    "cos": Plan(low: -100, high: 100, least: -40, greatest: 60, centers: angles),
    "tan": Plan(low: -100, high: 100, least: -40, greatest: 60, centers: angles),
    "asin": Plan(
      low: -1, high: 1, least: -40, greatest: -1, domain: "unit", centers: [1, 0.5, -1, -0.5]),
    "acos": Plan(
      low: -1, high: 1, least: -40, greatest: -1, domain: "unit", centers: [1, 0.5, -1, -0.5]),
    "atan": Plan(
      low: -10, high: 10, least: -60, greatest: 60,
      centers: [1, 0.4142135623730951, 2.414213562373095, -1]),
    "sinh": Plan(low: -10, high: 10, least: -40, greatest: 9, centers: hyperbolics),
    "cosh": Plan(low: -10, high: 10, least: -40, greatest: 9, centers: hyperbolics),
    "tanh": Plan(low: -10, high: 10, least: -40, greatest: 5, centers: [22, 0.17, 0.35, 0.54]),
    "cbrt": Plan(low: -100, high: 100, least: -300, greatest: 300, centers: [1, 8, 27, 2, 4]),
  ]

  /// The function.
  let name: String

  /// Whether the arguments are `Float`s.
  let isSingle: Bool

  private let plan: Plan?
  private var state: UInt64

  init(name: String, isSingle: Bool) {
    self.name = name
    self.isSingle = isSingle
    plan = Self.plans[name]
    state = UInt64((Self.names.firstIndex(of: name) ?? 0) + 1)
  }

  /// The next word of SplitMix64.
  private mutating func word() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// The next argument, or pair of arguments.
  mutating func next(index: Int) -> (Double, Double) {
    let (a, b, c, d) = (word(), word(), word(), word())
    guard let plan else { return pair(kind: index & 3, a, b, c, d) }
    var x: Double
    switch index & 3 {
    case 0: x = pattern(a)
    case 1: x = plan.low + (plan.high - plan.low) * unit(a)
    case 2:
      x = (1 + unit(a)) * power(plan.least + Int(b % UInt64(plan.greatest - plan.least + 1)))
      if c & 1 == 1 { x = -x }
    default:
      var center = plan.centers[Int(b % UInt64(plan.centers.count))]
      if center == 1.5707963267948966 { center *= Double(1 + (d >> (44 + (d & 15)))) }
      x = center * (1 + (1 - 2 * unit(a)) * power(-Int(c % 53)))
    }
    x = narrowed(x)
    if !x.isFinite { return (1, 0) }
    switch plan.domain {
    case "positive": return (x == 0 ? 1 : abs(x), 0)
    case "unit": return (abs(x) > 1 ? narrowed(1 / x) : x, 0)
    case "aboveMinusOne": return (x <= -1 ? abs(x) : x, 0)
    default: return (x, 0)
    }
  }

  private func pair(
    kind: Int, _ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64
  ) -> (Double, Double) {
    let reach = isSingle ? 120 : 1000
    let ratio = Int(c % UInt64(2 * reach + 1)) - reach
    var x: Double
    var y: Double
    if name == "pow" {
      switch kind {
      case 0: (x, y) = (abs(pattern(a)), pattern(b))
      case 1:
        (x, y) = (10 * unit(a), 100 * unit(b) - 50)
        if c & 1 == 1 { (x, y) = (-x, Double(b % 201) - 100) }
      case 2:
        x = (1 + unit(a)) * power(ratio)
        y = (2098 * unit(b) - 1074) / (Double(ratio) + 0.5)
      default:
        let e = Int(c % (isSingle ? 20 : 50))
        x = 1 + (1 - 2 * unit(a)) * power(-e - 1)
        y = (1480 * unit(b) - 740) * power(e)
      }
      (x, y) = (narrowed(x), narrowed(y))
      if x == 0 || (x < 0 && y != y.rounded(.towardZero)) { x = 1.5 }
      return (x, y)
    }
    switch kind {
    case 0: (x, y) = (pattern(a), pattern(b))
    case 1: (x, y) = (200 * unit(a) - 100, 200 * unit(b) - 100)
    case 2:
      x = (1 + unit(a)) * power(ratio)
      y = x * (1 + unit(b)) * power(Int(d % 81) - 40)
      if d >> 63 == 1 { (x, y) = (y, x) }
      if (d >> 62) & 1 == 1 { x = -x }
    default:
      x = 200 * unit(a) - 100
      y = x * (1 + (1 - 2 * unit(b)) * power(-Int(c % 53)))
      if d & 1 == 1 { y *= 0.4142135623730951 }
    }
    (x, y) = (narrowed(x), narrowed(y))
    return x.isFinite && y.isFinite ? (x, y) : (3, 4)
  }

  private func unit(_ word: UInt64) -> Double { Double(word >> 11) * 0x1p-53 }

  private func power(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  private func narrowed(_ x: Double) -> Double { isSingle ? Double(Float(x)) : x }

  private func pattern(_ word: UInt64) -> Double {
    if isSingle {
      var bits = UInt32(word >> 32)
      if bits & 0x7f80_0000 == 0x7f80_0000 { bits &= 0xbfff_ffff }
      return Double(Float(bitPattern: bits))
    }
    let isSpecial = word & 0x7ff0_0000_0000_0000 == 0x7ff0_0000_0000_0000
    return Double(bitPattern: isSpecial ? word & 0xbfff_ffff_ffff_ffff : word)
  }
}
