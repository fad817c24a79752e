// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// Finds which particles may live at a time.
  ///
  /// Those outside of it do not. Inside, each decides for itself, by its own lifetime.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: At most as many as the ``capacity``.
  /// - Edge cases: NaN reads as time 0.
  /// - Complexity: O(log *n*) for *n* bursts and pieces of the track of the birth rate.
  public func liveIndices(at time: Double) -> Range<Int> { family.liveIndices(at: time) }

  /// Finds when a particle is born.
  ///
  /// - Parameter index: Which of the particles, not negative.
  /// - Returns: Seconds; infinity if it is never born.
  public func birthTime(of index: Int) -> Double { family.birthTime(of: index) }

  /// Evaluates a particle at a time.
  ///
  /// - Parameters:
  ///   - index: Which of the particles.
  ///   - time: Seconds.
  /// - Returns: What it shows, absent if it does not live. In single precision it has the
  ///   bits that bulk sampling gives it.
  /// - Edge cases: NaN reads as time 0.
  public func particle(_ index: Int, at time: Double) -> Particle? {
    family.particle(index, at: time)
  }

  /// Evaluates the particle that some random numbers would make.
  ///
  /// It answers what the middle particle does, or the fastest one.
  /// ```swift
  /// let emitter = Emitter(lifetime: 2, speed: 100, acceleration: SIMD2(0, 50))
  /// emitter.particle(age: 1).position  // SIMD2<Double>(100.0, 25.0)
  /// ```
  /// - Parameters:
  ///   - age: Seconds since its birth, also beyond its death. Less than 0, and NaN, reads as 0.
  ///   - draws: The random numbers; where there are none, the particle of all means.
  /// - Returns: What it shows.
  public func particle(age: Double, draws: Draws = Draws()) -> Particle {
    let age = age > 0 ? Swift.min(age, 1e150) : 0
    let kernel = EmitterKernel(self, source: nil)
    return Particle(
      kernel.lanes(
        EmitterDraws(draws), age: SIMD4(repeating: age), sourceAge: .zero, self), age: age)
  }

  /// Evaluates all particles that live at a time into a buffer.
  ///
  /// First come those of the emitter itself, in the order of birth; then, for each of the
  /// ``offspring``, what the particles have emitted, in the order of their own births.
  ///
  /// - Parameters:
  ///   - time: Seconds.
  ///   - buffer: What is replaced; of its planes, those that it has are filled. Texture
  ///     coordinates are 0.
  /// - Complexity: O(*n*) for *n* particles. At most ``capacity`` are written, and as many
  ///   asked for what they emit: where there would be more, what was emitted first is left
  ///   out. Memory is allocated only if the buffer has less room than that.
  public func sample(at time: Double, into buffer: inout ParticleBuffer) {
    buffer.removeAll()
    family.appendAll(at: time, limit: capacity, into: &buffer)
  }

  /// Evaluates some particles of the emitter itself, those that live at a time, into a buffer.
  ///
  /// However the particles are divided, each has the same bits; so threads may share them.
  /// ```swift
  /// let rain = Emitter(births: ParticleBirths(rate: 100), lifetime: 5, speed: 400)
  /// let live = rain.liveIndices(at: 60)
  /// var half = ParticleBuffer()
  /// rain.sample(live.lowerBound..<live.lowerBound + live.count / 2, at: 60, into: &half)
  /// half.count  // 250
  /// ```
  /// - Parameters:
  ///   - indices: Which particles.
  ///   - time: Seconds.
  ///   - buffer: What is replaced; of its planes, those that it has are filled.
  public func sample(_ indices: Range<Int>, at time: Double, into buffer: inout ParticleBuffer) {
    family.sample(indices, at: time, into: &buffer)
  }
}
