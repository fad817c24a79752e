// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SpringView {
  /// Evaluates springs at a time.
  @inline(__always)
  func sample<L: SpringLanes>(
    _ lanes: L.Type, _ range: Range<Int>, in lists: SpringLists, at time: Double,
    _ values: UnsafeMutablePointer<L.Scalar>, _ velocities: UnsafeMutablePointer<L.Scalar>
  ) {
    // The index of the first spring of the range corresponds to 0.
    let (values, velocities) = (values - range.lowerBound, velocities - range.lowerBound)
    forEachBlock(lanes, of: range, in: lists, at: time) { block, range, value, velocity in
      let members = block.laws.pointee.members
      let first = Int(members[0])
      if members == SIMD4(repeating: members[0]) &+ SIMD4(0, 1, 2, 3),
        first >= range.lowerBound && first &+ 4 <= range.upperBound
      {
        UnsafeMutableRawPointer(values + first).storeBytes(of: value, as: SIMD4<L.Scalar>.self)
        UnsafeMutableRawPointer(velocities + first).storeBytes(
          of: velocity, as: SIMD4<L.Scalar>.self)
        return
      }
      let areAllIn = areAll(members, in: range)
      for lane in 0..<4 {
        let member = Int(block.laws.pointee.members[inMemory: lane])
        guard areAllIn || range.contains(member) else { continue }
        values[member] = value[lane]
        velocities[member] = velocity[lane]
      }
    }
  }

  /// Whether all members of a block are in a range.
  @inline(__always)
  func areAll(_ members: SIMD4<Int32>, in range: Range<Int>) -> Bool {
    all(
      members .>= Int32(truncatingIfNeeded: range.lowerBound)
        .& members .< Int32(truncatingIfNeeded: range.upperBound))
  }

  /// The work on a block: the block, the range, and the states of its springs at the time.
  typealias Body<L: SpringLanes> = (
    SpringBlock<L.Scalar>, Range<Int>, SIMD4<L.Scalar>, SIMD4<L.Scalar>
  ) -> Void

  /// Evaluates the blocks that have springs of a range.
  ///
  /// A body may change springs of the range that it is given, which is the whole one or a part, and
  /// ignores the others.
  @inline(__always)
  func forEachBlock<L: SpringLanes>(
    _ lanes: L.Type, of range: Range<Int>, in lists: SpringLists, at time: Double,
    _ body: Body<L>
  ) {
    guard range.count <= 2 * blockCount else {
      lists.visit { form, list in evaluate(lanes, form, list, range, at: time, body) }
      return
    }
    // Blocks of a part are listed by form first.
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 4 * 64) { lists in
      for begin in Swift.stride(from: range.lowerBound, to: range.upperBound, by: 64) {
        let part = begin..<Swift.min(begin + 64, range.upperBound)
        let counts = list(lanes, part, lists)
        for form in 0..<4 {
          let list = UnsafeBufferPointer(rebasing: lists[64 * form..<64 * form + counts[form]])
          evaluate(
            lanes, SpringForm(rawValue: Int32(form)) ?? .critical, list, part, at: time, body)
        }
      }
    }
  }

  /// Lists the blocks of at most 64 springs by form.
  private func list<L: SpringLanes>(
    _ lanes: L.Type, _ chunk: Range<Int>, _ lists: UnsafeMutableBufferPointer<Int32>
  ) -> SIMD4<Int> {
    var (counts, last) = (SIMD4<Int>(repeating: 0), -1)
    for index in chunk {
      let slot = slots[index]
      guard slot.block != last else { continue }
      last = slot.block
      // A block is listed with the first of its members in the range.
      let members = block(lanes, last).laws.pointee.members
      guard !any(members .>= Int32(chunk.lowerBound) .& members .< Int32(index)) else { continue }
      let form = Int(slot.form.rawValue)
      lists[64 &* form &+ counts[form]] = Int32(truncatingIfNeeded: last)
      counts[form] &+= 1
    }
    return counts
  }

  /// Evaluates blocks of a form.
  @inline(__always)
  private func evaluate<L: SpringLanes>(
    _ lanes: L.Type, _ form: SpringForm, _ list: UnsafeBufferPointer<Int32>, _ range: Range<Int>,
    at time: Double, _ body: Body<L>
  ) {
    // A larger part of the stack would be allocated.
    let together = 1024 / MemoryLayout<SpringMatrix<L>.Arguments>.stride
    withUnsafeTemporaryAllocation(of: SpringMatrix<L>.Arguments.self, capacity: together) { room in
      guard let room = room.baseAddress else { return }
      for begin in Swift.stride(from: 0, to: list.count, by: together) {
        let end = Swift.min(begin + together, list.count)
        let list = UnsafeBufferPointer(rebasing: list[begin..<end])
        switch form {
        case .swing: evaluate(lanes, KnownSwing.self, list, range, at: time, room, body)
        case .critical: evaluate(lanes, KnownCritical.self, list, range, at: time, room, body)
        case .near: evaluate(lanes, KnownNear.self, list, range, at: time, room, body)
        case .over: evaluate(lanes, KnownOver.self, list, range, at: time, room, body)
        }
      }
    }
  }

  /// Evaluates some blocks of a form that is known, in two stages.
  ///
  /// A stage is so short that the processor works on many blocks at once.
  private func evaluate<L: SpringLanes, Known: KnownForm>(
    _ lanes: L.Type, _ known: Known.Type, _ list: UnsafeBufferPointer<Int32>, _ range: Range<Int>,
    at time: Double,
    _ room: UnsafeMutablePointer<SpringMatrix<L>.Arguments>, _ body: Body<L>
  ) {
    let now = L.Time(time)
    var areMoving = L.Time.less(now, L.Time(.infinity))
    for entry in list.indices {
      let block = block(lanes, Int(list[entry]))
      let starts = L.Time(block.states.pointee.starts)
      areMoving =
        areMoving & L.Time.less(starts, now)
        & L.Time.less(now, L.Time(block.laws.pointee.deadlines))
      room[entry] = SpringMatrix<L>.Arguments(
        Known.form, SpringMatrix<L>.Constants(block), after: now - starts)
    }
    let isEachMoving = areMoving.areAllNegative
    for entry in list.indices {
      let block = block(lanes, Int(list[entry]))
      guard isEachMoving || all(block.areMoving(at: time)) else {
        let state = stateOfAny(lanes, Known.form, block, at: time)
        body(block, range, state.value, state.velocity)
        continue
      }
      let constants = SpringMatrix<L>.Constants(block)
      let state = SpringMatrix<L>(Known.form, constants, room + entry).state(block)
      body(block, range, state.value.value, state.velocity.value)
    }
  }

  /// Evaluates a block of which some springs rest or wait.
  @inline(never)
  private func stateOfAny<L: SpringLanes>(
    _ lanes: L.Type, _ form: SpringForm, _ block: SpringBlock<L.Scalar>,
    at time: Double
  ) -> (value: SIMD4<L.Scalar>, velocity: SIMD4<L.Scalar>) {
    let areMoving = block.areMoving(at: time)
    var state = (value: block.states.pointee.targets, velocity: SIMD4<L.Scalar>.zero)
    if any(areMoving) { state = moved(lanes, form, block, at: time) }
    for lane in 0..<4 where !areMoving[lane] && block.laws.pointee.members[lane] >= 0 {
      (state.value[lane], state.velocity[lane]) = stateOfAny(
        block, lane, Int(block.laws.pointee.members[lane]), at: time)
    }
    return state
  }

  /// Evaluates the springs of a block, which are meaningless where one does not move.
  @inline(never)
  private func moved<L: SpringLanes>(
    _ lanes: L.Type, _ form: SpringForm, _ block: SpringBlock<L.Scalar>, at time: Double
  ) -> (value: SIMD4<L.Scalar>, velocity: SIMD4<L.Scalar>) {
    let elapsed = L.Time(time) - L.Time(block.states.pointee.starts)
    let constants = SpringMatrix<L>.Constants(block)
    let state = SpringMatrix<L>(form, constants, after: elapsed).state(block)
    return (state.value.value, state.velocity.value)
  }

  /// Evaluates a spring in single precision.
  func singleState(_ index: Int, at time: Double) -> (value: Float, velocity: Float) {
    typealias Matrix = SpringMatrix<FloatRegister>
    let slot = slots[index]
    let (block, lane, form) = (block(FloatRegister.self, slot.block), slot.lane, slot.form)
    let states = block.states
    let start = states.pointee.starts[inMemory: lane]
    guard start < time && time < block.laws.pointee.deadlines[inMemory: lane] else {
      return stateOfAny(block, lane, index, at: time)
    }
    let constants = Matrix.Constants(block, lane: lane)
    let state = Matrix(form, constants, after: FloatRegister.Time(time - start)).state(
      FloatRegister(states.pointee.values[inMemory: lane]),
      FloatRegister(states.pointee.velocities[inMemory: lane]),
      toward: FloatRegister(states.pointee.targets[inMemory: lane]))
    return (state.value.value[0], state.velocity.value[0])
  }

  /// Evaluates a spring in double precision, by a step of its own, which has the bits of lanes.
  func doubleState(_ index: Int, at time: Double) -> (value: Double, velocity: Double) {
    let slot = slots[index]
    let (block, lane) = (block(LanePair<DoubleRegister>.self, slot.block), slot.lane)
    let states = block.states
    let start = states.pointee.starts[inMemory: lane]
    guard start < time && time < block.laws.pointee.deadlines[inMemory: lane] else {
      return stateOfAny(block, lane, index, at: time)
    }
    let target = states.pointee.targets[inMemory: lane]
    let state = Spring.Step(moving: springs[index], time: time - start).advanced(
      states.pointee.values[inMemory: lane] - target,
      velocity: states.pointee.velocities[inMemory: lane])
    return (target + state.value, state.velocity)
  }

  /// Evaluates a spring that does not move, or as `SpringTrajectory` does where lanes cannot.
  @inline(never)
  private func stateOfAny<Scalar: VectorScalar>(
    _ block: SpringBlock<Scalar>, _ lane: Int, _ index: Int, at time: Double
  ) -> (value: Scalar, velocity: Scalar) {
    let (value, target) = (block.states.pointee.values[lane], block.states.pointee.targets[lane])
    let velocity = block.states.pointee.velocities[lane]
    let elapsed = time - block.states.pointee.starts[lane]
    let deadline = block.laws.pointee.deadlines[lane]
    if elapsed < 0 { return (value, 0) }
    if deadline <= time { return (target, 0) }
    if elapsed == 0 && deadline == deadline { return (value, velocity) }
    let state = SpringTrajectory(
      from: Double(value), to: Double(target), velocity: Double(velocity), spring: springs[index]
    ).state(at: elapsed)
    return (Scalar(saturating: state.value), Scalar(saturating: state.velocity))
  }
}

extension VectorScalar {
  /// Converts a number, to the largest finite one of its sign if it overflows.
  fileprivate init(saturating number: Double) {
    let largest = Self.greatestFiniteMagnitude
    self = Swift.max(-largest, Swift.min(largest, Self(number)))
  }
}
