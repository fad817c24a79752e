// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The topic of a scene, which is its heading in the list.
public enum SceneGroup: String, CaseIterable, Sendable {
  /// Springs and easings with all of their parameters.
  case explorers = "Explorers"

  /// Motions along keyframes and paths, once or repeated.
  case keyframes = "Keyframes and paths"

  /// Content that comes, goes or changes.
  case transitions = "Transitions"

  /// Waves, meshes, and shapes that deform.
  case ripples = "Ripples and meshes"

  /// Emitters and dissolves.
  case particles = "Particles"

  /// Motions that a hand drags or feels.
  case handsOn = "Hands on"
}

#if !hasFeature(Embedded)
extension SceneGroup: Encodable {}
#endif
