// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The words after a command, sorted into options and the rest.
struct Arguments {
  /// The words other than options and their values: one for each operand, unless it is optional.
  private(set) var words: [String] = []

  private let command: Command
  private var values: [String: String] = [:]

  /// Sorts the words after a command by its description.
  ///
  /// - Throws: On an option that is unknown, given twice, or lacks its value, and on a word that is
  ///   missing or superfluous.
  init(_ words: [String], of command: Command) throws(Failure) {
    self.command = command
    let description = command.description
    var rest = words[...]
    while let word = rest.popFirst() {
      // A negative number is a word.
      guard word.hasPrefix("--") || word.hasPrefix("-") && word.dropFirst().first?.isLetter == true
      else {
        self.words.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = description.option(String(parts[0])) else {
        if parts[0] == "--help" { throw Failure("--help takes no value") }
        let names = description.options.map(\.name) + ["--help"]
        let hint = Suggestion.hint(for: String(parts[0]), in: names)
        throw Failure("\(command.rawValue) has no option '\(parts[0])'\(hint)")
      }
      let name = option.name
      if values[name] != nil { throw Failure("\(name) is given twice") }
      switch option.value {
      case .none:
        if parts.count == 2 { throw Failure("\(name) takes no value") }
        values[name] = ""
      case _ where parts.count == 2: values[name] = String(parts[1])
      case .word(let placeholder):
        guard let value = rest.popFirst() else {
          throw Failure("\(name) needs a value: \(name) \(placeholder)")
        }
        values[name] = value
      case .path(_, let ending):
        values[name] = rest.first?.hasSuffix(ending) == true ? rest.popFirst() : ""
      }
    }
    try checkWords(description.operands)
  }

  private func checkWords(_ operands: [CommandDescription.Operand]) throws(Failure) {
    if let missing = operands.dropFirst(words.count).first, !missing.isOptional {
      throw Failure("say \(missing.purpose); 'MotionKitDemo help \(command.rawValue)' explains it")
    }
    if words.count > operands.count {
      // The shell has split what a parenthesis holds together.
      let isOpen = words.prefix(operands.count).last.map { $0.contains("(") && !$0.contains(")") }
      let hint = isOpen == true ? "; quote text with spaces" : ""
      throw Failure("unexpected '\(words[operands.count])'\(hint)")
    }
  }

  /// The value of an option, or its standard value; nil if there is neither.
  subscript(_ name: String) -> String? {
    values[name] ?? command.description.option(name)?.standard
  }

  /// Whether an option is given.
  func contains(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option, which is given or has a standard value.
  func value(_ name: String) throws(Failure) -> String {
    guard let value = self[name] else { throw Failure("say \(name)") }
    return value
  }

  /// The value of an option as a finite number; nil if it is not given and has no standard value.
  func number(_ name: String) throws(Failure) -> Double? {
    guard let text = self[name] else { return nil }
    return try Arguments.number(text, of: name)
  }

  /// The value of an option, which is given or has a standard value, as a finite number.
  func numberOrStandard(_ name: String) throws(Failure) -> Double {
    try Arguments.number(try value(name), of: name)
  }

  /// Reads a finite number, with the name of its purpose for the error.
  static func number(_ text: some StringProtocol, of name: String) throws(Failure) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw Failure("\(name) must be a number, but is '\(text)'")
    }
    return number
  }
}
