// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Dissolves of every kind, for the laws that hold for all of them.
///
/// Tests run over them in a loop: as arguments, all of their numbers would be printed.
let dissolvesOfEveryKind: [Dissolve] = {
  var result = [
    Dissolve(columns: 13, rows: 4, randomness: .loki), Dissolve(columns: 40, rows: 2, seed: 7),
    Dissolve(columns: 1, rows: 9, timeScale: 2, axis: .up, seed: 1),
    Dissolve(columns: 9, rows: 5, timeScale: 12, seed: 2),
    Dissolve(columns: 9, rows: 5, ramp: 0, seed: 2),
    Dissolve(columns: 9, rows: 5, window: EasingWindow(width: 0), fade: 0, seed: 2),
    Dissolve(columns: 6, rows: 4, timeScale: -1, seed: 3),
    Dissolve(columns: 6, rows: 4, lifetime: -0.5...0.5, seed: 3),
    Dissolve(columns: 0, rows: 4, seed: 3),
  ]
  let sweeps: [Dissolve.Sweep] = [
    .rightToLeft, .topToBottom, .bottomToTop, .angle(0.6), .angle(2.4), .angle(-2.5), .angle(1e9),
  ]
  for (index, sweep) in sweeps.enumerated() {
    result.append(
      Dissolve(
        columns: 10, rows: 3, cell: SIMD2(2, 0.5), sweep: sweep, acceleration: SIMD2(-30, 40),
        axis: index % 2 == 0 ? .up : .down, seed: UInt64(index)))
  }
  let easings: [Easing] = [
    .easeInOut, .bezier(0.3, -0.6, 0.7, 1.6), .steps(4, .jumpStart), .steps(3, .jumpNone),
    .stops([.init(0), .init(1.5, at: 0.25), .init(-0.5, at: 0.25), .init(1)]),
    .stops([.init(0.4)]), .penner(.elastic, .in), .penner(.back, .inOut), .easeIn.reversed(),
    .steps(2, .jumpBoth).reversed(), .penner(.bounce, .out).mirrored(),
    .steps(4).nested(in: .easeIn),
  ]
  for (index, easing) in easings.enumerated() {
    result.append(
      Dissolve(
        columns: 5, rows: 2, window: EasingWindow(width: 0.5, easing: easing), ramp: 1.5,
        sweep: sweeps[index % sweeps.count], timeScale: index % 3 == 0 ? 4 : 1,
        seed: UInt64(index)))
  }
  return result
}()

@Suite struct DissolveTests {
  private struct Rows: Decodable {
    let window: [[Double]]
    let closed: [[Double]]
    let loki: [[Double]]
  }

  /// A dissolve with one kind of particle, the second of two columns at sweepPosition 0.5.
  static func uniform(
    _ timeScale: Double, _ velocity: SIMD2<Double> = SIMD2(42, 0), lifetime: Double = 0.7
  ) -> Dissolve {
    let speed = (velocity * velocity).sum().squareRoot()
    let angle = atan2(velocity.y, velocity.x)
    return Dissolve(
      columns: 2, rows: 1, angle: angle...angle, speed: speed...speed,
      lifetime: lifetime...lifetime, timeScale: timeScale, seed: 0)
  }

  @Test func `every row of the closed form holds`() throws {
    let rows = try Fixture.decode("effect-dissolve", as: Rows.self).closed
    #expect(rows.count == 80)
    for row in rows {
      let launch = Dissolve.Launch(velocity: SIMD2(row[2], row[3]), lifetime: row[4])
      let dissolve = Self.uniform(row[0], launch.velocity, lifetime: row[4])
      let particle = dissolve.particle(from: launch, sweepPosition: row[1], at: row[5])
      let found = [
        particle.rate / row[0], particle.effectiveTime, particle.offset.x, particle.offset.y,
        particle.velocity.x, particle.velocity.y, particle.remainingLifetime, particle.alpha,
      ]
      for (number, expected) in zip(found, row[6...]) {
        #expect(abs(number - expected) <= 1e-14 * max(1, abs(expected)), "\(row): \(found)")
      }
      guard row[1] == 0 || row[1] == 0.5 else { continue }
      let same = dissolve.particle(row[1] == 0 ? 0 : 1, at: row[5])
      #expect(abs(same.offset.x - particle.offset.x) <= 1e-13)
      #expect(abs(same.offset.y - particle.offset.y) <= 1e-13 && same.alpha == particle.alpha)
    }
  }

