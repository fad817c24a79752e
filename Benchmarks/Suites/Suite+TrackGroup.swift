// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Suite {
  /// Groups beside their members, and timelines beside closures.
  static var trackGroup: Suite {
    Suite(name: "TrackGroup", benchmarks: [grouped, valued, written])
  }

  private static func track(_ size: Double) -> Track<Double> {
    Track(
      from: 0,
      [
        .cubic(to: size, duration: 0.3), .cubic(to: -size, duration: 0.5),
        .linear(to: 2 * size, duration: 0.4), .cubic(to: 0, duration: 0.8),
      ])
  }

  private static var grouped: Benchmark {
    let times = Buffers(count: 32_768, perResult: 8) { $0.nextUnit() * 2 }
    let group = TrackGroup(track(1), track(2), track(3), track(4))
    let single = track(1)
    return Benchmark(
      name: "four tracks in a group, with velocities", count: 32_768, limit: 4.5,
      baselineName: "one of the tracks",
      run: {
        for index in 0..<32_768 {
          let states = group.states(at: times.input[index])
          times.output[8 * index] = states.0.value
          times.output[8 * index + 1] = states.0.velocity
          times.output[8 * index + 2] = states.1.value
          times.output[8 * index + 3] = states.1.velocity
          times.output[8 * index + 4] = states.2.value
          times.output[8 * index + 5] = states.2.velocity
          times.output[8 * index + 6] = states.3.value
          times.output[8 * index + 7] = states.3.velocity
        }
      },
      runBaseline: {
        for index in 0..<32_768 {
          let state = single.state(at: times.input[index])
          times.baselineOutput[8 * index] = state.value
          times.baselineOutput[8 * index + 1] = state.velocity
        }
      },
      checksum: { times.checksum })
  }

  private static var valued: Benchmark {
    let times = Buffers(count: 32_768, perResult: 4) { $0.nextUnit() * 2 }
    let group = TrackGroup(track(1), track(2), track(3), track(4))
    let single = track(1)
    return Benchmark(
      name: "four tracks in a group", count: 32_768, limit: 4.5,
      baselineName: "one of the tracks",
      run: {
        for index in 0..<32_768 {
          let values = group.value(at: times.input[index])
          times.output[4 * index] = values.0
          times.output[4 * index + 1] = values.1
          times.output[4 * index + 2] = values.2
          times.output[4 * index + 3] = values.3
        }
      },
      runBaseline: {
        for index in 0..<32_768 {
          times.baselineOutput[4 * index] = single.value(at: times.input[index])
        }
      },
      checksum: { times.checksum })
  }

  private struct Card: Sendable {
    var scale = 1.0
    var x = 0.0
    var y = 0.0
    var opacity = 1.0
  }

  private static var written: Benchmark {
    let times = Buffers(count: 32_768, perResult: 4) { $0.nextUnit() * 2 }
    let timeline = TrackTimeline(
      initialValue: Card(),
      [
        .track(\.scale, track(1)), .track(\.x, track(2)), .track(\.y, track(3)),
        .track(\.opacity, track(4)),
      ])
    let tracks = [1, 2, 3, 4].map { AnyTrajectory(track($0)) }
    let closures: [(inout Card, Double) -> Void] = [
      { $0.scale = tracks[0].value(at: $1) }, { $0.x = tracks[1].value(at: $1) },
      { $0.y = tracks[2].value(at: $1) }, { $0.opacity = tracks[3].value(at: $1) },
    ]
    return Benchmark(
      name: "four properties on a timeline", count: 32_768,
      baselineName: "closures that write them from AnyTrajectory",
      run: {
        for index in 0..<32_768 {
          let card = timeline.value(at: times.input[index])
          times.output[4 * index] = card.scale
          times.output[4 * index + 1] = card.x
          times.output[4 * index + 2] = card.y
          times.output[4 * index + 3] = card.opacity
        }
      },
      runBaseline: {
        for index in 0..<32_768 {
          var card = Card()
          for write in closures { write(&card, times.input[index]) }
          times.baselineOutput[4 * index] = card.scale
          times.baselineOutput[4 * index + 1] = card.x
          times.baselineOutput[4 * index + 2] = card.y
          times.baselineOutput[4 * index + 3] = card.opacity
        }
      },
      checksum: { times.checksum })
  }
}
