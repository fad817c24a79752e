// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct UnpremultipliedColorTests {
  static let red = SRGB(hex: 0xff0000)
  static let green = SRGB(hex: 0x00ff00)

  @Test func `colors are vectors of their four components`() {
    func check<Color: UnpremultipliedColor>(_ type: Color.Type) {
      let a = Color(components: SIMD4(1, 2, 3, 4))
      let b = Color(components: SIMD4(-2, 0.5, 0, 1))
      #expect(a + .zero == a && a - a == .zero && a.scaled(by: 2) == a + a)
      #expect(a.squaredMagnitude == 30 && a.dot(b) == 3 && Color.componentCount == 4)
      var copy = Color.zero
      for index in 0..<4 { copy[component: index] = a[component: index] }
      #expect(copy == a && (a + b).components == SIMD4(-1, 2.5, 3, 5))
    }
    check(SRGB.self)
    check(LinearRGB.self)
    check(OKLab.self)
    #expect([SRGB.space, LinearRGB.space, OKLab.space] == InterpolationSpace.allCases)
  }

  @Test func `a track of colors moves straight components`() {
    let track = Track(from: OKLab(.white), [.linear(to: .zero, duration: 1)])
    #expect(track.value(at: 0.5) == OKLab(.white).scaled(by: 0.5))
  }

  @Test func `mixtures are known ones`() {
    let (red, green) = (Self.red, Self.green)
    #expect(red.interpolated(to: green, by: 0.5, in: .srgb) == SRGB(red: 0.5, green: 0.5, blue: 0))
    // Half the light is 0.7354 in sRGB.
    #expect(red.interpolated(to: green, by: 0.5, in: .linear).css == "#bcbc00")
    #expect(red.interpolated(to: green, by: 0.5, in: .oklab).css == "#d0a800")
    let linear = red.linear.interpolated(to: green.linear, by: 0.5, in: .linear)
    #expect(linear == LinearRGB(red: 0.5, green: 0.5, blue: 0))
    let lab = OKLab(red).interpolated(to: OKLab(green), by: 0.5, in: .oklab)
    #expect(lab == OKLab(red).interpolated(to: OKLab(green), by: 0.5))
  }

  @Test func `the ends are exact, transparent ones too, and equal colors stay`() {
    var generator = SeededGenerator(seed: 77)
    func color() -> SRGB {
      let alphas = [0, 0.25, 1.0]
      return SRGB(
        red: generator.nextUnit(), green: generator.nextUnit(), blue: generator.nextUnit(),
        alpha: alphas[Int(generator.next() % 3)])
    }
    for space in InterpolationSpace.allCases {
      for _ in 0..<100 {
        let (a, b) = (color(), color())
        #expect(
          a.interpolated(to: b, by: 0, in: space) == a
            && a.interpolated(to: b, by: 1, in: space) == b)
        #expect(a.interpolated(to: b, by: .nan, in: space) == a)
        #expect(a.interpolated(to: b, by: .infinity, in: space) == b)
        #expect(a.interpolated(to: b, by: -.infinity, in: space) == a)
        let f = generator.nextUnit()
        #expect(a.interpolated(to: a, by: f, in: space) == a)
        let mix = a.interpolated(to: b, by: f, in: space)
        let mirror = b.interpolated(to: a, by: 1 - f, in: space)
        let alpha = a.alpha + (b.alpha - a.alpha) * f
        #expect(abs(mix.alpha - alpha) <= 1e-15)
        #expect((mix.components - mirror.components).magnitude <= 1e-12)
      }
    }
  }

  @Test func `mixtures are those of premultiplied components`() {
    var generator = SeededGenerator(seed: 78)
    for _ in 0..<300 {
      let numbers = (0..<8).map { _ in generator.nextUnit() }
      let a = SRGB(components: SIMD4(numbers[0...3]))
      let b = SRGB(components: SIMD4(numbers[4...7]))
      let f = generator.nextUnit()
      let mix = Premultiplied(a).interpolated(to: Premultiplied(b), by: f).color
      #expect((a.interpolated(to: b, by: f, in: .srgb) - mix).magnitude <= 4e-15)
    }
  }

  @Test func `what is transparent has no say in the hue`() {
    let (red, ghost) = (Self.red, Self.green.opacity(0))
    for space in InterpolationSpace.allCases {
      for f in [0.125, 0.5, 0.875] {
        let mix = red.interpolated(to: ghost, by: f, in: space)
        #expect(abs(mix.red - 1) <= 1e-14 && abs(mix.green) <= 1e-13 && mix.alpha == 1 - f)
        let back = ghost.interpolated(to: red, by: f, in: space)
        #expect(abs(back.red - 1) <= 1e-14 && abs(back.green) <= 1e-13 && back.alpha == f)
      }
    }
    // Two ghosts: nothing is seen, and the coordinates go their way.
    let ghosts = red.opacity(0).interpolated(to: ghost, by: 0.5, in: .srgb)
    #expect(ghosts == SRGB(red: 0.5, green: 0.5, blue: 0, alpha: 0))
  }

  @Test func `fractions beyond the ends go on, with alpha held`() {
    let gray = SRGB(red: 0.25, green: 0.25, blue: 0.25)
    let orange = SRGB(red: 0.5, green: 0.25, blue: 0)
    #expect(
      gray.interpolated(to: orange, by: 2, in: .srgb) == SRGB(red: 0.75, green: 0.25, blue: -0.25))
    let fading = Self.red.interpolated(to: Self.green.opacity(0.5), by: 3, in: .srgb)
    #expect(fading.alpha == 0 && fading.components.magnitude.isFinite)
    #expect(Self.red.opacity(0.5).interpolated(to: Self.green, by: 3, in: .oklab).alpha == 1)
    for f in [-1e300, -2, 1.99999, 2, 1e300] {
      let mix = Self.red.interpolated(to: Self.green.opacity(0.5), by: f, in: .oklab)
      #expect(mix.components.x.isFinite && mix.components.y.isFinite && mix.components.z.isFinite)
    }
  }
}
