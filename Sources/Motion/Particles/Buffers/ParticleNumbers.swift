// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The numbers of consecutive particles, for a loop over them.
protocol ParticleNumbers {
  /// Returns the number of a particle.
  subscript(index: Int) -> Float { get }

  /// Returns the numbers of eight particles.
  func register(_ index: Int) -> SIMD8<Float>
}

/// Numbers that are consecutive in memory.
struct ParticleColumn: ParticleNumbers {
  let start: UnsafePointer<Float>

  @inline(__always)
  subscript(index: Int) -> Float { start[index] }

  @inline(__always)
  func register(_ index: Int) -> SIMD8<Float> {
    UnsafeRawPointer(start + index).loadUnaligned(as: SIMD8<Float>.self)
  }
}

/// One number for all particles.
struct CommonNumber: ParticleNumbers {
  let number: Float

  @inline(__always)
  subscript(index: Int) -> Float { number }

  @inline(__always)
  func register(_ index: Int) -> SIMD8<Float> { SIMD8(repeating: number) }
}
