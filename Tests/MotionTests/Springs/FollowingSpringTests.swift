// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Synchronization
import Testing

@Suite struct FollowingSpringTests {
  static let dampingRatios = [0, 0.01, 0.5, 1 - 1e-9, 1, 1 + 1e-9, 1.15, 1.16, 2, 40]

  /// A cubic, then its end.
  struct Cubic: Trajectory {
    var coefficients: [Double]
    var duration: Double

    func state(at time: Double) -> KinematicState<Double> {
      let u = time > 0 ? min(time / duration, 1) : 0
      let (a, b, c, d) = (coefficients[0], coefficients[1], coefficients[2], coefficients[3])
      let isMoving = !(time < 0) && !(time > duration)
      return KinematicState(
        value: a + u * (b + u * (c + u * d)),
        velocity: isMoving ? (b + u * (2 * c + 3 * u * d)) / duration : 0)
    }
  }

  /// Jumps at a time.
  struct Jump: Trajectory {
    var time: Double
    var duration: Double { 1 }

    func state(at now: Double) -> KinematicState<Double> {
      KinematicState(value: now >= time ? 100 : 0)
    }
  }

  /// Solves the equation by the method of Runge and Kutta.
  static func solve(
    from start: KinematicState<Double>, _ response: Double, _ dampingRatio: Double,
    until end: Double,
    steps: Int, _ target: (Double) -> Double
  ) -> KinematicState<Double> {
    let frequency = 2 * Double.pi / response
    let h = end / Double(steps)
    func force(_ time: Double, _ x: Double, _ v: Double) -> Double {
      -frequency * frequency * (x - target(time)) - 2 * dampingRatio * frequency * v
    }
    var (x, v) = (start.value, start.velocity)
    for step in 0..<steps {
      let time = Double(step) * h
      let (k1, j1) = (v, force(time, x, v))
      let (k2, j2) = (v + h / 2 * j1, force(time + h / 2, x + h / 2 * k1, v + h / 2 * j1))
      let (k3, j3) = (v + h / 2 * j2, force(time + h / 2, x + h / 2 * k2, v + h / 2 * j2))
      let (k4, j4) = (v + h * j3, force(time + h, x + h * k3, v + h * j3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (j1 + 2 * j2 + 2 * j3 + j4)
    }
    return KinematicState(value: x, velocity: v)
  }

  @Test func `it obeys the laws`() {
    let finger = EasedTrajectory(from: 0.0, to: 300, duration: 0.5, easing: .easeInOut)
    for ratio in [0.3, 1, 3] {
      let spring = Spring(response: 0.4, dampingRatio: ratio)
      checkTrajectory(FollowingSpring(from: 20, velocity: 100, following: finger, spring: spring))
    }
    checkTrajectory(FollowingSpring(from: 5, following: Jump(time: 0.3), spring: .bouncy))
    checkTrajectory(
      FollowingSpring(from: 5, following: finger, spring: Spring(duration: 0)), [])
    checkTrajectory(
      FollowingSpring(
        from: 5, velocity: 3, following: finger, spring: Spring(duration: 1, bounce: -1)), [])
    let noise = NoiseTrajectory(amplitude: SIMD2(100.0, 50), frequency: 3, octaves: 2, seed: 7)
    checkTrajectory(FollowingSpring(from: .zero, following: noise, until: 3))
    checkTrajectory(FollowingSpring(from: 3, following: finger, until: 0))
  }

  @Test(arguments: dampingRatios)
  func `a cubic is answered in closed form`(ratio: Double) {
    var random = SeededGenerator(seed: 11)
    func number() -> Double { Double.random(in: -100...100, using: &random) }
    let response = 0.5
    for duration in Effort.cases([0.3, 1e-6, 1e-4, 0.01, 0.1, 1, 3]) {
      let target = Cubic(coefficients: (0..<4).map { _ in number() }, duration: duration)
      let start = KinematicState(value: number(), velocity: 10 * number())
      let spring = FollowingSpring(
        from: start.value, velocity: start.velocity, following: target,
        spring: Spring(response: response, dampingRatio: ratio))
      let time = 0.77 * duration
      let steps = 1000 + Int(15_000 * duration * max(1, ratio / 10))
      let expected = Self.solve(
        from: start, response, ratio, until: time, steps: steps
      ) { target.value(at: $0) }
      let state = spring.state(at: time)
      let speed = max(1000, 100 / duration)
      #expect(abs(state.value - expected.value) <= 1e-10, "\(ratio), \(duration)")
      #expect(
        abs(state.velocity - expected.velocity) <= 1e-12 * speed * 40, "\(ratio), \(duration)")
    }
  }

  @Test(arguments: dampingRatios)
  func `one long cubic is as many short ones`(ratio: Double) {
    for response in [0.5, 0.02, 1e-3, 50] {
      let spring = Spring(response: response, dampingRatio: ratio)
      let cubic = Cubic(coefficients: [10, -50, 300, -160], duration: 1)
      // At least 32 pieces are made of any length.
      let fine = FollowingSpring(
        from: 20, velocity: 30, following: cubic, spring: spring, until: 0.02)
      let coarse = FollowingSpring(from: 20, velocity: 30, following: cubic, spring: spring)
      for step in 0...100 {
        let time = 0.02 * Double(step) / 100
        let (a, b) = (coarse.state(at: time), fine.state(at: time))
        let speed = 2 * Double.pi / response * 200 + 200
        #expect(abs(a.value - b.value) <= 1e-10, "\(ratio), \(response), \(time)")
        #expect(abs(a.velocity - b.velocity) <= 1e-12 * speed, "\(ratio), \(response), \(time)")
      }
    }
  }

  @Test func `retargeting again and again comes to it, at first order`() {
    let finger = EasedTrajectory(from: 0.0, to: 300, duration: 0.5, easing: .easeInOut)
    let exact = FollowingSpring(
      from: 0, following: finger, spring: .bouncy, within: .relative(1e-10))
    var errors: [Double] = []
    for count in [100, 1000, 10_000] {
      var spring = InterruptibleSpring(at: 0.0, spring: .bouncy)
      for index in 0...count {
        let time = 0.5 * Double(index) / Double(count)
        spring.retarget(to: finger.value(at: time), at: time)
      }
      errors.append(
        (0...200).map { (index: Int) -> Double in
          let time = 0.005 * Double(index)
          return abs(spring.value(at: time) - exact.value(at: time))
        }.max() ?? 0)
    }
    #expect(errors[2] < 0.03, "\(errors)")
    #expect(abs(errors[0] / errors[1] - 10) < 0.5 && abs(errors[1] / errors[2] - 10) < 0.5)
  }

  @Test(arguments: [0.3, 1, 2.5])
  func `behind constant velocity it stays back`(ratio: Double) {
    let target = Cubic(coefficients: [0, 8000, 0, 0], duration: 40)
    let spring = FollowingSpring(
      from: 0, following: target, spring: Spring(response: 0.5, dampingRatio: ratio))
    let lag = 2 * ratio / (2 * Double.pi / 0.5) * 200
    #expect(abs(target.value(at: 39) - spring.value(at: 39) - lag) < 1e-9)
    #expect(abs(spring.velocity(at: 39) - 200) < 1e-9)
  }

  @Test(arguments: [0, 0.001, 0.25, 1.0 / 3, 0.337, 0.999_999, 1])
  func `a jump is found to the last bit`(time: Double) {
    for spring in [Spring.bouncy, .smooth, Spring(duration: 0.5, bounce: -0.5)] {
      let follower = FollowingSpring(from: 0, following: Jump(time: time), spring: spring)
      let expected = SpringTrajectory(from: 0.0, to: 100, spring: spring)
      #expect(follower.error <= 1e-12)
      for step in 0...300 {
        let now = Double(step) / 100
        let value = follower.value(at: now)
        #expect(abs(value - expected.value(at: now - time)) < 1e-11, "at \(now)")
      }
    }
    let instant = FollowingSpring(
      from: 0, following: Jump(time: time), spring: Spring(duration: 0))
    #expect(instant.value(at: time.nextDown) == 0 && instant.value(at: time) == 100)
  }

  @Test func `an instant spring is at its target, and one that never moves is not`() {
    let finger = EasedTrajectory(from: 10.0, to: 300, duration: 0.5, easing: .easeInOut)
    let instant = FollowingSpring(from: -5, following: finger, spring: Spring(duration: 0))
    let still = FollowingSpring(
      from: -5, velocity: 7, following: finger, spring: Spring(duration: 1, bounce: -1))
    #expect(instant.start == -5 && instant.value(at: 0) == 10)
    for step in 0...100 {
      let time = Double(step) / 150
      #expect(abs(instant.value(at: time) - finger.value(at: time)) <= 300 * 0x1p-20)
      #expect(abs(instant.target(at: time) - finger.value(at: time)) <= 300 * 0x1p-20)
      #expect(still.value(at: time) == -5)
    }
    #expect(still.velocity(at: 0) == 7 && still.duration == .infinity && still.error == 0)
  }

  @Test func `after the horizon the target is held`() {
    let noise = NoiseTrajectory(amplitude: 100.0, frequency: 2, octaves: 3, seed: 3)
    let spring = FollowingSpring(from: 0, following: noise, spring: .snappy, until: 1.5)
    #expect(spring.horizon == 1.5 && spring.end == noise.value(at: 1.5))
    #expect(spring.target(at: 7) == spring.end && spring.target(at: -1) == noise.value(at: 0))
    let caught = spring.state(at: 1.5)
    let rest = SpringTrajectory(
      from: caught.value, to: spring.end, velocity: caught.velocity, spring: .snappy)
    #expect(spring.state(at: 2) == rest.state(at: 0.5))
    #expect(spring.restTime == 1.5 + rest.restTime)
    // A longer horizon changes nothing before.
    let longer = FollowingSpring(from: 0, following: noise, spring: .snappy, until: 3)
    for step in 0...100 {
      let time = 0.015 * Double(step)
      #expect(abs(spring.value(at: time) - longer.value(at: time)) < 2e-3)
    }
  }

  /// Compares with a tolerance a hundred times finer.
  private func checkError(
    _ target: some Trajectory<Double>, _ random: inout SeededGenerator,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let ratio = [0.05, 0.3, 1, 1.5][Int.random(in: 0..<4, using: &random)]
    let spring = Spring(
      response: Double.random(in: 0.05...1, using: &random), dampingRatio: ratio)
    let origin = Double.random(in: -100...100, using: &random)
    func follower(_ tolerance: Double) -> FollowingSpring<Double> {
      FollowingSpring(
        from: origin, following: target, spring: spring, until: min(3, target.restTime),
        within: .relative(tolerance))
    }
    for tolerance in [1e-3, 1e-5] {
      let (coarse, fine) = (follower(tolerance), follower(tolerance / 100))
      var worst = 0.0
      for step in 0...1000 {
        let time = 0.005 * Double(step)
        worst = max(worst, abs(coarse.value(at: time) - fine.value(at: time)))
      }
      #expect(worst <= coarse.error + fine.error, "\(target)", sourceLocation: location)
      #expect(
        coarse.error <= tolerance * (coarse.maximumDistanceFromEnd + 600),
        "\(target)", sourceLocation: location)
    }
  }

