// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Geometry and colors, with JSON.
extension FuzzSubject {
  static let shapes: [FuzzSubject] = [
    .coded {
      PathMorph(from: $0.path(), to: $0.path())
    } look: { morph, probe in
      for progress in [0, 0.25, 0.999, 1, -2, 3, .nan] {
        probe.examine(probe.measure(".path(at:)") { morph.path(at: progress) })
      }
    },
    .coded {
      $0.path()
    } look: {
      $1.examine($0)
    },
    .coded {
      $0.bounds()
    } look: { bounds, probe in
      probe.unchecked(bounds.center)
      probe.unchecked(bounds.diagonal)
      _ = bounds.inset(by: 3)
    },
    .coded { random in
      CubicSegment(
        start: random.point(), control1: random.point(), control2: random.point(),
        end: random.point())
    } look: { segment, probe in
      probe.unchecked(probe.measure(".length(accuracy:)") { segment.length() })
      for _ in 0..<4 {
        let parameter = probe.draw { $0.time(around: 1) }
        probe.measure(".state(at:)") { probe.unchecked(segment.state(at: parameter).value) }
        probe.measure(".split(at:)") { probe.unchecked(segment.split(at: parameter).first.end) }
      }
    },
    .coded {
      $0.affine()
    } look: { affine, probe in
      probe.unchecked(affine(SIMD2(1, 2)))
      probe.unchecked(probe.measure(".inverse") { affine.inverse?(.zero) } ?? .zero)
      probe.unchecked(probe.measure(".components") { affine.components?.rotation } ?? 0)
    },
    .coded {
      Affine2D.Components(translation: $0.point(), rotation: $0.number(), scale: $0.point())
    } look: { parts, probe in
      probe.unchecked(probe.measure("Affine2D(_:)") { Affine2D(parts) }(SIMD2(1, 2)))
    },
    .coded {
      $0.matrix()
    } look: { matrix, probe in
      probe.unchecked(probe.measure(".determinant") { matrix.determinant })
      probe.unchecked(probe.measure(".inverse") { matrix.inverse?.m11 } ?? 0)
      probe.unchecked(probe.measure(".components") { matrix.components?.scale.x } ?? 0)
      probe.unchecked(
        probe.measure(".morphed(to:by:)") { matrix.morphed(to: .identity, by: 0.3) }.m11)
    },
    .coded {
      $0.matrixParts()
    } look: { parts, probe in
      probe.unchecked(probe.measure("Matrix4(_:)") { Matrix4(parts) }.m11)
    },
    .coded {
      Quaternion(components: $0.vector4())
    } look: { rotation, probe in
      probe.unchecked(rotation.angle)
      probe.unchecked(probe.measure(".normalized") { rotation.normalized }.real)
      probe.measure(".interpolated(to:by:)") {
        probe.unchecked(rotation.interpolated(to: .identity, by: 0.3).real)
      }
    },
    .coded { $0.quad() },
    .coded { random in
      Homography(from: Quad(Bounds(x: 0, y: 0, width: 10, height: 10)), to: random.quad())
        ?? random.flatHomography()
    } look: { map, probe in
      probe.unchecked(probe.measure("(_:)") { map(SIMD2(1, 2)) } ?? .zero)
      probe.unchecked(probe.measure(".matrix") { map.matrix }.m11)
      probe.unchecked(probe.measure(".inverse(_:)") { map.inverse(SIMD2(1, 2)) } ?? .zero)
    },
    .coded {
      SRGB(components: $0.vector4())
    } look: {
      $1.examine($0)
    },
    .coded {
      LinearRGB(components: $0.vector4())
    } look: {
      $1.examine($0)
    },
    .coded {
      OKLab(components: $0.vector4())
    } look: {
      $1.examine($0)
    },
    .coded {
      Premultiplied<SRGB>(components: $0.vector4())
    } look: {
      $1.unchecked($0.color.red)
    },
    .coded {
      $0.pick(InterpolationSpace.allCases)
    } look: { space, probe in
      let color = space.converted(SIMD4(0.1, 0.5, 1, 1), to: .oklab)
      for index in 0..<4 { probe.finite(Double(color[index])) }
    },
  ]
}

extension FuzzRandom {
  mutating func bounds() -> Bounds {
    Bounds(x: number(), y: number(), width: notNegative(), height: notNegative())
  }

