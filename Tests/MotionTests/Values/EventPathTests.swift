// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct EventPathTests {
  @Test func `a path is a collection of indices, the outermost first`() {
    let path = EventPath(2, 0, 7)
    #expect(Array(path) == [2, 0, 7] && path.count == 3 && path[0] == 2 && path.last == 7)
    #expect(EventPath().isEmpty && EventPath() == EventPath() && EventPath() != EventPath(0))
    #expect(EventPath(0, 0) != EventPath(0) && EventPath(1, 2) != EventPath(2, 1))
    #expect(Set([EventPath(3), EventPath(3), EventPath(3, 0)]).count == 2)
  }

  @Test func `a member adds its index in front`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 1)
    let inner = zip(line, line.speed(0.5))
    let outer = zip(line.speed(0.25), line.speed(0.25), inner)
    let last = outer.events(after: 1, through: 2).map(\.path)
    #expect(last.contains(EventPath(2)) && last.contains(EventPath(2, 1)))
    let loop = outer.repeated(2).events(after: 1, through: 2).map(\.path)
    #expect(loop.contains(EventPath(0, 2, 1)), "a loop adds the index 0")
  }

  @Test func `eight indices are kept, each up to 254`() {
    #expect(Array(EventPath(1, 2, 3, 4, 5, 6, 7, 8)) == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(Array(EventPath(1, 2, 3, 4, 5, 6, 7, 8, 9)) == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(Array(EventPath(254, 255, 100_000)) == [254, 254, 254])
  }

  @Test func `an index beyond the path traps`() async {
    await #expect(processExitsWith: .failure) { _ = EventPath(1, 2)[2] }
  }
}
