// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Easing {
  /// Creates an easing from CSS text.
  ///
  /// All of css-easing-2 is accepted: `linear`, `ease`, `ease-in`, `ease-out`, `ease-in-out`,
  /// `step-start`, `step-end`, `cubic-bezier()`, `steps()` and `linear()`, in any case, with
  /// comments.
  ///
  /// ```swift
  /// try Easing(css: "cubic-bezier(.4, 0, .2, 1)")
  /// try Easing(css: "linear(0, 1.2 40%, 1)")
  /// ```
  ///
  /// - Throws: `ParsingError`, with the cause and the offset in bytes.
  /// - Source: [css-easing-2], §2.
  public init(css text: String) throws(ParsingError) {
    var scanner = TextScanner(text)
    try scanner.skipSpaceAndComments()
    let result = try Easing.read(from: &scanner)
    try scanner.skipSpaceAndComments()
    if !scanner.isAtEnd {
      throw scanner.failure("expected the end of the text, but found \(scanner.found)")
    }
    self = result
  }

  /// Reads an easing function, which must begin at the current offset.
  package static func read(from scanner: inout TextScanner) throws(ParsingError) -> Easing {
    let start = scanner.offset
    let name = scanner.name()
    if name.isEmpty { throw scanner.failure("expected an easing, but found \(scanner.found)") }
    if scanner.accept("(") {
      switch name {
      case "cubic-bezier": return try readBezier(from: &scanner)
      case "steps": return try readSteps(from: &scanner)
      case "linear": return try readStops(from: &scanner)
      default: throw scanner.failure("unknown easing function '\(name)()'", at: start)
      }
    }
    switch name {
    case "linear": return .linear
    case "ease": return .ease
    case "ease-in": return .easeIn
    case "ease-out": return .easeOut
    case "ease-in-out": return .easeInOut
    case "step-start": return .steps(1, .jumpStart)
    case "step-end": return .steps(1, .jumpEnd)
    case "cubic-bezier", "steps": throw scanner.failure("expected '(' after '\(name)'")
    default: throw scanner.failure("unknown easing '\(name)'", at: start)
    }
  }

  private static func readBezier(from scanner: inout TextScanner) throws(ParsingError) -> Easing {
    let x1 = try readCoordinate("x1", controlInputRule, from: &scanner)
    try scanner.expect(",", "',' after x1")
    let y1 = try readCoordinate("y1", controlOutputRule, from: &scanner)
    try scanner.expect(",", "',' after y1")
    let x2 = try readCoordinate("x2", controlInputRule, from: &scanner)
    try scanner.expect(",", "',' after x2")
    let y2 = try readCoordinate("y2", controlOutputRule, from: &scanner)
    try scanner.expect(")", "')' after y2")
    return .bezier(x1, y1, x2, y2)
  }

  private static func readCoordinate(
    _ name: String, _ rule: NumberRule, from scanner: inout TextScanner
  ) throws(ParsingError) -> Double {
    let number = try scanner.numberOrPercentage("a number for \(name)")
    if number.isPercentage {
      throw scanner.failure("\(name) must be a number, not a percentage", at: number.offset)
    }
    if let flaw = ParameterFlaw(name, number.value, rule) {
      throw scanner.failure(flaw.message(naming: name), at: number.offset)
    }
    return number.value
  }

  private static func readSteps(from scanner: inout TextScanner) throws(ParsingError) -> Easing {
    let number = try scanner.numberOrPercentage("the number of steps")
    if !number.isInteger || number.isPercentage {
      throw scanner.failure("the number of steps must be an integer", at: number.offset)
    }
    guard let count = number.integer else {
      throw scanner.failure("the number of steps is too large", at: number.offset)
    }
    var position = StepPosition.jumpEnd
    try scanner.skipSpaceAndComments()
    if scanner.accept(",") {
      try scanner.skipSpaceAndComments()
      let start = scanner.offset
      switch scanner.name() {
      case "jump-start", "start": position = .jumpStart
      case "jump-end", "end": position = .jumpEnd
      case "jump-none": position = .jumpNone
      case "jump-both": position = .jumpBoth
      default:
        throw scanner.failure(
          "expected jump-start, jump-end, jump-none, jump-both, start or end", at: start)
      }
    }
    try scanner.expect(")", "')' after steps")
    if let flaw = flaw(stepCount: count, position) {
      let name = position == .jumpNone ? "jump-none steps" : "steps"
      throw scanner.failure(flaw.message(naming: "the number of \(name)"), at: number.offset)
    }
    return .steps(count, position)
  }

  private static func readStops(from scanner: inout TextScanner) throws(ParsingError) -> Easing {
    let start = scanner.offset
    var stops: [Stop] = []
    var pointCount = 0
    repeat {
      var output: Double?
      var isOutputLast = false
      var inputs: [Double] = []
      // A number and up to two percentages, with the number first or last.
      while true {
        try scanner.skipSpaceAndComments()
        if !(inputs.isEmpty && output == nil) && !scanner.isAtNumber { break }
        let number = try scanner.numberOrPercentage("a number or a percentage")
        if number.isPercentage {
          if inputs.count == 2 {
            throw scanner.failure("a point has at most two percentages", at: number.offset)
          }
          if isOutputLast {
            throw scanner.failure("percentages must stand together", at: number.offset)
          }
          inputs.append(number.value)
        } else {
          if output != nil {
            throw scanner.failure("expected ',' between two points", at: number.offset)
          }
          output = number.value
          isOutputLast = !inputs.isEmpty
        }
      }
      guard let value = output else {
        throw scanner.failure("a point needs a number, but has only percentages")
      }
      if inputs.isEmpty { stops.append(Stop(value)) }
      for input in inputs { stops.append(Stop(value, at: input)) }
      pointCount += 1
    } while scanner.accept(",")
    try scanner.expect(")", "',' or ')' after a point")
    if pointCount < 2 { throw scanner.failure("linear() needs at least 2 points", at: start) }
    return .stops(stops)
  }
}
#endif
