// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Expectation where Motion: Trajectory {
  /// Expects that a motion of one's own keeps what the protocol of trajectories asks of it.
  ///
  /// It is sampled at hostile times and in several orders, its stretches, events, peaks, levels and
  /// settling times are compared with dense samples, and its value with the integral of its
  /// velocity. The same is asked of random motions that are made of it by the combinators, one or
  /// two around each other. If one of them fails, combinators are left out as long as the smaller
  /// motion still fails, and the message holds the smallest.
  ///
  /// Components of single precision are compared with fewer digits, and only by themselves.
  ///
  /// - Parameters:
  ///   - cases: How many random motions are made of each component.
  ///   - seed: Where their random numbers begin. The same seed makes the same motions everywhere.
  /// - Returns: The expectation.
  /// - Throws: An ``ExpectationFailure`` if that is not so.
  /// - Complexity: O(cases): a few thousand samples of each, a second for a spring in a debug build.
  @discardableResult
  public func obeysLaws(cases: Int = 24, seed: UInt64 = 1) throws(ExpectationFailure) -> Self {
    if let flaw = ConformerLaws.flaw(of: motion) { throw failure("The motion \(flaw).") }
    guard !ConformerLaws.isSingle(Motion.Value.self) else { return self }
    let count = Motion.Value.componentCount
    for component in 0..<count {
      let name = count == 1 ? "the motion" : "component \(component) of the motion"
      let number = number(component)
      // A slope that is nearly vertical is compared with half the digits.
      let isSteep =
        number.restTime < .infinity && number.isAnalyzable
        && number.peakSpeed * number.duration > 1e4 * number.maximumDistanceFromEnd
      let leaf = RandomMotion(name, isAuthored: false, isSteep: isSteep, number)
      try obeysLaws(leaf)
      var random = RandomMotions(seed: seed)
      for index in 0..<max(0, cases) {
        let once = random.tree(1, over: leaf)
        try obeysLaws(index % 2 == 0 ? once : random.tree(1, over: once))
      }
    }
    return self
  }

  /// Returns the motion of a component; of a number that is the motion itself, with its own answers.
  func number(_ component: Int) -> AnyTrajectory<Double> {
    if let numbers = motion as? any Trajectory<Double> { return AnyTrajectory(numbers) }
    return AnyTrajectory(motion.mapped(through: ComponentMap(index: component)))
  }

  private func obeysLaws(_ tree: RandomMotion) throws(ExpectationFailure) {
    for law in MotionLaws.all where law(tree) != nil {
      let smallest = tree.shrunk(law)
      throw failure("A law is broken: \(law(smallest) ?? "").", "The smallest motion:\n\(smallest)")
    }
  }
}

/// One component of a value, as a number.
private struct ComponentMap<Value: VectorSpace>: LinearMap {
  let index: Int

  func callAsFunction(_ value: Value) -> Double { value[component: index] }

  func adjoint(of direction: Double) -> Value? {
    var axis = Value.zero
    axis[component: index] = direction
    return axis
  }
}
