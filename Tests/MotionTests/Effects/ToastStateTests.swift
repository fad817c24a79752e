// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects
import Testing

@Suite struct ToastStateTests {
  typealias State = ToastState<String>

  @Test func `each of the nine pairs of states has its transition`() {
    let states: [State] = [.hidden, .icon(message: "1"), .loading(message: "2")]
    let others: [State] = [.hidden, .icon(message: "3"), .loading(message: "4")]
    let expected: [[ToastTransition]] = [
      [.none, .slideIn, .slideIn],
      [.slideOut, .exchange, .exchange],
      [.slideOut, .exchange, .exchange],
    ]
    for (state, row) in zip(states, expected) {
      for (event, transition) in zip(others, row) {
        #expect(state.transition(to: event) == transition)
        var toast = Toast<String>(hidden: -62)
        toast.send(state, at: 0)
        let change = toast.send(event, at: 1)
        guard event != state else {
          #expect(change == nil)
          continue
        }
        #expect(change?.from == state && change?.to == event)
        #expect(change?.transition == transition, "\(state) to \(event)")
        #expect(change?.togglesSpinner == (state.isLoading != event.isLoading))
        #expect(toast.changes.last == change)
      }
    }
  }

  @Test func `a message and a spinner belong to the kinds that show them`() {
    #expect(State.hidden.message == nil && !State.hidden.isLoading)
    #expect(State.icon(message: "a").message == "a" && !State.icon(message: "a").isLoading)
    #expect(State.loading(message: "b").message == "b" && State.loading(message: "b").isLoading)
  }

  @Test func `states differ by kind and by message`() {
    let states: Set<State> = [
      .hidden, .icon(message: "a"), .icon(message: "b"), .loading(message: "a"), .hidden,
      .icon(message: "a"),
    ]
    #expect(states.count == 4)
    #expect(State.icon(message: "a").transition(to: .icon(message: "a")) == .exchange)
  }

  @Test func `each kind reads back as itself`() throws {
    for state in [State.hidden, .icon(message: ""), .loading(message: "a")] {
      let data = try JSONEncoder().encode([state])
      #expect(try JSONDecoder().decode([State].self, from: data) == [state])
    }
  }

  @Test func `a file gives the message under the name of the state`() throws {
    func states(_ text: String) throws -> [State] {
      try JSONDecoder().decode([State].self, from: Data(text.utf8))
    }
    #expect(
      try states(#"["hidden", {"icon": "saved"}, {"loading": "saving"}]"#)
        == [.hidden, .icon(message: "saved"), .loading(message: "saving")])
    for text in ["icon", "hiden"] {
      #expect(throws: DecodingError.self) { try states("[\"\(text)\"]") }
    }
    for text in [#"[{}]"#, #"[{"icon": 1}]"#, #"[{"icon": "a", "loading": "b"}]"#] {
      #expect(throws: DecodingError.self) { try states(text) }
    }
  }
}
