// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Dissolve.Launch: Described {}

extension Dissolve.Particle: Described {}

extension Dissolve.Stepper: Described {
  package var notation: Notation { call(["": dissolve, "deltaTime": deltaTime, "frame": frame]) }
}
#endif
