// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Suite {
  /// Meshes of colors converted to vertices, next to the formula of the patch for each of them.
  static var colorMesh: Suite {
    Suite(name: "ColorMesh", benchmarks: [whole, small, moved])
  }

  /// A mesh of 4 × 4 patches, and a displaced one.
  private static let meshes: (ColorMesh, ColorMesh) = {
    var generator = SeededGenerator(seed: 7)
    func make() -> ColorMesh {
      var (points, colors) = ([SIMD2<Double>](), [SRGB]())
      for index in 0..<25 {
        let jitter = SIMD2(generator.nextUnit(), generator.nextUnit()) * 0.1
        points.append(SIMD2(Double(index % 5), Double(index / 5)) / 4 + jitter)
        colors.append(
          SRGB(red: generator.nextUnit(), green: generator.nextUnit(), blue: generator.nextUnit()))
      }
      return ColorMesh(width: 5, height: 5, points: points, colors: colors, colorSpace: .oklab)
    }
    return (make(), make())
  }()

  private static var whole: Benchmark {
    tessellated(
      "positions and colors, 4 × 4 patches of 64 × 64", edge: 64, mesh: { meshes.0 })
  }

  private static var small: Benchmark {
    tessellated("positions and colors, 4 × 4 patches of 8 × 8", edge: 8, mesh: { meshes.0 })
  }

  private static var moved: Benchmark {
    var mesh = meshes.0
    mesh.interpolate(from: meshes.0, to: meshes.1, by: 0.25)
    return tessellated(
      "a moving mesh, interpolated in place, 64 × 64", edge: 64,
      mesh: {
        mesh.interpolate(from: meshes.0, to: meshes.1, by: 0.25)
        return mesh
      })
  }

  private static func tessellated(
    _ name: String, edge: Int, mesh: @escaping () -> ColorMesh
  ) -> Benchmark {
    let tessellation = ColorMesh.Tessellation(verticesPerEdge: edge)
    let count = tessellation.vertexCount(of: meshes.0)
    let positions = UnsafeMutableBufferPointer<SIMD2<Float>>.allocate(capacity: count)
    let colors = UnsafeMutableBufferPointer<SIMD4<Float>>.allocate(capacity: count)
    let floorPositions = UnsafeMutableBufferPointer<SIMD2<Float>>.allocate(capacity: count)
    let floorColors = UnsafeMutableBufferPointer<SIMD4<Float>>.allocate(capacity: count)
    let floor = FlatColorMesh(meshes.0)
    return Benchmark(
      name: name, count: count, floorName: "the patch's formula for each vertex, powf",
      run: {
        let mesh = mesh()
        var places = positions.mutableSpan
        var paints = colors.mutableSpan
        tessellation.samplePositions(of: mesh, into: &places)
        tessellation.sampleColors(of: mesh, into: &paints)
      },
      runFloor: { floor.sample(edge, floorPositions, floorColors) },
      checksum: {
        var fingerprint = Fingerprint()
        for index in 0..<count {
          fingerprint.combine(positions[index].x)
          fingerprint.combine(positions[index].y)
          for lane in 0..<4 { fingerprint.combine(colors[index][lane]) }
        }
        return fingerprint
      })
  }
}

/// A mesh whose vertices are evaluated one by one, in `Float`.
struct FlatColorMesh {
  private let width: Int
  private let height: Int
  private let points: [SIMD2<Float>]
  private let labs: [SIMD4<Float>]

  init(_ mesh: ColorMesh) {
    width = mesh.width
    height = mesh.height
    points = mesh.points.map { SIMD2<Float>($0) }
    labs = mesh.colors.map { SIMD4<Float>(OKLab($0).components) }
  }

  private func tangent(_ index: Int, _ place: Int, _ count: Int, _ step: Int) -> SIMD2<Float> {
    if place == 0 { return points[index + step] - points[index] }
    if place == count - 1 { return points[index] - points[index - step] }
    return (points[index + step] - points[index - step]) / 2
  }

  private func weights(_ t: Float) -> SIMD4<Float> {
    let (t2, t3) = (t * t, t * t * t)
    return SIMD4(2 * t3 - 3 * t2 + 1, 3 * t2 - 2 * t3, t3 - 2 * t2 + t, t3 - t2)
  }

  @inline(never)
  func sample(
    _ edge: Int, _ positions: UnsafeMutableBufferPointer<SIMD2<Float>>,
    _ colors: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) {
    var place = 0
    for row in 0..<height - 1 {
      for column in 0..<width - 1 {
        for j in 0..<edge {
          for i in 0..<edge {
            let h = weights(Float(i) / Float(edge - 1))
            let k = weights(Float(j) / Float(edge - 1))
            var position = SIMD2<Float>.zero
            var lab = SIMD4<Float>.zero
            for b in 0..<2 {
              for a in 0..<2 {
                let index = (row + b) * width + column + a
                position += points[index] * (h[a] * k[b])
                position += tangent(index, column + a, width, 1) * (h[2 + a] * k[b])
                position += tangent(index, row + b, height, width) * (h[a] * k[2 + b])
                lab += labs[index] * (h[a] * k[b])
              }
            }
            positions[place] = position
            colors[place] = LibraryColor.srgb(oklab: lab)
            place += 1
          }
        }
      }
    }
  }
}
