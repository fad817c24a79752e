// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects
import Testing

/// One generic law, on every conformer.
@Suite struct VectorSpaceTests {
  /// A conformer by its name, with the laws held on two of its values.
  struct Conformer: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let check: @Sendable () -> Void

    init<Value: VectorSpace>(_ a: Value, _ b: Value) {
      testDescription = FuzzSubject.spelling(of: Value.self)
      check = { VectorSpaceTests.checkLaws(a, b) }
    }

    /// The name of the type without its generic arguments.
    var declaredName: String {
      testDescription.replacing(/<.*>/, with: "")
    }
  }

  static let conformers: [Conformer] = [
    Conformer(3.0, -1.5), Conformer(Float(3), Float(-1.5)),
    Conformer(SIMD2(3.0, 4), SIMD2(-1.5, 0.25)),
    Conformer(SIMD3(3.0, 4, 5), SIMD3(-1.5, 0.25, 1)),
    Conformer(SIMD4(3.0, 4, 5, 6), SIMD4(-1.5, 0.25, 1, 2)),
    Conformer(SIMD8(0.0, 1, 2, 3, 4, 5, 6, 7), SIMD8(repeating: -1.5)),
    Conformer(SIMD2<Float>(3, 4), SIMD2(-1.5, 0.25)),
    Conformer(SIMD3<Float>(3, 4, 5), SIMD3(-1.5, 0.25, 1)),
    Conformer(SIMD4<Float>(3, 4, 5, 6), SIMD4(-1.5, 0.25, 1, 2)),
    Conformer(SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7), SIMD8(repeating: -1.5)),
    Conformer(
      VectorPair(SIMD2(3.0, 4), VectorPair(Float(2), 1.0)),
      VectorPair(SIMD2(1.0, 0.5), VectorPair(Float(8), -2.0))),
    Conformer(Minimal(x: 3, y: -4), Minimal(x: 0.5, y: 8)),
    Conformer(SRGB(hex: 0xff8000), SRGB(red: -1, green: 2, blue: 0.25, alpha: 0.5)),
    Conformer(SRGB(hex: 0x336699).linear, LinearRGB(red: 2, green: 0.5, blue: -1, alpha: 0)),
    Conformer(OKLab(.red), OKLab(lightness: 0.5, a: -0.25, b: 0.125, alpha: 0.75)),
    Conformer(
      Premultiplied(SRGB(red: 1, green: 0.5, blue: 0.25, alpha: 0.5)),
      Premultiplied(SRGB(hex: 0x336699))),
    Conformer(
      Affine2D(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), Affine2D(a: -0.5, b: 0.25, c: 8, d: 1)),
    Conformer(
      Affine2D.Components(translation: SIMD2(1, 2), rotation: 3, scale: SIMD2(4, 5), skew: 6),
      Affine2D.Components(translation: SIMD2(-8, 0.5), rotation: 0.25)),
    Conformer(
      Quad(Bounds(x: 1, y: 2, width: 3, height: 4)),
      Quad(
        topLeft: SIMD2(-1, 0.5), topRight: SIMD2(8, 1), bottomRight: SIMD2(9, 9),
        bottomLeft: SIMD2(0.25, 7))),
    Conformer(
      CubicSegment(
        start: SIMD2(1, 2), control1: SIMD2(3, 4), control2: SIMD2(5, 6), end: SIMD2(7, 8)),
      CubicSegment(from: SIMD2(-1, 0.5), to: SIMD2(0.5, 3.5))),
    Conformer(
      TooltipLayout(origin: SIMD2(1, 2), size: SIMD2(3, 4), arrow: SIMD2(5, 6), direction: -1),
      TooltipLayout(
        origin: SIMD2(-0.5, 8), size: SIMD2(0.25, 1), arrow: SIMD2(2, 2), direction: 1)),
    Conformer(
      Twirl(scale: 1, opacity: 2, blur: 3, rotation: 4, brightness: 5),
      Twirl(scale: -0.5, opacity: 0.25, blur: 8, rotation: -1, brightness: 0)),
    Conformer(
      ColorMeshes.random(width: 3, height: 4, seed: 1),
      ColorMeshes.random(width: 3, height: 4, seed: 2, hasHandles: true)),
  ]

  private static func checkLaws<Value: VectorSpace>(_ a: Value, _ b: Value) {
    let name = "\(Value.self)"
    #expect(a + .zero == a && .zero + a == a && a - .zero == a && a - a == .zero, "\(name)")
    #expect(a + b == b + a && a != b && a != .zero, "\(name)")
    #expect(a.scaled(by: 1) == a && a.scaled(by: 2) == a + a, "\(name)")
    #expect(a.scaled(by: 0) == .zero && a.scaled(by: -1) == .zero - a, "\(name)")
    #expect(Value.zero.squaredMagnitude == 0 && a.squaredMagnitude > 0, "\(name)")
    let size = a.magnitude * b.magnitude
    #expect(abs(a.dot(a) - a.squaredMagnitude) <= 1e-15 * a.squaredMagnitude, "\(name)")
    #expect(abs(a.dot(b) - b.dot(a)) <= 1e-15 * size && a.dot(.zero) == 0, "\(name)")
    // The inner product is the one that belongs to the magnitude.
    let polarized = ((a + b).squaredMagnitude - (a - b).squaredMagnitude) / 4
    #expect(abs(polarized - a.dot(b)) <= 1e-14 * (a.squaredMagnitude + b.squaredMagnitude))
    #expect(abs(a.distance(to: b) - b.distance(to: a)) <= 1e-15 * (a - b).magnitude, "\(name)")
    #expect(a.interpolated(to: b, by: 0) == a && a.interpolated(to: b, by: 1) == b, "\(name)")
    #expect(a.interpolated(to: a, by: 0.3) == a, "\(name)")
    // Components, where they are exposed, are all of the value.
    var copy = Value.zero
    var sum = 0.0
    for index in 0..<Value.componentCount {
      copy[component: index] = a[component: index]
      sum += a[component: index] * b[component: index]
    }
    guard Value.componentCount > 0 else { return }
    #expect(copy == a && abs(sum - a.dot(b)) <= 1e-15 * size, "\(name)")
  }

  @Test(arguments: conformers)
  func `every conformer obeys the laws`(conformer: Conformer) {
    conformer.check()
  }

  @Test func `every vector space is in the list`() throws {
    let sources = try FuzzConformers(below: FuzzConformers.library)
    let types = sources.types("VectorSpace", "VectorConvertible", "UnpremultipliedColor")
    #expect(types.count >= 11)
    let known = Set(VectorSpaceTests.conformers.map(\.declaredName))
    #expect(types.filter { !known.contains($0) } == [])
  }

  /// The least that the protocol asks for.
  struct Minimal: VectorSpace {
    var x, y: Double
    static var zero: Minimal { Minimal(x: 0, y: 0) }
    static func + (a: Minimal, b: Minimal) -> Minimal { Minimal(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Minimal, b: Minimal) -> Minimal { Minimal(x: a.x - b.x, y: a.y - b.y) }
    func scaled(by factor: Double) -> Minimal { Minimal(x: x * factor, y: y * factor) }
    var squaredMagnitude: Double { x * x + y * y }
  }

  @Test func `a minimal conformer has an inner product and moves on springs`() {
    let (a, b) = (Minimal(x: 1, y: 2), Minimal(x: -3e-9, y: 7e-9))
    #expect(abs(a.dot(b) - 11e-9) < 1e-23)
    #expect(a.dot(.zero) == 0)
    let motion = SpringTrajectory(from: Minimal.zero, to: a, velocity: b, spring: .bouncy)
    let scalar = SpringTrajectory(from: 0.0, to: 2, velocity: 7e-9, spring: .bouncy)
    #expect(motion.value(at: 0.2).y == scalar.value(at: 0.2))
  }

  @Test func `components are not exposed unless a conformer does`() {
    var opaque = Minimal(x: 1, y: 2)
    opaque[component: 0] = 7
    #expect(Minimal.componentCount == 0 && opaque.x == 1 && opaque[component: 0] == 0)
  }

  @Test func `interpolation is exact at both ends`() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<10_000 {
      let a = (generator.nextUnit() - 0.5) * 1e3
      let b = (generator.nextUnit() - 0.5) * 1e-3
      #expect(a.interpolated(to: b, by: 0) == a && a.interpolated(to: b, by: 1) == b)
      let fraction = generator.nextUnit()
      #expect(a.interpolated(to: a, by: fraction) == a)
      let value = a.interpolated(to: b, by: fraction)
      #expect(min(a, b)...max(a, b) ~= value)
      let exact = a * (1 - fraction) + b * fraction
      #expect(abs(value - exact) <= 2 * max(abs(a), abs(b)).ulp)
    }
    let (a, b) = (SIMD2(0.1, 7), SIMD2(0.3, -1))
    #expect(a.interpolated(to: b, by: 1) == b)
    #expect(0.0.interpolated(to: 10, by: 1.5) == 15)
    #expect(0.0.interpolated(to: 10, by: -0.5) == -5)
    #expect(1.0.interpolated(to: 10, by: .nan) == 1)
    #expect(1.0.interpolated(to: 10, by: .infinity) == 10)
    #expect(1.0.interpolated(to: 10, by: -.infinity) == 1)
  }
}
