// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What a timing says at one local time.
///
/// What has no value there, such as the progress after a timing that does not fill,
/// is `nil`: then the motion has no effect, and the underlying value shows.
@frozen
public struct TimingSample: Hashable, Sendable {
  /// Where a local time lies in a timing.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// There is no local time.
    case idle
    /// The active phase has not begun, in the order of local time.
    case before
    /// The iterations play.
    case active
    /// The active phase is over, in the order of local time.
    case after
  }

  /// Where the local time lies.
  public let phase: Phase

  /// The progress of the iteration, with direction and easing: mostly in [0, 1].
  ///
  /// An easing that overshoots takes it outside.
  public let progress: Double?

  /// The number of the iteration, from 0; whole, or infinite after endless iterations.
  public let iteration: Double?

  /// The seconds since the first iteration began.
  public let activeTime: Double?

  @inlinable
  @inline(__always)
  init(
    phase: Phase, progress: Double? = nil, iteration: Double? = nil, activeTime: Double? = nil
  ) {
    self.phase = phase
    self.progress = progress
    self.iteration = iteration
    self.activeTime = activeTime
  }
}

#if !hasFeature(Embedded)
extension TimingSample.Phase: Codable {}
#endif
