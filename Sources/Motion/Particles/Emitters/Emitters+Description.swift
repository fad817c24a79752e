// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Emitter.Particle: Described {}

extension Emitter.Stream: Described {
  package var notation: Notation { call(["emitter": emitter, "random": random]) }
}
#endif
