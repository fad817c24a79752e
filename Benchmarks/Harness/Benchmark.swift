// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A piece of work and its floor: the same work in optimized code without the library.
///
/// Both fill a buffer of results, so nothing can be optimized away, and the results are digested: a
/// faster number with another checksum is a failure. Each run does the same work, because the least
/// of many runs counts: an animation is run as a whole, from its first frame to its last.
struct Benchmark {
  /// The measured work, as a phrase.
  let name: String

  /// The count of values of one run.
  let count: Int

  /// Whether the work allocates, such as making a list: then nothing is counted.
  var allocates = false

  /// The name of the floor.
  let floorName: String

  /// Runs the work once and stores `count` values.
  let run: () -> Void

  /// Runs the floor once.
  let runFloor: () -> Void

  /// Digests the values stored by `run`.
  let checksum: () -> Fingerprint
}

/// Benchmarks of one noun of the library.
struct Suite {
  let name: String
  let benchmarks: [Benchmark]

  /// A count of inputs too large for a branch predictor to learn.
  static let inputCount = 32_768
}

/// A function of one number, called directly where its type is known.
protocol Function {
  /// Evaluates the function.
  func callAsFunction(_ x: Double) -> Double
}

/// A function given by a closure.
struct Closure: Function {
  let body: (Double) -> Double

  @inline(__always)
  func callAsFunction(_ x: Double) -> Double { body(x) }
}

/// A motion with a position and a velocity at any time, written by hand.
protocol Moving<Value> {
  associatedtype Value: VectorSpace
  func state(at time: Double) -> KinematicState<Value>
}

extension Benchmark {
  /// Makes a benchmark of a function of one number.
  static func map<F: Function, Floor: Function>(
    _ name: String, _ buffers: Buffers, beside floorName: String, _ function: F, _ floor: Floor
  ) -> Benchmark {
    Benchmark(
      name: name, count: buffers.input.count, floorName: floorName,
      run: {
        for index in buffers.input.indices {
          buffers.output[index] = function(buffers.input[index])
        }
      },
      runFloor: {
        for index in buffers.input.indices {
          buffers.floorOutput[index] = floor(buffers.input[index])
        }
      },
      checksum: {
        // Several benchmarks share buffers, which may hold the results of another one.
        var fingerprint = Fingerprint()
        for x in buffers.input { fingerprint.combine(function(x)) }
        return fingerprint
      })
  }

  /// The same for closures, inlined at the call so that they are inlined too.
  @inline(__always)
  static func map(
    _ name: String, _ buffers: Buffers, beside floorName: String,
    _ function: @escaping (Double) -> Double, _ floor: @escaping (Double) -> Double
  ) -> Benchmark {
    .map(name, buffers, beside: floorName, Closure(body: function), Closure(body: floor))
  }

  /// Makes a benchmark of positions and velocities at some times.
  @inline(__always)
  static func states<Motion: Trajectory, Floor: Moving>(
    _ name: String, at times: Buffers, beside floorName: String, _ motion: Motion,
    _ floor: Floor
  ) -> Benchmark where Motion.Value == Floor.Value {
    let (states, floorStates) = (States<Floor.Value>(times), States<Floor.Value>(times))
    return Benchmark(
      name: name, count: times.input.count, floorName: floorName,
      run: { states.fill { motion.state(at: $0) } },
      runFloor: { floorStates.fill { floor.state(at: $0) } },
      checksum: { states.checksum })
  }
}

/// The states of a motion at the times of a buffer.
final class States<Value: VectorSpace> {
  private let times: Buffers
  private let output: UnsafeMutableBufferPointer<KinematicState<Value>>

  init(_ times: Buffers) {
    self.times = times
    output = .allocate(capacity: times.input.count)
    output.initialize(repeating: KinematicState(value: .zero))
  }

  @inline(__always)
  func fill(_ state: (Double) -> KinematicState<Value>) {
    for index in times.input.indices { output[index] = state(times.input[index]) }
  }

  var checksum: Fingerprint {
    var fingerprint = Fingerprint()
    for state in output {
      for component in 0..<Value.componentCount {
        fingerprint.combine(state.value[component: component])
        fingerprint.combine(state.velocity[component: component])
      }
    }
    return fingerprint
  }
}

/// Inputs and outputs of a benchmark, allocated once.
final class Buffers {
  let input: UnsafeMutableBufferPointer<Double>
  let output: UnsafeMutableBufferPointer<Double>
  let floorOutput: UnsafeMutableBufferPointer<Double>

  init(
    count: Int = Suite.inputCount, perResult: Int = 1, input make: (inout SeededGenerator) -> Double
  ) {
    var generator = SeededGenerator(seed: 2026)
    input = .allocate(capacity: count)
    for index in 0..<count { input[index] = make(&generator) }
    output = .allocate(capacity: count * perResult)
    floorOutput = .allocate(capacity: count * perResult)
    output.initialize(repeating: 0)
    floorOutput.initialize(repeating: 0)
  }

  var checksum: Fingerprint {
    var fingerprint = Fingerprint()
    for value in output { fingerprint.combine(value) }
    return fingerprint
  }
}
