// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects
import MotionInterchange

/// Legal motions and what they are made of.
extension FuzzRandom {
  mutating func easing(_ depth: Int = 2) -> Easing {
    switch below(depth > 0 ? 16 : 9) {
    case 0, 1: return .linear
    case 2: return pick([.ease, .easeIn, .easeOut, .easeInOut, .circularEaseOut])
    case 3: return .bezier(fraction(), number(), fraction(), number())
    case 4: return .bezier(fraction(), inside(-1, 2), fraction(), inside(-1, 2))
    case 5: return .steps(pick([2, 3, 7, 1_000_000]), pick(Easing.StepPosition.allCases))
    case 6:
      let (output, input) = (number(), fraction())
      return .stops([.init(0), .init(output, at: input), .init(number(), at: input), .init(1)])
    case 7: return .stops([.init(0), .init(number()), .init(number()), .init(1)])
    case 8: return .penner(pick(Easing.PennerFamily.allCases), pick(Easing.PennerMode.allCases))
    case 9, 10: return easing(depth - 1).mirrored()
    case 11, 12: return easing(depth - 1).reversed()
    case 13:
      let base = easing(depth - 1)
      return base.inverse ?? base
    default:
      // Of two that are nested themselves there would be more pieces than are legal.
      return easing(depth - 1).nested(in: depth > 1 ? pick([.easeIn, .easeInOut]) : easing(0))
    }
  }

  mutating func spring() -> Spring {
    let spring: Spring? =
      switch below(7) {
      case 0: pick([.smooth, .snappy, .bouncy])
      case 1: Spring(validatingDuration: seconds(), bounce: pick([-1, 1, 0, inside(-1, 1)]))
      case 2:
        Spring(
          validatingMass: positive(), stiffness: positive(), damping: notNegative(),
          allowOverDamping: chance(0.5))
      case 3:
        Spring(validatingMass: positive(), stiffness: positive(), dampingRatio: notNegative())
      case 4: Spring(validatingResponse: seconds(), dampingRatio: notNegative())
      case 5: Spring(validatingSettlingTime: positive(), dampingRatio: fraction(), within: 0.01)
      default:
        Spring(validatingOvershoot: fraction(), settlingTime: positive(), within: 0.01)
      }
    return spring ?? .smooth
  }

  mutating func timing() -> Timing {
    Timing(
      delay: chance(0.5) ? 0 : number(), duration: seconds(),
      endDelay: chance(0.5) ? 0 : number(),
      iterations: pick([1, 1, 2, 0, 0.5, 2.5, .infinity, notNegative()]),
      iterationStart: chance(0.5) ? 0 : notNegative(),
      direction: pick(Timing.Direction.allCases), fill: pick(Timing.Fill.allCases),
      easing: easing())
  }

  mutating func curve() -> TransitionCurve {
    chance(0.5)
      ? .spring(spring())
      : .eased(
        duration: seconds(), easing: easing(1),
        retargeting: pick(TransitionCurve.Retargeting.allCases))
  }

  mutating func eased<Value: VectorSpace>(_ type: Value.Type = Value.self) -> EasedTrajectory<Value>
  {
    EasedTrajectory(
      from: vector(), to: vector(), duration: chance(0.05) ? .infinity : seconds(), easing: easing()
    )
  }

  mutating func springing<Value: VectorSpace>(
    _ type: Value.Type = Value.self
  ) -> SpringTrajectory<Value> {
    SpringTrajectory(from: vector(), to: vector(), velocity: vector(), spring: spring())
  }

  mutating func noise<Value: VectorSpace>(_ type: Value.Type = Value.self) -> NoiseTrajectory<Value>
  {
    NoiseTrajectory(
      amplitude: vector(), frequency: Swift.min(1e15, notNegative()), octaves: 1 + below(4),
      roughness: fraction(),
      seed: bits(), duration: chance(0.5) ? .infinity : seconds())
  }

  mutating func keyframe<Value: VectorSpace>(_ type: Value.Type = Value.self) -> Keyframe<Value> {
    switch below(6) {
    case 0: .move(to: vector())
    case 1: .hold(duration: seconds())
    case 2:
      .spring(
        to: vector(), duration: optional { $0.seconds() }, spring: pick([.smooth, .bouncy]),
        startVelocity: optional { $0.vector() })
    case 3:
      .cubic(
        to: vector(), duration: seconds(), startVelocity: optional { $0.vector() },
        endVelocity: optional { $0.vector() })
    default: .linear(to: vector(), duration: seconds(), easing: easing(1))
    }
  }

