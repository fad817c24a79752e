// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Timing {
  /// The state of a timing at one local time.
  ///
  /// A property without a value at that time is `nil`, such as the progress after a timing that does
  /// not fill: then the motion has no effect, and the underlying value is shown.
  @frozen
  public struct Sample: Hashable, Sendable {
    /// The phases of a timing.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
      /// There is no local time.
      case idle
      /// The local time is before the active phase.
      case before
      /// The local time is in the active phase: the iterations play.
      case active
      /// The local time is after the active phase.
      case after
    }

    /// The phase of the local time.
    public let phase: Phase

    /// The progress of the iteration, with direction and easing: usually in [0, 1].
    ///
    /// An easing that overshoots leaves this range. The progress is nil without a local time, and
    /// outside the active phase where the timing does not fill.
    public let progress: Double?

    /// The index of the iteration, from 0: whole, or infinite after endless iterations.
    ///
    /// The index is nil where the progress is.
    public let iteration: Double?

    /// The time since the first iteration began, in seconds; nil where the progress is.
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
}

#if !hasFeature(Embedded)
extension Timing.Sample.Phase: Codable {}
#endif
