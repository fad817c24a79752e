// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A value as an expression of Swift: what makes it, with its parts.
package indirect enum Notation {
  /// A number, a text, or a name.
  case text(String)

  /// The first elements of a list, and how many it has.
  case list([Part], count: Int)

  /// An initializer or a function, and its arguments.
  case call(String, [Part])

  /// A method or an operator of a value, and its arguments; nil for a property.
  case method(Notation, String, [Part]?)

  /// An argument and its label, which may be empty; the argument is looked at where it is written.
  package struct Part {
    let label: String
    let value: () -> Notation

    package init(_ label: String, _ value: @autoclosure @escaping () -> Notation) {
      self.label = label
      self.value = value
    }
  }

  /// How many elements of a list, and how many levels, are looked at; a call has three parts more.
  static let (greatestCount, greatestDepth) = (16, 12)

  /// The expression in one line of fewer than 120 characters.
  ///
  /// Parts are left out, from the inside, until the line is short enough.
  package var line: String {
    for depth in [Notation.greatestDepth, 3, 2, 1] {
      for count in [Notation.greatestCount, 8, 4, 2, 1, 0, -1, -2] {
        var text = ""
        write(to: &text, depth: depth, count: count)
        if text.count < 120 { return text }
      }
    }
    var text = ""
    write(to: &text, depth: 0, count: 0)
    return text
  }

  /// Appends the expression, with as many levels and elements of each list as told.
  private func write(to text: inout String, depth: Int, count: Int) {
    switch self {
    case .text(let own): text += own
    case .list(let elements, let total):
      guard depth > 0 || total == 0 else { return text += "[…]" }
      text += "["
      Notation.write(
        elements, of: total, to: &text, limit: max(0, count),
        depth: depth - 1,
        count: count)
      text += "]"
    case .call(let name, let parts):
      text += name + "("
      if depth > 0 {
        Notation.write(
          parts, of: parts.count, to: &text, limit: count + 3, depth: depth - 1, count: count)
      } else if !parts.isEmpty {
        text += "…"
      }
      text += ")"
    case .method(let base, let name, let parts):
      guard depth > 0 else { return text += "…" }
      base.write(to: &text, depth: depth - 1, count: count)
      let isOperator = !(name.first?.isLetter ?? false)
      text += isOperator ? " \(name) " : ".\(name)"
      guard let parts else { return }
      if !isOperator { text += "(" }
      Notation.write(
        parts, of: parts.count, to: &text, limit: count + 3, depth: depth - 1, count: count)
      if !isOperator { text += ")" }
    }
  }

  private static func write(
    _ parts: [Part], of total: Int, to text: inout String, limit: Int,
    depth: Int, count: Int
  ) {
    // What follows a line that is too long already is not read.
    for (index, part) in parts.prefix(limit).enumerated() where text.utf8.count < 1000 {
      if index > 0 { text += ", " }
      if !part.label.isEmpty { text += part.label + ": " }
      part.value().write(to: &text, depth: depth, count: count)
    }
    let others = total - min(parts.count, limit)
    if others > 0 { text += (limit > 0 && !parts.isEmpty ? ", " : "") + "… \(others) more" }
  }
}
#endif
