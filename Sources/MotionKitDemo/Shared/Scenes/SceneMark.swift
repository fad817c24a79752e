// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A time of a scene that its plots mark.
public struct SceneMark: Hashable, Sendable {
  /// The event at the time.
  public let kind: Kind

  /// The time in seconds.
  public let time: Double

  /// The index of its number in a frame.
  public let channel: Int

  /// Creates a mark of the first number of a frame.
  public init(_ kind: Kind, time: Double) {
    (self.kind, self.time, channel) = (kind, time, 0)
  }

  /// Creates a mark of a channel, or of one of its numbers.
  public init<Channel: SceneChannelName>(
    _ kind: Kind, time: Double, channel: Channel, _ index: Int = 0
  ) {
    (self.kind, self.time, self.channel) = (kind, time, channel.rawValue + index)
  }

  /// The kind of event at a mark.
  public enum Kind: Int, CaseIterable, Sendable {
    /// The value crosses its target.
    case crossing

    /// The value is at its extremum.
    case peak

    /// From here onwards the value stays within a thousandth of the travel.
    case settled

    /// One motion hands over to the next.
    case handover

    /// The motion is cut before it has come to rest.
    case cut

    /// The motion reaches its end.
    case end

    /// The motion begins.
    case begin

    /// A hand catches it.
    case caught

    /// The hand releases it.
    case released

    /// A haptic tap.
    case tap

    /// It hits an obstacle.
    case impact
  }
}
