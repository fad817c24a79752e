// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// An emitter that is carried by each particle of another emitter.
  ///
  /// Its time begins at the birth or at the death of the carrying particle; its angle is relative
  /// to the direction of that particle's flight. Its particles are functions of the seed, the index
  /// of the carrying particle, and their own index.
  /// ```swift
  /// let spark = Emitter(
  ///   births: Emitter.Schedule(bursts: [.init(count: 60, at: 0)]), lifetime: 1,
  ///   angle: Emitter.Variation(0, range: 2 * .pi), speed: 120)
  /// let rocket = Emitter(
  ///   births: Emitter.Schedule(rate: 1), lifetime: 1.5, angle: Emitter.Variation(-.pi / 2),
  ///   speed: 400, subEmitters: [Emitter.SubEmitter(spark, from: .death)])
  /// rocket.stream(ofSubEmitter: 0, fromParticle: 0).aliveIndices(at: 2)  // 0..<60
  /// rocket.stream(ofSubEmitter: 0, fromParticle: 0).particle(7, at: 1.5)?.position.y  // -600.0
  /// ```
  /// - Edge cases: A particle whose velocity is 0 has the direction of its emission.
  public struct SubEmitter: Hashable, Sendable {
    /// The event at which the time of the emitter begins.
    @frozen
    public enum Start: String, Hashable, Sendable, CaseIterable {
      /// The emitter emits from birth, while the particle is alive, at the particle's current
      /// position.
      case birth

      /// The emitter emits after the particle's death, at the position of its death.
      case death
    }

    /// The emitter.
    public let emitter: Emitter

    /// The event at which its time begins.
    public let start: Start

    /// Creates an emitter that particles carry.
    ///
    /// - Parameters:
    ///   - emitter: The carried emitter.
    ///   - start: The event at which its time begins.
    /// - Precondition: An emitter that starts at death has a finite number of births. There are at
    ///   most 8 generations of sub-emitters.
    public init(_ emitter: Emitter, from start: Start = .birth) {
      precondition(
        start == .birth || emitter.births.total != nil,
        "births at death must have an end, but are endless")
      ParameterFlaw.trap(if: SubEmitter.flaw(generations: emitter.generations))
      self.emitter = emitter
      self.start = start
    }

    /// Returns the flaw of a number of generations, if it is not legal.
    static func flaw(generations: Int) -> ParameterFlaw? {
      ParameterFlaw("generations", Double(generations), .count(1...8))
    }

    /// The maximum time from the death of the carrying particle to the death of the last
    /// descendant.
    var reach: Double {
      let births = emitter.births
      let shift = ExactArithmetic.sumRoundedUp(births.beginTime, -births.warmupTime)
      let last = births.lastBirth
      let latest = last.low > 0 ? last.high.nextUp : last.high
      let wait = Swift.max(0, ExactArithmetic.sumRoundedUp(shift, latest))
      return ExactArithmetic.sumRoundedUp(start == .death ? wait : 0, emitter.reach)
    }
  }

  /// The number of generations, including that of its own particles.
  var generations: Int { 1 + subEmitters.reduce(0) { Swift.max($0, $1.emitter.generations) } }

  /// The particles of the emitter, without those of sub-emitters.
  public var stream: Emitter.Stream { Emitter.Stream(self) }

  /// Returns the particles that one particle emits.
  ///
  /// - Parameters:
  ///   - subEmitter: The index in ``subEmitters``.
  ///   - index: The index of the particle that carries it, not negative.
  /// - Returns: A stream, which is empty if the particle is never born.
  /// - Precondition: `subEmitter` is an index of the sub-emitters, and `index` is not negative.
  public func stream(ofSubEmitter subEmitter: Int, fromParticle index: Int) -> Emitter.Stream {
    stream.stream(ofSubEmitter: subEmitter, fromParticle: index)
  }
}
