// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Tooltips that are shown one after the other, each of which points at something else.
///
/// It is a machine that is hidden, shows one of the steps, or is dismissed. Each change is a
/// motion: the first tooltip fades in, a tap moves it on to the next target, and the tap after
/// the last one fades it out.
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
/// Whatever happens on the way happens from what shows. A tour that is presented while it fades
/// out comes back from there, and goes to its first step; one that is gone starts anew there. The
/// history is part of the value, so any time can be sampled, and no event changes what was before.
///
/// Each change is an event, the marker with the number of its ``TourTransition``, which says what
/// is felt. Whether a tour was shown before, and is not to be shown again, is for the app to keep.
///
/// - Units: Seconds; layouts in points.
/// - Edge cases: An event whose time is NaN, infinite or earlier than the last one is ignored;
///   one before time 0 counts as one at 0.
/// - Complexity: A sample takes O(log *n*) for *n* changes, and allocates nothing.
/// - Source: The tooltips of the app Haptics.
public struct TooltipTour: Playable, Hashable {
  /// What a tour is doing.
  @frozen
  public enum State: Hashable, Sendable {
    /// It was not presented.
    case hidden

    /// It shows a step, or is on its way to it.
    case showing(step: Int)

    /// It is over, or on its way out.
    case dismissed
  }

  /// What an event changed.
  public struct Change: Hashable, Sendable {
    /// When it happened, in seconds.
    public let time: Double

    /// What is to be seen and felt of it.
    public let transition: TourTransition

    /// The state after it.
    public let state: State
  }

  /// What a tour looks like at a time.
  public struct Frame: Hashable, Sendable {
    /// What it is doing.
    public var state: State

    /// The step whose words are seen, also while they fade out; nil if there are none.
    public var step: Int?

    /// The opacity of tooltip and arrow.
    public var alpha: Double

    /// Where tooltip and arrow are.
    public var layout: TooltipLayout
  }

  /// The greatest count of steps.
  public static let stepLimit = 256

  /// Where the tooltip is in each step.
  public var steps: [TooltipLayout] { moving.targets }

  /// How it moves from one step to the next.
  public var curve: TransitionCurve { moving.curve }

  /// How it fades in and out.
  public var fade: TransitionCurve { fading.curve }

  /// What has changed, in the order of time.
  public private(set) var changes: [Change] = []

  /// The motion of the opacity.
  public private(set) var fading: Presence<Double>

  /// The motion of the layout between the steps, by their indices.
  public private(set) var moving: PhaseTrajectory<Int, TooltipLayout>

  /// Creates a tour that is hidden.
  ///
  /// - Parameters:
  ///   - steps: Where the tooltip is in each step, as a ``TooltipPlacement`` finds.
  ///   - curve: How it moves from one step to the next.
  ///   - fade: How it fades in and out.
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
    ParameterFlaw("steps", Double(count), .count(1...stepLimit))
  }

  /// What it is doing after all that has happened.
  public var state: State { changes.last?.state ?? .hidden }

  /// Shows the first step, unless a step is shown.
  ///
  /// - Parameter time: Seconds, not before the last change.
  /// - Returns: What it changes; nil if that is nothing.
  @discardableResult
  public mutating func present(at time: Double) -> Change? {
    if case .showing = state { return nil }
    guard let time = legal(time) else { return nil }
    let isNew = !fading.isPresent(at: time)
    fading.appear(at: time)
    if isNew, moving.value(at: time) != steps[0] {
      moving.go(to: 0, at: time, from: KinematicState(value: steps[0]))
    } else {
      moving.go(to: 0, at: time)
    }
    return append(.appear, .showing(step: 0), at: time)
  }

  /// Goes on to the next step, or ends the tour after the last one: what a tap does.
  ///
  /// - Parameter time: Seconds, not before the last change.
  /// - Returns: What it changes; nil if no step is shown.
  @discardableResult
  public mutating func advance(at time: Double) -> Change? {
    guard case .showing(let step) = state, let time = legal(time) else { return nil }
    guard step + 1 < steps.count else {
      fading.disappear(at: time)
      return append(.finish, .dismissed, at: time)
    }
    moving.go(to: step + 1, at: time)
    return append(.next, .showing(step: step + 1), at: time)
  }

  /// Ends the tour, whatever step it shows.
  ///
  /// - Parameter time: Seconds, not before the last change.
  /// - Returns: What it changes; nil if no step is shown.
  @discardableResult
  public mutating func dismiss(at time: Double) -> Change? {
    guard case .showing = state, let time = legal(time) else { return nil }
    fading.disappear(at: time)
    return append(.dismiss, .dismissed, at: time)
  }

  /// The time at which an event happens, if it does.
  private func legal(_ time: Double) -> Double? {
    guard time - time == 0 else { return nil }
    let time = Swift.max(0, time)
    return time >= changes.last?.time ?? 0 ? time : nil
  }

  private mutating func append(
    _ transition: TourTransition, _ state: State, at time: Double
  ) -> Change {
    let change = Change(time: time, transition: transition, state: state)
    changes.append(change)
    return change
  }

  /// Evaluates what it looks like at a time.
  public func value(at time: Double) -> Frame {
    let index = changes.partitioningIndex { $0.time > (time == time ? time : 0) }
    let isPresent = fading.isPresent(at: time)
    return Frame(
      state: index > 0 ? changes[index - 1].state : .hidden,
      step: isPresent ? moving.phase(at: time) : nil, alpha: fading.value(at: time),
      layout: moving.value(at: time))
  }

  /// The seconds until the last change looks done; 0 before the first.
  public var duration: Double { Swift.max(fading.duration, moving.duration) }

  /// The seconds until nothing moves any more; 0 before the first change.
  public var restTime: Double { Swift.max(fading.restTime, moving.restTime) }

  /// Finds the nearest change, or an end.
  public func nextEvent(from time: Double, isBackward: Bool) -> Double? {
    nextMark(in: changes, { $0.time }, from: time, isBackward: isBackward)
  }

  /// Reports each change as a marker with the number of its transition, and the ends.
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    visitMarks(
      in: changes, { $0.time }, { change, _ in .marker(change.transition.rawValue) }, from: start,
      to: end, body)
  }
}
