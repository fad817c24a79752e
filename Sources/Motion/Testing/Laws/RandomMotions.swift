// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A random tree of motions that remembers how it was made, and can be made smaller.
package struct RandomMotion: CustomStringConvertible, Sendable {
  /// What is written after the members.
  package let name: String

  /// What the combinator is made of; empty for a leaf.
  package let members: [RandomMotion]

  /// Whether its duration is the time at which it comes to rest: its leaves are authored.
  package let isAuthored: Bool

  /// Whether it has a vertical slope, where the last bit of a time is much of the way.
  package let isSteep: Bool

  private let build: @Sendable ([AnyTrajectory<Double>]) -> AnyTrajectory<Double>

  /// A leaf.
  package init(
    _ name: String, isAuthored: Bool = true, isSteep: Bool = false,
    _ motion: some Trajectory<Double>
  ) {
    let motion = AnyTrajectory(motion)
    self.init(name, [], isAuthored: isAuthored, isSteep: isSteep) { _ in motion }
  }

  /// A combinator of some members.
  package init(
    _ name: String, _ members: [RandomMotion], isAuthored: Bool? = nil, isSteep: Bool = false,
    build: @escaping @Sendable ([AnyTrajectory<Double>]) -> AnyTrajectory<Double>
  ) {
    self.name = name
    self.members = members
    self.isAuthored = isAuthored ?? members.allSatisfy(\.isAuthored)
    let steep = ["circ", "bezier(0, ", "bezier(1, ", ".inverse", "expo", "elastic"]
    self.isSteep =
      isSteep || members.contains(where: \.isSteep) || steep.contains { name.contains($0) }
    self.build = build
  }

  /// The motion, its type erased at each level.
  package var motion: AnyTrajectory<Double> { build(members.map(\.motion)) }

  package var depth: Int { (members.map(\.depth).max() ?? -1) + 1 }

  package var description: String {
    members.isEmpty ? name : members.map(\.description).joined(separator: " , ") + "\n  " + name
  }

  /// Trees with one combinator less, or with a simpler leaf.
  private var smaller: [RandomMotion] {
    var list = members
    for (index, member) in members.enumerated() {
      for smaller in member.smaller {
        var members = members
        members[index] = smaller
        list.append(RandomMotion(name, members, isAuthored: nil, build: build))
      }
    }
    if members.isEmpty && name.count > 30 {
      list.append(
        RandomMotion(
          "line(1s)", EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)))
      list.append(
        RandomMotion(
          "line(0.7s)", EasedTrajectory(from: 0.0, to: 1, duration: 0.7, easing: .linear)))
    }
    return list
  }

  /// The smallest tree found that breaks a law as this one does.
  package func shrunk(_ law: (RandomMotion) -> String?) -> RandomMotion {
    var current = self
    while let next = current.smaller.first(where: { law($0) != nil }) { current = next }
    return current
  }
}

