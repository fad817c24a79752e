// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter.Stream {
  /// Evaluates all particles that are alive at a time into a buffer, in the order of birth.
  ///
  /// Particles of sub-emitters are not included.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - buffer: The output; its content is replaced, and all of its planes are filled.
  public func sample(at time: Double, into buffer: inout ParticleBuffer) {
    sample(aliveIndices(at: time), at: time, into: &buffer)
  }

  /// Evaluates a range of the particles that are alive at a time into a buffer.
  ///
  /// The bits of a particle do not depend on the range.
  ///
  /// - Parameters:
  ///   - indices: The indices of the particles; those of particles that are not alive are ignored.
  ///   - time: The time, in seconds.
  ///   - buffer: The output; its content is replaced, and all of its planes are filled.
  public func sample(_ indices: Range<Int>, at time: Double, into buffer: inout ParticleBuffer) {
    buffer.removeAll()
    append(indices.clamped(to: aliveIndices(at: time)), at: time, into: &buffer)
  }

  /// Appends particles, which must be among those that may be alive.
  func append(_ indices: Range<Int>, at time: Double, into buffer: inout ParticleBuffer) {
    guard !indices.isEmpty else { return }
    let first = buffer.count
    buffer.resize(to: first + indices.count)
    let (local, tracks) = (local(time), emitter.tracks)
    var slot = first
    buffer.withMutablePlanes(workspace: 2 * EmitterWriter.workspaceLength) { planes, workspace in
      workspace.withMemoryRebound(to: UInt64.self) { words in
        guard let start = words.baseAddress else { return }
        let writer = EmitterWriter(of: self, planes, workspace: start)
        var index = indices.lowerBound
        while index < indices.upperBound {
          let run = emitter.births.run(of: index)
          let end = Swift.min(run.end, indices.upperBound)
          slot = writer.write(index..<end, RunAges(run, at: local), tracks, at: slot)
          index = end
        }
      }
    }
    buffer.resize(to: slot)
  }

  /// Appends the particles that are alive at a time, then those of sub-emitters.
  ///
  /// Particles of sub-emitters are written from the newest to the oldest, so that the newest are
  /// kept if there is not enough room, and then reversed. A second limit of at most 65 536 bounds
  /// the number of particles that are examined for sub-emitters, even if they emit nothing.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - limit: The number of particles in the buffer that is not exceeded.
  ///   - buffer: The output.
  func appendAll(at time: Double, limit: Int, into buffer: inout ParticleBuffer) {
    let room = limit - buffer.count
    let own = indices(
      at: time, within: emitter.longestLife, most: Swift.min(room, emitter.capacity))
    append(own, at: time, into: &buffer)
    guard !emitter.subEmitters.isEmpty else { return }
    let first = buffer.count
    var questions = Swift.min(room, 0x1_0000)
    appendSubEmitters(at: time, limit: limit, &questions, into: &buffer)
    buffer.reverse(from: first)
  }

  /// Appends the particles of sub-emitters, the newest first.
  private func appendSubEmitters(
    at time: Double, limit: Int, _ questions: inout Int, into buffer: inout ParticleBuffer
  ) {
    guard !emitter.subEmitters.isEmpty else { return }
    let kernel = EmitterKernel(emitter, source: source)
    for subEmitter in emitter.subEmitters.indices.reversed() {
      let span = emitter.longestLife + emitter.subEmitters[subEmitter].reach
      let parents = indices(at: time, within: span, most: emitter.capacity)
      var index = parents.upperBound
      while index > parents.lowerBound && questions > 0 && buffer.count < limit {
        index -= 1
        questions -= 1
        let stream = stream(ofSubEmitter: subEmitter, fromParticle: index, kernel)
        stream.appendSubEmitters(at: time, limit: limit, &questions, into: &buffer)
        let first = buffer.count
        let live = stream.indices(
          at: time, within: stream.emitter.longestLife,
          most: Swift.min(limit - first, stream.emitter.capacity))
        stream.append(live, at: time, into: &buffer)
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
