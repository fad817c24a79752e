// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Something that happens at one instant of a motion: it begins, turns a page, or ends.
///
/// ```swift
/// let loop = EasedTrajectory(from: 0.0, to: 1, duration: 0.5).repeated(2)
/// let events = loop.events(after: 0.25, through: 0.75)
/// events.map(\.kind) == [.end, .iteration(1), .begin]  // true
/// events.map(\.time)  // [0.5, 0.5, 0.5]
/// ```
/// - Units: Times are in seconds of the motion that was asked.
@frozen
public struct MotionEvent: Hashable, Sendable {
  /// What happens at the instant of an event.
  @frozen
  public enum Kind: Hashable, Sendable {
    /// The first instant of a motion's own time.
    case begin

    /// The instant at which an iteration begins, counted from 0; the first is a beginning.
    case iteration(Double)

    /// The instant at which a keyframe is reached, counted from 0.
    case keyframe(Int)

    /// The instant at which a motion is interrupted, counted from 0.
    case interruption(Int)

    /// A mark that was set with a number.
    case marker(Int)

    /// The instant at which a motion looks done: its duration.
    case end
  }

  /// The first instant at which a sample shows what the event says.
  public var time: Double

  /// What happens.
  public var kind: Kind

  /// How many events the record stands for: 1, or the number of whole iterations that passed.
  ///
  /// Of more than 1000 iterations between two frames only the first and the last few are listed
  /// one by one; the record in between holds their number, and the events inside them are left
  /// out.
  public var count: Double

  /// Which motion inside the one that was asked it happens to.
  public var path: EventPath

  /// Whether the motion passes the instant from later to earlier.
  public var isBackward: Bool

  /// Creates an event.
  @inlinable
  public init(
    time: Double, kind: Kind, count: Double = 1, path: EventPath = EventPath(),
    isBackward: Bool = false
  ) {
    self.time = time
    self.kind = kind
    self.count = count
    self.path = path
    self.isBackward = isBackward
  }

  /// The event at another time.
  @inlinable
  func moved(to time: Double) -> MotionEvent {
    MotionEvent(time: time, kind: kind, count: count, path: path, isBackward: isBackward)
  }

  /// The event as something that happens to a member of a larger motion.
  @inlinable
  func moved(to time: Double, inMember index: Int) -> MotionEvent {
    MotionEvent(
      time: time, kind: kind, count: count, path: path.inMember(index), isBackward: isBackward)
  }
}

/// The way from a motion to one of the motions that it is made of.
///
/// It is empty for the motion itself. A member of a zip, of a sequence, of a timeline or of a
/// sum adds its index, and so does what is looped or timed, with the index 0.
///
/// - Edge cases: The outermost eight indices are kept, each up to 254; what is deeper shares
///   the path of what holds it, and what is later the index 254.
@frozen
public struct EventPath: Hashable, Sendable, RandomAccessCollection {
  // One byte an index, each one more than it, the outermost in the lowest byte.
  @usableFromInline let bits: UInt64

  @inlinable
  init(bits: UInt64) { self.bits = bits }

  /// The empty path, which leads to the motion itself.
  @inlinable
  public init() { bits = 0 }

  /// The path of some indices, the outermost first.
  @inlinable
  public init(_ indices: Int...) {
    var path = EventPath()
    for index in indices.reversed() { path = path.inMember(index) }
    self = path
  }

  /// The same path, seen from a motion of which this one is a member.
  @inlinable
  func inMember(_ index: Int) -> EventPath {
    EventPath(bits: bits << 8 | UInt64(Swift.max(0, Swift.min(index, 254)) + 1))
  }

  /// The position of the outermost index: 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of indices.
  @inlinable
  public var endIndex: Int { (64 - bits.leadingZeroBitCount + 7) / 8 }

  /// One of the indices, the outermost first.
  @inlinable
  public subscript(position: Int) -> Int {
    precondition(position >= 0 && position < endIndex, "no index stands at \(position)")
    return Int(truncatingIfNeeded: bits >> UInt64(8 * position) & 255) - 1
  }
}