  @Test func `every row of the window is the rate`() throws {
    let rows = try Fixture.decode("effect-dissolve", as: Rows.self).window
    #expect(rows.count == 61)
    let dissolve = Dissolve(columns: 1, rows: 1, seed: 0)
    let launch = dissolve.launch(of: 0)
    for row in rows {
      let rate = dissolve.particle(from: launch, sweepPosition: row[1], at: row[0] * 0.8).rate
      #expect(abs(rate - row[2]) <= 4e-16, "\(row)")
    }
  }

  @Test func `with Loki's numbers particles set off as in the recorded effect`() throws {
    let rows = try Fixture.decode("effect-dissolve", as: Rows.self).loki
    #expect(rows.count == 12)
    let dissolve = Dissolve(columns: 1001, rows: 1000, randomness: .loki)
    // The rows are those of the indices 0 to 14, 100, 1000, 65 535 and 1 000 000.
    for row in rows {
      let launch = dissolve.launch(of: Int(row[0]))
      #expect(abs(launch.velocity.x - row[5]) <= 3e-14 && abs(launch.velocity.y - row[6]) <= 3e-14)
      #expect(abs(launch.lifetime - row[7]) <= 3e-16)
    }
  }

  @Test func `the defaults are the recorded effect's, and the draws fill their ranges`() {
    let dissolve = Dissolve(columns: 64, rows: 64, seed: 5)
    #expect(dissolve.window == EasingWindow(width: 0.8) && dissolve.ramp == 0.8)
    #expect(dissolve.speed == 42...84 && dissolve.lifetime == 0.7...1.5 && dissolve.fade == 0.3)
    #expect(dissolve.acceleration == SIMD2(0, 120) && dissolve.timeScale == 1)
    #expect(dissolve.size == SIMD2(64, 64) && dissolve.origin(of: 65) == SIMD2(1, 1))
    let launches = (0..<dissolve.count).map(dissolve.launch(of:))
    let speeds = launches.map { ($0.velocity * $0.velocity).sum().squareRoot() }
    #expect((speeds.min() ?? 0) >= 42 - 1e-12 && (speeds.min() ?? 0) < 42.1)
    #expect((speeds.max() ?? 99) <= 84 + 1e-12 && (speeds.max() ?? 0) > 83.9)
    let lifetimes = launches.map(\.lifetime)
    #expect((0.7...0.701).contains(lifetimes.min() ?? 0))
    #expect((1.499...1.5).contains(lifetimes.max() ?? 0))
    let drift = launches.reduce(SIMD2<Double>.zero) { $0 + $1.velocity } / 4096
    #expect(abs(drift.x) < 4 && abs(drift.y) < 4)
  }

  @Test func `effective time is the integral of the rate`() {
    for dissolve in dissolvesOfEveryKind {
      for index in stride(from: 0, to: dissolve.count, by: 7) {
        let (sweepPosition, launch) = (
          dissolve.sweepPosition(of: index), dissolve.launch(of: index)
        )
        let onset = dissolve.onset(of: index)
        let (start, end) = (onset + 0.013, onset + 0.37)
        var sum = 0.0
        for step in 0..<100 {
          let time = start + (end - start) * (Double(step) + 0.5) / 100
          sum +=
            dissolve.particle(from: launch, sweepPosition: sweepPosition, at: time).rate
            * (end - start) / 100
        }
        let exact =
          dissolve.effectiveTime(at: end, sweepPosition: sweepPosition)
          - dissolve.effectiveTime(at: start, sweepPosition: sweepPosition)
        // A jump inside a step is missed by up to its height times the step.
        #expect(abs(sum - exact) < 0.01 * max(1, dissolve.timeScale), "\(dissolve.window)")
        if dissolve.window.easing.value(at: 0) == 0 {
          #expect(dissolve.effectiveTime(at: onset, sweepPosition: sweepPosition) == 0)
        }
      }
    }
  }

