// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct DissolveStepperTests {
  private struct Rows: Decodable {
    let discrete60: [[Double]]
    let closed: [[Double]]
    let eulerError: [[Double]]
  }

  /// A dissolve of one particle for each launch, at sweepPositions 0, 0.05 and so on.
  private static func dissolve(
    _ timeScale: Double, _ velocity: SIMD2<Double>, _ life: Double, columns: Int = 20
  ) -> Dissolve {
    let speed = (velocity * velocity).sum().squareRoot()
    let angle = atan2(velocity.y, velocity.x)
    return Dissolve(
      columns: columns, rows: 1, angle: angle...angle, speed: speed...speed, lifetime: life...life,
      timeScale: timeScale, seed: 0)
  }

  @Test func `the frames are the recorded effect's, to the bit where its velocity is`() throws {
    let rows = try Fixture.decode("effect-dissolve", as: Rows.self).discrete60
    #expect(rows.count == 32)
    for row in rows {
      let dissolve = Self.dissolve(row[0], SIMD2(row[2], row[3]), row[4])
      let index = try #require((0..<20).first { dissolve.sweepPosition(of: $0) == row[1] })
      var stepper = Dissolve.Stepper(dissolve)
      stepper.advance(frames: Int(row[5]))
      let particle = stepper.particle(index)
      #expect(stepper.effectiveTime(of: index) == row[6] && particle.effectiveTime == row[6])
      #expect(stepper.sumOfSquares(of: index) == row[7] && particle.remainingLifetime == row[12])
      let found = [
        particle.offset.x, particle.offset.y, particle.velocity.x, particle.velocity.y,
      ]
      let start = dissolve.launch(of: index).velocity
      for (sweepPosition, number) in found.enumerated() {
        // An angle has no sine of exactly 0: only its rounding may differ.
        let isExact = start == SIMD2(row[2], row[3])
        let difference = abs(number - row[8 + sweepPosition])
        #expect(isExact ? difference == 0 : difference <= 1e-13, "\(row) \(found)")
      }
    }
  }

  @Test func `two sums over the steps say where the steps have led`() {
    for dissolve in dissolvesOfEveryKind {
      // An easing below 0 brings back to life, in steps what has died too.
      let revives = (0...100).contains { dissolve.window.easing.value(at: Double($0) / 100) < 0 }
      var stepper = Dissolve.Stepper(dissolve)
      var worst = 0.0
      for _ in 0..<3 {
        stepper.advance(frames: 18)
        for index in stride(from: 0, to: dissolve.count, by: 4) {
          let found = stepper.particle(index)
          let exact = dissolve.particle(
            from: dissolve.launch(of: index), effectiveTime: stepper.effectiveTime(of: index),
            sumOfSquares: stepper.sumOfSquares(of: index))
          let (offset, velocity) = (found.offset - exact.offset, found.velocity - exact.velocity)
          worst = max(worst, abs(offset.x), abs(offset.y), abs(velocity.x), abs(velocity.y))
          if !revives { worst = max(worst, abs(found.remainingLifetime - exact.remainingLifetime)) }
        }
      }
      #expect(worst <= 1e-9, "\(dissolve.window)")
      #expect(stepper.frame == 54 && stepper.time == 54.0 / 60)
    }
  }

  @Test func `steps err as much as the reference's, at 60 to 20 000 frames a second`() throws {
    let rows = try Fixture.decode("effect-dissolve", as: Rows.self)
    #expect(rows.eulerError.count == 4)
    // Its five launches, each at a sweepPosition of its own.
    let launches = Set(rows.closed.map { Array($0[1...4]) })
    #expect(launches.count == 5)
    for row in Effort.cases(rows.eulerError) {
      let frames = Int((0.25 / row[0]).rounded())
      /// The worst errors of effective time, x, y and life, at four times and two time scales.
      var worst = [0.0, 0, 0, 0]
      for launch in launches {
        for timeScale in [1.0, 2] {
          // The sweepPosition of a particle is its column over the number of columns.
          let columns = try #require(
            (1...100).first { (launch[0] * Double($0)).rounded() / Double($0) == launch[0] })
          let dissolve = Self.dissolve(
            timeScale, SIMD2(launch[1], launch[2]), launch[3], columns: columns)
          let index = Int((launch[0] * Double(columns)).rounded())
          #expect(dissolve.sweepPosition(of: index) == launch[0])
          var stepper = Dissolve.Stepper(dissolve, deltaTime: row[0])
          for quarters in [1, 1, 2, 2] {
            stepper.advance(frames: quarters * frames)
            let found = stepper.particle(index)
            let exact = dissolve.particle(index, at: stepper.time)
            let errors = [
              found.effectiveTime - exact.effectiveTime, found.offset.x - exact.offset.x,
              found.offset.y - exact.offset.y, found.remainingLifetime - exact.remainingLifetime,
            ]
            for (sweepPosition, error) in errors.enumerated() {
              worst[sweepPosition] = max(worst[sweepPosition], abs(error))
            }
          }
        }
      }
      // Each of the frames rounds sums of at most 3 s, 200 points and 800 points.
      let rounding = [3.0, 200, 800, 3].map { 6 * Double(frames) * $0.ulp }
      for sweepPosition in 0..<4 {
        #expect(
          abs(worst[sweepPosition] - row[1 + sweepPosition]) <= rounding[sweepPosition],
          "\(row): \(worst)")
      }
    }
  }

  @Test func `steps converge to the closed form at first order`() {
    let dissolve = Dissolve(columns: 10, rows: 2, timeScale: 2, randomness: .loki)
    /// The worst errors of effective time, x, y and life, at t = 1.2 s.
    func errors(_ framesPerSecond: Int) -> [Double] {
      var stepper = Dissolve.Stepper(dissolve, deltaTime: 1 / Double(framesPerSecond))
      stepper.advance(frames: framesPerSecond * 6 / 5)
      var worst = [0.0, 0, 0, 0]
      for index in 0..<dissolve.count {
        let (found, exact) = (stepper.particle(index), dissolve.particle(index, at: 1.2))
        let all = [
          found.effectiveTime - exact.effectiveTime, found.offset.x - exact.offset.x,
          found.offset.y - exact.offset.y, found.remainingLifetime - exact.remainingLifetime,
        ]
        for (sweepPosition, error) in all.enumerated() {
          worst[sweepPosition] = max(worst[sweepPosition], abs(error))
        }
      }
      return worst
    }
    var coarse = errors(60)
    for rate in [120, 240, 480, 960] {
      let fine = errors(rate)
      for sweepPosition in 0..<4 where coarse[sweepPosition] > 0 {
        let order = coarse[sweepPosition] / fine[sweepPosition]
        #expect(order > 1.9 && order < 2.15, "\(rate): \(order)")
      }
      coarse = fine
    }
  }

  @Test func `a stepped buffer holds what the particles say`() {
    let dissolve = Dissolve(columns: 9, rows: 5, sweep: .topToBottom, axis: .up, seed: 3)
    var stepper = Dissolve.Stepper(dissolve, deltaTime: 1.0 / 30)
    stepper.advance(frames: 33)
    var buffer = ParticleBuffer(attributes: .all)
    stepper.sample(into: &buffer)
    for index in 0..<dissolve.count {
      let particle = stepper.particle(index)
      let position = dissolve.origin(of: index) + particle.offset
      #expect(buffer[.x, index] == Float(position.x) && buffer[.y, index] == Float(position.y))
      #expect(buffer[.alpha, index] == Float(particle.alpha))
      let progress = 1 - particle.remainingLifetime / dissolve.launch(of: index).lifetime
      #expect(buffer[.progress, index] == Float(progress))
    }
    #expect(buffer[.v, 0] == 1)
  }

  @Test func `steps of no time and dissolves without particles are legal`() {
    var still = Dissolve.Stepper(Dissolve(columns: 2, rows: 2, seed: 1), deltaTime: 0)
    still.advance(frames: 100)
    #expect(still.particle(3).offset == .zero && still.particle(3).alpha == 1)
    var empty = Dissolve.Stepper(Dissolve(columns: 0, rows: 0, seed: 1))
    empty.advance()
    #expect(empty.frame == 1)
    var huge = Dissolve.Stepper(
      Dissolve(
        columns: 2, rows: 1, speed: -1e30...1e30, acceleration: SIMD2(1e30, -1e30),
        timeScale: 1e30, seed: 2), deltaTime: 1e300)
    huge.advance(frames: 20)
    #expect(huge.particle(1).offset.x.isFinite && huge.particle(1).velocity.y.isFinite)
  }

  @Test(.timeLimit(.minutes(5)), arguments: [(0, Int.max), (Int.max, 0)])
  func `any number of columns or rows of nothing costs nothing`(columns: Int, rows: Int) throws {
    for sweep in [Dissolve.Sweep.leftToRight, .topToBottom, .angle(0.5)] {
      let dissolve = Dissolve(columns: columns, rows: rows, sweep: sweep, seed: 1)
      #expect(dissolve.count == 0 && dissolve.duration == 0)
      var buffer = ParticleBuffer()
      dissolve.sample(at: 1, into: &buffer)
      var stepper = Dissolve.Stepper(dissolve)
      stepper.advance(frames: 2)
      stepper.sample(into: &buffer)
      #expect(buffer.isEmpty && stepper.frame == 2)
    }
    let text = #"{"columns": \#(columns), "rows": \#(rows), "seed": 1}"#
    let read = try JSONDecoder().decode(Dissolve.self, from: Data(text.utf8))
    #expect(read.count == 0)
  }

  @Test func `a stepped buffer holds finite numbers, and a progress from 0 to 1`() {
    let reviving = EasingWindow(width: 2, easing: .bezier(0.3, -2, 0.7, 1.6))
    var buffer = ParticleBuffer(attributes: [.position, .progress])
    for speed in [42, 1e20, 1e30] {
      let dissolve = Dissolve(
        columns: 3, rows: 2, window: reviving, ramp: 2, speed: speed...speed, seed: 4)
      var stepper = Dissolve.Stepper(dissolve)
      for _ in 0..<40 {
        stepper.advance(frames: 4)
        stepper.sample(into: &buffer)
        for index in 0..<dissolve.count {
          #expect(buffer[.x, index].isFinite && buffer[.y, index].isFinite)
          #expect((0...1).contains(buffer[.progress, index]))
        }
      }
    }
  }

  @Test func `an interval that is none traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = Dissolve.Stepper(Dissolve(columns: 1, rows: 1, seed: 1), deltaTime: .nan)
    }
  }
}
