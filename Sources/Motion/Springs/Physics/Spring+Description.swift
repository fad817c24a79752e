// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Spring: Described {
  package var notation: Notation {
    switch definition {
    case .bounce: call(["duration": duration, "bounce": bounce])
    case .response: call(["response": response, "dampingRatio": dampingRatio])
    case .stiffness: call(["mass": mass, "stiffness": stiffness, "dampingRatio": dampingRatio])
    case .physical: call(["mass": mass, "stiffness": stiffness, "damping": damping])
    }
  }
}
#endif
