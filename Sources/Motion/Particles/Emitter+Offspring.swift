// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// An emitter that each particle of another one carries.
  ///
  /// Its time begins when the particle is born, or when it dies; its angle is seen from the
  /// direction in which the particle flies. Everything about its particles follows from the
  /// seed, the index of the particle that carries it, and their own.
  /// ```swift
  /// let spark = Emitter(
  ///   births: ParticleBirths(bursts: [.init(count: 60, at: 0)]), lifetime: 1,
  ///   angle: ParticleRange(0, range: 2 * .pi), speed: 120)
  /// let rocket = Emitter(
  ///   births: ParticleBirths(rate: 1), lifetime: 1.5, angle: ParticleRange(-.pi / 2), speed: 400,
  ///   offspring: [Emitter.Offspring(spark, from: .death)])
  /// rocket.family(0, of: 0).liveIndices(at: 2)  // 0..<60
  /// rocket.family(0, of: 0).particle(7, at: 1.5)?.position.y  // -600.0
  /// ```
  /// - Edge cases: A particle that stands still has the direction in which it was emitted.
  public struct Offspring: Hashable, Sendable {
    /// The ends of a life.
    @frozen
    public enum Start: String, Hashable, Sendable, CaseIterable {
      /// While the particle lives, from where it is then.
      case birth

      /// After its death, from where it died.
      case death
    }

    /// The emitter.
    public let emitter: Emitter

    /// When its time begins.
    public let start: Start

    /// Lets particles carry an emitter.
    ///
    /// - Parameters:
    ///   - emitter: What they carry.
    ///   - start: When its time begins.
    /// - Precondition: At death only as many are emitted as an emitter can end with: its
    ///   births have a total. There are at most 8 generations of offspring.
    public init(_ emitter: Emitter, from start: Start = .birth) {
      precondition(
        start == .birth || emitter.births.total != nil,
        "births at death must have an end, but are endless")
      ParameterFlaw.trap(if: Offspring.flaw(generations: emitter.generations))
      self.emitter = emitter
      self.start = start
    }

    /// What is wrong with the number of generations that an emitter brings forth.
    static func flaw(generations: Int) -> ParameterFlaw? {
      ParameterFlaw("generations", Double(generations), .count(1...8))
    }

    /// How long after the death of what carries it one of its particles may live.
    var reach: Double {
      let births = emitter.births
      let shift = ExactArithmetic.sumRoundedUp(births.beginTime, -births.prewarm)
      let last = births.lastBirth
      let latest = last.low > 0 ? last.high.nextUp : last.high
      let wait = Swift.max(0, ExactArithmetic.sumRoundedUp(shift, latest))
      return ExactArithmetic.sumRoundedUp(start == .death ? wait : 0, emitter.reach)
    }
  }

  /// The number of generations: that of its particles, and those of its offspring.
  var generations: Int {
    1 + offspring.reduce(0) { Swift.max($0, $1.emitter.generations) }
  }

  /// The particles of the emitter, without those that they emit.
  public var family: ParticleFamily { ParticleFamily(self) }

  /// Finds the particles that one particle emits.
  ///
  /// - Parameters:
  ///   - place: Which of the ``offspring``.
  ///   - index: The particle, not negative.
  /// - Returns: A family, without members if the particle is never born.
  public func family(_ place: Int, of index: Int) -> ParticleFamily {
    family.family(place, of: index)
  }
}
