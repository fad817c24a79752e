// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Suite {
  /// Groups and timelines of four tracks, next to one track of four lanes.
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

  /// The four tracks as lanes of one.
  private static var lanes: Track<SIMD4<Double>> {
    let size = SIMD4<Double>(1, 2, 3, 4)
    return Track(
      from: .zero,
      [
        .cubic(to: size, duration: 0.3), .cubic(to: -size, duration: 0.5),
        .linear(to: 2 * size, duration: 0.4), .cubic(to: .zero, duration: 0.8),
      ])
  }

  private static var grouped: Benchmark {
    let times = Buffers(perResult: 8) { $0.nextUnit() * 2 }
    let (group, lanes) = (TrackGroup(track(1), track(2), track(3), track(4)), self.lanes)
    return Benchmark(
      name: "four tracks in a group, with velocities", count: inputCount,
      floorName: "one track of four lanes",
      run: {
        for index in 0..<inputCount {
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
      runFloor: {
        for index in 0..<inputCount {
          let state = lanes.state(at: times.input[index])
          times.floorOutput[8 * index] = state.value.x
          times.floorOutput[8 * index + 1] = state.velocity.x
          times.floorOutput[8 * index + 2] = state.value.y
          times.floorOutput[8 * index + 3] = state.velocity.y
          times.floorOutput[8 * index + 4] = state.value.z
          times.floorOutput[8 * index + 5] = state.velocity.z
          times.floorOutput[8 * index + 6] = state.value.w
          times.floorOutput[8 * index + 7] = state.velocity.w
        }
      },
      checksum: { times.checksum })
  }

  private static var valued: Benchmark {
    let group = TrackGroup(track(1), track(2), track(3), track(4))
    return quartets("four tracks in a group") { group.value(at: $0) }
  }

  private struct Card: Sendable {
    var scale = 1.0
    var x = 0.0
    var y = 0.0
    var opacity = 1.0
  }

  private static var written: Benchmark {
    let timeline = TrackTimeline(
      initialValue: Card(),
      [
        .track(\.scale, track(1)), .track(\.x, track(2)), .track(\.y, track(3)),
        .track(\.opacity, track(4)),
      ])
    return quartets("four properties on a timeline") {
      let card = timeline.value(at: $0)
      return (card.scale, card.x, card.y, card.opacity)
    }
  }

  @inline(__always)
  private static func quartets(
    _ name: String, _ values: @escaping (Double) -> (Double, Double, Double, Double)
  ) -> Benchmark {
    let times = Buffers(perResult: 4) { $0.nextUnit() * 2 }
    let lanes = self.lanes
    return Benchmark(
      name: name, count: inputCount, floorName: "one track of four lanes",
      run: {
        for index in 0..<inputCount {
          let (a, b, c, d) = values(times.input[index])
          times.output[4 * index] = a
          times.output[4 * index + 1] = b
          times.output[4 * index + 2] = c
          times.output[4 * index + 3] = d
        }
      },
      runFloor: {
        for index in 0..<inputCount {
          let value = lanes.value(at: times.input[index])
          times.floorOutput[4 * index] = value.x
          times.floorOutput[4 * index + 1] = value.y
          times.floorOutput[4 * index + 2] = value.z
          times.floorOutput[4 * index + 3] = value.w
        }
      },
      checksum: { times.checksum })
  }
}
