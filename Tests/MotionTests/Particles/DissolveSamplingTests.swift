// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

@Suite struct DissolveSamplingTests {
  private static let times: [Double] = [-1, 0, 0.1, 0.35, 0.8, 1.1, 1.7, 5, 36_000]

  @Test func `in bulk every particle is where it is alone`() {
    var buffer = ParticleBuffer(attributes: .all)
    for dissolve in dissolvesOfEveryKind {
      for time in Self.times + [.nan, .infinity, 1e-300, 1e15, 1e308] {
        dissolve.sample(at: time, into: &buffer)
        #expect(buffer.count == dissolve.count)
        for index in stride(from: 0, to: dissolve.count, by: 3)
        where !isAlike(buffer, index, dissolve, time) {
          Issue.record("\(index) at \(time): \(dissolve.window) \(dissolve.sweep)")
          return
        }
      }
    }
  }

  /// Whether a particle in a buffer is what the dissolve says, as exactly as floats can be.
  private func isAlike(
    _ buffer: ParticleBuffer, _ index: Int, _ dissolve: Dissolve, _ time: Double
  ) -> Bool {
    let particle = dissolve.particle(index, at: time)
    let (x, y) = (buffer[.x, index], buffer[.y, index])
    // Beyond 2⁶² seconds planes hold that.
    let effective = abs(particle.effectiveTime)
    guard effective < 0x1p60 else { return x.isFinite && y.isFinite }
    // Behind a slanted front the effective time has an error of its own.
    let lateness =
      dissolve.hasSlantedFront
      ? 0x1p-21 * effective + 0x1p-23 * dissolve.timeOfEightColumns : 0
    let (corner, launch) = (dissolve.origin(of: index), dissolve.launch(of: index))
    for (found, axis) in [(x, 0), (y, 1)] {
      let flown = abs(launch.velocity[axis]) * effective
      let fallen = abs(dissolve.acceleration[axis]) * effective * effective / 2
      let speed = abs(launch.velocity[axis]) + abs(dissolve.acceleration[axis]) * effective
      let bound = 0x1p-22 * max(corner[axis], flown, fallen) + lateness * speed + 1e-37
      if abs(Double(found) - (corner[axis] + particle.offset[axis])) > bound { return false }
    }
    let progress = min(max(particle.effectiveTime / launch.lifetime, 0), 1)
    let isAliveAlike =
      abs(Double(buffer[.alpha, index]) - particle.alpha) <= 2e-6 + lateness / dissolve.fade
    let isAgedAlike = abs(Double(buffer[.progress, index]) - progress) <= 1e-6
    return (isAliveAlike || dissolve.fade == 0) && (isAgedAlike || launch.lifetime <= 0)
      && buffer[.index, index] == Float(index) && buffer[.scale, index] == 1
      && buffer[.green, index] == 1 && buffer[.rotation, index] == 0
  }

