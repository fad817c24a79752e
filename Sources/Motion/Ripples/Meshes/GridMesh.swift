// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A rectangle divided into cells, each of which becomes a quad when the corners move.
///
/// A picture that is divided into the cells, each drawn with its own transform, bends with the
/// vertices. The displacement may come from a ripple, a spring or a finger.
/// ```swift
/// let mesh = GridMesh(columns: 10, rows: 10, bounds: Bounds(x: 0, y: 0, width: 390, height: 844))
/// mesh.cell(11).minimum  // SIMD2<Double>(39.0, 84.4)
/// mesh.vertexCount  // 121
/// ```
/// Cells and vertices are counted row by row from the top left. Each row has one vertex more than
/// cells, and there is one row of vertices more.
///
/// - Units: Points; y points down.
@frozen
public struct GridMesh: Hashable, Sendable {
  /// The number of cells in a row.
  public let columns: Int

  /// The number of rows.
  public let rows: Int

  /// The divided rectangle.
  public let bounds: Bounds

  /// Creates a mesh of equal cells.
  ///
  /// The width or height of the rectangle may be 0; its cells then have no homography, and the
  /// identity as transform.
  ///
  /// - Precondition: There is at least one column and one row, and no more than 65 536 of each.
  ///   The bounds are finite.
  @inlinable
  public init(columns: Int, rows: Int, bounds: Bounds) {
    let limit = GridMesh.limit
    precondition(
      columns >= 1 && columns <= limit, "columns must be in 1...\(limit), but is \(columns)")
    precondition(rows >= 1 && rows <= limit, "rows must be in 1...\(limit), but is \(rows)")
    let corners = bounds.minimum - bounds.minimum + (bounds.maximum - bounds.maximum)
    precondition(corners == .zero, "bounds must be finite, but is \(bounds)")
    self.columns = columns
    self.rows = rows
    self.bounds = bounds
  }

  /// The largest number of columns and of rows.
  @inlinable
  package static var limit: Int { 65_536 }

  /// The number of cells.
  @inlinable
  public var cellCount: Int { columns * rows }

  /// The number of vertices.
  @inlinable
  public var vertexCount: Int { (columns + 1) * (rows + 1) }

  /// Returns the position of a vertex at rest.
  ///
  /// - Precondition: The column is from 0 to `columns`, and the row from 0 to `rows`.
  @inlinable
  public func vertex(column: Int, row: Int) -> SIMD2<Double> {
    precondition(column >= 0 && column <= columns, "column must be in 0...\(columns)")
    precondition(row >= 0 && row <= rows, "row must be in 0...\(rows)")
    return SIMD2(x(ofColumn: column), y(ofRow: row))
  }

  /// Returns the rectangle of a cell at rest.
  ///
  /// - Precondition: The index is at least 0 and less than `cellCount`.
  @inlinable
  public func cell(_ index: Int) -> Bounds {
    let (column, row) = location(ofCell: index)
    let minimum = vertex(column: column, row: row)
    // Rounding may make the grid of a tiny rectangle decrease.
    return Bounds(
      minimum: minimum,
      maximum: pointwiseMax(minimum, vertex(column: column + 1, row: row + 1)))
  }

  /// Writes the positions of all vertices at rest.
  ///
  /// - Precondition: There is room for `vertexCount` vertices.
  @inlinable
  public func writeVertices(into vertices: inout MutableSpan<SIMD2<Double>>) {
    vertices.withUnsafeMutableBufferPointer { vertices in
      fillVertices(of: vertices) { $0 }
    }
  }

  /// Writes the positions of all vertices at rest, in single precision.
  ///
  /// - Precondition: There is room for `vertexCount` vertices.
  @inlinable
  public func writeVertices(into vertices: inout MutableSpan<SIMD2<Float>>) {
    vertices.withUnsafeMutableBufferPointer { vertices in
      fillVertices(of: vertices) { Float($0) }
    }
  }

  @inlinable
  @inline(__always)
  func fillVertices<Scalar>(
    of vertices: UnsafeMutableBufferPointer<SIMD2<Scalar>>, _ rounded: (Double) -> Scalar
  ) {
    checkCount(vertices.count, of: "vertices", vertexCount)
    var index = 0
    for row in 0...rows {
      let y = rounded(y(ofRow: row))
      for column in 0...columns {
        vertices[index] = SIMD2(rounded(x(ofColumn: column)), y)
        index += 1
      }
    }
  }

  /// The positions of all vertices at rest.
  public var vertices: [SIMD2<Double>] {
    (0...rows).flatMap { row in
      (0...columns).map { SIMD2(x(ofColumn: $0), y(ofRow: row)) }
    }
  }

  @inlinable
  func x(ofColumn column: Int) -> Double {
    bounds.minimum.x.interpolated(to: bounds.maximum.x, by: Double(column) / Double(columns))
  }

  @inlinable
  func y(ofRow row: Int) -> Double {
    bounds.minimum.y.interpolated(to: bounds.maximum.y, by: Double(row) / Double(rows))
  }

  @inlinable
  func location(ofCell index: Int) -> (column: Int, row: Int) {
    precondition(
      index >= 0 && index < cellCount, "index must be in 0..<\(cellCount), but is \(index)")
    return (index % columns, index / columns)
  }

  @inlinable
  func checkCount(_ count: Int, of name: String, _ least: Int) {
    precondition(count >= least, "\(name) must have \(least) elements, but has \(count)")
  }
}
