// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct UnpremultipliedColorConstantsTests {
  @Test func `white, black and clear are the same colors in every space`() {
    func check<Color: UnpremultipliedColor>(_: Color.Type) {
      #expect(SRGB(Color.white.linear).distance(to: SRGB.white) <= 4e-14)
      #expect(SRGB(Color.black.linear) == SRGB.black)
      #expect(Color.clear == .zero && Color.clear.components.w == 0)
    }
    check(SRGB.self)
    check(LinearRGB.self)
    check(OKLab.self)
    #expect(LinearRGB.white == LinearRGB(red: 1, green: 1, blue: 1))
    #expect(OKLab.white == OKLab(lightness: 1, a: 0, b: 0))
    #expect(OKLab.black == OKLab(lightness: 0, a: 0, b: 0))
  }

  @Test func `a conversion takes the constants of sRGB`() {
    #expect(OKLab(.white) == OKLab(SRGB(red: 1, green: 1, blue: 1)))
    #expect(LinearRGB(.black) == LinearRGB(SRGB.black) && LinearRGB(.clear) == .zero)
    #expect(OKLab(.orange) == OKLab(SRGB(hex: 0xffa500)))
  }
}