  /// Steps of all kinds, jumps among them, none of which shares its time with a frame.
  private static func track(_ random: inout SeededGenerator) -> Track<Double> {
    var steps: [Keyframe<Double>] = []
    for _ in 0..<Int.random(in: 2...7, using: &random) {
      let place = Double.random(in: -100...100, using: &random)
      let duration = Double.random(in: 0.02...0.5, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: steps += [.move(to: place), .hold(duration: duration)]
      case 1: steps.append(.spring(to: place, duration: duration, spring: .bouncy))
      case 2: steps.append(.linear(to: place, duration: duration, easing: .easeOutBounce))
      case 3: steps.append(.linear(to: place, duration: duration))
      default: steps.append(.cubic(to: place, duration: duration))
      }
    }
    return Track(from: Double.random(in: -100...100, using: &random), steps)
  }

  @Test func `the stated error holds`() {
    var random = SeededGenerator(seed: 12)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let easings: [Easing] = [
      .easeInOut, .linear, .bezier(0.1, 1.4, 0.5, -0.3), .easeOutBounce,
    ]
    for index in 0..<Effort.cases(4) {
      checkError(
        EasedTrajectory(
          from: number(-100...100), to: number(-100...100), duration: number(0.05...2),
          easing: easings[index % 4]), &random)
      checkError(
        SpringTrajectory(
          from: number(-100...100), to: number(-100...100), velocity: number(-900...900),
          spring: Spring(response: number(0.1...1), dampingRatio: number(0.1...2))), &random)
      checkError(
        NoiseTrajectory(
          amplitude: number(1...100), frequency: number(0.5...8), octaves: 1 + index % 3,
          seed: UInt64(index)), &random)
      checkError(
        InterruptibleSpringTests.spring(
          InterruptibleSpringTests.interruptions(12, seed: UInt64(index), until: 3)), &random)
      for _ in 0..<4 { checkError(Self.track(&random), &random) }
    }
  }

