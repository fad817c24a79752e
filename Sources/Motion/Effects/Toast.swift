// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A message that slides in at the edge of the screen, changes while it is visible, and slides out.
///
/// It is a state machine with three states, and each change of state is a motion. An event requests
/// a state; an event equal to the previous one changes nothing.
/// ```swift
/// var toast = Toast<String>(hidden: -62)
/// toast.send(.loading(message: "Sending"), at: 1)
/// toast.send(.icon(message: "Sent"), at: 2)
/// toast.send(.hidden, at: 4)
/// toast.value(at: 1.125).position  // -31.0
/// toast.value(at: 2.1).content.message ?? ""  // Sent
/// toast.value(at: 2.1).previous.message ?? ""  // Sending
/// toast.value(at: 2.1).dissolve  // 0.4
/// toast.value(at: 5).content == .hidden  // true
/// ```
/// Pass events that may come in bursts through a ``/Motion/Debouncer`` first. A toast that is shown again
/// while it slides out continues from its current position. The history is part of the value, so
/// any time can be sampled.
///
/// Each change is reported as a marker with the number of its ``ToastTransition``.
///
/// - Units: Seconds; positions in the unit of `hidden` and `shown`; radians.
/// - Edge cases: An event whose time is NaN or infinite is ignored; an event before time 0 is
///   treated as one at 0. An event that is earlier than others is inserted at its time, and those
///   of the others that then change nothing are removed. A spinner stands still after 2⁵³ s.
/// - Complexity: A sample takes O(log *n*) for *n* changes, and allocates nothing.
public struct Toast<Message: Hashable & Sendable>: Playable {
  /// A change made by an event.
  public struct Change: TimedChange, Hashable, Sendable {
    /// The time of the change, in seconds.
    public let time: Double

    /// The state before.
    public let from: ToastState<Message>

    /// The state after.
    public let to: ToastState<Message>

    /// The angle of the spinner at that time, in radians.
    public let spinner: Double

    /// The curve of the slide, if it was given for this change.
    public let curve: TransitionCurve?

    /// The animation of the change.
    public var transition: ToastTransition { from.transition(to: to) }

    /// Whether the spinner starts or stops.
    public var togglesSpinner: Bool { from.isLoading != to.isLoading }
  }

  /// The appearance of a toast at one time.
  public struct Frame: Hashable, Sendable {
    /// The position, between hidden and shown.
    public var position: Double

    /// The velocity, in units of the position per second.
    public var velocity: Double

    /// The visible content; hidden before the first event, and after the toast has slid out.
    public var content: ToastState<Message>

    /// The content that dissolves into the visible one; hidden if no content dissolves.
    public var previous: ToastState<Message>

    /// The progress of the dissolve from the previous content, from 0 to 1.
    public var dissolve: Double

    /// The angle of the spinner in radians; it continues from where it stopped.
    public var spinner: Double
  }

  /// The position of a hidden toast.
  public var hidden: Double { slide.willAppear }

  /// The position of a toast that is shown.
  public var shown: Double { slide.identity }

  /// The curve of the slide.
  public var curve: TransitionCurve { slide.curve }

  /// The duration of an exchange of content and layout, in seconds.
  public let exchangeDuration: Double

  /// The duration of one turn of the spinner, in seconds.
  public let turnDuration: Double

  /// The changes, in the order of time.
  public internal(set) var changes: [Change] = []

  /// The motion of the position.
  public internal(set) var slide: Presence<Double>

  /// Creates a hidden toast without changes.
  ///
  /// - Parameters:
  ///   - hidden: The position of a hidden toast, such as one above the edge of the screen, or a
  ///     scale of 0.
  ///   - shown: The position of a visible toast.
  ///   - curve: The curve of the slide.
  ///   - exchangeDuration: The duration of an exchange, in seconds.
  ///   - turnDuration: The duration of one turn of the spinner, in seconds.
  /// - Precondition: `exchangeDuration` is finite and not negative, `turnDuration` positive and
  ///   finite.
  public init(
    hidden: Double, shown: Double = 0, curve: TransitionCurve = .eased(duration: 0.25),
    exchangeDuration: Double = 0.25, turnDuration: Double = 0.6
  ) {
    ParameterFlaw.trap(
      if: Toast.flaw(exchangeDuration: exchangeDuration, turnDuration: turnDuration))
    self.exchangeDuration = exchangeDuration
    self.turnDuration = turnDuration
    slide = Presence(willAppear: hidden, identity: shown, didDisappear: hidden, curve: curve)
  }

  static func flaw(exchangeDuration: Double, turnDuration: Double) -> ParameterFlaw? {
    ParameterFlaw("exchangeDuration", exchangeDuration, .notNegative)
      ?? ParameterFlaw("turnDuration", turnDuration, .positive)
  }

