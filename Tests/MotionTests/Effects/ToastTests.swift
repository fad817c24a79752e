// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects
import MotionTesting
import Testing

@Suite struct ToastTests {
  typealias State = ToastState<String>

  /// A toast that is sent in, changed, sent out and called back, some of it on the way.
  private static func busy(
    _ curve: TransitionCurve = .eased(duration: 0.25)
  ) -> Toast<String> {
    var toast = Toast<String>(hidden: -62, curve: curve)
    toast.send(.loading(message: "a"), at: 0.5)
    toast.send(.icon(message: "bc"), at: 0.6)
    toast.send(.loading(message: "def"), at: 0.7)
    toast.send(.hidden, at: 2)
    toast.send(.icon(message: "ghij"), at: 2.1)
    toast.send(.hidden, at: 4)
    toast.send(.icon(message: "ghij"), at: 5)
    return toast
  }

  @Test func `an event equal to the one sent before it changes nothing`() {
    var toast = Toast<String>(hidden: -62)
    #expect(toast.send(.hidden, at: 0)?.transition == ToastTransition.none, "the first is sent")
    #expect(toast.send(.hidden, at: 1) == nil)
    #expect(toast.send(.icon(message: "a"), at: 2)?.transition == .slideIn)
    let before = toast
    #expect(toast.send(.icon(message: "a"), at: 3) == nil && toast == before)
    #expect(toast.send(.icon(message: "b"), at: 3)?.transition == .exchange)
    #expect(toast.send(.icon(message: "a"), at: 3) != nil)
  }

  @Test(arguments: [.eased(duration: 0.25), .spring(.bouncy)] as [TransitionCurve])
  func `no change removes an event from the history`(curve: TransitionCurve) {
    var random = SeededGenerator(seed: 11)
    var ends = (reached: 0, missed: 0)
    for _ in 0..<12 {
      let changes = randomMoments(9, &random).map { time in
        let states: [State] = [.hidden, .icon(message: "a"), .icon(message: "b"), .hidden]
        let state = states[Int(random.nextUnit() * 3.99)]
        return (
          time: time, apply: { (toast: inout Toast<String>) -> Void in toast.send(state, at: time) }
        )
      }
      let toast = Toast<String>(hidden: -62, curve: curve)
      let history = ChangingHistory(motion: toast, changes: changes)
      let found = history.check("\(changes.map(\.time))")
      ends = (ends.reached + found.reached, ends.missed + found.missed)
    }
    #expect(ends.reached > 12 && ends.missed > 3)
  }

  @Test func `an event is inserted at its time, and later ones can be revoked`() {
    var toast = Toast<String>(hidden: -62)
    toast.send(.hidden, at: 3)
    #expect(toast.send(.icon(message: "b"), at: 1)?.transition == .slideIn)
    #expect(toast.value(at: 2).content.message == "b" && toast.value(at: 2).position == 0)
    #expect(toast.changes.map(\.transition) == [.slideIn, .slideOut])
    #expect(toast.value(at: 3.25).position == -62 && toast.value(at: 9).content == .hidden)
    toast.removeChanges(after: 1)
    #expect(toast.value(at: 9).content.message == "b" && toast.duration == 1.25)
    let all = ToastTests.busy().changes
    for index in all.indices {
      // Those that are left without it follow from each other, except around a repeated message.
      var (late, whole) = (Toast<String>(hidden: -62), Toast<String>(hidden: -62))
      for (other, change) in all.enumerated() {
        if other != index { late.send(change.to, at: change.time) }
        whole.send(change.to, at: change.time)
      }
      late.send(all[index].to, at: all[index].time)
      if index == all.count - 2 {
        #expect(late.changes.count == whole.changes.count - 1)
      } else if all[index - (index > 0 ? 1 : 0)].to != all[min(index + 1, all.count - 1)].to {
        #expect(late == whole, "\(index)")
      }
      var short = whole
      short.removeChanges(after: all[index].time)
      #expect(short.changes == [Toast<String>.Change](all[...index]))
      #expect(short.duration <= whole.duration && short.slide.duration <= whole.slide.duration)
    }
  }

