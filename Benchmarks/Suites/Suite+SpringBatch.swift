// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// A thousand different springs, next to flat arrays and the C library's functions.
  static var springBatch: Suite {
    Suite(
      name: "SpringBatch",
      benchmarks: [
        doubles("Double, underdamped", dampingRatio: underDamped),
        doubles("Double, mixed", dampingRatio: mixed),
        doubles("Double, overdamped", dampingRatio: overDamped),
        floats(
          "Float, underdamped", beside: DoubleLibrary.self,
          dampingRatio: underDamped),
        floats(
          "Float, underdamped, in Float", beside: FloatLibrary.self,
          dampingRatio: underDamped),
        floats("Float, mixed", beside: DoubleLibrary.self, dampingRatio: mixed),
        floats(
          "Float, overdamped", beside: DoubleLibrary.self, dampingRatio: overDamped),
        stepping(Double.self), stepping(Float.self),
        retargeting(Double.self, inBulk: false), retargeting(Double.self, inBulk: true),
        retargeting(Float.self, inBulk: false), retargeting(Float.self, inBulk: true),
      ])
  }

  private static func underDamped(_ generator: inout SeededGenerator) -> Double {
    0.1 + 0.85 * generator.nextUnit()
  }

  private static func overDamped(_ generator: inout SeededGenerator) -> Double {
    1.1 + generator.nextUnit()
  }

  /// A third of each kind.
  private static func mixed(_ generator: inout SeededGenerator) -> Double {
    switch generator.next() % 3 {
    case 0: underDamped(&generator)
    case 1: 1
    default: overDamped(&generator)
    }
  }

  private static func doubles(
    _ name: String, dampingRatio: (inout SeededGenerator) -> Double
  ) -> Benchmark {
    sampling(name, Double.self, beside: DoubleLibrary.self, dampingRatio)
  }

  private static func floats<Functions: SpringFunctions>(
    _ name: String, beside functions: Functions.Type,
    dampingRatio: (inout SeededGenerator) -> Double
  ) -> Benchmark {
    sampling(name, Float.self, beside: functions, dampingRatio)
  }

  /// Values and velocities at one time of springs with different starts.
  @inline(__always)
  private static func sampling<Scalar, Functions: SpringFunctions>(
    _ name: String, _ type: Scalar.Type, beside functions: Functions.Type,
    _ dampingRatio: (inout SeededGenerator) -> Double
  ) -> Benchmark where Scalar: VectorScalar & VectorSpace {
    let springs = RandomSprings<Scalar>(dampingRatio)
    let batch = springs.batch
    var flat = FlatSprings<Functions>(batch)
    let values = Output<Scalar>(), velocities = Output<Scalar>()
    let time = 1.2
    func sample() {
      var positions = values.numbers.mutableSpan
      var speeds = velocities.numbers.mutableSpan
      batch.sample(at: time, into: &positions, velocities: &speeds)
    }
    return Benchmark(
      name: "1000 values and velocities, \(name)", count: RandomSprings<Scalar>.count,
      floorName: Functions.name,
      run: { sample() },
      runFloor: { flat.sample(at: time) },
      checksum: {
        sample()
        return values.checksum
      })
  }

  /// One frame of springs with almost no damping, so that each frame has the same work.
  @inline(__always)
  private static func stepping<Scalar>(_ type: Scalar.Type) -> Benchmark
  where Scalar: VectorScalar & VectorSpace {
    let springs = RandomSprings<Scalar> { 1e-12 * (1 + $0.nextUnit()) }
    var batch = SpringBatch(springs.batch.members(at: 1.2))
    var matrices = FlatMatrices(batch)
    let deltaTime = 1.0 / 120
    batch.advance(by: 1.2)
    return Benchmark(
      name: "1000 springs by a step, \(type)", count: RandomSprings<Scalar>.count,
      floorName: "2×2 matrices in flat arrays",
      run: { batch.advance(by: deltaTime) },
      runFloor: { matrices.advance() },
      checksum: {
        var batch = SpringBatch(springs.batch.members(at: 1.2))
        for _ in 0..<10 { batch.advance(by: deltaTime) }
        var fingerprint = Fingerprint()
        for index in 0..<batch.count { fingerprint.combine(Double(batch[index].value)) }
        return fingerprint
      })
  }

  /// New targets for all springs, a frame after the previous ones.
  @inline(__always)
  private static func retargeting<Scalar>(_ type: Scalar.Type, inBulk: Bool) -> Benchmark
  where Scalar: VectorScalar & VectorSpace {
    let springs = RandomSprings<Scalar>(underDamped)
    var batch = springs.batch
    var flat = FlatSprings<DoubleLibrary>(batch)
    let count = RandomSprings<Scalar>.count
    var generator = SeededGenerator(seed: 7)
    let targets = (0..<2 * count).map { _ in Scalar(generator.nextUnit() * 200 - 100) }
    let doubleTargets = targets.map { Double($0) }
    var (time, flatTime) = (1.2, 1.2)
    var (offset, flatOffset) = (0, 0)
    return Benchmark(
      name: "1000 retargets\(inBulk ? " in bulk" : ""), \(type)", count: count,
      floorName: "a new closed form each, of the state with libm",
      run: {
        time += 1.0 / 60
        offset = count - offset
        if inBulk {
          targets.withUnsafeBufferPointer {
            batch.retarget(
              0..<count, to: $0.span.extracting(offset..<offset + count), at: time)
          }
        } else {
          retargetEach(&batch, to: targets[offset..<offset + count], at: time)
        }
      },
      runFloor: {
        flatTime += 1.0 / 60
        flatOffset = count - flatOffset
        flat.retarget(to: doubleTargets[flatOffset..<flatOffset + count], at: flatTime)
      },
      checksum: {
        var batch = springs.batch
        for index in 0..<count { batch.retarget(index, to: targets[index], at: 1.3) }
        var fingerprint = Fingerprint()
        for index in 0..<count { fingerprint.combine(Double(batch[index].value)) }
        return fingerprint
      })
  }
}

