// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct InterpolationSpaceTests {
  @Test func `single precision is within a small part of an 8-bit step`() {
    var worst = (srgb: 0.0, linear: 0.0, oklab: 0.0)
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 15) {
          let color = SRGB(hex: UInt32(red << 16 | green << 8 | blue))
          let lab = OKLab(color)
          func error(_ a: SIMD4<Float>, _ b: SIMD4<Double>) -> Double {
            (0..<3).reduce(0) { max($0, abs(Double(a[$1]) - b[$1])) }
          }
          let single = SIMD4<Float>(color.components)
          let fromLab = InterpolationSpace.oklab.converted(SIMD4<Float>(lab.components), to: .srgb)
          worst.srgb = max(worst.srgb, error(fromLab, color.components))
          let lightOfLab = InterpolationSpace.oklab.converted(
            SIMD4<Float>(lab.components), to: .linear)
          worst.linear = max(worst.linear, error(lightOfLab, color.linear.components))
          let light = InterpolationSpace.srgb.converted(single, to: .linear)
          worst.linear = max(worst.linear, error(light, color.linear.components))
          let toLab = InterpolationSpace.srgb.converted(single, to: .oklab)
          worst.oklab = max(worst.oklab, error(toLab, lab.components))
        }
      }
    }
    #expect(worst.srgb * 255 < 1.0 / 200, "\(worst)")
    #expect(worst.linear < 2e-6 && worst.oklab < 2e-6, "\(worst)")
  }

  @Test func `colors in bulk have the bits of one color`() {
    var generator = SeededGenerator(seed: 8)
    let colors = (0..<43).map { _ in
      SIMD4<Float>((0..<4).map { _ in Float(3 * generator.nextUnit() - 1) })
    }
    for from in InterpolationSpace.allCases {
      for to in InterpolationSpace.allCases {
        var bulk = colors
        bulk.withMutableSpan { from.convert(&$0, to: to) }
        for (index, color) in colors.enumerated() {
          let single = from.converted(color, to: to)
          for lane in 0..<4 {
            #expect(bulk[index][lane].bitPattern == single[lane].bitPattern, "\(from) \(to)")
          }
        }
        if from == to { #expect(bulk == colors) }
      }
    }
  }

  @Test func `any numbers give finite ones`() {
    let sizes: [Float] = [
      0, -0.0, .leastNonzeroMagnitude, 1e-38, 1e-3, 1, 1e4, 1e20, 1e38, -1e38, -1,
      .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]
    for from in InterpolationSpace.allCases {
      for to in InterpolationSpace.allCases where to != from {
        for x in sizes {
          for y in sizes {
            let color = from.converted(SIMD4(x, y, -x, y), to: to)
            #expect((0..<3).allSatisfy { color[$0].isFinite }, "\(from) \(to) \(x) \(y)")
          }
        }
      }
    }
  }
}
