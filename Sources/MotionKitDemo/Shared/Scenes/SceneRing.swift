// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects

/// The rings of a field's shockwaves, in the form that scenes give to the page.
enum SceneRing {
  /// The maximum count of rings.
  static var limit: Int { 8 }

  /// The numbers of each: center, radius, inner radius of the light, its crest, and opacity.
  static var stride: Int { 6 }

  /// The count of numbers of all rings.
  static var fieldCount: Int { limit * stride }

  /// Returns the ring of a wave at a time.
  static func ring(of wave: Shockwave, in field: RippleField, at time: Double) -> RippleRing {
    RippleRing(
      of: field.ripple, origin: wave.origin, size: field.bounds?.size ?? .zero,
      time: time - wave.time)
  }

  /// Writes the rings of a field's waves, and zeros for missing ones.
  static func write(
    _ waves: RippleField, at time: Double, into field: UnsafeMutableBufferPointer<Float>,
    from start: Int
  ) {
    var place = start
    for wave in waves.shockwaves(at: time) {
      let ring = ring(of: wave, in: waves, at: time)
      field[place] = Float(wave.origin.x)
      field[place + 1] = Float(wave.origin.y)
      field[place + 2] = Float(ring.radius)
      field[place + 3] = Float(ring.locations.y)
      field[place + 4] = Float(ring.locations.z)
      field[place + 5] = Float(ring.opacity)
      place += stride
    }
    while place < start + fieldCount {
      field[place] = 0
      place += 1
    }
  }
}
