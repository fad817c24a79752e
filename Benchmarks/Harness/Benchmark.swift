// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A piece of work beside the naive way to do it.
///
/// Both fill a buffer of results, so nothing can be optimized away, and the
/// results are digested: a faster number with another checksum is a failure.
struct Benchmark {
  /// What is measured, as a phrase.
  let name: String

  /// How many values one run makes.
  let count: Int

  /// The ratio to the naive way that must not be exceeded.
  var limit: Double?

  /// Whether the work is to make a list, which is allocated.
  var makesList = false

  /// What the naive way is.
  let baselineName: String

  /// Runs the work once and leaves `count` values.
  let run: () -> Void

  /// Runs the naive way once.
  let runBaseline: () -> Void

  /// Digests what `run` has left.
  let checksum: () -> Fingerprint
}

/// A function of one number, called directly where its type is known.
protocol Function {
  /// Evaluates the function.
  func callAsFunction(_ x: Double) -> Double
}

/// A function that is a closure.
struct Closure: Function {
  let body: (Double) -> Double

  @inline(__always)
  func callAsFunction(_ x: Double) -> Double { body(x) }
}

extension Benchmark {
  /// Makes a benchmark of a function of one number, and of the naive function.
  static func map<F: Function, Naive: Function>(
    _ name: String, _ buffers: Buffers, limit: Double? = nil, beside baselineName: String,
    _ function: F, _ naive: Naive
  ) -> Benchmark {
    Benchmark(
      name: name, count: buffers.input.count, limit: limit, baselineName: baselineName,
      run: {
        for index in buffers.input.indices {
          buffers.output[index] = function(buffers.input[index])
        }
      },
      runBaseline: {
        for index in buffers.input.indices {
          buffers.baselineOutput[index] = naive(buffers.input[index])
        }
      },
      checksum: {
        // Several benchmarks share buffers: the results of another may be there.
        var fingerprint = Fingerprint()
        for x in buffers.input { fingerprint.combine(function(x)) }
        return fingerprint
      })
  }

  /// The same for closures, inlined where it is called so that they are too.
  @inline(__always)
  static func map(
    _ name: String, _ buffers: Buffers, limit: Double? = nil, beside baselineName: String,
    _ function: @escaping (Double) -> Double, _ naive: @escaping (Double) -> Double
  ) -> Benchmark {
    .map(
      name, buffers, limit: limit, beside: baselineName, Closure(body: function),
      Closure(body: naive))
  }
}

/// Benchmarks of one noun of the library.
struct Suite {
  let name: String
  let benchmarks: [Benchmark]
}

/// Inputs and outputs of a benchmark, allocated once.
final class Buffers {
  let input: UnsafeMutableBufferPointer<Double>
  let output: UnsafeMutableBufferPointer<Double>
  let baselineOutput: UnsafeMutableBufferPointer<Double>

  init(count: Int, perResult: Int = 1, input make: (inout SeededGenerator) -> Double) {
    var generator = SeededGenerator(seed: 2026)
    input = .allocate(capacity: count)
    for index in 0..<count { input[index] = make(&generator) }
    output = .allocate(capacity: count * perResult)
    baselineOutput = .allocate(capacity: count * perResult)
    output.initialize(repeating: 0)
    baselineOutput.initialize(repeating: 0)
  }

  var checksum: Fingerprint {
    var fingerprint = Fingerprint()
    for value in output { fingerprint.combine(value) }
    return fingerprint
  }
}
