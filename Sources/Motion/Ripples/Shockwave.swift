// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The origin of a wave and the instant at which it was set off.
@frozen
public struct Shockwave: Hashable, Sendable {
  /// Where it was set off, in points.
  public let origin: SIMD2<Double>

  /// When it was set off, in seconds.
  public let time: Double

  /// Creates a shockwave.
  @inlinable
  public init(origin: SIMD2<Double>, time: Double) {
    self.origin = origin
    self.time = time
  }
}

#if !hasFeature(Embedded)
extension Shockwave: Codable {}
#endif
