// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct SRGBTests {
  @Test(arguments: [
    ("#08f", "#0088ff"), ("#08F8", "#0088ff88"), ("#102030", "#102030"),
    (" #AbCdEf01\n", "#abcdef01"), ("#000f", "#000000"), ("transparent", "#00000000"),
    (" TRANSPARENT ", "#00000000"),
  ])
  func `hexadecimal texts are read in every form`(text: String, printed: String) throws {
    #expect(try SRGB(css: text).css == printed)
  }

  @Test(arguments: [
    ("", 0), ("rot", 0), ("  ", 2), ("#", 1), ("#12", 3), ("#12345", 6), ("#1234567", 8),
    ("#123456789", 10), ("#12g456", 3), ("# 123", 1), ("#12 3", 3), (" #1\u{e9}4", 3),
  ])
  func `a wrong text says where it is wrong`(text: String, offset: Int) {
    let error = #expect(throws: ParsingError.self) { try SRGB(css: text) }
    #expect(error?.offset == offset, "\(text)")
  }

  @Test func `texts of random bytes are read or refused`() {
    var generator = SeededGenerator(seed: 12)
    let letters = Array("#0123456789abcdefABCDEFxg \u{e9}".unicodeScalars)
    for _ in 0..<3000 {
      var text = generator.next() % 4 == 0 ? "" : "#"
      for _ in 0..<generator.next() % 10 {
        text.unicodeScalars.append(letters[Int(generator.next() % UInt64(letters.count))])
      }
      guard let color = try? SRGB(css: text) else { continue }
      #expect((try? SRGB(css: color.css)) == color, "\(text)")
    }
  }

  @Test func `every byte reads back, and so does its text`() throws {
    for byte in UInt8.min...UInt8.max {
      let bytes = SIMD4<UInt8>(byte, 255 - byte, byte &* 7, byte)
      let color = SRGB(bytes: bytes)
      #expect(color.bytes == bytes)
      #expect(try SRGB(css: color.css) == color)
      let hex = UInt32(byte) << 16 | UInt32(255 - byte) << 8 | UInt32(byte &* 7)
      #expect(SRGB(hex: hex, alpha: color.alpha) == color)
    }
  }

  @Test func `steps of 8 bits are the nearest, halves the even ones`() {
    func byte(_ number: Double) -> UInt8 { SRGB(red: number, green: 0, blue: 0).bytes.x }
    for step in 0..<255 {
      #expect(byte((Double(step) + 0.499999) / 255) == UInt8(step))
      #expect(byte((Double(step) + 0.500001) / 255) == UInt8(step + 1))
    }
    #expect(byte(0.5) == 128 && byte(0.5 / 255) == 0 && byte(1.5 / 255) == 2)
    #expect(byte(-1) == 0 && byte(7) == 255 && byte(.infinity) == 255 && byte(.nan) == 0)
  }

  @Test func `components out of range are held when asked`() {
    let color = SRGB(red: -1, green: .nan, blue: 3, alpha: 0.5).clamped()
    #expect(color == SRGB(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(SRGB.white.opacity(0.25) == SRGB(red: 1, green: 1, blue: 1, alpha: 0.25))
    #expect(SRGB.clear == .zero && SRGB.black.alpha == 1)
  }

  @Test func `colors of all spaces encode to the bit`() throws {
    func check<Value: Codable & Equatable>(_ value: Value) throws {
      let data = try JSONEncoder().encode([value])
      #expect(try JSONDecoder().decode([Value].self, from: data) == [value])
    }
    let color = SRGB(red: 0.1, green: -0.2, blue: 1.3, alpha: 1.0 / 3)
    try check(color)
    try check(color.linear)
    try check(OKLab(color))
    try check(Premultiplied(OKLab(color)))
    for space in InterpolationSpace.allCases { try check(space) }
  }

  @Test func `colors are read from objects and from texts`() throws {
    func read<Value: Decodable>(_ text: String, as type: Value.Type) throws -> Value {
      try JSONDecoder().decode([Value].self, from: Data("[\(text)]".utf8))[0]
    }
    #expect(try read("\"#ff8000\"", as: SRGB.self) == SRGB(hex: 0xff8000))
    #expect(
      try read("{\"red\": 1, \"green\": 0.5, \"blue\": 0}", as: SRGB.self)
        == SRGB(red: 1, green: 0.5, blue: 0))
    #expect(try read("{\"lightness\": 1, \"a\": 0, \"b\": 0}", as: OKLab.self).alpha == 1)
    for text in [
      "\"#ff80\u{30}\"", "\"rot\"", "{\"red\": 1, \"green\": 0.5}", "7",
      "{\"red\": 1, \"green\": 0.5, \"blue\": 1e999}", "{\"red\":1,\"green\":1,\"blue\":null}",
    ] {
      #expect(throws: DecodingError.self, "\(text)") { try read(text, as: SRGB.self) }
    }
    #expect(throws: DecodingError.self) { try read("[1, 2, 3]", as: Premultiplied<SRGB>.self) }
    #expect(throws: DecodingError.self) { try read("\"lab\"", as: InterpolationSpace.self) }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    for number in ["\"nan\"", "\"inf\""] {
      let error = #expect(throws: DecodingError.self) {
        try decoder.decode(
          LinearRGB.self, from: Data("{\"red\": \(number), \"green\": 0, \"blue\": 0}".utf8))
      }
      guard case .dataCorrupted(let context) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(context.codingPath.map(\.stringValue) == ["red"])
      #expect(context.debugDescription.hasPrefix("red must be finite"))
    }
  }
}
