// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension RandomMotions {
  /// A tree over all leaves and all combinators, of at most so many combinators to a leaf.
  package mutating func wideTree(_ depth: Int) -> RandomMotion {
    guard depth > 0, chance(0.92) else { return chance(0.3) ? leaf() : wideLeaf() }
    let base = wideTree(depth - 1)
    func node(
      _ name: String, _ build: @escaping @Sendable (AnyTrajectory<Double>) -> AnyTrajectory<Double>
    ) -> RandomMotion {
      RandomMotion(name, [base]) { build($0[0]) }
    }
    func pair(
      _ name: String, _ other: RandomMotion,
      _ build:
        @escaping @Sendable (AnyTrajectory<Double>, AnyTrajectory<Double>)
        -> AnyTrajectory<Double>
    ) -> RandomMotion {
      RandomMotion(name, [base, other]) { build($0[0], $0[1]) }
    }
    switch Int(random.nextUnit() * 9) {
    case 0: return pair("+", wideTree(depth - 1)) { AnyTrajectory($0 + $1) }
    case 1:
      let weight = wideTree(depth - 1)
      return RandomMotion("blended", [base, wideTree(depth - 1), weight]) {
        AnyTrajectory($0[0].blended(with: $0[1], weight: $0[2]))
      }
    case 2:
      let (time, duration) = (seconds(), seconds())
      return pair(".crossfaded(at: \(time), duration: \(duration))", wideTree(depth - 1)) {
        AnyTrajectory($0.crossfaded(to: $1, at: time, duration: duration))
      }
    case 3:
      let endTime = pick([-1, 0.2, 0.5, base.motion.duration, 1e6])
      let clock = PlaybackClock(
        beginTime: pick([0, 0, 0.3, -0.2]), speed: pick([1, 1, 0.7, 3, -1, -0.6]),
        timeOffset: pick([0, 0, 0.1, 0.5, 1]),
        endTime: endTime < 0 || endTime == .infinity ? nil : endTime)
      return node(".driven(by: \(clock))") { AnyTrajectory($0.driven(by: clock)) }
    case 4:
      let count = pick([1, 2, 2.5, 3, number(0, 4)])
      return node(".accumulated(\(count))") { AnyTrajectory($0.accumulated(count)) }
    case 5:
      if chance(0.3) { return node(".reduced()") { AnyTrajectory($0.reduced()) } }
      return pair("+, scaled by −1, at speed 1.5,", base) {
        AnyTrajectory($0 + $1.scaled(by: -1).speed(1.5))
      }
    default: return tree(depth, over: base)
    }
  }

  /// A leaf of a type that ``leaf()`` does not make.
  package mutating func wideLeaf() -> RandomMotion {
    let (from, to) = (value(), value())
    switch Int(random.nextUnit() * 13) {
    case 0:
      let motion = EasedTrajectory(from: from, to: from, duration: seconds())
      return RandomMotion("constant(\(from) \(motion.duration)s)", motion)
    case 1:
      let motion = NoiseTrajectory(
        amplitude: from, frequency: number(0.5, 12), octaves: pick([1, 2, 3]),
        seed: UInt64(number(0, 1e6)), duration: seconds())
      return RandomMotion(
        "noise(\(from) \(motion.frequency) \(motion.octaves) \(motion.seed) \(motion.duration)s)",
        motion)
    case 2:
      let motion = Fall(
        from: from, velocity: number(-20, 20), acceleration: pick([0, 10, -10]),
        drag: pick([0, 0, 1, 4]), duration: seconds())
      return RandomMotion("\(motion)", motion)
    case 3:
      let motion = Decay(from: from, velocity: number(-2000, 2000))
      return RandomMotion("\(motion)", isAuthored: false, motion)
    case 4:
      let motion = BoundedDecay(
        from: from, velocity: number(-5000, 5000), in: min(from, to)...(max(from, to) + 1))
      return RandomMotion("\(motion)", isAuthored: false, motion)
    case 5:
      if chance(0.5) {
        let motion = SplineFling(from: from, velocity: number(-2000, 2000))
        return RandomMotion("\(motion)", isAuthored: false, motion)
      }
      let motion = PowerFling(from: from, velocity: number(-2000, 2000))
      return RandomMotion("\(motion)", isAuthored: false, motion)
    case 6:
      let motion = Braking(
        from: from, velocity: number(-50, 50), drag: pick([0, 2]), deceleration: number(1, 100))
      return RandomMotion("\(motion)", isAuthored: false, motion)
    case 7:
      let spring = SpringTrajectory(
        from: from, to: to, velocity: number(-30, 30), spring: self.spring())
      return RandomMotion("clamped(\(spring))", isAuthored: false, spring.clampedAtTarget())
    case 8:
      var motion = InterruptibleSpring(from: from, to: to, spring: spring())
      var time = 0.0
      for _ in 0..<Int(number(0, 4)) {
        time += number(0, 0.5)
        if chance(0.2) {
          motion.hold(at: time)
          motion.release(velocity: number(-10, 10), at: time + 0.1)
          time += 0.1
        } else {
          motion.retarget(to: value(), at: time)
        }
      }
      return RandomMotion("\(motion)", isAuthored: false, motion)
    case 9:
      let target = EasedTrajectory(from: from, to: to, duration: seconds(), easing: easing())
      let motion = FollowingSpring(from: value(), following: target, spring: .snappy)
      return RandomMotion("following(\(target), from \(motion.origin))", isAuthored: false, motion)
    case 10:
      let curve: TransitionCurve =
        chance(0.5)
        ? .spring(.snappy)
        : .eased(
          duration: 0.3, easing: easing(), retargeting: pick([.restarting, .shortening, .adding]))
      var motion = PhaseTrajectory([0: from, 1: to, 2: value()], curve: curve)
      var time = 0.0
      for _ in 0..<Int(number(0, 4)) {
        time += number(0, 0.5)
        _ = motion.go(to: pick([0, 1, 2]), at: time)
      }
      return RandomMotion("\(motion)", isAuthored: false, motion)
    case 11: return RandomMotion("dip", OpacityDip(duration: seconds()))
    default:
      let easing: Easing = pick([
        .steps(9), .steps(40, .jumpBoth), .bezier(0, 1, 0, 1), .bezier(1, 0, 0, 1),
        .bezier(1, 0, 1, 0), .penner(.circ, .out),
      ])
      let motion = EasedTrajectory(from: from, to: to, duration: seconds(), easing: easing)
      return RandomMotion("eased(\(from)→\(to) \(motion.duration)s \(easing))", motion)
    }
  }
}
