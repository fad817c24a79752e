// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The form of CSS values: words and units, with a star for each number.
///
/// ```swift
/// let form: CSSForm = "translate(*px, *px) rotate(*deg)"
/// form.text(SIMD3(10.0, 20, 45))  // translate(10px, 20px) rotate(45deg)
/// try form.numbers("TRANSLATE(10px,20px) rotate(.125turn)")  // [10.0, 20.0, 45.0]
/// ```
/// The numbers are the components of a vector, in their order. CSS interpolates two values of one
/// form by interpolating their numbers.
///
/// - Source: [css-values-4], §3, on how values are combined.
public struct CSSForm: Hashable, Sendable {
  /// A part of a value.
  enum Token: Hashable, Sendable {
    case number(unit: String)
    case word(String)
    /// A word and the opening bracket after it.
    case function(String)
    case close
    case comma
    case slash
  }

  let tokens: [Token]

  /// The number of numbers in a value.
  public let count: Int

  /// One number without a unit.
  public static var number: CSSForm { CSSForm([.number(unit: "")]) }

  init(_ tokens: [Token]) {
    self.tokens = tokens
    count = tokens.count { if case .number = $0 { true } else { false } }
  }

  /// Creates a form from a text with a star for each number.
  ///
  /// - Throws: `ParsingError` with the offset, if brackets do not match, or if the text contains
  ///   anything but words, functions, commas, slashes, and stars with their units.
  public init(_ text: String) throws(ParsingError) {
    var scanner = TextScanner(text)
    self.init(
      try CSSForm.tokens(of: &scanner) { scanner throws(ParsingError) in scanner.accept("*") })
  }

  private static func tokens(
    of scanner: inout TextScanner,
    acceptNumber: (inout TextScanner) throws(ParsingError) -> Bool
  ) throws(ParsingError) -> [Token] {
    var tokens: [Token] = []
    var depth = 0
    try scanner.skipSpaceAndComments()
    while !scanner.isAtEnd {
      if try acceptNumber(&scanner) {
        tokens.append(.number(unit: scanner.unit()))
      } else if let token = scanner.plainToken() {
        if case .function = token { depth += 1 }
        if token == .close { depth -= 1 }
        tokens.append(token)
      } else {
        throw scanner.failure("expected a word, a number or a bracket, but found \(scanner.found)")
      }
      if depth < 0 { throw scanner.failure("')' closes nothing", at: scanner.offset - 1) }
      try scanner.skipSpaceAndComments()
    }
    if depth > 0 { throw scanner.failure("a bracket is not closed") }
    return tokens
  }
}

extension CSSForm: ExpressibleByStringLiteral {
  /// Creates a form from a string literal.
  ///
  /// - Precondition: The text is a form.
  public init(stringLiteral text: String) {
    do throws(ParsingError) {
      try self.init(text)
    } catch {
      preconditionFailure("form: \(error.description)")
    }
  }
}

extension CSSForm: CustomStringConvertible {
  /// The form, with a star for each number.
  public var description: String { text { _ in "*" } }

  /// Writes a value.
  ///
  /// - Parameter value: The vector whose components are the numbers.
  /// - Returns: The value as CSS writes it, with numbers that read back as the same bits.
  /// - Precondition: The value has as many components as the form has numbers.
  public func text<Value: VectorSpace>(_ value: Value) -> String {
    precondition(
      Value.componentCount == count,
      "form must have \(Value.componentCount) numbers, but has \(count)")
    return text { NumberText.text(value[component: $0]) }
  }

  private func text(_ number: (Int) -> String) -> String {
    var text = ""
    var index = 0
    var needsSpace = false
    for token in tokens {
      switch token {
      case .close, .comma: break
      default: if needsSpace { text += " " }
      }
      needsSpace = true
      switch token {
      case .number(let unit):
        text += number(index) + CSSText.unit(unit)
        index += 1
      case .word(let word): text += CSSText.word(word)
      case .function(let name):
        text += CSSText.word(name) + "("
        needsSpace = false
      case .close: text += ")"
      case .comma: text += ","
      case .slash: text += "/"
      }
    }
    return text
  }
}

extension TextScanner {
  /// Reads a token that is not a number, or returns nil if the next token is another.
  fileprivate mutating func plainToken() -> CSSForm.Token? {
    if accept(")") { return .close }
    if accept(",") { return .comma }
    if accept("/") { return .slash }
    let word = word()
    if word.isEmpty { return nil }
    return accept("(") ? .function(word) : .word(word)
  }

  /// Reads a unit, in lowercase; empty if there is no unit.
  fileprivate mutating func unit() -> String {
    accept("%") ? "%" : word().smallLetters
  }
}

