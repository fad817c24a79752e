// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A gate that lets the last event of a burst through, once it has been quiet for a while.
///
/// States that change faster than anyone can read make a toast flicker. Of a burst
/// only the last event counts, and it counts a `delay` after it was sent:
/// ```swift
/// var toasts = Debouncer<String>(delay: 0.25)
/// _ = toasts.send("Sending", at: 0.0)
/// _ = toasts.send("Sent", at: 0.125)
/// toasts.take(at: 0.25) == nil  // true
/// toasts.take(at: 0.5)?.event  // Sent
/// ```
/// It is a value that reads no clock: whoever owns it says what time it is, in a
/// frame or in a test, and asks again at ``deadline``. How often it is asked makes no
/// difference: a late ``take(at:)`` delivers what was due, and says when that was.
///
/// - Units: Seconds, on any time base whose times are in order.
/// - Accuracy: The due time is the sum of time and delay, rounded once.
/// - Edge cases: A time that is NaN reads as 0, and negative times are times as any
///   other. With a delay of 0 every event is due as it is sent. An event sent at an
///   earlier time than the one before it replaces it, due a delay after its own time:
///   where a clock is set back, nothing waits until it has caught up.
@frozen
public struct Debouncer<Event> {
  /// An event that came through, with the time at which it was due.
  @frozen
  public struct Delivery {
    /// The event, as it was sent.
    public let event: Event

    /// When the delay after it was over, which may be before it was asked for.
    public let time: Double

    @usableFromInline
    init(event: Event, time: Double) {
      self.event = event
      self.time = time
    }
  }

  /// The seconds of quiet after which an event is delivered.
  public let delay: Double

  /// The last event that was sent and not delivered, with the time at which it is due.
  public internal(set) var pending: Delivery?

  /// Creates a debouncer.
  ///
  /// - Parameter delay: The seconds of quiet after which an event is delivered.
  /// - Precondition: `delay` is finite and not negative.
  public init(delay: Double) {
    ParameterFlaw.trap(if: ParameterFlaw("delay", delay, .notNegative))
    self.delay = delay
    pending = nil
  }

  /// The time at which to look again, or nothing where nothing is pending.
  @inlinable
  public var deadline: Double? { pending?.time }

  /// Takes an event, which replaces the one that is pending.
  ///
  /// - Parameters:
  ///   - event: What is to be delivered after the delay, unless another follows.
  ///   - time: When it happens.
  /// - Returns: The event before it, if that was due by now and nobody had taken it.
  ///   The quiet after it was long enough, so it is not lost: deliver it first.
  public mutating func send(_ event: Event, at time: Double) -> Delivery? {
    let due = take(at: time)
    pending = Delivery(event: event, time: (time.isNaN ? 0 : time) + delay)
    return due
  }

  /// Delivers the pending event, if it is due.
  ///
  /// - Parameter time: The time now. At exactly the due time the event is due.
  /// - Returns: The event and when it was due, once; nothing before and after that.
  @inlinable
  public mutating func take(at time: Double) -> Delivery? {
    guard let delivery = pending, delivery.time <= (time.isNaN ? 0 : time) else { return nil }
    cancel()
    return delivery
  }

  /// Forgets the pending event, so that it is never delivered.
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
