// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Notation {
  /// The expression of any value.
  package init(_ value: Any) {
    switch value {
    case let value as any Described: self = value.notation
    case let value as Double: self = .text(value.isFinite ? NumberText.text(value) : "\(value)")
    case let value as Float:
      self = .text("\(value)".hasSuffix(".0") ? "\("\(value)".dropLast(2))" : "\(value)")
    case let value as String: self = .text(Notation.quoted(value))
    case let value as any SIMD: self = Notation(vector: value)
    default: self.init(reflecting: value)
    }
  }

  /// The expression of a value by its case, by what is encoded, or by its properties.
  init(describing value: any Described) {
    if Mirror(reflecting: value).displayStyle != .enum, let value = value as? any Encodable {
      self = NotationEncoder.notation(of: value)
    } else {
      self.init(reflecting: value)
    }
  }

  /// The expression of a value by its properties, elements or cases.
  package init(reflecting value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      self = mirror.children.first.map { Notation($0.value) } ?? .text("nil")
    case .collection, .set, .dictionary:
      let elements = mirror.children.prefix(Notation.greatestCount).map { child in
        Part("", Notation(child.value))
      }
      self = .list(elements, count: mirror.children.count)
    case .enum:
      guard let child = mirror.children.first, let name = child.label else {
        // A described case without values states its expression; a user's may have a text.
        self = .text(
          value is any Described
            ? Notation.name(of: type(of: value))
            : value is any CustomStringConvertible
              ? Notation.shortened("\(value)") : ".\(value)")
        return
      }
      let payload = Mirror(reflecting: child.value)
      self = .call(
        "." + name,
        payload.displayStyle == .tuple
          ? Notation.parts(of: payload) : [.init("", Notation(child.value))])
    case .tuple: self = .call("", Notation.parts(of: mirror))
    case .struct where !(value is any CustomStringConvertible) || value is any Described:
      self = .call(Notation.name(of: type(of: value)), Notation.parts(of: mirror))
    default: self = .text(Notation.shortened("\(value)"))
    }
  }

  private init<Vector: SIMD>(vector: Vector) {
    self = .call(
      Notation.name(of: Vector.self),
      vector.indices.prefix(Notation.greatestCount).map { .init("", Notation(vector[$0])) })
  }

  /// The properties of a value, without those that are nil.
  private static func parts(of mirror: Mirror) -> [Notation.Part] {
    parts(mirror.children.lazy.map { (key: $0.label ?? "", value: $0.value) })
  }

  /// The expressions of arguments, without those that are nil.
  static func parts(
    _ list: some Sequence<(key: String, value: Any)>
  ) -> [Notation.Part] {
    list.compactMap { label, value in
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional && mirror.children.isEmpty { return nil }
      // An element of a tuple without a label is called by its number.
      return Part(label.hasPrefix(".") ? "" : label, Notation(value))
    }
  }

  /// Returns the name of a type as it is written, without its module and its arguments.
  package static func name(of type: Any.Type) -> String {
    var depth = 0
    var name = ""
    for character in String(reflecting: type) {
      if character == "<" { depth += 1 }
      if depth == 0 { name.append(character) }
      if character == ">" { depth -= 1 }
    }
    return name.split(separator: ".").dropFirst().joined(separator: ".")
  }

  /// Returns a text as a literal.
  static func quoted(_ text: String) -> String {
    let literal = text.debugDescription
    let start = shortened(literal)
    return start == literal ? literal : start + "\""
  }

  /// Returns the first 40 characters of a text, in one line.
  private static func shortened(_ text: String) -> String {
    let start = text.prefix(40)
    let isLine = !start.contains(where: \.isNewline)
    return (isLine ? String(start) : String(start.map { $0.isNewline ? " " : $0 }))
      + (start.endIndex < text.endIndex ? "…" : "")
  }
}
#endif
