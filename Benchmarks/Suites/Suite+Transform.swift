// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Morphs of transforms, next to the textbook with the C library's functions.
  static var transform: Suite {
    Suite(name: "Transform", benchmarks: [morphed, steps, inverted])
  }

  private static func transform(
    _ input: UnsafeMutableBufferPointer<Double>, _ index: Int
  ) -> Affine2D {
    Affine2D(
      a: input[6 * index] + 2, b: input[6 * index + 1], c: input[6 * index + 2],
      d: input[6 * index + 3] + 2, tx: input[6 * index + 4], ty: input[6 * index + 5])
  }

  private static func write(
    _ transform: Affine2D, to output: UnsafeMutableBufferPointer<Double>, _ index: Int
  ) {
    for component in 0..<6 { output[6 * index + component] = transform[component: component] }
  }

  private static var morphed: Benchmark {
    let count = 8192
    let numbers = Buffers(count: 6 * count) { $0.nextUnit() * 2 - 1 }
    let target = Affine2D.rotation(2).concatenating(.scale(x: 2, y: 3))
    return Benchmark(
      name: "a plane's transform halfway into another", count: count,
      floorName: "the same components, with libm",
      run: {
        for index in 0..<count {
          write(
            transform(numbers.input, index).morphed(to: target, by: 0.5), to: numbers.output, index)
        }
      },
      runFloor: {
        for index in 0..<count {
          let a = floorComponents(transform(numbers.input, index))
          let b = floorComponents(target)
          var turn = b.rotation - a.rotation
          if turn > .pi { turn -= 2 * .pi }
          if turn < -.pi { turn += 2 * .pi }
          let angle = a.rotation + turn / 2
          let (x, y) = ((a.x + b.x) / 2, (a.y + b.y) / 2)
          let (skew, cosine, sine) = (
            (a.skew + b.skew) / 2, Foundation.cos(angle), Foundation.sin(angle)
          )
          let result = Affine2D(
            a: x * cosine, b: x * sine, c: y * (skew * cosine - sine),
            d: y * (skew * sine + cosine))
          write(result, to: numbers.floorOutput, index)
        }
      },
      checksum: { numbers.checksum })
  }

  private static func floorComponents(
    _ transform: Affine2D
  ) -> (rotation: Double, x: Double, y: Double, skew: Double) {
    let x = Foundation.sqrt(transform.a * transform.a + transform.b * transform.b)
    let determinant = transform.a * transform.d - transform.b * transform.c
    let skew = (transform.a * transform.c + transform.b * transform.d) / determinant
    return (Foundation.atan2(transform.b, transform.a), x, determinant / x, skew)
  }

  /// As in a frame, with the components computed before.
  private static var steps: Benchmark {
    let count = 8192
    let fractions = Buffers(count: count, perResult: 6) { $0.nextUnit() }
    let start = Affine2D.Components(rotation: -1, scale: SIMD2(1, 2), skew: 0.5)
    let end = Affine2D.Components(translation: SIMD2(9, 3), rotation: 2, scale: SIMD2(3, 1))
    return Benchmark(
      name: "components and their transform", count: count,
      floorName: "the same, with libm",
      run: {
        for index in 0..<count {
          let middle = start.interpolated(to: end, by: fractions.input[index])
          write(Affine2D(middle), to: fractions.output, index)
        }
      },
      runFloor: {
        for index in 0..<count {
          let f = fractions.input[index]
          let angle = -1 + 3 * f
          let (cosine, sine) = (Foundation.cos(angle), Foundation.sin(angle))
          let (x, y, skew) = (1 + 2 * f, 2 - f, 0.5 - 0.5 * f)
          let result = Affine2D(
            a: x * cosine, b: x * sine, c: y * (skew * cosine - sine),
            d: y * (skew * sine + cosine), tx: 9 * f, ty: 3 * f)
          write(result, to: fractions.floorOutput, index)
        }
      },
      checksum: { fractions.checksum })
  }

  private static var inverted: Benchmark {
    let count = 8192
    let numbers = Buffers(count: 6 * count) { $0.nextUnit() * 2 - 1 }
    return Benchmark(
      name: "an inverse, its determinant within 2 ulp", count: count,
      floorName: "the textbook",
      run: {
        for index in 0..<count {
          write(transform(numbers.input, index).inverse ?? .zero, to: numbers.output, index)
        }
      },
      runFloor: {
        for index in 0..<count {
          let t = transform(numbers.input, index)
          let determinant = t.a * t.d - t.b * t.c
          let inverse = Affine2D(
            a: t.d / determinant, b: -t.b / determinant, c: -t.c / determinant,
            d: t.a / determinant, tx: (t.c * t.ty - t.d * t.tx) / determinant,
            ty: (t.b * t.tx - t.a * t.ty) / determinant)
          write(inverse, to: numbers.floorOutput, index)
        }
      },
      checksum: { numbers.checksum })
  }
}