/// New targets, one by one.
private func retargetEach<Scalar>(
  _ batch: inout SpringBatch<Scalar>, to targets: ArraySlice<Scalar>, at time: Double
) {
  var index = 0
  for target in targets {
    batch.retarget(index, to: target, at: time)
    index += 1
  }
}

/// A thousand springs of random response, damping, travel, velocity and start.
private struct RandomSprings<Scalar: VectorScalar & VectorSpace> {
  static var count: Int { 1000 }
  let batch: SpringBatch<Scalar>

  init(_ dampingRatio: (inout SeededGenerator) -> Double) {
    var generator = SeededGenerator(seed: 2026)
    batch = SpringBatch(
      (0..<Self.count).map { _ in
        SpringBatch<Scalar>.Member(
          spring: Spring(
            response: 0.3 + 0.5 * generator.nextUnit(), dampingRatio: dampingRatio(&generator)),
          value: Scalar(generator.nextUnit() * 200 - 100),
          velocity: Scalar(generator.nextUnit() * 2000 - 1000),
          target: Scalar(generator.nextUnit() * 200 - 100), start: generator.nextUnit())
      })
  }
}

extension SpringBatch {
  /// The same motions from their states at a time, which becomes time 0.
  fileprivate func members(at time: Double) -> [Member] {
    (0..<count).map {
      let state = state($0, at: time)
      return Member(
        spring: self[$0].spring, value: state.value, velocity: state.velocity,
        target: self[$0].target)
    }
  }
}

private final class Output<Scalar: BinaryFloatingPoint> {
  let numbers = UnsafeMutableBufferPointer<Scalar>.allocate(capacity: 1000)

  init() { numbers.initialize(repeating: 0) }

  var checksum: Fingerprint {
    var fingerprint = Fingerprint()
    for number in numbers { fingerprint.combine(Double(number)) }
    return fingerprint
  }
}

/// The C library's functions in one precision.
private protocol SpringFunctions {
  associatedtype Number: BinaryFloatingPoint
  static var name: String { get }
  static func exp(_ x: Number) -> Number
  static func sin(_ x: Number) -> Number
  static func cos(_ x: Number) -> Number
}

private enum DoubleLibrary: SpringFunctions {
  static let name = "constants in flat arrays, one exp, sin and cos of libm in Double"
  @inline(__always) static func exp(_ x: Double) -> Double { Foundation.exp(x) }
  @inline(__always) static func sin(_ x: Double) -> Double { Foundation.sin(x) }
  @inline(__always) static func cos(_ x: Double) -> Double { Foundation.cos(x) }
}

private enum FloatLibrary: SpringFunctions {
  static let name = "constants in flat arrays, one exp, sin and cos of libm in Float"
  @inline(__always) static func exp(_ x: Float) -> Float { Foundation.exp(x) }
  @inline(__always) static func sin(_ x: Float) -> Float { Foundation.sin(x) }
  @inline(__always) static func cos(_ x: Float) -> Float { Foundation.cos(x) }
}

/// Closed forms with their constants in flat arrays.
private struct FlatSprings<Functions: SpringFunctions> {
  typealias Number = Functions.Number
  enum Kind { case swing, critical, over }

  struct Motion {
    var kind: Kind
    var start, rate, other, target, a, b, c, d: Number
  }

  var motions: UnsafeMutableBufferPointer<Motion>
  var values: UnsafeMutableBufferPointer<Number>
  var velocities: UnsafeMutableBufferPointer<Number>
  var dampingRatios: [Double]
  var responses: [Double]

