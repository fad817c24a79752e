// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SpringColumns {
  /// The number of blocks that are evaluated together.
  ///
  /// The results of their first stage fit into two parts of the stack of 1024 bytes; larger ones
  /// would be allocated.
  static var blocksTogether: Int { 16 }

  /// Room for the results of the first stage of the blocks that are evaluated together.
  struct Room<L: SpringLanes> {
    /// The first slots of blocks of which all springs move.
    let list: UnsafeMutablePointer<Int32>

    /// Two columns for each block: the first arguments of its basis.
    let first: UnsafeMutablePointer<L.Number.Scalar>

    /// Two columns for each block: the second arguments of its basis.
    let second: UnsafeMutablePointer<L.Number.Scalar>

    /// Writes the arguments of a basis.
    @inline(__always)
    func write(_ arguments: SpringArguments<L.Number>, _ kind: SpringLaw.Kind, _ entry: Int) {
      let (first, second) = (first + 8 &* entry, second + 8 &* entry)
      L.store(arguments.first.pattern, to: first)
      L.store(arguments.first.rest, to: first + 4)
      if kind == .swing || kind == .over {
        L.store(arguments.second.pattern, to: second)
      }
      L.store(arguments.second.rest, to: second + 4)
    }

    /// Evaluates a basis at the arguments that were written.
    @inline(__always)
    func basis(_ kind: SpringLaw.Kind, _ entry: Int) -> SpringBasis<L.Number> {
      let (first, second) = (first + 8 &* entry, second + 8 &* entry)
      // Reading the bytes before the numbers avoids extracting them from these.
      let (firstBytes, secondBytes) = (lastBytes(first), lastBytes(second))
      return L.basis(
        kind,
        SpringArguments(
          first: SplitNumber(pattern: L.numbers(first), rest: L.numbers(first + 4)),
          second: SplitNumber(pattern: L.numbers(second), rest: L.numbers(second + 4))),
        { firstBytes[$0] }, { secondBytes[$0] })
    }

    /// Reads the last bytes of the patterns of a column.
    @inline(__always)
    private func lastBytes(_ start: UnsafePointer<L.Number.Scalar>) -> SIMD4<UInt8> {
      let size = MemoryLayout<L.Number.Scalar>.size
      let bytes = UnsafeRawPointer(start) + (UInt16(1).littleEndian == 1 ? 0 : size &- 1)
      func byte(_ lane: Int) -> UInt8 { bytes.load(fromByteOffset: lane &* size, as: UInt8.self) }
      return SIMD4(byte(0), byte(1), byte(2), byte(3))
    }
  }

  /// Evaluates springs at a time.
  @inline(__always)
  func sample<L: SpringLanes>(
    _ lanes: L.Type, _ range: Range<Int>, at time: Double,
    _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    // The index of the first spring corresponds to 0.
    let (values, velocities) = (values - range.lowerBound, velocities - range.lowerBound)
    withRoom(lanes) { room in
      if range.count > slotCount / 2 {
        blocks.visit { kind, blocks in
          sample(room, kind, blocks, range, at: time, values, velocities)
        }
      } else {
        samplePart(room, range, at: time, values, velocities)
      }
    }
  }

  /// Makes room for the results of the first stage.
  @inline(__always)
  func withRoom<L: SpringLanes>(_ lanes: L.Type, _ body: (Room<L>) -> Void) {
    typealias Scalar = L.Number.Scalar
    typealias Register = SpringColumns.Register
    let together = SpringColumns.blocksTogether
    let registers = together * 8 * MemoryLayout<Scalar>.size / MemoryLayout<Register>.size
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: together) { list in
      withUnsafeTemporaryAllocation(of: Register.self, capacity: registers) { first in
        withUnsafeTemporaryAllocation(of: Register.self, capacity: registers) { second in
          guard let list = list.baseAddress,
            let first = UnsafeMutableRawPointer(first.baseAddress),
            let second = UnsafeMutableRawPointer(second.baseAddress)
          else { return }
          body(
            Room<L>(
              list: list, first: first.assumingMemoryBound(to: Scalar.self),
              second: second.assumingMemoryBound(to: Scalar.self)))
        }
      }
    }
  }

  /// Evaluates some of the springs, listing their blocks by kind first.
  @inline(never)
  private func samplePart<L: SpringLanes>(
    _ room: Room<L>, _ range: Range<Int>, at time: Double,
    _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 4 * 64) { lists in
      for begin in Swift.stride(from: range.lowerBound, to: range.upperBound, by: 64) {
        let chunk = begin..<Swift.min(begin + 64, range.upperBound)
        var counts = SIMD4<Int>(repeating: 0)
        var last = -1
        for index in chunk {
          let first = slots[index].index & ~3
          guard first != last else { continue }
          last = first
          // A block is listed with the first of its members in the range.
          let members = UnsafeRawPointer(members + first).loadUnaligned(as: SIMD4<Int32>.self)
          guard !any(members .>= Int32(begin) .& members .< Int32(index)) else { continue }
          let kind = Int(slots[index].kind.rawValue)
          lists[64 &* kind &+ counts[kind]] = Int32(truncatingIfNeeded: first)
          counts[kind] &+= 1
        }
        for raw in 0..<4 {
          guard let kind = SpringLaw.Kind(rawValue: Int32(raw)) else { continue }
          let list = UnsafeBufferPointer(rebasing: lists[64 * raw..<64 * raw + counts[raw]])
          sample(room, kind, list, chunk, at: time, values, velocities)
        }
      }
    }
  }

  /// Evaluates those springs of blocks of a kind that are in a range, stage by stage.
  ///
  /// A stage is so short that the processor works on many blocks at once.
  @inline(never)
  private func sample<L: SpringLanes>(
    _ room: Room<L>, _ kind: SpringLaw.Kind, _ blocks: UnsafeBufferPointer<Int32>,
    _ range: Range<Int>, at time: Double, _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    for begin in Swift.stride(from: 0, to: blocks.count, by: SpringColumns.blocksTogether) {
      let end = Swift.min(begin + SpringColumns.blocksTogether, blocks.count)
      var list = UnsafeBufferPointer(rebasing: blocks[begin..<end])
      if !start(room, kind, list, at: time) {
        list = moving(room, list, at: time) { first in
          sampleAny(L.self, kind, first, range, at: time, values, velocities)
        }
        _ = start(room, kind, list, at: time)
      }
      guard !areSharesStale else {
        finishStale(room, kind, list, range, values, velocities)
        continue
      }
      switch kind {
      case .swing: finishSwings(room, list, range, values, velocities)
      case .critical: finishCriticals(room, list, range, values, velocities)
      case .near: finishNears(room, list, range, values, velocities)
      case .over: finishOvers(room, list, range, values, velocities)
      }
    }
  }

  /// Computes the arguments of the bases of blocks of a kind.
  ///
  /// - Returns: Whether all their springs move; if not, the arguments are meaningless.
  @inline(__always)
  func start<L: SpringLanes>(
    _ room: Room<L>, _ kind: SpringLaw.Kind, _ list: UnsafeBufferPointer<Int32>, at time: Double
  ) -> Bool {
    switch kind {
    case .swing: startSwings(room, list, at: time)
    case .critical: startCriticals(room, list, at: time)
    case .near: startNears(room, list, at: time)
    case .over: startOvers(room, list, at: time)
    }
  }

  // One function for each kind and each stage: one function for all would not have enough
  // registers.

  @inline(never)
  private func startSwings<L: SpringLanes>(
    _ room: Room<L>, _ list: UnsafeBufferPointer<Int32>, at time: Double
  ) -> Bool {
    startEach(room, .swing, list, at: time)
  }

  @inline(never)
  private func startCriticals<L: SpringLanes>(
    _ room: Room<L>, _ list: UnsafeBufferPointer<Int32>, at time: Double
  ) -> Bool {
    startEach(room, .critical, list, at: time)
  }

  @inline(never)
  private func startNears<L: SpringLanes>(
    _ room: Room<L>, _ list: UnsafeBufferPointer<Int32>, at time: Double
  ) -> Bool {
    startEach(room, .near, list, at: time)
  }

  @inline(never)
  private func startOvers<L: SpringLanes>(
    _ room: Room<L>, _ list: UnsafeBufferPointer<Int32>, at time: Double
  ) -> Bool {
    startEach(room, .over, list, at: time)
  }

  /// Computes the arguments of the bases of blocks of a kind that is known.
  @inline(__always)
  private func startEach<L: SpringLanes>(
    _ room: Room<L>, _ kind: SpringLaw.Kind, _ list: UnsafeBufferPointer<Int32>, at time: Double
  ) -> Bool {
    let now = L.Time(time)
    var (latestStart, leastLimit) = (L.Time(-.infinity), L.Time(.infinity))
    for entry in list.indices {
      let pointers = block(Int(list[entry]), isSingle: MemoryLayout<L.Number.Scalar>.size == 4)
      let starts = L.times(pointers.starts)
      latestStart = L.Time.max(latestStart, starts)
      leastLimit = L.Time.min(leastLimit, L.times(pointers.time(.limit)))
      room.write(pointers.arguments(L.self, kind, after: now - starts), kind, entry)
    }
    return (L.Time.less(latestStart, now) & L.Time.less(now, leastLimit)).areAllNegative
  }

  @inline(never)
  private func finishSwings<L: SpringLanes>(
    _ room: Room<L>, _ list: UnsafeBufferPointer<Int32>, _ range: Range<Int>,
    _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    finish(room, .swing, areSharesStale: false, list, range, values, velocities)
  }

  @inline(never)
  private func finishCriticals<L: SpringLanes>(
    _ room: Room<L>, _ list: UnsafeBufferPointer<Int32>, _ range: Range<Int>,
    _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    finish(room, .critical, areSharesStale: false, list, range, values, velocities)
  }

  @inline(never)
  private func finishNears<L: SpringLanes>(
    _ room: Room<L>, _ list: UnsafeBufferPointer<Int32>, _ range: Range<Int>,
    _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    finish(room, .near, areSharesStale: false, list, range, values, velocities)
  }

  @inline(never)
  private func finishOvers<L: SpringLanes>(
    _ room: Room<L>, _ list: UnsafeBufferPointer<Int32>, _ range: Range<Int>,
    _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    finish(room, .over, areSharesStale: false, list, range, values, velocities)
  }

  @inline(never)
  private func finishStale<L: SpringLanes>(
    _ room: Room<L>, _ kind: SpringLaw.Kind, _ list: UnsafeBufferPointer<Int32>,
    _ range: Range<Int>, _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    finish(room, kind, areSharesStale: true, list, range, values, velocities)
  }

  /// Writes the states of those springs of blocks of a kind that are in a range.
  @inline(__always)
  private func finish<L: SpringLanes>(
    _ room: Room<L>, _ kind: SpringLaw.Kind, areSharesStale: Bool,
    _ list: UnsafeBufferPointer<Int32>, _ range: Range<Int>,
    _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    let runs = runs(in: range)
    var entry = 0
    while entry < list.count {
      let first = Int(list[entry])
      let pointers = block(first, isSingle: MemoryLayout<L.Number.Scalar>.size == 4)
      let state = pointers.shares(L.self, kind, areStale: areSharesStale)
        .state(room.basis(kind, entry))
      scatter(
        L.self, (pointers.read(L.self, .target) + state.displacement, state.velocity), first, range,
        runs, values, velocities)
      entry &+= 1
    }
  }

  /// The number of members of a range that can be the first of four consecutive ones in it.
  @inline(__always)
  private func runs(in range: Range<Int>) -> UInt {
    UInt(bitPattern: Swift.max(0, range.upperBound &- range.lowerBound &- 3))
  }

  /// Lists those blocks of which all springs move, and passes the others to a body.
  @inline(__always)
  func moving<L: SpringLanes>(
    _ room: Room<L>, _ list: UnsafeBufferPointer<Int32>, at time: Double, _ body: (Int) -> Void
  ) -> UnsafeBufferPointer<Int32> {
    let now = L.Time(time)
    var count = 0
    for first in list {
      let pointers = block(Int(first), isSingle: MemoryLayout<L.Number.Scalar>.size == 4)
      if ((now - L.times(pointers.time(.limit))) & (L.times(pointers.starts) - now)).areAllNegative
      {
        room.list[count] = first
        count &+= 1
      } else {
        body(Int(first))
      }
    }
    return UnsafeBufferPointer(start: room.list, count: count)
  }

  /// Writes the states of the springs of a block that are in a range.
  @inline(__always)
  private func scatter<L: SpringLanes>(
    _ lanes: L.Type, _ state: (value: L.Number, velocity: L.Number), _ first: Int,
    _ range: Range<Int>, _ runs: UInt, _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    let block = SpringBlock(members + first)
    let member = block.firstMember
    if block.isRun, UInt(bitPattern: member &- range.lowerBound) < runs {
      // All are consecutive and in the range.
      L.store(state.value, to: values + member)
      L.store(state.velocity, to: velocities + member)
    } else if range.count == count && block.isFull {
      for lane in 0..<4 {
        let member = Int(members[first &+ lane])
        values[member] = L.lane(state.value, lane)
        velocities[member] = L.lane(state.velocity, lane)
      }
    } else {
      for lane in 0..<4 {
        let member = Int(members[first &+ lane])
        guard member >= range.lowerBound && member < range.upperBound else { continue }
        values[member] = L.lane(state.value, lane)
        velocities[member] = L.lane(state.velocity, lane)
      }
    }
  }

  /// Evaluates the springs of a block of a kind that are in a range, whatever their state.
  @inline(never)
  private func sampleAny<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, _ first: Int, _ range: Range<Int>, at time: Double,
    _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    let state = stateOfAny(lanes, kind, first, at: time)
    scatter(
      lanes, (state.value, state.velocity), first, range, runs(in: range), values, velocities)
    guard !state.isWhole else { return }
    for slot in first..<first + 4 {
      let member = Int(members[slot])
      guard range.contains(member) else { continue }
      patch(member, at: time, values + member, velocities + member)
    }
  }

  /// Evaluates the springs of a block of a kind, whatever their state.
  ///
  /// - Returns: Their states, and whether none of them requires single steps.
  @inline(__always)
  func stateOfAny<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, _ first: Int, at time: Double
  ) -> (value: L.Number, velocity: L.Number, isWhole: Bool) {
    typealias Number = L.Number
    let pointers = block(first, isSingle: MemoryLayout<Number.Scalar>.size == 4)
    let (now, none) = (L.Time(time), L.Time(0))
    let elapsed = now - L.times(pointers.starts)
    let deadline = L.times(pointers.time(.deadline))
    let isDone = L.Time.atMost(deadline, now)
    let isEarly = L.Time.less(elapsed, none)
    // A deadline that is NaN marks a spring that requires single steps.
    let isBefore = isEarly | (L.Time.atMost(elapsed, none) & L.Time.atMost(deadline, deadline))
    let target = pointers.read(lanes, .target)
    var state = (value: target, velocity: Number(0))
    if !(isDone | isBefore).isAllOnes {
      switch kind {
      case .swing:
        state = pointers.moved(lanes, .swing, after: elapsed, areSharesStale: areSharesStale)
      case .critical:
        state = pointers.moved(lanes, .critical, after: elapsed, areSharesStale: areSharesStale)
      case .near:
        state = pointers.moved(lanes, .near, after: elapsed, areSharesStale: areSharesStale)
      case .over:
        state = pointers.moved(lanes, .over, after: elapsed, areSharesStale: areSharesStale)
      }
    }
    let (done, before) = (L.mask(isDone), L.mask(isBefore))
    let isMoving = L.Time.less(now, L.times(pointers.time(.limit)))
    return (
      Number.select(
        before, pointers.read(lanes, .value), Number.select(done, target, state.value)),
      Number.select(
        before, L.mask(isEarly).inverted & pointers.read(lanes, .velocity),
        done.inverted & state.velocity), (isMoving | isDone | isBefore).isAllOnes
    )
  }

  /// Evaluates a spring that does not move, or that groups of lanes cannot evaluate.
  @inline(never)
  func stateOfAny<Scalar: BinaryFloatingPoint>(
    _ index: Int, at time: Double, _ type: Scalar.Type
  ) -> (value: Double, velocity: Double) {
    let pointers = pointers(of: index)
    let elapsed = time - pointers.starts.pointee
    let deadline = pointers.time(.deadline).pointee
    var value = pointers.number(.value, type).pointee
    var velocity = Scalar.zero
    if elapsed < 0 { return (Double(value), 0) }
    if deadline <= time { return (Double(pointers.number(.target, type).pointee), 0) }
    velocity = pointers.number(.velocity, type).pointee
    patch(index, at: time, &value, &velocity)
    return (Double(value), Double(velocity))
  }

  /// Evaluates a spring as ``SpringTrajectory`` does where groups of lanes cannot.
  @inline(never)
  func patch<Scalar: BinaryFloatingPoint>(
    _ index: Int, at time: Double, _ value: UnsafeMutablePointer<Scalar>,
    _ velocity: UnsafeMutablePointer<Scalar>
  ) {
    let pointers = pointers(of: index)
    let elapsed = time - pointers.starts.pointee
    let deadline = pointers.time(.deadline).pointee
    guard !(deadline <= time), elapsed > 0 || (elapsed == 0 && deadline.isNaN) else { return }
    guard !(time < pointers.time(.limit).pointee) else { return }
    let state = SpringTrajectory(
      from: Double(pointers.number(.value, Scalar.self).pointee),
      to: Double(pointers.number(.target, Scalar.self).pointee),
      velocity: Double(pointers.number(.velocity, Scalar.self).pointee), spring: springs[index]
    ).state(at: elapsed)
    value.pointee = SpringColumns.saturated(state.value)
    velocity.pointee = SpringColumns.saturated(state.velocity)
  }

  /// Converts a number to another precision, to the largest finite one of its sign if it overflows.
  static func saturated<Scalar: BinaryFloatingPoint>(_ number: Double) -> Scalar {
    let largest = Scalar.greatestFiniteMagnitude
    let scalar = Scalar(number)
    return scalar > largest ? largest : scalar < -largest ? -largest : scalar
  }
}
