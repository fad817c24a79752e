// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Thousands of different springs that all chase one pointer.
///
/// The field holds the x coordinates, the y coordinates, and the velocities of both.
public struct SpringSwarm: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case count, duration, bounce, spread
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case pointerX, pointerY, quickestX, slowestX, quickestSpeed, slowestSpeed, held
  }

  private let law: SwarmReplay.Law

  /// The steps of the target.
  private let steps: [SwarmReplay.Step]

  /// The times at which a pointer came down, and at which it went up.
  private let presses: [(begin: Double, end: Double)]

  /// The two springs with the extreme parameters, without an offset from the target.
  private let quickest: InterruptibleSpring<SIMD2<Double>>
  private let slowest: InterruptibleSpring<SIMD2<Double>>

  /// Creates the scene with the recorded gesture.
  public init(parameters: Parameters) {
    self.init(parameters: parameters, pointer: Self.gesture)
  }

  /// Creates the scene from count, duration, bounce and spread, and from a hand's reports.
  public init(parameters: Parameters, pointer: [ScenePointer]) {
    let home = pointer.first?.place ?? Self.middle
    law = SwarmReplay.Law(
      count: Int(parameters[.count]), duration: parameters[.duration], bounce: parameters[.bounce],
      spread: parameters[.spread], home: home)
    var steps: [SwarmReplay.Step] = []
    var presses: [(begin: Double, end: Double)] = []
    var quickest = InterruptibleSpring(at: home, spring: SwarmReplay.spring(law, 0, 0))
    var slowest = InterruptibleSpring(at: home, spring: SwarmReplay.spring(law, 1, 1))
    for report in pointer {
      let isDown = presses.last?.end == .infinity
      switch (report.phase, isDown) {
      case (.down, false): presses.append((report.time, .infinity))
      case (.move, true): break
      case (.up, true), (.cancel, true): presses[presses.count - 1].end = report.time
      default: continue
      }
      if report.phase == .cancel { continue }
      steps.append(SwarmReplay.Step(time: report.time, place: report.place))
      quickest.retarget(to: report.place, at: report.time)
      slowest.retarget(to: report.place, at: report.time)
    }
    (self.steps, self.presses) = (steps, presses)
    (self.quickest, self.slowest) = (quickest, slowest)
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .count: SceneParameter("Springs", 100...10_000, step: 100, initial: 10_000, recorded: 300)
    case .duration: SceneParameter("Longest duration", unit: "s", 0.2...2, step: 0.05, initial: 1)
    case .bounce: SceneParameter("Greatest bounce", 0...0.8, step: 0.05, initial: 0.5)
    case .spread: SceneParameter("Spread", unit: "pt", 0...150, step: 5, initial: 80)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "spring-swarm", title: "10\u{202f}000 springs", group: .explorers,
      caption: """
        Press anywhere and the points follow. Each is a spring with a duration and a bounce of its \
        own; each move of the pointer gives all of them a new target, and they keep the speed that \
        they have.
        """,
      plots: [
        plot("Across", unit: "points", .pointerX, .quickestX, .slowestX),
        plot("Speed", unit: "points per second", .quickestSpeed, .slowestSpeed),
      ],
      code: """
        let count = {#count}
        let random = CounterRandom(seed: 10)
        var springs = SpringBatch<Float>(
          capacity: 2 * count)
        var places: [SIMD2<Float>] = []
        for index in 0..<count {
          let turn = 2.39996 * Double(index)
          let radius = {spread} * (Double(index)
            / Double(count)).squareRoot()
          let place = SIMD2(
            Elementary.cos(turn),
            Elementary.sin(turn)) * radius
          places.append(SIMD2<Float>(place))
        }
        for axis in 0...1 {
          for index in 0..<count {
            let length = random.unit(
              index: index)
            let bounce = random.unit(
              index: index, channel: 1)
            let spring = Spring(
              duration: {duration}
                * (0.25 + 0.75 * length),
              bounce: {bounce} * bounce)
            springs.append(.init(
              spring: spring,
              value: places[index][axis]))
          }
        }

        // A new target, at 0.1 s.
        let pointer = SIMD2<Float>(320, 200)
        springs.retarget(
          0..<2 * count,
          to: places.map { $0.x + pointer.x }
            + places.map { $0.y + pointer.y },
          at: 0.1)

        // The coordinates in a frame.
        func positions(
          of springs: SpringBatch<Float>
        ) -> [Float] {
          var positions = [Float](
            repeating: 0, count: springs.count)
          var speeds = positions
          var values = positions.mutableSpan
          var velocities = speeds.mutableSpan
          springs.sample(
            at: time, into: &values,
            velocities: &velocities)
          return positions
        }
        let shown = positions(of: springs)
        """, gesture: gesture)
  }

  /// The time until the last report and until the springs settle, in half seconds.
  public var duration: Double {
    let end = min(max(settled, lastReport), lastReport + 8) + 0.5
    return Double(Int(max(end, 2) * 2) + 1) / 2
  }

  /// The time of the last report.
  private var lastReport: Double {
    max(steps.last?.time ?? 0, presses.last.map { $0.end < .infinity ? $0.end : 0 } ?? 0)
  }

  /// The time at which the slowest spring is visually at its target.
  private var settled: Double { slowest.settlingTime(within: 0.5) }

  /// The times at which the pointer came down and went up, and at which all springs have settled.
  public var marks: [SceneMark] {
    var marks: [SceneMark] = []
    for press in presses {
      marks.append(SceneMark(.caught, time: press.begin))
      if press.end < .infinity { marks.append(SceneMark(.released, time: press.end)) }
    }
    if settled > 0, settled <= duration {
      marks.append(SceneMark(.settled, time: settled, channel: Channel.slowestX))
    }
    return Array(marks.suffix(64))
  }

  /// Writes the position of the pointer, positions and velocities of the quickest and the slowest
  /// spring, and whether the pointer is down.
  public func sample(at time: Double, into frame: Frame) {
    let time = bounded(time)
    let count = SwarmReplay.count(of: steps, at: time)
    let target = count > 0 ? steps[count - 1].place : law.home
    let (quick, slow) = (quickest.state(at: time), slowest.state(at: time))
    frame[.pointerX] = target.x
    frame[.pointerY] = target.y
    frame[.quickestX] = quick.value.x
    frame[.slowestX] = slow.value.x
    frame[.quickestSpeed] = quick.velocity.magnitude
    frame[.slowestSpeed] = slow.velocity.magnitude
    frame[.held] = presses.contains { $0.begin <= time && time < $0.end } ? 1 : 0
  }

  /// Two coordinates and two velocities of each spring.
  public var fieldCount: Int { 4 * law.count }

  /// Writes the x coordinates, the y coordinates, and the velocities of both.
  public func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    var memory = SceneMemory()
    sampleField(at: time, into: field, memory: &memory)
  }

  /// Writes the x coordinates, the y coordinates, and the velocities of both.
  public func sampleField(
    at time: Double, into field: UnsafeMutableBufferPointer<Float>, memory: inout SceneMemory
  ) {
    let time = bounded(time)
    if memory.swarm?.law != law { memory.swarm = SwarmReplay(law) }
    memory.swarm?.move(to: time, along: steps)
    memory.swarm?.sample(at: time, into: field)
  }
}

