// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Homography {
  /// The same map as a matrix, for layers and shaders.
  ///
  /// Its `m44` is 1 unless the origin of the source's plane lies on the horizon or behind it; z is
  /// unchanged.
  ///
  /// - Accuracy: That of the map, times the ratio of the largest w at a corner to the smallest, and
  ///   times the distances of the quads from their origins: that of the source in its widths and
  ///   heights, that of the target in its sizes. The matrix is as accurate as the map if the origin is the corner of the source where w is least,
  ///   which is the corner nearest to the viewer.
  public var matrix: Matrix4 {
    let (s, t) = coordinates
    let x = across * s.x + down * t.x
    let y = across * s.y + down * t.y
    let widening = s * widening.x + t * widening.y
    // p' = c' + (p − c)(…)/w, with c and c' the corners and w = 1 + (p − c) · widening
    let w = 1 - sourceCorner.dot(widening)
    let first = x + targetCorner * widening.x
    let second = y + targetCorner * widening.y
    guard w > 0, let origin = self(.zero) else {
      let origin = targetCorner * w - (x * sourceCorner.x + y * sourceCorner.y)
      return Matrix4(
        row1: SIMD4(first.x, first.y, 0, widening.x),
        row2: SIMD4(second.x, second.y, 0, widening.y), row3: SIMD4(0, 0, 1, 0),
        row4: SIMD4(origin.x, origin.y, 0, w))
    }
    return Matrix4(
      row1: SIMD4(first.x, first.y, 0, widening.x) / w,
      row2: SIMD4(second.x, second.y, 0, widening.y) / w, row3: SIMD4(0, 0, 1, 0),
      row4: SIMD4(origin.x, origin.y, 0, 1))
  }

  /// The same map if it is affine, or nil if it is not.
  ///
  /// It is affine if both quads are parallelograms, also after their corners are taken relative to
  /// one of them, which rounds.
  public var affine: Affine2D? {
    guard widening == .zero else { return nil }
    let (s, t) = coordinates
    let x = across * s.x + down * t.x
    let y = across * s.y + down * t.y
    let origin = self(.zero) ?? targetCorner
    return Affine2D(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y)
  }

  /// The contributions of x and y to the coordinates along the two sides.
  private var coordinates: (s: SIMD2<Double>, t: SIMD2<Double>) {
    if isLevel { return (SIMD2(rates.x, 0), SIMD2(0, rates.y)) }
    return (
      SIMD2(sideDown.y, -sideDown.x) * rates, SIMD2(-sideAcross.y, sideAcross.x) * rates
    )
  }
}

#if !hasFeature(Embedded)
extension Homography: Described {}

extension Homography: Codable {
  /// Encodes the two quads.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["source": source, "target": target])
  }

  /// Decodes the two quads.
  ///
  /// - Throws: `DecodingError` if there is no map between them.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("source", "target")
    let source = try container.decode(Quad.self, forKey: "source")
    let target = try container.decode(Quad.self, forKey: "target")
    guard let map = Homography(from: source, to: target) else {
      throw container.failure(
        "source and target must be convex, but are \(source) and \(target)", forKey: "target")
    }
    self = map
  }
}
#endif
