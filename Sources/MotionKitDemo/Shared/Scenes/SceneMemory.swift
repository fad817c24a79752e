// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The data that a scene keeps from one sample to the next, so that the next one costs less.
///
/// It changes no number: a sample with an empty memory has the same bits.
public struct SceneMemory: Sendable {
  /// The springs of a swarm at their last sample.
  var swarm: SwarmReplay?

  /// The numbers of the last field.
  var field: [Float] = []

  /// The particles of the last field.
  private(set) var particles = ParticleBuffer()

  /// Creates an empty memory.
  public init() {}

  /// Calls a body with the kept particles, whose planes have as many numbers as there are
  /// particles, rounded up to a multiple of 16.
  mutating func withParticles(
    _ attributes: ParticleBuffer.Attributes, count: Int, _ body: (inout ParticleBuffer) -> Void
  ) {
    if particles.attributes != attributes || particles.stride != (count + 15) & ~15 {
      particles = ParticleBuffer(attributes: attributes, capacity: count)
    }
    body(&particles)
  }
}
