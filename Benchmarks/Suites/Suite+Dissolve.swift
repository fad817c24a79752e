// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// A picture of particles, next to a loop over them, a copy, and steps.
  static var dissolve: Suite {
    Suite(
      name: "Dissolve",
      benchmarks: [
        beside(.loop, .leftToRight, "a loop over kept launches, with libm"),
        beside(.copy, .leftToRight, "a copy of as many bytes"),
        beside(.copy, .topToBottom, "a copy of as many bytes"),
        beside(.copy, .angle(0.7), "a copy of as many bytes"), jump, single,
      ])
  }

  private enum Floor {
    case loop, copy
  }

  /// A million particles, as for a picture of 1000 × 1000 points, at twelve times over the effect,
  /// since the work differs from frame to frame.
  private static func beside(
    _ floor: Floor, _ sweep: Dissolve.Sweep, _ floorName: String
  ) -> Benchmark {
    let picture = Picture(columns: 1000, rows: 1000, sweep: sweep)
    let times = (0..<12).map { (Double($0) + 0.5) / 6 }
    let name = "a particle of a million, \(sweep)"
    return Benchmark(
      name: floor == .copy ? name : name + ", and its loop",
      count: picture.dissolve.count * times.count, floorName: floorName,
      run: { for time in times { picture.sample(at: time) } },
      runFloor: {
        for time in times { if floor == .copy { picture.copy() } else { picture.loop(at: time) } }
      },
      checksum: { picture.checksum })
  }

  /// The cost of a scrub to a time.
  private static var jump: Benchmark {
    let picture = Picture(columns: 400, rows: 250)
    let start = Dissolve.Stepper(picture.dissolve)
    return Benchmark(
      name: "a particle at 1.5 s", count: picture.dissolve.count, floorName: "90 frames at 60 Hz",
      run: { picture.sample(at: 1.5) },
      runFloor: {
        var stepper = start
        stepper.advance(frames: 90)
        picture.keep(stepper)
      },
      checksum: { picture.checksum })
  }

  /// One particle at a time, at random times.
  private static var single: Benchmark {
    let times = Buffers(count: 32_768) { $0.nextUnit() * 2 }
    let picture = Picture(columns: 256, rows: 128)
    return Benchmark(
      name: "a particle alone", count: 32_768, floorName: "the same with libm",
      run: {
        for index in times.input.indices {
          let particle = picture.dissolve.particle(index, at: times.input[index])
          times.output[index] = particle.offset.x + particle.offset.y + particle.alpha
        }
      },
      runFloor: {
        let random = CounterRandom(seed: 7)
        for index in times.input.indices {
          let angle = random.unit(index: index) * 2 * .pi
          let speed = 42 + 42 * random.unit(index: index, channel: 1)
          let life = 0.7 + 0.8 * random.unit(index: index, channel: 2)
          let time = picture.effectiveTime(
            Double(index % 256) / 256, at: times.input[index])
          let x = speed * Foundation.cos(angle) * time
          let y = speed * Foundation.sin(angle) * time + 60 * Foundation.pow(time, 2)
          let alpha = Foundation.fmin(Foundation.fmax((life - time) / 0.3, 0), 1)
          times.floorOutput[index] = x + y + alpha
        }
      },
      checksum: { times.checksum })
  }
}

/// A dissolve with its buffer, and the data of its floors.
private final class Picture {
  let dissolve: Dissolve
  private var buffer: ParticleBuffer
  private let launches: [Dissolve.Launch]
  private let source: UnsafeMutableBufferPointer<Float>
  private let target: UnsafeMutableBufferPointer<Float>

  init(columns: Int, rows: Int, sweep: Dissolve.Sweep = .leftToRight) {
    let dissolve = Dissolve(columns: columns, rows: rows, sweep: sweep, seed: 7)
    self.dissolve = dissolve
    buffer = ParticleBuffer(attributes: [.position, .alpha], capacity: dissolve.count)
    launches = (0..<dissolve.count).map { dissolve.launch(of: $0) }
    source = .allocate(capacity: 3 * dissolve.count)
    source.initialize(repeating: 1)
    target = .allocate(capacity: 3 * dissolve.count)
    target.initialize(repeating: 0)
  }

  func sample(at time: Double) { dissolve.sample(at: time, into: &buffer) }

  func copy() { _ = target.update(from: source) }

  func keep(_ stepper: Dissolve.Stepper) {
    target[0] = Float(stepper.particle(dissolve.count / 2).offset.x)
  }

  /// The closed form as in the documentation.
  @inline(__always)
  func effectiveTime(_ place: Double, at time: Double) -> Double {
    let length = 0.8 * 0.8 / 1.8
    let since = time - 0.8 * place / 1.8
    if since <= 0 { return 0 }
    return since < length ? Foundation.pow(since, 2) / (2 * length) : since - length / 2
  }

  func loop(at time: Double) {
    let count = dissolve.count
    for row in 0..<dissolve.rows {
      for column in 0..<dissolve.columns {
        let index = row * dissolve.columns + column
        let launch = launches[index]
        let effective = effectiveTime(Double(column) / Double(dissolve.columns), at: time)
        let fall = 60 * Foundation.pow(effective, 2)
        target[index] = Float(Double(column) + launch.velocity.x * effective)
        target[count + index] = Float(Double(row) + launch.velocity.y * effective + fall)
        let life = (launch.lifetime - effective) / 0.3
        target[2 * count + index] = Float(Foundation.fmin(Foundation.fmax(life, 0), 1))
      }
    }
  }

  var checksum: Fingerprint {
    var fingerprint = Fingerprint()
    dissolve.sample(at: 0.9, into: &buffer)
    for plane in [ParticleBuffer.Plane.x, .y, .alpha] {
      buffer.withPlane(plane) {
        for index in $0.indices { fingerprint.combine(Double($0[index])) }
      }
    }
    return fingerprint
  }
}
