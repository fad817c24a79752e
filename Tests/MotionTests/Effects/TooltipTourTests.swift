// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects
import MotionTesting
import Testing

@Suite struct TooltipTourTests {
  /// Places of which the last is above its target.
  private static let steps: [TooltipLayout] = [
    (20.0, 60.0, 80.0), (326, 60, 120), (150, 300, 64), (40, 700, 80),
  ].map { x, y, height in
    TooltipPlacement().layout(
      of: SIMD2(300, height), for: Bounds(x: x, y: y, width: 44, height: 44), inWidth: 390,
      height: 780)
  }

  private enum Action: CaseIterable { case present, advance, dismiss }

  @discardableResult
  private static func send(
    _ action: Action, to tour: inout TooltipTour, at time: Double
  ) -> TooltipTour.Change? {
    switch action {
    case .present: tour.present(at: time)
    case .advance: tour.advance(at: time)
    case .dismiss: tour.dismiss(at: time)
    }
  }

  /// A tour that is seen to its end, presented again, and dismissed, some of it on the way.
  private static func busy(
    curve: TransitionCurve = .eased(duration: 0.25), fade: TransitionCurve = .eased(duration: 0.25)
  ) -> TooltipTour {
    var tour = TooltipTour(steps, curve: curve, fade: fade)
    tour.present(at: 0.5)
    for time in [0.6, 0.7, 2, 3] { tour.advance(at: time) }
    tour.present(at: 3.1)
    tour.advance(at: 4)
    tour.dismiss(at: 4.1)
    tour.present(at: 5)
    return tour
  }

  @Test(arguments: [.eased(duration: 0.25), .spring(.bouncy)] as [TransitionCurve])
  func `no change removes an event from the history`(curve: TransitionCurve) {
    var random = SeededGenerator(seed: 12)
    var ends = (reached: 0, missed: 0)
    for _ in 0..<12 {
      let changes = randomMoments(12, &random).map { time in
        let action = Action.allCases[Int(random.nextUnit() * 2.99)]
        return (
          time: time,
          apply: { (tour: inout TooltipTour) -> Void in
            TooltipTourTests.send(action, to: &tour, at: time)
          }
        )
      }
      let tour = TooltipTour(TooltipTourTests.steps, curve: curve)
      let history = ChangingHistory(motion: tour, changes: changes)
      let found = history.check("\(changes.map(\.time))")
      ends = (ends.reached + found.reached, ends.missed + found.missed)
    }
    #expect(ends.reached > 12 && ends.missed > 3)
  }

