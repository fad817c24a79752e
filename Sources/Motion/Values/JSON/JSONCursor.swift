// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A value in JSON together with its path, for reading.
package struct JSONCursor {
  package let value: JSONValue
  package let path: JSONPath

  package init(_ value: JSONValue, path: JSONPath = .root) {
    self.value = value
    self.path = path
  }

  /// The member of an object with a key; nil if it is absent or null.
  package subscript(key: String) -> JSONCursor? {
    guard let member = value[key], member != .null else { return nil }
    return JSONCursor(member, path: .step(path, .key(key)))
  }

  /// Returns the member of an object with a key, which must be present.
  package func member(_ key: String) throws(JSONFlaw) -> JSONCursor {
    _ = try object()
    guard let member = self[key] else { throw flaw("the key '\(key)' is missing") }
    return member
  }

  package func object() throws(JSONFlaw) -> JSONObject {
    if case .object(let object) = value { return object }
    throw expected("an object")
  }

  /// Returns the elements of a list.
  package func elements() throws(JSONFlaw) -> [JSONCursor] {
    guard case .array(let list) = value else { throw expected("an array") }
    return list.enumerated().map { JSONCursor($1, path: .step(path, .index($0))) }
  }

  package func number() throws(JSONFlaw) -> Double {
    if case .number(let number) = value { return number.value }
    throw expected("a number")
  }

  /// Returns a number that satisfies a rule.
  package func number(_ rule: NumberRule) throws(JSONFlaw) -> Double {
    let number = try number()
    guard rule.allows(number) else {
      throw flaw("\(rule.requirement), but is \(NumberText.text(number))")
    }
    return number
  }

  package func string() throws(JSONFlaw) -> String {
    if case .string(let string) = value { return string }
    throw expected("a string")
  }

  package func bool() throws(JSONFlaw) -> Bool {
    if case .bool(let flag) = value { return flag }
    throw expected("true or false")
  }

  /// Makes an error about the value.
  package func flaw(_ message: String) -> JSONFlaw { JSONFlaw(message: message, path: path) }

  private func expected(_ what: String) -> JSONFlaw {
    flaw("expected \(what), but found \(value.kind)")
  }
}
#endif
