// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension ColorMesh: Described {}

extension ColorMesh: Codable {
  /// Writes points, handles and premultiplied colors, which reproduce the mesh bit for bit.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "width": width, "height": height, "points": points,
      "handleOffsets": handleOffsets.unless([]), "components": components,
      "backgroundComponents": backgroundComponents,
      "smoothsColors": smoothsColors, "colorSpace": colorSpace,
    ])
  }

  /// Reads a mesh as it is written, or with colors in the forms that people write.
  ///
  ///     {"width": 2, "height": 2, "points": [[0, 0], [1, 0], [0, 1], [1, 1]],
  ///      "colors": ["#f00", "#0f0", "#00f", {"red": 1, "green": 1, "blue": 0}],
  ///      "background": "#000", "smoothsColors": false, "colorSpace": "oklab"}
  ///
  /// Background, smoothing and space have the defaults of the initializer if they are missing.
  /// `components` and `backgroundComponents` are premultiplied coordinates in the color space, and
  /// `handleOffsets` the vectors from the implied handles to the given ones.
  ///
  /// - Throws: `DecodingError` with the path and the rule if a count does not match, or a number is
  ///   not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "width", "height", "colorSpace", "smoothsColors", "points", "handleOffsets", "components",
      "colors", "backgroundComponents", "background")
    let width = try container.decode(Int.self, forKey: "width")
    let height = try container.decode(Int.self, forKey: "height")
    let space = try container.decode(forKey: "colorSpace", default: InterpolationSpace.srgb)
    let smoothsColors = try container.decode(forKey: "smoothsColors", default: true)
    let points: [SIMD2<Double>] = try container.decodeFinite(forKey: "points")
    let offsets: [SIMD8<Double>] =
      try container.contains("handleOffsets") ? container.decodeFinite(forKey: "handleOffsets") : []
    let components: [SIMD4<Double>] =
      try container.contains("components")
      ? container.decodeFinite(forKey: "components")
      : container.decode([SRGB].self, forKey: "colors")
        .map { ColorMesh.components(of: $0, in: space) }
    let background =
      try container.decodeFiniteIfPresent(forKey: "backgroundComponents")
      ?? ColorMesh.components(
        of: container.decode(forKey: "background", default: .clear), in: space)
    let isEmpty = width == 0 && height == 0 && points.isEmpty && components.isEmpty
    if !isEmpty {
      try container.refuse(
        ColorMesh.flaw(
          width: width, height: height, pointCount: points.count, colorCount: components.count))
    }
    guard offsets.isEmpty || offsets.count == points.count else {
      throw container.failure(
        "handleOffsets must be none or \(points.count), but are \(offsets.count)",
        forKey: "handleOffsets")
    }
    self.init(
      width: width, height: height, points: points, handleOffsets: offsets,
      components: components, backgroundComponents: background, smoothsColors: smoothsColors,
      colorSpace: space)
  }
}
#endif
