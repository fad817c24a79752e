// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The origin of a wave and the time at which it begins.
@frozen
public struct Shockwave: Hashable, Sendable {
  /// The origin of the wave, in points.
  public let origin: SIMD2<Double>

  /// The time at which the wave begins, in seconds.
  public let time: Double

  /// Creates a shockwave.
  @inlinable
  public init(origin: SIMD2<Double>, time: Double) {
    self.origin = origin
    self.time = time
  }
}

#if !hasFeature(Embedded)
extension Shockwave: Described {}

extension Shockwave: Codable {}
#endif