  @Test func `events that have no time are ignored`() {
    var toast = Toast<String>(hidden: -62)
    toast.send(.icon(message: "a"), at: 2)
    for time in [Double.nan, .infinity, -.infinity] {
      #expect(toast.send(.hidden, at: time) == nil)
    }
    var early = Toast<String>(hidden: -62)
    #expect(early.send(.icon(message: "a"), at: -9)?.time == 0)
  }

  @Test func `it slides in with its content, and is cleared when it is out`() {
    var toast = Toast<String>(hidden: -62)
    toast.send(.icon(message: "a"), at: 1)
    toast.send(.hidden, at: 3)
    let before = toast.value(at: 1.0.nextDown)
    #expect(before.position == -62 && before.content == .hidden && before.dissolve == 1)
    #expect(toast.value(at: 1).content == .icon(message: "a"))
    #expect(toast.value(at: 1.125).position == -31 && toast.value(at: 1.25).position == 0)
    #expect(toast.value(at: 3.2).content == .icon(message: "a"), "it goes with the toast")
    let after = toast.value(at: 3.25)
    #expect(after.content == .hidden && after.position == -62 && after.velocity == 0)
    #expect(toast.duration == 3.25 && toast.restTime == 3.25)
  }

  @Test func `one content dissolves into the next in a straight line`() {
    var toast = Toast<String>(hidden: -62)
    toast.send(.icon(message: "a"), at: 0)
    toast.send(.loading(message: "b"), at: 1)
    let frame = toast.value(at: 1.0625)
    #expect(frame.content == .loading(message: "b") && frame.previous == .icon(message: "a"))
    #expect(frame.dissolve == 0.25 && toast.value(at: 2).dissolve == 1)
  }

  @Test(arguments: [TransitionCurve.eased(duration: 0.25), .spring(.snappy)])
  func `called back while it slides out, it comes back from where it is`(curve: TransitionCurve) {
    let toast = ToastTests.busy(curve)
    #expect(abs(toast.value(at: 2.1.nextDown).position - toast.value(at: 2.1).position) < 1e-9)
    #expect(toast.value(at: 2.1).position < -1)
    for step in 1...6000 {
      let (a, b) = (Double(step - 1) / 1000, Double(step) / 1000)
      #expect(abs(toast.value(at: a).position - toast.value(at: b).position) < 62 * 0.012)
    }
  }

  @Test func `the spinner turns once in 0.6 s while it loads, and goes on from where it stopped`() {
    let toast = ToastTests.busy()
    let turn = toast.value(at: 1.5).spinner - toast.value(at: 0.9).spinner
    #expect(abs(turn - 2 * .pi) < 1e-12)
    #expect(toast.value(at: 0.6).spinner == toast.value(at: 0.65).spinner, "an icon does not turn")
    #expect(toast.value(at: 0.7).spinner == toast.value(at: 0.6).spinner)
    #expect(toast.value(at: 9).spinner == toast.value(at: 2).spinner)
  }

  @Test func `any time is a time`() {
    var loading = ToastTests.busy()
    loading.send(.loading(message: "k"), at: 6)
    #expect(loading.restTime == .infinity && loading.duration == 6.25)
    for toast in [Toast<String>(hidden: 1), ToastTests.busy(), loading] {
      for time in hostileTimes {
        let frame = toast.value(at: time)
        for number in [frame.position, frame.velocity, frame.dissolve, frame.spinner] {
          #expect(number.magnitude < .infinity)
        }
      }
      #expect(toast.value(at: .nan) == toast.value(at: 0))
    }
  }

  @Test func `the layout is prepared for a slide, and eased in an exchange`() {
    let width = ToastTests.busy().layout { Double(($0.message ?? "").count) * 10 }
    #expect(width.value(at: 0.4) == 0 && width.value(at: 0.5) == 10)
    #expect(width.value(at: 0.6) == 10 && width.value(at: 0.69) > 10 && width.value(at: 0.69) < 20)
    #expect(abs(width.value(at: 0.7) - width.value(at: 0.7.nextDown)) < 1e-12)
    #expect(width.value(at: 1) == 30 && width.value(at: 2.05) == 30, "it leaves as it is")
    #expect(width.value(at: 2.1) == 40 && width.value(at: 9) == 40)
    checkTrajectory(width, [])
  }

