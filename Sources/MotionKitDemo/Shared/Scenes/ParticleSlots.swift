// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The slots of particles in a scene's field, each kept for a particle's lifetime.
///
/// Particle *i* of an emitter is in slot *i* modulo the count of its slots. A packed list would be
/// shorter, but a death would move all later particles: numbers that are recorded at some times,
/// and interpolated in between, must belong to the same particle. For the same reason an empty slot
/// does not only have opacity 0, but stays for a while where its last particle died, and before a
/// birth where the next one will be.
struct ParticleSlots {
  /// The attributes written for each particle, in the order of the planes.
  let attributes: ParticleBuffer.Attributes

  /// The count of further numbers, which the scene writes itself.
  let extra: Int

  /// The least time for which a slot is empty between two particles, and the time for which it
  /// stays where one died or will be born, in seconds.
  static let pause = 0.75

  init(_ attributes: ParticleBuffer.Attributes, extra: Int = 0) {
    (self.attributes, self.extra) = (attributes, extra)
  }

  /// The count of numbers of a slot.
  var stride: Int { attributes.planeCount + extra }

  /// Returns a buffer for the written attributes, and the indices.
  func buffer() -> ParticleBuffer { ParticleBuffer(attributes: attributes.union(.index)) }

  /// Returns the count of slots that suffice for a rate of births and a lifetime.
  static func count(rate: Double, lifetime: Double) -> Int { Int(rate * lifetime) + 1 }

  /// Writes all slots of an emitter whose particles have equal lifetimes.
  func write(
    _ emitter: Emitter, at time: Double, _ buffer: inout ParticleBuffer,
    into field: UnsafeMutableBufferPointer<Float>, from start: Int, count: Int
  ) {
    let live = emitter.aliveIndices(at: time)
    emitter.sample(live, at: time, into: &buffer)
    // Where rounding lets the age decide otherwise, no number of an earlier frame may remain.
    if buffer.count < live.count { clear(count, of: field, from: start) }
    let draws = emitter.stream.random
    for slot in 0..<count {
      // The last particle born of those in this slot.
      let next = live.upperBound + (slot - live.upperBound % count + count) % count
      let last = next - count
      guard last < live.lowerBound else { continue }
      let life = emitter.lifetime.mean
      let wait = emitter.birthTime(of: next) - time
      let rest = last < 0 ? .infinity : time - (emitter.birthTime(of: last) + life)
      let place = start + stride * slot
      guard min(wait, rest) < Self.pause else {
        clear(1, of: field, from: place)
        continue
      }
      let (index, age) = wait < rest ? (next, 0) : (last, life)
      write(
        emitter.particle(age: age, samples: Emitter.Samples(draws, index: index)), alpha: 0,
        into: field, at: place)
    }
    place(buffer, around: live, into: field, from: start, count: count)
  }

  /// Writes the particles of a buffer, each into its slot.
  ///
  /// A buffer holds only the low bits of an index; the range determines the rest.
  func place(
    _ buffer: ParticleBuffer, around live: Range<Int>,
    into field: UnsafeMutableBufferPointer<Float>, from start: Int, count: Int
  ) {
    let (stride, base) = (stride, live.lowerBound)
    buffer.withPlane(.index) { indices in
      var rank = 0
      for plane in ParticleBuffer.Plane.allCases where attributes.contains(plane) {
        buffer.withPlane(plane) { numbers in
          for place in numbers.indices {
            let whole = base &+ ((Int(indices[place]) &- base) & 0xff_ffff)
            field[start + stride * (whole % count) + rank] = numbers[place]
          }
        }
        rank += 1
      }
    }
  }

  /// Writes one particle with an opacity.
  func write(
    _ particle: Emitter.Particle, alpha: Double,
    into field: UnsafeMutableBufferPointer<Float>, at start: Int
  ) {
    var place = start
    for plane in ParticleBuffer.Plane.allCases where attributes.contains(plane) {
      let number: Double
      switch plane {
      case .x: number = particle.position.x
      case .y: number = particle.position.y
      case .alpha: number = alpha
      case .rotation: number = particle.rotation
      case .scale: number = particle.scale
      case .red: number = particle.color.x
      case .green: number = particle.color.y
      case .blue: number = particle.color.z
      case .progress: number = particle.progress
      case .u, .v, .index: number = 0
      }
      field[place] = Float(number)
      place += 1
    }
  }

  /// Empties slots.
  func clear(_ count: Int, of field: UnsafeMutableBufferPointer<Float>, from start: Int) {
    for place in start..<start + stride * count { field[place] = 0 }
  }
}
