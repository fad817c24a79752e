// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The words after a command, sorted into options and the rest.
struct Arguments {
  /// The words other than options and their values.
  private(set) var words: [String] = []

  private var values: [String: String] = [:]

  /// Sorts words.
  ///
  /// - Parameters:
  ///   - words: The words after the command.
  ///   - options: The options that take a value.
  ///   - flags: The options that take none.
  ///   - paths: The options that take a value only where the next word has the given ending.
  /// - Throws: On an option that is unknown, given twice, or lacks its value.
  init(
    _ words: [String], options: Set<String> = [], flags: Set<String> = [],
    paths: [String: String] = [:]
  ) throws(Failure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        self.words.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard options.contains(name) || flags.contains(name) || paths[name] != nil else {
        throw Failure("unknown option '\(name)'")
      }
      if values[name] != nil { throw Failure("\(name) is given twice") }
      if parts.count == 2 {
        if flags.contains(name) { throw Failure("\(name) takes no value") }
        values[name] = String(parts[1])
      } else if options.contains(name) {
        guard let value = rest.popFirst() else { throw Failure("\(name) needs a value") }
        values[name] = value
      } else if let ending = paths[name], let next = rest.first, next.hasSuffix(ending) {
        values[name] = rest.popFirst()
      } else {
        values[name] = ""
      }
    }
  }

  /// The value of an option; nil if it is not given.
  subscript(_ name: String) -> String? { values[name] }

  /// Whether a flag is given.
  func contains(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option as a finite number.
  func number(_ name: String) throws(Failure) -> Double? {
    guard let text = values[name] else { return nil }
    return try Arguments.number(text, of: name)
  }

  /// Reads a finite number, with the name of its purpose for the error.
  static func number(_ text: some StringProtocol, of name: String) throws(Failure) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw Failure("\(name) must be a number, but is '\(text)'")
    }
    return number
  }

  /// Returns the only word that is not an option.
  func onlyWord(named name: String) throws(Failure) -> String {
    guard let word = words.first else { throw Failure("say \(name)") }
    if words.count > 1 { throw Failure("unexpected '\(words[1])'; quote text with spaces") }
    return word
  }

  /// Throws unless there are no other words.
  func expectNoWords() throws(Failure) {
    if let word = words.first { throw Failure("unexpected '\(word)'") }
  }
}
