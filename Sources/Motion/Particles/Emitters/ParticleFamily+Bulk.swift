// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ParticleFamily {
  /// Evaluates all particles that are alive at a time into a buffer, in the order of birth.
  ///
  /// Particles of offspring are not included.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - buffer: The output; its content is replaced, and all of its planes are filled.
  public func sample(at time: Double, into buffer: inout ParticleBuffer) {
    sample(liveIndices(at: time), at: time, into: &buffer)
  }

  /// Evaluates a range of the particles that are alive at a time into a buffer.
  ///
  /// The bits of a particle do not depend on the range.
  ///
  /// - Parameters:
  ///   - indices: The indices of the particles.
  ///   - time: The time, in seconds.
  ///   - buffer: The output; its content is replaced, and all of its planes are filled.
  public func sample(_ indices: Range<Int>, at time: Double, into buffer: inout ParticleBuffer) {
    buffer.removeAll()
    append(indices.clamped(to: liveIndices(at: time)), at: time, into: &buffer)
  }

  /// Appends particles, which must be among those that may be alive.
  func append(_ indices: Range<Int>, at time: Double, into buffer: inout ParticleBuffer) {
    guard !indices.isEmpty else { return }
    let first = buffer.count
    buffer.resize(to: first + indices.count)
    let kernel = EmitterKernel(emitter, source: source, attributes: buffer.attributes)
    let tracks = emitter.tracks
    let local = local(time)
    let written = buffer.withMutablePlanes { planes in
      let output = ParticleOutput(planes)
      var written = first
      var index = indices.lowerBound
      while index < indices.upperBound {
        let run = emitter.births.run(of: index)
        let end = Swift.min(run.end, indices.upperBound)
        append(index..<end, RunAges(run, at: local), kernel, tracks, output, &written)
        index = end
      }
      return written
    }
    buffer.resize(to: written)
  }

  /// Writes particles whose ages follow one formula.
  private func append(
    _ indices: Range<Int>, _ ages: RunAges, _ kernel: EmitterKernel,
    _ tracks: TracksOverLife, _ output: ParticleOutput, _ written: inout Int
  ) {
    var place = written
    var index = indices.lowerBound
    let (random, pairs, sourceAge) = (random, kernel.pairs, sourceAge)
    let isCarried = source != nil
    var lanes = EmitterKernel.Lanes()
    while index < indices.upperBound {
      let (age, birth) = ages.lanes(startIndex: index, needsBirths: isCarried)
      let draws = EmitterDraws(random, startIndex: index, pairs)
      let isAlive = age .< kernel.lifetimes(draws)
      kernel.evaluate(&lanes, draws, age: age, sourceAge: birth + sourceAge, tracks)
      let rest = indices.upperBound &- index
      if rest >= 4 && all(isAlive) {
        output.write(lanes, at: place, startIndex: index)
        place &+= 4
      } else {
        var lane = 0
        while lane < 4 && lane < rest {
          if isAlive[lane] {
            output.write(lanes, lane, at: place, index: index &+ lane)
            place &+= 1
          }
          lane &+= 1
        }
      }
      index = rest > 4 ? index &+ 4 : indices.upperBound
    }
    written = place
  }

  /// Appends the particles that are alive at a time and then their offspring, up to a limit.
  ///
  /// Offspring is written from the newest to the oldest, so that the newest are kept if there is
  /// not enough room, and then reversed. A second limit of at most 65 536 bounds the number of
  /// particles that are examined for offspring, even if they emit nothing.
  func appendAll(at time: Double, limit: Int, into buffer: inout ParticleBuffer) {
    let own = indices(
      at: time, within: emitter.longestLife, most: Swift.min(limit, emitter.capacity))
    append(own, at: time, into: &buffer)
    guard !emitter.offspring.isEmpty else { return }
    let first = buffer.count
    var questions = Swift.min(limit, 0x1_0000)
    appendOffspring(at: time, limit: limit, &questions, into: &buffer)
    buffer.reverse(from: first)
  }

  /// Appends the offspring of the particles, the newest first.
  private func appendOffspring(
    at time: Double, limit: Int, _ questions: inout Int, into buffer: inout ParticleBuffer
  ) {
    guard !emitter.offspring.isEmpty else { return }
    let kernel = EmitterKernel(emitter, source: source)
    for place in emitter.offspring.indices.reversed() {
      let span = emitter.longestLife + emitter.offspring[place].reach
      let parents = indices(at: time, within: span, most: emitter.capacity)
      var index = parents.upperBound
      while index > parents.lowerBound && questions > 0 && buffer.count < limit {
        index -= 1
        questions -= 1
        let family = family(place, of: index, kernel)
        family.appendOffspring(at: time, limit: limit, &questions, into: &buffer)
        let first = buffer.count
        let live = family.indices(
          at: time, within: family.emitter.longestLife,
          most: Swift.min(limit - first, family.emitter.capacity))
        family.append(live, at: time, into: &buffer)
        buffer.reverse(from: first)
      }
    }
  }
}

extension ParticleBuffer {
  /// Reverses the particles from an index onwards.
  fileprivate mutating func reverse(from first: Int) {
    let last = count - 1
    guard last > first else { return }
    withMutablePlanes { planes in
      for plane in Plane.allCases {
        guard let numbers = planes[plane] else { continue }
        var (low, high) = (first, last)
        while low < high {
          (numbers[low], numbers[high]) = (numbers[high], numbers[low])
          low += 1
          high -= 1
        }
      }
    }
  }
}
