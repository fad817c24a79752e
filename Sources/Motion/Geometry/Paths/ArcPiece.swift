// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A part of a segment along which the speed is monotone.
@frozen
@usableFromInline
struct ArcPiece: Equatable, Sendable {
  /// The segment's index.
  @usableFromInline let segment: Int

  /// The parameters at the ends.
  @usableFromInline let lower: Double
  @usableFromInline let upper: Double

  /// The lengths along the curve at the ends.
  @usableFromInline let offset: Double
  @usableFromInline let limit: Double

  /// The speeds at the ends, as multiples of the curve's unit.
  @usableFromInline let lowerSpeed: Double
  @usableFromInline let upperSpeed: Double

  @usableFromInline
  init(
    segment: Int, lower: Double, upper: Double, offset: Double, limit: Double,
    lowerSpeed: Double, upperSpeed: Double
  ) {
    self.segment = segment
    self.lower = lower
    self.upper = upper
    self.offset = offset
    self.limit = limit
    self.lowerSpeed = lowerSpeed
    self.upperSpeed = upperSpeed
  }
}
