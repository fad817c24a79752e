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
  func write(_ lanes: EmitterKernel.Lanes, at place: Int, startIndex: Int) {
    put(lanes.x, x, place)
    put(lanes.y, y, place)
    put(lanes.alpha, alpha, place)
    put(lanes.rotation, rotation, place)
    put(lanes.scale, scale, place)
    put(lanes.red, red, place)
    put(lanes.green, green, place)
    put(lanes.blue, blue, place)
    put(.zero, u, place)
    put(.zero, v, place)
    put(lanes.progress, progress, place)
    if let index {
      for lane in 0..<4 { index[place + lane] = ParticleOutput.low(startIndex &+ lane) }
    }
  }

  /// Writes one particle of four.
  @inline(__always)
  func write(_ lanes: EmitterKernel.Lanes, _ lane: Int, at place: Int, index particle: Int) {
    x?[place] = ParticleOutput.held(lanes.x[lane])
    y?[place] = ParticleOutput.held(lanes.y[lane])
    alpha?[place] = ParticleOutput.held(lanes.alpha[lane])
    rotation?[place] = ParticleOutput.held(lanes.rotation[lane])
    scale?[place] = ParticleOutput.held(lanes.scale[lane])
    red?[place] = ParticleOutput.held(lanes.red[lane])
    green?[place] = ParticleOutput.held(lanes.green[lane])
    blue?[place] = ParticleOutput.held(lanes.blue[lane])
    u?[place] = 0
    v?[place] = 0
    progress?[place] = ParticleOutput.held(lanes.progress[lane])
    index?[place] = ParticleOutput.low(particle)
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
  private func put(_ values: SIMD4<Double>, _ plane: Plane, _ place: Int) {
    guard let plane else { return }
    let most = Double(Float.greatestFiniteMagnitude)
    let held = values.held(from: -most, to: most)
    UnsafeMutableRawPointer(plane + place).storeBytes(
      of: SIMD4<Float>(
        Float(held[0]), Float(held[1]), Float(held[2]), Float(held[3])), as: SIMD4<Float>.self)
  }
}
