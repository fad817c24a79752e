// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Where a view is in its life on the screen.
///
/// SwiftUI calls it `TransitionPhase`; the numbers are the same.
public enum PresencePhase: Int, Hashable, Sendable, CaseIterable {
  /// About to be inserted.
  case willAppear = -1

  /// Inserted: the view as it is.
  case identity = 0

  /// Removed.
  case didDisappear = 1

  /// The phase as a number: −1, 0 or 1.
  @inlinable
  public var value: Double { Double(rawValue) }

  /// Whether the view is as it is.
  @inlinable
  public var isIdentity: Bool { self == .identity }
}

#if !hasFeature(Embedded)
extension PresencePhase: Codable {}
#endif
