// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Points, handles and premultiplied colors are added component by component. A mesh is extended by
// zeros beyond its last row and column, so meshes of all sizes form one vector space, whose zero is
// the mesh without points.
extension ColorMesh: VectorSpace {
  /// The mesh without points, which is equal to any mesh of zeros.
  public static var zero: ColorMesh {
    ColorMesh(
      width: 0, height: 0, points: [], handleOffsets: [], components: [],
      backgroundComponents: .zero, smoothsColors: false, colorSpace: .srgb)
  }

  /// Adds points, handles and premultiplied colors.
  ///
  /// The result has the larger of two sizes, with zeros for missing points; interpolate only meshes
  /// of one size. If settings differ, colors are smooth if those of one mesh are, in the later of
  /// the spaces srgb, linear and oklab.
  public static func + (a: ColorMesh, b: ColorMesh) -> ColorMesh {
    combined(a, b, point: +, color: +, handles: +)
  }

  /// Subtracts points, handles and premultiplied colors.
  ///
  /// Size and settings are those of a sum.
  public static func - (a: ColorMesh, b: ColorMesh) -> ColorMesh {
    combined(a, b, point: -, color: -, handles: -)
  }

  /// Multiplies points, handles and premultiplied colors by a factor.
  public func scaled(by factor: Double) -> ColorMesh {
    var mesh = self
    for index in points.indices {
      mesh.points[index] *= factor
      mesh.components[index] *= factor
    }
    for index in handleOffsets.indices { mesh.handleOffsets[index] *= factor }
    mesh.backgroundComponents *= factor
    return mesh
  }

  /// The sum of the squares of all coordinates of points, handles and premultiplied colors.
  ///
  /// The coordinates of a handle are relative to the implied one.
  public var squaredMagnitude: Double { dot(self) }

  /// Returns the sum of the products of corresponding coordinates of two meshes.
  public func dot(_ other: ColorMesh) -> Double {
    let other = colorSpace == other.colorSpace ? other : other.converted(to: colorSpace)
    var sum = backgroundComponents.dot(other.backgroundComponents)
    for row in 0..<min(height, other.height) {
      for column in 0..<min(width, other.width) {
        let (index, otherIndex) = (row * width + column, row * other.width + column)
        sum += points[index].dot(other.points[otherIndex])
        sum += components[index].dot(other.components[otherIndex])
        if !handleOffsets.isEmpty && !other.handleOffsets.isEmpty {
          sum += handleOffsets[index].dot(other.handleOffsets[otherIndex])
        }
      }
    }
    return sum
  }

  /// Combines two meshes component by component.
  private static func combined(
    _ a: ColorMesh, _ b: ColorMesh,
    point: (SIMD2<Double>, SIMD2<Double>) -> SIMD2<Double>,
    color: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>,
    handles: (SIMD8<Double>, SIMD8<Double>) -> SIMD8<Double>
  ) -> ColorMesh {
    let (width, height) = (max(a.width, b.width), max(a.height, b.height))
    let space = a.colorSpace.later(than: b.colorSpace)
    let (a, b) = (a.extended(width, height, in: space), b.extended(width, height, in: space))
    let hasHandles = !a.handleOffsets.isEmpty || !b.handleOffsets.isEmpty
    return ColorMesh(
      width: width, height: height,
      points: a.points.indices.map { point(a.points[$0], b.points[$0]) },
      handleOffsets: !hasHandles
        ? [] : a.points.indices.map { handles(a.handleOffset($0), b.handleOffset($0)) },
      components: a.components.indices.map { color(a.components[$0], b.components[$0]) },
      backgroundComponents: color(a.backgroundComponents, b.backgroundComponents),
      smoothsColors: a.smoothsColors || b.smoothsColors, colorSpace: space)
  }

  private func handleOffset(_ index: Int) -> SIMD8<Double> {
    handleOffsets.isEmpty ? .zero : handleOffsets[index]
  }

  /// Returns the mesh in another space, extended by zeros to a size.
  private func extended(_ width: Int, _ height: Int, in space: InterpolationSpace) -> ColorMesh {
    var mesh = converted(to: space)
    guard width > self.width || height > self.height else { return mesh }
    func extended<Element>(_ list: [Element], _ zero: Element) -> [Element] {
      (0..<width * height).map { index in
        let (column, row) = (index % width, index / width)
        return column < self.width && row < self.height ? list[row * self.width + column] : zero
      }
    }
    let points = extended(mesh.points, .zero)
    (mesh.width, mesh.height) = (width, height)
    mesh.points = points
    mesh.components = extended(mesh.components, .zero)
    if !handleOffsets.isEmpty { mesh.handleOffsets = extended(mesh.handleOffsets, .zero) }
    return mesh
  }
}

extension InterpolationSpace {
  /// Returns the later of two spaces, in the order of the cases.
  fileprivate func later(than other: InterpolationSpace) -> InterpolationSpace {
    if self == .oklab || other == .oklab { return .oklab }
    return self == .linear || other == .linear ? .linear : .srgb
  }
}

extension ColorMesh: Hashable {
  /// Returns whether two meshes have equal sizes, components and settings, or both only zeros.
  public static func == (a: ColorMesh, b: ColorMesh) -> Bool {
    if a.isZero || b.isZero { return a.isZero && b.isZero }
    return a.width == b.width && a.height == b.height && a.points == b.points
      && a.components == b.components && a.backgroundComponents == b.backgroundComponents
      && a.smoothsColors == b.smoothsColors && a.colorSpace == b.colorSpace
      && a.points.indices.allSatisfy { a.handleOffset($0) == b.handleOffset($0) }
  }

  /// Hashes the properties that equal meshes share.
  public func hash(into hasher: inout Hasher) {
    guard !isZero else { return }
    hasher.combine(width)
    hasher.combine(points)
    hasher.combine(components)
    hasher.combine(backgroundComponents)
    hasher.combine(smoothsColors)
    hasher.combine(colorSpace)
  }

  private var isZero: Bool {
    backgroundComponents == .zero && points.allSatisfy { $0 == .zero }
      && components.allSatisfy { $0 == .zero } && handleOffsets.allSatisfy { $0 == .zero }
  }
}
