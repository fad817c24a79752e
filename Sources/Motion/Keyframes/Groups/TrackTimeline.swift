// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A value whose properties move, each along its own motion.
///
/// SwiftUI's `KeyframeTimeline` does the same. Every sample begins as the initial value. Then each
/// member that has begun writes its property, in the order of the members, so the last of several
/// members that write one property counts.
/// ```swift
/// struct Card: Sendable {
///   var scale = 1.0
///   var offset = SIMD2(0.0, 0.0)
///   var title = "Hello"
/// }
/// let timeline = TrackTimeline(
///   initialValue: Card(),
///   [
///     .track(\.scale, EasedTrajectory(from: 1, to: 1.5, duration: 0.4, easing: .linear)),
///     .track(\.offset.y, SpringTrajectory(from: 0, to: 100, spring: .bouncy), at: 0.2),
///   ])
/// timeline.value(at: 0.2).scale  // 1.25
/// timeline.value(at: 0.1).offset.y  // 0
/// timeline.duration  // 1.0187
/// ```
/// Every playable can be a member, at an offset: a trajectory, a frame sequence, a group, and a
/// timeline of the same value or of one of its properties. A member of `\.self` writes the whole
/// value. Without members the timeline is the initial value at all times.
///
/// - Units: Seconds.
/// - Edge cases: Before its offset a member writes nothing, unless it fills backwards; from its
///   duration onwards it holds its end. A member at the offset 0 holds its start before time 0. NaN
///   is treated as time 0.
/// - Complexity: One sample of each member and one write of its property: a stored property is
///   written directly, a computed or observed one through the key path, which takes many times as
///   long.
public struct TrackTimeline<Root: Sendable>: MergedPlayable {
  /// The value with which every sample begins.
  public var initialValue: Root

  /// The time at which the last member looks done, in seconds; 0 without members.
  public private(set) var duration = 0.0

  /// The time at which the last member has come to rest, in seconds; 0 without members.
  public private(set) var restTime = 0.0

  private var members: [Member] = []

  /// The times of the labels.
  private var labels: [String: Double] = [:]

  /// The writers of the members, stored separately so that a sample copies nothing else.
  @usableFromInline private(set) var writers: [@Sendable (inout Root, Double) -> Void] = []

  /// A property and its motion.
  public struct Member: Sendable {
    @usableFromInline let offset: Double
    @usableFromInline let duration: Double
    @usableFromInline let restTime: Double
    @usableFromInline let events: any EventSource
    @usableFromInline let write: @Sendable (inout Root, Double) -> Void
    @usableFromInline let writeBeyond: @Sendable (inout Root, Double, Double) -> Void

    @usableFromInline
    init(
      offset: Double, duration: Double, restTime: Double, events: any EventSource,
      write: @escaping @Sendable (inout Root, Double) -> Void,
      writeBeyond: @escaping @Sendable (inout Root, Double, Double) -> Void
    ) {
      self.offset = offset
      self.duration = duration
      self.restTime = restTime
      self.events = events
      self.write = write
      self.writeBeyond = writeBeyond
    }

    /// Returns a member that moves a property.
    ///
    /// - Parameters:
    ///   - keyPath: The property, or `\.self`.
    ///   - motion: A track, a spring, a timeline, or anything else that is playable.
    ///   - offset: The time of the timeline at which the motion begins, in seconds; if it is negative,
    ///     the motion starts in the middle.
    ///   - fillsBackwards: Whether it holds its start before the offset.
    /// - Returns: A member for ``TrackTimeline/init(initialValue:_:)``.
    /// - Precondition: The key path leads only through values: an object in it would be shared by
    ///   all samples. The offset is finite.
    @inlinable
    public static func track<Motion: Playable>(
      _ keyPath: any WritableKeyPath<Root, Motion.Output> & Sendable, _ motion: Motion,
      at offset: Double = 0, fillsBackwards: Bool = false
    ) -> Member {
      precondition(
        !(keyPath is ReferenceWritableKeyPath<Root, Motion.Output>),
        "keyPath must lead through values, but \(keyPath) leads through an object")
      let delayed = motion.delayed(by: offset)
      let storage = ErasedStorage(
        MovingProperty(
          property: PropertyWriter(keyPath), motion: motion, delayed: delayed, offset: offset,
          begins: fillsBackwards || offset <= 0))
      let write: @Sendable (inout Root, Double) -> Void
      if offset == 0 {
        write = { root, time in
          storage.base.property.write(storage.base.motion.value(at: time), into: &root)
        }
      } else {
        write = { root, time in
          guard storage.base.begins || time >= storage.base.offset else { return }
          storage.base.property.write(storage.base.delayed.value(at: time), into: &root)
        }
      }
      return Member(
        offset: offset, duration: delayed.duration, restTime: delayed.restTime, events: delayed,
        write: write,
        writeBeyond: { root, time, duration in
          guard storage.base.begins || time >= storage.base.offset else { return }
          storage.base.property.write(
            storage.base.delayed.value(at: time, beyond: duration), into: &root)
        })
    }

