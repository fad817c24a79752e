// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A card on a table, and the actions of a hand: catching, dragging and throwing it.
///
/// It is made from the reports of a pointer, and its motion is a function of time. A report affects
/// only later times. The content of a scroll view is a card whose table has no width.
struct CardPlay: Sendable {
  /// The table under the card, and the card's motion on it.
  struct Table: Sendable {
    /// The range of the card's middle.
    var bounds: Bounds

    /// Half the width and the height of the card, plus the distance at which a finger still catches
    /// it.
    var reach: SIMD2<Double>

    /// The rubber band of each axis over an edge.
    var bands: (x: RubberBand, y: RubberBand)

    /// The rate at which a free card slows down.
    var rate: DecayRate

    /// The spring that leads the card to an edge, or to an anchor.
    var spring: Spring

    /// The resting positions of the card; it may rest anywhere if there are none.
    var anchors: [SIMD2<Double>]
  }

  /// The motion of the card from a time onwards.
  struct Leg: Sendable {
    /// The time in seconds.
    let begin: Double

    /// The motion, in seconds from then.
    var motion: Motion
  }

  /// The motion of a card.
  enum Motion: Sendable {
    /// It rests where no hand has moved it.
    case rest(SIMD2<Double>)

    /// It is held by the hand of this index.
    case held(Int)

    /// It was thrown, and each axis slows down by itself.
    case free(x: BoundedDecay, y: BoundedDecay)

    /// It was thrown, and moves to an anchor.
    case anchored(SpringTrajectory<SIMD2<Double>>)
  }

  /// A hand that holds the card.
  struct Hold: Sendable {
    /// The position of the card when it was caught.
    let origin: SIMD2<Double>

    /// The distance of the card's middle from the finger.
    let grip: SIMD2<Double>

    /// The position to which the finger leads it without edges.
    var drag: Drag<SIMD2<Double>>
  }

  private let table: Table

  /// The legs in the order of their times; the first is before all others.
  private(set) var legs: [Leg]

  /// The holds, in the order of their times.
  private var holds: [Hold] = []

  /// The time of the last report.
  private(set) var lastReport = 0.0

  /// Creates a play from legal reports.
  init(_ reports: [ScenePointer], on table: Table, home: SIMD2<Double>) {
    self.table = table
    let start = reports.first?.phase == .start ? reports[0].place : home
    legs = [Leg(begin: -.infinity, motion: .rest(start))]
    for report in reports { take(report) }
  }

  private mutating func take(_ report: ScenePointer) {
    let last = legs[legs.count - 1]
    switch (report.phase, last.motion) {
    case (.down, .rest), (.down, .free), (.down, .anchored):
      let place = state(of: last, at: report.time).value
      let away = report.place - place
      guard abs(away.x) <= table.reach.x, abs(away.y) <= table.reach.y else { return }
      legs.append(Leg(begin: report.time, motion: .held(holds.count)))
      holds.append(
        Hold(
          origin: place, grip: place - report.place, drag: Drag(beganAt: place, at: report.time)))
    case (.move, .held(let hold)):
      holds[hold].drag.move(to: report.place + holds[hold].grip, at: report.time)
    case (.up, .held), (.cancel, .held):
      let now = state(of: last, at: report.time)
      let velocity = report.phase == .up ? now.velocity : .zero
      let motion = thrown(from: KinematicState(value: now.value, velocity: velocity))
      legs.append(Leg(begin: report.time, motion: motion))
    default: return
    }
    lastReport = report.time
  }

  /// Returns the motion of the card after its release.
  private func thrown(from state: KinematicState<SIMD2<Double>>) -> Motion {
    let (place, velocity) = (state.value, state.velocity)
    let anchor = Projection(rate: table.rate)
      .nearest(to: table.anchors, from: place, velocity: velocity)
    if let anchor {
      return .anchored(
        SpringTrajectory(from: place, to: anchor, velocity: velocity, spring: table.spring))
    }
    let (low, high) = (table.bounds.minimum, table.bounds.maximum)
    return .free(
      x: BoundedDecay(
        from: place.x, velocity: velocity.x, rate: table.rate, in: low.x...high.x,
        spring: table.spring),
      y: BoundedDecay(
        from: place.y, velocity: velocity.y, rate: table.rate, in: low.y...high.y,
        spring: table.spring))
  }

