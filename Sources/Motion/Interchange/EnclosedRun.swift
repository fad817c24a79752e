// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A place of a chain of straight lines.
struct ChainPoint: Equatable {
  var time: Double
  var value: Double
}

/// Two chains of straight lines, between which one component of a motion lies.
///
/// Where the rate of the component only rises, the component is convex: it lies under each chord
/// and above each tangent. Where the rate only falls it is the other way round. So the chains are
/// certain wherever the stretches of the rate are, and no second derivative is needed.
struct ValueEnclosure {
  var lower: [ChainPoint] = []
  var upper: [ChainPoint] = []

  /// The instants at which both chains show the component itself.
  var knots: [Double] = []

  /// What a path ends with, if that is not where the component is.
  var arrival: Double?

  /// Moves the last point to another instant, after the one before.
  mutating func setEnd(_ time: Double) {
    lower[lower.count - 1].time = time
    upper[upper.count - 1].time = time
    knots[knots.count - 1] = time
  }

  /// The greatest distance of a chain of straight lines from what is enclosed, or more.
  ///
  /// - Parameter chain: Points with rising times that begin and end with the enclosure.
  /// - Returns: A bound of the distance; infinity if the times do not rise.
  func distance(from chain: [ChainPoint]) -> Double {
    guard zip(chain, chain.dropFirst()).allSatisfy({ $0.time < $1.time }) else { return .infinity }
    return Swift.max(
      ValueEnclosure.rise(of: chain, over: lower, sign: 1),
      ValueEnclosure.rise(of: chain, over: upper, sign: -1))
  }

  /// The greatest rise of a chain over another one, with the sign −1 the greatest fall under it.
  ///
  /// The difference of two chains is greatest at a point of one of them.
  private static func rise(
    of chain: [ChainPoint], over base: [ChainPoint], sign: Double
  ) -> Double {
    var greatest = -Double.infinity
    func compare(_ points: [ChainPoint], with others: [ChainPoint], _ sign: Double) {
      var index = 0
      for point in points {
        while index + 2 < others.count && others[index + 1].time <= point.time { index += 1 }
        let other =
          others.count > 1
          ? line(others[index], others[index + 1], at: point.time) : others[0].value
        greatest = Swift.max(greatest, (point.value - other) * sign)
      }
    }
    compare(chain, with: base, sign)
    compare(base, with: chain, -sign)
    return greatest
  }

  /// The value of the line through two points of different times.
  static func line(_ a: ChainPoint, _ b: ChainPoint, at time: Double) -> Double {
    a.value.interpolated(to: b.value, by: (time - a.time) / (b.time - a.time))
  }
}

/// A part of a motion without a jump, each component enclosed.
struct EnclosedRun {
  var begin: Double
  var end: Double
  var components: [ValueEnclosure]

  /// The parts without a corner, in ascending order.
  var spans: [EnclosedSpan] = []

  /// What it begins with.
  func first<Value: VectorSpace>(as type: Value.Type) -> Value {
    var value = Value.zero
    for (index, enclosure) in components.enumerated() {
      value[component: index] = enclosure.lower[0].value
    }
    return value
  }
}

/// A part of a motion without a jump and without a corner, with the one-sided states at its ends.
struct EnclosedSpan {
  var begin: Double
  var end: Double

  // For each component.
  var first: [KinematicState<Double>]
  var last: [KinematicState<Double>]

  /// Whether the motion goes on from one side of an instant to the other without a corner.
  static func isSmooth(_ a: KinematicState<Double>, _ b: KinematicState<Double>) -> Bool {
    let size = Swift.max(a.velocity.magnitude, b.velocity.magnitude)
    return (a.velocity - b.velocity).magnitude <= 1e-9 * size
  }
}

/// A motion in an interval, enclosed between one jump and the next.
struct EnclosedMotion<Value: VectorSpace> {
  /// The runs in ascending order; one ends where the next begins.
  private(set) var runs: [EnclosedRun] = []

  /// What shows at the end of the interval.
  let end: Value

