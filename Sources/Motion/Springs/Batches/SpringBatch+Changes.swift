// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SpringBatch {
  /// Advances all members by a time step of any length, in closed form.
  ///
  /// The matrix of a step is computed when its length changes, and is kept while it does not: then
  /// each member costs four multiplications. Members that have come to rest are skipped.
  ///
  /// The state after the step becomes the initial state of each member; earlier times can no longer
  /// be sampled. A member that has not started yet waits for its start.
  ///
  /// - Parameter deltaTime: Seconds. Steps that are not positive, and NaN, change nothing; an
  ///   infinite step leads to rest.
  /// - Complexity: O(*n*) for *n* members, without allocations.
  @inlinable
  public mutating func advance(by deltaTime: Double) {
    guard deltaTime > 0, count > 0 else { return }
    let lists = lists
    withView { view, schedule in view.advance(by: deltaTime, in: lists, &schedule) }
  }

  /// Moves a member toward another target, from its state at a time onwards.
  ///
  /// Position and velocity are continuous.
  ///
  /// - Parameters:
  ///   - index: The index of the member.
  ///   - target: The new target.
  ///   - time: Seconds. NaN is treated as 0, infinities as the greatest finite times.
  /// - Precondition: The index is that of a member, and the target is finite.
  /// - Complexity: O(1): one evaluation.
  @inlinable
  public mutating func retarget(_ index: Int, to target: Scalar, at time: Double) {
    precondition(index >= 0 && index < count, "index must be below \(count), but is \(index)")
    require("target", Double(target), .finite)
    let time = Self.legal(time)
    withView { view, schedule in
      let state = view.state(index, at: time)
      view.set(
        index, state.value, state.velocity, target: Double(target), start: time, &schedule)
    }
  }

  /// Replaces a time by one at which a spring can start.
  @inlinable
  static func legal(_ time: Double) -> Double { time == time ? time.clampedToFinite : 0 }

  /// Moves members toward other targets, from their states at a time onwards.
  ///
  /// - Parameters:
  ///   - indices: The indices of the members.
  ///   - targets: The new targets, in the order of the indices.
  ///   - time: Seconds. NaN is treated as 0, infinities as the greatest finite times.
  /// - Precondition: The indices are those of members, there is a target for each, and all targets
  ///   are finite.
  @inlinable
  public mutating func retarget(
    _ indices: Range<Int>, to targets: Span<Scalar>, at time: Double
  ) {
    targets.withUnsafeBufferPointer { retarget(indices, toAll: $0, at: time) }
  }

  @inlinable
  mutating func retarget(
    _ indices: Range<Int>, toAll targets: UnsafeBufferPointer<Scalar>, at time: Double
  ) {
    precondition(
      indices.lowerBound >= 0 && indices.upperBound <= count,
      "indices must be in 0..<\(count), but are \(indices)")
    precondition(
      targets.count >= indices.count && targets.prefix(indices.count).allSatisfy { $0.isFinite },
      "there must be a finite target for each member")
    guard let targets = targets.baseAddress, !indices.isEmpty else { return }
    let (time, lists) = (Self.legal(time), lists)
    withView { view, schedule in
      view.retarget(
        indices, in: lists, to: UnsafeRawPointer(targets), at: time, &schedule)
    }
  }

  /// Moves members toward other targets, from their states at a time onwards.
  ///
  /// - Parameters:
  ///   - indices: The indices of the members.
  ///   - targets: The new targets, in the order of the indices.
  ///   - time: Seconds. NaN is treated as 0, infinities as the greatest finite times.
  /// - Precondition: The indices are those of members, there is a target for each, and all targets
  ///   are finite.
  @inlinable
  public mutating func retarget(_ indices: Range<Int>, to targets: [Scalar], at time: Double) {
    targets.withUnsafeBufferPointer { retarget(indices, toAll: $0, at: time) }
  }

  /// Adds to the velocity of a member at a time.
  ///
  /// - Parameters:
  ///   - velocity: The change of the velocity, in units per second.
  ///   - index: The index of the member.
  ///   - time: Seconds. NaN is treated as 0, infinities as the greatest finite times.
  /// - Precondition: The index is that of a member, and the velocity is finite.
  @inlinable
  public mutating func addVelocity(_ velocity: Scalar, to index: Int, at time: Double) {
    precondition(index >= 0 && index < count, "index must be below \(count), but is \(index)")
    require("velocity", Double(velocity), .finite)
    let time = Self.legal(time)
    let largest = Double(Scalar.greatestFiniteMagnitude)
    let target = self[index].target
    withView { view, schedule in
      let state = view.state(index, at: time)
      let sum = Scalar(state.velocity) + velocity
      view.set(
        index, state.value, Swift.max(-largest, Swift.min(largest, Double(sum))),
        target: Double(target), start: time, &schedule)
    }
  }

  /// Gives a member another spring, from its state at a time onwards.
  ///
  /// - Parameters:
  ///   - spring: The new spring.
  ///   - index: The index of the member.
  ///   - time: Seconds. NaN is treated as 0, infinities as the greatest finite times.
  /// - Precondition: The index is that of a member.
  @inlinable
  public mutating func setSpring(_ spring: Spring, of index: Int, at time: Double) {
    let state = state(index, at: time)
    self[index] = Member(
      spring: spring, value: state.value, velocity: state.velocity, target: self[index].target,
      start: Self.legal(time))
  }
}
