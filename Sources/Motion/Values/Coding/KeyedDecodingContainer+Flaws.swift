// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension KeyedDecodingContainer {
  /// Throws if there is a flaw, at the key that has the parameter's name, or else at this
  /// container.
  func refuse(_ flaw: ParameterFlaw?) throws {
    guard let flaw else { return }
    guard let key = Key(stringValue: flaw.name) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: flaw.message))
    }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self, debugDescription: flaw.message)
  }

  /// Decodes a number that satisfies a rule.
  func decode(_ rule: NumberRule, forKey key: Key) throws -> Double {
    let number =
      rule.allows(.infinity)
      ? try decode(EndlessNumber.self, forKey: key).value : try decode(Double.self, forKey: key)
    try refuse(ParameterFlaw(key.stringValue, number, rule))
    return number
  }

  /// Decodes an integer within bounds.
  func decode(_ range: ClosedRange<Int>, forKey key: Key) throws -> Int {
    let number = try decode(Int.self, forKey: key)
    guard range.contains(number) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription:
          "\(key.stringValue) must be \(NumberRule.count(range).text), but is \(number)")
    }
    return number
  }
}
#endif
