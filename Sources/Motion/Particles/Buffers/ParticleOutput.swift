// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The planes of a buffer as the output of an emitter.
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

  /// Whether any component of a color but alpha is requested.
  var hasColors: Bool { red != nil || green != nil || blue != nil }
}
