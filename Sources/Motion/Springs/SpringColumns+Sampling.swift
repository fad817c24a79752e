// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SpringColumns {
  /// How many blocks are evaluated together.
  private static var blocksTogether: Int { 32 }

  /// Room for what stages hand on, for as many blocks as are evaluated together.
  private struct Room<L: SpringLanes> {
    /// The first slots of blocks of which all springs move.
    let blocks: UnsafeMutablePointer<Int32>

    /// The seconds that have passed.
    let times: UnsafeMutablePointer<Double>

    /// The same in the precision of numbers, and then the second motion of the basis.
    let second: UnsafeMutablePointer<L.Number.Scalar>

    /// The powers of the slow rate, and then the first motion of the basis.
    let first: UnsafeMutablePointer<L.Number.Scalar>
  }

  /// Evaluates springs at a time.
  @inline(__always)
  func sample<L: SpringLanes>(
    _ lanes: L.Type, _ range: Range<Int>, at time: Double,
    _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    typealias Scalar = L.Number.Scalar
    // The numbers of the first spring go to 0.
    let (values, velocities) = (values - range.lowerBound, velocities - range.lowerBound)
    let together = SpringColumns.blocksTogether
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 5 * together) { list in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 4 * together) { times in
        withUnsafeTemporaryAllocation(of: Scalar.self, capacity: 4 * together) { first in
          withUnsafeTemporaryAllocation(of: Scalar.self, capacity: 4 * together) { second in
            guard let list = list.baseAddress, let times = times.baseAddress,
              let first = first.baseAddress, let second = second.baseAddress
            else { return }
            let room = Room<L>(blocks: list, times: times, second: second, first: first)
            if range.count > slotCount / 2 {
              blocks.forEach { kind, blocks in
                sample(room, kind, blocks, range, at: time, values, velocities)
              }
            } else {
              samplePart(room, range, at: time, values, velocities)
            }
          }
        }
      }
    }
  }

  /// Evaluates a few of the springs, whose blocks are listed first.
  @inline(never)
  private func samplePart<L: SpringLanes>(
    _ room: Room<L>, _ range: Range<Int>, at time: Double,
    _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    let together = SpringColumns.blocksTogether
    let lists = room.blocks + together
    for begin in Swift.stride(from: range.lowerBound, to: range.upperBound, by: together) {
      let chunk = begin..<Swift.min(begin + together, range.upperBound)
      var counts = SIMD4<Int32>(repeating: 0)
      for index in chunk {
        let first = slots[index].index & ~3
        // The block comes with the first of its members that is wanted.
        var isFirst = true
        for lane in 0..<4 {
          let member = Int(members[first &+ lane])
          isFirst = isFirst && !(member < index && member >= begin)
        }
        guard isFirst else { continue }
        let kind = Int(slots[index].kind.rawValue)
        lists[kind &* together &+ Int(counts[kind])] = Int32(truncatingIfNeeded: first)
        counts[kind] &+= 1
      }
      for kind in [SpringLaw.Kind.swing, .critical, .near, .over] {
        let list = UnsafeBufferPointer(
          start: lists + Int(kind.rawValue) &* together, count: Int(counts[Int(kind.rawValue)]))
        sample(room, kind, list, chunk, at: time, values, velocities)
      }
    }
  }

  /// Evaluates those springs of blocks of a kind that are in a range.
  @inline(never)
  private func sample<L: SpringLanes>(
    _ room: Room<L>, _ kind: SpringLaw.Kind, _ blocks: UnsafeBufferPointer<Int32>,
    _ range: Range<Int>, at time: Double, _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    switch kind {
    case .swing: sampleAll(room, .swing, blocks, range, at: time, values, velocities)
    case .critical: sampleAll(room, .critical, blocks, range, at: time, values, velocities)
    case .near: sampleAll(room, .near, blocks, range, at: time, values, velocities)
    case .over: sampleAll(room, .over, blocks, range, at: time, values, velocities)
    }
  }

  /// Evaluates those springs of blocks of a kind that are in a range, stage by stage.
  ///
  /// A stage is so short that the processor works on many blocks at once.
  @inline(__always)
  private func sampleAll<L: SpringLanes>(
    _ room: Room<L>, _ kind: SpringLaw.Kind, _ blocks: UnsafeBufferPointer<Int32>,
    _ range: Range<Int>, at time: Double, _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    let isSingle = MemoryLayout<L.Number.Scalar>.size == 4
    let now = L.Time(time)
    var begin = 0
    while begin < blocks.count {
      let end = Swift.min(begin &+ SpringColumns.blocksTogether, blocks.count)
      var count = 0
      while begin < end {
        let first = Int(blocks[begin])
        begin &+= 1
        let place = place(first, isSingle: isSingle)
        let starts = L.times(place.starts)
        let elapsed = now - starts
        if kind == .swing { L.storeTimes(elapsed, to: room.times + 4 &* count) }
        L.store(L.narrowed(elapsed), to: room.second + 4 &* count)
        room.blocks[count] = Int32(truncatingIfNeeded: first)
        // Differences below 0 say that it is before the limit, and after the start.
        if ((now - L.times(place.time(.limit))) & (starts - now)).areAllNegative {
          count &+= 1
        } else {
          sampleAny(L.self, kind, first, range, at: time, values, velocities)
        }
      }
      for entry in 0..<count {
        let place = place(Int(room.blocks[entry]), isSingle: isSingle)
        let time = L.numbers(room.second + 4 &* entry)
        L.store(L.power(time * place.read(L.self, .decay)), to: room.first + 4 &* entry)
      }
      for entry in 0..<count {
        let place = place(Int(room.blocks[entry]), isSingle: isSingle)
        let time = (
          whole: L.times(room.times + 4 &* entry), narrowed: L.numbers(room.second + 4 &* entry)
        )
        let basis = L.basis(
          kind, power: L.numbers(room.first + 4 &* entry), time,
          phase: L.times(place.time(.phase)), fade: place.read(L.self, .fade))
        L.store(basis.first, to: room.first + 4 &* entry)
        L.store(basis.second, to: room.second + 4 &* entry)
      }
      for entry in 0..<count {
        let first = Int(room.blocks[entry])
        let place = place(first, isSingle: isSingle)
        let shares =
          areSharesStale ? place.shares(L.self, kind) : place.storedShares(L.self)
        let state = shares.state(
          SpringBasis(
            first: L.numbers(room.first + 4 &* entry), second: L.numbers(room.second + 4 &* entry)))
        scatter(
          L.self, (place.read(L.self, .target) + state.displacement, state.velocity), first, range,
          values, velocities)
      }
    }
  }

  /// Writes the states of the springs of a block that are in a range.
  @inline(__always)
  private func scatter<L: SpringLanes>(
    _ lanes: L.Type, _ state: (value: L.Number, velocity: L.Number), _ first: Int,
    _ range: Range<Int>, _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    let members = UnsafeRawPointer(members + first).loadUnaligned(as: SIMD4<Int32>.self)
    let member = Int(members[0])
    if members == SIMD4(repeating: members[0]) &+ SIMD4(0, 1, 2, 3),
      member >= range.lowerBound, member &+ 4 <= range.upperBound
    {
      L.store(state.value, to: values + member)
      L.store(state.velocity, to: velocities + member)
      return
    }
    for lane in 0..<4 {
      let member = Int(members[lane])
      guard member >= range.lowerBound && member < range.upperBound else { continue }
      values[member] = L.lane(state.value, lane)
      velocities[member] = L.lane(state.velocity, lane)
    }
  }

  /// Evaluates the springs of a block of a kind that are in a range, whatever they do.
  @inline(never)
  private func sampleAny<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, _ first: Int, _ range: Range<Int>, at time: Double,
    _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    typealias Number = L.Number
    let place = place(first, isSingle: MemoryLayout<Number.Scalar>.size == 4)
    let (now, none) = (L.Time(time), L.Time(0))
    let elapsed = now - L.times(place.starts)
    let deadline = L.times(place.time(.deadline))
    let isDone = L.Time.atMost(deadline, now)
    let isEarly = L.Time.less(elapsed, none)
    // A deadline that is NaN belongs to a spring for which single steps are taken.
    let isBefore = isEarly | (L.Time.atMost(elapsed, none) & L.Time.atMost(deadline, deadline))
    let target = place.read(lanes, .target)
    var state = (value: target, velocity: Number(0))
    if !(isDone | isBefore).isAllOnes {
      switch kind {
      case .swing: state = place.moved(lanes, .swing, after: elapsed)
      case .critical: state = place.moved(lanes, .critical, after: elapsed)
      case .near: state = place.moved(lanes, .near, after: elapsed)
      case .over: state = place.moved(lanes, .over, after: elapsed)
      }
    }
    let (done, before) = (L.mask(isDone), L.mask(isBefore))
    state.value = Number.select(
      before, place.read(lanes, .value), Number.select(done, target, state.value))
    state.velocity = Number.select(
      before, L.mask(isEarly).inverted & place.read(lanes, .velocity),
      done.inverted & state.velocity)
    scatter(lanes, state, first, range, values, velocities)
    let isMoving = L.Time.less(now, L.times(place.time(.limit)))
    if !(isMoving | isDone | isBefore).isAllOnes {
      for slot in first..<first + 4 {
        let member = Int(members[slot])
        guard range.contains(member) else { continue }
        patch(member, at: time, values + member, velocities + member)
      }
    }
  }

  /// Evaluates a spring that does not move, or that groups of lanes cannot evaluate.
  @inline(never)
  func stateOfAny<Scalar: BinaryFloatingPoint>(
    _ index: Int, at time: Double, _ type: Scalar.Type
  ) -> (value: Double, velocity: Double) {
    let place = place(of: index)
    let elapsed = time - place.starts.pointee
    let deadline = place.time(.deadline).pointee
    var value = place.number(.value, type).pointee
    var velocity = Scalar.zero
    if elapsed < 0 { return (Double(value), 0) }
    if deadline <= time { return (Double(place.number(.target, type).pointee), 0) }
    velocity = place.number(.velocity, type).pointee
    patch(index, at: time, &value, &velocity)
    return (Double(value), Double(velocity))
  }

  /// Evaluates a spring as ``SpringTrajectory`` does where groups of lanes cannot.
  @inline(never)
  func patch<Scalar: BinaryFloatingPoint>(
    _ index: Int, at time: Double, _ value: UnsafeMutablePointer<Scalar>,
    _ velocity: UnsafeMutablePointer<Scalar>
  ) {
    let place = place(of: index)
    let elapsed = time - place.starts.pointee
    let deadline = place.time(.deadline).pointee
    guard !(deadline <= time), elapsed > 0 || (elapsed == 0 && deadline.isNaN) else { return }
    guard !(time < place.time(.limit).pointee) else { return }
    let state = SpringTrajectory(
      from: Double(place.number(.value, Scalar.self).pointee),
      to: Double(place.number(.target, Scalar.self).pointee),
      velocity: Double(place.number(.velocity, Scalar.self).pointee), spring: springs[index]
    ).state(at: elapsed)
    value.pointee = SpringColumns.saturated(state.value)
    velocity.pointee = SpringColumns.saturated(state.velocity)
  }

  /// A number of another precision, or the largest finite one of its sign.
  static func saturated<Scalar: BinaryFloatingPoint>(_ number: Double) -> Scalar {
    let largest = Scalar.greatestFiniteMagnitude
    let scalar = Scalar(number)
    return scalar > largest ? largest : scalar < -largest ? -largest : scalar
  }
}
