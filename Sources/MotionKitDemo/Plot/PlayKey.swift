// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What a key does while a subject is played.
enum PlayKey {
  case pause, stepBack, stepForward, faster, slower, reverse, restart, quit

  /// The keys and what they do, the most important first.
  static let help = [
    "q quit", "space pause", "←→ step", "+− speed", "r reverse", "home restart",
  ]

  /// The first byte of every key that sends several.
  private static let escape: UInt8 = 0x1B

  /// The bytes of the arrows and of the home key, in the modes of usual terminals.
  private static let sequences: [(text: String, key: PlayKey)] = [
    ("[D", .stepBack), ("OD", .stepBack), ("[C", .stepForward), ("OC", .stepForward),
    ("[H", .restart), ("OH", .restart), ("[1~", .restart), ("[7~", .restart),
  ]

  /// Takes keys from the bytes that a terminal sent; those without a meaning are left out.
  ///
  /// - Parameters:
  ///   - bytes: The bytes; the beginning of a key that may continue is left.
  ///   - isComplete: Whether no more bytes of the last key are expected.
  /// - Returns: The keys.
  static func take(from bytes: inout [UInt8], isComplete: Bool) -> [PlayKey] {
    var keys: [PlayKey] = []
    while let first = bytes.first {
      var count = 1
      if first == escape {
        guard let length = length(of: bytes) ?? (isComplete ? bytes.count : nil) else { break }
        count = length
      }
      if let key = key(Array(bytes.prefix(count))) { keys.append(key) }
      bytes.removeFirst(count)
    }
    return keys
  }

  /// Returns the count of bytes of a key that begins with escape; nil if more are needed.
  private static func length(of bytes: [UInt8]) -> Int? {
    guard bytes.count > 1 else { return nil }
    // Escape and a letter: the key with alt, or escape and a second key.
    guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else { return 1 }
    let last = bytes.indices.dropFirst(2).first { 0x40...0x7E ~= bytes[$0] }
    return last.map { $0 + 1 }
  }

  private static func key(_ bytes: [UInt8]) -> PlayKey? {
    switch String(decoding: bytes, as: UTF8.self) {
    case " ": .pause
    case "q", "Q", "\u{1B}": .quit
    case "+", "=": .faster
    case "-", "_": .slower
    case "r", "R": .reverse
    case let text: sequences.first { "\u{1B}" + $0.text == text }?.key
    }
  }
}
