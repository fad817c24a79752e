// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A grid of colored points that spans a smooth sheet of color.
///
/// ![A mesh of three by three colors, with its points and the tangents of one](color-mesh)
///
/// It corresponds to SwiftUI's mesh gradient, as a value: it can be sampled anywhere, converted to
/// triangles in bulk, and animated as a vector.
///
/// ```swift
/// let mesh = ColorMesh(
///   width: 3, height: 3,
///   points: [
///     [0, 0], [0.5, 0], [1, 0],
///     [0, 0.5], [0.9, 0.3], [1, 0.5],
///     [0, 1], [0.5, 1], [1, 1],
///   ],
///   colors: [
///     .black, .black, .black,
///     SRGB(hex: 0x0000ff), SRGB(hex: 0x0000ff), SRGB(hex: 0x0000ff),
///     SRGB(hex: 0x00ff00), SRGB(hex: 0x00ff00), SRGB(hex: 0x00ff00),
///   ])
/// mesh.position(u: 0.25, v: 0.25)  // SIMD2<Double>(0.4, 0.175)
/// mesh.color(u: 0.5, v: 0.75).css  // #008080
/// ```
///
/// Four neighboring points span a bicubic patch without twist. The tangent at a point is half the
/// vector between the neighbors on both sides (Catmull and Rom), or the vector to the single
/// neighbor at the boundary; handles replace it, as in ``BezierPoint``. Neighboring patches share
/// their edges, and without handles the sheet has no crease.
///
/// Premultiplied colors are interpolated in both directions, linearly or by a smooth step.
///
/// - Units: Points in the unit of the drawing, usually fractions of the size; y points down.
/// - Edge cases: The mesh without points, ``zero``, is transparent.
/// - Source: The patch of J. C. Ferguson (1964) with zero twists. SwiftUI does not document its
///   implied handles.
public struct ColorMesh: Sendable {
  /// The number of points in a row.
  public internal(set) var width: Int

  /// The number of rows.
  public internal(set) var height: Int

  /// The points, row by row.
  ///
  /// They may be set one by one; handles move with their points.
  ///
  /// - Precondition: Their count does not change.
  public var points: [SIMD2<Double>] {
    didSet {
      precondition(
        points.count == width * height,
        "points must be \(width) times \(height), but are \(points.count)")
    }
  }

  /// The offsets of the leading, top, trailing and bottom handle of each point from the implied
  /// ones.
  ///
  /// If the list is empty, all handles are implied. With offsets, a sum of meshes is a sum of
  /// components.
  var handleOffsets: [SIMD8<Double>]

  /// The premultiplied colors, in the color space of the mesh.
  var components: [SIMD4<Double>]

  /// The premultiplied color around the sheet, in the color space of the mesh.
  var backgroundComponents: SIMD4<Double>

  /// Whether colors follow a smooth step from point to point, instead of a line.
  ///
  /// Smooth colors have no visible crease along the edges of the patches.
  public var smoothsColors: Bool

  /// The space in which the colors are mixed.
  public internal(set) var colorSpace: InterpolationSpace

  /// Creates a mesh whose handles are implied.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - points: The points, row by row.
  ///   - colors: The colors of the points.
  ///   - background: The color around the sheet.
  ///   - smoothsColors: Whether colors follow a smooth step from point to point.
  ///   - colorSpace: The space in which the colors are mixed. The default is sRGB, similar to the
  ///     device space in SwiftUI; `oklab` preserves hues best.
  /// - Precondition: Width and height are at least 2, there are as many points and colors as
  ///   their product, and all numbers are finite.
  public init(
    width: Int, height: Int, points: [SIMD2<Double>], colors: [SRGB], background: SRGB = .clear,
    smoothsColors: Bool = true, colorSpace: InterpolationSpace = .srgb
  ) {
    ParameterFlaw.trap(
      if: ColorMesh.flaw(
        width: width, height: height, pointCount: points.count, colorCount: colors.count))
    ParameterFlaw.trap(
      if: .first("points", finite: points) ?? .first("colors", finite: colors)
        ?? ParameterFlaw("background", finite: background))
    self.init(
      width: width, height: height, points: points, handleOffsets: [],
      components: colors.map { ColorMesh.components(of: $0, in: colorSpace) },
      backgroundComponents: ColorMesh.components(of: background, in: colorSpace),
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh from parts that are known to match.
  init(
    width: Int, height: Int, points: [SIMD2<Double>], handleOffsets: [SIMD8<Double>],
    components: [SIMD4<Double>], backgroundComponents: SIMD4<Double>, smoothsColors: Bool,
    colorSpace: InterpolationSpace
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.handleOffsets = handleOffsets
    self.components = components
    self.backgroundComponents = backgroundComponents
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// The colors of the points.
  ///
  /// - Complexity: O(*n*) for *n* points, with an allocation, and a conversion for each point.
  public var colors: [SRGB] { components.indices.map { color(at: $0) } }

  /// The color around the sheet.
  public var background: SRGB { ColorMesh.color(of: backgroundComponents, in: colorSpace) }

  /// The number of patches, which are ordered row by row.
  public var patchCount: Int { max(width - 1, 0) * max(height - 1, 0) }

  /// Returns the color of a point, counted row by row.
  ///
  /// - Accuracy: Within 6e-14 of the given color if it is opaque and in the gamut of sRGB; a
  ///   transparent color is lost.
  /// - Precondition: The index is at least 0 and less than the number of points.
  public func color(at index: Int) -> SRGB {
    ColorMesh.color(of: components[index], in: colorSpace)
  }

  /// Sets the color of a point, counted row by row.
  ///
  /// - Precondition: The index is at least 0 and less than the number of points.
  public mutating func setColor(_ color: SRGB, at index: Int) {
    components[index] = ColorMesh.components(of: color, in: colorSpace)
  }

  /// Returns the mesh with its colors in another space, in which they are interpolated.
  public func converted(to space: InterpolationSpace) -> ColorMesh {
    var mesh = self
    guard space != colorSpace else { return mesh }
    mesh.colorSpace = space
    mesh.components = colors.map { ColorMesh.components(of: $0, in: space) }
    mesh.backgroundComponents = ColorMesh.components(of: background, in: space)
    return mesh
  }

  /// Returns the premultiplied coordinates of a color in a space.
  static func components(of color: SRGB, in space: InterpolationSpace) -> SIMD4<Double> {
    switch space {
    case .srgb: Premultiplied(color).components
    case .linear: Premultiplied(color.linear).components
    case .oklab: Premultiplied(OKLab(color)).components
    }
  }

  /// Returns the color of premultiplied coordinates in a space.
  static func flaw(
    width: Int, height: Int, pointCount: Int, colorCount: Int
  ) -> ParameterFlaw? {
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    let size = "must be \(width) times \(height)"
    return ParameterFlaw("width", width, in: 2 ... .max)
      ?? ParameterFlaw("height", height, in: 2 ... .max)
      ?? ParameterFlaw(
        "points", unless: !isTooLarge && pointCount == count, "\(size), but are \(pointCount)")
      ?? ParameterFlaw("colors", unless: colorCount == count, "\(size), but are \(colorCount)")
  }

  static func color(of components: SIMD4<Double>, in space: InterpolationSpace) -> SRGB {
    switch space {
    case .srgb: Premultiplied<SRGB>(components: components).color
    case .linear: SRGB(Premultiplied<LinearRGB>(components: components).color)
    case .oklab: SRGB(Premultiplied<OKLab>(components: components).color)
    }
  }
}
