// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct SRGBNamesTests {
  // Bytes as the table of css-color-4, §6.1, prints them in decimal.
  @Test(
    arguments: [
      (SRGB.black, 0, 0, 0), (.white, 255, 255, 255), (.red, 255, 0, 0), (.lime, 0, 255, 0),
      (.blue, 0, 0, 255), (.yellow, 255, 255, 0), (.cyan, 0, 255, 255), (.magenta, 255, 0, 255),
      (.silver, 192, 192, 192), (.gray, 128, 128, 128), (.maroon, 128, 0, 0), (.green, 0, 128, 0),
      (.navy, 0, 0, 128), (.olive, 128, 128, 0), (.teal, 0, 128, 128), (.purple, 128, 0, 128),
      (.orange, 255, 165, 0), (.gold, 255, 215, 0), (.brown, 165, 42, 42), (.pink, 255, 192, 203),
      (.coral, 255, 127, 80), (.violet, 238, 130, 238), (.indigo, 75, 0, 130),
      (.turquoise, 64, 224, 208),
    ] as [(SRGB, UInt8, UInt8, UInt8)])
  func `a name has the bytes of CSS and is opaque`(
    color: SRGB, red: UInt8, green: UInt8, blue: UInt8
  ) {
    #expect(color.bytes == SIMD4(red, green, blue, 255))
    #expect(color == SRGB(bytes: SIMD4(red, green, blue, 255)))
  }

  @Test func `the names of colors and of their components live side by side`() {
    #expect(SRGB.red.red == 1 && SRGB.green.green < 0.51 && SRGB.blue.blue == 1)
  }
}