  init<Scalar>(_ batch: SpringBatch<Scalar>) {
    motions = .allocate(capacity: batch.count)
    values = .allocate(capacity: batch.count)
    velocities = .allocate(capacity: batch.count)
    values.initialize(repeating: 0)
    velocities.initialize(repeating: 0)
    dampingRatios = (0..<batch.count).map { batch[$0].spring.dampingRatio }
    responses = (0..<batch.count).map { batch[$0].spring.response }
    for index in 0..<batch.count {
      let member = batch[index]
      motions[index] = motion(
        index, from: Number(member.value), Number(member.velocity), to: Number(member.target),
        at: Number(member.start))
    }
  }

  /// The constants of a motion.
  @inline(__always)
  func motion(
    _ index: Int, from value: Number, _ velocity: Number, to target: Number, at start: Number
  ) -> Motion {
    let ratio = Number(dampingRatios[index])
    let natural = 2 * Number.pi / Number(responses[index])
    let rate = ratio * natural
    let x = value - target
    if ratio < 1 {
      let frequency = natural * (1 - ratio * ratio).squareRoot()
      let b = (velocity + rate * x) / frequency
      return Motion(
        kind: .swing, start: start, rate: -rate, other: frequency, target: target, a: x, b: b,
        c: velocity, d: -(x * frequency + rate * b))
    } else if ratio == 1 {
      let b = velocity + rate * x
      return Motion(
        kind: .critical, start: start, rate: -rate, other: 0, target: target, a: x, b: b,
        c: velocity, d: -rate * b)
    }
    let gap = natural * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-rate + gap, -rate - gap)
    let a = (velocity - fast * x) / (slow - fast)
    return Motion(
      kind: .over, start: start, rate: slow, other: fast, target: target, a: a, b: x - a,
      c: a * slow, d: (x - a) * fast)
  }

  @inline(__always)
  func state(_ motion: Motion, at time: Number) -> (Number, Number) {
    let elapsed = time - motion.start
    let e = Functions.exp(motion.rate * elapsed)
    switch motion.kind {
    case .swing:
      let (s, c) = (Functions.sin(motion.other * elapsed), Functions.cos(motion.other * elapsed))
      return (
        motion.target + e * (motion.a * c + motion.b * s), e * (motion.c * c + motion.d * s)
      )
    case .critical:
      return (
        motion.target + e * (motion.a + motion.b * elapsed), e * (motion.c + motion.d * elapsed)
      )
    case .over:
      let f = Functions.exp(motion.other * elapsed)
      return (motion.target + (motion.a * e + motion.b * f), motion.c * e + motion.d * f)
    }
  }

  @inline(__always)
  mutating func sample(at time: Double) {
    let time = Number(time)
    for index in motions.indices {
      (values[index], velocities[index]) = state(motions[index], at: time)
    }
  }

  @inline(__always)
  mutating func retarget(to targets: ArraySlice<Number>, at time: Number) {
    var index = 0
    for target in targets {
      let (value, velocity) = state(motions[index], at: time)
      motions[index] = motion(index, from: value, velocity, to: target, at: time)
      index += 1
    }
  }
}

/// Matrices and states in flat arrays.
private struct FlatMatrices<Scalar: VectorScalar & VectorSpace> {
  var xx, xv, vx, vv, values, velocities, targets: UnsafeMutableBufferPointer<Scalar>

  init(_ batch: SpringBatch<Scalar>) {
    func array(_ body: (Int) -> Scalar) -> UnsafeMutableBufferPointer<Scalar> {
      let buffer = UnsafeMutableBufferPointer<Scalar>.allocate(capacity: batch.count)
      for index in 0..<batch.count { buffer[index] = body(index) }
      return buffer
    }
    func left(_ index: Int, _ value: Double, _ velocity: Double) -> KinematicState<Double> {
      Spring.Step(batch[index].spring, deltaTime: 1.0 / 120).advanced(value, velocity: velocity)
    }
    xx = array { Scalar(left($0, 1, 0).value) }
    xv = array { Scalar(left($0, 0, 1).value) }
    vx = array { Scalar(left($0, 1, 0).velocity) }
    vv = array { Scalar(left($0, 0, 1).velocity) }
    values = array { batch[$0].value }
    velocities = array { batch[$0].velocity }
    targets = array { batch[$0].target }
  }

  @inline(__always)
  mutating func advance() {
    for index in 0..<values.count {
      let displacement = values[index] - targets[index]
      let velocity = velocities[index]
      values[index] = targets[index] + (displacement * xx[index] + velocity * xv[index])
      velocities[index] = displacement * vx[index] + velocity * vv[index]
    }
  }
}
