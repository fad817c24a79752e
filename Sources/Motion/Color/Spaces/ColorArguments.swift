// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Reading decimal numbers needs the C library, which Embedded Swift does not have.
#if !hasFeature(Embedded)
/// The arguments of a function of a color: three components, and alpha.
struct ColorArguments {
  /// A component.
  struct Component {
    /// How the component is written.
    enum Form: Equatable { case number, percentage, degrees, missing }

    /// The number, a percentage divided by 100, an angle in degrees; 0 if it is missing.
    let value: Double
    let form: Form

    /// Returns the fraction of a number that stands for 100 %.
    func share(of whole: Double) -> Double { form == .percentage ? value : value / whole }

    /// Returns the number, or the percentage of one.
    func amount(of whole: Double) -> Double { form == .percentage ? value * whole : value }

    /// The angle without whole turns; numbers are degrees.
    var degrees: Double { value.truncatingRemainder(dividingBy: 360) }
  }

  let components: (Component, Component, Component)

  /// The opacity, from 0 to 1.
  let alpha: Double

  /// Reads the arguments after an opening parenthesis, and the closing one.
  init(from scanner: inout TextScanner, _ function: ColorFunction) throws(ParsingError) {
    var list: [Component] = []
    var hasCommas = false
    for index in 0..<3 {
      try scanner.skipSpaceAndComments()
      if index == 1 && function.allowsCommas { hasCommas = scanner.next == UInt8(ascii: ",") }
      if index > 0 && hasCommas {
        try scanner.expect(",", "','")
        try scanner.skipSpaceAndComments()
      }
      list.append(
        try ColorArguments.component(from: &scanner, isHue: function.isHue(index)))
    }
    components = (list[0], list[1], list[2])
    try scanner.skipSpaceAndComments()
    if scanner.accept(hasCommas ? "," : "/") {
      try scanner.skipSpaceAndComments()
      list.append(try ColorArguments.component(from: &scanner, isHue: false))
    }
    alpha = list.count > 3 ? list[3].value.clamped(to: 0...1) : 1
    if hasCommas { try ColorArguments.checkForms(of: list, function, scanner) }
    try scanner.expect(")", "')' after the arguments of \(function)()")
  }

  /// Checks that arguments with commas are written as they were before CSS Color 4.
  private static func checkForms(
    of list: [Component], _ function: ColorFunction, _ scanner: TextScanner
  ) throws(ParsingError) {
    if list.contains(where: { $0.form == .missing }) {
      throw scanner.failure("'none' does not go with commas")
    }
    if function.isHue(0) {
      guard list[1].form == .percentage, list[2].form == .percentage else {
        throw scanner.failure("with commas, saturation and lightness are percentages")
      }
    } else if list[0].form != list[1].form || list[1].form != list[2].form {
      throw scanner.failure("with commas, all components are numbers or all are percentages")
    }
  }

  /// Reads a component.
  private static func component(
    from scanner: inout TextScanner, isHue: Bool
  ) throws(ParsingError) -> Component {
    let start = scanner.offset
    if !scanner.isAtNumber {
      let word = scanner.name()
      if word == "none" { return Component(value: 0, form: .missing) }
      throw scanner.failure(
        "expected a number, but found \(word.isEmpty ? scanner.found : "'\(word)'")", at: start)
    }
    let number = try scanner.number("a number", allowsPercentage: !isHue)
    let value = number.value.clamped(to: -bound...bound)
    if number.isPercentage { return Component(value: value, form: .percentage) }
    let place = scanner.offset
    let unit = scanner.name()
    if unit.isEmpty { return Component(value: value, form: .number) }
    guard isHue, let factor = degrees(of: unit) else {
      throw scanner.failure(
        isHue ? "'\(unit)' is not a unit of angles" : "the unit '\(unit)' is not expected here",
        at: place)
    }
    return Component(value: value * factor, form: .degrees)
  }

  /// The bound of components, whose cubes and powers are finite.
  private static var bound: Double { 1e15 }

  /// Returns the degrees of a unit of angles.
  private static func degrees(of unit: String) -> Double? {
    switch unit {
    case "deg": 1
    case "grad": 0.9
    case "rad": 180 / .pi
    case "turn": 360
    default: nil
    }
  }
}
#endif
