// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// A name with arguments as Swift writes them: `spring(duration: 0.5, bounce: 0.3)`.
///
/// A caller takes the arguments that it supports, and finally checks that none is left.
struct Notation {
  /// The name before the parenthesis.
  let name: String

  private var arguments: [Argument] = []

  /// The labels that a caller has asked for, which are legal.
  private var labels: [String] = []

  private struct Argument {
    let label: String?
    let text: String
  }

  /// The legal numbers of an argument.
  enum Rule: String {
    case finite = "be finite"
    case positive = "be positive"
    case notNegative = "not be negative"
  }

  /// Reads a name, with or without a leading period, and its arguments, if any.
  init(_ text: String) throws(Failure) {
    let open = text.firstIndex(of: "(")
    name = Notation.identifier(text[..<(open ?? text.endIndex)])
    if name.isEmpty { throw Failure("'\(text)' has no name; 'MotionKitDemo list' has some") }
    guard let open else { return }
    guard text.last == ")" else { throw Failure("'\(text)' needs ')' at its end") }
    let inside = text[text.index(after: open)...].dropLast()
    if inside.allSatisfy(\.isWhitespace) { return }
    for part in inside.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let label =
        halves.count == 2 ? Notation.identifier(halves[0]) : nil
      var value = String(halves[halves.count - 1]).filter { !$0.isWhitespace }
      if value.first == ".", value.dropFirst().first?.isLetter == true { value.removeFirst() }
      if value.isEmpty { throw Failure("'\(text)' has an empty argument") }
      if let label, arguments.contains(where: { $0.label == label }) {
        throw Failure("'\(text)' has \(label) twice")
      }
      arguments.append(Argument(label: label, text: value))
    }
  }

  /// Returns whether an argument has a label.
  mutating func has(_ label: String) -> Bool { index(of: label) != nil }

  /// Takes the argument with a label as a number; nil where there is none.
  mutating func number(_ label: String, _ rule: Rule = .finite) throws(Failure) -> Double? {
    guard let index = index(of: label) else { return nil }
    return try Notation.number(arguments.remove(at: index).text, label, rule)
  }

  /// Takes the argument with a label; nil where there is none.
  mutating func text(_ label: String) -> String? {
    guard let index = index(of: label) else { return nil }
    return arguments.remove(at: index).text
  }

  /// Takes the first argument without a label as a number.
  mutating func number(named name: String) throws(Failure) -> Double {
    try Notation.number(try word(named: name), name, .finite)
  }

  /// Takes the first argument without a label.
  mutating func word(named name: String) throws(Failure) -> String {
    guard let index = arguments.firstIndex(where: { $0.label == nil }) else {
      throw Failure("\(self.name) needs \(name)")
    }
    return arguments.remove(at: index).text
  }

  /// Throws if an argument was not taken.
  func expectNoMore() throws(Failure) {
    guard let argument = arguments.first else { return }
    let word = argument.label ?? argument.text
    if argument.label == nil, labels.contains(word) {
      throw Failure("\(word) needs a value: \(name)(\(word): …)")
    }
    throw Failure("\(name) has no argument '\(word)'\(Suggestion.hint(for: word, in: labels))")
  }

  private mutating func index(of label: String) -> Int? {
    if !labels.contains(label) { labels.append(label) }
    return arguments.firstIndex { $0.label == label }
  }

  private static func number(
    _ text: String, _ name: String, _ rule: Rule
  ) throws(Failure) -> Double {
    let number = try Arguments.number(text, of: name)
    let isLegal =
      switch rule {
      case .finite: true
      case .positive: number > 0
      case .notNegative: number >= 0
      }
    guard isLegal else { throw Failure("\(name) must \(rule.rawValue), but is \(text)") }
    return number
  }

  /// Returns a word without the spaces around it, and without a leading period.
  private static func identifier(_ text: Substring) -> String {
    let word = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return String(word.first == "." ? word.dropFirst() : word[...])
  }
}
