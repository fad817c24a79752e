// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A batch of springs that chase a target, each with its own offset from it.
///
/// A batch keeps no history, so it is advanced along the target's steps: from its current state if
/// the new steps extend the old ones, and from a kept state if not. Whatever was sampled before,
/// the springs have the bits that they have after all steps from the first.
struct SwarmReplay: Sendable {
  /// The parameters of the springs, and their initial position.
  struct Law: Hashable, Sendable {
    /// The count of springs.
    let count: Int

    /// The longest duration in seconds, and the greatest bounce.
    let duration: Double, bounce: Double

    /// The radius of the disc around the target in which they come to rest.
    let spread: Double

    /// The initial position of the target.
    let home: SIMD2<Double>
  }

  /// A step of the target.
  struct Step: Hashable, Sendable {
    /// The time in seconds.
    let time: Double

    /// The position of the target from then onwards.
    let place: SIMD2<Double>
  }

  /// The parameters of the springs.
  let law: Law

  /// The steps of the target to which all states belong.
  private var steps: [Step] = []

  /// The springs along x, followed by those along y, after this many of the steps.
  private var batch = SpringBatch<Float>()
  private var taken = 0

  /// The batch after some counts of steps, in ascending order, the first of which is 0.
  private var states: [(count: Int, batch: SpringBatch<Float>)] = []

  /// The least count of steps between two states.
  private var interval = 8

  /// The offsets from the target, and room for the targets.
  private var offsets: [SIMD2<Float>] = []
  private var targets: [Float]

  /// The maximum count of kept states: if there are more, every second one is dropped.
  static let stateLimit = 16

  /// Creates springs at rest.
  init(_ law: Law) {
    self.law = law
    targets = [Float](repeating: 0, count: 2 * law.count)
    var springs: [Spring] = []
    let random = CounterRandom(seed: 10)
    for index in 0..<law.count {
      // The positions of a sunflower's seeds: even over the disc.
      let radius = ((Double(index) + 0.5) / Double(law.count)).squareRoot()
      let turn = Self.goldenAngle * Double(index)
      let place = SIMD2(Elementary.cos(turn), Elementary.sin(turn)) * (law.spread * radius)
      offsets.append(SIMD2<Float>(Float(place.x), Float(place.y)))
      springs.append(
        Self.spring(law, random.unit(index: index), random.unit(index: index, channel: 1)))
    }
    batch.reserveCapacity(2 * law.count)
    for axis in 0...1 {
      for index in 0..<law.count {
        let value = Float(law.home[axis]) + offsets[index][axis]
        batch.append(.init(spring: springs[index], value: value))
      }
    }
    states = [(0, batch)]
  }

  /// The angle between one seed of a sunflower and the next.
  private static var goldenAngle: Double { 2.399_963_229_728_653 }

  /// Returns the spring for two random numbers from 0 to 1.
  static func spring(_ law: Law, _ length: Double, _ bounce: Double) -> Spring {
    Spring(duration: law.duration * (0.25 + 0.75 * length), bounce: law.bounce * bounce)
  }

  /// Advances the springs to a time along the steps of the target, which are in the order of time.
  mutating func move(to time: Double, along steps: [Step]) {
    let wanted = Self.count(of: steps, at: time)
    var common = taken
    if self.steps != steps {
      common = zip(self.steps, steps).prefix { $0 == $1 }.count
      states.removeAll { $0.count > common }
      self.steps = steps
    }
    if min(wanted, common) < taken {
      (taken, batch) = states[states.lastIndex { $0.count <= min(wanted, common) } ?? 0]
    }
    while taken < wanted { takeStep() }
  }

  /// Returns the count of steps not later than a time.
  static func count(of steps: [Step], at time: Double) -> Int {
    var (low, end) = (0, steps.count)
    while low < end {
      let middle = (low + end) / 2
      if steps[middle].time <= time { low = middle + 1 } else { end = middle }
    }
    return low
  }

  private mutating func takeStep() {
    if taken >= states[states.count - 1].count + interval {
      states.append((taken, batch))
      if states.count > Self.stateLimit {
        states = states.indices.filter { $0 % 2 == 0 }.map { states[$0] }
        interval *= 2
      }
    }
    let step = steps[taken]
    let (x, y) = (Float(step.place.x), Float(step.place.y))
    for index in offsets.indices {
      targets[index] = x + offsets[index].x
      targets[law.count + index] = y + offsets[index].y
    }
    batch.retarget(0..<2 * law.count, to: targets, at: step.time)
    taken += 1
  }

  /// Writes the x and y coordinates and then the velocities, at a time after the last step.
  func sample(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    let count = 2 * law.count
    var places = UnsafeMutableBufferPointer(rebasing: field[..<count]).mutableSpan
    var velocities = UnsafeMutableBufferPointer(rebasing: field[count..<2 * count]).mutableSpan
    batch.sample(at: time, into: &places, velocities: &velocities)
  }
}
