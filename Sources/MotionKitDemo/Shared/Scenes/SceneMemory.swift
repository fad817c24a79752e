// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The data that a scene keeps from one sample to the next, so that the next one costs less.
///
/// It changes no number: a sample with an empty memory has the same bits.
public struct SceneMemory: Sendable {
  /// The springs of a swarm at their last sample.
  var swarm: SwarmReplay?

  /// Creates an empty memory.
  public init() {}
}
