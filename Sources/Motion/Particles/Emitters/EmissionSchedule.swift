// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// A schedule of births: a rate, bursts, and a maximum number of particles.
  ///
  /// At a constant rate, particle *i* is born *i*/rate seconds after the start, and particle 0 at the
  /// start.
  /// ```swift
  /// let rain = Emitter.Schedule(rate: 150)
  /// rain.count(through: 2)  // 301
  /// rain.time(of: 300)  // 2.0
  ///
  /// let salute = Emitter.Schedule(bursts: [.init(count: 40, at: 0), .init(count: 60, at: 1.5)])
  /// salute.count(through: 1)  // 40
  /// ```
  /// A varying rate is a track. Particle *i* is then born when the integral of the rate, which has a
  /// closed form, reaches *i*.
  /// ```swift
  /// let swell = Emitter.Schedule(
  ///   rate: Track(from: 0.0, [.linear(to: 100, duration: 2), .move(to: 0)]))
  /// swell.total  // 100
  /// swell.time(of: 25)  // 1.0
  /// ```
  /// Particles are counted in the order of their births, including those of bursts. At the time of a
  /// burst, births of the rate precede those of the burst.
  ///
  /// - Units: Seconds of the emitter's own time, which ``beginTime`` and ``warmupTime`` shift.
  /// - Accuracy: Births are counted with exact products, so that particle 10⁹ is as exact as the
  ///   second: it is born at the very `Double` that ``time(of:)`` returns. Births by a track are
  ///   within a few ulp of its duration, but for births where the rate is near 0 and for the rate of
  ///   cubics under an easing, which is integrated by quadrature.
  /// - Edge cases: There are no births while the rate is not positive. The maximum number of births
  ///   is 2⁵³, or that of an `Int`.
  public struct Schedule: Hashable, Sendable {
    /// A number of births at one time.
    @frozen
    public struct Burst: Hashable, Sendable {
      /// The number of particles.
      public let count: Int

      /// The time of the births, in seconds of the emitter's own time.
      public let time: Double

      /// Creates a burst.
      ///
      /// - Precondition: `count` is not negative, and `time` finite and not negative.
      @inlinable
      public init(count: Int, at time: Double = 0) {
        ParameterFlaw.trap(if: Burst.flaw(count: count, time: time))
        self.count = count
        self.time = time
      }

      @inlinable
      static func flaw(count: Int, time: Double) -> ParameterFlaw? {
        ParameterFlaw("count", count, in: 0 ... .max) ?? ParameterFlaw("time", time, .notNegative)
      }
    }

    /// The births per second, or the last rate of the track.
    public let rate: Double

    /// The varying births per second; nil if the rate is constant.
    public var track: Track<Double>? { curve?.track }

    /// The maximum number of particles; nil if it is unlimited.
    public let count: Int?

    /// The bursts in the order of time.
    public let bursts: [Burst]

    /// The time at which the emitter begins, in seconds.
    public private(set) var beginTime: Double

    /// The time for which the emitter has already been running at its begin time, in seconds.
    public let warmupTime: Double

    /// The integral of the varying rate.
    let curve: BirthCurve?

    /// The index of the first particle of each burst.
    let bases: [Int]

    /// The number of particles in the bursts before each, and in all of them.
    let burstCounts: [Int]

    /// Creates births at a constant rate, or only in bursts.
    ///
    /// - Parameters:
    ///   - rate: The births per second; there are none if it is not positive.
    ///   - count: The maximum number of particles, including those of bursts; nil for no limit.
    ///   - bursts: The bursts, in any order.
    ///   - beginTime: The time at which the emitter begins, in seconds.
    ///   - warmupTime: The time for which the emitter has already been running at its begin time, in
    ///     seconds.
    /// - Precondition: The numbers are finite; `count` and `warmupTime` are not negative.
    public init(
      rate: Double = 0, count: Int? = nil, bursts: [Burst] = [], beginTime: Double = 0,
      warmupTime: Double = 0
    ) {
      require("rate", rate, .finite)
      self.init(
        rate, nil, count: count, bursts: bursts, beginTime: beginTime, warmupTime: warmupTime)
    }

    /// Returns the schedule of one burst.
    ///
    /// - Parameters:
    ///   - count: The number of particles, not negative.
    ///   - time: The time of their births, in seconds; by default the beginning.
    /// - Returns: The schedule, without a rate.
    /// - Precondition: The time is finite and not negative.
    public static func burst(_ count: Int, at time: Double = 0) -> Emitter.Schedule {
      Emitter.Schedule(bursts: [Burst(count: count, at: time)])
    }

    /// Creates births at a varying rate.
    ///
    /// - Parameters:
    ///   - track: The births per second; where it is negative there are none. Its last value
    ///     continues after its end.
    ///   - count: The maximum number of particles, including those of bursts; nil for no limit.
    ///   - bursts: The bursts, in any order.
    ///   - beginTime: The time at which the emitter begins, in seconds.
    ///   - warmupTime: The time for which the emitter has already been running at its begin time, in
    ///     seconds.
    /// - Precondition: The numbers are finite; `count` and `warmupTime` are not negative; the track
    ///   has at most 10¹² births before its end, and its springs swing at most 65 536 times.
    public init(
      rate track: Track<Double>, count: Int? = nil, bursts: [Burst] = [], beginTime: Double = 0,
      warmupTime: Double = 0
    ) {
      ParameterFlaw.trap(if: BirthCurve.flaw(of: track))
      self.init(
        track.storage.last, BirthCurve(track), count: count, bursts: bursts, beginTime: beginTime,
        warmupTime: warmupTime)
    }

    /// Returns the schedule with everything later.
    ///
    /// - Parameter delay: Seconds, which may be negative.
    /// - Returns: The schedule with the delay added to ``beginTime``.
    /// - Precondition: The delay and the sum are finite.
    public func delayed(by delay: Double) -> Emitter.Schedule {
      require("delay", delay, .finite)
      var schedule = self
      schedule.beginTime += delay
      ParameterFlaw.trap(
        if: Emitter.Schedule.flaw(
          count: count, beginTime: schedule.beginTime, warmupTime: warmupTime))
      return schedule
    }

    init(
      _ rate: Double, _ curve: BirthCurve?, count: Int?, bursts: [Burst], beginTime: Double,
      warmupTime: Double
    ) {
      ParameterFlaw.trap(
        if: Emitter.Schedule.flaw(count: count, beginTime: beginTime, warmupTime: warmupTime))
      (self.rate, self.curve, self.count) = (rate, curve, count)
      // Adding 0 removes the sign of a negative zero, which is not encoded.
      (self.beginTime, self.warmupTime) = (beginTime + 0, warmupTime + 0)
      // Bursts of equal time keep their order.
      let order = bursts.indices.sorted {
        (bursts[$0].time, $0) < (bursts[$1].time, $1)
      }
      self.bursts = order.map { bursts[$0] }
      var (bases, counts) = ([Int](), [0])
      for burst in self.bursts {
        let stream = Emitter.Schedule.streamCount(rate, curve, through: DoubleDouble(burst.time, 0))
        bases.append(Emitter.Schedule.sum(stream, counts[counts.count - 1]))
        counts.append(Emitter.Schedule.sum(counts[counts.count - 1], burst.count))
      }
      (self.bases, burstCounts) = (bases, counts)
    }

    static func flaw(count: Int?, beginTime: Double, warmupTime: Double) -> ParameterFlaw? {
      ParameterFlaw("count", count ?? 0, in: 0 ... .max)
        ?? ParameterFlaw("beginTime", beginTime, .finite)
        ?? ParameterFlaw("warmupTime", warmupTime, .notNegative)
    }

    /// The total number of births; nil if they are endless.
    public var total: Int? {
      var total = count.map { Swift.min($0, Emitter.Schedule.limit) }
      if let stream = streamTotal {
        let all = Emitter.Schedule.sum(stream, burstCounts[bursts.count])
        total = Swift.min(all, total ?? all)
      }
      return total
    }

    /// Returns the number of particles that have been born at a time.
    ///
    /// - Parameter time: The time, in seconds of the emitter's own time.
    /// - Returns: The number of births up to and including the time.
    /// - Edge cases: NaN is treated as 0.
    /// - Complexity: O(log *n*) for *n* bursts and pieces of the track.
    public func count(through time: Double) -> Int {
      count(through: DoubleDouble(time == time ? time : 0, 0))
    }

    /// Returns the time at which a particle is born.
    ///
    /// - Parameter index: The index of the birth, not negative.
    /// - Returns: At a constant rate, the rounded quotient of the index and the rate, which is the
    ///   first time at which ``count(through:)`` counts the particle. Infinity if it is never born.
    /// - Precondition: `index` is not negative.
    public func time(of index: Int) -> Double {
      require("index", index, in: 0 ... .max)
      guard index < total ?? Emitter.Schedule.limit else { return .infinity }
      let run = self.run(of: index)
      return run.birth(of: index).rounded
    }

    /// The unrounded time of the last birth; infinite if births are endless, −∞ if there are none.
    var lastBirth: DoubleDouble {
      guard let total else { return DoubleDouble(.infinity, 0) }
      guard total > 0 else { return DoubleDouble(-.infinity, 0) }
      return run(of: total - 1).birth(of: total - 1)
    }
  }
}
