// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SpringColumns {
  /// Moves springs toward other targets.
  @usableFromInline
  func retarget(
    _ range: Range<Int>, to targets: UnsafeRawPointer, at time: Double,
    _ summary: inout SpringSummary
  ) {
    let time = SpringColumns.legal(time)
    isSingle
      ? retarget(
        FloatSpringLanes.self, range, to: targets.assumingMemoryBound(to: Float.self),
        at: time, &summary)
      : retarget(
        DoubleSpringLanes.self, range, to: targets.assumingMemoryBound(to: Double.self),
        at: time, &summary)
    if time != summary.time { summary.isInStep = false }
  }

  @inline(__always)
  private func retarget<L: SpringLanes>(
    _ lanes: L.Type, _ range: Range<Int>, to targets: UnsafePointer<L.Number.Scalar>,
    at time: Double, _ summary: inout SpringSummary
  ) {
    guard range.count > slotCount / 2 else {
      retargetPart(lanes, range, to: targets, at: time, &summary)
      return
    }
    let targets = targets - range.lowerBound
    withRoom(lanes) { room in
      blocks.visit { kind, blocks in
        retarget(room, kind, blocks, range, to: targets, at: time, &summary)
      }
    }
  }

  /// Moves some of the springs toward other targets.
  @inline(never)
  private func retargetPart<L: SpringLanes>(
    _ lanes: L.Type, _ range: Range<Int>, to targets: UnsafePointer<L.Number.Scalar>,
    at time: Double, _ summary: inout SpringSummary
  ) {
    forEachChunk(of: range, L.Number.Scalar.self) { chunk, values, velocities in
      sample(
        chunk, at: time, UnsafeMutableRawPointer(values), UnsafeMutableRawPointer(velocities))
      for (offset, index) in chunk.enumerated() {
        pointers(of: index).setWithoutShares(
          values[offset], velocities[offset], target: targets[index - range.lowerBound],
          start: time, &summary)
      }
      var last = -1
      for index in chunk {
        let first = slots[index].index & ~3
        guard first != last else { continue }
        last = first
        block(first, isSingle: MemoryLayout<L.Number.Scalar>.size == 4)
          .refreshShares(lanes, slots[index].kind)
      }
    }
  }

  /// Moves those springs of blocks of a kind that are in a range toward other targets.
  ///
  /// Each block gets its new numbers at once, in the second stage of a sample.
  @inline(never)
  private func retarget<L: SpringLanes>(
    _ room: Room<L>, _ kind: SpringLaw.Kind, _ blocks: UnsafeBufferPointer<Int32>,
    _ range: Range<Int>, to targets: UnsafePointer<L.Number.Scalar>, at time: Double,
    _ summary: inout SpringSummary
  ) {
    for begin in Swift.stride(from: 0, to: blocks.count, by: SpringColumns.blocksTogether) {
      let end = Swift.min(begin + SpringColumns.blocksTogether, blocks.count)
      var list = UnsafeBufferPointer(rebasing: blocks[begin..<end])
      if !start(room, kind, list, at: time) {
        list = moving(room, list, at: time) { first in
          retargetAny(L.self, kind, first, range, to: targets, at: time, &summary)
        }
        _ = start(room, kind, list, at: time)
      }
      switch kind {
      case .swing: lead(room, .swing, list, range, to: targets, at: time, &summary)
      case .critical: lead(room, .critical, list, range, to: targets, at: time, &summary)
      case .near: lead(room, .near, list, range, to: targets, at: time, &summary)
      case .over: lead(room, .over, list, range, to: targets, at: time, &summary)
      }
    }
  }

  /// Moves blocks of which all springs move toward other targets.
  @inline(__always)
  private func lead<L: SpringLanes>(
    _ room: Room<L>, _ kind: SpringLaw.Kind, _ list: UnsafeBufferPointer<Int32>,
    _ range: Range<Int>, to targets: UnsafePointer<L.Number.Scalar>, at time: Double,
    _ summary: inout SpringSummary
  ) {
    typealias Number = L.Number
    let lanes = L.self
    let (now, none) = (L.Time(time), Number(0))
    let largest = Number(SpringPointers.leastLarge(Number.Scalar.self))
    var nextRest = L.Time(summary.nextRest)
    for entry in list.indices {
      let first = Int(list[entry])
      let pointers = block(first, isSingle: MemoryLayout<Number.Scalar>.size == 4)
      let state = pointers.shares(L.self, kind, areStale: areSharesStale)
        .state(room.basis(kind, entry))
      let (value, velocity) = (pointers.read(L.self, .target) + state.displacement, state.velocity)
      guard range.count == count && SpringBlock(members + first).isFull else {
        set(lanes, kind, first, (value, velocity), range, to: targets, at: time, &summary)
        continue
      }
      let target = L.numbers { targets[Int(members[first &+ $0])] }
      let displacement = value - target
      let magnitudes = (
        value: value.magnitude, target: target.magnitude, velocity: velocity.magnitude
      )
      let greatest = Number.max(
        Number.max(magnitudes.value, magnitudes.target), magnitudes.velocity)
      let motion = Number.max(displacement.magnitude, magnitudes.velocity)
      guard (Number.less(greatest, largest) & Number.less(none, motion)).isAllOnes else {
        set(lanes, kind, first, (value, velocity), range, to: targets, at: time, &summary)
        continue
      }
      pointers.write(L.self, value, .value)
      pointers.write(L.self, velocity, .velocity)
      pointers.write(L.self, target, .target)
      pointers.write(L.self, pointers.shares(L.self, kind, displacement, velocity))
      let deadline = now + L.times(pointers.time(.rest))
      nextRest = L.Time.min(nextRest, deadline)
      L.storeTimes(deadline, to: pointers.time(.deadline))
      L.storeTimes(now + L.times(pointers.time(.reach)), to: pointers.time(.limit))
      L.storeTimes(now, to: pointers.starts)
    }
    for lane in 0..<L.width {
      summary.nextRest = Swift.min(summary.nextRest, L.time(nextRest, lane))
    }
  }

  /// Moves those springs of a block that are in a range toward other targets, whatever their state.
  @inline(never)
  private func retargetAny<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, _ first: Int, _ range: Range<Int>,
    to targets: UnsafePointer<L.Number.Scalar>, at time: Double, _ summary: inout SpringSummary
  ) {
    let state = stateOfAny(lanes, kind, first, at: time)
    set(
      lanes, kind, first, (state.value, state.velocity), range, to: targets, at: time, &summary,
      isWhole: state.isWhole)
  }

  /// Sets the state and the target of those springs of a block that are in a range.
  @inline(never)
  private func set<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, _ first: Int,
    _ state: (value: L.Number, velocity: L.Number), _ range: Range<Int>,
    to targets: UnsafePointer<L.Number.Scalar>, at time: Double, _ summary: inout SpringSummary,
    isWhole: Bool = true
  ) {
    for lane in 0..<4 {
      let member = Int(members[first + lane])
      guard range.contains(member) else { continue }
      var (value, velocity) = (L.lane(state.value, lane), L.lane(state.velocity, lane))
      if !isWhole { patch(member, at: time, &value, &velocity) }
      pointers(of: member).setWithoutShares(
        value, velocity, target: targets[member], start: time, &summary)
    }
    block(first, isSingle: MemoryLayout<L.Number.Scalar>.size == 4).refreshShares(lanes, kind)
  }
}
