// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An estimator of the velocity of a finger from the positions and times that it reports.
///
/// ```swift
/// var tracker = VelocityTracker<SIMD2<Double>>()
/// for step in 0...6 {
///   tracker.add(SIMD2(0, 20 * Double(step)), at: Double(step) / 60)
/// }
/// tracker.velocity(at: 0.1).y  // 1200.0000
/// tracker.velocity(at: 0.2).y  // 0.0
/// ```
/// A ``VelocityEstimator`` computes it from the last samples. Unless another is given, a parabola is
/// fitted by least squares to those since the finger last turned back, and its slope at the newest
/// one is the velocity. Reports may arrive late or twice: they are stored in the order of their times, and of
/// two with the same time the later report counts.
///
/// | rule | value, as in Android and Flutter |
/// |---|---|
/// | stored samples | the newest 20 |
/// | the oldest sample that counts | 0.1 s before the newest |
/// | a pause, before which no sample counts | more than 0.04 s between two |
/// | a finger that rests before its release | more than 0.04 s after the newest: velocity 0 |
///
/// The result depends only on the reports, and not on when they arrive.
///
/// - Complexity: O(1): at most 20 samples.
public struct VelocityTracker<Value: VectorSpace>: Sendable {
  /// A position with the time of its report.
  struct Sample: Sendable {
    var time: Double
    var value: Value
  }

  /// The greatest number of stored samples.
  static var capacity: Int { 20 }

  /// The age up to which a sample counts, relative to the newest one, in seconds.
  static var window: Double { 0.1 }

  /// The longest time between two reports of a finger that moves, in seconds.
  @usableFromInline static var pause: Double { 0.04 }

  /// The rule by which the velocity is estimated.
  public let estimator: VelocityEstimator

  /// The samples, in the order of their distinct times.
  var samples: [Sample] = []

  /// Creates a tracker without samples.
  ///
  /// - Parameter estimator: The rule by which the velocity is estimated.
  /// - Precondition: A degree is 1 or 2, and weights are finite.
  public init(estimator: VelocityEstimator = .sinceReversal(degree: 2)) {
    ParameterFlaw.trap(if: estimator.flaw)
    self.estimator = estimator
  }

  /// Adds a report.
  ///
  /// - Parameters:
  ///   - value: The position of the finger. A report of a position that is not finite, or beyond
  ///     the legal values, is ignored.
  ///   - time: The time of the report, in seconds of any clock. A report at NaN or an infinite time
  ///     is ignored.
  public mutating func add(_ value: Value, at time: Double) {
    guard time.magnitude < .infinity, value.isBounded else { return }
    let index = samples.lastIndex { $0.time <= time }
    if let index, samples[index].time == time {
      samples[index].value = value
      return
    }
    samples.insert(Sample(time: time, value: value), at: index.map { $0 + 1 } ?? 0)
    if samples.count > VelocityTracker.capacity { samples.removeFirst() }
  }

  /// Removes all samples.
  public mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// Returns the velocity of the finger at its release, in units per second.
  ///
  /// - Parameter now: The time of the release, in seconds of the same clock.
  /// - Returns: The velocity of ``state(at:)``.
  public func velocity(at now: Double) -> Value { state(at: now).velocity }

  /// Returns the position and the velocity of the finger at its release.
  ///
  /// - Parameter now: The time of the release, in seconds of the same clock.
  /// - Returns: The value and the slope of the polynomial at the newest sample, which are not
  ///   extrapolated to the release; with other estimators, the newest value and the velocity. The
  ///   velocity is 0 without a sample, for a single one, and for a finger that has rested; it is
  ///   kept within the legal values.
  /// - Edge cases: NaN is treated as the time of the newest sample.
  public func state(at now: Double) -> KinematicState<Value> {
    guard let newest = samples.last else { return KinematicState(value: .zero) }
    guard !(now - newest.time > VelocityTracker.pause) else {
      return KinematicState(value: newest.value)
    }
    let samples = samples[first...]
    switch estimator {
    case .leastSquares(let degree), .sinceReversal(let degree): return fit(degree, to: samples)
    case .impulse: return KinematicState(value: newest.value, velocity: impulse(of: samples))
    case .differences(let first, let second, let third):
      return KinematicState(
        value: newest.value, velocity: difference(of: samples, [first, second, third]))
    }
  }

  /// Returns the number of samples that count at a time.
  public func count(at now: Double) -> Int {
    guard let newest = samples.last, !(now - newest.time > VelocityTracker.pause) else { return 0 }
    return samples.count - first
  }

  /// The index of the first sample that counts.
  private var first: Int {
    if case .sinceReversal = estimator { return turn(after: firstOfWindow) }
    return firstOfWindow
  }

  /// The index of the first sample of the movement that has not been interrupted by a pause.
  private var firstOfWindow: Int {
    var index = samples.count - 1
    while index > 0 {
      let (older, newer) = (samples[index - 1].time, samples[index].time)
      let age = samples[samples.count - 1].time - older
      if age > VelocityTracker.window || newer - older > VelocityTracker.pause { break }
      index -= 1
    }
    return index
  }

