// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Changes JSON: values, keys and members, how deep it is nested, and single bytes.
struct JSONMutation {
  /// Whether no number of a text is larger than 10⁵⁰, as far as its digits and exponents tell.
  static func isModest(_ bytes: [UInt8]) -> Bool {
    var digits = 0
    var exponent: Int?
    for byte in bytes {
      switch byte {
      case 48...57:
        digits += 1
        exponent = exponent.map { Swift.min(10 * $0 + Int(byte - 48), 1000) }
      case UInt8(ascii: "e"), UInt8(ascii: "E"): (digits, exponent) = (0, 0)
      case UInt8(ascii: "+"): digits = 0
      default: (digits, exponent) = (0, nil)
      }
      guard digits < 50 && exponent ?? 0 <= 50 else { return false }
    }
    return true
  }

  /// What may stand for a number.
  static let numbers: [[UInt8]] = [
    "0", "-0", "-0.0", "1", "-1", "2", "3", "0.5", "1e-300", "-1e-300", "5e-324", "-5e-324",
    "2.2250738585072014e-308", "1e300", "-1e300", "1e308", "-1e308", "1.7976931348623157e308",
    "1e999", "-1e999", "1e-999", "1e17", "9007199254740993", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "18446744073709551615", "4294967296",
    "2147483648", "1e9", "1e19", "0.1", "1e-8", "1e-17", "3.4028235e38", "1e39", "1e-46",
    "\"infinity\"", "\"-infinity\"", "\"nan\"", "\"1\"", "null", "true", "[]", "{}", "[1,2]",
    "0.99999999999999989", "1.0000000000000002", "100000000", "16777216", "16777217", "65536",
  ].map { Array($0.utf8) }

  /// The longest result.
  static let limit = 1 << 16

  /// The deepest nesting.
  static let deepest = 600

  private static let structure = Array("{}[]\",:.-+eE0123456789 \\/natrufls".utf8)

  /// Forms of any type, of which parts are taken.
  var donors: [JSONForm] = []

  /// Changes a form in one to four ways.
  func mutated(_ form: JSONForm, _ random: inout FuzzRandom) -> [UInt8] {
    var bytes = changed(form, &random)
    var rounds = random.chance(0.5) ? 0 : 1 + random.below(3)
    while rounds > 0 && bytes.count < JSONMutation.limit {
      bytes = random.chance(0.15) ? damaged(bytes, &random) : changed(JSONForm(bytes), &random)
      rounds -= 1
    }
    return bytes
  }

  private func changed(_ form: JSONForm, _ random: inout FuzzRandom) -> [UInt8] {
    guard !form.parts.isEmpty else { return damaged(form.bytes, &random) }
    let part = form.parts[random.below(form.parts.count)]
    let bytes = form.bytes
    switch random.below(20) {
    case 0..<8:
      // Most of what can go wrong is a number.
      let numbers = form.parts.filter { $0.kind == .number }
      let range = numbers.isEmpty ? part.range : random.pick(numbers).range
      return replaced(bytes, range, by: random.pick(JSONMutation.numbers))
    case 8..<10: return replaced(bytes, part.range, by: value(&random))
    case 10..<12:
      let other = form.parts[random.below(form.parts.count)]
      return replaced(bytes, part.range, by: bytes[other.range])
    case 12: return removed(bytes, part)
    case 13:
      let end = part.member.upperBound
      return replaced(bytes, end..<end, by: [UInt8(ascii: ",")] + bytes[part.member])
    case 14:
      let donor = donors.isEmpty ? form : random.pick(donors)
      let keys = donor.parts.filter { !$0.key.isEmpty }
      guard !part.key.isEmpty, !keys.isEmpty else { return damaged(bytes, &random) }
      return replaced(bytes, part.key, by: donor.bytes[random.pick(keys).key])
    case 15..<18: return nested(form, part, &random)
    default: return damaged(bytes, &random)
    }
  }

  private func replaced(
    _ bytes: [UInt8], _ range: Range<Int>, by new: some Collection<UInt8>
  ) -> [UInt8] {
    guard range.upperBound <= bytes.count else { return bytes }
    var bytes = bytes
    bytes.replaceSubrange(range, with: new)
    return bytes
  }

  /// A value of any form.
  private func value(_ random: inout FuzzRandom) -> ArraySlice<UInt8> {
    guard !donors.isEmpty else { return random.pick(JSONMutation.numbers)[...] }
    let donor = random.pick(donors)
    guard !donor.parts.isEmpty else { return donor.bytes[...] }
    return donor.bytes[random.pick(donor.parts).range]
  }

  private func removed(_ bytes: [UInt8], _ part: JSONForm.Part) -> [UInt8] {
    var range = part.member
    if range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: ",") {
      range = range.lowerBound..<(range.upperBound + 1)
    } else if range.lowerBound > 0, bytes[range.lowerBound - 1] == UInt8(ascii: ",") {
      range = (range.lowerBound - 1)..<range.upperBound
    }
    return replaced(bytes, range, by: [])
  }

  /// Puts a value around itself: what stands between it and one of those that it is in is
  /// repeated.
  private func nested(
    _ form: JSONForm, _ part: JSONForm.Part, _ random: inout FuzzRandom
  ) -> [UInt8] {
    guard part.parent >= 0 else { return damaged(form.bytes, &random) }
    var outer = form.parts[part.parent]
    while outer.parent >= 0, random.chance(0.4) { outer = form.parts[outer.parent] }
    let opening = form.bytes[outer.range.lowerBound..<part.range.lowerBound]
    let closing = form.bytes[part.range.upperBound..<outer.range.upperBound]
    let most = max(
      1, (JSONMutation.limit - form.bytes.count) / max(1, opening.count + closing.count))
    let depth = min(most, random.pick([1, 2, 3, 10, 30, 100, JSONMutation.deepest]))
    var value: [UInt8] = []
    for _ in 0..<depth { value += opening }
    value += form.bytes[part.range]
    for _ in 0..<depth { value += closing }
    return replaced(form.bytes, part.range, by: value)
  }

  /// Changes some bytes, whatever they mean.
  func damaged(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(3) {
      guard !bytes.isEmpty else { return [random.pick(JSONMutation.structure)] }
      let place = random.below(bytes.count)
      switch random.below(6) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.bits())
      case 1: bytes[place] = random.pick(JSONMutation.structure)
      case 2: bytes.insert(random.pick(JSONMutation.structure), at: place)
      case 3: bytes.remove(at: place)
      case 4:
        let end = min(bytes.count, place + 1 + random.below(12))
        bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
      default:
        let end = min(bytes.count, place + 1 + random.below(12))
        bytes.removeSubrange(place..<end)
      }
    }
    return bytes
  }
}
