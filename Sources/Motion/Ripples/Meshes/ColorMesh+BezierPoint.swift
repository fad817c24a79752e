// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ColorMesh {
  /// A point of a mesh with the handles of its curves in four directions.
  ///
  /// The edge between two points is a cubic Bézier curve over the trailing handle of one and the
  /// leading handle of the other, or the bottom handle and the top handle. Opposite handles at
  /// equal distances on a line through the point avoid a crease.
  @frozen
  public struct BezierPoint: Hashable, Sendable {
    /// The point.
    public var position: SIMD2<Double>

    /// The handle toward the point before it in the row.
    public var leadingControlPoint: SIMD2<Double>

    /// The handle toward the point in the row above.
    public var topControlPoint: SIMD2<Double>

    /// The handle toward the point after it in the row.
    public var trailingControlPoint: SIMD2<Double>

    /// The handle toward the point in the row below.
    public var bottomControlPoint: SIMD2<Double>

    /// Creates a point with its handles.
    @inlinable
    public init(
      position: SIMD2<Double>, leadingControlPoint: SIMD2<Double>,
      topControlPoint: SIMD2<Double>, trailingControlPoint: SIMD2<Double>,
      bottomControlPoint: SIMD2<Double>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Creates a mesh with handles.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - bezierPoints: The points with their handles, row by row. Handles that point out of the
  ///     mesh have no effect.
  ///   - colors: The colors of the points.
  ///   - background: The color around the sheet.
  ///   - smoothsColors: Whether colors follow a smooth step from point to point.
  ///   - colorSpace: The space in which the colors are mixed.
  /// - Precondition: Width and height are at least 2, there are as many points and colors as
  ///   their product, and all numbers are finite.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [SRGB],
    background: SRGB = .clear, smoothsColors: Bool = true, colorSpace: InterpolationSpace = .srgb
  ) {
    self.init(
      width: width, height: height, points: bezierPoints.map { $0.position }, colors: colors,
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    handleOffsets = bezierPoints.indices.map { index in
      bezierPoints[index].handles - impliedHandles(column: index % width, row: index / width)
    }
    ParameterFlaw.trap(if: .first("handles", finite: handleOffsets))
  }

  /// The points with their handles, including implied ones.
  ///
  /// - Accuracy: Given handles are returned within a few ulp of the surrounding coordinates.
  /// - Complexity: O(*n*) for *n* points, with an allocation.
  public var bezierPoints: [BezierPoint] {
    points.indices.map { index in
      var handles = impliedHandles(column: index % width, row: index / width)
      if !handleOffsets.isEmpty { handles += handleOffsets[index] }
      return BezierPoint(
        position: points[index], leadingControlPoint: SIMD2(handles[0], handles[1]),
        topControlPoint: SIMD2(handles[2], handles[3]),
        trailingControlPoint: SIMD2(handles[4], handles[5]),
        bottomControlPoint: SIMD2(handles[6], handles[7]))
    }
  }

  /// Returns the handles P ± T/3 of the implied tangents: leading, top, trailing, bottom.
  func impliedHandles(column: Int, row: Int) -> SIMD8<Double> {
    let point = points[row * width + column]
    let along = impliedTangent(along: column, of: width, from: row * width, by: 1) / 3
    let down = impliedTangent(along: row, of: height, from: column, by: width) / 3
    return SIMD8(
      lowHalf: SIMD4(lowHalf: point - along, highHalf: point - down),
      highHalf: SIMD4(lowHalf: point + along, highHalf: point + down))
  }

  /// Returns the implied tangent at an index of a row or column of points.
  func impliedTangent(along index: Int, of count: Int, from first: Int, by step: Int)
    -> SIMD2<Double>
  {
    let (before, after) = (max(index - 1, 0), min(index + 1, count - 1))
    let change = points[first + after * step] - points[first + before * step]
    return after - before == 2 ? change * 0.5 : change
  }
}

extension ColorMesh.BezierPoint {
  /// The leading, top, trailing and bottom handle.
  var handles: SIMD8<Double> {
    SIMD8(
      lowHalf: SIMD4(lowHalf: leadingControlPoint, highHalf: topControlPoint),
      highHalf: SIMD4(lowHalf: trailingControlPoint, highHalf: bottomControlPoint))
  }
}
