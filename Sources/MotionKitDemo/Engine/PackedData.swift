// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// Data as text for the page: compressed, where the system has `gzip`, and in digits of base 85.
struct PackedData {
  /// The text.
  let text: String

  /// Whether it is compressed.
  let isCompressed: Bool

  /// Packs data.
  init(_ data: Data) {
    let compressed = try? Self.compressed(data)
    isCompressed = compressed != nil
    text = Self.digits(of: compressed ?? data)
  }

  /// Returns the count of bytes, and five digits for each four of them, the most significant first.
  ///
  /// Zeros fill the last four. The digits are the characters from `#` on, without `<`, which could end a script.
  private static func digits(of data: Data) -> String {
    let alphabet = (UInt8(ascii: "#")...UInt8(ascii: "x")).filter { $0 != UInt8(ascii: "<") }
    var text = Array("\(data.count) ".utf8)
    text.reserveCapacity(data.count * 5 / 4 + 16)
    let bytes = [UInt8](data) + [0, 0, 0]
    for start in stride(from: 0, to: data.count, by: 4) {
      var rest = bytes[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      var five = [UInt8](repeating: 0, count: 5)
      for place in (0..<5).reversed() {
        five[place] = alphabet[Int(rest % 85)]
        rest /= 85
      }
      text += five
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func compressed(_ data: Data) throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("motion-\(UUID().uuidString)")
    let result = file.appendingPathExtension("gz")
    defer {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(at: result)
    }
    try data.write(to: file)
    // Without name and date, so that equal data gives an equal page.
    try Tool("gzip").run(["-9", "-n", file.path])
    return try Data(contentsOf: result)
  }
}