  @Test func `each change is an event, once, whatever the frames`() {
    let toast = ToastTests.busy()
    let all = toast.events(after: -.infinity, through: 99)
    let transitions: [ToastTransition] = [
      .slideIn, .exchange, .exchange, .slideOut, .slideIn, .slideOut, .slideIn,
    ]
    #expect(all.first?.kind == .begin && all.last?.kind == .end)
    let changes = all.dropFirst().filter { $0.kind != .end }
    #expect(changes.map(\.kind) == transitions.map { .marker($0.rawValue) })
    #expect(changes.map(\.time) == toast.changes.map(\.time))
    for rate in [3.0, 60] {
      var (seen, before) = ([MotionEvent](), -Double.infinity)
      for frame in 0...Int(6 * rate) {
        seen += toast.events(after: before, through: Double(frame) / rate)
        before = Double(frame) / rate
      }
      #expect(seen == all)
    }
    #expect(toast.nextEvent(from: 0.6, isBackward: false) == 0.7)
    #expect(toast.nextEvent(from: 0.65, isBackward: true) == 0.6)
    let back = toast.events(after: 99, through: -1)
    #expect(back.map(\.time) == all.map(\.time).reversed())
  }

  @Test func `it composes`() {
    let late = ToastTests.busy().delayed(by: 1)
    #expect(late.value(at: 2.5) == ToastTests.busy().value(at: 1.5))
    #expect(ToastTests.busy().repeated(2).duration == 2 * ToastTests.busy().duration)
  }

  @Test func `what is forgotten is gone, and all else stays`() throws {
    let toast = ToastTests.busy()
    for time in [0.1, 0.55, 0.65, 0.8, 2.05, 2.2, 4.1, 5.5] {
      var short = toast
      short.removeHistory(before: time)
      let first = short.changes[0].time
      for step in 0..<300 {
        let time = max(first, time) + Double(step) * 0.02
        #expect(short.value(at: time) == toast.value(at: time))
      }
      let data = try JSONEncoder().encode(short)
      #expect(try JSONDecoder().decode(Toast<String>.self, from: data) == short)
      #expect(short.duration == toast.duration)
    }
  }

  @Test(arguments: [
    (#""turnDuration":0.6"#, #""turnDuration":0"#),
    (#""exchangeDuration":0.25"#, #""exchangeDuration":-1"#), (#""time":4"#, #""time":1"#),
    (#""time":0.5"#, #""time":-1"#),
  ])
  func `broken data is refused`(slip: (String, String)) throws {
    var toast = ToastTests.busy()
    let text = String(decoding: try JSONEncoder().encode(toast), as: UTF8.self)
    toast = try JSONDecoder().decode(Toast<String>.self, from: Data(text.utf8))
    #expect(toast == ToastTests.busy())
    let broken = text.replacingOccurrences(of: slip.0, with: slip.1)
    #expect(broken != text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Toast<String>.self, from: Data(broken.utf8))
    }
  }

  #if DEBUG
  @Test func `a turn without time is a slip`() async {
    await #expect(processExitsWith: .failure) {
      _ = Toast<String>(hidden: -62, turnDuration: 0)
    }
  }
  #endif

  @Test func `a late event of a long history moves nothing but the later changes`() {
    var toast = Toast<Int>(hidden: -62)
    for index in 1...2000 { toast.send(.icon(message: index % 2), at: Double(index)) }
    var places: Set<UnsafeRawPointer?> = []
    for index in 1...40 {
      toast.send(.icon(message: index % 2 + 2), at: 1998 + Double(index) / 64)
      places.insert(toast.changes.withUnsafeBytes { UnsafeRawPointer($0.baseAddress) })
    }
    #expect(places.count <= 2, "the storage moves at most once, to grow")
    #expect(toast.changes.count == 2040)
  }
}
