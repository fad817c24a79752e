// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What an event changed in a tour of tooltips.
///
/// The number is that of the marker with which ``TooltipTour`` reports the change.
@frozen
public enum TourTransition: Int, Hashable, Sendable, CaseIterable {
  /// The first tooltip fades in.
  case appear

  /// The tooltip moves on to the next target.
  case next

  /// The last tooltip was seen, and fades out.
  case finish

  /// The tooltip fades out before the tour was over.
  case dismiss

  /// What is felt of it.
  @inlinable
  public var cue: TourCue? {
    switch self {
    case .appear, .dismiss: nil
    case .next: .mediumImpact
    case .finish: .success
    }
  }
}

/// What is felt of a change in a tour of tooltips.
@frozen
public enum TourCue: Hashable, Sendable, CaseIterable {
  /// A knock of medium strength: another tooltip comes.
  case mediumImpact

  /// The notification that something is done: the tour is over.
  case success
}