    /// Returns a member that contains the members of another timeline, beginning at an offset.
    ///
    /// Each writes its property of the same value; the initial value of the other timeline is not
    /// used.
    ///
    /// - Parameters:
    ///   - timeline: The other timeline.
    ///   - offset: The time of the timeline at which the motion begins, in seconds.
    /// - Returns: A member for ``TrackTimeline/init(initialValue:_:)``.
    /// - Precondition: The offset is finite.
    public static func timeline(_ timeline: TrackTimeline, at offset: Double = 0) -> Member {
      let delayed = timeline.delayed(by: offset)
      return Member(
        offset: offset, duration: delayed.duration, restTime: delayed.restTime, events: delayed,
        write: { root, time in
          guard offset <= 0 || time >= offset else { return }
          timeline.update(&root, at: delayed.localTime(at: time))
        },
        writeBeyond: { root, time, duration in
          guard offset <= 0 || time >= offset else { return }
          let local = time - offset
          if time >= 0 && delayed.duration < duration {
            timeline.update(&root, at: local)
          } else {
            timeline.update(&root, beyond: local)
          }
        })
    }
  }

  /// Creates a timeline from an initial value and members.
  ///
  /// - Parameters:
  ///   - initialValue: The value with which every sample begins.
  ///   - members: The members, in the order in which they write.
  public init(initialValue: Root, _ members: [Member] = []) {
    self.initialValue = initialValue
    for member in members { add(member) }
  }

  /// Adds a member at its own offset, which writes after the members before it.
  public mutating func add(_ member: Member) {
    members.append(member)
    writers.append(member.write)
    duration = Swift.max(duration, member.duration)
    restTime = Swift.max(restTime, member.restTime)
  }
}

extension TrackTimeline {
  /// A place in time, relative to the members that a timeline has.
  public struct Place: Hashable, Sendable {
    enum Anchor: Hashable { case start, end, previousBegin, previousEnd, label(String) }

    let anchor: Anchor
    let gap: Double

    init(_ anchor: Anchor, _ gap: Double) { (self.anchor, self.gap) = (anchor, gap) }

    /// The end of the timeline, where every member looks done.
    public static var end: Place { Place(.end, 0) }

    /// The beginning of the member before.
    public static var with: Place { Place(.previousBegin, 0) }

    /// Returns a place after the beginning of the member before; before it if the gap is negative.
    public static func with(_ gap: Double) -> Place { Place(.previousBegin, gap) }

    /// Returns a place after the end of the member before; before its end if the gap is negative.
    public static func after(_ gap: Double = 0) -> Place { Place(.previousEnd, gap) }

    /// Returns a time of the timeline, in seconds.
    public static func at(_ time: Double) -> Place { Place(.start, time) }

    /// Returns a place after a label; before it if the gap is negative.
    public static func at(_ label: String, _ gap: Double = 0) -> Place {
      Place(.label(label), gap)
    }
  }

  /// Adds a motion for a property, by default where the timeline ends so far.
  ///
  /// ```swift
  /// var timeline = TrackTimeline(initialValue: SIMD2(0.0, 0.0))
  /// let slide = EasedTrajectory(from: 0.0, to: 100, duration: 1)
  /// timeline.append(\.x, slide)
  /// timeline.append(\.y, slide, .after(-0.2))
  /// timeline.duration  // 1.8000
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The property, or `\.self`.
  ///   - motion: A track, a spring, or any other playable.
  ///   - place: The place at which the motion begins. One before time 0 starts it in the middle.
  /// - Precondition: The key path leads only through values. The place is finite, and its label is
  ///   set.
  public mutating func append<Motion: Playable>(
    _ keyPath: any WritableKeyPath<Root, Motion.Output> & Sendable, _ motion: Motion,
    _ place: Place = .end
  ) {
    add(.track(keyPath, motion, at: time(of: place)))
  }

  /// Adds the members of another timeline, by default where this one ends so far.
  ///
  /// - Parameters:
  ///   - timeline: The other timeline, whose initial value is not used.
  ///   - place: The place at which it begins.
  /// - Precondition: The place is finite, and its label is set.
  public mutating func append(_ timeline: TrackTimeline, _ place: Place = .end) {
    add(.timeline(timeline, at: time(of: place)))
  }

  /// Sets a label, by default where the timeline ends so far; a label that is set again moves.
  ///
  /// - Parameters:
  ///   - name: The label.
  ///   - place: The place.
  /// - Precondition: The place is finite, and its label is set.
  public mutating func label(_ name: String, _ place: Place = .end) {
    labels[name] = time(of: place)
  }

