// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A target as a sequence of cubics, each as short as a tolerance requires.
struct TargetPieces<Value: VectorSpace> {
  /// The times at which the pieces begin, in ascending order from 0 onwards.
  private(set) var begins: [Double] = []

  /// The pieces.
  private(set) var curves: [TargetCurve<Value>] = []

  private var deviation = Deviation()

  /// The distances of the pieces from the target.
  private struct Deviation {
    /// The greatest distance that was seen.
    var greatest = 0.0

    /// The greatest distance of a piece that keeps the tolerance.
    var kept = 0.0

    /// The sum of the distances of the other pieces, times their durations.
    var impulse = 0.0
  }

  /// The maximum number of pieces.
  static var limit: Int { 16_384 }

  /// The maximum number of pieces of equal length at first.
  private static var evenLimit: Int { 8192 }

  /// The maximum number of pieces that one of those may become: enough for many jumps of about 5
  /// pieces each.
  private static var shareLimit: Int { 512 }

  /// The greatest factor by which a spring amplifies a difference of its target.
  ///
  /// It is the integral of the magnitude of the impulse response, which is the total variation of
  /// the step response.
  static func gain(of spring: Spring, upTo horizon: Double) -> Double {
    guard spring.regime != .instant else { return 1 }
    var gain = 1.0
    if spring.regime == .underdamped {
      let swing = Double.pi * (spring.decayRate * spring.inverseFrequency)
      gain = (1 + Elementary.exp(-swing)) / -Elementary.expMinusOne(-swing)
    }
    // The impulse response never exceeds ω.
    return Swift.min(gain, spring.squaredFrequency.squareRoot() * horizon)
  }

  /// Cuts a target into pieces.
  ///
  /// - Parameters:
  ///   - target: The motion of the target.
  ///   - horizon: The time until which it is followed, in seconds.
  ///   - tolerance: The error that the spring may show.
  ///   - gain: The factor by which it amplifies an error.
  ///   - start: A value whose distance from the end of the target counts too.
  init(
    of target: some Trajectory<Value>, upTo horizon: Double, within tolerance: Tolerance,
    gain: Double, from start: Value
  ) {
    guard horizon > 0 else { return }
    let even = Int((60 * horizon).clamped(to: 31...Double(Self.evenLimit - 1))) + 1
    func time(_ index: Int) -> Double {
      index == even ? horizon : horizon * (Double(index) / Double(even))
    }
    var allowed = TargetPieces.allowed(
      tolerance, (0...even).map { target.value(at: time($0)) } + [start], gain: gain)
    // What would take more pieces than there are is tried again with a tolerance for which they
    // suffice: the distance of a cubic from what is smooth grows with the fourth power of its
    // length.
    for attempt in 0...8 {
      let covered = add(target, allowed, even: even, isLast: attempt == 8, time)
      guard covered < even else { return }
      let scarcity = Double(even) / Double(Swift.max(1, covered))
      allowed *= 2 * scarcity * scarcity * scarcity * scarcity
      (begins, curves, deviation) = ([], [], Deviation())
    }
  }

  /// Appends the pieces of parts of equal length.
  ///
  /// - Returns: The number of parts that have the pieces that they need; at the last attempt, all
  ///   have some.
  private mutating func add(
    _ target: some Trajectory<Value>, _ allowed: Double, even: Int, isLast: Bool,
    _ time: (Int) -> Double
  ) -> Int {
    for index in 0..<even where time(index) < time(index + 1) {
      let (begin, end) = (time(index), time(index + 1))
      let share = Swift.min(Self.shareLimit, Self.limit - curves.count - (even - index) + 1)
      // If the tolerance is unattainable, all parts become equally short.
      if !cut(target, from: begin, upTo: end, allowed, least: 0x1p-64, most: share) {
        guard isLast || share == Self.shareLimit else { return index }
        let least = 2 / Double(share)
        _ = cut(target, from: begin, upTo: end, allowed, least: least, most: .max)
      }
    }
    return even
  }

  /// Cuts a part of the target at its jumps, and halves it, until every piece keeps the tolerance.
  ///
  /// - Parameters:
  ///   - target: The motion of the target.
  ///   - start: The time at which the part begins.
  ///   - end: The time at which it ends.
  ///   - allowed: The allowed distance of a piece from the target.
  ///   - least: The fraction of the part below which nothing is cut.
  ///   - most: The maximum number of pieces.
  /// - Returns: Whether the pieces suffice; if not, nothing is changed.
  private mutating func cut(
    _ target: some Trajectory<Value>, from start: Double, upTo end: Double, _ allowed: Double,
    least: Double, most: Int
  ) -> Bool {
    let (count, before) = (curves.count, deviation)
    var (begin, ends) = (start, [end])
    while let next = ends.last {
      let middle = begin + (next - begin) / 2
      let isLast =
        !(begin < middle && middle < next && next - begin > least * (end - start))
      if append(target, from: begin, upTo: next, within: allowed, isLast: isLast) {
        begin = next
        ends.removeLast()
      } else if curves.count - count + ends.count < most {
        // A smooth target is seldom cut so short; and if all parts are equal, no jump is sought.
        let level = ((end - start) / (next - begin)).exponent
        let mayJump = level % 3 == 2 && most < .max
        let jump = mayJump ? jump(of: target, from: begin, upTo: next, allowed) : nil
        ends.append(jump ?? middle)
      } else {
        begins.removeLast(begins.count - count)
        curves.removeLast(curves.count - count)
        deviation = before
        return false
      }
    }
    return true
  }

