// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension [UInt8] {
  /// Makes JSON simpler, part by part, as long as a condition holds.
  func shrunk(_ holds: ([UInt8]) -> Bool) -> [UInt8] {
    var form = self
    var trials = 0
    var isSmaller = true
    while isSmaller && trials < 2000 {
      isSmaller = false
      for index in JSONForm(form).parts.indices {
        // What comes first contains what comes later.
        for candidate in JSONForm(form).simpler(index) where trials < 2000 {
          trials += 1
          guard holds(candidate) else { continue }
          form = candidate
          isSmaller = true
          break
        }
      }
    }
    return form
  }
}

extension JSONForm {
  /// Forms with something simpler in the place of a part.
  fileprivate func simpler(_ index: Int) -> [[UInt8]] {
    guard index < parts.count else { return [] }
    let part = parts[index]
    func replaced(_ range: Range<Int>, _ text: String) -> [UInt8] {
      var bytes = bytes
      bytes.replaceSubrange(range, with: Array(text.utf8))
      return bytes
    }
    var forms: [[UInt8]] = []
    if part.member.upperBound < bytes.count, bytes[part.member.upperBound] == UInt8(ascii: ",") {
      forms.append(replaced(part.member.lowerBound..<(part.member.upperBound + 1), ""))
    } else if part.member.lowerBound > 0, bytes[part.member.lowerBound - 1] == UInt8(ascii: ",") {
      forms.append(replaced((part.member.lowerBound - 1)..<part.member.upperBound, ""))
    }
    let old = String(decoding: bytes[part.range], as: UTF8.self)
    switch part.kind {
    case .number where !["0", "1", "2"].contains(old):
      for number in ["0", "1", "2"] { forms.append(replaced(part.range, number)) }
      if let value = Double(old) {
        for short in [value.rounded(), (value * 10).rounded() / 10]
        where "\(short)".utf8.count < old.utf8.count {
          forms.append(replaced(part.range, "\(short)"))
        }
      }
    case .text where old != "\"linear\"": forms.append(replaced(part.range, "\"linear\""))
    case .object:
      forms.append(replaced(part.range, "\"linear\""))
      // One of its members may stand for it.
      for inner in parts where inner.parent == index && inner.kind == .object {
        forms.append(replaced(part.range, String(decoding: bytes[inner.range], as: UTF8.self)))
      }
    default: break
    }
    return forms.filter { $0.count < bytes.count || part.kind == .number }
  }
}
