// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct OKLabTests {
  /// Colors of sRGB in OKLab, computed with mpmath in 40 digits by way of XYZ, with the
  /// matrices that css-color-4 prints.
  static let oracle: [(color: [Double], lab: [Double])] = [
    ([1.0, 0.0, 0.0], [0.6279553639214313, 0.22486306842627407, 0.12584627733058493]),
    ([0.0, 1.0, 0.0], [0.8664396175234368, -0.23388758093655782, 0.17949844516093758]),
    ([0.0, 0.0, 1.0], [0.45201371817442365, -0.03245697517079761, -0.31152816567757774]),
    ([1.0, 1.0, 0.0], [0.9679827267927991, -0.07136908291823664, 0.19856971763168096]),
    ([0.0, 1.0, 1.0], [0.9053992360133607, -0.14944394350822848, -0.03939819215182223]),
    ([1.0, 0.0, 1.0], [0.7016738591017413, 0.27456630572756274, -0.1691560844613786]),
    ([0.5, 0.5, 0.5], [0.5981807305268475, 0, 0]),
    ([0.25, 0.5, 0.75], [0.5855504329172014, -0.03941512865161596, -0.11150509816121544]),
    (
      [0.0625, 0.03125, 0.015625],
      [0.14416861594894181, 0.010593905610367993, 0.015018554780429202]
    ),
    ([1.5, -0.25, 0.5], [0.8502797658353323, 0.35280221624091296, 0.09110412410832325]),
    ([-1.0, 2.0, 0.125], [1.4359262461067241, -0.48049686723322826, 0.29654188609534116]),
    ([0.875, 0.75, 0.0625], [0.8088018345500539, -0.019291540432065817, 0.1632319093859391]),
  ]

  @Test func `colors have the coordinates of css-color-4`() {
    for (color, lab) in Self.oracle {
      let found = OKLab(SRGB(red: color[0], green: color[1], blue: color[2], alpha: 0.25))
      #expect(abs(found.lightness - lab[0]) <= 2e-15, "\(color)")
      #expect(abs(found.a - lab[1]) <= 2e-15 && abs(found.b - lab[2]) <= 2e-15, "\(color)")
      #expect(found.alpha == 0.25)
      let coordinates = SIMD4<Float>(Float(color[0]), Float(color[1]), Float(color[2]), 0.25)
      let single = InterpolationSpace.srgb.converted(coordinates, to: .oklab)
      for index in 0..<3 { #expect(abs(Double(single[index]) - lab[index]) <= 2e-6, "\(color)") }
      #expect(single.w == 0.25)
    }
  }

  @Test func `gray has no hue, white is 1 and black 0`() {
    for step in 0...255 {
      let gray = Double(step) / 255
      let lab = OKLab(SRGB(red: gray, green: gray, blue: gray))
      #expect(abs(lab.a) <= 1e-15 && abs(lab.b) <= 1e-15)
    }
    #expect(abs(OKLab(.white).lightness - 1) <= 4e-16 && OKLab(.black).lightness == 0)
  }

  @Test func `there and back loses less than 1e-11 of an 8-bit step`() {
    var worst = 0.0
    func check(_ color: SRGB, _ size: Double) {
      let (light, lab) = (color.linear, OKLab(color))
      let back = SRGB(lab)
      for index in 0..<3 {
        worst = max(worst, abs(back.components[index] - color.components[index]) / size)
      }
      let direct = SRGB(light)
      for index in 0..<3 {
        #expect(abs(direct.components[index] - color.components[index]) <= 2.3e-16 * size)
      }
      #expect(back.bytes == color.bytes && back.alpha == color.alpha)
    }
    for red in stride(from: 0, through: 255, by: 17) {
      for green in stride(from: 0, through: 255, by: 17) {
        for blue in stride(from: 0, through: 255, by: 17) {
          check(SRGB(hex: UInt32(red << 16 | green << 8 | blue), alpha: 0.5), 1)
        }
      }
    }
    #expect(worst <= 4e-14, "\(worst)")
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<3000 {
      let numbers = (0..<3).map { _ in 4 * generator.nextUnit() - 1.5 }
      check(SRGB(red: numbers[0], green: numbers[1], blue: numbers[2]), 4)
    }
    #expect(worst <= 4e-13, "\(worst)")
  }

  @Test func `the way through light is the same from all sides`() {
    let color = SRGB(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.5)
    #expect(LinearRGB(color) == color.linear && LinearRGB(color.linear) == color.linear)
    #expect(LinearRGB(OKLab(color)) == OKLab(color).linear)
    #expect(OKLab(color) == OKLab(color.linear) && SRGB(OKLab(color)) == SRGB(OKLab(color).linear))
    #expect(LinearRGB(components: color.linear.components) == color.linear)
    var copy = OKLab.zero
    copy.components = OKLab(color).components
    #expect(copy == OKLab(color))
    var light = LinearRGB.zero
    light.components = color.linear.components
    #expect(light == color.linear)
  }

  @Test func `numbers of any size give finite colors`() {
    for size in [1e-300, 1e-20, 1, 1e20, 1e150] {
      for color in [
        SRGB(red: size, green: -size, blue: size), SRGB(red: -size, green: size, blue: 0),
      ] {
        #expect(OKLab(color).components.magnitude.isFinite)
        #expect(SRGB(OKLab(color)).components.magnitude.isFinite)
      }
      let lab = OKLab(lightness: size, a: -size, b: size)
      #expect((SRGB(lab).components * 1e-150).magnitude.isFinite)
    }
  }
}
