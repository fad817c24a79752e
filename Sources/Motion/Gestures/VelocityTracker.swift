// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// How fast a finger moves, from the places and times that it reported.
///
/// ```swift
/// var tracker = VelocityTracker<SIMD2<Double>>()
/// for step in 0...6 {
///   tracker.add(SIMD2(0, 20 * Double(step)), at: Double(step) / 60)
/// }
/// tracker.velocity(at: 0.1).y  // 1200.0000
/// tracker.velocity(at: 0.2).y  // 0.0
/// ```
/// A polynomial is fitted to the last places by least squares; its slope at the newest is the
/// velocity. Reports may come late, and twice: they are held in the order of their times, and of
/// two of one time the later report counts.
///
/// | rule | here, as in Android and Flutter |
/// |---|---|
/// | places that are held | the newest 20 |
/// | the oldest that counts | 0.1 s before the newest |
/// | a pause, before which nothing counts | more than 0.04 s between two |
/// | a finger that rests before it lets go | more than 0.04 s after the newest: velocity 0 |
///
/// The result depends on the reports alone, and not on when they are handed over.
///
/// - Complexity: O(1): at most 20 places.
public struct VelocityTracker<Value: VectorSpace>: Sendable {
  /// A place and when it was reported.
  struct Sample: Sendable {
    var time: Double
    var value: Value
  }

  /// How many places are held.
  static var capacity: Int { 20 }

  /// How long before the newest a place counts, in seconds.
  static var window: Double { 0.1 }

  /// The longest time between two reports of a finger that moves, in seconds.
  @usableFromInline static var pause: Double { 0.04 }

  /// The degree of the polynomial where there are places enough: 1 or 2.
  public let degree: Int

  /// The places, in the order of their times, each of which is there once.
  var samples: [Sample] = []

  /// Creates a tracker that has seen nothing.
  ///
  /// - Parameter degree: The degree of the polynomial: 2 follows a finger that slows down, 1 is
  ///   calmer.
  /// - Precondition: The degree is 1 or 2.
  public init(degree: Int = 2) {
    ParameterFlaw.trap(if: VelocityTracker.flaw(degree: degree))
    self.degree = degree
  }

  static func flaw(degree: Int) -> ParameterFlaw? {
    ParameterFlaw("degree", Double(degree), .count(1...2))
  }

  /// Takes a report.
  ///
  /// - Parameters:
  ///   - value: Where the finger is.
  ///   - time: When it was there, in seconds of any clock. A report at NaN or an infinite time is
  ///     left out.
  public mutating func add(_ value: Value, at time: Double) {
    guard time.magnitude < .infinity, value.hasFiniteComponents else { return }
    let place = samples.lastIndex { $0.time <= time }
    if let place, samples[place].time == time {
      samples[place].value = value
      return
    }
    samples.insert(Sample(time: time, value: value), at: place.map { $0 + 1 } ?? 0)
    if samples.count > VelocityTracker.capacity { samples.removeFirst() }
  }

  /// Forgets all places.
  public mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// The velocity of the finger when it lets go, in units per second.
  ///
  /// - Parameter now: When it lets go, in seconds of the same clock.
  /// - Returns: The velocity of ``state(at:)``.
  public func velocity(at now: Double) -> Value { state(at: now).velocity }

  /// Where the finger is when it lets go, and how fast.
  ///
  /// - Parameter now: When it lets go, in seconds of the same clock.
  /// - Returns: The polynomial's value and slope at the newest place, which is not carried on to
  ///   now. The velocity is 0 without a place, for a single one, and for a finger that has rested;
  ///   it is held to what the type can hold.
  /// - Edge cases: NaN counts as the time of the newest place.
  public func state(at now: Double) -> KinematicState<Value> {
    guard let newest = samples.last else { return KinematicState(value: .zero) }
    guard !(now - newest.time > VelocityTracker.pause) else {
      return KinematicState(value: newest.value)
    }
    let fitted = fit(samples[first...])
    return fitted.value.hasFiniteComponents ? fitted : KinematicState(value: newest.value)
  }

  /// How many places count at a time.
  public func count(at now: Double) -> Int {
    guard let newest = samples.last, !(now - newest.time > VelocityTracker.pause) else { return 0 }
    return samples.count - first
  }

  /// The first of the places that count.
  private var first: Int {
    var index = samples.count - 1
    while index > 0 {
      let (older, newer) = (samples[index - 1].time, samples[index].time)
      let age = samples[samples.count - 1].time - older
      if age > VelocityTracker.window || newer - older > VelocityTracker.pause { break }
      index -= 1
    }
    return index
  }

  /// Fits a polynomial, by polynomials that are orthogonal over the times.
  ///
  /// So no system of equations is solved, and the times need not be even. *p*₀ = 1, *p*₁ = τ − α,
  /// *p*₂ = (τ − β) *p*₁ − γ, with τ counted from the newest in units of the whole span.
  ///
  /// - Source: G. E. Forsythe, "Generation and Use of Orthogonal Polynomials for Data-Fitting with a
  ///   Digital Computer", J. SIAM 5 (1957).
  private func fit(_ samples: ArraySlice<Sample>) -> KinematicState<Value> {
    let newest = samples[samples.endIndex - 1]
    let span = newest.time - samples[samples.startIndex].time
    guard span > 0 else { return KinematicState(value: newest.value) }
    let count = Double(samples.count)
    let times = samples.map { ($0.time - newest.time) / span }
    let values = samples.map { newest.value.way(to: $0.value, within: 1) }
    func total(_ weight: (Double) -> Double) -> Double { times.reduce(0) { $0 + weight($1) } }
    func sum(_ weight: (Double) -> Double) -> Value {
      zip(times, values).reduce(Value.zero) { $0.moved(within: $1.1.scaled(within: weight($1.0))) }
    }
    let alpha = total { $0 } / count
    func first(_ time: Double) -> Double { time - alpha }
    let norm = total { first($0) * first($0) }
    let slope = sum(first).scaled(within: 1 / norm)
    var offset = sum { _ in 1 / count }.moved(within: slope.scaled(by: -alpha))
    var rate = slope
    if degree > 1 && samples.count > 2 {
      let beta = total { $0 * first($0) * first($0) } / norm
      let gamma = norm / count
      func second(_ time: Double) -> Double { (time - beta) * first(time) - gamma }
      let bend = sum(second).scaled(within: 1 / total { second($0) * second($0) })
      // At the newest τ is 0: p₂ = α β − γ, and its slope is −(α + β).
      offset = offset.moved(within: bend.scaled(within: alpha * beta - gamma))
      rate = rate.moved(within: bend.scaled(within: -(alpha + beta)))
    }
    return KinematicState(
      value: newest.value.moved(within: offset), velocity: rate.scaled(within: 1 / span))
  }
}

extension VelocityTracker.Sample: Equatable {}
extension VelocityTracker.Sample: Hashable where Value: Hashable {}
extension VelocityTracker: Equatable {}
extension VelocityTracker: Hashable where Value: Hashable {}
