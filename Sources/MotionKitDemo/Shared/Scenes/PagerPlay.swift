// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A row of pages, and what a hand did to it: dragged it, let go of it, and caught it in flight.
///
/// It is made from the reports of a pointer, and its motion is a function of time. What a report
/// changes comes after it. Offsets grow towards later pages, which a hand reaches by going left.
struct PagerPlay: Sendable {
  /// How the row answers a hand.
  struct Rules: Sendable {
    /// Which page it comes to rest on.
    var paging: Paging

    /// How far it follows a hand over an end.
    var band: RubberBand

    /// What leads it to a page.
    var spring: Spring

    /// How high and how low a hand can take hold of it.
    var reach: ClosedRange<Double>

    /// Where the middle of the first page is while that page fills the viewport.
    var middle: Double

    /// The offsets of the first and the last page.
    var ends: ClosedRange<Double> { 0...paging.offset(of: paging.count - 1) }
  }

  /// What a hand did from a press on.
  private struct Grip: Sendable {
    /// The offset at which the hand took hold.
    let shown: Double

    /// The page that was nearest then.
    let page: Int

    /// Where the hand came down.
    let origin: Double

    /// Where it was from then on.
    var hand: Drag<Double>
  }

  private let rules: Rules
  private var grips: [Grip] = []

  /// The offset, and all that has interrupted it.
  private(set) var offset: InterruptibleSpring<Double>

  /// The instant after which the hand has done nothing.
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

  /// Where a hand has the row, and how fast it moves it.
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

  /// The hand that has the row at a time.
  private func grip(at time: Double) -> Grip? {
    guard offset.isHeld(at: time) else { return nil }
    return grips.last { $0.hand.beginning <= time }
  }

  /// What there is to see of the row at a time.
  struct Sight {
    /// The offset, and how fast it changes.
    var state: KinematicState<Double>

    /// The page on which the row comes to rest if nothing else happens: of a row that is held, if
    /// it were let go.
    var page: Int

    /// Whether a hand has it.
    var isHeld: Bool
  }

  /// What there is to see at a time.
  func sight(at time: Double) -> Sight {
    if let grip = grip(at: time) {
      let now = state(of: grip, grip.hand.state(at: time))
      return Sight(state: now, page: page(from: now, grip), isHeld: true)
    }
    let target = offset.target(at: time) / rules.paging.pageSize
    return Sight(
      state: offset.state(at: time), page: Int(Elementary.floor(target + 0.5)), isHeld: false)
  }

  /// The instant at which the row looks at rest; nil while a hand has it.
  var settled: Double? {
    guard let last = grips.last else { return 0 }
    return last.hand.releaseTime == nil ? nil : offset.duration
  }

  /// The instants at which it was caught and let go, and came to rest, in the order of the times.
  var marks: [SceneMark] {
    var marks: [SceneMark] = []
    for grip in grips {
      marks.append(SceneMark(.caught, time: grip.hand.beginning))
      if let release = grip.hand.releaseTime { marks.append(SceneMark(.released, time: release)) }
    }
    if let settled, settled > 0 { marks.append(SceneMark(.settled, time: settled)) }
    return marks
  }
}
