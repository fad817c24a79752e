// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A card on a table, and what a hand did to it: caught, dragged and thrown.
///
/// It is made from the reports of a pointer, and its motion is a function of time. What a report
/// changes comes after it.
struct CardPlay: Sendable {
  /// The table that the card lies on, and how the card moves there.
  struct Table: Sendable {
    /// Where the card's middle is at home.
    var bounds: Bounds

    /// Half the width and the height of the card, and how far beside it a finger still catches it.
    var reach: SIMD2<Double>

    /// How far the card follows a hand over an edge, of each axis.
    var bands: (x: RubberBand, y: RubberBand)

    /// How fast a free card slows down.
    var rate: DecayRate

    /// What leads the card back to an edge, or to an anchor.
    var spring: Spring

    /// Where the card comes to rest; anywhere if there are none.
    var anchors: [SIMD2<Double>]
  }

  /// How the card moves from an instant on.
  struct Leg: Sendable {
    /// The instant in seconds.
    let begin: Double

    /// How it moves, in seconds from then.
    var motion: Motion
  }

  /// How the card moves.
  enum Motion: Sendable {
    /// It lies where no hand has moved it.
    case rest(SIMD2<Double>)

    /// A hand has it: the one of a number.
    case held(Int)

    /// It was thrown, and each axis slows down by itself.
    case free(x: BoundedDecay, y: BoundedDecay)

    /// It was thrown, and goes to an anchor.
    case anchored(SpringTrajectory<SIMD2<Double>>)
  }

  /// A hand that has the card.
  struct Hold: Sendable {
    /// Where the card was when it was caught.
    let origin: SIMD2<Double>

    /// How far the card's middle is from the finger.
    let grip: SIMD2<Double>

    /// Where the finger leads it, were there no edges.
    var drag: Drag<SIMD2<Double>>
  }

  private let table: Table

  /// The legs in the order of their times; the first is before all others.
  private(set) var legs: [Leg]

  /// The hands that had the card, in the order of the times.
  private var holds: [Hold] = []

  /// The instant after which the hand has done nothing.
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

  /// How the card goes on when it is let go.
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

  /// The leg that shows at a time.
  private func leg(at time: Double) -> Leg {
    legs[legs.lastIndex { $0.begin <= time } ?? 0]
  }

  /// What there is to see of the card at a time.
  struct Sight {
    /// Where it is, and how fast.
    var state: KinematicState<SIMD2<Double>>

    /// Where it would come to rest if it were let go, and nothing else happened.
    var restingPlace: SIMD2<Double>

    /// Whether a hand has it.
    var isHeld: Bool
  }

  /// What there is to see at a time.
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

  /// The instant at which the card looks at rest; nil while a hand has it.
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

  /// Where a hand holds the card, and how fast it moves it.
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

  /// The instants at which it was caught and let go, and passed an edge, in the order of the times.
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
        for (channel, axis) in [x, y].enumerated() where axis.crossingTime > 0 {
          let time = leg.begin + axis.crossingTime
          if time < end { marks.append(SceneMark(.crossing, time: time, channel: channel)) }
        }
      }
    }
    if let settled, settled > 0 { marks.append(SceneMark(.settled, time: settled)) }
    return marks
  }
}
