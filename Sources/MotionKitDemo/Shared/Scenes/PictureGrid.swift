// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The dimensions of the picture that the ripples distort, in points.
public enum PictureGrid {
  /// The size of the picture.
  public static var size: SIMD2<Double> { SIMD2(640, 400) }

  /// The margin around the picture for points that move outwards.
  public static var margin: Double { 20 }

  /// The distance between two points of a field.
  public static var cell: Double { 10 }

  /// The rectangle of the picture.
  static var bounds: Bounds { Bounds(minimum: .zero, maximum: size) }

  /// A mesh over the picture and its margin.
  static var mesh: GridMesh { grid(over: bounds.inset(by: -margin)) }

  /// A grid over the picture alone.
  static var grid: GridMesh { grid(over: bounds) }

  private static func grid(over bounds: Bounds) -> GridMesh {
    GridMesh(
      columns: Int(bounds.width / cell), rows: Int(bounds.height / cell), bounds: bounds)
  }
}
