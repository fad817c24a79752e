// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The part of a mesh between four neighboring points.
///
/// With the cubic basis H of the ends and G of the tangents the position is
/// Σ Hᵢ(u)·Hⱼ(v)·Pᵢⱼ + Gᵢ(u)·Hⱼ(v)·Uᵢⱼ + Hᵢ(u)·Gⱼ(v)·Vᵢⱼ, summed along v first. At an edge the
/// other side's weights are exactly 0, so that two patches compute the same bits there.
struct ColorMeshPatch {
  /// The points, left to right, then top to bottom.
  var p00, p10, p01, p11: SIMD2<Double>

  /// The tangents along u.
  var u00, u10, u01, u11: SIMD2<Double>

  /// The tangents along v.
  var v00, v10, v01, v11: SIMD2<Double>

  /// The premultiplied colors.
  var c00, c10, c01, c11: SIMD4<Double>

  /// Creates the patch of a mesh at a column and row.
  init(_ mesh: ColorMesh, column: Int, row: Int) {
    let width = mesh.width
    let first = row * width + column
    let below = first + width
    p00 = mesh.points[first]
    p10 = mesh.points[first + 1]
    p01 = mesh.points[below]
    p11 = mesh.points[below + 1]
    u00 = mesh.impliedTangent(along: column, of: width, from: row * width, by: 1)
    u10 = mesh.impliedTangent(along: column + 1, of: width, from: row * width, by: 1)
    u01 = mesh.impliedTangent(along: column, of: width, from: (row + 1) * width, by: 1)
    u11 = mesh.impliedTangent(along: column + 1, of: width, from: (row + 1) * width, by: 1)
    v00 = mesh.impliedTangent(along: row, of: mesh.height, from: column, by: width)
    v10 = mesh.impliedTangent(along: row, of: mesh.height, from: column + 1, by: width)
    v01 = mesh.impliedTangent(along: row + 1, of: mesh.height, from: column, by: width)
    v11 = mesh.impliedTangent(along: row + 1, of: mesh.height, from: column + 1, by: width)
    c00 = mesh.components[first]
    c10 = mesh.components[first + 1]
    c01 = mesh.components[below]
    c11 = mesh.components[below + 1]
    guard !mesh.handleOffsets.isEmpty else { return }
    // A handle is P ± T/3 plus its offset.
    let offsets = (
      mesh.handleOffsets[first], mesh.handleOffsets[first + 1], mesh.handleOffsets[below],
      mesh.handleOffsets[below + 1]
    )
    u00 += offsets.0.highHalf.lowHalf * 3
    v00 += offsets.0.highHalf.highHalf * 3
    u10 -= offsets.1.lowHalf.lowHalf * 3
    v10 += offsets.1.highHalf.highHalf * 3
    u01 += offsets.2.highHalf.lowHalf * 3
    v01 -= offsets.2.lowHalf.highHalf * 3
    u11 -= offsets.3.lowHalf.lowHalf * 3
    v11 -= offsets.3.lowHalf.highHalf * 3
  }

  /// Returns the cubic of a row of the patch, given the weights of v.
  @inline(__always)
  func row(_ v: HermiteWeights) -> Row {
    Row(
      start: p00 * v.start + p01 * v.end + v00 * v.leaving + v01 * v.arriving,
      end: p10 * v.start + p11 * v.end + v10 * v.leaving + v11 * v.arriving,
      leaving: u00 * v.start + u01 * v.end,
      arriving: u10 * v.start + u11 * v.end)
  }

  /// Returns the premultiplied color, given the weights of the far sides.
  @inline(__always)
  func components(_ u: Double, _ v: Double) -> SIMD4<Double> {
    let left = c00 * (1 - v) + c01 * v
    let right = c10 * (1 - v) + c11 * v
    return left * (1 - u) + right * u
  }

  /// One row of a patch.
  struct Row {
    var start, end, leaving, arriving: SIMD2<Double>

    /// Returns the position, given the weights of u.
    ///
    /// Adding 0 makes a negative zero positive, because the weights of two patches may differ in
    /// it.
    @inline(__always)
    func position(_ u: HermiteWeights) -> SIMD2<Double> {
      start * u.start + end * u.end + leaving * u.leaving + arriving * u.arriving + .zero
    }
  }
}

/// The cubic basis of two ends and their tangents.
struct HermiteWeights: Hashable, Sendable {
  let start, end, leaving, arriving: Double

  /// Evaluates the basis from 0 to 1; at both ends it is exactly one or zero.
  @inline(__always)
  init(_ t: Double) {
    let rest = 1 - t
    end = ColorMesh.smoothStep(t)
    start = 1 - end
    leaving = t * rest * rest
    arriving = -(t * t * rest)
  }
}
