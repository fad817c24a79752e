// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A phase of a view between its insertion and its removal.
///
/// SwiftUI calls it `TransitionPhase`; the numbers are the same.
public enum PresencePhase: Int, Hashable, Sendable, CaseIterable {
  /// Before insertion.
  case willAppear = -1

  /// Inserted: the identity of the view.
  case identity = 0

  /// Removed.
  case didDisappear = 1

  /// The phase as a number: −1, 0 or 1.
  @inlinable
  public var value: Double { Double(rawValue) }

  /// Whether the view is in its identity phase.
  @inlinable
  public var isIdentity: Bool { self == .identity }
}

#if !hasFeature(Embedded)
extension PresencePhase: Codable {}
#endif
