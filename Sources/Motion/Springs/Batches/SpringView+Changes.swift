// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SpringView {
  /// Advances all springs by a time step.
  @inline(__always)
  func advance<L: SpringLanes>(
    _ lanes: L.Type, by deltaTime: Double, in lists: SpringLists,
    _ schedule: inout SpringSchedule
  ) {
    let end = schedule.time + deltaTime
    let time = end.clampedToFinite
    defer { schedule.time = time }
    // A longer step might take more turns than lanes reduce.
    guard schedule.isInStep && schedule.specialCount == 0 && deltaTime <= 1 else {
      schedule.isInStep = rebase(lanes, in: lists, at: end, to: time)
      return
    }
    if schedule.deltaTime != deltaTime {
      lists.visit { form, list in
        for index in list { prepare(form, block(lanes, Int(index)), lanes, deltaTime) }
      }
      schedule.deltaTime = deltaTime
    }
    if time < schedule.nextRest {
      step(lanes, to: time)
    } else {
      schedule.nextRest = stepToRest(lanes, to: time)
    }
  }

  /// Makes the states at a time the initial ones of all springs that have started.
  ///
  /// - Returns: Whether all have.
  private func rebase<L: SpringLanes>(
    _ lanes: L.Type, in lists: SpringLists, at end: Double, to time: Double
  ) -> Bool {
    var areAllStarted = true
    forEachBlock(lanes, of: 0..<count, in: lists, at: end) { block, _, value, velocity in
      for lane in 0..<4 where block.laws.pointee.members[lane] >= 0 {
        if block.states.pointee.starts[lane] <= time {
          block.states.pointee.values[lane] = value[lane]
          block.states.pointee.velocities[lane] = velocity[lane]
          block.states.pointee.starts[lane] = time
        } else {
          areAllStarted = false
        }
      }
    }
    return areAllStarted
  }

  /// Moves springs toward other targets.
  @inline(__always)
  func retarget<L: SpringLanes>(
    _ lanes: L.Type, _ range: Range<Int>, in lists: SpringLists,
    to targets: UnsafePointer<L.Scalar>, at time: Double, _ schedule: inout SpringSchedule
  ) {
    let targets = targets - range.lowerBound
    if time != schedule.time { schedule.isInStep = false }
    forEachBlock(lanes, of: range, in: lists, at: time) { block, range, value, velocity in
      let members = block.laws.pointee.members
      if areAll(members, in: range) {
        let target = L(
          SIMD4(
            targets[Int(members[0])], targets[Int(members[1])], targets[Int(members[2])],
            targets[Int(members[3])]))
        if block.move(L(value), L(velocity), toward: target, at: time, &schedule) {
          return
        }
      }
      for lane in 0..<4 where range.contains(Int(members[lane])) {
        block.set(
          lane, value[lane], velocity[lane], target: targets[Int(members[lane])], start: time,
          &schedule)
      }
    }
  }

  /// Computes the matrices of a time step.
  private func prepare<L: SpringLanes>(
    _ form: SpringForm, _ block: SpringBlock<L.Scalar>, _ lanes: L.Type,
    _ deltaTime: Double
  ) {
    // In a short step two exponentials would cancel.
    let form = form == .over ? .near : form
    // A spring that rests earlier is set to its target. One that lanes cannot evaluate, whose time
    // of rest is no number, only rests.
    let time = L.Time.min(L.Time(deltaTime), L.Time(block.laws.pointee.rests))
    let constants = SpringMatrix<L>.Constants(block)
    let matrix = SpringMatrix<L>(form, constants, after: time)
    (block.states.pointee.xx, block.states.pointee.xv) = (matrix.xx.value, matrix.xv.value)
    (block.states.pointee.vx, block.states.pointee.vv) = (matrix.vx.value, matrix.vv.value)
  }

  /// Advances all springs by the prepared step, to a time before which none comes to rest.
  ///
  /// Numbers in empty places are changed too, and are meaningless.
  private func step<L: SpringLanes>(_ lanes: L.Type, to time: Double) {
    for index in 0..<blockCount {
      let block = block(lanes, index)
      let state = SpringMatrix<L>(preparedIn: block).state(block)
      (block.states.pointee.values, block.states.pointee.velocities) = (
        state.value.value, state.velocity.value
      )
      block.states.pointee.starts = SIMD4(repeating: time)
    }
  }

  /// Advances all springs by the prepared step; those past their rest time are at rest.
  ///
  /// - Returns: The time at which the next one comes to rest.
  private func stepToRest<L: SpringLanes>(_ lanes: L.Type, to time: Double) -> Double {
    var next = Double.infinity
    for index in 0..<blockCount {
      let block = block(lanes, index)
      let (deadlines, target) = (block.laws.pointee.deadlines, L(block.states.pointee.targets))
      let isDone = L.Time.atMost(L.Time(deadlines), L.Time(time))
      var state = (value: target, velocity: L(0))
      if !isDone.isAllOnes {
        let done = L.mask(isDone)
        state = SpringMatrix<L>(preparedIn: block).state(block)
        state.value = L.select(done, target, state.value)
        state.velocity = done.inverted & state.velocity
        for lane in 0..<4 where deadlines[lane] > time { next = Swift.min(next, deadlines[lane]) }
      }
      (block.states.pointee.values, block.states.pointee.velocities) = (
        state.value.value, state.velocity.value
      )
      block.states.pointee.starts = SIMD4(repeating: time)
    }
    return next
  }
}
