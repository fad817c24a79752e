// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct LinearRGBTests {
  @Test func `light is that of the transfer function, and of both signs`() {
    // IEC 61966-2-1 by mpmath: ((0.5 + 0.055) / 1.055)^2.4, and 0.03 / 12.92 below the joint.
    let light = SRGB(red: 0.5, green: 0.03, blue: -0.5, alpha: 0.25).linear
    #expect(abs(light.red - 0.214_041_140_482_232_55) <= 1e-16)
    #expect(abs(light.green - 0.002_321_981_424_148_606_8) <= 1e-18)
    #expect(light.blue == -light.red && light.alpha == 0.25, "alpha is no light")
    #expect(LinearRGB(.white) == LinearRGB(red: 1, green: 1, blue: 1))
    #expect(LinearRGB(.black) == LinearRGB(red: 0, green: 0, blue: 0))
  }

  @Test func `averages are those of light, not of bytes`() {
    let gray = LinearRGB.white.interpolated(to: .black, by: 0.5)
    #expect(gray == LinearRGB(red: 0.5, green: 0.5, blue: 0.5))
    // Half of the light is 0.7354 in sRGB, 187.5 of 255.
    #expect(abs(SRGB(gray).red - 0.735_356_983_052_449_5) <= 1e-15)
    #expect(SRGB(gray).css == "#bcbcbc")
  }

  @Test func `components are red, green, blue and alpha, opaque unless given`() {
    var light = LinearRGB(red: 0.1, green: 0.2, blue: 0.3)
    #expect(light.components == SIMD4(0.1, 0.2, 0.3, 1) && LinearRGB.componentCount == 4)
    light.components = SIMD4(4, 3, 2, 0.5)
    #expect(light == LinearRGB(red: 4, green: 3, blue: 2, alpha: 0.5))
    #expect((0..<4).map { light[component: $0] } == [4, 3, 2, 0.5])
    #expect(light.linear == light && LinearRGB(light) == light && LinearRGB.space == .linear)
    #expect(Set([light, light, .black]).count == 2)
  }

  @Test func `there and back through other spaces is the same light`() {
    for light in [LinearRGB(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5), .white, .black] {
      for back in [LinearRGB(SRGB(light)), LinearRGB(OKLab(light))] {
        #expect((back - light).magnitude < 1e-14 && back.alpha == light.alpha)
      }
    }
  }

  @Test func `alpha may be absent in data, and no other component`() throws {
    func read(_ text: String) throws -> LinearRGB {
      try JSONDecoder().decode(LinearRGB.self, from: Data(text.utf8))
    }
    let light = try read(#"{"red": 0.5, "green": -1, "blue": 2}"#)
    #expect(light == LinearRGB(red: 0.5, green: -1, blue: 2))
    #expect(throws: DecodingError.self) { try read(#"{"red": 0.5, "green": 1}"#) }
    #expect(throws: DecodingError.self) { try read(##""#ffffff""##) }
  }
}
