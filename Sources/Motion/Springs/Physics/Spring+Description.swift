// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Spring: CustomStringConvertible {
  /// The spring, written as the expression that creates it.
  public var description: String {
    switch definition {
    case .bounce:
      "Spring(duration: \(duration), bounce: \(bounce))"
    case .response:
      "Spring(response: \(response), dampingRatio: \(dampingRatio))"
    case .stiffness:
      "Spring(mass: \(mass), stiffness: \(stiffness), dampingRatio: \(dampingRatio))"
    case .physical:
      "Spring(mass: \(mass), stiffness: \(stiffness), damping: \(damping))"
    }
  }
}
#endif
