// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The tracks of an emitter over the life of its particles.
///
/// Each is a list of at most one track: an element of an array is read in place, while an optional
/// would be copied, with all its lists, for every particle.
struct TracksOverLife: Hashable, Sendable {
  /// Factors of the scale.
  var scale: [Track<Double>] = []

  /// Factors of the opacity.
  var alpha: [Track<Double>] = []

  /// Factors of red, green, blue and alpha.
  var color: [Track<SIMD4<Double>>] = []
}
