// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Springs by their names and parameters.
enum SpringText {
  /// The presets, and the notation of other springs.
  static let names = [
    "smooth", "snappy", "bouncy", "smooth(duration: 0.5, extraBounce: 0)",
    "spring(duration: 0.5, bounce: 0)", "spring(response: 0.5, dampingRatio: 1)",
    "spring(mass: 1, stiffness: 100, damping: 10)",
    "spring(settlingTime: 0.6, dampingRatio: 0.7)",
    "spring(…, from: 0, to: 1, velocity: 0)",
  ]

  /// Reads a spring's motion, from 0 to 1 by default; nil for another name.
  ///
  /// - Throws: A failure if the name is a spring's and the arguments are illegal.
  static func motion(_ notation: Notation) throws(Failure) -> SpringTrajectory<Double>? {
    var notation = notation
    guard let spring = try spring(&notation) else { return nil }
    let motion = SpringTrajectory(
      from: try notation.number("from") ?? 0, to: try notation.number("to") ?? 1,
      velocity: try notation.number("velocity") ?? 0, spring: spring)
    try notation.expectNoMore()
    return motion
  }

  private static func spring(_ notation: inout Notation) throws(Failure) -> Spring? {
    switch notation.name {
    case "smooth": return try preset(&notation, Spring.smooth(duration:extraBounce:))
    case "snappy": return try preset(&notation, Spring.snappy(duration:extraBounce:))
    case "bouncy": return try preset(&notation, Spring.bouncy(duration:extraBounce:))
    case "spring": break
    default: return nil
    }
    try checkLabels(&notation)
    if notation.has("stiffness") || notation.has("mass") || notation.has("damping") {
      return Spring(
        mass: try notation.number("mass", .positive) ?? 1,
        stiffness: try required("stiffness", .positive, &notation),
        damping: try required("damping", .notNegative, &notation), allowOverDamping: true)
    }
    if notation.has("settlingTime") {
      return Spring(
        settlingTime: try required("settlingTime", .notNegative, &notation),
        dampingRatio: try required("dampingRatio", .positive, &notation))
    }
    if notation.has("response") || notation.has("dampingRatio") {
      return Spring(
        response: try required("response", .notNegative, &notation),
        dampingRatio: try required("dampingRatio", .notNegative, &notation))
    }
    return Spring(
      duration: try notation.number("duration", .notNegative) ?? 0.5,
      bounce: try notation.number("bounce") ?? 0)
  }

  /// The labels of each way to describe a spring.
  private static let ways = [
    ["stiffness", "mass", "damping"], ["settlingTime", "dampingRatio"],
    ["response", "dampingRatio"], ["duration", "bounce"],
  ]

  /// Throws if two labels are of no common way to describe a spring.
  private static func checkLabels(_ notation: inout Notation) throws(Failure) {
    var given: [String] = []
    for label in ways.joined() where !given.contains(label) && notation.has(label) {
      for other in given where !ways.contains(where: { $0.contains(label) && $0.contains(other) }) {
        throw Failure("\(other) and \(label) of a spring exclude each other")
      }
      given.append(label)
    }
  }

  private static func preset(
    _ notation: inout Notation, _ make: (Double, Double) -> Spring
  ) throws(Failure) -> Spring {
    make(
      try notation.number("duration", .notNegative) ?? 0.5,
      try notation.number("extraBounce") ?? 0)
  }

  private static func required(
    _ label: String, _ rule: Notation.Rule, _ notation: inout Notation
  ) throws(Failure) -> Double {
    guard let number = try notation.number(label, rule) else {
      throw Failure("\(notation.name) needs \(label)")
    }
    return number
  }
}