  /// Applies an event.
  ///
  /// A change that is scheduled for a later time takes place then, unless
  /// ``removeChanges(after:)`` revokes it:
  /// ```swift
  /// var toast = Toast<String>(hidden: -62)
  /// toast.send(.icon(message: "a"), at: 0)
  /// toast.send(.hidden, at: 3)
  /// toast.send(.icon(message: "b"), at: 1)
  /// toast.value(at: 2).content.message ?? ""  // b
  /// toast.value(at: 9).content == .hidden  // true
  /// ```
  ///
  /// - Parameters:
  ///   - event: The requested state.
  ///   - time: The time of the event in seconds.
  ///   - curve: The curve of the slide, if the change is one; by default that of the toast.
  /// - Returns: The change; nil if the event is equal to the one before it, or if its time is NaN
  ///   or infinite.
  /// - Precondition: The duration of an eased curve is not negative and not NaN.
  @discardableResult
  public mutating func send(
    _ event: ToastState<Message>, at time: Double, curve: TransitionCurve? = nil
  ) -> Change? {
    ParameterFlaw.trap(if: curve?.flaw)
    return insert(Request(event: event, first: changes.first, curve: curve), at: time)
  }

  /// Removes the changes after a time: the toast continues as if their events had not been sent.
  public mutating func removeChanges(after time: Double) {
    changes.removeChanges(after: time)
    slide.removeChanges(after: time)
  }

  /// Removes the changes that no longer matter at a time.
  ///
  /// The last change until then is kept, and every frame from its time onwards stays the same.
  ///
  /// - Parameter time: The earliest time that will still be sampled, in seconds.
  public mutating func removeHistory(before time: Double) {
    guard let index = changes.index(at: time) else { return }
    changes.removeFirst(index)
    slide.removeHistory(before: changes[0].time)
  }

  /// Evaluates the appearance at a time.
  public func value(at time: Double) -> Frame {
    let state = slide.state(at: time)
    // At rest time, an eased slide still has the velocity with which it ended.
    let isAtRest = (time == time ? time : 0) >= restTime
    var frame = Frame(
      position: state.value, velocity: isAtRest ? 0 : state.velocity,
      content: changes.earliest?.from ?? .hidden,
      previous: .hidden, dissolve: 1, spinner: spinner(at: time))
    guard let index = changes.index(at: time) else { return frame }
    let change = changes[index]
    frame.content = change.to
    switch change.transition {
    case .none, .slideIn: break
    case .exchange:
      let elapsed = (time == time ? time : 0) - change.time
      frame.previous = change.from
      if elapsed < exchangeDuration { frame.dissolve = elapsed / exchangeDuration }
    case .slideOut:
      // The content slides out with the toast, and is then cleared.
      if slide.isPresent(at: time) { frame.content = change.from }
    }
    return frame
  }

  /// Returns the angle of the spinner, which continues from where it stopped.
  private func spinner(at time: Double) -> Double {
    guard let index = changes.index(at: time) else { return changes.earliest?.spinner ?? 0 }
    let change = changes[index]
    guard change.to.isLoading else { return change.spinner }
    let elapsed = Swift.min((time == time ? time : 0) - change.time, 0x1p53)
    return change.spinner + (2 * .pi / turnDuration).boundedFactor * elapsed
  }
}

extension Toast: ChangeHistory {
  /// What is asked for by an event.
  package struct Request {
    let event: ToastState<Message>

    /// The first change that there was, which has the state before all others.
    let first: Change?

    let curve: TransitionCurve?
  }

  package func request(of change: Change) -> Request {
    Request(event: change.to, first: changes.first, curve: change.curve)
  }

  package func isChange(_ request: Request, after count: Int) -> Bool {
    count == 0 || request.event != changes[count - 1].to
  }

  /// Adds a change after all others, unless it changes nothing.
  package mutating func append(_ request: Request, at time: Double) -> Change? {
    guard isChange(request, after: changes.count) else { return nil }
    let first = request.first
    let change = Change(
      time: time, from: changes.last?.to ?? first?.from ?? .hidden, to: request.event,
      spinner: changes.isEmpty ? first?.spinner ?? 0 : spinner(at: time), curve: request.curve)
    changes.append(change)
    switch change.transition {
    case .none, .exchange: break
    case .slideIn: slide.appear(at: time, curve: request.curve)
    case .slideOut: slide.disappear(at: time, curve: request.curve)
    }
    return change
  }
}

extension Toast: Equatable {}
extension Toast: Hashable {}

#if !hasFeature(Embedded)
extension Toast.Change: Described {}

extension Toast.Change: Codable where Message: Codable {
  /// Reads the time, both states, the phase of the spinner, which is 0 if it is missing, and the
  /// curve of the slide if it was given.
  ///
  /// - Throws: `DecodingError` if a state is missing, if a state or the curve is not legal, or if a
  ///   key is unknown.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("time", "from", "to", "spinner", "curve")
    self.init(
      time: try fields.decodeNumber(forKey: "time"), from: try fields.decode(forKey: "from"),
      to: try fields.decode(forKey: "to"),
      spinner: try fields.decodeNumber(forKey: "spinner", default: 0),
      curve: try fields.decodeIfPresent(TransitionCurve.self, forKey: "curve"))
  }

  /// Writes the time, both states, the phase of the spinner if it is not 0, and the curve of the
  /// slide if it was given.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "time": time, "from": from, "to": to, "spinner": spinner.unless(0), "curve": curve,
    ])
  }
}
#endif