  /// Returns the time of a label in seconds, or nil if it is not set.
  ///
  /// ```swift
  /// var timeline = TrackTimeline(initialValue: 0.0)
  /// timeline.append(\.self, EasedTrajectory(from: 0.0, to: 1, duration: 2))
  /// timeline.label("reveal")
  /// timeline.time(of: "reveal")  // 2.0
  /// ```
  public func time(of label: String) -> Double? { labels[label] }

  /// Returns the time of a place.
  private func time(of place: Place) -> Double {
    let anchor: Double
    switch place.anchor {
    case .start: anchor = 0
    case .end: anchor = duration
    case .previousBegin: anchor = members.last?.offset ?? 0
    case .previousEnd: anchor = members.last?.duration ?? 0
    case .label(let name):
      guard let time = labels[name] else { preconditionFailure("label '\(name)' is not set") }
      anchor = time
    }
    let time = anchor + place.gap
    require("the place", time, .finite)
    return time
  }
}

extension TrackTimeline {
  /// Evaluates the initial value with all members at a time.
  @inlinable
  public func value(at time: Double) -> Root {
    var root = initialValue
    update(&root, at: time)
    return root
  }

  /// Evaluates the initial value with all members beyond the timeline, where an easing overshoots
  /// it.
  ///
  /// The members that last as long as the timeline continue, as their `value(beyond:)` does;
  /// shorter ones hold.
  public func value(beyond time: Double) -> Root {
    var root = initialValue
    update(&root, beyond: time)
    return root
  }

  /// Writes all members at a time into a value, whose other properties do not change.
  ///
  /// - Parameters:
  ///   - root: The value, which need not be the initial one.
  ///   - time: Seconds since the timeline began.
  @inlinable
  public func update(_ root: inout Root, at time: Double) {
    let time = time == time ? time : 0
    for index in writers.indices { writers[index](&root, time) }
  }

  private func update(_ root: inout Root, beyond time: Double) {
    let time = time == time ? time : 0
    for member in members { member.writeBeyond(&root, time, duration) }
  }

  @usableFromInline
  package var memberCount: Int { members.count }

  @usableFromInline
  package func visitEvents(
    ofMember index: Int, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    members[index].events.visitEvents(from: start, to: end) {
      body($0.moved(to: $0.time, inMember: index))
    }
  }

  @usableFromInline
  package func nextMemberEvent(from time: Double, isBackward: Bool) -> Double? {
    var found: Double?
    for member in members {
      found = nearest(
        found, member.events.nextEvent(from: time, isBackward: isBackward),
        isBackward: isBackward)
    }
    return found
  }
}

/// Writes a property of a value.
///
/// A write through a key path costs many times as much as a store. Most key paths lead to storage
/// inside the value, at a known offset, which is written directly.
@frozen
@usableFromInline
struct PropertyWriter<Root, Value>: Sendable {
  @usableFromInline let keyPath: any WritableKeyPath<Root, Value> & Sendable

  /// The byte offset of the property, if it is stored and not observed.
  @usableFromInline let offset: Int?

  @inlinable
  init(_ keyPath: any WritableKeyPath<Root, Value> & Sendable) {
    self.keyPath = keyPath
    offset = MemoryLayout<Root>.offset(of: keyPath)
  }

  @inlinable
  @inline(__always)
  func write(_ value: Value, into root: inout Root) {
    guard let offset else {
      root[keyPath: keyPath] = value
      return
    }
    withUnsafeMutablePointer(to: &root) {
      (UnsafeMutableRawPointer($0) + offset).assumingMemoryBound(to: Value.self).pointee = value
    }
  }
}

/// A property and its motion, as the closures of a member capture them.
@frozen
@usableFromInline
struct MovingProperty<Root, Motion: Playable>: Sendable {
  @usableFromInline let property: PropertyWriter<Root, Motion.Output>
  @usableFromInline let motion: Motion
  @usableFromInline let delayed: Delayed<Motion>
  @usableFromInline let offset: Double

  /// Whether it writes before its offset.
  @usableFromInline let begins: Bool

  @inlinable
  init(
    property: PropertyWriter<Root, Motion.Output>, motion: Motion, delayed: Delayed<Motion>,
    offset: Double, begins: Bool
  ) {
    self.property = property
    self.motion = motion
    self.delayed = delayed
    self.offset = offset
    self.begins = begins
  }
}

/// A source of events, whatever its output.
@usableFromInline
protocol EventSource: Sendable {
  func nextEvent(from time: Double, isBackward: Bool) -> Double?
  func visitEvents(from start: Double, to end: Double, _ body: (MotionEvent) -> Bool) -> Bool
}

extension Delayed: EventSource {}
#endif