  mutating func affine() -> Affine2D {
    Affine2D(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  mutating func quad() -> Quad {
    Quad(topLeft: point(), topRight: point(), bottomRight: point(), bottomLeft: point())
  }

  mutating func matrixParts() -> Matrix4.Components {
    Matrix4.Components(
      translation: SIMD3(number(), number(), number()), scale: SIMD3(number(), number(), 1),
      skew: SIMD3(number(), 0, 0), rotation: Quaternion(components: vector4()).normalized)
  }

  mutating func matrix() -> Matrix4 {
    let matrix = Matrix4(matrixParts())
    let sum = [matrix.row1, matrix.row2, matrix.row3, matrix.row4].reduce(.zero, +).sum()
    return sum.isFinite ? matrix : .identity
  }

  /// The map of a square onto itself, moved.
  mutating func flatHomography() -> Homography {
    let square = Quad(Bounds(x: 0, y: 0, width: 1, height: 1))
    guard let map = Homography(from: square, to: square) else {
      preconditionFailure("a square maps onto itself")
    }
    return map
  }

  /// A coordinate that a path may have.
  mutating func coordinate() -> Double { min(max(number(), -1e150), 1e150) }

  mutating func path() -> BezierPath {
    var path = BezierPath()
    for _ in 0..<below(4) {
      path.move(to: SIMD2(coordinate(), coordinate()))
      for _ in 0..<below(4) {
        let (a, b, end) = (
          SIMD2(coordinate(), coordinate()), SIMD2(coordinate(), coordinate()),
          SIMD2(coordinate(), coordinate())
        )
        switch below(4) {
        case 0: path.addLine(to: end)
        case 1: path.addQuadratic(to: end, control: a)
        case 2: path.addCubic(to: end, control1: a, control2: b)
        default:
          path.addArc(to: end, radii: a, rotation: b.x, isLarge: chance(0.5), isClockwise: true)
        }
      }
      if chance(0.5) { path.close() }
    }
    return path
  }
}

extension FuzzProbe {
  func unchecked(_ point: SIMD2<Double>) {
    unchecked(point.x)
    unchecked(point.y)
  }

  func examine(_ path: BezierPath) {
    let length = measure(".length(accuracy:)") { path.length() }
    finite(length)
    if let bounds = measure(".bounds", { path.bounds }) { finite(bounds.minimum) }
    let text = measure(".svg") { path.svg }
    look(at: "BezierPath(svg:)")
    expect((try? BezierPath(svg: text)) == path, "reads \(text) as another path")
    let parts = measure(".trimmed(from:to:)") { path.trimmed(from: 0.25, to: 0.75) }
    integer(parts.segments.count)
    let path = measure(".reversed()") { path.reversed() }
    let measurement = measure("PathMeasure(_:accuracy:)") { PathMeasure(path) }
    for share in [-1, 0, 0.3, 1, 2, .nan, .infinity] as [Double] {
      finite(
        measure("PathMeasure.state(atLength:)") {
          measurement.state(atLength: share * measurement.length)
        })
    }
    // The analysis of a motion along a path samples it a thousand times for each question.
    if draw({ $0.chance(0.05) }) { examine(measurement.traversed(in: 1, easing: .easeInOut)) }
  }

  func examine<Color: UnpremultipliedColor>(_ color: Color) {
    let light = measure(".linear") { color.linear }
    unchecked(light.red)
    unchecked(measure("SRGB(_:)") { SRGB(light) }.green)
    unchecked(measure("OKLab(_:)") { OKLab(light) }.lightness)
    for space in InterpolationSpace.allCases {
      let mixed = measure(".interpolated(to:by:in:, in: .oklab)") {
        color.interpolated(to: .white, by: 0.3, in: space)
      }
      unchecked(mixed.components.x)
    }
  }

  func examine(_ color: SRGB) {
    for index in 0..<4 { finite(color.components[index]) }
    let text = measure(".css") { color.css }
    look(at: "SRGB(css:)")
    // The text is rounded and clamped, once and for all.
    let copy = (try? SRGB(css: text))?.css
    expect(copy == text, "reads \(text) as \(copy ?? "nothing")")
    unchecked(measure(".linear") { color.linear }.red)
  }
}
