// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Projective maps, next to the textbook's eight unknowns.
  static var homography: Suite {
    Suite(name: "Homography", benchmarks: [made, mapped])
  }

  private static let bounds = Bounds(x: 0, y: 0, width: 390, height: 844)

  /// Eight coordinates of a quad in the unit of a screen, with displaced corners.
  private static func quads(count: Int, perResult: Int) -> Buffers {
    let corners = Quad(bounds)
    var component = 0
    return Buffers(count: 8 * count, perResult: perResult) {
      defer { component = (component + 1) % 8 }
      return corners[component: component] + ($0.nextUnit() - 0.5) * 100
    }
  }

  private static func quad(_ input: UnsafeMutableBufferPointer<Double>, _ index: Int) -> Quad {
    var quad = Quad.zero
    for component in 0..<8 { quad[component: component] = input[8 * index + component] }
    return quad
  }

  private static var made: Benchmark {
    let count = 4096
    let quads = quads(count: count, perResult: 1)
    return Benchmark(
      name: "rectangle to quad and its matrix", count: count,
      floorName: "eight equations, by elimination with pivots",
      run: {
        for index in 0..<count {
          let matrix = Homography(from: bounds, to: quad(quads.input, index))?.matrix ?? .identity
          quads.output[8 * index] = matrix.m11
          quads.output[8 * index + 1] = matrix.m14
          quads.output[8 * index + 2] = matrix.m42
        }
      },
      runFloor: {
        var system = [Double](repeating: 0, count: 72)
        for index in 0..<count {
          let solution = eliminated(quad(quads.input, index), &system)
          quads.floorOutput[8 * index] = solution.0
          quads.floorOutput[8 * index + 1] = solution.1
          quads.floorOutput[8 * index + 2] = solution.2
        }
      },
      checksum: { quads.checksum })
  }

  private static var mapped: Benchmark {
    let count = 32_768
    let points = Buffers(count: 2 * count, perResult: 1) { $0.nextUnit() * 390 }
    let target = Quad(
      topLeft: SIMD2(20, 10), topRight: SIMD2(300, 60), bottomRight: SIMD2(350, 800),
      bottomLeft: SIMD2(-10, 700))
    guard let map = Homography(from: bounds, to: target) else { preconditionFailure() }
    let matrix = map.matrix
    return Benchmark(
      name: "a point", count: count, floorName: "nine coefficients, nothing checked",
      run: {
        for index in 0..<count {
          let image = map(SIMD2(points.input[2 * index], points.input[2 * index + 1])) ?? .zero
          points.output[2 * index] = image.x
          points.output[2 * index + 1] = image.y
        }
      },
      runFloor: {
        for index in 0..<count {
          let (x, y) = (points.input[2 * index], points.input[2 * index + 1])
          let w = x * matrix.m14 + y * matrix.m24 + matrix.m44
          points.floorOutput[2 * index] = (x * matrix.m11 + y * matrix.m21 + matrix.m41) / w
          points.floorOutput[2 * index + 1] = (x * matrix.m12 + y * matrix.m22 + matrix.m42) / w
        }
      },
      checksum: { points.checksum })
  }

  /// The map by the method of most libraries: eight linear equations.
  private static func eliminated(
    _ quad: Quad, _ system: inout [Double]
  ) -> (Double, Double, Double) {
    let corners = Quad(bounds)
    for corner in 0..<4 {
      let (p, q) = (corners[corner: corner], quad[corner: corner])
      let rows = [
        [p.x, p.y, 1, 0, 0, 0, -p.x * q.x, -p.y * q.x, q.x],
        [0, 0, 0, p.x, p.y, 1, -p.x * q.y, -p.y * q.y, q.y],
      ]
      for (half, row) in rows.enumerated() {
        for column in 0..<9 { system[(2 * corner + half) * 9 + column] = row[column] }
      }
    }
    for column in 0..<8 {
      var pivot = column
      for row in column..<8 where abs(system[row * 9 + column]) > abs(system[pivot * 9 + column]) {
        pivot = row
      }
      for place in 0..<9 { system.swapAt(column * 9 + place, pivot * 9 + place) }
      for row in 0..<8 where row != column {
        let factor = system[row * 9 + column] / system[column * 9 + column]
        for place in column..<9 { system[row * 9 + place] -= factor * system[column * 9 + place] }
      }
    }
    func unknown(_ index: Int) -> Double { system[index * 9 + 8] / system[index * 10] }
    return (unknown(0), unknown(6), unknown(5))
  }
}
