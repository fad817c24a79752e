// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SpringColumns {
  /// What of a unit of displacement and of velocity is left after a time.
  ///
  /// With these the displacement is e (d c + (s d + v) g) and the velocity
  /// e (v k − (ω₀² d + s v) g).
  struct Response<Number> {
    /// e^(−st), with the slow rate s.
    var e: Number

    /// cos ωt, or 1.
    var c: Number

    /// cos ωt, or e^(−2μt).
    var k: Number

    /// sin ωt / ω, or t, or (1 − e^(−2μt)) / 2μ.
    var g: Number
  }

  /// Evaluates the response of a group of springs of a kind after a time.
  @inline(__always)
  static func response<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, _ place: SpringPlace<L.Number.Scalar>,
    _ elapsed: L.Time
  ) -> Response<L.Number> {
    let one = L.Number(1)
    let time = L.narrowed(elapsed)
    let e = L.decay(time, L.numbers(place.rate(.decay)))
    switch kind {
    case .swing:
      let (sine, cosine) = L.swing(elapsed, L.times(place.time(.phase)))
      return Response(e: e, c: cosine, k: cosine, g: sine * L.numbers(place.rate(.gain)))
    case .critical:
      return Response(e: e, c: one, k: one, g: time)
    case .over:
      let loss = L.loss(time, L.narrowed(L.times(place.time(.phase))))
      return Response(e: e, c: one, k: one - loss, g: loss * L.numbers(place.rate(.gain)))
    }
  }

  /// The states of a group of springs of a kind, all of which move, after a time.
  @inline(__always)
  private static func moved<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, _ place: SpringPlace<L.Number.Scalar>,
    _ elapsed: L.Time
  ) -> (value: L.Number, velocity: L.Number) {
    let response = response(lanes, kind, place, elapsed)
    let target = L.numbers(place.number(.target))
    let displacement = L.numbers(place.number(.value)) - target
    let velocity = L.numbers(place.number(.velocity))
    let slowRate = L.numbers(place.rate(.slowRate))
    let stiffness = L.numbers(place.rate(.stiffness))
    let push = slowRate * displacement + velocity
    let pull = stiffness * displacement + slowRate * velocity
    return (
      target + response.e * (displacement * response.c + push * response.g),
      response.e * (velocity * response.k - pull * response.g)
    )
  }

  /// Evaluates springs at a time.
  ///
  /// Blocks are listed by their kinds first, so that each formula runs over all that it is for.
  @inline(__always)
  func sample<L: SpringLanes>(
    _ lanes: L.Type, _ range: Range<Int>, at time: Double,
    _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    let isWhole = range.count > slotCount / 2
    // The numbers of the first spring go to 0.
    let (values, velocities) = (values - range.lowerBound, velocities - range.lowerBound)
    let (lower, upper) = isWhole ? (0, slotCount / 4) : (range.lowerBound, range.upperBound)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 192) { buffer in
      guard let list = buffer.baseAddress else { return }
      for begin in Swift.stride(from: lower, to: upper, by: 64) {
        let chunk = begin..<Swift.min(begin + 64, upper)
        let (swings, criticals, overs) =
          isWhole ? listBlocks(chunk, in: list) : listBlocks(of: chunk, in: list)
        let range = isWhole ? range : chunk
        sampleSwings(lanes, list, swings, range, at: time, values, velocities)
        sampleCriticals(lanes, list + 64, criticals, range, at: time, values, velocities)
        sampleOvers(lanes, list + 128, overs, range, at: time, values, velocities)
      }
    }
  }

  /// Lists the first slots of blocks by their kinds, 64 entries for each.
  @inline(__always)
  private func listBlocks(
    _ blocks: Range<Int>, in list: UnsafeMutablePointer<Int32>
  ) -> (swings: Int, criticals: Int, overs: Int) {
    var counts = (swings: 0, criticals: 64, overs: 128)
    for block in blocks { enlist(4 &* block, in: list, &counts) }
    return (counts.swings, counts.criticals &- 64, counts.overs &- 128)
  }

  /// Lists the first slots of the blocks of some members, each once.
  @inline(__always)
  private func listBlocks(
    of range: Range<Int>, in list: UnsafeMutablePointer<Int32>
  ) -> (swings: Int, criticals: Int, overs: Int) {
    var counts = (swings: 0, criticals: 64, overs: 128)
    for index in range {
      let first = slot(index) & ~3
      // The block comes with the first of its members that is wanted.
      var isFirst = true
      for lane in 0..<4 {
        let member = Int(members[first &+ lane])
        isFirst = isFirst && !(member < index && member >= range.lowerBound)
      }
      if isFirst { enlist(first, in: list, &counts) }
    }
    return (counts.swings, counts.criticals &- 64, counts.overs &- 128)
  }

  @inline(__always)
  private func enlist(
    _ first: Int, in list: UnsafeMutablePointer<Int32>,
    _ counts: inout (swings: Int, criticals: Int, overs: Int)
  ) {
    let phase = times[SpringColumns.place(TimeColumn.phase, first)]
    let entry = Int32(truncatingIfNeeded: first)
    // Written to all lists, kept in one: there is no branch that could be mispredicted.
    list[counts.swings] = entry
    list[counts.criticals] = entry
    list[counts.overs] = entry
    counts.swings &+= phase > 0 ? 1 : 0
    counts.criticals &+= phase == 0 ? 1 : 0
    counts.overs &+= phase < 0 ? 1 : 0
  }

  @inline(never)
  private func sampleSwings<L: SpringLanes>(
    _ lanes: L.Type, _ list: UnsafePointer<Int32>, _ count: Int, _ range: Range<Int>,
    at time: Double, _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    sample(lanes, .swing, list, count, range, at: time, values, velocities)
  }

  @inline(never)
  private func sampleCriticals<L: SpringLanes>(
    _ lanes: L.Type, _ list: UnsafePointer<Int32>, _ count: Int, _ range: Range<Int>,
    at time: Double, _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    sample(lanes, .critical, list, count, range, at: time, values, velocities)
  }

  @inline(never)
  private func sampleOvers<L: SpringLanes>(
    _ lanes: L.Type, _ list: UnsafePointer<Int32>, _ count: Int, _ range: Range<Int>,
    at time: Double, _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    sample(lanes, .over, list, count, range, at: time, values, velocities)
  }

  /// Evaluates those springs of blocks of a kind that are in a range.
  @inline(__always)
  private func sample<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, _ list: UnsafePointer<Int32>, _ count: Int,
    _ range: Range<Int>, at time: Double, _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    let now = L.Time(time)
    for entry in 0..<count {
      let first = Int(list[entry])
      let place = block(first, L.Number.Scalar.self)
      let starts = L.times(place.starts)
      // Differences below 0 say that it is before the limit, and after the start.
      if ((now - L.times(place.time(.limit))) & (starts - now)).areAllNegative {
        let elapsed = now - starts
        let state = SpringColumns.moved(lanes, kind, place, elapsed)
        scatter(lanes, state, first, range, values, velocities)
      } else {
        sampleAny(lanes, first, range, at: time, values, velocities)
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

  /// Evaluates the springs of a block that are in a range, whatever they do.
  @inline(never)
  private func sampleAny<L: SpringLanes>(
    _ lanes: L.Type, _ first: Int, _ range: Range<Int>, at time: Double,
    _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    typealias Number = L.Number
    let place = place(first, Number.Scalar.self)
    let (now, none) = (L.Time(time), L.Time(0))
    let elapsed = now - L.times(place.starts)
    let deadline = L.times(place.time(.deadline))
    let isDone = L.Time.atMost(deadline, now)
    let isEarly = L.Time.less(elapsed, none)
    // A deadline that is NaN belongs to a spring for which single steps are taken.
    let isBefore = isEarly | (L.Time.atMost(elapsed, none) & L.Time.atMost(deadline, deadline))
    let target = L.numbers(place.number(.target))
    var state = (value: target, velocity: Number(0))
    if !(isDone | isBefore).isAllOnes {
      switch place.kind {
      case .swing: state = SpringColumns.moved(lanes, .swing, place, elapsed)
      case .critical: state = SpringColumns.moved(lanes, .critical, place, elapsed)
      case .over: state = SpringColumns.moved(lanes, .over, place, elapsed)
      }
    }
    let (done, before) = (L.mask(isDone), L.mask(isBefore))
    state.value = Number.select(
      before, L.numbers(place.number(.value)), Number.select(done, target, state.value))
    state.velocity = Number.select(
      before, L.mask(isEarly).inverted & L.numbers(place.number(.velocity)),
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

  /// Evaluates a spring, given lanes of one.
  @inline(__always)
  func state<L: SpringLanes>(
    _ lanes: L.Type, _ index: Int, at time: Double
  ) -> (value: Double, velocity: Double) where L.Time == ScalarLane {
    let place = place(slot(index), L.Number.Scalar.self)
    let now = ScalarLane(time)
    let elapsed = now - L.times(place.starts)
    guard time < place.time(.limit).pointee && elapsed.value > 0 else {
      return stateOfAny(lanes, index, at: time)
    }
    let state =
      switch place.kind {
      case .swing: SpringColumns.moved(lanes, .swing, place, elapsed)
      case .critical: SpringColumns.moved(lanes, .critical, place, elapsed)
      case .over: SpringColumns.moved(lanes, .over, place, elapsed)
      }
    return (Double(L.lane(state.value, 0)), Double(L.lane(state.velocity, 0)))
  }

  /// Evaluates a spring that does not move, or that groups of lanes cannot evaluate.
  @inline(never)
  private func stateOfAny<L: SpringLanes>(
    _ lanes: L.Type, _ index: Int, at time: Double
  ) -> (value: Double, velocity: Double) {
    let place = place(slot(index), L.Number.Scalar.self)
    let elapsed = time - place.starts.pointee
    let deadline = place.time(.deadline).pointee
    var value = place.number(.value).pointee
    var velocity = L.Number.Scalar.zero
    if elapsed < 0 { return (Double(value), 0) }
    if deadline <= time { return (Double(place.number(.target).pointee), 0) }
    velocity = place.number(.velocity).pointee
    patch(index, at: time, &value, &velocity)
    return (Double(value), Double(velocity))
  }

  /// Evaluates a spring as ``SpringTrajectory`` does where groups of lanes cannot.
  @inline(never)
  func patch<Scalar: BinaryFloatingPoint>(
    _ index: Int, at time: Double, _ value: UnsafeMutablePointer<Scalar>,
    _ velocity: UnsafeMutablePointer<Scalar>
  ) {
    let place = place(slot(index), Scalar.self)
    let elapsed = time - place.starts.pointee
    let deadline = place.time(.deadline).pointee
    guard !(deadline <= time), elapsed > 0 || (elapsed == 0 && deadline.isNaN) else { return }
    guard !(time < place.time(.limit).pointee) else { return }
    let state = SpringTrajectory(
      from: Double(place.number(.value).pointee), to: Double(place.number(.target).pointee),
      velocity: Double(place.number(.velocity).pointee), spring: springs[index]
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
