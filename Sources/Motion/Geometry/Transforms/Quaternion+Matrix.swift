// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Matrix4 {
  /// Returns the rotation about the origin as a matrix.
  public static func rotation(_ rotation: Quaternion) -> Matrix4 {
    let axes = rotation.axes
    return Matrix4(
      row1: SIMD4(axes.x, 0), row2: SIMD4(axes.y, 0), row3: SIMD4(axes.z, 0),
      row4: SIMD4(0, 0, 0, 1))
  }
}

extension Quaternion {
  /// Creates the rotation that maps the coordinate axes to three others.
  ///
  /// - Precondition: The three axes have length 1, and are orthogonal and right-handed. This is not
  ///   checked.
  /// - Source: S. W. Shepperd, "Quaternion from rotation matrix", Journal of Guidance and Control 1
  ///   (1978): the greatest number is computed first, so that the others are not divided by a small
  ///   one.
  init(axes x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    let trace = x.x + y.y + z.z
    let result: SIMD4<Double>
    if trace >= x.x && trace >= y.y && trace >= z.z {
      result = SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, 1 + trace)
    } else if x.x >= y.y && x.x >= z.z {
      result = SIMD4(1 + (x.x - y.y - z.z), x.y + y.x, z.x + x.z, y.z - z.y)
    } else if y.y >= z.z {
      result = SIMD4(x.y + y.x, 1 + (y.y - x.x - z.z), y.z + z.y, z.x - x.z)
    } else {
      result = SIMD4(z.x + x.z, y.z + z.y, 1 + (z.z - x.x - y.y), x.y - y.x)
    }
    components = Quaternion.unit(result)
  }

  /// The images of the coordinate axes.
  var axes: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    let q = Quaternion.unit(components)
    let (xx, yy, zz) = (2 * q.x * q.x, 2 * q.y * q.y, 2 * q.z * q.z)
    let (xy, xz, yz) = (2 * q.x * q.y, 2 * q.x * q.z, 2 * q.y * q.z)
    let (wx, wy, wz) = (2 * q.w * q.x, 2 * q.w * q.y, 2 * q.w * q.z)
    return (
      SIMD3(1 - (yy + zz), xy + wz, xz - wy), SIMD3(xy - wz, 1 - (xx + zz), yz + wx),
      SIMD3(xz + wy, yz - wx, 1 - (xx + yy))
    )
  }
}
