// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The loops over the planes of a dissolve.
///
/// They read and write each plane once, which determines their cost. Whole registers and the
/// remainder have the same operations, so the bits of a particle do not depend on its index in the
/// buffer.
enum DissolveKernel {
  typealias Register = SIMD8<Float>

  /// Writes the positions, shift + base + velocity · time, summed in this order.
  static func fly<Times: ParticleNumbers, Shifts: ParticleNumbers>(
    _ target: UnsafeMutablePointer<Float>, _ velocity: UnsafePointer<Float>, _ time: Times,
    _ shift: Shifts, base: Float, count: Int
  ) {
    let wide = Register(repeating: base)
    var index = 0
    while index &+ 8 <= count {
      let moved = load(velocity + index) * time.register(index)
      store((shift.register(index) + wide) + moved, target + index)
      index &+= 8
    }
    while index < count {
      target[index] = (shift[index] + base) + velocity[index] * time[index]
      index &+= 1
    }
  }

  /// Writes the opacities, lifetime − time multiplied by the inverse fade and clamped to 0…1.
  static func fade<Times: ParticleNumbers>(
    _ target: UnsafeMutablePointer<Float>, _ lifetime: UnsafePointer<Float>, _ time: Times,
    inverseFade: Float, count: Int
  ) {
    let wide = Register(repeating: inverseFade)
    var index = 0
    while index &+ 8 <= count {
      let alpha = clamped((load(lifetime + index) - time.register(index)) * wide)
      store(alpha, target + index)
      index &+= 8
    }
    while index < count {
      target[index] = clamped((lifetime[index] - time[index]) * inverseFade)
      index &+= 1
    }
  }

  /// Clamps opacities to 0…1.
  @inline(__always)
  static func clamped(_ opacity: Register) -> Register {
    let (zero, one) = (Register.zero, Register(repeating: 1))
    return opacity.replacing(with: zero, where: opacity .< zero)
      .replacing(with: one, where: opacity .> one)
  }

  /// Clamps an opacity to 0…1.
  @inline(__always)
  static func clamped(_ opacity: Float) -> Float { opacity < 0 ? 0 : opacity > 1 ? 1 : opacity }

  @inline(__always)
  static func load(_ start: UnsafePointer<Float>) -> Register {
    UnsafeRawPointer(start).loadUnaligned(as: Register.self)
  }

  @inline(__always)
  static func store(_ register: Register, _ start: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(start).storeBytes(of: register, as: Register.self)
  }
}
