// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// JSON whose parts are known, so that they can be exchanged.
struct JSONForm: Sendable {
  enum Kind: Sendable {
    case number, text, word, list, object
  }

  /// A value, and the member that it belongs to.
  struct Part: Sendable {
    let kind: Kind
    let range: Range<Int>

    /// From the key to the value's end; the value's range for an element of a list.
    let member: Range<Int>

    /// The key with its quotation marks, empty if there is none.
    let key: Range<Int>

    /// The index of the value that it is in, or -1.
    let parent: Int
  }

  let bytes: [UInt8]

  /// All values, each after those that it is in.
  private(set) var parts: [Part] = []

  /// Takes JSON as an encoder writes it, without spaces.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var position = 0
    read(&position, memberStart: 0, key: 0..<0, parent: -1)
  }

  private func endOfText(_ start: Int) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position + 1, bytes.count)
  }

  private mutating func read(
    _ position: inout Int, memberStart: Int?, key: Range<Int>, parent: Int
  ) {
    guard position < bytes.count else { return }
    let start = position
    let index = parts.count
    func part(_ kind: Kind, _ end: Int) -> Part {
      Part(
        kind: kind, range: start..<end, member: (memberStart ?? start)..<end, key: key,
        parent: parent)
    }
    switch bytes[start] {
    case UInt8(ascii: "\""):
      position = endOfText(start)
      parts.append(part(.text, position))
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let kind = bytes[start] == UInt8(ascii: "{") ? Kind.object : .list
      parts.append(part(kind, start))
      position += 1
      while position < bytes.count, bytes[position] != UInt8(ascii: "}"),
        bytes[position] != UInt8(ascii: "]")
      {
        let before = position
        if bytes[position] == UInt8(ascii: ",") { position += 1 }
        if kind == .object {
          let key = position..<endOfText(position)
          position = key.upperBound + 1
          read(&position, memberStart: key.lowerBound, key: key, parent: index)
        } else {
          read(&position, memberStart: nil, key: 0..<0, parent: index)
        }
        if position == before { break }
      }
      position = min(position + 1, bytes.count)
      parts[index] = part(kind, position)
    default:
      while position < bytes.count, !",]}".utf8.contains(bytes[position]) { position += 1 }
      let isNumber = bytes[start] == UInt8(ascii: "-") || bytes[start] < UInt8(ascii: "A")
      parts.append(part(isNumber ? .number : .word, position))
    }
  }
}
