// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Matrix4 {
  /// The components of a matrix, applied in order: scale, skew, rotation, translation, perspective.
  ///
  /// For a transform of the plane they are those of ``Affine2D/Components``.
  @frozen
  public struct Components: Hashable, Sendable {
    /// The offset of the origin, in points.
    public var translation: SIMD3<Double>

    /// The factors of x, y and z, applied first.
    public var scale: SIMD3<Double>

    /// The multiples of the scaled y that is added to x, of the scaled z to x, and of the scaled z
    /// to y.
    public var skew: SIMD3<Double>

    /// The rotation, about an axis through the origin.
    public var rotation: Quaternion

    /// The coefficients of x, y, z and 1 in w, applied last.
    public var perspective: SIMD4<Double>

    /// Creates components; parameters that are not given change nothing.
    @inlinable
    public init(
      translation: SIMD3<Double> = .zero, scale: SIMD3<Double> = SIMD3(1, 1, 1),
      skew: SIMD3<Double> = .zero, rotation: Quaternion = .identity,
      perspective: SIMD4<Double> = SIMD4(0, 0, 0, 1)
    ) {
      self.translation = translation
      self.scale = scale
      self.skew = skew
      self.rotation = rotation
      self.perspective = perspective
    }

    /// Interpolates toward other components by a fraction.
    ///
    /// All numbers are interpolated linearly except the rotation, which turns evenly about one axis
    /// along the shorter arc.
    ///
    /// - Edge cases: A fraction of NaN is treated as 0, and an infinite fraction as the end on its
    ///   side.
    public func morphed(to end: Components, by fraction: Double) -> Components {
      Components(
        translation: translation.interpolated(to: end.translation, by: fraction),
        scale: scale.interpolated(to: end.scale, by: fraction),
        skew: skew.interpolated(to: end.skew, by: fraction),
        rotation: rotation.interpolated(to: end.rotation, by: fraction),
        perspective: perspective.interpolated(to: end.perspective, by: fraction))
    }

    /// The same components with the opposite of two scales and the half turn that undoes it.
    ///
    /// - Parameter signs: 1 or −1 for each axis, an even number of them −1.
    /// - Returns: Components of the same matrix.
    package func turned(_ signs: SIMD3<Double>) -> Components {
      let axes = rotation.axes
      var turned = self
      turned.scale *= signs
      turned.skew *= SIMD3(signs.x * signs.y, signs.x * signs.z, signs.y * signs.z)
      turned.rotation = Quaternion(
        axes: axes.x * signs.x, axes.y * signs.y, axes.z * signs.z)
      return turned
    }
  }

  /// Creates the matrix that applies all components.
  ///
  /// A rotation of any length except zero is normalized first.
  public init(_ components: Components) {
    let axes = components.rotation.axes
    let (scale, skew) = (components.scale, components.skew)
    let x = axes.x * scale.x
    let y = (axes.y + axes.x * skew.x) * scale.y
    let z = (axes.z + axes.x * skew.y + axes.y * skew.z) * scale.z
    let view = components.perspective
    let direction = SIMD3(view.x, view.y, view.z)
    self.init(
      row1: SIMD4(x, x.dot(direction)), row2: SIMD4(y, y.dot(direction)),
      row3: SIMD4(z, z.dot(direction)),
      row4: SIMD4(components.translation, components.translation.dot(direction) + view.w))
  }

  /// The components of this matrix, or nil if there are none.
  ///
  /// The scales are positive, unless the matrix mirrors: then that of the axis is negative, or those
  /// of all three, for which the rotation is smallest. The components give the matrix with `m44` = 1,
  /// which maps every point as this one does.
  ///
  /// - Accuracy: A few ulp times the condition of the three axes.
  /// - Edge cases: There are none if two axes are collinear, or all three coplanar, to working
  ///   precision, or if the origin lies beside the viewer or behind.
  /// - Source: CSS Transforms Module Level 2, "Decomposing a 3D matrix". CSS always mirrors all
  ///   axes of a matrix that is not one of the plane, and loses orthogonality where this function
  ///   orthogonalizes twice.
  public var components: Components? {
    guard m44 > 0, m44 < .infinity else { return nil }
    let (x, y, z) = (
      SIMD3(m11, m12, m13) / m44, SIMD3(m21, m22, m23) / m44, SIMD3(m31, m32, m33) / m44
    )
    var scale = SIMD3(Matrix4.length(of: x), 0, 0)
    guard scale.x > 0, scale.x < .infinity else { return nil }
    var axisX = x / scale.x
    // A second pass removes the rounding errors of the first.
    var lean = y.dot(axisX)
    var across = y - axisX * lean
    let rest = across.dot(axisX)
    lean += rest
    across = across - axisX * rest
    scale.y = Matrix4.length(of: across)
    guard scale.y > 0x1p-50 * Matrix4.length(of: y) else { return nil }
    var axisY = across / scale.y
    var axisZ = Matrix4.cross(axisX, axisY)
    scale.z = z.dot(axisZ)
    guard scale.z.magnitude > 0x1p-50 * Matrix4.length(of: z) else { return nil }
    if scale.z < 0 {
      (scale.z, axisZ) = (-scale.z, -axisZ)
      let signs = mirroredAxes(axisX, axisY, axisZ)
      scale *= signs
      (axisX, axisY, axisZ) = (axisX * signs.x, axisY * signs.y, axisZ * signs.z)
      lean *= signs.x
    }
    let skew = SIMD3(lean / scale.y, z.dot(axisX) / scale.z, z.dot(axisY) / scale.z)
    // The axes times the perspective are the last column: forward substitution.
    let u = m14 / m44 / scale.x
    let v = m24 / m44 / scale.y - skew.x * u
    let w = m34 / m44 / scale.z - skew.y * u - skew.z * v
    let direction = axisX * u + axisY * v + axisZ * w
    let translation = SIMD3(m41, m42, m43) / m44
    let components = Components(
      translation: translation, scale: scale, skew: skew,
      rotation: Quaternion(axes: axisX, axisY, axisZ),
      perspective: SIMD4(direction, 1 - translation.dot(direction)))
    let isFinite =
      components.skew.hasFiniteComponents && components.perspective.hasFiniteComponents
      && components.scale.hasFiniteComponents && components.translation.hasFiniteComponents
    return isFinite ? components : nil
  }

  /// The signs of the axes with which the axes of a mirroring matrix turn least from their places.
  ///
  /// The angle of a rotation falls with its trace.
  private func mirroredAxes(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) -> SIMD3<Double> {
    if m13 == 0 && m23 == 0 && m31 == 0 && m32 == 0 && m33 > 0 {
      // A transform of the plane is decomposed as `Affine2D` is.
      return m11 < m22 ? SIMD3(-1, 1, 1) : SIMD3(1, -1, 1)
    }
    let least = Swift.min(x.x, Swift.min(y.y, z.z))
    if least > x.x + y.y + z.z { return SIMD3(-1, -1, -1) }
    return y.y == least
      ? SIMD3(1, -1, 1) : x.x == least ? SIMD3(-1, 1, 1) : SIMD3(1, 1, -1)
  }

  /// Interpolates toward another matrix by a fraction, exactly at both ends.
  ///
  /// The components of both matrices are interpolated as by ``Components/morphed(to:by:)``. If both
  /// matrices mirror, or both do not, no intermediate matrix is singular, provided that the w of
  /// their perspectives keep one sign too.
  ///
  /// - Edge cases: Between a mirrored and an unmirrored matrix every path contains a singular one;
  ///   this one does at a single instant, at which the scale of one axis, or of all three, is zero.
  ///   To or from a matrix without components the sixteen numbers are interpolated linearly. A
  ///   fraction of NaN is treated as 0, and an infinite fraction as the end on its side.
  public func morphed(to end: Matrix4, by fraction: Double) -> Matrix4 {
    guard fraction.magnitude > 0 else { return self }
    guard fraction.magnitude < .infinity else { return fraction > 0 ? end : self }
    if fraction == 1 { return end }
    guard let origin = components, var target = end.components else {
      return Matrix4(
        row1: row1.interpolated(to: end.row1, by: fraction),
        row2: row2.interpolated(to: end.row2, by: fraction),
        row3: row3.interpolated(to: end.row3, by: fraction),
        row4: row4.interpolated(to: end.row4, by: fraction))
    }
    // If each mirrors other axes, two of them are a half turn.
    let signs = SIMD3<Double>(
      origin.scale.x * target.scale.x < 0 ? -1 : 1, origin.scale.y * target.scale.y < 0 ? -1 : 1,
      origin.scale.z * target.scale.z < 0 ? -1 : 1)
    if signs != SIMD3(1, 1, 1) && signs.x * signs.y * signs.z > 0 { target = target.turned(signs) }
    return Matrix4(origin.morphed(to: target, by: fraction))
  }

  /// Returns the cross product of two vectors.
  static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}

#if !hasFeature(Embedded)
extension Matrix4.Components: Described {}

extension Matrix4.Components: Codable {
  /// Reads the components; one that is missing is that of the identity.
  ///
  /// - Throws: `DecodingError` if a part is not legal, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("translation", "scale", "skew", "rotation", "perspective")
    self.init(
      translation: try fields.decode(forKey: "translation", default: .zero),
      scale: try fields.decode(forKey: "scale", default: .one),
      skew: try fields.decode(forKey: "skew", default: .zero),
      rotation: try fields.decode(forKey: "rotation", default: .identity),
      perspective: try fields.decode(forKey: "perspective", default: SIMD4(0, 0, 0, 1)))
  }

  /// Writes the components that are not those of the identity.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "translation": translation.unless(.zero), "scale": scale.unless(.one),
      "skew": skew.unless(.zero), "rotation": rotation.unless(.identity),
      "perspective": perspective.unless(SIMD4(0, 0, 0, 1)),
    ])
  }
}
#endif
