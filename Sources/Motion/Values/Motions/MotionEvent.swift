// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An event at one instant of a motion, such as its beginning, an iteration or its end.
///
/// ```swift
/// let loop = EasedTrajectory(from: 0.0, to: 1, duration: 0.5).repeated(2)
/// let events = loop.events(after: 0.25, through: 0.75)
/// events.map(\.kind) == [.end, .iteration(1), .begin]  // true
/// events.map(\.time)  // [0.5, 0.5, 0.5]
/// ```
/// - Units: Times are in seconds of the motion that reports the event.
@frozen
public struct MotionEvent: Hashable, Sendable {
  /// The kind of an event.
  @frozen
  public enum Kind: Hashable, Sendable {
    /// The first instant of a motion's own time.
    case begin

    /// The instant at which an iteration begins, counted from 0; the first is reported as a
    /// beginning.
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

  /// The first instant at which a sample shows the effect of the event.
  public var time: Double

  /// The kind of the event.
  public var kind: Kind

  /// The number of events in the record: 1, or the number of whole iterations that passed.
  ///
  /// If more than 1000 iterations pass between two frames, only the first and the last are reported
  /// one by one, backwards the last two. One record holds the number of the iterations in between,
  /// and the events within these are omitted.
  public var count: Double

  /// The path of the member motion to which the event belongs.
  public var path: MotionEvent.Path

  /// Whether the motion passes the instant from later to earlier.
  public var isBackward: Bool

  /// Creates an event.
  @inlinable
  public init(
    time: Double, kind: Kind, count: Double = 1, path: MotionEvent.Path = MotionEvent.Path(),
    isBackward: Bool = false
  ) {
    self.time = time
    self.kind = kind
    self.count = count
    self.path = path
    self.isBackward = isBackward
  }

  /// Returns the event at another time.
  @inlinable
  func moved(to time: Double) -> MotionEvent {
    MotionEvent(time: time, kind: kind, count: count, path: path, isBackward: isBackward)
  }

  /// Returns the event as an event of a member of a larger motion.
  @inlinable
  package func moved(to time: Double, inMember index: Int) -> MotionEvent {
    MotionEvent(
      time: time, kind: kind, count: count, path: path.inMember(index), isBackward: isBackward)
  }
}

extension MotionEvent {
  /// A path from a motion to one of its members.
  ///
  /// It is empty for the motion itself. A member of a zip, sequence, timeline or sum adds its index;
  /// a looped or timed motion adds the index 0.
  ///
  /// - Edge cases: The outermost eight indices are kept, each up to 254; a deeper member shares the
  ///   path of its container, and a higher index is stored as 254.
  @frozen
  public struct Path: Hashable, Sendable, RandomAccessCollection {
    // One byte for each index, which holds the index plus 1, the outermost in the lowest byte.
    @usableFromInline let bits: UInt64

    @inlinable
    init(bits: UInt64) { self.bits = bits }

    /// The empty path, which denotes the motion itself.
    @inlinable
    public init() { bits = 0 }

    /// Creates a path from indices, the outermost first.
    @inlinable
    public init(_ indices: Int...) {
      var path = MotionEvent.Path()
      for index in indices.reversed() { path = path.inMember(index) }
      self = path
    }

    /// Returns the same path, seen from a motion of which this one is a member.
    @inlinable
    func inMember(_ index: Int) -> MotionEvent.Path {
      MotionEvent.Path(bits: bits << 8 | UInt64(Swift.max(0, Swift.min(index, 254)) + 1))
    }

    /// The position of the outermost index: 0.
    @inlinable
    public var startIndex: Int { 0 }

    /// The number of indices.
    @inlinable
    public var endIndex: Int { (64 - bits.leadingZeroBitCount + 7) / 8 }

    /// Accesses an index, the outermost first.
    ///
    /// - Precondition: The position is at least 0 and less than `endIndex`.
    @inlinable
    public subscript(position: Int) -> Int {
      precondition(position >= 0 && position < endIndex, "no index stands at \(position)")
      return Int(truncatingIfNeeded: bits >> UInt64(8 * position) & 255) - 1
    }
  }
}
