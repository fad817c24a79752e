// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects
import Testing

@Suite struct TwirlTests {
  private struct Vectors: Decodable {
    let twirl: [[Double]]
  }

  @Test func `a view twirls in as in the recorded effect`() throws {
    var twirl = Presence.twirl(.eased(duration: 1, easing: .linear))
    twirl.appear(at: 0)
    let rows = try Fixture.decode("effect-transitions", as: Vectors.self).twirl
    #expect(rows.count == 5 && rows.allSatisfy { $0[0] == -1 })
    for row in rows {
      let view = twirl.value(at: row[1])
      #expect([view.scale, view.opacity, view.blur] == Array(row[2...4]))
      #expect(abs(view.rotation * 180 / .pi - row[5]) <= 1e-13)
      #expect(view.brightness == row[6])
    }
  }

  @Test func `a view twirls out the other way round, without the flash`() {
    var twirl = Presence.twirl(.eased(duration: 1, easing: .linear), initialPhase: .identity)
    twirl.disappear(at: 0)
    let view = twirl.value(at: 0.5)
    #expect(view == Twirl(scale: 0.75, opacity: 0.5, blur: 5, rotation: -.pi, brightness: 0))
    #expect(twirl.end == Twirl.properties(in: .didDisappear))
  }

  @Test func `the numbers of a twirl can be others`() {
    let away = Twirl.properties(in: .didDisappear, scale: 2, blur: 4, rotation: 1, brightness: 3)
    #expect(away == Twirl(scale: 2, opacity: 0, blur: 4, rotation: -1, brightness: 0))
  }

  @Test func `twirls form a vector space`() throws {
    let a = Twirl(scale: 1, opacity: 2, blur: 3, rotation: 4, brightness: 5)
    let b = Twirl(scale: -2, opacity: 0.5, blur: 0, rotation: 1, brightness: 8)
    #expect(a + .zero == a && a - a == .zero && a.scaled(by: 2) == a + a)
    #expect(a.squaredMagnitude == 55 && a.dot(b) == 43 && a.dot(b) == b.dot(a))
    #expect(Twirl.componentCount == 5)
    var copy = Twirl.zero
    for index in 0..<5 { copy[component: index] = a[component: index] }
    #expect(copy == a && (0..<5).map { a[component: $0] } == [1, 2, 3, 4, 5])
    #expect(try JSONDecoder().decode(Twirl.self, from: JSONEncoder().encode(a)) == a)
  }
}
