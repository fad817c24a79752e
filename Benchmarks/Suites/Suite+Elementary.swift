// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Elementary functions, next to the C library's.
  static var elementary: Suite {
    let wide = Buffers(count: Suite.inputCount) { $0.nextUnit() * 40 - 20 }
    let angles = Buffers(count: Suite.inputCount) { $0.nextUnit() * 200 - 100 }
    let positive = Buffers(count: Suite.inputCount) { Elementary.exp2($0.nextUnit() * 40 - 20) }
    let floats = FloatBuffers(count: Suite.inputCount) { Float($0.nextUnit() * 40 - 20) }
    let floatAngles = FloatBuffers(count: Suite.inputCount) { Float($0.nextUnit() * 200 - 100) }
    return Suite(
      name: "Elementary",
      benchmarks: [
        .map("exp", wide, beside: "libm", Elementary.exp, Foundation.exp),
        .map("expMinusOne", wide, beside: "libm", Elementary.expMinusOne, Foundation.expm1),
        .map("log", positive, beside: "libm", { Elementary.log($0) }, { Foundation.log($0) }),
        .map("sin", angles, beside: "libm", Elementary.sin, Foundation.sin),
        .map("tan", angles, beside: "libm", Elementary.tan, Foundation.tan),
        .map("atan", wide, beside: "libm", Elementary.atan, Foundation.atan),
        .map(
          "pow", positive, beside: "libm", { Elementary.pow($0, 2.4) }, { Foundation.pow($0, 2.4) }),
        .map("cbrt", wide, beside: "libm", Elementary.cbrt, Foundation.cbrt),
        .map(
          "sine and cosine", angles, beside: "libm",
          {
            let both = Elementary.sineAndCosine($0)
            return both.sine - both.cosine
          }, { Foundation.sin($0) - Foundation.cos($0) }),
        vector("exp of SIMD8<Double>", wide, Elementary.exp, Foundation.exp),
        vector("sin of SIMD8<Double>", angles, Elementary.sin, Foundation.sin),
        vector("cos of SIMD8<Double>", angles, Elementary.cos, Foundation.cos),
        vector("exp of SIMD16<Float>", floats, Elementary.exp, Foundation.expf),
        vector("sin of SIMD16<Float>", floatAngles, Elementary.sin, Foundation.sinf),
        vector("cos of SIMD16<Float>", floatAngles, Elementary.cos, Foundation.cosf),
      ])
  }

  @inline(__always)
  private static func vector(
    _ name: String, _ buffers: Buffers,
    _ function: @escaping (SIMD8<Double>) -> SIMD8<Double>, _ libm: @escaping (Double) -> Double
  ) -> Benchmark {
    let count = buffers.input.count
    return Benchmark(
      name: name, count: count, floorName: "libm, scalar",
      run: {
        let input = UnsafeRawPointer(buffers.input.baseAddress.unsafelyUnwrapped)
        let output = UnsafeMutableRawPointer(buffers.output.baseAddress.unsafelyUnwrapped)
        for offset in stride(from: 0, to: count * 8, by: 64) {
          let lanes = input.loadUnaligned(fromByteOffset: offset, as: SIMD8<Double>.self)
          output.storeBytes(of: function(lanes), toByteOffset: offset, as: SIMD8<Double>.self)
        }
      },
      runFloor: {
        for index in 0..<count { buffers.floorOutput[index] = libm(buffers.input[index]) }
      },
      checksum: {
        var fingerprint = Fingerprint()
        for x in buffers.input { fingerprint.combine(function(SIMD8(repeating: x))[0]) }
        return fingerprint
      })
  }

  @inline(__always)
  private static func vector(
    _ name: String, _ buffers: FloatBuffers,
    _ function: @escaping (SIMD16<Float>) -> SIMD16<Float>, _ libm: @escaping (Float) -> Float
  ) -> Benchmark {
    let count = buffers.input.count
    return Benchmark(
      name: name, count: count, floorName: "libm, scalar",
      run: {
        let input = UnsafeRawPointer(buffers.input.baseAddress.unsafelyUnwrapped)
        let output = UnsafeMutableRawPointer(buffers.output.baseAddress.unsafelyUnwrapped)
        for offset in stride(from: 0, to: count * 4, by: 64) {
          let lanes = input.loadUnaligned(fromByteOffset: offset, as: SIMD16<Float>.self)
          output.storeBytes(of: function(lanes), toByteOffset: offset, as: SIMD16<Float>.self)
        }
      },
      runFloor: {
        for index in 0..<count { buffers.floorOutput[index] = libm(buffers.input[index]) }
      },
      checksum: {
        var fingerprint = Fingerprint()
        for x in buffers.input { fingerprint.combine(function(SIMD16(repeating: x))[0]) }
        return fingerprint
      })
  }
}

/// Inputs and outputs of a benchmark in `Float`.
final class FloatBuffers {
  let input: UnsafeMutableBufferPointer<Float>
  let output: UnsafeMutableBufferPointer<Float>
  let floorOutput: UnsafeMutableBufferPointer<Float>

  init(count: Int, input make: (inout SeededGenerator) -> Float) {
    var generator = SeededGenerator(seed: 2026)
    input = .allocate(capacity: count)
    for index in 0..<count { input[index] = make(&generator) }
    output = .allocate(capacity: count)
    floorOutput = .allocate(capacity: count)
    output.initialize(repeating: 0)
    floorOutput.initialize(repeating: 0)
  }
}