  /// Whether the end of the interval shows something else than the last run comes to.
  var jumpsAtEnd: Bool

  /// The greatest number of stretches that are looked at.
  static var greatestStretchCount: Int { 1 << 16 }

  /// Encloses a motion.
  ///
  /// - Parameters:
  ///   - motion: The motion, whose value tells its components.
  ///   - range: The interval, finite.
  ///   - gap: How far the two chains may be from each other, in each component.
  ///   - noise: What is too small a step to be a jump.
  /// - Throws: `SamplingError` if the motion turns too often, or the gap is too small for it.
  init<Motion: Trajectory<Value>>(
    _ motion: Motion, over range: ClosedRange<Double>, gap: Double, noise: Double
  ) throws(SamplingError) {
    let axes = (0..<Value.componentCount).map { index in
      var axis = Value.zero
      axis[component: index] = 1
      return axis
    }
    let (begin, stop) = (range.lowerBound, range.upperBound)
    end = motion.value(at: stop)
    guard begin < stop else {
      jumpsAtEnd = false
      return
    }
    guard motion.isAnalyzable(in: range) else {
      throw .tooManySamples(limit: SampledMotion<Value>.greatestCount)
    }
    let window = CertifiedStretches.Window(
      begin: begin, end: stop, capacity: Self.greatestStretchCount)
    var members: [MemberStretches<Motion>] = []
    var breaks = [begin, stop]
    for axis in axes {
      let member = MemberStretches(motion, along: axis, in: window, beyond: nil)
      guard member.reach >= stop else {
        throw .tooManySamples(limit: SampledMotion<Value>.greatestCount)
      }
      members.append(member)
      breaks += member.breaks.filter { $0 > begin && $0 < stop }
    }
    breaks.sort()
    var builder = EnclosureBuilder(gap: gap, noise: noise)
    for (low, high) in zip(breaks, breaks.dropFirst()) where low < high {
      let ends = members.map { $0.samples(low, high) }
      builder.begin(at: low, ends.map { $0.first })
      try builder.enclose(low, ends.map { $0.first }, high, ends.map { $0.last }) { time in
        members.map { $0.sample(at: time) }
      }
    }
    runs = builder.runs
    var jumpsAtEnd = false
    for (index, state) in builder.last.enumerated() {
      jumpsAtEnd = jumpsAtEnd || (state.value - end[component: index]).magnitude > noise
    }
    self.jumpsAtEnd = jumpsAtEnd
  }

  /// Lets the paths of the first component end at a value that is near its own.
  mutating func arrive(at value: Double) {
    guard !runs.isEmpty else { return }
    runs[runs.count - 1].components[0].arrival = value
  }
}

/// The runs of a motion as they are enclosed.
private struct EnclosureBuilder {
  private(set) var runs: [EnclosedRun] = []

  /// What the components come to where the enclosure ends.
  private(set) var last: [KinematicState<Double>] = []

  private let gap: Double
  private let noise: Double
  private var pieceCount = 0

  /// The greatest number of intervals that are looked at.
  static var greatestPieceCount: Int { 1 << 20 }

  init(gap: Double, noise: Double) {
    self.gap = gap
    self.noise = noise
  }

  /// Begins an interval: a run after a jump, a span after a corner.
  mutating func begin(at time: Double, _ states: [KinematicState<Double>]) {
    let jumps = zip(last, states).contains { ($0.value - $1.value).magnitude > noise }
    if runs.isEmpty || jumps {
      beginRun(at: time, states)
      return
    }
    if zip(last, states).allSatisfy({ EnclosedSpan.isSmooth($0, $1) }) { return }
    runs[runs.count - 1].spans.append(
      EnclosedSpan(begin: time, end: time, first: states, last: states))
  }

