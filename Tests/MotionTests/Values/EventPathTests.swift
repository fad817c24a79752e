// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct EventPathTests {
  @Test func `a path is a collection of indices, the outermost first`() {
    let path = MotionEvent.Path(2, 0, 7)
    #expect(Array(path) == [2, 0, 7] && path.count == 3 && path[0] == 2 && path.last == 7)
    #expect(
      MotionEvent.Path().isEmpty && MotionEvent.Path() == MotionEvent.Path()
        && MotionEvent.Path() != MotionEvent.Path(0))
    #expect(
      MotionEvent.Path(0, 0) != MotionEvent.Path(0)
        && MotionEvent.Path(1, 2) != MotionEvent.Path(2, 1))
    #expect(Set([MotionEvent.Path(3), MotionEvent.Path(3), MotionEvent.Path(3, 0)]).count == 2)
  }

  @Test func `a member adds its index in front`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 1)
    let inner = zip(line, line.speed(0.5))
    let outer = zip(line.speed(0.25), line.speed(0.25), inner)
    let last = outer.events(after: 1, through: 2).map(\.path)
    #expect(last.contains(MotionEvent.Path(2)) && last.contains(MotionEvent.Path(2, 1)))
    let loop = outer.repeated(2).events(after: 1, through: 2).map(\.path)
    #expect(loop.contains(MotionEvent.Path(0, 2, 1)), "a loop adds the index 0")
  }

  @Test func `eight indices are kept, each up to 254`() {
    #expect(Array(MotionEvent.Path(1, 2, 3, 4, 5, 6, 7, 8)) == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(Array(MotionEvent.Path(1, 2, 3, 4, 5, 6, 7, 8, 9)) == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(Array(MotionEvent.Path(254, 255, 100_000)) == [254, 254, 254])
  }

  @Test func `an index beyond the path traps`() async {
    await #expect(processExitsWith: .failure) { _ = MotionEvent.Path(1, 2)[2] }
  }
}