  /// Returns the leg of a time.
  private func leg(at time: Double) -> Leg {
    legs[legs.lastIndex { $0.begin <= time } ?? 0]
  }

  /// The visible state of the card at a time.
  struct Sight {
    /// The position, and the velocity.
    var state: KinematicState<SIMD2<Double>>

    /// The resting position of the card if it were released now.
    var restingPlace: SIMD2<Double>

    /// Whether a hand holds it.
    var isHeld: Bool
  }

  /// Returns the visible state at a time.
  func sight(at time: Double) -> Sight {
    let leg = leg(at: time)
    let state = state(of: leg, at: time)
    if case .held = leg.motion {
      return Sight(state: state, restingPlace: end(of: thrown(from: state)), isHeld: true)
    }
    return Sight(state: state, restingPlace: end(of: leg.motion), isHeld: false)
  }

  private func end(of motion: Motion) -> SIMD2<Double> {
    switch motion {
    case .rest(let place): place
    case .held(let hold): holds[hold].origin
    case .free(let x, let y): SIMD2(x.end, y.end)
    case .anchored(let spring): spring.end
    }
  }

  /// The time at which the card looks at rest; nil while a hand holds it.
  var settled: Double? {
    let last = legs[legs.count - 1]
    return switch last.motion {
    case .rest: 0
    case .held: nil
    case .free(let x, let y): last.begin + max(x.duration, y.duration)
    case .anchored(let spring): last.begin + spring.duration
    }
  }

  private func state(of leg: Leg, at time: Double) -> KinematicState<SIMD2<Double>> {
    switch leg.motion {
    case .rest(let place):
      return KinematicState(value: place)
    case .held(let hold):
      return held(holds[hold], at: time)
    case .free(let x, let y):
      let (x, y) = (x.state(at: time - leg.begin), y.state(at: time - leg.begin))
      return KinematicState(
        value: SIMD2(x.value, y.value), velocity: SIMD2(x.velocity, y.velocity))
    case .anchored(let spring):
      return spring.state(at: time - leg.begin)
    }
  }

  /// Returns position and velocity of the card in a hand.
  private func held(_ hold: Hold, at time: Double) -> KinematicState<SIMD2<Double>> {
    let now = hold.drag.state(at: time)
    let (origin, way) = (hold.origin, now.value - hold.origin)
    let (least, most) = (table.bounds.minimum, table.bounds.maximum)
    let x = table.bands.x.dragged(
      from: origin.x, by: way.x, velocity: now.velocity.x, in: least.x...most.x)
    let y = table.bands.y.dragged(
      from: origin.y, by: way.y, velocity: now.velocity.y, in: least.y...most.y)
    return KinematicState(value: SIMD2(x.value, y.value), velocity: SIMD2(x.velocity, y.velocity))
  }

  /// The times at which it was caught and released, and passed an edge, in order.
  var marks: [SceneMark] {
    var marks: [SceneMark] = []
    for (index, leg) in legs.enumerated() {
      let end = index + 1 < legs.count ? legs[index + 1].begin : .infinity
      switch leg.motion {
      case .rest: continue
      case .held:
        marks.append(SceneMark(.caught, time: leg.begin))
        continue
      case .anchored:
        marks.append(SceneMark(.released, time: leg.begin))
      case .free(let x, let y):
        marks.append(SceneMark(.released, time: leg.begin))
        for (channel, axis) in [(ThrowCard.Channel.x, x), (.y, y)] where axis.crossingTime > 0 {
          let time = leg.begin + axis.crossingTime
          if time < end { marks.append(SceneMark(.crossing, time: time, channel: channel)) }
        }
      }
    }
    if let settled, settled > 0 { marks.append(SceneMark(.settled, time: settled)) }
    return marks
  }
}
