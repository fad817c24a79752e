// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Rotations of space as four numbers: x, y, z, and w.
enum Quaternion {
  /// The unit quaternion that turns the coordinate axes to three others.
  ///
  /// - Precondition: They are of length 1, at right angles, and right-handed. This is not checked.
  /// - Source: S. W. Shepperd, "Quaternion from rotation matrix", Journal of Guidance and Control 1
  ///   (1978): the greatest number first, so that the others are divided by no small one.
  static func rotation(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) -> SIMD4<Double> {
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
    return unit(result)
  }

  /// The directions to which a rotation turns the coordinate axes.
  static func axes(
    of rotation: SIMD4<Double>
  ) -> (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    let q = unit(rotation)
    let (xx, yy, zz) = (2 * q.x * q.x, 2 * q.y * q.y, 2 * q.z * q.z)
    let (xy, xz, yz) = (2 * q.x * q.y, 2 * q.x * q.z, 2 * q.y * q.z)
    let (wx, wy, wz) = (2 * q.w * q.x, 2 * q.w * q.y, 2 * q.w * q.z)
    return (
      SIMD3(1 - (yy + zz), xy + wz, xz - wy), SIMD3(xy - wz, 1 - (xx + zz), yz + wx),
      SIMD3(xz + wy, yz - wx, 1 - (xx + yy))
    )
  }

  /// A rotation on the way to another, at even speed about one axis and by the shorter way.
  ///
  /// - Source: K. Shoemake, "Animating rotation with quaternion curves", SIGGRAPH 1985. The angle
  ///   comes from two chords, so that small ones are as exact as large ones.
  static func turned(
    _ start: SIMD4<Double>, toward end: SIMD4<Double>, by fraction: Double
  ) -> SIMD4<Double> {
    guard fraction.magnitude < .infinity else { return fraction > 0 ? end : start }
    let a = unit(start)
    var b = unit(end)
    if a.dot(b) < 0 { b = -b }
    let angle = 2 * Elementary.atan2(y: (a - b).magnitude, x: (a + b).magnitude)
    guard angle > 0 else { return a.interpolated(to: b, by: fraction) }
    let sine = Elementary.sin(angle)
    return unit(
      a * (Elementary.sin((1 - fraction) * angle) / sine)
        + b * (Elementary.sin(fraction * angle) / sine))
  }

  /// A quaternion brought to length 1; without a direction, the one that does not turn.
  private static func unit(_ q: SIMD4<Double>) -> SIMD4<Double> {
    let greatest = max(max(q.x.magnitude, q.y.magnitude), max(q.z.magnitude, q.w.magnitude))
    guard greatest > 0, greatest < .infinity else { return SIMD4(0, 0, 0, 1) }
    let scaled = q / greatest
    let length = scaled.magnitude
    return length > 0 ? scaled / length : SIMD4(0, 0, 0, 1)
  }
}
