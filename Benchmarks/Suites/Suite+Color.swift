// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Conversions of colors, next to the same with the C library's powers and roots.
  static var color: Suite {
    Suite(name: "Color", benchmarks: [encoded, linear, fromOKLab, toOKLab, mixed])
  }

  private static let count = 32_768

  private static var encoded: Benchmark {
    let buffers = ColorBuffers(count: count / 4)
    return Benchmark(
      name: "light to sRGB, Float", count: count,
      floorName: "powf of the C library",
      run: {
        for index in buffers.input.indices {
          buffers.output[index] = TransferFunction.encoded(buffers.input[index])
        }
      },
      runFloor: {
        for index in buffers.input.indices {
          var color = buffers.input[index]
          for lane in 0..<4 { color[lane] = LibraryColor.encoded(color[lane]) }
          buffers.floorOutput[index] = color
        }
      },
      checksum: { buffers.checksum })
  }

  private static var linear: Benchmark {
    let buffers = ColorBuffers(count: count / 4)
    return Benchmark(
      name: "sRGB to light, Float", count: count,
      floorName: "powf of the C library",
      run: {
        for index in buffers.input.indices {
          buffers.output[index] = TransferFunction.linear(buffers.input[index])
        }
      },
      runFloor: {
        for index in buffers.input.indices {
          var color = buffers.input[index]
          for lane in 0..<4 { color[lane] = LibraryColor.linear(color[lane]) }
          buffers.floorOutput[index] = color
        }
      },
      checksum: { buffers.checksum })
  }

  private static var fromOKLab: Benchmark {
    let buffers = ColorBuffers(count: count) { SIMD4($0.x, ($0.y - 0.5) / 4, ($0.z - 0.5) / 4, 1) }
    return Benchmark(
      name: "OKLab to sRGB, a color, in bulk", count: count,
      floorName: "powf of the C library, one by one",
      run: {
        _ = buffers.output.update(from: buffers.input)
        var colors = buffers.output.mutableSpan
        InterpolationSpace.oklab.convert(&colors, to: .srgb)
      },
      runFloor: {
        for index in buffers.input.indices {
          buffers.floorOutput[index] = LibraryColor.srgb(oklab: buffers.input[index])
        }
      },
      checksum: { buffers.checksum })
  }

  private static var toOKLab: Benchmark {
    let buffers = ColorBuffers(count: count)
    return Benchmark(
      name: "sRGB to OKLab, a color, in bulk", count: count,
      floorName: "powf and cbrtf of the C library, one by one",
      run: {
        _ = buffers.output.update(from: buffers.input)
        var colors = buffers.output.mutableSpan
        InterpolationSpace.srgb.convert(&colors, to: .oklab)
      },
      runFloor: {
        for index in buffers.input.indices {
          buffers.floorOutput[index] = LibraryColor.oklab(srgb: buffers.input[index])
        }
      },
      checksum: { buffers.checksum })
  }

  private static var mixed: Benchmark {
    let buffers = ColorBuffers(count: count)
    return Benchmark(
      name: "two colors of sRGB mixed in OKLab, Double", count: count - 1,
      floorName: "the same conversions in Float, with the C library",
      run: {
        for index in 0..<count - 1 {
          let a = SRGB(components: SIMD4<Double>(buffers.input[index]))
          let b = SRGB(components: SIMD4<Double>(buffers.input[index + 1]))
          buffers.output[index] = SIMD4<Float>(
            a.interpolated(to: b, by: 0.25, in: .oklab).components)
        }
      },
      runFloor: {
        for index in 0..<count - 1 {
          let a = LibraryColor.oklab(srgb: buffers.input[index])
          let b = LibraryColor.oklab(srgb: buffers.input[index + 1])
          let (one, other) = (a.w * 0.75, b.w * 0.25)
          var mix = (a * one + b * other) / (one + other)
          mix.w = one + other
          buffers.floorOutput[index] = LibraryColor.srgb(oklab: mix)
        }
      },
      checksum: { buffers.checksum })
  }
}

/// Random colors and buffers for results.
final class ColorBuffers {
  let input: UnsafeMutableBufferPointer<SIMD4<Float>>
  let output: UnsafeMutableBufferPointer<SIMD4<Float>>
  let floorOutput: UnsafeMutableBufferPointer<SIMD4<Float>>

  init(count: Int, make: (SIMD4<Float>) -> SIMD4<Float> = { $0 }) {
    var generator = SeededGenerator(seed: 2026)
    input = .allocate(capacity: count)
    output = .allocate(capacity: count)
    floorOutput = .allocate(capacity: count)
    for index in 0..<count {
      var color = SIMD4<Float>.zero
      for lane in 0..<4 { color[lane] = Float(generator.nextUnit()) }
      input[index] = make(color)
    }
    output.initialize(repeating: .zero)
    floorOutput.initialize(repeating: .zero)
  }

  var checksum: Fingerprint {
    var fingerprint = Fingerprint()
    for color in output { for lane in 0..<4 { fingerprint.combine(color[lane]) } }
    return fingerprint
  }
}

/// Conversions of colors as in most programs: the published formulas, in `Float`.
enum LibraryColor {
  static func encoded(_ x: Float) -> Float {
    let size = abs(x)
    guard size > 0.0031308 else { return 12.92 * x }
    return (x < 0 ? -1 : 1) * (1.055 * powf(size, 1 / 2.4) - 0.055)
  }

  static func linear(_ x: Float) -> Float {
    let size = abs(x)
    guard size > 0.04045 else { return x / 12.92 }
    return (x < 0 ? -1 : 1) * powf((size + 0.055) / 1.055, 2.4)
  }

  static func srgb(oklab c: SIMD4<Float>) -> SIMD4<Float> {
    let l = c.x + 0.3963377774 * c.y + 0.2158037573 * c.z
    let m = c.x - 0.1055613458 * c.y - 0.0638541728 * c.z
    let s = c.x - 0.0894841775 * c.y - 1.2914855480 * c.z
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return SIMD4(
      encoded(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      encoded(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      encoded(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3), c.w)
  }

  static func oklab(srgb c: SIMD4<Float>) -> SIMD4<Float> {
    let (r, g, b) = (linear(c.x), linear(c.y), linear(c.z))
    let l = cbrtf(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrtf(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrtf(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD4(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, c.w)
  }
}
