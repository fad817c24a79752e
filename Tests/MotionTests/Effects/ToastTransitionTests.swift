// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects
import Testing

@Suite struct ToastTransitionTests {
  @Test func `the raw value is the number of the marker that a toast reports`() {
    var toast = Toast<String>(hidden: -62)
    toast.send(.hidden, at: 0)
    toast.send(.icon(message: "a"), at: 1)
    toast.send(.loading(message: "a"), at: 2)
    toast.send(.hidden, at: 3)
    let markers = toast.events(after: 0.5, through: 9).compactMap { event -> ToastTransition? in
      guard case .marker(let number) = event.kind else { return nil }
      return ToastTransition(rawValue: number)
    }
    #expect(markers == [.slideIn, .exchange, .slideOut])
    #expect(ToastTransition.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(ToastTransition.allCases == [.none, .slideIn, .exchange, .slideOut])
    #expect(ToastTransition(rawValue: 4) == nil)
  }

  @Test func `only a slide moves the toast, and only an exchange its layout`() {
    func travel(_ state: ToastState<String>, _ next: ToastState<String>) -> (Double, Double) {
      var toast = Toast<String>(hidden: -60)
      toast.send(state, at: 0)
      toast.send(next, at: 2)
      let layout = toast.layout { Double(($0.message ?? "").count) }
      let (before, after) = (toast.value(at: 2.0.nextDown), toast.value(at: 2.1))
      return (after.position - before.position, layout.value(at: 2.1) - layout.value(at: 2))
    }
    let (out, kept) = travel(.icon(message: "a"), .hidden)
    #expect(out < -1 && kept == 0)
    let (still, grown) = travel(.icon(message: "a"), .loading(message: "abcd"))
    #expect(still == 0 && grown > 0)
    let (none, same) = travel(.hidden, .hidden)
    #expect(none == 0 && same == 0)
  }
}
