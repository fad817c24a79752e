// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A row of pages, and the actions of a hand: dragging, releasing, and catching it in flight.
///
/// It is made from the reports of a pointer, and its motion is a function of time. A report affects
/// only later times. Offsets grow towards later pages, which a hand reaches by moving left.
struct PagerPlay: Sendable {
  /// The response of the row to a hand.
  struct Rules: Sendable {
    /// The rule for the page on which it comes to rest.
    var paging: Paging

    /// The rubber band over an end.
    var band: RubberBand

    /// The spring that leads it to a page.
    var spring: Spring

    /// The vertical range in which a hand can catch it.
    var reach: ClosedRange<Double>

    /// The position of the first page's middle while that page fills the viewport.
    var middle: Double

    /// The offsets of the first and the last page.
    var ends: ClosedRange<Double> { 0...paging.offset(of: paging.count - 1) }
  }

  /// The actions of a hand from a press onwards.
  private struct Grip: Sendable {
    /// The offset at which the hand caught the row.
    let shown: Double

    /// The nearest page at that time.
    let page: Int

    /// The position of the press.
    let origin: Double

    /// The later positions.
    var hand: Drag<Double>
  }

  private let rules: Rules
  private var grips: [Grip] = []

  /// The offset, and its interruptions.
  private(set) var offset: InterruptibleSpring<Double>

  /// The time of the last report.
  private(set) var lastReport = 0.0

  /// Creates a play from legal reports.
  init(_ reports: [ScenePointer], rules: Rules) {
    self.rules = rules
    let start = reports.first?.phase == .start ? rules.middle - reports[0].x : 0
    offset = InterruptibleSpring(at: start, spring: rules.spring)
    for report in reports { take(report) }
  }

  private mutating func take(_ report: ScenePointer) {
    let (last, time) = (grips.count - 1, report.time)
    let isHeld = last >= 0 && grips[last].hand.releaseTime == nil
    switch report.phase {
    case .down where !isHeld && rules.reach.contains(report.y):
      let shown = offset.value(at: time)
      let page = Paging(pageSize: rules.paging.pageSize, count: rules.paging.count)
        .page(from: shown, velocity: 0, startPage: 0)
      grips.append(
        Grip(
          shown: shown, page: page, origin: report.x,
          hand: Drag(beganAt: report.x, at: time)))
      offset.hold(at: time)
    case .move where isHeld:
      grips[last].hand.move(to: report.x, at: time)
      offset.drag(to: state(of: grips[last], grips[last].hand.state(at: time)).value, at: time)
    case .up where isHeld, .cancel where isHeld:
      grips[last].hand.end(at: time)
      var now = state(of: grips[last], grips[last].hand.releaseState)
      if report.phase == .cancel { now.velocity = 0 }
      offset.retarget(to: rules.paging.offset(of: page(from: now, grips[last])), at: time)
      offset.release(velocity: now.velocity, at: time)
    default: return
    }
    lastReport = time
  }

  /// Returns offset and velocity of the row in a hand.
  private func state(
    of grip: Grip, _ hand: KinematicState<Double>
  ) -> KinematicState<Double> {
    rules.band.dragged(
      from: grip.shown, by: grip.origin - hand.value, velocity: -hand.velocity,
      in: rules.ends)
  }

  private func page(from state: KinematicState<Double>, _ grip: Grip) -> Int {
    rules.paging.page(from: state.value, velocity: state.velocity, startPage: grip.page)
  }

  /// Returns the hand that holds the row at a time.
  private func grip(at time: Double) -> Grip? {
    guard offset.isHeld(at: time) else { return nil }
    return grips.last { $0.hand.beginTime <= time }
  }

  /// The visible state of the row at a time.
  struct Sight {
    /// The offset, and its velocity.
    var state: KinematicState<Double>

    /// The page on which the row comes to rest if nothing else happens; while it is held, if it
    /// were released.
    var page: Int

    /// Whether a hand holds it.
    var isHeld: Bool
  }

  /// Returns the visible state at a time.
  func sight(at time: Double) -> Sight {
    if let grip = grip(at: time) {
      let now = state(of: grip, grip.hand.state(at: time))
      return Sight(state: now, page: page(from: now, grip), isHeld: true)
    }
    let target = offset.target(at: time) / rules.paging.pageSize
    return Sight(
      state: offset.state(at: time), page: Int(Elementary.floor(target + 0.5)), isHeld: false)
  }

  /// The time at which the row looks at rest; nil while a hand holds it.
  var settled: Double? {
    guard let last = grips.last else { return 0 }
    return last.hand.releaseTime == nil ? nil : offset.duration
  }

  /// The times at which it was caught and released, and came to rest, in order.
  var marks: [SceneMark] {
    var marks: [SceneMark] = []
    for grip in grips {
      marks.append(SceneMark(.caught, time: grip.hand.beginTime))
      if let release = grip.hand.releaseTime { marks.append(SceneMark(.released, time: release)) }
    }
    if let settled, settled > 0 { marks.append(SceneMark(.settled, time: settled)) }
    return marks
  }
}
