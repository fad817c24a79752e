// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects

/// Waves, fields of waves, displaced buffers, and rings, from usual to hostile parameters.
struct RippleScenario: ScenarioSamples {
  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 10, index: index)
    var print = Fingerprint()
    let ripple = ripple(&arguments, index)
    combineWave(&print, &arguments, ripple)
    let field = field(&arguments, ripple, index)
    combineField(&print, &arguments, field)
    if index % 4 == 0 { combineBuffers(&print, &arguments, field) }
    combineRing(&print, &arguments, ripple, index)
    return print.value
  }

  private func ripple(_ arguments: inout ScenarioArguments, _ index: Int) -> Ripple {
    let laws = Ripple.NearField.allCases
    if index % 8 == 0 {
      return Ripple(
        amplitude: arguments.signed(-490, 490), frequency: arguments.signed(-490, 490),
        decay: arguments.scaled(-490, 490), speed: arguments.signed(-490, 490),
        nearField: laws[index / 8 % 3], phase: arguments.signed(-490, 490))
    }
    return Ripple(
      amplitude: arguments.even(-30, 30), frequency: arguments.even(-10, 40),
      decay: index % 5 == 0 ? 0 : arguments.even(0, 12), speed: arguments.even(100, 3000),
      nearField: laws[index % 3], phase: index % 7 == 0 ? arguments.even(-4, 4) : 0)
  }

  private func point(_ arguments: inout ScenarioArguments) -> SIMD2<Double> {
    SIMD2(arguments.even(-50, 440), arguments.even(-50, 900))
  }

  private func combineWave(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ ripple: Ripple
  ) {
    let (origin, place) = (point(&arguments), point(&arguments))
    let motion = ripple.motion(atDistance: place.distance(to: origin))
    for time in [arguments.even(-0.1, 2), arguments.scaled(-20, 20), arguments.bits()] {
      let state = motion.state(at: time)
      print.combine(state.value)
      print.combine(state.velocity)
      let offset = ripple.displacement(of: place, from: origin, at: time)
      print.combine(offset.x)
      print.combine(offset.y)
      print.combine(ripple.samplePosition(for: place, from: origin, at: time).x)
      print.combine(ripple.brightness(of: place, from: origin, at: time))
    }
    print.combine(ripple.firstPeak.time)
    print.combine(ripple.maximumOffset)
    print.combine(ripple.zeroCrossing(2))
    print.combine(ripple.settlingTime(within: arguments.scaled(-12, 2), atDistance: 20))
    let lifetime = ripple.decay > 0 ? 42 / ripple.decay : .infinity
    let swing =
      ripple.frequency != 0
      ? min(lifetime, 2 * Double.pi / ripple.frequency.magnitude) : ripple.decay > 0 ? lifetime : 0
    print.combine(motion.duration + (motion.delay < .infinity ? motion.delay + swing : 0))
  }

  private func field(
    _ arguments: inout ScenarioArguments, _ ripple: Ripple, _ index: Int
  ) -> RippleField {
    let bounds = Bounds(x: 0, y: 0, width: arguments.even(0, 400), height: arguments.even(0, 900))
    var field =
      index % 3 == 0
      ? RippleField(ripple)
      : RippleField(
        ripple, bounds: bounds, expiry: index % 2 == 0 ? .telegram : .haptics,
        capacity: 1 + index % 8, threshold: index % 5 == 0 ? arguments.scaled(-12, 3) : 0)
    for _ in 0..<(index % 12) {
      let origin = point(&arguments)
      field.trigger(from: origin, at: arguments.even(0, 1))
    }
    return field
  }

  private func combineField(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ field: RippleField
  ) {
    for time in [arguments.even(0, 1.5), arguments.even(0, 9), arguments.bits()] {
      let place = point(&arguments)
      let offset = field.displacement(of: place, at: time)
      print.combine(offset.x)
      print.combine(offset.y)
      print.combine(field.brightness(of: place, at: time))
      var rest = field
      rest.removeHistory(before: time)
      print.combine(rest.shockwaves.count)
    }
    print.combine(field.settlingTime(within: 0.25))
  }

  private func combineBuffers(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ field: RippleField
  ) {
    // Five points: one group of lanes, and a remainder.
    var points = (0..<4).map { _ in SIMD2<Float>(point(&arguments)) }
    points.append(SIMD2(Float(arguments.bits()), Float(arguments.signed(-60, 60))))
    let time = arguments.index % 32 == 0 ? arguments.bits() : arguments.even(0, 2)
    for moved in field.displaced(points, at: time) {
      print.combine(Double(moved.x))
      print.combine(Double(moved.y))
    }
  }

  private func combineRing(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ ripple: Ripple, _ index: Int
  ) {
    let size = SIMD2(arguments.even(0, 900), arguments.even(0, 900))
    let ring = RippleRing(
      of: ripple, origin: point(&arguments), size: index % 64 == 0 ? .zero : size,
      time: index % 9 == 0 ? arguments.bits() : arguments.even(-0.1, 2),
      crest: arguments.even(0, 1), rule: index % 2 == 0 ? .wave : .portrait)
    for stop in 0..<4 { print.combine(ring.locations[stop]) }
    for number in [ring.opacity, ring.end.x, ring.end.y, ring.radius, ring.progress] {
      print.combine(number)
    }
  }
}
