// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A motion in an interval, divided at jumps into enclosed runs.
struct EnclosedMotion<Value: VectorSpace> {
  /// The runs in ascending order; each ends where the next begins.
  private(set) var runs: [EnclosedRun] = []

  /// The interval, finite, and the value at which an export ends.
  let interval: ExportedInterval<Value>

  /// The error that is allowed in each component.
  let tolerance: Double

  /// Whether the value at the end of the interval differs from the end of the last run.
  ///
  /// If not, the last run ends at that value.
  var jumpsAtEnd: Bool

  /// The maximum number of stretches.
  static var greatestStretchCount: Int { 1 << 16 }

  /// Encloses a motion.
  ///
  /// - Parameters:
  ///   - motion: The motion, whose value exposes its components.
  ///   - interval: The interval, finite.
  ///   - tolerance: The error that is allowed in each component; a step of up to 1/1024 of it is
  ///     not a jump, nor is one of up to 5/16 of it to the end of the export.
  ///   - fineness: The share of the tolerance by which the two chains may differ.
  /// - Throws: `SamplingError` if the motion turns too often, or the gap is too small for it.
  init<Motion: Trajectory<Value>>(
    _ motion: Motion, over interval: ExportedInterval<Value>, within tolerance: Double,
    fineness: Double
  ) throws(SamplingError) {
    self.interval = interval
    self.tolerance = tolerance
    let (gap, noise) = (tolerance * fineness, tolerance / 1024)
    let axes = (0..<Value.componentCount).map { Value.axis($0) }
    let (begin, stop) = (interval.range.lowerBound, interval.range.upperBound)
    guard begin < stop else {
      jumpsAtEnd = false
      return
    }
    guard motion.isAnalyzable(in: interval.range) else {
      throw .tooManySamples(limit: SampledMotion<Value>.maximumCount)
    }
    let window = CertifiedStretches.Window(
      begin: begin, end: stop, capacity: Self.greatestStretchCount)
    var members: [MemberStretches<Motion>] = []
    var breaks = [begin, stop]
    for axis in axes {
      let member = MemberStretches(motion, along: axis, in: window, beyond: nil)
      guard member.reach >= stop else {
        throw .tooManySamples(limit: SampledMotion<Value>.maximumCount)
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
    let (shown, end) = (motion.value(at: stop), interval.end)
    jumpsAtEnd = builder.last.enumerated().contains { index, state in
      (state.value - shown[component: index]).magnitude > noise
        || (state.value - end[component: index]).magnitude > tolerance * 5 / 16
    }
    if runs[runs.count - 1].begin == stop {
      runs.removeLast()
      jumpsAtEnd = true
    }
    if !jumpsAtEnd { runs[runs.count - 1].arrive(at: end) }
  }
}

extension Trajectory {
  /// Encloses the motion for an export within a tolerance.
  ///
  /// - Parameters:
  ///   - tolerance: The Euclidean error that is allowed.
  ///   - range: The interval; nil for the whole motion, whose end is a quarter of the share of the
  ///     tolerance away at most.
  ///   - fineness: The share of the tolerance by which the bounds may differ.
  /// - Returns: The enclosure, in which each component has an equal share of the tolerance.
  /// - Throws: `SamplingError` if the motion is infinite and no range is given, if it turns too
  ///   often, or if the tolerance is too small for it.
  /// - Precondition: The tolerance is positive and finite. The value has components.
  func enclosed(
    within tolerance: Double, over range: ClosedRange<Double>?, fineness: Double = 1 / 32
  ) throws(SamplingError) -> EnclosedMotion<Value> {
    ParameterFlaw.trap(if: ParameterFlaw("tolerance", tolerance, .positive))
    precondition(Value.componentCount > 0, "the value must tell its components")
    let share = tolerance / Double(Value.componentCount).squareRoot()
    return try EnclosedMotion(
      self, over: try exportedInterval(range, endingWithin: share / 4), within: share,
      fineness: fineness)
  }
}

/// A builder of the enclosed runs of a motion.
private struct EnclosureBuilder {
  private(set) var runs: [EnclosedRun] = []

  /// The states of the components at the end of the enclosure.
  private(set) var last: [KinematicState<Double>] = []

  private let gap: Double
  private let noise: Double
  private var pieceCount = 0

  /// The maximum number of intervals.
  static var greatestPieceCount: Int { 1 << 20 }

  init(gap: Double, noise: Double) {
    self.gap = gap
    self.noise = noise
  }

  /// Begins an interval, and with it a run after a jump or a span after a corner.
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
    // The remaining intervals, the earliest last.
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
        guard runs.count < SampledMotion<Double>.maximumCount else {
          throw .tooManySamples(limit: SampledMotion<Double>.maximumCount)
        }
        jump(at: high, last)
        continue
      }
      pieceCount += 1
      guard pieceCount < Self.greatestPieceCount else {
        throw .tooManySamples(limit: SampledMotion<Double>.maximumCount)
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

  /// Ends a run at the time at which another begins, which is an ulp after its last known time.
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

/// Bounds of a number in an interval in which its rate is monotone, from the states at its ends.
private struct EnclosedPiece {
  /// The maximum distance of the chord from the tangents.
  let gap: Double

  /// The time of that distance, in seconds after the beginning.
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
      let split = duration * share
      middle = split
      let chord = first.value.interpolated(to: last.value, by: share)
      (lowest, highest) = (Swift.min(chord, chord - gap), Swift.max(chord, chord - gap))
    } else {
      // The rates contradict monotonicity: rounding, or a stretch that was found by sampling.
      let reach = duration * Swift.max(before.magnitude, after.magnitude)
      gap = 2 * reach
      middle = duration / 2
      let chord = first.value.interpolated(to: last.value, by: 0.5)
      (lowest, highest) = (chord - reach, chord + reach)
    }
  }
}