  mutating func interpolation(count: Int) -> TrackInterpolation {
    pick([
      .linear, .discrete, .paced, .monotone, .kochanekBartels([]),
      .cubic(tension: inside(-1, 1), continuity: inside(-1, 1), bias: inside(-1, 1)),
      .cubicPaced(tension: inside(-1, 1)),
    ])
  }

  mutating func track<Value: VectorSpace>(_ type: Value.Type = Value.self) -> Track<Value> {
    if chance(0.5) {
      return Track(
        from: vector(), velocity: chance(0.7) ? .zero : vector(), list(below: 6) { $0.keyframe() })
    }
    let values: [Value] = [vector()] + list(below: 5) { $0.vector() }
    var times: [Double?] = []
    if chance(0.5) { times = values.map { _ in fraction() }.sorted() }
    return Track(
      values: values, keyTimes: times, mode: interpolation(count: values.count),
      easings: chance(0.6) ? [] : values.map { _ in easing(1) }, duration: seconds())
  }

  mutating func lottie() -> LottieKeyframes<SIMD2<Double>> {
    func point(_ random: inout FuzzRandom) -> SIMD2<Double> {
      SIMD2(random.fraction(), random.number())
    }
    var times = [number()]
    for _ in 0..<below(6) { times.append(chance(0.2) ? times[0] : number()) }
    return LottieKeyframes(
      keyframes: times.sorted().map { time in
        LottieKeyframes.Keyframe(
          time: time, value: self.point(), isHeld: chance(0.2),
          easings: list(below: 3) { .init(out: point(&$0), into: point(&$0)) },
          curve: optional { .init(leaving: $0.point(), arriving: $0.point()) })
      })
  }

  mutating func phases() -> PhaseTrajectory<Int, Double> {
    var phases = PhaseTrajectory<Int, Double>(
      [1: number(), 2: number(), 3: number()], curve: curve(),
      curves: list(below: 3) {
        PhaseCurve(from: $0.optional { $0.below(4) }, to: $0.optional { $0.below(4) }, $0.curve())
      })
    for time in list(below: 5, { $0.number() }).sorted() {
      phases.go(to: 1 + below(3), at: time, curve: optional { $0.curve() })
    }
    return phases
  }

  mutating func cycle() -> PhaseCycle<Int, Double> {
    var steps: [PhaseCycle<Int, Double>.Step] = []
    for phase in 0...below(4) {
      steps.append(.init(phase, number(), hold: seconds(), curve: curve()))
    }
    return PhaseCycle(steps)
  }

  mutating func presence() -> Presence<Double> {
    var presence = Presence(
      willAppear: number(), identity: number(), didDisappear: number(), curve: curve(),
      initialPhase: pick(PresencePhase.allCases))
    for time in list(below: 4, { $0.number() }).sorted() {
      let curve = optional { $0.curve() }
      if chance(0.5) {
        presence.appear(at: time, curve: curve)
      } else {
        presence.disappear(at: time, curve: curve)
      }
    }
    return presence
  }

  mutating func ripple() -> Ripple {
    chance(0.3)
      ? pick([.telegram, .haptics, .shader, .paywall, .conversation])
      : Ripple(
        amplitude: number(), frequency: positive(), decay: positive(), speed: positive(),
        nearField: pick(Ripple.NearField.allCases), phase: number())
  }

  mutating func clock() -> PlaybackClock {
    var clock = PlaybackClock(
      beginTime: number(), speed: number(), timeOffset: number(),
      endTime: chance(0.5) ? nil : notNegative())
    for time in list(below: 3, { $0.number() }).sorted() {
      switch below(5) {
      case 0: clock.pause(at: time)
      case 1: clock.resume(at: time)
      case 2: clock.reverse(at: time)
      case 3: clock.setSpeed(number(), at: time)
      default: clock.seek(to: number(), at: time)
      }
    }
    return clock
  }

  mutating func frames() -> FrameSequence {
    FrameSequence(
      count: 1 + below(6), interval: positive(), delay: notNegative(),
      firstAfterInterval: chance(0.5), cycles: pick([1, 2, 0.5, 0, .infinity, notNegative()]))
  }
}
