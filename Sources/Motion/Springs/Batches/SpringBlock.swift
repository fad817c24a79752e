// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Four springs of one form, whose numbers are read and evaluated together.
///
/// Empty places are evaluated too, without effect.
@frozen
@usableFromInline
struct SpringBlock<Scalar: VectorScalar> {
  @usableFromInline let states: UnsafeMutablePointer<SpringStates<Scalar>>
  @usableFromInline let laws: UnsafeMutablePointer<SpringLaws<Scalar>>

  @inlinable
  init(
    _ states: UnsafeMutablePointer<SpringStates<Scalar>>,
    _ laws: UnsafeMutablePointer<SpringLaws<Scalar>>
  ) {
    (self.states, self.laws) = (states, laws)
  }

  /// The least magnitude at which lanes might overflow.
  @inlinable
  static var leastLarge: Scalar { MemoryLayout<Scalar>.size == 4 ? 0x1p50 : 0x1p800 }

  /// Which springs move at a time, as lanes can evaluate.
  @inline(__always)
  func areMoving(at time: Double) -> SIMDMask<SIMD4<Int64>> {
    states.pointee.starts .< time .& laws.pointee.deadlines .> time
  }

  /// Sets the state and the target of a spring.
  @inlinable
  func set(
    _ lane: Int, _ value: Scalar, _ velocity: Scalar, target: Scalar, start: Double,
    _ schedule: inout SpringSchedule
  ) {
    if laws.pointee.deadlines[inMemory: lane].isNaN { schedule.specialCount -= 1 }
    var deadline = -Double.infinity
    if value != target || velocity != 0 {
      let large = Self.leastLarge
      let isPlain =
        value.magnitude < large && target.magnitude < large && velocity.magnitude < large
      deadline = isPlain ? start + laws.pointee.rests[inMemory: lane] : .nan
      if deadline.isNaN { schedule.specialCount += 1 }
      if deadline < schedule.nextRest { schedule.nextRest = deadline }
    }
    states.pointee.starts[inMemory: lane] = start
    states.pointee.values[inMemory: lane] = value
    states.pointee.velocities[inMemory: lane] = velocity
    states.pointee.targets[inMemory: lane] = target
    laws.pointee.deadlines[inMemory: lane] = deadline
    if start != schedule.time { schedule.isInStep = false }
  }

  /// Sets the states and targets of all four springs, if they move and lanes can evaluate them.
  ///
  /// - Returns: Whether it did.
  @inline(__always)
  func move<L: SpringLanes>(
    _ value: L, _ velocity: L, toward target: L, at time: Double,
    _ schedule: inout SpringSchedule
  ) -> Bool where L.Scalar == Scalar {
    let motion = L.max((value - target).magnitude, velocity.magnitude)
    let greatest = L.max(L.max(value.magnitude, target.magnitude), velocity.magnitude)
    let (before, rest) = (
      L.Time(laws.pointee.deadlines), L.Time(time) + L.Time(laws.pointee.rests)
    )
    guard (L.less(L(0), motion) & L.less(greatest, L(Self.leastLarge))).isAllOnes,
      (L.Time.atMost(rest, rest) & L.Time.atMost(before, before)).isAllOnes
    else { return false }
    states.pointee.starts = SIMD4(repeating: time)
    (states.pointee.values, states.pointee.velocities) = (value.value, velocity.value)
    states.pointee.targets = target.value
    laws.pointee.deadlines = rest.value
    let (first, second) = (rest.value.lowHalf, rest.value.highHalf)
    schedule.nextRest = Swift.min(
      schedule.nextRest, Swift.min(Swift.min(first.x, first.y), Swift.min(second.x, second.y)))
    return true
  }

  /// Empties a place: it seems to move and never comes to rest.
  @inlinable
  func empty(_ lane: Int, next: Int32, _ schedule: inout SpringSchedule) {
    if laws.pointee.deadlines[lane].isNaN { schedule.specialCount -= 1 }
    states.pointee.starts[lane] = -.infinity
    laws.pointee.deadlines[lane] = .infinity
    laws.pointee.members[lane] = next
  }
}

extension SIMD4 {
  /// One number in memory.
  ///
  /// The subscript by an index alone would read or write all four: a read of four that follows a
  /// write of one waits for it.
  @inlinable
  @inline(__always)
  subscript(inMemory lane: Int) -> Scalar {
    mutating get {
      withUnsafeMutableBytes(of: &self) {
        $0.load(fromByteOffset: lane &* MemoryLayout<Scalar>.stride, as: Scalar.self)
      }
    }
    set {
      withUnsafeMutableBytes(of: &self) {
        $0.storeBytes(
          of: newValue, toByteOffset: lane &* MemoryLayout<Scalar>.stride, as: Scalar.self)
      }
    }
  }
}
