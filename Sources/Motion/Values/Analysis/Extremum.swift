// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An instant at which a motion is higher, or lower, than just before and after.
@frozen
public struct Extremum: Hashable, Sendable {
  /// The direction in which a motion turns.
  public enum Kind: Hashable, Sendable {
    /// From rising to falling.
    case maximum

    /// From falling to rising.
    case minimum
  }

  /// The instant, in seconds.
  public var time: Double

  /// The value at that instant.
  public var value: Double

  /// The direction in which the motion turns.
  public var kind: Kind

  /// Creates an extremum.
  @inlinable
  public init(time: Double, value: Double, kind: Kind) {
    self.time = time
    self.value = value
    self.kind = kind
  }
}

#if !hasFeature(Embedded)
extension Extremum: Described {}
#endif
