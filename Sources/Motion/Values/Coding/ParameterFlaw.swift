// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A parameter that breaks its rule.
///
/// A type states its rules once, in a function `flaw` that returns the first flaw of some
/// parameters or nil. Its initializer traps if there is one, a failable initializer returns nil,
/// and a decoder throws at the parameter's key.
@usableFromInline
package struct ParameterFlaw {
  /// The name of the parameter, which is also its key in encoded data.
  let name: String

  /// The index of the element that breaks the rule, where the parameter is a list.
  let index: Int?

  private let requirement: Requirement

  private enum Requirement {
    case rule(NumberRule, Double)
    case statement(String)
  }

  /// Creates the flaw of a number, or returns nil if the number satisfies the rule.
  ///
  /// The rule is in line: for the constants of a preset nothing remains of it.
  @inlinable
  @inline(__always)
  package init?(
    _ name: @autoclosure () -> String, at index: Int? = nil, _ number: Double, _ rule: NumberRule
  ) {
    if rule.allows(number) { return nil }
    self.init(name(), at: index, breaking: rule, number)
  }

  /// Creates the flaw of an integer, or returns nil if it is within bounds.
  @inlinable
  @inline(__always)
  init?(
    _ name: @autoclosure () -> String, at index: Int? = nil, _ count: Int,
    in range: ClosedRange<Int>
  ) {
    if range.contains(count) { return nil }
    self.init(name(), at: index, breaking: .count(range), Double(count))
  }

  @usableFromInline
  @inline(never)
  init(_ name: String, at index: Int?, breaking rule: NumberRule, _ number: Double) {
    self.name = name
    self.index = index
    requirement = .rule(rule, number)
  }

  @usableFromInline
  @inline(never)
  init(_ name: String, at index: Int?, stating statement: String) {
    self.name = name
    self.index = index
    requirement = .statement(statement)
  }

  /// Creates the flaw of a vector, or returns nil if its components are finite.
  @usableFromInline
  init?<Value: VectorSpace>(
    _ name: @autoclosure () -> String, at index: Int? = nil, finite value: Value
  ) {
    if value.hasFiniteComponents { return nil }
    let components = (0..<Value.componentCount).lazy.map { value[component: $0] }
    self.name = name()
    self.index = index
    requirement = .rule(.finite, components.first { !NumberRule.finite.allows($0) } ?? .nan)
  }

  /// Creates a flaw, or returns nil if a condition holds.
  ///
  /// - Parameters:
  ///   - name: The name of the parameter.
  ///   - index: The index of the element.
  ///   - isLegal: The condition.
  ///   - statement: The rule and what is found instead, to follow the name.
  @inlinable
  @inline(__always)
  package init?(
    _ name: @autoclosure () -> String, at index: Int? = nil, unless isLegal: Bool,
    _ statement: @autoclosure () -> String
  ) {
    if isLegal { return nil }
    self.init(name(), at: index, stating: statement())
  }

  /// Returns the flaw of the first element whose components are not all finite.
  static func first<Value: VectorSpace>(_ name: String, finite values: [Value]) -> ParameterFlaw? {
    values.firstIndex { !$0.hasFiniteComponents }
      .flatMap { ParameterFlaw(name, at: $0, finite: values[$0]) }
  }

  /// The parameter, the rule and the value, in one line.
  @usableFromInline
  package var message: String {
    guard case .rule(let rule, let number) = requirement else { return requirementText }
    if case .count = rule { return "\(requirementText), but is \(NumberText.text(number))" }
    return "\(requirementText), but is \(number)"
  }

  /// The parameter and the rule.
  var requirementText: String {
    let subject = index.map { "\(name)[\($0)]" } ?? name
    switch requirement {
    case .statement(let statement): return "\(subject) \(statement)"
    case .rule(let rule, _): return "\(subject) \(rule.requirement)"
    }
  }

  /// The same line with another name for the parameter, and numbers as a text format writes them.
  package func message(naming name: String) -> String {
    switch requirement {
    case .statement(let statement): "\(name) \(statement)"
    case .rule(let rule, let number):
      "\(name) \(rule.requirement), but is \(NumberText.text(number))"
    }
  }

  /// Traps if there is a flaw, with its message in debug builds.
  @inlinable
  @inline(__always)
  package static func trap(if flaw: ParameterFlaw?) {
    guard let flaw else { return }
    preconditionFailure(flaw.message)
  }
}

/// Traps unless a number satisfies a rule, with a message in debug builds.
@inlinable
@inline(__always)
package func require(_ name: @autoclosure () -> String, _ number: Double, _ rule: NumberRule) {
  precondition(
    rule.allows(number), ParameterFlaw(name(), at: nil, breaking: rule, number).message)
}

/// Traps unless an integer is within bounds, with a message in debug builds.
@inlinable
@inline(__always)
package func require(_ name: @autoclosure () -> String, _ number: Int, in range: ClosedRange<Int>) {
  precondition(
    range.contains(number),
    ParameterFlaw(name(), at: nil, breaking: .count(range), Double(number)).message)
}