  @Test func `the death of a particle is the exact time from which it is not seen`() {
    for dissolve in dissolvesOfEveryKind {
      for index in stride(from: 0, to: dissolve.count, by: 5) {
        let (death, sweepPosition) = (dissolve.death(of: index), dissolve.sweepPosition(of: index))
        let isRight =
          dissolve.launch(of: index).lifetime > 0
          ? hasExactDeath(dissolve, index, death)
          : death == 0 && dissolve.particle(index, at: 0).alpha == 0
        #expect(
          isRight && sweepPosition >= 0 && sweepPosition < 1,
          "\(dissolve.window) \(index): \(death)")
      }
    }
  }

  private func hasExactDeath(_ dissolve: Dissolve, _ index: Int, _ death: Double) -> Bool {
    guard death > 0 && death <= dissolve.duration else { return false }
    if death == .infinity { return dissolve.particle(index, at: 1e6).remainingLifetime > 0 }
    return dissolve.particle(index, at: death).remainingLifetime == 0
      && dissolve.particle(index, at: death * (1 - 1e-12) - 1e-12).remainingLifetime > 0
      && [1e-9, 0.01, 0.3, 20].allSatisfy { dissolve.particle(index, at: death + $0).alpha == 0 }
  }

  @Test func `the end of the whole effect is the last death of all`() {
    for dissolve in dissolvesOfEveryKind {
      let deaths = (0..<dissolve.count).map(dissolve.death(of:))
      let last = deaths.max() ?? 0
      let first = dissolve.window.easing.value(at: 0)
      let lowest = (0...100).map { dissolve.window.easing.value(at: Double($0) / 100) }.min() ?? 0
      if first == 0 || lowest >= first {
        #expect(dissolve.duration == last, "\(dissolve.window) \(dissolve.sweep)")
      } else {
        #expect(dissolve.duration >= last)
      }
    }
    let usual = Dissolve(columns: 80, rows: 60, seed: 4)
    #expect(usual.duration > 1.9 && usual.duration < 2.13)
    let fast = Dissolve(columns: 80, rows: 60, timeScale: 2, seed: 4)
    #expect(fast.duration > 1.2 && fast.duration < 1.38)
    #expect(Dissolve(columns: 0, rows: 9, seed: 1).duration == 0)
    #expect(Dissolve(columns: 2, rows: 2, timeScale: 0, seed: 1).duration == .infinity)
  }

  @Test func `the front comes from where it is said to`() {
    func order(_ sweep: Dissolve.Sweep, _ axis: YAxis = .down) -> [Double] {
      let dissolve = Dissolve(columns: 2, rows: 2, sweep: sweep, axis: axis, seed: 0)
      return (0..<4).map { (dissolve.onset(of: $0) * 1e9).rounded() * 1e-9 }
    }
    let half = (0.5 * 0.8 / 1.8 * 1e9).rounded() * 1e-9
    #expect(order(.leftToRight) == [0, half, 0, half])
    #expect(order(.rightToLeft) == [half, 0, half, 0])
    #expect(order(.topToBottom) == [0, 0, half, half])
    #expect(order(.bottomToTop) == [half, half, 0, 0])
    // Where y grows upwards, row 0 is the lowest one.
    #expect(order(.topToBottom, .up) == [half, half, 0, 0])
    #expect(order(.bottomToTop, .up) == [0, 0, half, half])
    #expect(order(.angle(0)) == order(.leftToRight))
    #expect(order(.angle(.pi / 4))[3] == half && order(.angle(.pi / 4))[0] == 0)
    #expect(order(.angle(.pi / 4), .up)[1] == half)
  }
}
