// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Spring {
  /// A spring in the parameters of another system.
  public enum Equivalent: Hashable, Sendable {
    /// A spring of WebKit's CSS, without its velocity.
    ///
    /// WebKit writes `spring(mass stiffness damping initialVelocity)`.
    case css(mass: Double = 1, stiffness: Double = 100, damping: Double = 10)

    /// A spring of Compose, whose mass is 1.
    ///
    /// Compose writes `spring(dampingRatio, stiffness)`.
    case compose(dampingRatio: Double = 1, stiffness: Double = 1500)

    /// A spring of Flutter.
    ///
    /// Flutter writes `SpringDescription(mass:stiffness:damping:)`.
    case flutter(mass: Double, stiffness: Double, damping: Double)

    /// A spring of Flutter, given by its damping ratio.
    ///
    /// Flutter writes `SpringDescription.withDampingRatio(mass:stiffness:ratio:)`.
    case flutterRatio(mass: Double, stiffness: Double, ratio: Double = 1)

    /// A spring of Core Animation.
    ///
    /// The parameters are properties of `CASpringAnimation`.
    case coreAnimation(mass: Double = 1, stiffness: Double = 100, damping: Double = 10)

    /// A spring of react-spring.
    ///
    /// In react-spring, `tension` is the stiffness and `friction` the damping.
    case tension(Double = 170, friction: Double = 26, mass: Double = 1)
  }

  /// Creates the spring that the parameters of another system describe.
  ///
  /// Damping ratios above 1 are kept, as in those systems.
  ///
  /// - Precondition: As for the initializer with the same parameters.
  public init(matching equivalent: Equivalent) {
    switch equivalent {
    case .css(let mass, let stiffness, let damping),
      .flutter(let mass, let stiffness, let damping),
      .coreAnimation(let mass, let stiffness, let damping),
      .tension(let stiffness, let damping, let mass):
      self.init(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    case .compose(let dampingRatio, let stiffness):
      self.init(mass: 1, stiffness: stiffness, dampingRatio: dampingRatio)
    case .flutterRatio(let mass, let stiffness, let ratio):
      self.init(mass: mass, stiffness: stiffness, dampingRatio: ratio)
    }
  }
}
