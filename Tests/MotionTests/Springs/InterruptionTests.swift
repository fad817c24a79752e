// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct InterruptionTests {
  @Test func `a time before the beginning, and none, is the beginning`() {
    #expect(Interruption<Double>(at: -3, .hold).time == 0)
    #expect(Interruption<Double>(at: .nan, .hold).time == 0)
    #expect(Interruption<Double>(at: -.infinity, .hold).time == 0)
    #expect(Interruption<Double>(at: 2.5, .hold).time == 2.5)
  }

  @Test func `each kind changes what it says, and leaves the rest`() {
    func states(
      _ kind: Interruption<Double>.Kind
    ) -> (before: KinematicState<Double>, after: KinematicState<Double>, target: Double) {
      var spring = InterruptibleSpring(from: 0.0, to: 100, spring: .bouncy)
      let before = spring.state(at: 0.1)
      spring.interrupt(Interruption(at: 0.1, kind))
      return (before, spring.state(at: 0.1), spring.target(at: 0.1))
    }
    let retarget = states(.retarget(to: 300))
    #expect(retarget.after.value.distance(to: retarget.before.value) < 1e-12)
    #expect(abs(retarget.after.velocity - retarget.before.velocity) < 1e-10)
    #expect(retarget.target == 300)
    let change = states(.addVelocity(50))
    #expect(abs(change.after.velocity - change.before.velocity - 50) < 1e-10)
    #expect(abs(change.after.value - change.before.value) < 1e-12 && change.target == 100)
    let spring = states(.spring(.smooth))
    #expect(abs(spring.after.velocity - spring.before.velocity) < 1e-10 && spring.target == 100)
    let hold = states(.hold)
    #expect(abs(hold.after.value - hold.before.value) < 1e-12 && hold.after.velocity == 0)
    #expect(states(.drag(to: 7)).after == KinematicState(value: 7))
    let release = states(.release(velocity: 900))
    #expect(abs(release.after.velocity - release.before.velocity) < 1e-10, "it was not held")
    let other = states(.handOver(KinematicState(value: 5, velocity: -6)))
    #expect(abs(other.after.value - 5) < 1e-12 && abs(other.after.velocity + 6) < 1e-10)
  }

  private static let kinds: [Interruption<Double>.Kind] = [
    .retarget(to: 3), .addVelocity(3), .spring(.bouncy), .hold, .drag(to: 3),
    .release(velocity: 3), .handOver(KinematicState(value: 3, velocity: 4)),
  ]

  @Test func `kinds differ, also with the same number`() {
    #expect(Set(InterruptionTests.kinds + InterruptionTests.kinds).count == 7)
    #expect(Interruption<Double>(at: 1, .hold) != Interruption(at: 2, .hold))
  }

  @Test func `every kind reads back, and an unknown one is told with those that are known`() throws
  {
    for kind in InterruptionTests.kinds {
      let interruption = Interruption(at: 0.5, kind)
      let data = try JSONEncoder().encode(interruption)
      #expect(try JSONDecoder().decode(Interruption<Double>.self, from: data) == interruption)
    }
    func read(_ text: String) throws -> Interruption<Double> {
      try JSONDecoder().decode(Interruption<Double>.self, from: Data(text.utf8))
    }
    #expect(
      try read(#"{"time": 0.2, "kind": "retarget", "to": 300}"#)
        == Interruption(at: 0.2, .retarget(to: 300)))
    #expect(
      try read(#"{"time": 1, "kind": "handOver", "value": 5, "velocity": 2}"#)
        == Interruption(at: 1, .handOver(KinematicState(value: 5, velocity: 2))))
    let error = #expect(throws: DecodingError.self) { try read(#"{"time": 1, "kind": "throw"}"#) }
    #expect(String(describing: error).contains("retarget, addVelocity, spring, hold"))
    for text in [
      #"{"time": -1, "kind": "hold"}"#, #"{"kind": "hold"}"#, #"{"time": 1, "kind": "drag"}"#,
    ] {
      #expect(throws: DecodingError.self, "\(text)") { try read(text) }
    }
  }

  @Test func `an infinite time traps`() async {
    await #expect(processExitsWith: .failure) { _ = Interruption<Double>(at: .infinity, .hold) }
  }
}