extension SpringSwarm {
  /// The middle of the stage.
  static var middle: SIMD2<Double> { SIMD2(320, 200) }

  /// The recorded gesture: a figure eight, leaps from corner to corner, and a narrowing circle.
  static var gesture: [ScenePointer] {
    var reports: [ScenePointer] = []
    func add(_ place: SIMD2<Double>, at time: Double) {
      reports.append(
        ScenePointer(reports.isEmpty ? .down : .move, time: time, x: place.x, y: place.y))
    }
    for index in 0...90 {
      let turn = 2 * Double.pi * Double(index) / 90
      let eight = SIMD2(Elementary.sin(turn), Elementary.sin(2 * turn))
      add(middle + SIMD2(190, 95) * eight, at: Double(index) / 30)
    }
    let corners = [SIMD2(140.0, 110), SIMD2(500.0, 290), SIMD2(140.0, 290), SIMD2(500.0, 110)]
    for (index, corner) in corners.enumerated() {
      add(corner, at: 3.3 + 0.65 * Double(index))
    }
    for index in 0...75 {
      let part = Double(index) / 75
      let turn = 2 * Double.pi * (2.5 * part - 0.125)
      let round = SIMD2(Elementary.cos(turn), Elementary.sin(turn)) * (1 - part)
      add(middle + SIMD2(220, 130) * round, at: 6 + 2.5 * part)
    }
    return reports + [ScenePointer(.up, time: 8.52, x: middle.x, y: middle.y)]
  }
}
