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
  /// A rate is changed while the emitter runs with ``Emitter/setBirthRate(_:at:)``.
  ///
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

    /// A rate of births from a time on.
    @frozen
    public struct Change: Hashable, Sendable {
      /// The births per second; there are none if it is not positive.
      public let rate: Double

      /// The time from which the rate holds, in seconds of the emitter's own time.
      public let time: Double

      /// Creates a change.
      ///
      /// - Precondition: Both are finite, and `time` is not negative.
      @inlinable
      public init(rate: Double, at time: Double) {
        ParameterFlaw.trap(if: Change.flaw(rate: rate, time: time))
        (self.rate, self.time) = (rate, time)
      }

      @inlinable
      static func flaw(rate: Double, time: Double) -> ParameterFlaw? {
        ParameterFlaw("rate", rate, .finite) ?? ParameterFlaw("time", time, .notNegative)
      }
    }

    /// The births per second, or the last rate of the track; until it is changed.
    public let rate: Double

    /// The varying births per second until they are changed; nil if the rate is constant.
    public var track: Track<Double>? { curve.flatMap { $0.track.duration > 0 ? $0.track : nil } }

    /// The changes of the rate, each later than the one before.
    public var changes: [Change] { curve?.changes ?? [] }

    /// The maximum number of particles; nil if it is unlimited.
    public let count: Int?

    /// The bursts in the order of time.
    public let bursts: [Burst]

    /// The time at which the emitter begins, in seconds.
    public private(set) var beginTime: Double

    /// The time for which the emitter has already been running at its begin time, in seconds.
    public let warmupTime: Double

    /// The integral of a rate that varies or changes.
    let curve: BirthCurve?

    /// The births per second after the last change.
    var lastRate: Double { changes.last?.rate ?? rate }

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
    ///   - changes: Other rates from later times on, in any order. Of two at one time the last counts.
    ///   - beginTime: The time at which the emitter begins, in seconds.
    ///   - warmupTime: The time for which the emitter has already been running at its begin time, in
    ///     seconds.
    /// - Precondition: The numbers are finite; `count` and `warmupTime` are not negative; there are at
    ///   most 10¹² births before the last change.
    public init(
      rate: Double = 0, count: Int? = nil, bursts: [Burst] = [], changes: [Change] = [],
      beginTime: Double = 0, warmupTime: Double = 0
    ) {
      require("rate", rate, .finite)
      self.init(
        rate, nil, count: count, bursts: bursts, changes: Emitter.Schedule.ordered(changes),
        beginTime: beginTime, warmupTime: warmupTime)
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
    ///   - changes: Other rates from later times on, in any order, which replace the rest of the track.
    ///   - beginTime: The time at which the emitter begins, in seconds.
    ///   - warmupTime: The time for which the emitter has already been running at its begin time, in
    ///     seconds.
    /// - Precondition: The numbers are finite; `count` and `warmupTime` are not negative; the track
    ///   has at most 10¹² births before its end and the last change, and its springs swing at most
    ///   65 536 times.
    public init(
      rate track: Track<Double>, count: Int? = nil, bursts: [Burst] = [], changes: [Change] = [],
      beginTime: Double = 0, warmupTime: Double = 0
    ) {
      self.init(
        track.storage.last, track, count: count, bursts: bursts,
        changes: Emitter.Schedule.ordered(changes), beginTime: beginTime, warmupTime: warmupTime)
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

    /// Returns the schedule with another rate from a time of the emitter on.
    func changed(to rate: Double, at time: Double) -> Emitter.Schedule {
      let ownTime = Swift.max(0, time - beginTime + warmupTime)
      let changes = changes.filter { $0.time < ownTime } + [Change(rate: rate, at: ownTime)]
      return Emitter.Schedule(
        self.rate, track, count: count, bursts: bursts, changes: changes, beginTime: beginTime,
        warmupTime: warmupTime)
    }

    init(
      _ rate: Double, _ track: Track<Double>?, count: Int?, bursts: [Burst], changes: [Change],
      beginTime: Double, warmupTime: Double
    ) {
      ParameterFlaw.trap(
        if: BirthCurve.flaw(rate, track, changes: changes)
          ?? Emitter.Schedule.flaw(count: count, beginTime: beginTime, warmupTime: warmupTime))
      (self.rate, self.count) = (rate, count)
      // A track without a duration is a constant rate.
      let varying = track.flatMap { $0.duration > 0 ? $0 : nil }
      curve =
        varying != nil || !changes.isEmpty
        ? BirthCurve(varying ?? Track(from: rate, []), changes: changes) : nil
      let lastRate = changes.last?.rate ?? rate
      // Adding 0 removes the sign of a negative zero, which is not encoded.
      (self.beginTime, self.warmupTime) = (beginTime + 0, warmupTime + 0)
      self.bursts = Emitter.Schedule.inOrder(bursts) { $0.time }
      var (bases, counts) = ([Int](), [0])
      for burst in self.bursts {
        let stream = Emitter.Schedule.streamCount(
          lastRate, curve, through: DoubleDouble(burst.time, 0))
        bases.append(Emitter.Schedule.sum(stream, counts[counts.count - 1]))
        counts.append(Emitter.Schedule.sum(counts[counts.count - 1], burst.count))
      }
      (self.bases, burstCounts) = (bases, counts)
    }

    /// Returns changes in the order of their times, and of those at one time the last.
    static func ordered(_ changes: [Change]) -> [Change] {
      var ordered: [Change] = []
      for change in inOrder(changes, by: { $0.time }) {
        if ordered.last?.time == change.time { ordered.removeLast() }
        ordered.append(change)
      }
      return ordered
    }

    /// Returns items in the order of their times; those of equal time keep their order.
    private static func inOrder<Item>(_ items: [Item], by time: (Item) -> Double) -> [Item] {
      let order = items.indices.sorted { (time(items[$0]), $0) < (time(items[$1]), $1) }
      return order.map { items[$0] }
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