  @Test func `a slanted front is as exact as it says, on every grid and at every time`() {
    var random = SeededGenerator(seed: 14)
    var buffer = ParticleBuffer(attributes: .all)
    for _ in 0..<Effort.cases(200) {
      func unit() -> Double { random.nextUnit() }
      let dissolve = Dissolve(
        columns: 1 + Int(40 * unit()), rows: 1 + Int(12 * unit()),
        cell: SIMD2(0.5 + 9 * unit(), 0.5 + 9 * unit()),
        window: EasingWindow(width: 0.01 + unit()), ramp: 3 * unit(),
        sweep: .angle(20 * unit() - 10), speed: 0...(2000 * unit()),
        acceleration: SIMD2(4000 * unit() - 2000, 4000 * unit() - 2000),
        timeScale: 0.1 + 4 * unit(), axis: unit() < 0.5 ? .down : .up, seed: 3)
      for time in [1e-9, dissolve.duration.nextDown, dissolve.duration, 1.5 * dissolve.duration]
        + (0..<8).map({ _ in dissolve.duration * unit() })
      {
        dissolve.sample(at: time, into: &buffer)
        for index in 0..<dissolve.count where !isAlike(buffer, index, dissolve, time) {
          Issue.record("\(index) at \(time): \(dissolve.columns) \(dissolve.sweep)")
          return
        }
        if time >= dissolve.duration { #expect(buffer.numbers(.alpha).allSatisfy { $0 == 0 }) }
      }
    }
  }

  @Test func `parts have the bits of the whole, in any order`() {
    for dissolve in dissolvesOfEveryKind {
      var whole = ParticleBuffer(attributes: [.position, .alpha, .progress])
      var (again, part) = (whole, whole)
      for time in [1.1, 0.35, -1, 5] {
        dissolve.sample(at: time, into: &whole)
        dissolve.sample(at: 0.5, into: &again)
        dissolve.sample(at: time, into: &again)
        #expect(again == whole)
        let count = dissolve.count
        for range in [0..<count / 2, count / 2..<count, count / 3..<count / 3 + 2] {
          dissolve.sample(range, at: time, into: &part)
          #expect(part.count == range.clamped(to: 0..<count).count)
          for plane in [ParticleBuffer.Plane.x, .y, .alpha, .progress] {
            let expected = whole.numbers(plane)[range.clamped(to: 0..<count)]
            #expect(part.numbers(plane) == Array(expected))
          }
        }
      }
    }
    let dissolve = Dissolve(columns: 3, rows: 3, seed: 1)
    var part = ParticleBuffer()
    dissolve.sample(-5 ..< -1, at: 0, into: &part)
    #expect(part.isEmpty)
    dissolve.sample(-5..<Int.max, at: 0, into: &part)
    #expect(part.count == 9)
  }

  @Test func `from the duration on nothing is seen, in bulk too, and before it something`() {
    var buffer = ParticleBuffer(attributes: .alpha)
    func isEmpty(_ dissolve: Dissolve, _ time: Double) -> Bool {
      dissolve.sample(at: time, into: &buffer)
      return buffer.numbers(.alpha).allSatisfy { $0 == 0 }
    }
    for dissolve in dissolvesOfEveryKind
    where dissolve.duration < .infinity && dissolve.duration > 0 {
      let end = dissolve.duration
      for time in [end, end.nextUp, end + 3, .infinity] { #expect(isEmpty(dissolve, time)) }
      let deaths = (0..<dissolve.count).map(dissolve.death(of:))
      if deaths.max() == end { #expect(!isEmpty(dissolve, end - 0.01)) }
    }
  }

  @Test func `before the start each particle is in its sweepPosition, to the bit`() {
    let dissolve = Dissolve(columns: 37, rows: 21, cell: SIMD2(3, 1.5), seed: 8)
    var buffer = ParticleBuffer(attributes: [.position, .textureCoordinates, .alpha])
    for time in [-.infinity, -3, -0.0, 0, .nan] {
      dissolve.sample(at: time, into: &buffer)
      let isInPlace = (0..<dissolve.count).allSatisfy { index in
        let corner = dissolve.origin(of: index)
        return buffer[.x, index] == Float(corner.x) && buffer[.y, index] == Float(corner.y)
          && buffer[.alpha, index] == 1
          && abs(Double(buffer[.u, index]) - corner.x / dissolve.size.x) < 1e-7
          && abs(Double(buffer[.v, index]) - corner.y / dissolve.size.y) < 1e-7
      }
      #expect(isInPlace)
    }
    let upward = Dissolve(columns: 4, rows: 4, axis: .up, seed: 8)
    upward.sample(at: 0, into: &buffer)
    #expect(buffer[.v, 0] == 1 && buffer[.v, 12] == 0.25 && buffer[.y, 12] == 3)
  }

  @Test func `a texture coordinate does not depend on the time, nor memory on the frame`() {
    let dissolve = Dissolve(columns: 100, rows: 50, seed: 8)
    var buffer = ParticleBuffer()
    dissolve.sample(at: 0, into: &buffer)
    let stride = buffer.stride
    func address() -> UnsafeRawPointer? {
      buffer.withBytes { bytes in bytes.withUnsafeBytes { $0.baseAddress } }
    }
    let start = address()
    for frame in 0..<10 { dissolve.sample(at: Double(frame) / 60, into: &buffer) }
    #expect(buffer.stride == stride && address() == start)
  }

  @Test func `the greatest parameters give finite numbers at any time`() {
    let most = 1e30
    var buffer = ParticleBuffer(attributes: .all)
    for (round, timeScale) in [0, most, -1, 1e20].enumerated() {
      for easing in [Easing.linear, .easeInOut, .steps(4, .jumpStart)] {
        let dissolve = Dissolve(
          columns: 3, rows: 2, cell: SIMD2(most, 1),
          window: EasingWindow(width: round % 2 == 0 ? 1 : most, easing: easing), ramp: most,
          angle: -most...most, speed: -most...most, lifetime: -most...most, fade: most,
          acceleration: SIMD2(-most, most), timeScale: timeScale, seed: UInt64(round))
        for time in hostileTimes + [1e155, 1e200, 1e300, .greatestFiniteMagnitude] {
          dissolve.sample(at: time, into: &buffer)
          for index in 0..<dissolve.count {
            let particle = dissolve.particle(index, at: time)
            let numbers =
              [
                particle.offset.x, particle.offset.y, particle.velocity.x, particle.velocity.y,
                particle.remainingLifetime, particle.alpha, particle.effectiveTime, particle.rate,
                dissolve.effectiveTime(at: time, sweepPosition: 0.5),
                dissolve.launch(of: index).lifetime,
              ] + ParticleBuffer.Plane.allCases.map { Double(buffer[$0, index]) }
            let isFinite = numbers.allSatisfy(\.isFinite)
            #expect(isFinite, "\(timeScale) at \(time): \(numbers)")
          }
        }
      }
    }
    let slow = Dissolve(columns: 1, rows: 1, window: EasingWindow(width: 1), ramp: 2e20, seed: 0)
    #expect(abs(slow.effectiveTime(at: 1e20, sweepPosition: 0) / 5e19 - 1) < 1e-15)
  }

  @Test func `parameters of any size give finite numbers at any time`() {
    var generator = SeededGenerator(seed: 77)
    func size() -> Double { Elementary.exp(generator.nextUnit() * 138 - 69) }
    func signed() -> Double { generator.next() % 2 == 0 ? size() : -size() }
    var buffer = ParticleBuffer(attributes: .all)
    for round in 0..<120 {
      let (speed, life) = (signed(), signed())
      let easing = easingsOfEveryKind[round % easingsOfEveryKind.count]
      let dissolve = Dissolve(
        columns: 3, rows: 2, cell: SIMD2(size(), size()),
        window: EasingWindow(width: size(), easing: easing), ramp: size(),
        sweep: round % 2 == 0 ? .angle(signed()) : .bottomToTop, angle: -1e30...signed().magnitude,
        speed: speed...speed, lifetime: life...life, fade: size(),
        acceleration: SIMD2(signed(), signed()), timeScale: signed(), seed: UInt64(round))
      #expect(dissolve.duration >= 0)
      for time in hostileTimes + [size(), dissolve.duration] {
        let particle = dissolve.particle(round % 6, at: time)
        dissolve.sample(at: time, into: &buffer)
        let numbers =
          [
            particle.offset.x, particle.offset.y, particle.velocity.x, particle.velocity.y,
            particle.remainingLifetime, particle.alpha, particle.effectiveTime, particle.rate,
          ] + ParticleBuffer.Plane.allCases.map { Double(buffer[$0, round % 6]) }
        if !numbers.allSatisfy(\.isFinite) || !(0...1).contains(particle.alpha) {
          Issue.record("round \(round) at \(time): \(numbers)")
        }
      }
    }
  }
}

extension Dissolve {
  /// Whether the front may be neither along the rows nor along the columns.
  fileprivate var hasSlantedFront: Bool { if case .angle = sweep { true } else { false } }

  /// An upper bound of the effective time that passes while the front passes eight columns.
  fileprivate var timeOfEightColumns: Double {
    max(timeScale, 0) * ramp / (1 + window.width) * 8 / Double(max(columns, 8))
  }
}