  @Test func `each event has its change in each state`() {
    for action in Action.allCases {
      var hidden = TooltipTour(TooltipTourTests.steps)
      let change = TooltipTourTests.send(action, to: &hidden, at: 1)
      #expect(
        (change != nil) == (action == .present)
          && hidden.changes.count == (change.map { _ in 1 } ?? 0))
    }
    var tour = TooltipTour(TooltipTourTests.steps)
    #expect(tour.state == .hidden)
    let first = tour.present(at: 1)
    #expect(first?.transition == .appear && first?.state == .showing(step: 0))
    #expect(first?.transition.cue == nil && tour.present(at: 1.5) == nil)
    for step in 1..<4 {
      let change = tour.advance(at: 1 + Double(step))
      #expect(change?.state == .showing(step: step) && change?.transition.cue == .mediumImpact)
    }
    let last = tour.advance(at: 9)
    #expect(last?.transition == .finish && last?.transition.cue == .success)
    #expect(last?.state == .dismissed && tour.state == .dismissed)
    #expect(tour.advance(at: 10) == nil && tour.dismiss(at: 10) == nil)
    #expect(tour.present(at: 10)?.state == .showing(step: 0), "again, if the app asks")
    let end = tour.dismiss(at: 11)
    #expect(end?.transition == .dismiss && end?.transition.cue == nil && end?.state == .dismissed)
  }

  @Test func `it fades in 0.25 s, moves in 0.25 s and fades out in 0.25 s`() {
    let steps = TooltipTourTests.steps
    var tour = TooltipTour(Array(steps.prefix(2)))
    tour.present(at: 1)
    tour.advance(at: 2)
    tour.advance(at: 3)
    #expect(tour.duration == 3.25 && tour.restTime == 3.25)
    let hidden = tour.start
    #expect(hidden.state == .hidden && hidden.step == nil)
    #expect(hidden.alpha == 0 && hidden.layout == steps[0])
    #expect(tour.value(at: 1.0.nextDown) == hidden && tour.value(at: -.infinity) == hidden)
    #expect(tour.value(at: 1).state == .showing(step: 0) && tour.value(at: 1).step == 0)
    #expect(tour.value(at: 1.125).alpha == 0.5 && tour.value(at: 1.25).alpha == 1)
    let middle = tour.value(at: 2.125)
    #expect(middle.layout.origin == SIMD2(45, 120) && middle.layout.size == SIMD2(300, 100))
    #expect(middle.step == 1 && middle.alpha == 1)
    #expect(tour.value(at: 2.25).layout == steps[1])
    let leaving = tour.value(at: 3.125)
    #expect(leaving.alpha == 0.5 && leaving.step == 1 && leaving.state == .dismissed)
    #expect(leaving.layout == steps[1], "it goes where it is")
    let gone = tour.value(at: 3.25)
    #expect(gone.alpha == 0 && gone.step == nil && tour.end == gone)
  }

  @Test func `presented again it starts at the first step, or comes back from where it is`() {
    let steps = TooltipTourTests.steps
    var tour = TooltipTour(steps)
    tour.present(at: 0)
    tour.advance(at: 1)
    tour.dismiss(at: 2)
    var back = tour
    back.present(at: 2.125)
    #expect(back.value(at: 2.125).alpha == 0.5 && back.value(at: 2.125).layout == steps[1])
    #expect(back.value(at: 2.375).alpha == 1 && back.value(at: 2.375).layout == steps[0])
    #expect(back.value(at: 2.125).step == 0)
    tour.present(at: 3)
    #expect(tour.value(at: 3.0.nextDown).layout == steps[1] && tour.value(at: 3).alpha == 0)
    #expect(tour.value(at: 3).layout == steps[0] && tour.value(at: 3.1).layout == steps[0])
    #expect(tour.duration == 3.25)
  }

  @Test func `random events leave the past as it is, and go on from what shows`() {
    var random = SeededGenerator(seed: 4)
    let bits: (TooltipTour.Frame) -> [UInt64] = { frame in
      [frame.alpha.bitPattern] + (0..<7).map { frame.layout[component: $0].bitPattern }
    }
    for round in 0..<Effort.cases(120) {
      let duration = [0.25, 0.25, 0, 1][round % 4]
      var tour = TooltipTour(
        TooltipTourTests.steps, curve: .eased(duration: duration), fade: .eased(duration: 0.25))
      // The same by hand: where each motion started, when, and where to.
      var (alpha, alphaTime, alphaEnd) = (0.0, -9.0, 0.0)
      var (place, placeTime, step) = (TooltipTourTests.steps[0], -9.0, 0)
      func shown(_ time: Double) -> (Double, TooltipLayout) {
        let fade = EasedTrajectory(from: alpha, to: alphaEnd, duration: 0.25)
        let way = EasedTrajectory(
          from: place, to: TooltipTourTests.steps[step], duration: duration)
        return (fade.value(at: time - alphaTime), way.value(at: time - placeTime))
      }
      var time = 0.0
      var isShown = false
      for _ in 0..<20 {
        time += random.nextUnit() < 0.1 ? 0 : random.nextUnit() * 0.5
        let action = Action.allCases[Int(random.nextUnit() * 3)]
        let before = tour
        let change = TooltipTourTests.send(action, to: &tour, at: time)
        let now = shown(time)
        let isGone = !isShown && time - alphaTime >= 0.25
        switch (action, isShown) {
        case (.present, false):
          (alpha, alphaTime, alphaEnd) = (isGone ? 0 : now.0, time, 1)
          if isGone {
            (place, placeTime, step) = (TooltipTourTests.steps[0], time, 0)
          } else if step != 0 {
            (place, placeTime, step) = (now.1, time, 0)
          }
          isShown = true
        case (.advance, true) where step < 3:
          (place, placeTime, step) = (now.1, time, step + 1)
        case (.advance, true), (.dismiss, true):
          (alpha, alphaTime, alphaEnd) = (now.0, time, 0)
          isShown = false
        default:
          #expect(change == nil && tour == before)
        }
        let (left, right) = (before.value(at: time), tour.value(at: time))
        #expect((left.alpha - right.alpha).magnitude <= 4 * 1.0.ulp)
        if left.alpha > 0 && duration > 0 {
          #expect(left.layout.distance(to: right.layout) <= 4 * 1000.0.ulp)
        }
        for _ in 0..<4 {
          let past = Swift.min(time * random.nextUnit(), time.nextDown)
          #expect(bits(before.value(at: past)) == bits(tour.value(at: past)))
          #expect(before.value(at: past) == tour.value(at: past))
          let later = time + random.nextUnit() * 0.6
          let frame = tour.value(at: later)
          #expect((frame.alpha - shown(later).0).magnitude <= 1e-12)
          #expect(frame.layout.distance(to: shown(later).1) <= 1e-9)
          #expect((frame.step != nil) == (isShown || later - alphaTime < 0.25))
        }
      }
    }
  }

  @Test(arguments: [TransitionCurve.eased(duration: 0.25), .spring(.bouncy)])
  func `it is continuous at every event`(curve: TransitionCurve) {
    let tour = TooltipTourTests.busy(curve: curve)
    for change in tour.changes {
      let (left, right) = (tour.value(at: change.time.nextDown), tour.value(at: change.time))
      #expect(abs(left.alpha - right.alpha) < 1e-12)
      if right.alpha > 0 { #expect(left.layout.distance(to: right.layout) < 1e-9) }
    }
  }

  @Test func `an event is inserted at its time, and later ones can be revoked`() {
    func tour(_ events: (Action, Double)...) -> TooltipTour {
      var tour = TooltipTour(TooltipTourTests.steps)
      for (action, time) in events { TooltipTourTests.send(action, to: &tour, at: time) }
      return tour
    }
    let whole = tour((.present, 1), (.advance, 2), (.advance, 2.1), (.dismiss, 5), (.present, 5.1))
    let late = tour((.present, 1), (.dismiss, 5), (.present, 5.1), (.advance, 2.1), (.advance, 2))
    #expect(late == whole && late.value(at: 3).step == 2)
    // What is dismissed at 4 is not dismissed at 5.
    let early = tour((.present, 1), (.dismiss, 5), (.dismiss, 4))
    #expect(early == tour((.present, 1), (.dismiss, 4)))
    var short = whole
    short.removeChanges(after: 2)
    #expect(short == tour((.present, 1), (.advance, 2)) && short.value(at: 99).step == 1)
    short.removeChanges(after: -1)
    #expect(short == tour() && short.state == .hidden)
  }

  @Test func `events that have no time are ignored`() {
    var tour = TooltipTour(TooltipTourTests.steps)
    tour.present(at: 2)
    let before = tour
    for time in [Double.nan, .infinity, -.infinity] {
      #expect(tour.advance(at: time) == nil && tour.dismiss(at: time) == nil && tour == before)
    }
    var early = TooltipTour(TooltipTourTests.steps)
    #expect(early.present(at: -9)?.time == 0)
  }

  @Test func `any time is a time`() {
    let far = TooltipLayout(
      origin: SIMD2(1e150, -1e150), size: .zero, arrow: SIMD2(-1e150, 1e150), direction: 1)
    var wide = TooltipTour(TooltipTourTests.steps + [far], curve: .spring(.bouncy))
    wide.present(at: 0)
    for time in 1...4 { wide.advance(at: Double(time)) }
    wide.present(at: 9)
    for tour in [TooltipTour([.zero]), TooltipTourTests.busy(), wide] {
      for time in hostileTimes {
        let frame = tour.value(at: time)
        #expect(frame.alpha.isFinite && (0..<7).allSatisfy { frame.layout[component: $0].isFinite })
      }
      #expect(tour.value(at: .nan) == tour.value(at: 0))
    }
  }

  @Test func `each change is an event, once, whatever the frames`() {
    let tour = TooltipTourTests.busy()
    let all = tour.events(after: -.infinity, through: 99)
    let transitions: [TourTransition] = [
      .appear, .next, .next, .next, .finish, .appear, .next, .dismiss, .appear,
    ]
    #expect(tour.changes.map(\.transition) == transitions)
    #expect(all.first?.kind == .begin && all.last?.kind == .end)
    let changes = all.dropFirst().filter { $0.kind != .end }
    #expect(changes.map(\.kind) == transitions.map { .marker($0.rawValue) })
    #expect(changes.map(\.time) == tour.changes.map(\.time))
    for rate in [3.0, 60] {
      var (seen, before) = ([MotionEvent](), -Double.infinity)
      for frame in 0...Int(6 * rate) {
        seen += tour.events(after: before, through: Double(frame) / rate)
        before = Double(frame) / rate
      }
      #expect(seen == all)
    }
    #expect(tour.nextEvent(from: 0.6, isBackward: false) == 0.7)
    #expect(tour.nextEvent(from: 0.65, isBackward: true) == 0.6)
    #expect(tour.events(after: 99, through: -1).map(\.time) == all.map(\.time).reversed())
    let late = tour.delayed(by: 1)
    #expect(late.value(at: 2.5) == tour.value(at: 1.5))
  }

  @Test(arguments: [TransitionCurve.eased(duration: 0.25), .spring(.bouncy)])
  func `it is read back to the bit`(curve: TransitionCurve) throws {
    let tour = TooltipTourTests.busy(curve: curve, fade: curve)
    let read = try JSONDecoder().decode(
      TooltipTour.self, from: JSONEncoder().encode(tour))
    #expect(read == tour && read.hashValue == tour.hashValue && read.changes == tour.changes)
    for step in 0..<600 {
      #expect(read.value(at: Double(step) * 0.01) == tour.value(at: Double(step) * 0.01))
    }
    checkTrajectory(tour.fading, [])
  }

  @Test(arguments: [
    (#""time":0.6"#, #""time":0.4"#), (#""action":"present""#, #""action":"dismiss""#),
    (#""action":"present""#, #""action":"vanish""#), (#""direction":-1"#, #""direction":1e200"#),
    (#""duration":0.25"#, #""duration":-1"#),
  ])
  func `broken data is refused`(slip: (String, String)) throws {
    let text = String(
      decoding: try JSONEncoder().encode(TooltipTourTests.busy()), as: UTF8.self)
    let broken = text.replacingOccurrences(of: slip.0, with: slip.1)
    #expect(broken != text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TooltipTour.self, from: Data(broken.utf8))
    }
  }

  @Test(arguments: [0, 1, 256, 257])
  func `steps are 1 to 256`(count: Int) throws {
    let step = #"{"origin":[1,2],"size":[3,4],"arrow":[5,6],"direction":1}"#
    let steps = [String](repeating: step, count: count).joined(separator: ",")
    let text = #"{"steps":[\#(steps)],"curve":{"duration":1},"fade":{"duration":0}}"#
    let tour = Result { try JSONDecoder().decode(TooltipTour.self, from: Data(text.utf8)) }
    let isLegal = (1...TooltipTour.maximumSteps).contains(count)
    #expect((try? tour.get())?.steps.count == (isLegal ? count : nil))
  }

  #if DEBUG
  @Test func `a tour without steps is a slip`() async {
    await #expect(processExitsWith: .failure) { _ = TooltipTour([]) }
  }

  @Test func `a step that is nowhere is a slip`() async {
    await #expect(processExitsWith: .failure) {
      _ = TooltipTour([TooltipLayout.zero.scaled(by: .nan)])
    }
  }
  #endif
}
