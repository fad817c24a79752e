// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import MotionScenes

/// The picture under a scene's ripples, drawn natively from the scene's field.
///
/// For every pixel it finds the triangle of the mesh that contains it, while the page scans the
/// lines of every triangle: two methods for the same picture.
struct DistortedPicture {
  /// The size in pixels.
  let columns: Int, rows: Int

  /// Red, green, blue and opacity of each pixel, row by row, not premultiplied.
  private(set) var bytes: [UInt8]

  private let source: SourcePicture

  /// The scenes whose fields distort the picture.
  static let scenes = ["ripple", "shader-ripple"]

  /// Draws the picture at a time; nil for a scene without one.
  init?(_ scene: SceneInstance, named name: String, at time: Double, density: Int) {
    guard Self.scenes.contains(name) else { return nil }
    source = SourcePicture(density: density)
    (columns, rows) = (source.columns, source.rows)
    bytes = [UInt8](repeating: 0, count: 4 * columns * rows)
    let field = scene.field(at: time)
    if name == "ripple" { displace(field) } else { refract(field) }
  }

  private mutating func put(
    _ column: Int, _ row: Int, x: Double, y: Double, light: Double = 0
  ) {
    func place(_ number: Double) -> Int { Int((number * 256 - 127.5).rounded(.down)) }
    let color = source.color(x: place(x), y: place(y))
    let opacity = color.w
    let more = Int32((light * Double(opacity) + 0.5).rounded(.down))
    for channel in 0..<3 {
      let lit = min(max(color[channel] + more, 0), opacity)
      bytes[4 * (row * columns + column) + channel] =
        opacity == 0 ? 0 : UInt8(Double(lit * 255) / Double(opacity) + 0.5)
    }
    bytes[4 * (row * columns + column) + 3] = UInt8(opacity)
  }

  private struct Vertex {
    /// The current position and the one at rest, in pixels.
    let place: SIMD2<Double>, rest: SIMD2<Double>
  }

  /// Draws the mesh whose vertices the field holds.
  private mutating func displace(_ field: [Float]) {
    let (density, margin) = (Double(source.density), PictureGrid.margin)
    let cell = PictureGrid.cell * density
    let (across, down) = (columns / Int(cell), rows / Int(cell))
    func vertex(_ column: Int, _ row: Int) -> Vertex {
      let index = 2 * (row * (across + 1) + column)
      let place = SIMD2(Double(field[index]), Double(field[index + 1]))
      return Vertex(
        place: (place + margin) * density, rest: SIMD2(Double(column), Double(row)) * cell)
    }
    for row in 0..<down {
      for column in 0..<across {
        let (a, c) = (vertex(column, row), vertex(column + 1, row + 1))
        fill(a, vertex(column + 1, row), c)
        fill(a, c, vertex(column, row + 1))
      }
    }
  }

  /// Fills the pixels whose centers are in a triangle.
  private mutating func fill(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
    func area(_ p: SIMD2<Double>, _ q: SIMD2<Double>, _ r: SIMD2<Double>) -> Double {
      (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y)
    }
    let whole = area(a.place, b.place, c.place)
    if whole == 0 { return }
    let low = pointwiseMin(a.place, pointwiseMin(b.place, c.place)).rounded(.down)
    let high = pointwiseMax(a.place, pointwiseMax(b.place, c.place)).rounded(.up)
    for row in max(0, Int(low.y))..<max(0, Int(low.y), min(rows, Int(high.y))) {
      for column in max(0, Int(low.x))..<max(0, Int(low.x), min(columns, Int(high.x))) {
        let point = SIMD2(Double(column), Double(row)) + 0.5
        // The weight of each vertex at the point: all are positive inside.
        let toA = area(point, b.place, c.place) / whole
        let toB = area(a.place, point, c.place) / whole
        let toC = area(a.place, b.place, point) / whole
        guard toA >= 0, toB >= 0, toC >= 0 else { continue }
        let from = a.rest * toA + b.rest * toB + c.rest * toC
        put(column, row, x: from.x, y: from.y)
      }
    }
  }

  /// Draws each point of the picture with the color of another point, which the field gives.
  private mutating func refract(_ field: [Float]) {
    let (density, cell) = (Double(source.density), PictureGrid.cell)
    let corners = Int(PictureGrid.size.x / cell) + 1
    let edge = Int(PictureGrid.margin) * source.density
    for row in edge..<rows - edge {
      for column in edge..<columns - edge {
        let x = (Double(column - edge) + 0.5) / (cell * density)
        let y = (Double(row - edge) + 0.5) / (cell * density)
        let place = 3 * (Int(y) * corners + Int(x))
        let (right, under) = (x - x.rounded(.down), y - y.rounded(.down))
        func value(_ index: Int) -> Double {
          let (left, below) = (place + index, place + 3 * corners + index)
          let top = Double(field[left]) * (1 - right) + Double(field[left + 3]) * right
          let bottom = Double(field[below]) * (1 - right) + Double(field[below + 3]) * right
          return top * (1 - under) + bottom * under
        }
        put(
          column, row, x: Double(column) + 0.5 + value(0) * density,
          y: Double(row) + 0.5 + value(1) * density, light: value(2))
      }
    }
  }
}
