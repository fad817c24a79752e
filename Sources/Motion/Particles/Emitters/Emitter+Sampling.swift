// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// Returns the indices of the particles that may be alive at a time.
  ///
  /// No particle outside of the range is alive. Whether a particle inside is alive depends on its
  /// lifetime.
  ///
  /// - Parameter time: The time, in seconds.
  /// - Returns: A range of at most ``capacity`` indices.
  /// - Edge cases: NaN is treated as time 0.
  /// - Complexity: O(log *n*) for *n* bursts and pieces of the track of the birth rate.
  public func aliveIndices(at time: Double) -> Range<Int> { stream.aliveIndices(at: time) }

  /// Evaluates all particles that are alive at a time, in the order of their births.
  ///
  /// For many particles in every frame, write them to a buffer that is kept: ``sample(at:into:)``.
  ///
  /// - Parameter time: The time, in seconds; NaN is treated as 0.
  /// - Returns: The states of the living particles.
  /// - Complexity: As that of ``particle(_:at:)`` for each index of ``aliveIndices(at:)``.
  public func particles(at time: Double) -> [Particle] { stream.particles(at: time) }

  /// Returns the time at which a particle is born.
  ///
  /// - Parameter index: The index of the particle, not negative.
  /// - Returns: The time in seconds; infinity if the particle is never born.
  /// - Precondition: The index is not negative.
  public func birthTime(of index: Int) -> Double { stream.birthTime(of: index) }

  /// Evaluates a particle at a time.
  ///
  /// - Parameters:
  ///   - index: The index of the particle.
  ///   - time: The time, in seconds.
  /// - Returns: The state, or nil if the particle is not alive. Rounded to single precision it has
  ///   the bits of bulk sampling.
  /// - Edge cases: NaN is treated as time 0.
  public func particle(_ index: Int, at time: Double) -> Particle? {
    stream.particle(index, at: time)
  }

  /// Evaluates a particle with given random numbers.
  ///
  /// Use it for the particle with every attribute at its mean, or for the fastest one.
  /// ```swift
  /// let emitter = Emitter(lifetime: 2, speed: 100, acceleration: SIMD2(0, 50))
  /// emitter.particle(age: 1).position  // SIMD2<Double>(100.0, 25.0)
  /// ```
  /// - Parameters:
  ///   - age: The time since birth in seconds, also beyond death. Negative ages and NaN are treated
  ///     as 0.
  ///   - samples: The random numbers; by default every attribute is at its mean.
  /// - Returns: The state of the particle.
  public func particle(age: Double, samples: Samples = Samples()) -> Particle {
    let age = age > 0 ? Swift.min(age, 1e150) : 0
    let kernel = EmitterKernel(self, source: nil)
    return Particle(samples, age: age, birth: 0, kernel.launch(samples), kernel, tracks)
  }

  /// Evaluates all particles that are alive at a time into a buffer.
  ///
  /// The particles of the emitter come first, in the order of birth; then, for each of the
  /// ``subEmitters``, the emitted particles, in the order of the births of their carriers.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - buffer: The output; its content is replaced, and all of its planes are filled. Texture
  ///     coordinates are 0.
  /// - Complexity: O(*n*) for *n* particles. At most ``capacity`` particles are written, and at
  ///   most as many, but never more than 65 536, are examined for sub-emitters; beyond that, the
  ///   particles emitted first are omitted. Memory is allocated only if the buffer has less
  ///   capacity, and once for a workspace of 7 KB.
  public func sample(at time: Double, into buffer: inout ParticleBuffer) {
    buffer.removeAll()
    append(at: time, into: &buffer)
  }

  /// Evaluates all particles that are alive at a time, behind those in a buffer.
  ///
  /// So several emitters are drawn from one buffer.
  /// ```swift
  /// let (snow, rain) = (
  ///   Emitter(births: .burst(30), lifetime: Emitter.Variation(1...2)), Emitter(births: .burst(70), lifetime: Emitter.Variation(1...2))
  /// )
  /// var buffer = ParticleBuffer()
  /// snow.sample(at: 0.5, into: &buffer)
  /// rain.append(at: 0.5, into: &buffer)
  /// buffer.count  // 100
  /// ```
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - buffer: The output; its content is kept, with the same bits.
  /// - Complexity: As ``sample(at:into:)``; at most ``capacity`` particles are appended.
  public func append(at time: Double, into buffer: inout ParticleBuffer) {
    stream.appendAll(at: time, limit: buffer.count + capacity, into: &buffer)
  }

  /// Returns the emitter with everything later.
  ///
  /// ```swift
  /// let sparks = Emitter(births: .burst(30), lifetime: 2).delayed(by: 5)
  /// sparks.duration  // 7.0
  /// ```
  /// - Parameter delay: Seconds, which may be negative.
  /// - Returns: The emitter, with ``births`` that are later.
  /// - Precondition: The delay is finite, and so is the time at which births begin.
  public func delayed(by delay: Double) -> Emitter {
    var emitter = self
    emitter.births = births.delayed(by: delay)
    return emitter
  }

  /// Changes the number of births per second from a time on.
  ///
  /// What is born by then lives on, and moves as before but for rounding.
  /// ```swift
  /// var smoke = Emitter(births: Emitter.Schedule(rate: 10), lifetime: 3)
  /// smoke.setBirthRate(40, at: 2)
  /// smoke.setBirthRate(0, at: 3)
  /// smoke.birthTime(of: 30)  // 2.2500
  /// smoke.births.total  // 60
  /// ```
  /// The call may come late or early: it replaces the rate after its time, with the changes that were
  /// made there, and the bursts stay.
  ///
  /// - Parameters:
  ///   - rate: The births per second; there are none if it is not positive.
  ///   - time: The time, in seconds. Before the begin it is the begin.
  /// - Complexity: O(*n*) for *n* changes and pieces of the rate.
  /// - Precondition: The numbers are finite, and there are at most 10¹² births before the time.
  public mutating func setBirthRate(_ rate: Double, at time: Double) {
    require("time", time, .finite)
    births = births.changed(to: rate, at: time)
  }

  /// Evaluates a range of the emitter's particles that are alive at a time into a buffer.
  ///
  /// The bits of a particle do not depend on the range, so threads may divide the work.
  /// ```swift
  /// let rain = Emitter(births: Emitter.Schedule(rate: 100), lifetime: 5, speed: 400)
  /// let live = rain.aliveIndices(at: 60)
  /// var half = ParticleBuffer()
  /// rain.sample(live.lowerBound..<live.lowerBound + live.count / 2, at: 60, into: &half)
  /// half.count  // 250
  /// ```
  /// - Parameters:
  ///   - indices: The indices of the particles; those of particles that are not alive are ignored.
  ///   - time: The time, in seconds.
  ///   - buffer: The output; its content is replaced, and all of its planes are filled.
  public func sample(_ indices: Range<Int>, at time: Double, into buffer: inout ParticleBuffer) {
    stream.sample(indices, at: time, into: &buffer)
  }
}