  @Test(arguments: [0.001, 0.1, 1.0 / 3, 0.337, 0.999_999])
  func `a jump takes few pieces`(time: Double) throws {
    func pieces(_ target: some Trajectory<Double>) throws -> Int {
      let follower = FollowingSpring(from: 0, following: target, spring: .bouncy, until: 1)
      let text = String(decoding: try JSONEncoder().encode(follower), as: UTF8.self)
      return text.components(separatedBy: #""begins":["#)[1].prefix { $0 != "]" }
        .split(separator: ",").count
    }
    #expect(try pieces(Jump(time: time)) <= 60 + 6)
    // Where only the velocity jumps it is the same.
    let bent = Track(
      from: 0.0, [.linear(to: 50, duration: time), .linear(to: 0, duration: 1 - time)])
    #expect(try pieces(bent) <= 60 + 6)
  }

  @Test func `its answers are those of dense sampling`() {
    let noise = NoiseTrajectory(amplitude: 100.0, frequency: 2, octaves: 3, seed: 5)
    let spring = FollowingSpring(from: 300, following: noise, spring: .bouncy, until: 4)
    #expect(spring.isAnalyzable)
    var (highest, fastest, settled) = (-Double.infinity, 0.0, 0.0)
    for index in 0...20_000 {
      let time = 0.0004 * Double(index)
      let state = spring.state(at: time)
      highest = max(highest, state.value)
      fastest = max(fastest, abs(state.velocity))
      if abs(state.value - spring.end) >= 20 { settled = time }
    }
    #expect(spring.peak.value >= highest && spring.peak.value < highest + 0.01)
    #expect(spring.peakSpeed >= fastest && spring.peakSpeed < 1.001 * fastest)
    let time = spring.settlingTime(within: 20.0)
    #expect(time >= settled && time < settled + 0.0004)
    #expect(spring.duration == spring.settlingTime(within: .looksDone))
  }

  @Test func `it is read back to the bit`() throws {
    let finger = EasedTrajectory(from: 0.0, to: 300, duration: 0.5, easing: .easeOutBounce)
    for law in [Spring.bouncy, Spring(duration: 0), Spring(duration: 1, bounce: -1)] {
      let spring = FollowingSpring(from: 7, velocity: 40, following: finger, spring: law)
      let restored = try JSONDecoder().decode(
        FollowingSpring<Double>.self, from: JSONEncoder().encode(spring))
      #expect(restored == spring && restored.hashValue == spring.hashValue)
      for step in 0...100 {
        let time = 0.01 * Double(step)
        #expect(areSame(restored.state(at: time), spring.state(at: time)))
      }
    }
  }

  @Test(arguments: [
    (#""horizon":-1,"begins":[],"curves":[]"#, "horizon"),
    (#""horizon":1,"begins":[],"curves":[]"#, "begins"),
    (#""horizon":0,"begins":[0],"curves":[0,0,0,0]"#, "begins"),
    (#""horizon":1,"begins":[0.5],"curves":[0,0,0,0]"#, "begins"),
    (#""horizon":1,"begins":[0,1],"curves":[0,0,0,0,0,0,0,0]"#, "begins"),
    (#""horizon":1,"begins":[0,0.5,0.5],"curves":[0,0,0,0,0,0,0,0,0,0,0,0]"#, "begins"),
    (#""horizon":1,"begins":[0],"curves":[0,0,0]"#, "curves"),
    (#""horizon":1,"begins":[0],"curves":[0,0,0,0],"error":-1"#, "error"),
  ])
  func `bad data is refused with its path`(text: String, key: String) throws {
    let whole = """
      {"from":0,"velocity":0,"spring":{"duration":1},"target":1,\(text)\
      \(text.contains("error") ? "" : #","error":0"#)}
      """
    do {
      _ = try JSONDecoder().decode(FollowingSpring<Double>.self, from: Data(whole.utf8))
      Issue.record("decoded")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.codingPath.last?.stringValue == key)
    }
  }

  @Test func `too many pieces are refused, and never made`() throws {
    let noise = NoiseTrajectory(amplitude: 100.0, frequency: 1e6, seed: 5)
    let spring = FollowingSpring(from: 0, following: noise, until: 300)
    let text = String(decoding: try JSONEncoder().encode(spring), as: UTF8.self)
    let begins = text.components(separatedBy: #""begins":["#)[1].prefix { $0 != "]" }
    #expect(begins.split(separator: ",").count <= 16_384 && spring.error > 1)
    let times = (0...16_384).map { "\($0)" }.joined(separator: ",")
    let whole = """
      {"from":0,"velocity":0,"spring":{"duration":1},"target":1,"error":0,\
      "horizon":1e9,"begins":[\(times)],"curves":[]}
      """
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FollowingSpring<Double>.self, from: Data(whole.utf8))
    }
  }

  /// Targets with a vertical tangent inside, at their start or at their end, and what follows them.
  static let steep: [(Easing, Spring)] = [
    (.bezier(1, 0, 0, 1), .bouncy),
    (.bezier(0, 1, 1, 0), Spring(response: 0.05, dampingRatio: 0.1)),
    (.bezier(1e-300, 0.5, 1, 0.5), .bouncy),
    (.penner(.circ, .inOut), Spring(response: 0.05, dampingRatio: 0.1)),
    (.penner(.circ, .out), .bouncy),
  ]

  @Test(arguments: Effort.cases(steep))
  func `a vertical tangent throws no spring away`(_ easing: Easing, _ spring: Spring) {
    let target = Track(
      from: 0.0,
      [
        .linear(to: 1, duration: 0.4, easing: easing),
        .linear(to: 0.5, duration: 0.3, easing: easing),
      ])
    let step = 0.7 / 16_384
    let targets = (0...32_768).map { target.value(at: Double($0) * (step / 2)) }
    let follower = FollowingSpring(from: 0, following: target, spring: spring)
    // The equation x″ = ω² (target − x) − 2 β x′ by the classical method of Runge and Kutta.
    let (square, damping) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
    var (x, v, error) = (0.0, 0.0, 0.0)
    func force(_ half: Int, _ x: Double, _ v: Double) -> Double {
      square * (targets[half] - x) - damping * v
    }
    for index in 0..<16_384 {
      let (first, half) = (2 * index, step / 2)
      let (x1, v1) = (v, force(first, x, v))
      let (x2, v2) = (v + half * v1, force(first + 1, x + half * x1, v + half * v1))
      let (x3, v3) = (v + half * v2, force(first + 1, x + half * x2, v + half * v2))
      let (x4, v4) = (v + step * v3, force(first + 2, x + step * x3, v + step * v3))
      x += step / 6 * (x1 + 2 * (x2 + x3) + x4)
      v += step / 6 * (v1 + 2 * (v2 + v3) + v4)
      guard index % 16 == 15 else { continue }
      error = max(error, abs(follower.value(at: Double(index + 1) * step) - x))
    }
    // The method loses digits at the tangents.
    #expect(error < follower.error + 2e-4, "\(easing) \(spring): \(error)")
    #expect(follower.error < 1e-3)
  }

  /// A target that no 16 384 cubics follow to a very small tolerance.
  struct Swing: Trajectory {
    var duration: Double { 4 }

    func state(at time: Double) -> KinematicState<Double> {
      let time = time > 0 ? min(time, duration) : 0
      let (sine, cosine) = Elementary.sineAndCosine(400 * time)
      return KinematicState(value: sine, velocity: time < duration ? 400 * cosine : 0)
    }
  }

  @Test func `a finer tolerance errs no more, if the pieces do not suffice, too`() {
    let spring = Spring(response: 0.1, dampingRatio: 0.2)
    func follower(_ tolerance: Double) -> FollowingSpring<Double> {
      FollowingSpring(from: 0, following: Swing(), spring: spring, within: .relative(tolerance))
    }
    let coarse = follower(1e-6)
    #expect(coarse.error <= 3e-6)
    for tolerance in Effort.cases([1e-7, 1e-9, 1e-12]) {
      let fine = follower(tolerance)
      #expect(fine.error <= 4 * coarse.error)
      for time in [0.5, 1.7, 3.9] {
        let exact = Self.solve(
          from: KinematicState(value: 0), 0.1, 0.2, until: time, steps: 4000,
          Swing().value(at:))
        #expect(abs(fine.value(at: time) - exact.value) <= fine.error + 1e-8)
      }
    }
  }

  /// A target without any two values alike, that counts its samples.
  private final class Static: Trajectory {
    let samples = Mutex(0)

    var duration: Double { 2 }

    func state(at time: Double) -> KinematicState<Double> {
      samples.withLock { $0 += 1 }
      let bits = (max(0, min(time, 2)).bitPattern &* 0x9e37_79b9_7f4a_7c15) >> 12
      return KinematicState(value: Double(bits) * 0x1p-52, velocity: 0)
    }
  }

  @Test func `the roughest target is sampled no more than 40 times for each piece`() {
    let target = Static()
    let spring = FollowingSpring(from: 0, following: target, within: .relative(1e-12))
    #expect(target.samples.withLock { $0 } <= 40 * 16_384)
    #expect(spring.error > 0.1 && spring.error < 4)
  }
}
