// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct ColorTextTests {
  private struct File: Decodable {
    struct Row: Decodable {
      let text: String
      let linear, chromium: [Double]
    }
    let rows: [Row]
    let refused: [String]
    let names: [String: String]
  }

  private let file: File

  init() throws { file = try Fixture.decode("css-colors", as: File.self) }

  @Test func `every notation of a color has its light`() throws {
    #expect(file.rows.count == 165)
    for row in file.rows {
      let color = try SRGB(css: row.text)
      let light = color.linear.components
      for index in 0..<4 {
        let error = abs(light[index] - row.linear[index])
        #expect(error <= 1e-12 * max(1, abs(row.linear[index])), "\(row.text), \(index): \(error)")
      }
    }
  }

  @Test func `a browser has the same light within its precision`() throws {
    // It computes in single precision, and what is not in sRGB goes through short matrices there:
    // its white has a green of 1.00014.
    let spaces = ["lab", "lch", "oklab", "oklch", "color("]
    for row in file.rows {
      let text = row.text.lowercased()
      let isShort = !text.contains("srgb") && spaces.contains { text.hasPrefix($0) }
      let bound = isShort ? 5e-4 : 3e-6
      let light = try SRGB(css: row.text).linear.components
      for index in 0..<3 {
        let error = abs(light[index] - row.chromium[index])
        #expect(error <= bound * max(1, abs(row.chromium[index])), "\(row.text): \(error)")
      }
    }
  }

  @Test func `every name is the browser's`() throws {
    #expect(file.names.count == 148)
    for (name, hex) in file.names {
      #expect(try SRGB(css: name).css == "#" + hex, "\(name)")
      #expect(try SRGB(css: " " + name.uppercased() + "/**/") == SRGB(css: name))
    }
  }

  @Test func `what a browser refuses is refused`() {
    #expect(file.refused.count == 34)
    for text in file.refused {
      #expect(throws: ParsingError.self, "\(text)") { try SRGB(css: text) }
    }
  }

  @Test(arguments: [
    ("rd", 0, "'rd' is not the name of a color"),
    ("  rgb(1 2 x)", 10, "expected a number, but found 'x'"),
    ("rgb(1, 2 3)", 9, "expected ',', but found '3'"),
    ("rgb(1, 2%, 3)", 12, "with commas, all components are numbers or all are percentages"),
    ("hsl(30, 50, 50)", 14, "with commas, saturation and lightness are percentages"),
    ("rgb(none, 2, 3)", 14, "'none' does not go with commas"),
    ("rgb(1, 2, 3, none)", 17, "'none' does not go with commas"),
    ("hsl(30px 50% 50%)", 6, "'px' is not a unit of angles"),
    ("rgb(1deg 2 3)", 5, "the unit 'deg' is not expected here"),
    ("color(foo 1 0 0)", 6, "'foo' is not a color space"),
    ("color(1 0 0)", 6, "expected a color space, but found '1'"),
    ("mix(red, blue)", 0, "'mix()' is not a function of a color"),
    ("rgb(1 2 3", 9, "expected ')' after the arguments of rgb(), but found the end of the text"),
    ("red blue", 4, "expected the end of the color, but found 'b'"),
    ("#12g", 3, "expected a hexadecimal digit, but found 'g'"),
  ])
  func `an error names the word and its place`(text: String, offset: Int, message: String) {
    let error = #expect(throws: ParsingError.self) { try SRGB(css: text) }
    #expect(error?.offset == offset, "\(text)")
    #expect(error?.message == message, "\(text)")
  }

  @Test func `numbers of any size give finite colors`() throws {
    for function in ["rgb(", "hsl(", "hwb(", "lab(", "lch(", "oklab(", "oklch("] {
      for number in ["1e308", "-1e308", "1e300%", "1e-320"] {
        guard let color = try? SRGB(css: function + "\(number) \(number) \(number))") else {
          // A hue is no percentage.
          #expect(number.hasSuffix("%"))
          continue
        }
        for index in 0..<4 {
          let isFinite = color.components[index].isFinite
          #expect(isFinite, "\(function)\(number)")
        }
      }
    }
    for space in ["srgb", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz", "xyz-d50"] {
      let color = try SRGB(css: "color(\(space) 1e308 -1e308 1e308 / 1e308)")
      for index in 0..<4 {
        let isFinite = color.components[index].isFinite
        #expect(isFinite, "\(space)")
      }
      #expect(color.alpha == 1)
    }
  }

  @Test func `whole turns of a hue change nothing`() throws {
    for hue in ["30", "390", "-330", "36000000000030"] {
      #expect(try SRGB(css: "hsl(\(hue) 60% 70%)") == SRGB(css: "hsl(30deg 60% 70%)"))
    }
    #expect(try SRGB(css: "lch(50 40 0.25turn)") == SRGB(css: "lch(50 40 100grad)"))
    #expect(try SRGB(css: "oklch(0.5 0.1 0.25turn)") == SRGB(css: "oklab(0.5 0 0.1)"))
  }
}
