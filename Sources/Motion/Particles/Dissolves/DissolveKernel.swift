// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The loops over the planes of a dissolve.
///
/// They read and write each plane once, which determines their cost. Whole registers and the
/// remainder have the same operations, so the bits of a particle do not depend on its index in the
/// buffer.
enum DissolveKernel {
  private typealias Register = SIMD8<Float>

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
    let (zero, one) = (Register.zero, Register(repeating: 1))
    var index = 0
    while index &+ 8 <= count {
      var alpha = (load(lifetime + index) - time.register(index)) * wide
      alpha.replace(with: zero, where: alpha .< zero)
      alpha.replace(with: one, where: alpha .> one)
      store(alpha, target + index)
      index &+= 8
    }
    while index < count {
      let alpha = (lifetime[index] - time[index]) * inverseFade
      target[index] = alpha < 0 ? 0 : alpha > 1 ? 1 : alpha
      index &+= 1
    }
  }

  @inline(__always)
  private static func load(_ start: UnsafePointer<Float>) -> Register {
    UnsafeRawPointer(start).loadUnaligned(as: Register.self)
  }

  @inline(__always)
  private static func store(_ register: Register, _ start: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(start).storeBytes(of: register, as: Register.self)
  }
}
