// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// An encoder that writes a value as an expression, with the names that its encoded form has.
struct NotationEncoder: Encoder {
  let storage = NotationStorage()

  var codingPath: [any CodingKey] { [] }

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Returns the expression of a value; its name alone if it cannot be encoded.
  static func notation(of value: any Encodable) -> Notation {
    let encoder = NotationEncoder()
    let name = Notation.name(of: type(of: value))
    guard (try? value.encode(to: encoder)) != nil else { return .call(name, []) }
    return encoder.storage.notation(named: name)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    storage.form = .fields
    return KeyedEncodingContainer(Fields<Key>(storage: storage))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    storage.form = .list
    return Elements(storage: storage)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    storage.form = .single
    return Elements(storage: storage)
  }
}

/// What was encoded so far.
final class NotationStorage {
  enum Form { case single, list, fields }

  var form = Form.fields

  /// The first parts, which are written when the value has been encoded.
  private var parts: [Notation.Part] = []

  /// How many parts were encoded.
  private(set) var count = 0

  /// Takes a part; it is written only if it is among the first.
  func add(_ label: String, _ value: @escaping () -> Notation) {
    count += 1
    if count <= 2 * Notation.greatestCount { parts.append(.init(label, value())) }
  }

  /// Takes a part that encodes itself.
  func encoder(_ label: String) -> NotationEncoder {
    let encoder = NotationEncoder()
    add(label) { encoder.storage.notation(named: "") }
    return encoder
  }

  /// Returns the expression of what was encoded.
  func notation(named name: String) -> Notation {
    switch form {
    case .single:
      // A value that is encoded as another stands for it, unless that one has no name of its own.
      guard let part = parts.first?.value() else { return .call(name, []) }
      switch part {
      case .text, .list: return .call(name, [.init("", part)])
      default: return part
      }
    case .list:
      let elements = Notation.list(parts, count: count)
      return name.isEmpty ? elements : .call(name, [.init("", elements)])
    case .fields: return .call(name, parts)
    }
  }
}

private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let storage: NotationStorage

  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {}

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) {
    storage.add(key.stringValue) { Notation(value) }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    storage.encoder(key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    storage.encoder(key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { storage.encoder("super") }

  func superEncoder(forKey key: Key) -> any Encoder { storage.encoder(key.stringValue) }
}

/// A list, or a single value, which is a list of one.
private struct Elements: UnkeyedEncodingContainer, SingleValueEncodingContainer {
  let storage: NotationStorage

  var codingPath: [any CodingKey] { [] }

  var count: Int { storage.count }

  func encodeNil() { storage.add("") { .text("nil") } }

  func encode<Value: Encodable>(_ value: Value) { storage.add("") { Notation(value) } }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    storage.encoder("").container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    storage.encoder("").unkeyedContainer()
  }

  func superEncoder() -> any Encoder { storage.encoder("") }
}
#endif
