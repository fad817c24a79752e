// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Colors in three spaces and their mixtures, in both precisions, and meshes of colors.
struct ColorScenario: ScenarioSamples {
  private let tessellation = ColorMesh.Tessellation(verticesPerEdge: 5)

  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 12, index: index)
    var print = Fingerprint()
    let color = Self.color(&arguments, index)
    let other = Self.color(&arguments, index / 4)
    combineColors(&print, color, other, arguments.even(-0.25, 1.25))
    combineSingle(&print, &arguments, color, index)
    if index % 16 == 0 { combineMesh(&print, &arguments, index / 16) }
    return print.value
  }

  /// Returns a color in the gamut, near it, of any magnitude, or with any bits.
  private static func color(_ arguments: inout ScenarioArguments, _ index: Int) -> SRGB {
    func number() -> Double {
      switch index % 8 {
      case 0...4: arguments.even(0, 1)
      case 5: arguments.even(-1, 2)
      case 6: arguments.signed(-300, 300)
      default: finite(arguments.bits())
      }
    }
    let alpha = index % 3 == 0 ? 1 : arguments.even(0, 1)
    return SRGB(red: number(), green: number(), blue: number(), alpha: alpha)
  }

  private static func finite(_ number: Double) -> Double {
    number.isFinite ? number : 0.5
  }

  private func combineColors(
    _ print: inout Fingerprint, _ color: SRGB, _ other: SRGB, _ fraction: Double
  ) {
    let (light, lab) = (color.linear, OKLab(color))
    print.combine(light.components)
    print.combine(lab.components)
    print.combine(SRGB(lab).components)
    let bytes = color.bytes
    for lane in 0..<4 { print.combine(Int(bytes[lane])) }
    for space in InterpolationSpace.allCases {
      print.combine(color.interpolated(to: other, by: fraction, in: space).components)
    }
    let between = Premultiplied(lab).interpolated(
      to: Premultiplied(OKLab(other)), by: fraction)
    print.combine(between.color.components)
  }

  private func combineSingle(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ color: SRGB, _ index: Int
  ) {
    let single = SIMD4<Float>(color.components)
    let any = Float(bitPattern: UInt32(truncatingIfNeeded: arguments.bits().bitPattern))
    let lanes = SIMD4(single.x, single.y, any == any ? any : 0, Float(arguments.even(0, 1)))
    for result in [TransferFunction.linear(lanes), TransferFunction.encoded(lanes)] {
      for lane in 0..<4 { print.combine(result[lane]) }
    }
    let spaces = InterpolationSpace.allCases
    let (from, to) = (spaces[index % 3], spaces[index / 3 % 3])
    let converted = from.converted(single, to: to)
    for lane in 0..<4 { print.combine(converted[lane]) }
  }

  private func combineMesh(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ index: Int
  ) {
    let (start, end) = (mesh(&arguments, index), mesh(&arguments, index))
    var mesh = start
    mesh.interpolate(from: start, to: end, by: arguments.even(-0.5, 1.5))
    for _ in 0..<4 {
      let (u, v) = (arguments.even(-0.1, 1.1), arguments.even(-0.1, 1.1))
      print.combine(mesh.position(u: u, v: v))
      print.combine(mesh.color(u: u, v: v).components)
    }
    print.combine(mesh.position(u: arguments.bits(), v: arguments.bits()))
    let patches = index % mesh.patchCount..<index % mesh.patchCount + 1
    withUnsafeTemporaryAllocation(of: SIMD2<Float>.self, capacity: 25) { positions in
      positions.initialize(repeating: .zero)
      var span = positions.mutableSpan
      tessellation.samplePositions(of: mesh, patches: patches, into: &span)
      for position in positions {
        print.combine(position.x)
        print.combine(position.y)
      }
    }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 25) { pixels in
      pixels.initialize(repeating: 0)
      var span = pixels.mutableSpan
      tessellation.sampleColors(
        of: mesh, patches: patches, format: index % 2 == 0 ? .straight : .premultiplied,
        into: &span)
      for pixel in pixels { print.combine(UInt64(pixel)) }
    }
  }

  private func mesh(_ arguments: inout ScenarioArguments, _ index: Int) -> ColorMesh {
    let (width, height) = (2 + index % 3, 2 + index / 3 % 2)
    var points: [ColorMesh.BezierPoint] = []
    var colors: [SRGB] = []
    for place in 0..<width * height {
      func point(_ spread: Double) -> SIMD2<Double> {
        SIMD2(
          Double(place % width) + arguments.even(-spread, spread),
          Double(place / width) + arguments.even(-spread, spread))
      }
      points.append(
        ColorMesh.BezierPoint(
          position: point(0.4), leadingControlPoint: point(1), topControlPoint: point(1),
          trailingControlPoint: point(1), bottomControlPoint: point(1)))
      colors.append(Self.color(&arguments, place == 0 ? index : 0).opacity(arguments.even(0, 1)))
    }
    let space = InterpolationSpace.allCases[index % 3]
    if index % 4 == 0 {
      return ColorMesh(
        width: width, height: height, bezierPoints: points, colors: colors, colorSpace: space)
    }
    return ColorMesh(
      width: width, height: height, points: points.map { $0.position }, colors: colors,
      smoothsColors: index % 2 == 0, colorSpace: space)
  }
}

extension Fingerprint {
  /// Digests the components of a color.
  fileprivate mutating func combine(_ components: SIMD4<Double>) {
    for lane in 0..<4 { combine(components[lane]) }
  }
}
