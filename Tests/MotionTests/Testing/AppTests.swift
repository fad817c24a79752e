// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import MotionTesting
import Testing

/// The motions of an app.
private enum App {
  static let toast = SpringTrajectory(
    from: -80.0, to: 24, spring: Spring(duration: 0.4, bounce: 0.2))
  static let sheet = SpringTrajectory(from: 800.0, to: 80, spring: Spring(duration: 0.5, bounce: 0))
  static let card = SpringTrajectory(from: SIMD2(0.0, 600), to: SIMD2(40, 100), spring: .snappy)
  static let list = Stagger(count: 5, each: 0.04)
  static let pages = Paging(pageSize: 300, count: 4)
  static let shake = Track(
    from: 0.0,
    [.cubic(to: 12, duration: 0.1), .cubic(to: -12, duration: 0.1), .cubic(to: 0, duration: 0.1)])
  static let drop = EasedTrajectory(
    from: 300.0, to: 0, duration: 1, easing: .penner(.bounce, .out))
  static let pulse = EasedTrajectory(from: 1.0, to: 1.1, duration: 0.5, easing: .easeInOut)
    .repeated(autoreverses: true)

  static func row(_ index: Int) -> Delayed<EasedTrajectory<Double>> {
    EasedTrajectory(from: 0.0, to: 1, duration: 0.25, easing: .easeOut)
      .delayed(by: list.delay(for: index))
  }

  static func page(after drag: Drag<Double>) -> SpringTrajectory<Double> {
    let state = drag.releaseState
    let page = pages.page(from: -state.value, velocity: -state.velocity, startPage: 1)
    return SpringTrajectory(
      from: state.value, to: -pages.offset(of: page), velocity: state.velocity, spring: .snappy)
  }
}

/// What a new user of `MotionTesting` writes for an app: one to four lines each.
@Suite struct AppTests {
  @Test func `the toast is on screen soon`() throws {
    try expect(App.toast).reaches(0, by: 0.2).rests(by: 0.6)
  }

  @Test func `the toast hardly overshoots`() throws {
    try expect(App.toast).overshoots(atMost: 2)
  }

  @Test func `the toast moves as it was designed`() throws {
    try expect(App.toast).matches(curve: "toast")
  }

  @Test func `the toast does not jump when it is dismissed early`() throws {
    try expect(App.toast).continues(into: App.toast.retargeted(to: -80, at: 0.1), at: 0.1)
  }

  @Test func `the sheet never shows a gap below it`() throws {
    try expect(App.sheet).stays(in: 80...800)
  }

  @Test func `the sheet is not faster than an eye can follow`() throws {
    try expect(App.sheet).moves(atMost: 4000)
  }

  @Test func `a card that is retargeted keeps its speed`() throws {
    var card = InterruptibleSpring(App.card)
    card.retarget(to: SIMD2(300, 300), at: 0.12)
    try expect(card).isSmooth(at: 0.12).shows(SIMD2(300, 300), at: 5)
  }

  @Test func `a card that is caught rests in the hand`() throws {
    var card = InterruptibleSpring(App.card)
    card.hold(at: 0.1)
    try expect(card).shows(App.card.value(at: 0.1), at: 3)
  }

  @Test func `a flick goes one page on`() throws {
    let flick = Drag(from: -300.0, to: -400, duration: 0.1)
    try expect(App.page(after: flick)).shows(-600, at: 3).overshoots(atMost: 2)
  }

  @Test func `a small drag springs back, without a jump`() throws {
    let drag = Drag(from: -300.0, to: -320, duration: 0.5, easing: .easeOut)
    try expect(drag.thrown { SpringTrajectory(from: $0.value, to: -300, velocity: $0.velocity) })
      .shows(-300, at: 3)
  }

  @Test func `a flick goes to one page, whatever the display`() throws {
    let flick = Drag(from: -300.0, to: -420, duration: 0.12)
    for rate in [60.0, 120] {
      try expect(App.page(after: flick.reported(rate: rate))).shows(-600, at: 3)
    }
  }

  @Test func `the last row ends with the list`() throws {
    try expect(App.row(4)).rests(by: 0.45).shows(0, at: 0.16)
  }

  @Test func `a row follows the one before it by forty milliseconds`() throws {
    try expect(App.row(3)).agrees(with: App.row(2).delayed(by: 0.04), within: 1e-9)
  }

  @Test func `the shake stays near, and ends where it began`() throws {
    try expect(App.shake).stays(in: -12.5...12.5).shows(0, at: 1).isContinuous()
  }

  @Test func `the bounce taps when the ball touches the ground`() throws {
    let taps = HapticPattern(following: App.drop).items.map(\.time)
    for time in taps { try expect(App.drop).shows(0, at: time, within: 0.01) }
    #expect(taps.count == 4)
  }

  @Test func `with reduced motion nothing moves`() throws {
    try expect(App.toast.reduced(true)).moves(atMost: 0).shows(24, at: 0.4)
  }

  @Test func `the pulse goes on without a jump`() throws {
    try expect(App.pulse).isContinuous().stays(in: 1...1.1).isSmooth(at: 7.5)
  }

  @Test func `two doors meet in the middle`() throws {
    let left = EasedTrajectory(from: 0.0, to: 50, duration: 0.4)
    try expect(left).meets(left.scaled(by: -1).translated(by: 100), at: 0.4)
  }

  @Test func `frames at 60 and 120 hertz show the same`() throws {
    try expectSame(atRates: 60, 120, duration: 0.5) { frames in
      var clock = FrameClock(firstDelta: 0)
      return frames.map { App.toast.value(at: clock.tick(at: $0).elapsed) }.last ?? 0
    }
  }

  @Test func `code that waits gets its frames at once`() async throws {
    let clock = ManualClock()
    async let shown = DisplayLink(rate: 4, clock: clock).prefix(3).reduce(0) { $1.elapsed }
    for _ in 0..<2 { await clock.waitUntilSleeping(); await clock.advance(by: .milliseconds(250)) }
    try await expect(App.toast).shows(24, at: shown, within: 2)
  }
}