  /// Finds an instant inside a piece at which the target or its velocity jumps.
  ///
  /// The difference from the cubic of the piece changes little in a short time unless there is a
  /// jump: of two parts, the search continues in the one in which it changes more.
  ///
  /// - Returns: The first instant after the jump; `nil` if there is none of more than `allowed`,
  ///   where a change of the velocity counts with its travel in the duration of the piece.
  private func jump(
    of target: some Trajectory<Value>, from begin: Double, upTo end: Double, _ allowed: Double
  ) -> Double? {
    let duration = end - begin
    let cubic = TargetCurve(
      from: target.state(at: begin), to: target.state(at: end.nextDown), duration: duration)
    func difference(_ time: Double) -> KinematicState<Value> {
      let (state, share) = (target.state(at: time), (time - begin) / duration)
      return KinematicState(
        value: state.value - cubic.value(at: share),
        velocity: state.velocity.scaled(by: duration) - cubic.slope(at: share))
    }
    func change(_ a: KinematicState<Value>, _ b: KinematicState<Value>) -> Double {
      a.value.distance(to: b.value) + a.velocity.distance(to: b.velocity)
    }
    // At both ends the difference is 0, so parts in which the cubic changes little are compared.
    let times = (0...16).map { Swift.min(begin + Double($0) / 16 * duration, end.nextDown) }
    let states = times.map(difference)
    let changes = (0..<16).map { change(states[$0], states[$0 + 1]) }
    let part = changes.indices.max { changes[$0] < changes[$1] } ?? 0
    var (low, high, most) = (times[part], times[part + 1], changes[part])
    var (before, after) = (states[part], states[part + 1])
    while most > allowed {
      let middle = low + (high - low) / 2
      guard low < middle && middle < high else {
        // The cubic itself is steep if the piece is that short: only the target counts.
        let (a, b) = (target.state(at: low), target.state(at: high))
        let bend = a.velocity.distance(to: b.velocity) * duration
        return a.value.distance(to: b.value) + bend > allowed ? high : nil
      }
      let state = difference(middle)
      let (first, second) = (change(before, state), change(state, after))
      if first > second { (high, after) = (middle, state) } else { (low, before) = (middle, state) }
      most = Swift.max(first, second)
    }
    return nil
  }

  /// The allowed distance of a piece from the target, at least the rounding error.
  private static func allowed(_ tolerance: Tolerance, _ values: [Value], gain: Double) -> Double {
    let end = values[values.count - 2]
    let distance = tolerance.distance(
      scale: values.reduce(0) { Swift.max($0, ($1 - end).length) })
    let greatest = values.max { $0.length < $1.length } ?? .zero
    // In single precision so small a change is lost.
    let isSingle = greatest.scaled(by: 1 + 0x1p-40) == greatest
    let rounding = greatest.length * (isSingle ? 0x1p-20 : 0x1p-48)
    return Swift.max(rounding, distance / gain)
  }

  /// Appends a piece if it keeps the tolerance, or if it is the last attempt.
  private mutating func append(
    _ target: some Trajectory<Value>, from begin: Double, upTo end: Double, within allowed: Double,
    isLast: Bool
  ) -> Bool {
    let (first, last) = (target.state(at: begin), target.state(at: end.nextDown))
    let cubic = TargetCurve(from: first, to: last, duration: end - begin)
    func time(_ share: Double) -> Double {
      Swift.min(end.nextDown, begin + (end - begin) * share)
    }
    func distance(_ curve: TargetCurve<Value>, below limit: Double) -> Double {
      var greatest = 0.0
      for share in [0.5, 0.25, 0.75] where greatest <= limit {
        let time = time(share)
        let share = (time - begin) / (end - begin)
        greatest = Swift.max(greatest, (target.value(at: time) - curve.value(at: share)).length)
      }
      return greatest
    }
    let limit = isLast ? .infinity : allowed
    // Within a few instants nothing would show a cubic that leaves along a vertical tangent.
    let isShown = begin < time(0.25) && time(0.75) < end.nextDown
    var (curve, seen) = (
      cubic, isShown && cubic.isBounded ? distance(cubic, below: limit) : .infinity
    )
    if !(seen <= allowed) {
      guard isLast else { return false }
      let line = TargetCurve(from: first.value, to: last.value, duration: end - begin)
      let other = distance(line, below: .infinity)
      if other < seen { (curve, seen) = (line, other) }
      deviation.impulse += seen * (end - begin)
    } else {
      deviation.kept = Swift.max(deviation.kept, seen)
    }
    deviation.greatest = Swift.max(deviation.greatest, seen)
    begins.append(begin)
    curves.append(curve)
    return true
  }

  /// The greatest difference that a spring shows because of the deviations that were seen.
  func error(of spring: Spring, gain: Double) -> Double {
    let frequency = spring.squaredFrequency.squareRoot()
    let impulses = deviation.impulse > 0 ? frequency * deviation.impulse : 0
    return Swift.min(deviation.kept * gain + impulses, deviation.greatest * gain)
  }
}
