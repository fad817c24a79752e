// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A target as a sequence of cubics, each as short as a tolerance requires.
struct TargetPieces<Value: VectorSpace> {
  /// The times at which the pieces begin, in ascending order from 0 onwards.
  var begins: [Double] { pieces.map { $0.begin } }

  /// The pieces.
  var curves: [TargetCurve<Value>] { pieces.map { $0.curve } }

  private var pieces: [Piece] = []

  /// The factor by which the spring amplifies a distance of all pieces from the target, and the
  /// frequency by which it amplifies that of one, times its duration.
  private let gain, frequency: Double

  /// The distance of a piece that keeps the tolerance.
  private var allowed = 0.0

  /// A cubic, and what is known of its distance from the target.
  private struct Piece {
    /// The instants between which it is shown.
    let begin, end: Double

    /// The duration of the part of equal length that it was cut from.
    let part: Double

    /// Whether it begins or ends at a jump that was found before it was cut.
    let isAtJump: Bool

    /// The curve; a line if the cubic is farther away from the target and not allowed.
    let curve: TargetCurve<Value>

    /// The greatest distance from the target that was seen.
    let deviation: Double

    /// The greatest difference that the spring shows because of it.
    let effect: Double

    /// Whether the cubic keeps the tolerance, or is too short to have an effect or to be cut.
    let isDone: Bool
  }

  /// The maximum number of pieces.
  static var limit: Int { 16_384 }

  /// The maximum number of pieces of equal length at first.
  private static var evenLimit: Int { 8192 }