  /// Returns the index of the first sample since the finger turned back; the given one if it has not.
  private func turn(after first: Int) -> Int {
    let (last, newest) = (samples.count - 1, samples[samples.count - 1].value)
    guard let other = samples[first...].last(where: { $0.value != newest }) else { return first }
    guard let direction = (newest - other.value).normalized else { return first }
    var (turn, behind) = (last, 0.0)
    for index in (first..<last).reversed() {
      let distance = (newest - samples[index].value).dot(direction)
      if distance > behind {
        (turn, behind) = (index, distance)
      } else if behind - distance > behind * 0.25 {
        return Swift.min(turn + 1, last - 1)
      }
    }
    return first
  }

  /// Returns the velocities between successive samples, from the oldest to the newest.
  private func paces(of samples: ArraySlice<Sample>) -> [Value] {
    zip(samples, samples.dropFirst()).map { older, newer in
      (newer.value - older.value).scaled(by: (1 / (newer.time - older.time)).boundedFactor).bounded
    }
  }

  /// Returns the velocity of a mass with the kinetic energy that all movements have given to it.
  ///
  /// Energies are in units of the greatest of the movements' own.
  private func impulse(of samples: ArraySlice<Sample>) -> Value {
    let paces = paces(of: samples)
    let unit = paces.reduce(0) { Swift.max($0, $1.length) }
    guard paces.count > 1, unit > 0 else { return paces.last ?? .zero }
    /// The velocity whose half square is the length of an energy, in the direction of that.
    func velocity(_ energy: Value) -> Value {
      let length = energy.length
      return length > 0 ? energy.scaled(by: (2 / length).squareRoot()) : .zero
    }
    var energy = Value.zero
    for (index, pace) in paces.enumerated() {
      let pace = pace.scaled(by: 1 / unit)
      energy = energy + (pace - velocity(energy)).scaled(by: pace.length)
      if index == 0 { energy = energy.scaled(by: 0.5) }
    }
    return velocity(energy).scaled(by: unit).bounded
  }

  /// Returns the weighted sum of the newest velocities between samples, the newest first.
  private func difference(of samples: ArraySlice<Sample>, _ weights: [Double]) -> Value {
    zip(paces(of: samples.suffix(4)).reversed(), weights).reduce(Value.zero) { sum, pace in
      (sum + pace.0.scaled(within: pace.1)).bounded
    }
  }

  /// Returns the value and the slope of a polynomial fitted by polynomials that are orthogonal over
  /// the times.
  ///
  /// So no system of equations is solved, and the times need not be evenly spaced. *p*₀ = 1, *p*₁ =
  /// τ − α, *p*₂ = (τ − β) *p*₁ − γ, with τ counted from the newest sample in units of the whole
  /// span.
  ///
  /// - Source: G. E. Forsythe, "Generation and Use of Orthogonal Polynomials for Data-Fitting with
  ///   a Digital Computer", J. SIAM 5 (1957).
  private func fit(_ degree: Int, to samples: ArraySlice<Sample>) -> KinematicState<Value> {
    let newest = samples[samples.endIndex - 1]
    let span = newest.time - samples[samples.startIndex].time
    guard span > 0 else { return KinematicState(value: newest.value) }
    let count = Double(samples.count)
    let times = samples.map { ($0.time - newest.time) / span }
    let values = samples.map { $0.value - newest.value }
    func total(_ weight: (Double) -> Double) -> Double { times.reduce(0) { $0 + weight($1) } }
    func sum(_ weight: (Double) -> Double) -> Value {
      zip(times, values).reduce(Value.zero) { $0 + $1.1.scaled(by: weight($1.0)) }
    }
    let alpha = total { $0 } / count
    func first(_ time: Double) -> Double { time - alpha }
    let norm = total { first($0) * first($0) }
    let slope = sum(first).scaled(by: 1 / norm)
    var offset = sum { _ in 1 / count } + slope.scaled(by: -alpha)
    var rate = slope
    if degree > 1 && samples.count > 2 {
      let beta = total { $0 * first($0) * first($0) } / norm
      let gamma = norm / count
      func second(_ time: Double) -> Double { (time - beta) * first(time) - gamma }
      let inverse = (1 / total { second($0) * second($0) }).boundedFactor
      let bend = sum(second).scaled(by: inverse).bounded
      // At the newest sample τ is 0: p₂ = α β − γ, and its slope is −(α + β).
      offset = offset + bend.scaled(by: alpha * beta - gamma)
      rate = rate + bend.scaled(by: -(alpha + beta))
    }
    return KinematicState(
      value: (newest.value + offset).bounded,
      velocity: rate.bounded.scaled(by: (1 / span).boundedFactor).bounded)
  }
}

extension VelocityTracker.Sample: Equatable {}
extension VelocityTracker.Sample: Hashable where Value: Hashable {}
extension VelocityTracker: Equatable {}
extension VelocityTracker: Hashable where Value: Hashable {}
