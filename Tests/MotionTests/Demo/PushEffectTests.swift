// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

private typealias Channel = PushEffect.Channel

/// The push against the numbers of `effect-transitions.json`.
@Suite struct PushEffectTests {
  struct Transitions: Decodable { let push: [[Double]] }

  @Test func `scale and velocity are the reference's, continued and restarted`() throws {
    let rows = try Fixture.decode("effect-transitions", as: Transitions.self).push
    #expect(rows.count == 11)
    let scene = SceneEntry(PushEffect.self).make()
    for row in rows {
      // At its duration the track shows its end; the reference is where the spring was cut.
      let frame = scene.frame(at: row[0] < 0.4 ? row[0] : 0.4.nextDown)
      // The columns: time, continued, its velocity, restarted.
      #expect(abs(frame[0] - row[1]) <= 4e-16, "continued: \(row)")
      #expect(abs(frame[2] - row[2]) <= 2e-15, "velocity: \(row)")
      #expect(abs(frame[1] - row[3]) <= 4e-16, "restarted: \(row)")
    }
  }

  @Test func `the handover keeps value and velocity, the end shows the target`() {
    let scene = SceneEntry(PushEffect.self).make()
    let (before, after) = (scene.frame(at: 0.2), scene.frame(at: 0.2.nextUp))
    #expect(abs(before[Channel.continued] - after[Channel.continued]) <= 4e-16)
    #expect(abs(before[Channel.continuedVelocity] - after[Channel.continuedVelocity]) <= 1e-15)
    #expect(
      scene.frame(at: 0.4)[Channel.continued] == 1
        && scene.frame(at: 0.4)[Channel.continuedVelocity] == 0)
    #expect(scene.frame(at: 0.4.nextUp) == [1, 1, 0, 0])
  }
}
