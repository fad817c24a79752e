// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A sequence of tooltips, each of which points at another target.
///
/// A tour is hidden, shows one of its steps, or is dismissed. Each change is a motion: the first
/// tooltip fades in, a tap moves it to the next target, and a tap at the last step fades it out.
/// ```swift
/// let placement = TooltipPlacement()
/// let targets = [20.0, 326].map { Bounds(x: $0, y: 60, width: 44, height: 44) }
/// var tour = TooltipTour(
///   targets.map { placement.layout(of: SIMD2(300, 80), for: $0, inWidth: 390) })
/// tour.present(at: 1)
/// tour.advance(at: 2)?.transition.cue == .mediumImpact  // true
/// tour.advance(at: 3)?.transition.cue == .success  // true
/// tour.value(at: 1.125).alpha  // 0.5
/// tour.value(at: 2.125).layout.origin  // SIMD2<Double>(45.0, 120.0)
/// tour.value(at: 2.125).layout.arrow  // SIMD2<Double>(195.0, 116.0)
/// tour.value(at: 4).step == nil  // true
/// ```
/// An event during a motion starts from the current opacity and layout. A tour that is presented
/// while it fades out returns from its current state and moves to its first step; a tour that has
/// faded out restarts at its first step. The history is part of the value, so any time can be
/// sampled, and no event changes earlier frames.
///
/// Each change is reported as a marker with the number of its ``TourTransition``, which states the
/// haptic cue. The app stores whether a tour has already been shown.
///
/// - Units: Seconds; layouts in points.
/// - Edge cases: An event whose time is NaN or infinite is ignored; an event before time 0 is
///   treated as one at 0. An event that is earlier than others is inserted at its time, and those
///   of the others that then change nothing are removed.
/// - Complexity: A sample takes O(log *n*) for *n* changes, and allocates nothing.
/// - Source: The tooltips of the app Haptics.
public struct TooltipTour: Playable, Hashable {
  /// The state of a tour.
  @frozen
  public enum State: Hashable, Sendable {
    /// The tour has not been presented.
    case hidden

    /// The tour shows a step, or moves to it.
    case showing(step: Int)

    /// The tour has ended, or fades out.
    case dismissed
  }

  /// A change made by an event.
  public struct Change: TimedChange, Hashable, Sendable {
    /// The time of the change, in seconds.
    public let time: Double

    /// The animation and haptic cue of the change.
    public let transition: TourTransition

    /// The state after the change.
    public let state: State
  }

  /// The appearance of a tour at one time.
  public struct Frame: Hashable, Sendable {
    /// The state of the tour.
    public var state: State

    /// The visible step, also while it fades out; nil if no step is visible.
    public var step: Int?

    /// The opacity of tooltip and arrow.
    public var alpha: Double

    /// The layout of tooltip and arrow.
    public var layout: TooltipLayout
  }

  /// The maximum number of steps.
  public static let maximumSteps = 256

  /// The layout of the tooltip in each step.
  public var steps: [TooltipLayout] { moving.targets }

  /// The curve of a move from one step to the next.
  public var curve: TransitionCurve { moving.curve }

  /// The curve by which the tour fades in and out.
  public var fade: TransitionCurve { fading.curve }

  /// The changes, in the order of time.
  public private(set) var changes: [Change] = []

  /// The duration that the tour had after each change.
  private var ends: [Double] = []

  /// The motion of the opacity.
  public private(set) var fading: Presence<Double>

  /// The motion of the layout between the steps, by their indices.
  public private(set) var moving: PhaseTrajectory<Int, TooltipLayout>

  /// Creates a tour that is hidden.
  ///
  /// - Parameters:
  ///   - steps: The layout of the tooltip in each step, as returned by ``TooltipPlacement``.
  ///   - curve: The curve of a move from one step to the next.
  ///   - fade: The curve by which the tour fades in and out.
  /// - Precondition: There are 1 to 256 steps, and their numbers are within ±10¹⁵⁰.
  public init(
    _ steps: [TooltipLayout], curve: TransitionCurve = .eased(duration: 0.25),
    fade: TransitionCurve = .eased(duration: 0.25)
  ) {
    ParameterFlaw.trap(if: TooltipTour.flaw(count: steps.count))
    for step in steps { ParameterFlaw.trap(if: step.flaw) }
    fading = Presence(willAppear: 0, identity: 1, didDisappear: 0, curve: fade)
    moving = PhaseTrajectory(
      phases: [Int](steps.indices), targets: steps, initialPhase: 0, curve: curve, curves: [])
  }

