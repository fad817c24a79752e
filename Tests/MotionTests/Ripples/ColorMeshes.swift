// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Meshes that several tests use.
enum ColorMeshes {
  /// The points of the article: the center of three by three is moved.
  static let points: [SIMD2<Double>] = [
    [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.9, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
  ]

  /// A mesh of random points and colors, some of them transparent.
  static func random(
    width: Int, height: Int, seed: UInt64, hasHandles: Bool = false, isOpaque: Bool = false,
    smoothsColors: Bool = true, colorSpace: InterpolationSpace = .oklab
  ) -> ColorMesh {
    var generator = SeededGenerator(seed: seed)
    func unit() -> Double { generator.nextUnit() }
    func point(_ spread: Double) -> SIMD2<Double> { [spread * (unit() - 0.5), spread * unit()] }
    var points: [ColorMesh.BezierPoint] = []
    var colors: [SRGB] = []
    for row in 0..<height {
      for column in 0..<width {
        let place = SIMD2(Double(column), Double(row)) + point(0.5)
        points.append(
          ColorMesh.BezierPoint(
            position: place, leadingControlPoint: place - point(0.6),
            topControlPoint: place - point(0.6), trailingControlPoint: place + point(0.6),
            bottomControlPoint: place + point(0.6)))
        let alpha = isOpaque ? 1 : [0, 0.3, 1][Int(generator.next() % 3)]
        colors.append(SRGB(red: unit(), green: unit(), blue: unit(), alpha: alpha))
      }
    }
    if hasHandles {
      return ColorMesh(
        width: width, height: height, bezierPoints: points, colors: colors,
        smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    return ColorMesh(
      width: width, height: height, points: points.map(\.position), colors: colors,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// All triangles' worth of positions.
  static func positions(
    _ mesh: ColorMesh, _ tessellation: ColorMesh.Tessellation, patches: Range<Int>? = nil
  ) -> [SIMD2<Float>] {
    let count = (patches?.count ?? mesh.patchCount) * tessellation.verticesPerPatch
    var result = [SIMD2<Float>](repeating: .zero, count: count)
    result.withMutableSpan {
      tessellation.samplePositions(of: mesh, patches: patches, into: &$0)
    }
    return result
  }

  /// The colors of all vertices.
  static func colors(
    _ mesh: ColorMesh, _ tessellation: ColorMesh.Tessellation, patches: Range<Int>? = nil,
    format: ColorMesh.AlphaFormat = .premultiplied
  ) -> [SIMD4<Float>] {
    let count = (patches?.count ?? mesh.patchCount) * tessellation.verticesPerPatch
    var result = [SIMD4<Float>](repeating: .zero, count: count)
    result.withMutableSpan {
      tessellation.sampleColors(of: mesh, patches: patches, format: format, into: &$0)
    }
    return result
  }

  /// The packed colors of all vertices.
  static func pixels(
    _ mesh: ColorMesh, _ tessellation: ColorMesh.Tessellation,
    format: ColorMesh.AlphaFormat = .premultiplied
  ) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: tessellation.vertexCount(of: mesh))
    result.withMutableSpan {
      tessellation.sampleColors(of: mesh, format: format, into: &$0)
    }
    return result
  }
}