#if !hasFeature(Embedded)
extension CSSForm {
  /// Creates the form of a value.
  ///
  /// ```swift
  /// try CSSForm(of: "translate(-50%, 3px) scale(1.5)")  // translate(*%, *px) scale(*)
  /// ```
  ///
  /// - Throws: `ParsingError` with the offset, if the value contains anything but numbers, words
  ///   and functions, such as a color in hexadecimal digits, a quoted string or an operator.
  public init(of value: String) throws(ParsingError) {
    var scanner = TextScanner(value)
    self.init(
      try CSSForm.tokens(of: &scanner) { scanner throws(ParsingError) in
        guard scanner.isAtNumber else { return false }
        _ = try scanner.number("a number")
        return true
      })
  }

  /// Reads a value of this form.
  ///
  /// Words are compared without regard to case. A number may have another unit of the same
  /// dimension, and zero may have no unit; where the form has no unit, a percentage is treated as
  /// hundredths. `none` is the identity: 1 for scales and 0 for other numbers.
  ///
  /// - Parameter text: The value as CSS writes it.
  /// - Returns: The numbers.
  /// - Throws: `ParsingError` with the offset, if the value has another form.
  /// - Precondition: The value has as many components as the form has numbers.
  public func value<Value: VectorSpace>(_ text: String) throws(ParsingError) -> Value {
    precondition(
      Value.componentCount == count,
      "form must have \(Value.componentCount) numbers, but has \(count)")
    var value = Value.zero
    for (index, number) in try numbers(text).enumerated() { value[component: index] = number }
    guard value.hasFiniteComponents else {
      throw ParsingError(message: "number is too large", offset: 0)
    }
    return value
  }

  /// Reads the numbers of a value of this form.
  ///
  /// They are the components of the result of `value(_:)`.
  ///
  /// - Returns: As many numbers as the form has.
  /// - Throws: `ParsingError` with the offset, if the value has another form.
  public func numbers(_ text: String) throws(ParsingError) -> [Double] {
    var scanner = TextScanner(text)
    try scanner.skipSpaceAndComments()
    let start = scanner
    if scanner.word().smallLetters == "none" {
      try scanner.skipSpaceAndComments()
      if scanner.isAtEnd { return identity }
    }
    scanner = start
    var numbers: [Double] = []
    for token in tokens {
      let location = scanner.offset
      if case .number(let unit) = token {
        numbers.append(try scanner.number(in: unit))
      } else if scanner.plainToken()?.smallLetters != token.smallLetters {
        let found = TextScanner(text).found(at: location)
        throw scanner.failure("expected '\(self)', but found \(found)", at: location)
      }
      try scanner.skipSpaceAndComments()
    }
    guard scanner.isAtEnd else {
      throw scanner.failure("expected the end of '\(self)', but found \(scanner.found)")
    }
    return numbers
  }

  /// Returns the form with the units of another one for numbers without a unit.
  func withUnits(of other: CSSForm, exceptPercentages: Bool = false) -> CSSForm {
    guard tokens.count == other.tokens.count else { return self }
    return CSSForm(
      zip(tokens, other.tokens).map { own, other in
        guard own == .number(unit: ""), case .number(let unit) = other else { return own }
        return exceptPercentages && unit == "%" ? own : other
      })
  }

  /// The numbers of the identity.
  private var identity: [Double] {
    var numbers: [Double] = []
    var isScale = false
    for token in tokens {
      switch token {
      case .function(let name): isScale = name.smallLetters.hasPrefix("scale")
      case .close: isScale = false
      case .number: numbers.append(isScale ? 1 : 0)
      default: break
      }
    }
    return numbers
  }
}

extension CSSForm.Token {
  /// The token with its words in lowercase.
  fileprivate var smallLetters: CSSForm.Token {
    switch self {
    case .word(let word): .word(word.smallLetters)
    case .function(let name): .function(name.smallLetters)
    default: self
    }
  }
}

extension TextScanner {
  /// Returns a description of the text at an offset.
  fileprivate func found(at location: Int) -> String {
    var scanner = self
    scanner.skip(location)
    return scanner.found
  }

  /// Reads a number in a unit.
  fileprivate mutating func number(in wanted: String) throws(ParsingError) -> Double {
    let purpose = wanted.isEmpty ? "a number" : "a number in \(wanted)"
    let start = self
    let number = try number(purpose)
    let unit = unit()
    if unit == "%", wanted.isEmpty {
      // Reading the percentage directly rounds it once.
      self = start
      return try self.number(purpose, allowsPercentage: true).value
    }
    guard let value = CSSUnit.convert(number.value, unit, to: wanted) else {
      let text = unit.isEmpty ? "one without a unit" : "one in \(unit)"
      throw failure("expected \(purpose), but found \(text)", at: start.offset)
    }
    return value
  }
}
#endif
