// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// The particles of one emitter, or those that one particle emits.
  ///
  /// Their indices begin at 0, in the order of births.
  /// ```swift
  /// let emitter = Emitter(births: Emitter.Schedule(rate: 10), lifetime: 2, speed: 30)
  /// let stream = emitter.stream
  /// stream.aliveIndices(at: 4)  // 21..<41
  /// stream.birthTime(of: 25)  // 2.5
  /// stream.particle(25, at: 4)?.position.x  // 45.0
  /// ```
  /// - Complexity: O(1) for each particle.
  public struct Stream: Sendable {
    /// The emitter of the particles.
    public let emitter: Emitter

    /// The random numbers of the particles.
    public let random: CounterRandom

    /// The time at which the emitter's own time is 0, as a sum of two numbers.
    let start: DoubleDouble

    /// The time before which no particle is alive.
    let opening: Double

    /// The emitter's own time after which no particle is born.
    let limit: Double

    /// The particle that carries the emitter, if there is one.
    let source: ParticleSource?

    /// The age of that particle when the emitter's own time is 0.
    let sourceAge: Double

    /// Creates the stream of an emitter that is not carried.
    init(_ emitter: Emitter) {
      self.emitter = emitter
      random = CounterRandom(seed: emitter.seed)
      let births = emitter.births
      let start = ExactArithmetic.twoSum(births.beginTime, -births.warmupTime)
      self.start = DoubleDouble(start.sum, start.error)
      opening = births.beginTime
      (limit, source, sourceAge) = (.infinity, nil, 0)
    }

    private init(
      _ emitter: Emitter, random: CounterRandom, start: DoubleDouble, limit: Double,
      source: ParticleSource?, sourceAge: Double
    ) {
      (self.emitter, self.random, self.limit) = (emitter, random, limit)
      (self.source, self.sourceAge) = (source, sourceAge)
      let births = emitter.births
      let delayed = start + births.beginTime
      self.start = delayed + -births.warmupTime
      opening = delayed.rounded
    }

    /// Returns the indices of the particles that may be alive at a time.
    ///
    /// No particle outside of the range is alive. Whether a particle inside is alive depends on its
    /// lifetime.
    ///
    /// - Parameter time: The time, in seconds.
    /// - Returns: A range of at most as many indices as the emitter's capacity.
    /// - Edge cases: NaN is treated as time 0.
    public func aliveIndices(at time: Double) -> Range<Int> {
      indices(at: time, within: emitter.longestLife, most: emitter.capacity)
    }

    /// Returns the time at which a particle is born.
    ///
    /// - Parameter index: The index of the particle, not negative.
    /// - Returns: The time in seconds; infinity if the particle is never born.
    /// - Precondition: The index is not negative.
    public func birthTime(of index: Int) -> Double {
      guard index < count else { return .infinity }
      return (start + emitter.births.time(of: index)).rounded
    }

    /// Evaluates all particles that are alive at a time, in the order of their births.
    ///
    /// For many particles in every frame, write them to a buffer that is kept: ``sample(at:into:)``.
    ///
    /// - Parameter time: The time, in seconds; NaN is treated as 0.
    /// - Returns: The states of the living particles.
    /// - Complexity: As that of ``particle(_:at:)`` for each index of ``aliveIndices(at:)``.
    public func particles(at time: Double) -> [Emitter.Particle] {
      aliveIndices(at: time).compactMap { particle($0, at: time) }
    }

    /// Evaluates a particle at a time.
    ///
    /// - Parameters:
    ///   - index: The index of the particle.
    ///   - time: The time, in seconds.
    /// - Returns: The state, or nil if the particle is not alive.
    /// - Edge cases: NaN is treated as time 0.
    public func particle(_ index: Int, at time: Double) -> Emitter.Particle? {
      guard aliveIndices(at: time).contains(index) else { return nil }
      let run = emitter.births.run(of: index)
      let ages = RunAges(run, at: local(time))
      let kernel = EmitterKernel(emitter, source: source)
      let (age, birth) = ages.lanes(startIndex: index, needsBirths: kernel.needsBirths)
      let samples = Emitter.Samples(random, index: index, kernel)
      guard age[0] < kernel.lifetimes(samples.deviations(of: .life))[0] else { return nil }
      let launch = kernel.launch(samples, birth: birth[0], sourceAge: sourceAge)
      return Emitter.Particle(
        samples, age: age[0], birth: birth[0], launch, kernel, emitter.tracks)
    }

    /// Returns the particles that one particle emits.
    ///
    /// - Parameters:
    ///   - subEmitter: The index in the emitter's sub-emitters.
    ///   - index: The index of the particle that carries it, not negative.
    /// - Returns: A stream, which is empty if the particle is never born.
    /// - Precondition: `subEmitter` is an index of the sub-emitters, and `index` is not negative.
    public func stream(ofSubEmitter subEmitter: Int, fromParticle index: Int) -> Emitter.Stream {
      let kernel = EmitterKernel(emitter, source: source)
      return stream(ofSubEmitter: subEmitter, fromParticle: index, kernel)
    }

    func stream(ofSubEmitter subEmitter: Int, fromParticle index: Int, _ kernel: EmitterKernel)
      -> Emitter.Stream
    {
      precondition(
        emitter.subEmitters.indices.contains(subEmitter),
        "subEmitter must be below \(emitter.subEmitters.count), but is \(subEmitter)")
      require("index", index, in: 0 ... .max)
      let (child, births) = (
        emitter.subEmitters[subEmitter], emitter.subEmitters[subEmitter].emitter.births
      )
      let numbers = CounterRandom(
        seed: random.bits(index: index, channel: Emitter.Stream.subEmitterChannel &+ subEmitter)
          ^ child.emitter.seed)
      let isBorn = index < count
      let birth = isBorn ? emitter.births.run(of: index).birth(of: index) : DoubleDouble(0, 0)
      let samples = Emitter.Samples(random, index: index, kernel)
      let life = kernel.lifetimes(samples.deviations(of: .life))[0]
      guard isBorn && life > 0 && birth.high < .infinity else {
        return Emitter.Stream(
          child.emitter, random: numbers, start: start, limit: -1, source: nil, sourceAge: 0)
      }
      let launch = kernel.launch(samples, birth: birth.high, sourceAge: sourceAge)
      let carrier = ParticleSource(launch, birth: birth.high, kernel)
      let begin = start + birth
      let shift = births.beginTime - births.warmupTime
      switch child.start {
      case .birth:
        return Emitter.Stream(
          child.emitter, random: numbers, start: begin, limit: (life - shift).nextDown,
          source: carrier, sourceAge: shift)
      case .death:
        return Emitter.Stream(
          child.emitter, random: numbers, start: begin + life, limit: .infinity,
          source: ParticleSource(at: life, of: carrier), sourceAge: 0)
      }
    }

    /// The channel of the seeds of the first sub-emitter; those of the others follow.
    static var subEmitterChannel: Int { 256 }

    /// The total number of particles.
    var count: Int {
      let births = emitter.births
      let total = births.total ?? Emitter.Schedule.limit
      guard limit < .infinity else { return total }
      return limit < 0 ? 0 : Swift.min(total, births.count(through: limit))
    }

    /// Returns the emitter's own time, as a sum of two numbers.
    func local(_ time: Double) -> DoubleDouble { -start + (time == time ? time : 0) }

    /// Returns the particles that have been born at a time, and not longer ago than a span.
    func indices(at time: Double, within span: Double, most: Int) -> Range<Int> {
      let time = time == time ? time : 0
      let local = local(time)
      guard time >= opening, time < .infinity, span > 0, local.high < .infinity else {
        return 0..<0
      }
      let births = emitter.births
      let born = births.count(through: Swift.min(last(roundedTo: time, local), limit))
      let gone = Swift.min(born, births.count(through: local + -span))
      return Swift.max(gone, born - Swift.min(most, born))..<born
    }

    /// Returns the last of the emitter's own times that is not after a time when converted back.
    ///
    /// A time includes the particles whose births are rounded to it.
    private func last(roundedTo time: Double, _ local: DoubleDouble) -> Double {
      let own = local.rounded
      if start.high == 0 { return own }
      let gap = time.nextUp - time
      guard gap < .infinity else { return own }
      // Half a gap later, or a step or two before, depending on the rounding of both sums.
      var last = (local + gap / 2).rounded
      for _ in 0..<4 where (start + last).rounded > time { last = last.nextDown }
      return last
    }
  }
}
