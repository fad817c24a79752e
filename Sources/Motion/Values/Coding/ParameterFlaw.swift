// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A parameter that breaks its rule.
struct ParameterFlaw {
  /// The name of the parameter, which is also its key in encoded data.
  let name: String

  /// The rule that is broken.
  let rule: NumberRule

  /// The value that breaks the rule.
  let value: Double

  /// Creates the flaw of a parameter, or returns nil if the value satisfies the rule.
  init?(_ name: @autoclosure () -> String, _ value: Double, _ rule: NumberRule) {
    if rule.allows(value) { return nil }
    self.name = name()
    self.rule = rule
    self.value = value
  }

  /// The parameter, the rule and the value, in one line.
  var message: String {
    if case .count = rule { return message(naming: name) }
    return "\(name) must be \(rule.text), but is \(value)"
  }

  /// The same line with another name for the parameter, and numbers as a text format writes them.
  func message(naming name: String) -> String {
    "\(name) must be \(rule.text), but is \(NumberText.text(value))"
  }

  /// Traps if there is a flaw, with its message in debug builds.
  static func trap(if flaw: ParameterFlaw?) {
    precondition(flaw == nil, flaw?.message ?? "")
  }
}