  /// Adds an interval in which all rates are monotone.
  mutating func enclose(
    _ begin: Double, _ first: [KinematicState<Double>], _ end: Double,
    _ last: [KinematicState<Double>], _ sample: (Double) -> [KinematicState<Double>]
  ) throws(SamplingError) {
    // What is still to be looked at, the earliest last.
    var rest = [(begin: begin, first: first, end: end, last: last)]
    while let (low, first, high, last) = rest.popLast() {
      let pieces = first.indices.map {
        EnclosedPiece(first[$0], last[$0], duration: high - low)
      }
      if pieces.allSatisfy({ $0.gap.magnitude <= gap }) {
        append(pieces, low, high, last)
        continue
      }
      let middle = low + (high - low) / 2
      guard middle > low && middle < high else {
        guard runs.count < SampledMotion<Double>.greatestCount else {
          throw .tooManySamples(limit: SampledMotion<Double>.greatestCount)
        }
        jump(at: high, last)
        continue
      }
      pieceCount += 1
      guard pieceCount < Self.greatestPieceCount else {
        throw .tooManySamples(limit: SampledMotion<Double>.greatestCount)
      }
      let between = sample(middle)
      rest.append((middle, between, high, last))
      rest.append((low, first, middle, between))
    }
  }

  private mutating func append(
    _ pieces: [EnclosedPiece], _ low: Double, _ high: Double, _ states: [KinematicState<Double>]
  ) {
    let run = runs.count - 1
    for (index, piece) in pieces.enumerated() {
      if let middle = piece.middle, low + middle > low, low + middle < high {
        runs[run].components[index].lower.append(
          ChainPoint(time: low + middle, value: piece.lowest))
        runs[run].components[index].upper.append(
          ChainPoint(time: low + middle, value: piece.highest))
      }
      let end = ChainPoint(time: high, value: states[index].value)
      runs[run].components[index].lower.append(end)
      runs[run].components[index].upper.append(end)
      runs[run].components[index].knots.append(high)
    }
    runs[run].end = high
    runs[run].spans[runs[run].spans.count - 1].end = high
    runs[run].spans[runs[run].spans.count - 1].last = states
    last = states
  }

  /// Ends a run at an instant at which another one begins, one instant after the last one known.
  private mutating func jump(at time: Double, _ states: [KinematicState<Double>]) {
    let run = runs.count - 1
    if runs[run].begin < runs[run].end {
      for index in runs[run].components.indices {
        runs[run].components[index].setEnd(time)
      }
      runs[run].end = time
      runs[run].spans[runs[run].spans.count - 1].end = time
    }
    beginRun(at: time, states)
  }

  private mutating func beginRun(at time: Double, _ states: [KinematicState<Double>]) {
    let components = states.map {
      let start = ChainPoint(time: time, value: $0.value)
      return ValueEnclosure(lower: [start], upper: [start], knots: [time])
    }
    runs.append(
      EnclosedRun(
        begin: time, end: time, components: components,
        spans: [EnclosedSpan(begin: time, end: time, first: states, last: states)]))
    last = states
  }
}

/// What is known of a number in an interval in which its rate is monotone, from its two ends.
private struct EnclosedPiece {
  /// The greatest distance of the chord from the tangents.
  let gap: Double

  /// Where that is, in seconds after the beginning.
  private(set) var middle: Double?
  private(set) var lowest = 0.0
  private(set) var highest = 0.0

  init(_ first: KinematicState<Double>, _ last: KinematicState<Double>, duration: Double) {
    let slope = (last.value - first.value) / duration
    let (before, after) = (slope - first.velocity, last.velocity - slope)
    if before >= 0 && after >= 0 || before <= 0 && after <= 0 {
      let bend = before + after
      guard bend != 0 else {
        gap = 0
        return
      }
      let share = after / bend
      gap = duration * before * share
      let place = duration * share
      middle = place
      let chord = first.value.interpolated(to: last.value, by: share)
      (lowest, highest) = (Swift.min(chord, chord - gap), Swift.max(chord, chord - gap))
    } else {
      // The rate is none of a monotone one: rounding, or a stretch that was found by sampling.
      let reach = duration * Swift.max(before.magnitude, after.magnitude)
      gap = 2 * reach
      middle = duration / 2
      let chord = first.value.interpolated(to: last.value, by: 0.5)
      (lowest, highest) = (chord - reach, chord + reach)
    }
  }
}
