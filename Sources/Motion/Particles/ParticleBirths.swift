// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// When particles are born: at a rate, at once in bursts, and how many at most.
///
/// At a constant rate particle *i* is born *i*/rate seconds after the start, the first at
/// the start itself.
/// ```swift
/// let rain = ParticleBirths(rate: 150)
/// rain.count(through: 2)  // 301
/// rain.time(of: 300)  // 2.0
///
/// let salute = ParticleBirths(bursts: [.init(count: 40, at: 0), .init(count: 60, at: 1.5)])
/// salute.count(through: 1)  // 40
/// ```
/// A rate that changes is a track. Particle *i* is then born when the integral of the
/// rate, which is found in closed form, reaches *i*.
/// ```swift
/// let swell = ParticleBirths(
///   rate: Track(from: 0.0, [.linear(to: 100, duration: 2), .move(to: 0)]))
/// swell.total  // 100
/// swell.time(of: 25)  // 1.0
/// ```
/// Particles are counted in the order of their births, those of bursts included. At the
/// instant of a burst, those that the rate brings come first.
///
/// - Units: Seconds of the emitter's own time, which ``beginTime`` and ``prewarm`` shift.
/// - Accuracy: Births are counted with exact products, so that particle 10⁹ is born as
///   exactly as the second, at the very `Double` that ``time(of:)`` gives. Those of a track are
///   within a few ulp of its duration.
/// - Edge cases: A rate that is not positive brings nobody. At most 2⁵³ particles are
///   born, or as many as an `Int` can count.
public struct ParticleBirths: Hashable, Sendable {
  /// Many births at one instant.
  @frozen
  public struct Burst: Hashable, Sendable {
    /// How many particles are born.
    public let count: Int

    /// When, in seconds of the emitter's own time.
    public let time: Double

    /// Creates a burst.
    ///
    /// - Precondition: `count` is not negative, and `time` finite and not negative.
    @inlinable
    public init(count: Int, at time: Double) {
      precondition(count >= 0, "count must not be negative, but is \(count)")
      precondition(
        time >= 0 && time < .infinity, "time must be finite and not negative, but is \(time)")
      self.count = count
      self.time = time
    }
  }

  /// The births in a second, or the last rate of the track.
  public let rate: Double

  /// The births in a second as they change, absent if they do not.
  public var track: Track<Double>? { curve?.track }

  /// The greatest number of particles, absent if there is no end.
  public let count: Int?

  /// The bursts in the order of time.
  public let bursts: [Burst]

  /// When the emitter begins.
  public let beginTime: Double

  /// For how long the emitter has been running when it begins.
  public let prewarm: Double

  /// The integral of the rate that changes.
  let curve: BirthCurve?

  /// For each burst the index of its first particle.
  let bases: [Int]

  /// How many particles belong to the bursts before each, and to all of them.
  let burstCounts: [Int]

  /// Creates births at a constant rate, or in bursts alone.
  ///
  /// - Parameters:
  ///   - rate: The births in a second; none if it is not positive.
  ///   - count: The greatest number of particles, of bursts too; endless if absent.
  ///   - bursts: Many births at one instant each, in any order.
  ///   - beginTime: When the emitter begins, in seconds.
  ///   - prewarm: For how many seconds it has been running then.
  /// - Precondition: The numbers are finite; `count` and `prewarm` are not negative.
  public init(
    rate: Double = 0, count: Int? = nil, bursts: [Burst] = [], beginTime: Double = 0,
    prewarm: Double = 0
  ) {
    precondition(rate - rate == 0, "rate must be finite, but is \(rate)")
    self.init(
      rate, nil, count: count, bursts: bursts, beginTime: beginTime, prewarm: prewarm)
  }

  /// Creates births at a rate that changes.
  ///
  /// - Parameters:
  ///   - track: The births in a second; where it is negative, nobody is born. Its last
  ///     value goes on after its end.
  ///   - count: The greatest number of particles, of bursts too; endless if absent.
  ///   - bursts: Many births at one instant each, in any order.
  ///   - beginTime: When the emitter begins, in seconds.
  ///   - prewarm: For how many seconds it has been running then.
  /// - Precondition: The numbers are finite; `count` and `prewarm` are not negative; the track
  ///   brings at most 10¹² births before its end, and its springs swing at most 65 536 times.
  public init(
    rate track: Track<Double>, count: Int? = nil, bursts: [Burst] = [], beginTime: Double = 0,
    prewarm: Double = 0
  ) {
    if let flaw = BirthCurve.flaw(of: track) { preconditionFailure(flaw) }
    self.init(
      track.storage.last, BirthCurve(track), count: count, bursts: bursts, beginTime: beginTime,
      prewarm: prewarm)
  }

  init(
    _ rate: Double, _ curve: BirthCurve?, count: Int?, bursts: [Burst], beginTime: Double,
    prewarm: Double
  ) {
    precondition(count ?? 0 >= 0, "count must not be negative, but is \(count ?? 0)")
    precondition(beginTime - beginTime == 0, "beginTime must be finite, but is \(beginTime)")
    precondition(
      prewarm >= 0 && prewarm < .infinity,
      "prewarm must be finite and not negative, but is \(prewarm)")
    (self.rate, self.curve, self.count) = (rate, curve, count)
    // No sign of a zero: a form leaves it out.
    (self.beginTime, self.prewarm) = (beginTime + 0, prewarm + 0)
    // Of bursts at one instant, the one that was named first comes first.
    let order = bursts.indices.sorted {
      (bursts[$0].time, $0) < (bursts[$1].time, $1)
    }
    self.bursts = order.map { bursts[$0] }
    var (bases, counts) = ([Int](), [0])
    for burst in self.bursts {
      let stream = ParticleBirths.streamCount(rate, curve, through: DoubleDouble(burst.time, 0))
      bases.append(ParticleBirths.sum(stream, counts[counts.count - 1]))
      counts.append(ParticleBirths.sum(counts[counts.count - 1], burst.count))
    }
    (self.bases, burstCounts) = (bases, counts)
  }

  /// How many particles are ever born, absent if there is no end.
  public var total: Int? {
    var total = count.map { Swift.min($0, ParticleBirths.limit) }
    if let stream = streamTotal {
      let all = ParticleBirths.sum(stream, burstCounts[bursts.count])
      total = Swift.min(all, total ?? all)
    }
    return total
  }

  /// Counts the particles that have been born at a time.
  ///
  /// - Parameter time: Seconds of the emitter's own time.
  /// - Returns: How many births there are up to it and at it.
  /// - Edge cases: NaN reads as 0.
  /// - Complexity: O(log *n*) for *n* bursts and pieces of the track.
  public func count(through time: Double) -> Int {
    count(through: DoubleDouble(time == time ? time : 0, 0))
  }

  /// Finds when a particle is born.
  ///
  /// - Parameter index: Which of the births, not negative.
  /// - Returns: At a constant rate, the quotient of the index and the rate as `Double`s divide:
  ///   ``count(through:)`` counts it at this very instant, and at none before. Infinity if it
  ///   is never born.
  public func time(of index: Int) -> Double {
    precondition(index >= 0, "index must not be negative, but is \(index)")
    guard index < total ?? ParticleBirths.limit else { return .infinity }
    let run = self.run(of: index)
    return run.birth(of: index).rounded
  }

  /// When the last particle is born, before rounding; infinite without an end, −∞ if nobody is.
  var lastBirth: DoubleDouble {
    guard let total else { return DoubleDouble(.infinity, 0) }
    guard total > 0 else { return DoubleDouble(-.infinity, 0) }
    return run(of: total - 1).birth(of: total - 1)
  }
}
