// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects

extension Suite {
  /// Meshes whose cells become quads, next to the mesh of a layer framework.
  static var gridMesh: Suite {
    Suite(name: "GridMesh", benchmarks: [cells, frame])
  }

  /// A mesh of 10 × 10 cells on a screen, and the displaced positions of its vertices.
  private final class Screen {
    let mesh = GridMesh(
      columns: 10, rows: 10, bounds: Bounds(x: 0, y: 0, width: 390, height: 844))
    let vertices = UnsafeMutableBufferPointer<SIMD2<Float>>.allocate(capacity: 121)
    let displaced = UnsafeMutableBufferPointer<SIMD2<Float>>.allocate(capacity: 121)
    let matrices = UnsafeMutableBufferPointer<Matrix4>.allocate(capacity: 100)
    let baseline = UnsafeMutableBufferPointer<Double>.allocate(capacity: 900)

    init() {
      var span = vertices.mutableSpan
      mesh.writeVertices(into: &span)
      var generator = SeededGenerator(seed: 10)
      for index in 0..<121 {
        let move = SIMD2(Float(generator.nextUnit()), Float(generator.nextUnit())) * 12
        displaced[index] = vertices[index] + move
      }
      matrices.initialize(repeating: .identity)
      baseline.initialize(repeating: 0)
    }

    var checksum: Fingerprint {
      var fingerprint = Fingerprint()
      for matrix in matrices {
        for row in [matrix.row1, matrix.row2, matrix.row4] {
          for column in 0..<4 { fingerprint.combine(row[column]) }
        }
      }
      return fingerprint
    }

    /// The textbook's formulas cell by cell, without a check.
    func runFloor() {
      let (width, height) = (39.0, 84.4)
      for row in 0..<10 {
        for column in 0..<10 {
          let first = row * 11 + column
          let origin = SIMD2(Double(column) * width, Double(row) * height)
          let p0 = SIMD2<Double>(displaced[first]) - origin
          let p1 = SIMD2<Double>(displaced[first + 1]) - origin
          let p2 = SIMD2<Double>(displaced[first + 12]) - origin
          let p3 = SIMD2<Double>(displaced[first + 11]) - origin
          let s = p0 - p1 + p2 - p3
          let (a, b) = (p1 - p2, p3 - p2)
          let area = a.x * b.y - a.y * b.x
          let g = (s.x * b.y - s.y * b.x) / area
          let h = (a.x * s.y - a.y * s.x) / area
          let x = (p1 - p0 + p1 * g) / width
          let y = (p3 - p0 + p3 * h) / height
          let numbers = (x.x, x.y, g / width, y.x, y.y, h / height, p0.x, p0.y, 1.0)
          let place = 9 * (row * 10 + column)
          (baseline[place], baseline[place + 1], baseline[place + 2]) = (
            numbers.0, numbers.1, numbers.2
          )
          (baseline[place + 3], baseline[place + 4], baseline[place + 5]) = (
            numbers.3, numbers.4, numbers.5
          )
          (baseline[place + 6], baseline[place + 7], baseline[place + 8]) = (
            numbers.6, numbers.7, numbers.8
          )
        }
      }
    }
  }

  private static var cells: Benchmark {
    let screen = Screen()
    return Benchmark(
      name: "transform of a displaced cell, 10 × 10", count: 100,
      floorName: "nine coefficients of the textbook, nothing checked",
      run: {
        var matrices = screen.matrices.mutableSpan
        screen.mesh.writeTransforms(displaced: screen.displaced.span, into: &matrices)
      },
      runFloor: { screen.runFloor() },
      checksum: { screen.checksum })
  }

  /// The work of a frame: 121 vertices, 8 waves, 100 quads and matrices.
  private static var frame: Benchmark {
    let screen = Screen()
    let mesh = screen.mesh
    var field = RippleField(.haptics, bounds: mesh.bounds)
    for wave in 0..<8 {
      let origin = SIMD2(Double(wave * 97 % 390), Double(wave * 211 % 844))
      field.trigger(from: origin, at: 0.02 * Double(wave))
    }
    let waves = field.shockwaves
    return Benchmark(
      name: "frame of a mesh of 10 × 10 under 8 waves", count: 1,
      floorName: "libm in Float for each wave, and nine coefficients unchecked",
      run: {
        var displaced = screen.displaced.mutableSpan
        var matrices = screen.matrices.mutableSpan
        mesh.writeTransforms(displacedBy: field, at: 0.4, vertices: &displaced, into: &matrices)
      },
      runFloor: {
        let ripple = field.ripple
        let (amplitude, frequency) = (Float(ripple.amplitude), Float(ripple.frequency))
        let (decay, speed) = (Float(ripple.decay), Float(ripple.speed))
        for index in 0..<121 {
          let point = screen.vertices[index]
          var moved = point
          for wave in waves {
            let time = Float(0.4 - wave.time)
            let offset = point - SIMD2<Float>(wave.origin)
            let distance = (offset.x * offset.x + offset.y * offset.y).squareRoot()
            let late = max(0, time - distance / speed)
            let amount = amplitude * sinf(frequency * late) * expf(-decay * late)
            let near: Float = distance <= 60 ? 0.3 : 1
            if distance >= 1 { moved -= offset / distance * (amount * near) }
          }
          screen.displaced[index] = moved
        }
        screen.runFloor()
      },
      checksum: { screen.checksum })
  }
}
