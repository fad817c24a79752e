// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects

/// Dissolves of every kind, sampled one by one, in bulk and in steps; their noise; shelf packing.
struct DissolveScenario: ScenarioSamples {
  private let easings: [Easing] = [
    .linear, .easeInOut, .penner(.back, .in), .steps(3, .jumpBoth), .linear,
    .stops([.init(0), .init(1.4, at: 0.3), .init(1)]),
  ]

  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 16, index: index)
    var print = Fingerprint()
    let dissolve = index % 8 == 7 ? hostile(&arguments, index) : usual(&arguments, index)
    combineParticles(&print, &arguments, dissolve)
    combineBulk(&print, &arguments, dissolve, index)
    if index % 16 == 3 { combineSteps(&print, dissolve) }
    combineNoise(&print, &arguments, index)
    if index % 64 == 0 { combineShelves(&print, &arguments) }
    return print.value
  }

  private func sweep(_ arguments: inout ScenarioArguments, _ index: Int) -> Dissolve.Sweep {
    let sweeps: [Dissolve.Sweep] = [
      .leftToRight, .rightToLeft, .topToBottom, .bottomToTop, .angle(arguments.even(-4, 4)),
    ]
    return sweeps[index % sweeps.count]
  }

  private func usual(_ arguments: inout ScenarioArguments, _ index: Int) -> Dissolve {
    Dissolve(
      columns: 1 + index % 11, rows: 1 + index % 2,
      cell: SIMD2(arguments.even(0, 3), arguments.even(0, 3)),
      window: EasingWindow(width: arguments.even(0, 1.5), easing: easings[index % easings.count]),
      ramp: arguments.even(0, 2), sweep: sweep(&arguments, index),
      lifetime: 0.2...arguments.even(0.2, 2), fade: arguments.even(0, 0.5),
      acceleration: SIMD2(arguments.even(-99, 99), 120), timeScale: arguments.even(0.2, 4),
      axis: index % 2 == 0 ? .down : .up,
      randomness: index % 3 == 0 ? .loki : .counter(seed: UInt64(index)))
  }

  private func hostile(_ arguments: inout ScenarioArguments, _ index: Int) -> Dissolve {
    let (speed, life) = (arguments.signed(-99, 99), arguments.signed(-99, 99))
    return Dissolve(
      columns: index % 5, rows: index % 4,
      cell: SIMD2(arguments.scaled(-99, 99), arguments.scaled(-99, 99)),
      window: EasingWindow(
        width: arguments.scaled(-99, 99), easing: easings[index % easings.count]),
      ramp: arguments.scaled(-99, 99), sweep: sweep(&arguments, index), speed: speed...speed,
      lifetime: life...life, fade: arguments.scaled(-99, 99),
      acceleration: SIMD2(arguments.signed(-99, 99), arguments.signed(-99, 99)),
      timeScale: arguments.signed(-99, 99), seed: UInt64(index))
  }

  private func combineParticles(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ dissolve: Dissolve
  ) {
    print.combine(dissolve.duration)
    guard dissolve.count > 0 else { return }
    let index = Int(arguments.even(0, 0.999) * Double(dissolve.count))
    print.combine(dissolve.onset(of: index))
    print.combine(dissolve.death(of: index))
    for time in [arguments.even(0, 2), arguments.bits()] {
      let particle = dissolve.particle(index, at: time)
      print.combine(particle.offset)
      print.combine(particle.velocity)
      print.combine(particle.remainingLifetime)
      print.combine(particle.alpha)
      print.combine(particle.rate)
    }
  }

  private func combineBulk(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ dissolve: Dissolve,
    _ index: Int
  ) {
    var buffer = ParticleBuffer(
      attributes: index % 8 < 2 ? [.position, .alpha, .textureCoordinates] : [.position, .alpha])
    dissolve.sample(at: arguments.even(0, 2), into: &buffer)
    combine(&print, buffer)
    guard index % 4 == 3 else { return }
    dissolve.sample(1..<6, at: arguments.bits(), into: &buffer)
    combine(&print, buffer)
  }

  private func combine(_ print: inout Fingerprint, _ buffer: ParticleBuffer) {
    for plane in ParticleBuffer.Plane.allCases where buffer.attributes.contains(plane) {
      buffer.withPlane(plane) { for index in $0.indices { print.combine(Double($0[index])) } }
    }
  }

  private func combineSteps(_ print: inout Fingerprint, _ dissolve: Dissolve) {
    guard dissolve.count > 0 else { return }
    var stepper = Dissolve.Stepper(dissolve, deltaTime: 1.0 / 30)
    stepper.advance(frames: 12)
    let particle = stepper.particle(dissolve.count / 2)
    print.combine(particle.offset)
    print.combine(particle.velocity)
    print.combine(particle.remainingLifetime)
    print.combine(particle.effectiveTime)
    print.combine(stepper.sumOfSquares(of: 0))
  }

  private func combineNoise(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ index: Int
  ) {
    let point = SIMD2(arguments.even(-99, 99), index % 9 == 0 ? arguments.bits() : 0.3)
    print.combine(GradientNoise.value(at: point))
    var random = LokiRandom(
      seed: UInt32(truncatingIfNeeded: index), second: UInt32(truncatingIfNeeded: index % 7))
    for _ in 0..<4 { print.combine(Double(random.nextUnit())) }
  }

  private func combineShelves(_ print: inout Fingerprint, _ arguments: inout ScenarioArguments) {
    var packer = ShelfPacker(width: 64, height: 64, maximumSide: 256)
    for step in 0..<24 {
      if step % 3 == 2 {
        print.combine(Double(packer.remove(Int(arguments.even(0, Double(step)))) ?? -1))
      } else {
        let (width, height) = (Int(arguments.even(0, 60)), Int(arguments.even(0, 40)))
        let item = packer.add(step, width: width, height: height)
        print.combine(Double((item?.x ?? -1) * 4096 + (item?.y ?? -1)))
      }
    }
    print.combine(Double(packer.width * packer.height))
  }
}
