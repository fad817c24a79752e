// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Motions in a time that runs faster and slower.
@Suite struct TrackSpeedTests {
  /// Speeds, and the times at which they jump or bend.
  static let speeds: [(track: Track<Double>, joints: [Double])] = [
    (
      Track(
        from: 1,
        [.hold(duration: 0.3), .linear(to: 0.1, duration: 0.4), .linear(to: 2, duration: 0.5)]),
      [0.3, 0.7, 1.2]
    ),
    (
      Track(
        from: 0.5,
        [.hold(duration: 1.0 / 3), .move(to: 2), .hold(duration: 0.125), .move(to: 1)]),
      [1.0 / 3, 1.0 / 3 + 0.125]
    ),
    (Track(from: 0, [.cubic(to: 1, duration: 1), .cubic(to: 0.2, duration: 1)]), [1, 2]),
    (Track(from: 0.2, [.linear(to: 1.5, duration: 2, easing: .easeInOut)]), [2]),
    (Track(from: 0.2, [.spring(to: 1, duration: 2, spring: .bouncy)]), [2]),
    (Track(from: 1, [.linear(to: -1, duration: 1), .linear(to: 1, duration: 2)]), [1, 3]),
    (Track(from: 3, []), []),
  ]

  /// The integral of a speed by its values in the middles of small steps between the joints.
  private func integral(
    of speed: (track: Track<Double>, joints: [Double]), upTo time: Double
  ) -> Double {
    var (sum, begin) = (0.0, 0.0)
    for end in speed.joints.filter({ $0 < time }) + [time] {
      let step = (end - begin) / 1000
      for index in 0..<1000 {
        sum += speed.track.value(at: begin + (Double(index) + 0.5) * step) * step
      }
      begin = end
    }
    return sum
  }

  @Test(arguments: speeds)
  func `the time that is shown is the integral of the speed`(
    speed: (track: Track<Double>, joints: [Double])
  ) {
    let ride = EasedTrajectory(from: 0.0, to: 4, duration: 4, easing: .linear)
    let timed = ride.timed(speed: speed.track)
    for part in 1...9 {
      let time = timed.duration * Double(part) / 9.5
      #expect((timed.value(at: time) - integral(of: speed, upTo: time)).magnitude < 2e-6)
      #expect((timed.velocity(at: time) - speed.track.value(at: time)).magnitude < 0.01)
    }
    #expect(timed.value(at: timed.duration) == 4 && timed.value(at: 1e9) == 4)
    #expect((integral(of: speed, upTo: timed.duration) - 4).magnitude < 2e-6)
  }

  @Test(arguments: speeds, [1e-2, 1e-4, 1e-6])
  func `what the tolerance says holds`(
    speed: (track: Track<Double>, joints: [Double]), tolerance: Double
  ) {
    let ride = EasedTrajectory(from: 0.0, to: 4, duration: 4, easing: .linear)
    let (rough, fine) = (
      ride.timed(speed: speed.track, within: tolerance),
      ride.timed(speed: speed.track, within: 1e-8)
    )
    for step in 0...200 {
      let time = min(rough.duration, fine.duration) * Double(step) / 200
      #expect((rough.value(at: time) - fine.value(at: time)).magnitude < tolerance + 2e-8)
    }
  }

  @Test func `constant speeds are exact, and the motion is what it was`() {
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    let same = spring.timed(speed: Track(from: 1.0, []))
    #expect((same.duration - spring.duration).magnitude < 1e-15)
    for time in [0.1, 0.3, 0.7] {
      #expect((same.value(at: time) - spring.value(at: time)).magnitude < 1e-14)
    }
    let slow = spring.timed(speed: Track(from: 1.0, [.hold(duration: 0.1), .move(to: 0.25)]))
    #expect((slow.value(at: 0.5) - spring.value(at: 0.2)).magnitude < 1e-14)
    #expect((slow.velocity(at: 0.5) - spring.velocity(at: 0.2) / 4).magnitude < 1e-12)
    #expect((slow.duration - (0.1 + (spring.duration - 0.1) / 0.25)).magnitude < 1e-14)
  }

  @Test func `a time that stops shows where it stopped`() {
    let ride = EasedTrajectory(from: 0.0, to: 4, duration: 4, easing: .linear)
    let stopping = ride.timed(speed: Track(from: 1.0, [.linear(to: 0, duration: 2)]))
    #expect(stopping.duration == 2 && (stopping.value(at: 9) - 1).magnitude < 1e-12)
    let still = ride.timed(speed: Track(from: 0.0, []))
    #expect(still.duration == 0 && still.value(at: 5) == 0)
    // A speed that would take longer than numbers reach is none.
    let frozen = ride.timed(
      speed: Track(from: 1.0, [.hold(duration: 1), .move(to: .leastNonzeroMagnitude)]))
    #expect(frozen.duration == 1 && frozen.value(at: 1e9) == 1)
    let jump = EasedTrajectory(from: 0.0, to: 4, duration: 0, easing: .linear)
    #expect(jump.timed(speed: Track(from: 1.0, [.hold(duration: 1)])).value(at: 0) == 4)
    // It ends the first time the end is reached, also on a way that would turn back.
    let turning = Track(from: 8.0, [.hold(duration: 1), .move(to: -1), .hold(duration: 1)])
    #expect((ride.timed(speed: turning).duration - 0.5).magnitude < 1e-12)
  }

  @Test func `events are where the time passes them`() {
    let ride = EasedTrajectory(from: 0.0, to: 4, duration: 4, easing: .linear).marked(1, at: 1)
    let slow = ride.timed(speed: Track(from: 0.5, []))
    let marks = slow.events(after: 0, through: 9).filter { $0.kind == .marker(1) }
    #expect(marks.count == 1 && (marks[0].time - 2).magnitude < 1e-12)
  }

  @Test func `motions without an end, and tolerances that are none, trap`() async {
    await #expect(processExitsWith: .failure) {
      _ = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy).repeated(.infinity)
        .timed(speed: Track(from: 1.0, []))
    }
    await #expect(processExitsWith: .failure) {
      _ = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
        .timed(speed: Track(from: 1.0, []), within: 0)
    }
  }
}
