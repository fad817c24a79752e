// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An instant of a scene that its plots point out.
public struct SceneMark: Hashable, Sendable {
  /// What happens at the instant.
  public let kind: Kind

  /// The instant in seconds.
  public let time: Double

  /// The position of the channel that it is about.
  public let channel: Int

  /// Creates a mark.
  public init(_ kind: Kind, time: Double, channel: Int = 0) {
    self.kind = kind
    self.time = time
    self.channel = channel
  }

  /// What happens at a mark.
  public enum Kind: Int, CaseIterable, Sendable {
    /// The value goes through its target.
    case crossing

    /// The value is at its farthest.
    case peak

    /// From here on the value stays within a thousandth of the way.
    case settled

    /// One motion hands over to the next.
    case handover

    /// The motion ends before it has come to rest.
    case cut

    /// The motion is where it leads.
    case end

    /// The motion begins.
    case begin

    /// A hand takes hold of it.
    case caught

    /// The hand lets go of it.
    case released

    /// A tap is felt.
    case tap

    /// It hits something.
    case impact
  }
}
