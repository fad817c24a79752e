// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A moment at which a motion is higher, or lower, than just before and after.
@frozen
public struct Extremum: Hashable, Sendable {
  /// Which way the motion turns.
  public enum Kind: Hashable, Sendable {
    /// From rising to falling.
    case maximum

    /// From falling to rising.
    case minimum
  }

  /// The moment, in seconds.
  public var time: Double

  /// The value at that moment.
  public var value: Double

  /// Which way the motion turns there.
  public var kind: Kind

  /// Creates an extremum.
  @inlinable
  public init(time: Double, value: Double, kind: Kind) {
    self.time = time
    self.value = value
    self.kind = kind
  }
}
