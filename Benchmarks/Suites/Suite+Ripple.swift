// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects

extension Suite {
  /// Waves over meshes, next to loops over the C library's functions.
  static var ripple: Suite {
    Suite(
      name: "Ripple",
      benchmarks: [
        moved("a vertex moved by one wave", .shader, count: 32_768, waves: 1),
        moved("a vertex, near field by steps", .haptics, count: 32_768, waves: 1),
        moved("a vertex, smooth near field", .telegram, count: 32_768, waves: 1),
        apart, moved("121 vertices by eight waves", .telegram, count: 121, waves: 8),
        single, ring,
      ])
  }

  /// The count of vertices in a debug build.
  static var fewVertices: Benchmark {
    moved("a vertex moved by one wave", .shader, count: 1024, waves: 1)
  }

  private static let screen = Bounds(x: 0, y: 0, width: 390, height: 844)

  private static func field(_ ripple: Ripple, waves: Int) -> RippleField {
    var field = RippleField.telegram(ripple, bounds: screen)
    for wave in 0..<waves {
      field.trigger(from: SIMD2(195 - 20 * Double(wave), 422 + 40 * Double(wave)), at: 0)
    }
    return field
  }

  private static func moved(
    _ name: String, _ ripple: Ripple, count: Int, waves: Int
  ) -> Benchmark {
    let field = field(ripple, waves: waves)
    let vertices = Vertices(count: count)
    return Benchmark(
      name: name, count: count, floorName: "sqrtf, sinf and expf, a vertex at a time",
      run: {
        var output = vertices.output.mutableSpan
        field.displace(vertices.input.span, at: 0.4, into: &output)
      },
      runFloor: { vertices.moveByLibrary(field, at: 0.4) },
      checksum: { vertices.checksum })
  }

  private static var apart: Benchmark {
    let field = field(.shader, waves: 1)
    let vertices = Vertices(count: 32_768)
    let (x, y) = (vertices.apart(\.x), vertices.apart(\.y))
    let (outX, outY) = (vertices.apart(\.x), vertices.apart(\.y))
    return Benchmark(
      name: "a vertex whose coordinates are apart", count: 32_768,
      floorName: "sqrtf, sinf and expf, a vertex at a time",
      run: {
        var movedX = outX.mutableSpan
        var movedY = outY.mutableSpan
        field.displace(x: x.span, y: y.span, at: 0.4, intoX: &movedX, y: &movedY)
      },
      runFloor: { vertices.moveByLibrary(field, at: 0.4) },
      checksum: {
        var fingerprint = Fingerprint()
        for x in outX { fingerprint.combine(Double(x)) }
        for y in outY { fingerprint.combine(Double(y)) }
        return fingerprint
      })
  }

  private static var single: Benchmark {
    let points = Buffers(count: 32_768, perResult: 2) { $0.nextUnit() * 390 }
    let (ripple, origin) = (Ripple.shader, SIMD2(195.0, 422))
    return Benchmark(
      name: "a displacement in Double", count: 32_768, floorName: "libm in Double",
      run: {
        for index in 0..<32_768 {
          let offset = ripple.displacement(
            of: SIMD2(points.input[index], 200), from: origin, at: 0.4)
          points.output[2 * index] = offset.x
          points.output[2 * index + 1] = offset.y
        }
      },
      runFloor: {
        for index in 0..<32_768 {
          let away = SIMD2(points.input[index], 200) - origin
          let distance = (away.x * away.x + away.y * away.y).squareRoot()
          let age = 0.4 - distance / ripple.speed
          var offset = SIMD2<Double>.zero
          if age > 0 && distance > 0 {
            let amount = ripple.amplitude * sin(ripple.frequency * age) * exp(-ripple.decay * age)
            offset = away * (-amount / distance)
          }
          points.floorOutput[2 * index] = offset.x
          points.floorOutput[2 * index + 1] = offset.y
        }
      },
      checksum: { points.checksum })
  }

  private static var ring: Benchmark {
    let times = Buffers(count: 32_768) { $0.nextUnit() }
    let (origin, size) = (SIMD2(100.0, 200), SIMD2(390.0, 844))
    return .map(
      "a ring", times, beside: "the radius alone",
      { RippleRing(of: .haptics, origin: origin, size: size, time: $0).end.y },
      { max(0, $0 * 1400 / min(size.x, size.y)) * size.x / size.y + origin.y / size.y })
  }
}

/// Vertices on a screen, and the buffer of their displaced positions.
private final class Vertices {
  let input: UnsafeMutableBufferPointer<SIMD2<Float>>
  let output: UnsafeMutableBufferPointer<SIMD2<Float>>
  let floorOutput: UnsafeMutableBufferPointer<SIMD2<Float>>

  init(count: Int) {
    var generator = SeededGenerator(seed: 2026)
    input = .allocate(capacity: count)
    for index in 0..<count {
      input[index] = SIMD2(Float(390 * generator.nextUnit()), Float(844 * generator.nextUnit()))
    }
    output = .allocate(capacity: count)
    floorOutput = .allocate(capacity: count)
    output.initialize(repeating: .zero)
    floorOutput.initialize(repeating: .zero)
  }

  /// One of the coordinates, in separate memory.
  func apart(_ coordinate: KeyPath<SIMD2<Float>, Float>) -> UnsafeMutableBufferPointer<Float> {
    let numbers = UnsafeMutableBufferPointer<Float>.allocate(capacity: input.count)
    for index in input.indices { numbers[index] = input[index][keyPath: coordinate] }
    return numbers
  }

  /// Moves every vertex with all constants precomputed, as in an optimized library.
  func moveByLibrary(_ field: RippleField, at time: Double) {
    let ripple = field.ripple
    let (amplitude, frequency) = (Float(ripple.amplitude), Float(ripple.frequency))
    let (decay, slowness) = (Float(ripple.decay), Float(1 / ripple.speed))
    let origins = field.shockwaves.map { SIMD2<Float>($0.origin) }
    for index in input.indices {
      let point = input[index]
      var sum = point
      for origin in origins {
        let away = point - origin
        let distance = (away.x * away.x + away.y * away.y).squareRoot()
        let age = Float(time) - distance * slowness
        guard age > 0 && distance > 0 else { continue }
        var amount = amplitude * sinf(frequency * age) * expf(-decay * age)
        switch ripple.nearField {
        case .none: break
        case .step: amount *= distance < 1 ? 0 : distance <= 60 ? 0.3 : 1
        case .smooth:
          let x = min(1, distance / 60)
          amount *= distance < 1 ? 0 : 0.3 + 0.7 * (x * x * (3 - 2 * x))
        }
        sum -= away * (amount / distance)
      }
      floorOutput[index] = sum
    }
  }

  var checksum: Fingerprint {
    var fingerprint = Fingerprint()
    for point in output {
      fingerprint.combine(Double(point.x))
      fingerprint.combine(Double(point.y))
    }
    return fingerprint
  }
}
