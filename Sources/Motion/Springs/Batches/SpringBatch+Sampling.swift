// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SpringBatch {
  /// Evaluates all members at a time.
  ///
  /// - Parameters:
  ///   - time: Seconds; NaN is treated as 0. Before its start a member is at its initial value.
  ///   - values: Receives the positions.
  ///   - velocities: Receives the velocities, in units per second.
  /// - Precondition: Both spans have room for all members.
  /// - Complexity: O(*n*) for *n* members, without allocations.
  @inlinable
  public func sample(
    at time: Double, into values: inout MutableSpan<Scalar>,
    velocities: inout MutableSpan<Scalar>
  ) {
    sample(0..<count, at: time, into: &values, velocities: &velocities)
  }

  /// Evaluates some of the members at a time.
  ///
  /// Each has the bits that it has when all are sampled, so threads can share the work.
  ///
  /// - Parameters:
  ///   - indices: The indices of the members. The first one is written to the start of the spans.
  ///   - time: Seconds. NaN is treated as 0.
  ///   - values: Receives the positions.
  ///   - velocities: Receives the velocities, in units per second.
  /// - Precondition: The indices are those of members, and both spans have room for them.
  @inlinable
  public func sample(
    _ indices: Range<Int>, at time: Double, into values: inout MutableSpan<Scalar>,
    velocities: inout MutableSpan<Scalar>
  ) {
    precondition(
      indices.lowerBound >= 0 && indices.upperBound <= count,
      "indices must be in 0..<\(count), but are \(indices)")
    precondition(
      values.count >= indices.count && velocities.count >= indices.count,
      "values and velocities must have room for \(indices.count) numbers")
    values.withUnsafeMutableBytes { values in
      velocities.withUnsafeMutableBytes { velocities in
        guard let values = values.baseAddress, let velocities = velocities.baseAddress
        else { return }
        withView { $0.sample(indices, in: lists, at: time, values, velocities) }
      }
    }
  }

  /// Evaluates one member at a time.
  ///
  /// - Parameters:
  ///   - index: The index of the member.
  ///   - time: Seconds. NaN is treated as 0.
  /// - Returns: The state, with the bits that it has when all members are sampled.
  /// - Precondition: The index is that of a member.
  @inlinable
  public func state(_ index: Int, at time: Double) -> KinematicState<Scalar> {
    precondition(index >= 0 && index < count, "index must be below \(count), but is \(index)")
    var state = KinematicState(value: Scalar.zero)
    withView { view in
      let (value, velocity) = view.state(index, at: time)
      state = KinematicState(value: Scalar(value), velocity: Scalar(velocity))
    }
    return state
  }

  /// The time from which all members are at rest, in seconds; infinite if one never is.
  ///
  /// Each is at rest ``SpringTrajectory/restTime`` seconds after its start.
  public var restTime: Double {
    var last = 0.0
    for index in 0..<count {
      let member = self[index]
      guard member.value != member.target || member.velocity != 0 else { continue }
      let deadline = laws[slots[index].block].deadlines[slots[index].lane]
      last = Swift.max(last, deadline.isNaN ? member.start + member.spring.restTime : deadline)
    }
    return last
  }
}
