// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct HuePathTests {
  private struct File: Decodable {
    struct Row: Decodable {
      let from, to, hue: String
      let fraction: Double
      let linear, chromium: [Double]
    }
    let rows: [Row]
  }

  private static let paths: [String: OKLab.HuePath] = [
    "shorter": .shorter, "longer": .longer, "increasing": .increasing, "decreasing": .decreasing,
  ]

  @Test func `colors go around the circle as in a browser`() throws {
    let rows = try Fixture.decode("css-hues", as: File.self).rows
    #expect(rows.count == 156)
    for row in rows {
      let path = try #require(HuePathTests.paths[row.hue])
      let mix = try OKLab(SRGB(css: row.from)).interpolated(
        to: OKLab(SRGB(css: row.to)), by: row.fraction, hue: path)
      let light = mix.linear.components
      for index in 0..<4 {
        let error = abs(light[index] - row.linear[index])
        #expect(error <= 1e-11 * max(1, abs(row.linear[index])), "\(row): \(error)")
      }
      // The browser's matrices are short.
      for index in 0..<3 {
        let error = abs(light[index] - row.chromium[index])
        #expect(error <= 5e-4 * max(1, abs(row.chromium[index])), "\(row): \(error)")
      }
    }
  }

  @Test func `polar coordinates lead back`() {
    for degrees in stride(from: 0.0, to: 360, by: 7.5) {
      let hue = degrees * .pi / 180
      let color = OKLab(lightness: 0.6, chroma: 0.2, hue: hue, alpha: 0.5)
      #expect(abs(color.chroma - 0.2) < 1e-15)
      #expect(abs(color.hue - hue) < 1e-14, "\(degrees)")
      #expect(color.alpha == 0.5)
    }
    let gray = OKLab(lightness: 0.5, a: 0, b: 0)
    #expect(gray.hue == 0 && gray.chroma == 0)
    #expect(OKLab(lightness: 0.5, a: 0, b: -0.1).hue == 1.5 * .pi)
  }

  @Test(arguments: OKLab.HuePath.allCases)
  func `ends are exact, and the middle of a longer way is opposite`(path: OKLab.HuePath) {
    let (red, blue) = (SRGB.red, SRGB.blue)
    #expect(red.interpolated(to: blue, by: 0, hue: path) == red)
    #expect(red.interpolated(to: blue, by: 1, hue: path) == blue)
    #expect(red.interpolated(to: blue, by: .nan, hue: path) == red)
    #expect(red.interpolated(to: blue, by: .infinity, hue: path) == blue)
    // Half of a longer and of a shorter way differ by half a turn.
    let short = OKLab(red).interpolated(to: OKLab(blue), by: 0.5, hue: .shorter)
    let long = OKLab(red).interpolated(to: OKLab(blue), by: 0.5, hue: .longer)
    #expect(abs(short.a + long.a) < 1e-15 && abs(short.b + long.b) < 1e-15)
    // A gray has the hue of the other color.
    let pink = OKLab(SRGB.white).interpolated(to: OKLab(red), by: 0.5, hue: path)
    let turn: Double = path == .longer ? .pi : 0
    #expect(abs((pink.hue - OKLab(red).hue).magnitude - turn) < 1e-12, "\(path)")
  }

  @Test func `one way is increasing, the other decreasing`() {
    let (red, blue) = (OKLab(SRGB.red), OKLab(SRGB.blue))
    for fraction in [0.1, 0.37, 0.8] {
      // From red at 29° to blue at 264°, the shorter way goes through 0°.
      #expect(
        red.interpolated(to: blue, by: fraction, hue: .shorter)
          == red.interpolated(to: blue, by: fraction, hue: .decreasing))
      #expect(
        red.interpolated(to: blue, by: fraction, hue: .longer)
          == red.interpolated(to: blue, by: fraction, hue: .increasing))
    }
  }
}