  static func flaw(count: Int) -> ParameterFlaw? {
    ParameterFlaw("steps", Double(count), .count(1...maximumSteps))
  }

  /// The state after the last change.
  public var state: State { state(after: changes.count) }

  /// Shows the first step, unless a step is visible.
  ///
  /// - Parameter time: The time of the event in seconds.
  /// - Returns: The change; nil if a step is shown already, or if the time is NaN or infinite.
  @discardableResult
  public mutating func present(at time: Double) -> Change? { insert(.present, at: time) }

  /// Moves to the next step, or ends the tour at the last one, as a tap does.
  ///
  /// - Parameter time: The time of the event in seconds.
  /// - Returns: The change; nil if no step is shown, or if the time is NaN or infinite.
  @discardableResult
  public mutating func advance(at time: Double) -> Change? { insert(.advance, at: time) }

  /// Ends the tour at any step.
  ///
  /// - Parameter time: The time of the event in seconds.
  /// - Returns: The change; nil if no step is shown, or if the time is NaN or infinite.
  @discardableResult
  public mutating func dismiss(at time: Double) -> Change? { insert(.dismiss, at: time) }

  /// Removes the changes after a time: the tour continues as if their events had not happened.
  public mutating func removeChanges(after time: Double) {
    changes.removeChanges(after: time)
    ends.removeLast(ends.count - changes.count)
    fading.removeChanges(after: time)
    moving.removeChanges(after: time)
  }

  /// Evaluates the appearance at a time.
  public func value(at time: Double) -> Frame {
    let isPresent = fading.isPresent(at: time)
    return Frame(
      state: changes.index(at: time).map { changes[$0].state } ?? .hidden,
      step: isPresent ? moving.phase(at: time) : nil, alpha: fading.value(at: time),
      layout: moving.value(at: time))
  }

  /// The seconds until the last change looks done; 0 before the first.
  public var duration: Double { Swift.max(fading.duration, moving.duration) }

  /// The seconds until the tour is at rest; 0 before the first change.
  public var restTime: Double { Swift.max(fading.restTime, moving.restTime) }

  /// Reports each change as a marker with the number of its transition, and the ends.
  ///
  /// Besides the end of the last change, an earlier one that looked done before the next change, or
  /// at its time, has an end.
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.visitHistory(
      of: motion.changes, { $0.time }, { change, _ in .marker(change.transition.rawValue) },
      endBefore: { $0 > 0 ? motion.ends[$0 - 1] : 0 }, from: start, to: end, body)
  }
}

extension TooltipTour: ChangeHistory {
  /// What an event requests.
  package enum Action: String { case present, advance, dismiss }

  package func request(of change: Change) -> Action {
    switch change.transition {
    case .appear: .present
    case .next, .finish: .advance
    case .dismiss: .dismiss
    }
  }

  package func isChange(_ action: Action, after count: Int) -> Bool {
    if case .showing = state(after: count) { return action != .present }
    return action == .present
  }

  /// The state after a number of changes.
  private func state(after count: Int) -> State { count > 0 ? changes[count - 1].state : .hidden }

  /// Applies an event after all others.
  package mutating func append(_ action: Action, at time: Double) -> Change? {
    switch (action, state) {
    case (.present, .showing): return nil
    case (.present, _):
      let isNew = !fading.isPresent(at: time)
      fading.appear(at: time)
      if isNew, moving.value(at: time) != steps[0] {
        moving.go(to: 0, at: time, from: KinematicState(value: steps[0]))
      } else {
        moving.go(to: 0, at: time)
      }
      return append(.appear, .showing(step: 0), at: time)
    case (.advance, .showing(let step)) where step + 1 < steps.count:
      moving.go(to: step + 1, at: time)
      return append(.next, .showing(step: step + 1), at: time)
    case (.advance, .showing), (.dismiss, .showing):
      fading.disappear(at: time)
      return append(action == .advance ? .finish : .dismiss, .dismissed, at: time)
    case (.advance, _), (.dismiss, _): return nil
    }
  }

  private mutating func append(
    _ transition: TourTransition, _ state: State, at time: Double
  ) -> Change {
    let change = Change(time: time, transition: transition, state: state)
    changes.append(change)
    ends.append(duration)
    return change
  }
}
