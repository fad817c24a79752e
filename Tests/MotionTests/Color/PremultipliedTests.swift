// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct PremultipliedTests {
  @Test func `opaque colors come back to the bit, others within an ulp`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let color = SRGB(
        red: generator.nextUnit(), green: generator.nextUnit(), blue: generator.nextUnit(),
        alpha: generator.nextUnit())
      let back = Premultiplied(color).color
      for index in 0..<4 {
        let number = color.components[index]
        #expect(abs(back.components[index] - number) <= number.ulp)
      }
      #expect(Premultiplied(color.opacity(1)).color == color.opacity(1))
    }
  }

  @Test func `nothing to see is zero, and too much is opaque`() {
    #expect(Premultiplied(SRGB.white.opacity(0)) == .zero)
    #expect(Premultiplied<SRGB>(components: SIMD4(1, 1, 1, -0.5)).color == .clear)
    let over = Premultiplied<SRGB>(components: SIMD4(1.25, 0.625, 0, 1.25)).color
    #expect(over == SRGB(red: 1, green: 0.5, blue: 0))
  }

  @Test func `they are vectors, and springs move them without the hue of what is transparent`() {
    let a = Premultiplied<OKLab>(components: SIMD4(1, 2, 3, 4))
    #expect(a + .zero == a && a - a == .zero && a.scaled(by: 2) == a + a)
    #expect(a.squaredMagnitude == 30 && a.dot(a) == 30)
    var copy = Premultiplied<OKLab>.zero
    for index in 0..<Premultiplied<OKLab>.componentCount {
      copy[component: index] = a[component: index]
    }
    #expect(copy == a)
    let red = SRGB(hex: 0xff0000)
    let fade = SpringTrajectory(
      from: Premultiplied(OKLab(red)), to: .zero, spring: .bouncy)
    for step in 0...20 {
      let color = SRGB(fade.value(at: Double(step) / 20).color)
      #expect(color.alpha == 0 || color.opacity(1).css == "#ff0000")
    }
  }
}
