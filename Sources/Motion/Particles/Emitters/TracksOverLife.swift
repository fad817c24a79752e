// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The tracks of an emitter over the life of its particles.
///
/// Each is a list of at most one track: an element of an array is read in place, while an optional
/// would be copied, with all its lists, for every particle.
struct TracksOverLife: Hashable, Sendable {
  typealias Vector = SIMD4<Double>

  /// Factors of the scale.
  var scale: [Track<Double>] = []

  /// Factors of the opacity.
  var alpha: [Track<Double>] = []

  /// Factors of red, green, blue and alpha.
  var color: [Track<SIMD4<Double>>] = []

  /// Whether colors or opacities have factors.
  var changeColors: Bool { !alpha.isEmpty || !color.isEmpty }

  /// The components of four colors.
  struct Color {
    var red = Vector.zero
    var green = Vector.zero
    var blue = Vector.zero
    var alpha = Vector.zero
  }

  /// Multiplies four scales by their factors.
  @inline(never)
  func multiply(scale values: inout Vector, _ progress: Vector) {
    if !scale.isEmpty { TracksOverLife.multiply(&values, scale[0], progress) }
  }

  /// Multiplies four colors by their factors.
  @inline(never)
  func multiply(_ values: inout Color, _ progress: Vector) {
    if !alpha.isEmpty { TracksOverLife.multiply(&values.alpha, alpha[0], progress) }
    guard !color.isEmpty else { return }
    for lane in 0..<4 {
      let factor = color[0].value(progress: progress[lane])
      values.red[lane] *= factor.x
      values.green[lane] *= factor.y
      values.blue[lane] *= factor.z
      values.alpha[lane] *= factor.w
    }
  }

  private static func multiply(
    _ values: inout Vector, _ track: Track<Double>, _ progress: Vector
  ) {
    for lane in 0..<4 {
      let product = values[lane] * track.value(progress: progress[lane])
      values[lane] = Swift.max(-1e30, Swift.min(product, 1e30))
    }
  }
}
