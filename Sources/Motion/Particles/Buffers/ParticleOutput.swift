// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The planes of a buffer as the output of an emitter's kernel.
struct ParticleOutput {
  typealias Plane = UnsafeMutablePointer<Float>?

  let x, y, alpha, rotation, scale: Plane
  let red, green, blue, u, v, progress, index: Plane

  init(_ planes: ParticleBuffer.Planes) {
    (x, y, alpha) = (planes[.x], planes[.y], planes[.alpha])
    (rotation, scale) = (planes[.rotation], planes[.scale])
    (red, green, blue) = (planes[.red], planes[.green], planes[.blue])
    (u, v) = (planes[.u], planes[.v])
    (progress, index) = (planes[.progress], planes[.index])
  }

  /// Writes four particles.
  @inline(__always)
  func write(_ lanes: EmitterKernel.Lanes, at slot: Int, startIndex: Int) {
    put(lanes.x, x, slot)
    put(lanes.y, y, slot)
    put(lanes.alpha, alpha, slot)
    put(lanes.rotation, rotation, slot)
    put(lanes.scale, scale, slot)
    put(lanes.red, red, slot)
    put(lanes.green, green, slot)
    put(lanes.blue, blue, slot)
    put(.zero, u, slot)
    put(.zero, v, slot)
    put(lanes.progress, progress, slot)
    if let index {
      for lane in 0..<4 { index[slot + lane] = ParticleOutput.low(startIndex &+ lane) }
    }
  }

  /// Writes one particle of four.
  @inline(__always)
  func write(_ lanes: EmitterKernel.Lanes, _ lane: Int, at slot: Int, index particle: Int) {
    x?[slot] = ParticleOutput.held(lanes.x[lane])
    y?[slot] = ParticleOutput.held(lanes.y[lane])
    alpha?[slot] = ParticleOutput.held(lanes.alpha[lane])
    rotation?[slot] = ParticleOutput.held(lanes.rotation[lane])
    scale?[slot] = ParticleOutput.held(lanes.scale[lane])
    red?[slot] = ParticleOutput.held(lanes.red[lane])
    green?[slot] = ParticleOutput.held(lanes.green[lane])
    blue?[slot] = ParticleOutput.held(lanes.blue[lane])
    u?[slot] = 0
    v?[slot] = 0
    progress?[slot] = ParticleOutput.held(lanes.progress[lane])
    index?[slot] = ParticleOutput.low(particle)
  }

  /// Returns the low 24 bits, which single precision represents exactly.
  @inline(__always)
  private static func low(_ index: Int) -> Float { Float(index & 0xff_ffff) }

  /// Rounds to single precision, clamped to its largest finite magnitude.
  @inline(__always)
  private static func held(_ value: Double) -> Float {
    let most = Double(Float.greatestFiniteMagnitude)
    let bounded = value < most ? value : most
    return Float(bounded >= -most ? bounded : -most)
  }

  @inline(__always)
  private func put(_ values: SIMD4<Double>, _ plane: Plane, _ slot: Int) {
    guard let plane else { return }
    let most = Double(Float.greatestFiniteMagnitude)
    let held = values.held(from: -most, to: most)
    UnsafeMutableRawPointer(plane + slot).storeBytes(
      of: SIMD4<Float>(
        Float(held[0]), Float(held[1]), Float(held[2]), Float(held[3])), as: SIMD4<Float>.self)
  }
}
