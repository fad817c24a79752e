// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A gate that delivers the last event of a burst after a quiet interval.
///
/// Of a burst of events, only the last is delivered, a `delay` after it was sent. For example, a
/// toast does not show states that are replaced before they can be read:
/// ```swift
/// var toasts = Debouncer<String>(delay: 0.25)
/// _ = toasts.send("Sending", at: 0.0)
/// _ = toasts.send("Sent", at: 0.125)
/// toasts.take(at: 0.25) == nil  // true
/// toasts.take(at: 0.5)?.event  // Sent
/// ```
/// It is a value that reads no clock: the caller passes the time, and calls ``take(at:)`` at
/// ``deadline`` or later. A late call delivers the event that was due, with its due time, so the
/// result does not depend on the number of calls.
///
/// - Units: Seconds, on any time base with ascending times.
/// - Accuracy: The due time is the sum of time and delay, rounded once.
/// - Edge cases: NaN is treated as time 0, and negative times are legal. With a delay of 0 every
///   event is due as it is sent. An event sent at an earlier time than the pending event replaces
///   that event and is due a delay after its own time: after a clock is set back, no event waits
///   until the clock has caught up.
@frozen
public struct Debouncer<Event> {
  /// An event that was delivered, with the time at which it was due.
  @frozen
  public struct Delivery {
    /// The event that was sent.
    public let event: Event

    /// The due time in seconds, which may be earlier than the time at which the event was taken.
    public let time: Double

    @usableFromInline
    init(event: Event, time: Double) {
      self.event = event
      self.time = time
    }
  }

  /// The quiet interval after which an event is delivered, in seconds.
  public let delay: Double

  /// The last event that was sent and not delivered, with its due time; nil if there is none.
  public internal(set) var pending: Delivery?

  /// Creates a debouncer.
  ///
  /// - Parameter delay: The quiet interval after which an event is delivered, in seconds.
  /// - Precondition: `delay` is finite and not negative.
  public init(delay: Double) {
    require("delay", delay, Debouncer.legalDelay)
    self.delay = delay
    pending = nil
  }

  static var legalDelay: NumberRule { .notNegative }

  /// The time at which to call again; nil if no event is pending.
  @inlinable
  public var deadline: Double? { pending?.time }

  /// Sends an event, which replaces the pending one.
  ///
  /// - Parameters:
  ///   - event: The event to deliver after the delay, unless another follows.
  ///   - time: The time of the event, in seconds.
  /// - Returns: The previous event, if it was due at this time and had not been taken; otherwise
  ///   nil. Deliver that event first.
  public mutating func send(_ event: Event, at time: Double) -> Delivery? {
    let due = take(at: time)
    pending = Delivery(event: event, time: (time.isNaN ? 0 : time) + delay)
    return due
  }

  /// Delivers the pending event, if it is due.
  ///
  /// - Parameter time: The present time. An event is due at exactly its due time.
  /// - Returns: The event and its due time, once; nil before and after that.
  @inlinable
  public mutating func take(at time: Double) -> Delivery? {
    guard let delivery = pending, delivery.time <= (time.isNaN ? 0 : time) else { return nil }
    cancel()
    return delivery
  }

  /// Discards the pending event, so that it is never delivered.
  public mutating func cancel() {
    pending = nil
  }
}

extension Debouncer: Sendable where Event: Sendable {}
extension Debouncer.Delivery: Sendable where Event: Sendable {}
extension Debouncer: Equatable where Event: Equatable {}
extension Debouncer.Delivery: Equatable where Event: Equatable {}
extension Debouncer: Hashable where Event: Hashable {}
extension Debouncer.Delivery: Hashable where Event: Hashable {}
