// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ColorMesh {
  /// Replaces the mesh by the interpolation between two meshes.
  ///
  /// The result has the bits of `start.interpolated(to: end, by: fraction)`, which allocates a new
  /// mesh:
  /// ```swift
  /// let still = ColorMesh(
  ///   width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
  ///   colors: [.black, .white, .white, .black])
  /// var moved = still
  /// moved.points[3] = [0.5, 0.5]
  /// var mesh = still
  /// mesh.interpolate(from: still, to: moved, by: 0.5)
  /// mesh.points[3]  // SIMD2<Double>(0.75, 0.75)
  /// ```
  ///
  /// - Complexity: O(*n*) for *n* points. From the second call onwards there is no allocation if
  ///   all three meshes have the same size and settings, and all or none have handles.
  public mutating func interpolate(
    from start: ColorMesh, to end: ColorMesh, by fraction: Double
  ) {
    guard fraction.magnitude < .infinity, start.isLike(end), isLike(start) else {
      self = start.interpolated(to: end, by: fraction)
      return
    }
    let isPastMiddle = fraction > 0.5
    let factor = isPastMiddle ? fraction - 1 : fraction
    points.withUnsafeMutableBufferPointer { points in
      for index in points.indices {
        let (a, b) = (start.points[index], end.points[index])
        points[index] = (isPastMiddle ? b : a) + (b - a) * factor
      }
    }
    components.withUnsafeMutableBufferPointer { components in
      for index in components.indices {
        let (a, b) = (start.components[index], end.components[index])
        components[index] = (isPastMiddle ? b : a) + (b - a) * factor
      }
    }
    handleOffsets.withUnsafeMutableBufferPointer { offsets in
      for index in offsets.indices {
        let (a, b) = (start.handleOffsets[index], end.handleOffsets[index])
        offsets[index] = (isPastMiddle ? b : a) + (b - a) * factor
      }
    }
    let (a, b) = (start.backgroundComponents, end.backgroundComponents)
    backgroundComponents = (isPastMiddle ? b : a) + (b - a) * factor
  }

  /// Returns whether two meshes have the same size, the same settings and as many handles.
  private func isLike(_ other: ColorMesh) -> Bool {
    width == other.width && height == other.height && colorSpace == other.colorSpace
      && smoothsColors == other.smoothsColors
      && handleOffsets.count == other.handleOffsets.count
  }
}
