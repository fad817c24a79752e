// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// A motion with a history, and changes that are made while its events are asked for.
struct ChangingHistory<Motion: Playable & Equatable> {
  typealias Change = (time: Double, apply: (inout Motion) -> Void)

  var motion: Motion
  var changes: [Change]

  /// Checks that events which were asked for frame by frame, while the changes were made, are those
  /// of the finished history, in either direction.
  ///
  /// - Returns: The number of ends that were reached before a later change, and of those that were
  ///   not.
  func check(_ comment: Comment? = nil) -> (reached: Int, missed: Int) {
    let last = (changes.last?.time ?? 0) + 4
    var finished = motion
    for change in changes { change.apply(&finished) }
    for rate in [24.0, 60, 120] {
      var (live, next) = (motion, 0)
      var (events, before) = ([MotionEvent](), -Double.infinity)
      for frame in 0...Int(last * rate) {
        let now = Double(frame) / rate
        while next < changes.count && changes[next].time <= now {
          changes[next].apply(&live)
          next += 1
        }
        events += live.events(after: before, through: now)
        before = now
      }
      #expect(live == finished)
      #expect(events == finished.events(after: -.infinity, through: before), comment)
      var parts: [MotionEvent] = []
      for frame in stride(from: Int(last * rate), to: 0, by: -1) {
        parts += finished.events(after: Double(frame) / rate, through: Double(frame - 1) / rate)
      }
      // An event at the departure is not reported again.
      let earlier = events.filter { $0.time >= 0 && $0.time < before }
      #expect(parts.map(\.kind) == earlier.reversed().map(\.kind), comment)
      #expect(parts.map(\.time) == earlier.reversed().map(\.time), comment)
    }
    let all = finished.events(after: -.infinity, through: .infinity)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.time <= $1.time }, comment)
    // Each motion that a change left has an end if it was over by then.
    var (earlier, ends, missed) = (motion, [Double](), 0)
    for change in changes {
      let duration = earlier.duration
      var later = earlier
      change.apply(&later)
      guard later != earlier else { continue }
      if duration <= change.time { ends.append(duration) } else { missed += 1 }
      earlier = later
    }
    let reached = ends.count
    if finished.duration < .infinity { ends.append(finished.duration) }
    #expect(all.filter { $0.kind == .end }.map(\.time) == ends, comment)
    // The events that lead from one to the next are those of a search.
    var time = -Double.infinity
    var found: [Double] = []
    while let next = finished.nextEvent(from: time, isBackward: false) {
      found.append(next)
      time = next
    }
    #expect(found == Set(all.map(\.time)).sorted(), comment)
    return (reached, missed)
  }
}

/// Random ascending times, some far apart and some equal.
func randomMoments(_ count: Int, _ random: inout SeededGenerator) -> [Double] {
  var time = 0.0
  return (0..<count).map { _ in
    let unit = random.nextUnit()
    time += unit < 0.1 ? 0 : unit < 0.6 ? random.nextUnit() * 0.3 : random.nextUnit() * 3
    return time
  }
}