  /// The greatest factor by which a spring amplifies a difference of its target.
  ///
  /// It is the integral of the magnitude of the impulse response, which is the total variation of
  /// the step response.
  private static func gain(of spring: Spring, upTo horizon: Double) -> Double {
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
  ///   - target: Returns the state of the target at a time.
  ///   - horizon: The time until which it is followed, in seconds.
  ///   - tolerance: The error that the spring may show.
  ///   - spring: The spring that follows it, which moves.
  ///   - start: A value whose distance from the end of the target counts too.
  #if compiler(>=6.3)
  @specialized(where Value == Double)
  #endif
  init(
    of target: (Double) -> KinematicState<Value>, upTo horizon: Double, within tolerance: Tolerance,
    for spring: Spring, from start: Value
  ) {
    gain = TargetPieces.gain(of: spring, upTo: horizon)
    frequency = spring.squaredFrequency.squareRoot()
    guard horizon > 0 else { return }
    let even = Int((60 * horizon).clamped(to: 31...Double(Self.evenLimit - 1))) + 1
    func time(_ index: Int) -> Double {
      index == even ? horizon : horizon * (Double(index) / Double(even))
    }
    allowed = TargetPieces.allowed(
      tolerance, (0...even).map { target(time($0)).value } + [start], gain: gain)
    for index in 0..<even where time(index) < time(index + 1) {
      let (begin, end) = (time(index), time(index + 1))
      pieces.append(piece(of: target, from: begin, upTo: end, part: end - begin))
    }
    cut(target)
    pieces.sort { $0.begin < $1.begin }
  }

  /// Cuts pieces at jumps of the target, or in half, until all are done or there are no more.
  ///
  /// In each round the half of the pieces that has the greatest effect is cut, so what the last
  /// pieces are spent on is what needs them most.
  private mutating func cut(_ target: (Double) -> KinematicState<Value>) {
    var open = pieces.indices.filter { !pieces[$0].isDone }
    while !open.isEmpty && pieces.count < Self.limit {
      open.sort {
        let (a, b) = (pieces[$0].effect, pieces[$1].effect)
        return a == b ? $0 < $1 : a > b
      }
      let worst = open.prefix(Swift.min((open.count + 1) / 2, Self.limit - pieces.count))
      open.removeFirst(worst.count)
      for index in worst {
        let (begin, end, part) = (pieces[index].begin, pieces[index].end, pieces[index].part)
        // A smooth target is seldom cut so short. At a vertical tangent jumps would be found one
        // after another, an instant apart.
        let mayJump = (part / (end - begin)).exponent % 3 == 2 && !pieces[index].isAtJump
        let jump = mayJump ? jump(of: target, from: begin, upTo: end) : nil
        let cut = jump ?? begin + (end - begin) / 2
        let isAtJump = jump != nil
        pieces[index] = piece(of: target, from: begin, upTo: cut, part: part, isAtJump: isAtJump)
        pieces.append(piece(of: target, from: cut, upTo: end, part: part, isAtJump: isAtJump))
        if !pieces[index].isDone { open.append(index) }
        if let last = pieces.indices.last, !pieces[last].isDone { open.append(last) }
      }
    }
  }

  /// Finds an instant inside a piece at which the target or its velocity jumps.
  ///
  /// The difference from the cubic of the piece changes little in a short time unless there is a
  /// jump: of two parts, the search continues in the one in which it changes more.
  ///
  /// - Returns: The first instant after the jump; `nil` if there is none of more than `allowed`,
  ///   where a change of the velocity counts with its travel in the duration of the piece.
  private func jump(
    of target: (Double) -> KinematicState<Value>, from begin: Double, upTo end: Double
  ) -> Double? {
    let duration = end - begin
    let cubic = TargetCurve(
      from: target(begin), to: target(end.nextDown), duration: duration)
    func difference(_ time: Double) -> KinematicState<Value> {
      let (state, share) = (target(time), (time - begin) / duration)
      return KinematicState(
        value: state.value - cubic.value(at: share),
        velocity: state.velocity.scaled(by: duration) - cubic.slope(at: share))
    }
    func change(_ a: KinematicState<Value>, _ b: KinematicState<Value>) -> Double {
      a.value.distance(to: b.value) + a.velocity.distance(to: b.velocity)
    }
    // At both ends the difference is 0, so parts in which the cubic changes little are compared.
    var (low, high, most) = (begin, begin, -1.0)
    var (time, state) = (begin, difference(begin))
    var (before, after) = (state, state)
    for index in 1...16 {
      let next = Swift.min(begin + Double(index) / 16 * duration, end.nextDown)
      let following = difference(next)
      let size = change(state, following)
      if size > most { (low, high, most, before, after) = (time, next, size, state, following) }
      (time, state) = (next, following)
    }
    while most > allowed {
      let middle = low + (high - low) / 2
      guard low < middle && middle < high else {
        // The cubic itself is steep if the piece is that short: only the target counts.
        let (a, b) = (target(low), target(high))
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

  /// Compares the cubic between two instants with the target, at three others.
  private func piece(
    of target: (Double) -> KinematicState<Value>, from begin: Double, upTo end: Double,
    part: Double, isAtJump: Bool = false
  ) -> Piece {
    let (first, last) = (target(begin), target(end.nextDown))
    func time(_ share: Double) -> Double { Swift.min(end.nextDown, begin + (end - begin) * share) }
    let times = (time(0.25), time(0.5), time(0.75))
    let values = (target(times.0).value, target(times.1).value, target(times.2).value)
    func distance(_ curve: TargetCurve<Value>) -> Double {
      func distance(_ value: Value, _ time: Double) -> Double {
        (value - curve.value(at: (time - begin) / (end - begin))).length
      }
      return Swift.max(
        distance(values.0, times.0), distance(values.1, times.1), distance(values.2, times.2))
    }
    let cubic = TargetCurve(from: first, to: last, duration: end - begin)
    // Within a few instants nothing would show a cubic that leaves along a vertical tangent.
    let isCurve = begin < times.0 && times.2 < end.nextDown && cubic.isBounded
    var (curve, seen) = (cubic, isCurve ? distance(cubic) : .infinity)
    let isKept = seen <= allowed
    if !isKept {
      let line = TargetCurve(from: first.value, to: last.value, duration: end - begin)
      let other = distance(line)
      if !(other >= seen) { (curve, seen) = (line, other) }
    }
    let effect = seen > 0 ? seen * Swift.min(gain, frequency * (end - begin)) : 0
    let middle = begin + (end - begin) / 2
    let isShortest = !(begin < middle && middle < end && end - begin > part * 0x1p-64)
    return Piece(
      begin: begin, end: end, part: part, isAtJump: isAtJump, curve: curve, deviation: seen,
      effect: effect,
      isDone: isKept || effect * Double(Self.limit) <= allowed * gain || isShortest)
  }

  /// The greatest difference that the spring shows because of the deviations that were seen.
  var error: Double {
    var (greatest, kept, others) = (0.0, 0.0, 0.0)
    for piece in pieces {
      greatest = Swift.max(greatest, piece.deviation)
      if piece.deviation <= allowed {
        kept = Swift.max(kept, piece.deviation)
      } else {
        others += piece.effect
      }
    }
    return Swift.min(kept * gain + others, greatest * gain)
  }
}
