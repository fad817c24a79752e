// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension KeyedDecodingContainer<FieldKey> {
  /// Returns the error of a value at a key, or of an element of the list there.
  package func failure(_ message: String, forKey key: Key, at index: Int? = nil) -> DecodingError {
    let path = codingPath + [key] + (index.map { [FieldKey(intValue: $0)] } ?? [])
    return .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: message))
  }

  /// Decodes the kind of a value.
  ///
  /// - Throws: `DecodingError` with the kinds if there is none, or another.
  package func decodeKind<Kind: RawRepresentable<String> & CaseIterable>() throws -> Kind {
    let name = try decode(String.self, forKey: "kind")
    if let kind = Kind(rawValue: name) { return kind }
    throw failure(
      "unknown kind '\(name)'; the kinds are "
        + Kind.allCases.map(\.rawValue).joined(separator: ", "), forKey: "kind")
  }

  /// Throws if there is a flaw, at the key that has the parameter's name, or else at this
  /// container.
  package func refuse(_ flaw: ParameterFlaw?) throws {
    guard let flaw else { return }
    let key = FieldKey(stringValue: flaw.name)
    guard contains(key) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: flaw.message))
    }
    throw failure(flaw.message, forKey: key, at: flaw.index)
  }

  /// Decodes a value.
  package func decode<Value: Decodable>(forKey key: Key) throws -> Value {
    try decode(Value.self, forKey: key)
  }

  /// Decodes a value, or returns the default if it is missing.
  package func decode<Value: Decodable>(forKey key: Key, default fallback: Value) throws -> Value {
    // Not optional: `.none` would be no default instead of a case of that name.
    try decodeIfPresent(Value.self, forKey: key) ?? fallback
  }

  /// Decodes a number, possibly infinite, which may be missing if there is a default.
  package func decodeNumber(forKey key: Key, default fallback: Double? = nil) throws -> Double {
    guard let fallback else { return try decode(EndlessNumber.self, forKey: key).value }
    return try decodeNumberIfPresent(forKey: key) ?? fallback
  }

  /// Decodes a number, possibly infinite, if present.
  package func decodeNumberIfPresent(forKey key: Key) throws -> Double? {
    try decodeIfPresent(EndlessNumber.self, forKey: key)?.value
  }

  /// Decodes a number that satisfies a rule, and may be missing if there is a default.
  package func decode(
    _ rule: NumberRule, forKey key: Key, default fallback: Double? = nil
  ) throws -> Double {
    let number = try decodeNumber(forKey: key, default: fallback)
    try refuse(ParameterFlaw(key.stringValue, number, rule))
    return number
  }

  /// Decodes a number that satisfies a rule, if present.
  package func decodeIfPresent(_ rule: NumberRule, forKey key: Key) throws -> Double? {
    let number = try decodeNumberIfPresent(forKey: key)
    try refuse(number.flatMap { ParameterFlaw(key.stringValue, $0, rule) })
    return number
  }

  /// Decodes an integer within bounds, which may be missing if there is a default.
  package func decode(
    _ range: ClosedRange<Int>, forKey key: Key, default fallback: Int? = nil
  ) throws -> Int {
    let number = try decodeIfPresent(Int.self, forKey: key) ?? fallback ?? decode(forKey: key)
    try refuse(ParameterFlaw(key.stringValue, number, in: range))
    return number
  }

  /// Decodes a value whose components are finite, and which may be missing if there is a default.
  package func decodeFinite<Value: VectorSpace & Decodable>(
    forKey key: Key, default fallback: Value? = nil
  ) throws -> Value {
    let value = try decodeIfPresent(Value.self, forKey: key) ?? fallback ?? decode(forKey: key)
    try refuse(ParameterFlaw(key.stringValue, finite: value))
    return value
  }

  /// Decodes a value whose components are finite, if present.
  package func decodeFiniteIfPresent<Value: VectorSpace & Decodable>(forKey key: Key) throws
    -> Value?
  {
    let value = try decodeIfPresent(Value.self, forKey: key)
    try refuse(value.flatMap { ParameterFlaw(key.stringValue, finite: $0) })
    return value
  }

  /// Decodes a list of values whose components are finite.
  package func decodeFinite<Value: VectorSpace & Decodable>(forKey key: Key) throws -> [Value] {
    let values: [Value] = try decode(forKey: key)
    try refuse(.first(key.stringValue, finite: values))
    return values
  }
}

extension Encoder {
  /// Encodes fields in their order, without those that are nil.
  package func encode(_ fields: KeyValuePairs<FieldKey, (any Encodable)?>) throws {
    var container = container(keyedBy: FieldKey.self)
    for case (let key, let value?) in fields { try container.encode(value, forKey: key) }
  }
}

extension Encodable where Self: Equatable {
  /// Returns the value, or nil if it is the default, which is not written.
  package func unless(_ fallback: Self) -> Self? { self == fallback ? nil : self }
}

extension Double {
  /// Returns the number, or nil if it is the default to the bit: −0 is not 0.
  package func unless(_ fallback: Double) -> Double? {
    bitPattern == fallback.bitPattern ? nil : self
  }
}

extension SingleValueDecodingContainer {
  /// Returns the error of the value.
  func failure(_ message: String) -> DecodingError {
    .dataCorruptedError(in: self, debugDescription: message)
  }
}
#endif