/// Makes random motions from a seed.
package struct RandomMotions {
  package var random: SeededGenerator

  /// Whether motions may be endless.
  package var allowsEndless = false

  /// Whether sums and blends are among the combinators.
  package var allowsSums = false

  /// Whether motions are repeated up to thirty times, and springs swing for long.
  package var repeatsOften = false

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  package mutating func chance(_ share: Double) -> Bool { random.nextUnit() < share }

  package mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int(random.nextUnit() * Double(list.count))]
  }

  package mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * random.nextUnit()
  }

  /// A duration: round, crooked, or 0.
  package mutating func seconds() -> Double {
    if chance(0.05) { return 0 }
    return chance(0.5) ? pick([0.1, 0.2, 0.25, 0.3, 0.5, 0.7, 0.9, 1]) : number(0.05, 1.5)
  }

  package mutating func value() -> Double {
    chance(0.6) ? pick([-1, 0, 0, 1, 1, 2, 5, 100]) : number(-3, 3)
  }

  package mutating func easing(_ depth: Int = 2) -> Easing {
    switch Int(random.nextUnit() * (depth > 0 ? 17 : 12)) {
    case 0, 1: return .linear
    case 2: return pick([.easeIn, .easeOut, .easeInOut, .bezier(0.3, 0, 0.2, 1)])
    case 3: return .bezier(number(0, 1), number(-1, 2), number(0, 1), number(-1, 2))
    case 4, 5:
      return .steps(pick([2, 3, 4, 7]), pick(Easing.StepPosition.allCases))
    case 6:
      return .stops([.init(0), .init(value(), at: 0.3), .init(value(), at: 0.3), .init(1)])
    case 7: return .stops([.init(0), .init(number(-0.5, 1.5)), .init(number(-0.5, 1.5)), .init(1)])
    case 8:
      return .penner(pick([.back, .elastic, .bounce, .expo]), pick(Easing.PennerMode.allCases))
    case 9...11:
      return .penner(pick(Easing.PennerFamily.allCases), pick(Easing.PennerMode.allCases))
    case 12: return easing(depth - 1).mirrored()
    case 13: return easing(depth - 1).reversed()
    case 14:
      let curve: Easing = pick([.easeIn, .easeOutCirc, .easeInQuad, .easeInOut])
      return curve.inverse ?? curve
    default:
      let easing = easing(depth - 1)
      return easing.nested(validating: self.easing(depth - 1)) ?? easing
    }
  }

  package mutating func spring() -> Spring {
    if repeatsOften && chance(0.5) {
      return Spring(response: number(0.05, 0.3), dampingRatio: number(0.005, 0.1))
    }
    switch Int(random.nextUnit() * 8) {
    case 0: return .smooth
    case 1: return .snappy
    case 2: return .bouncy
    case 3: return Spring(duration: number(0.05, 0.8), bounce: number(0, 0.9))
    case 4: return Spring(duration: number(0.05, 0.8), bounce: number(-0.9, 0))
    case 5: return Spring(duration: 0)
    case 6: return Spring(stiffness: 200, damping: 5)
    default:
      return allowsEndless && chance(0.3)
        ? Spring(duration: 0.4, bounce: pick([1, -1])) : Spring(duration: 0.4, bounce: 0)
    }
  }

  package mutating func leaf() -> RandomMotion {
    switch Int(random.nextUnit() * 10) {
    case 0...2: return steps()
    case 3...5: return values()
    case 6:
      let motion = SpringTrajectory(
        from: value(), to: value(), velocity: chance(0.5) ? 0 : number(-30, 30), spring: spring())
      return RandomMotion(
        "spring(\(motion.origin)→\(motion.target) v\(motion.initialVelocity) \(motion.spring))",
        isAuthored: false, motion)
    default:
      let motion = EasedTrajectory(
        from: value(), to: value(), duration: seconds(), easing: easing())
      return RandomMotion(
        "eased(\(motion.origin)→\(motion.target) \(motion.duration)s \(motion.easing))", motion)
    }
  }

  private mutating func steps() -> RandomMotion {
    var list: [Keyframe<Double>] = []
    for _ in 0..<Int(number(1, 5)) {
      switch Int(random.nextUnit() * 6) {
      case 0: list.append(.move(to: value()))
      case 1: list.append(.hold(duration: seconds()))
      case 2:
        list.append(.spring(to: value(), duration: seconds(), spring: pick([.smooth, .bouncy])))
      case 3: list.append(.cubic(to: value(), duration: seconds()))
      case 4: list.append(.linear(to: value(), duration: seconds()))
      default: list.append(.linear(to: value(), duration: seconds(), easing: easing()))
      }
    }
    let start = value()
    return RandomMotion("track(from: \(start), \(list))", Track(from: start, list))
  }

  private mutating func values() -> RandomMotion {
    let count = Int(number(1, 6))
    var values: [Double] = []
    for _ in 0..<count { values.append(value()) }
    let mode: TrackInterpolation = pick([
      .linear, .linear, .discrete, .paced, .cubic(), .cubicPaced(), .monotone,
      .cubic(tension: 0.3, continuity: -0.5, bias: 0.2),
      .kochanekBartels([]),
    ])
    var times: [Double?] = []
    if chance(0.5) {
      var list: [Double] = []
      for _ in 0..<count { list.append(chance(0.4) ? pick([0, 0.25, 0.5, 1]) : number(0, 1)) }
      times = list.sorted()
    }
    var easings: [Easing] = []
    if chance(0.4) { for _ in 0..<count { easings.append(easing(1)) } }
    let duration = seconds()
    return RandomMotion(
      "track(values: \(values) \(times) \(mode) \(easings) \(duration)s)",
      Track(values: values, keyTimes: times, mode: mode, easings: easings, duration: duration))
  }

  package mutating func timing() -> Timing {
    Timing(
      delay: chance(0.5) ? 0 : number(-0.3, 0.6), duration: seconds(),
      endDelay: chance(0.6) ? 0 : number(-0.3, 0.5),
      iterations: repeatsOften
        ? pick([1, 7.25, 20, number(5, 30)])
        : pick([1, 1, 1, 2, 0, 0.5, 2.5, allowsEndless ? .infinity : 3]),
      iterationStart: chance(0.7) ? 0 : pick([0.25, 1, number(0, 2)]),
      direction: pick(Timing.Direction.allCases), fill: pick(Timing.Fill.allCases),
      easing: easing())
  }

  /// A tree of at most so many combinators from the root to a leaf.
  package mutating func tree(_ depth: Int) -> RandomMotion {
    guard depth > 0, chance(0.9) else { return leaf() }
    return tree(depth, over: tree(depth - 1))
  }

  /// A tree of a combinator, and of a base as the first of its members.
  package mutating func tree(_ depth: Int, over base: RandomMotion) -> RandomMotion {
    func node(
      _ name: String, _ build: @escaping @Sendable (AnyTrajectory<Double>) -> AnyTrajectory<Double>
    ) -> RandomMotion {
      RandomMotion(name, [base]) { build($0[0]) }
    }
    switch Int(random.nextUnit() * (allowsSums ? 13 : 11)) {
    case 0:
      let delay = chance(0.1) ? 0 : chance(0.5) ? pick([0.09, 0.1, -0.1, 0.59]) : number(-1, 1)
      if chance(0.7) {
        return node(".delayed(by: \(delay))") { AnyTrajectory($0.delayed(by: delay)) }
      }
      if chance(0.5) {
        let (count, pause) = (pick([1, 2, 2.5, 3]), chance(0.5) ? 0.25 : number(0, 1))
        let back = chance(0.5)
        return node(".repeated(\(count), pause: \(pause), autoreverses: \(back))") {
          AnyTrajectory($0.repeated(count, pause: pause, autoreverses: back))
        }
      }
      let end = number(0, 0.5)
      return node(".delayed(by: \(delay), endDelay: \(end))") {
        AnyTrajectory($0.delayed(by: delay, endDelay: end))
      }
    case 1:
      let speed =
        allowsEndless && chance(0.05)
        ? 0 : chance(0.5) ? pick([0.07, 0.5, 1, 2, 3]) : number(0.1, 4)
      return node(".speed(\(speed))") { AnyTrajectory($0.speed(speed)) }
    case 2: return node(".reversed()") { AnyTrajectory($0.reversed()) }
    case 3:
      let limit = chance(0.1) ? .infinity : seconds()
      return node(".clipped(to: \(limit))") { AnyTrajectory($0.clipped(to: limit)) }
    case 4, 5:
      let count =
        repeatsOften
        ? pick([1, 2.5, 7, 12, 29.5, 30, number(6, 30)])
        : pick([0, 1, 2, 2.5, 3, 0.5, allowsEndless ? .infinity : 2, number(0, 4)])
      let back = chance(0.5)
      return node(".repeated(\(count), autoreverses: \(back))") {
        AnyTrajectory($0.repeated(count, autoreverses: back))
      }
    case 6:
      let next = tree(depth - 1)
      return RandomMotion(".followed", [base, next]) { AnyTrajectory($0[0].followed(by: $0[1])) }
    case 7:
      if chance(0.5) {
        let offset = value()
        return node(".translated(by: \(offset))") { AnyTrajectory($0.translated(by: offset)) }
      }
      let factor = pick([0, 1, -1, 2, 0.3])
      return node(".scaled(by: \(factor))") { AnyTrajectory($0.scaled(by: factor)) }
    case 8, 9:
      let timing = timing()
      let text =
        "Timing(delay: \(timing.delay), duration: \(timing.duration), endDelay: "
        + "\(timing.endDelay), iterations: \(timing.iterations), iterationStart: "
        + "\(timing.iterationStart), .\(timing.direction), .\(timing.fill), \(timing.easing))"
      // A timing that lasts shows the end of what it times, be that at rest or not.
      return node(".timed(by: \(text))") { AnyTrajectory($0.timed(by: timing)) }
    case 10:
      if !allowsEndless && base.motion.isAnalyzable && chance(0.3) {
        let tolerance: Tolerance = chance(0.5) ? .absolute(0.1) : .relative(0.01)
        return RandomMotion(".settling(within: \(tolerance))", [base], isAuthored: false) {
          AnyTrajectory($0[0].settling(within: tolerance))
        }
      }
      let duration: Double? = chance(0.4) ? nil : seconds()
      let easing = easing()
      let text = duration.map { "\($0)" } ?? "nil"
      return node(".group(duration: \(text), \(easing))") {
        AnyTrajectory(TrackGroup($0, duration: duration, easing: easing))
      }
    case 11:
      let other = tree(depth - 1)
      return RandomMotion("+", [base, other]) { AnyTrajectory($0[0] + $0[1]) }
    default:
      let other = tree(depth - 1)
      return RandomMotion("blended", [base, other]) {
        AnyTrajectory(
          $0[0].blended(
            with: $0[1], weight: EasedTrajectory(from: 0, to: 1, duration: 0.4)))
      }
    }
  }
}
