// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A player of a haptic pattern, with pause, seek, speed, loop, mute and controls while it plays.
///
/// ```swift
/// let pattern = HapticPattern([
///   .event(HapticEvent(.continuous(duration: 0.25), intensity: 0.6))
/// ])
/// var player = HapticPlayer(pattern, at: 10, loopEnd: 1)
/// player.sample(at: 12.125).intensity  // 0.6
/// player.sample(at: 12.5) == .silence  // true
/// player.pause(at: 12.125)
/// player.sample(at: 13) == .silence  // true
/// player.resume(at: 20)
/// player.localTime(at: 20.0625)  // 0.1875
/// ```
/// Its time is that of a ``/Motion/PlaybackClock``: every operation takes the parent's time at which it
/// happens, and queries apply the latest operation to any time. A ``/Motion/Playhead`` of its ``clock``
/// reports the events of its ``motion`` between two frames, in each round of a loop:
///
/// ```swift
/// let taps = HapticPlayer(
///   HapticPattern([.event(HapticEvent(.transient, at: 0.25))]), at: 10, loopEnd: 0.5)
/// var playhead = Playhead(taps.clock)
/// let events = playhead.events(of: taps.motion, through: 11.5)
/// events.filter { $0.kind == .marker(0) }.map(\.time)  // [0.25, 0.75, 1.25]
/// ```
///
/// While it plays, parameters and curves change all of it, in every round of a loop:
///
/// ```swift
/// var engine = HapticPlayer(
///   HapticPattern([.event(HapticEvent(.continuous(duration: 1), intensity: 0.8))]), at: 0,
///   loops: true)
/// engine.send(HapticParameter(.intensity, 0.5), at: 10)
/// engine.sample(at: 9.5).intensity  // 0.8
/// engine.sample(at: 20.5).intensity  // 0.4
/// ```
///
/// - Units: Seconds.
/// - Edge cases: The player is silent while it is paused or muted or its speed is 0, and before its
///   start, where a loop has not begun.
/// - Source: Core Haptics, `CHHapticAdvancedPatternPlayer`.
public struct HapticPlayer: Hashable, Sendable {
  /// The pattern that is played.
  public let pattern: HapticPattern

  /// The clock of the player, with all operations.
  public private(set) var clock: PlaybackClock

  /// The time at which the pattern restarts, in seconds; nil if the pattern is played once.
  public let loopEnd: Double?

  /// Whether taps and rumbles are muted.
  public var isMutedForHaptics = false

  /// Whether sounds are muted.
  public var isMutedForAudio = false

  /// Whether the player is muted, for touch and for hearing.
  ///
  /// Setting it sets both ``isMutedForHaptics`` and ``isMutedForAudio``.
  public var isMuted: Bool {
    get { isMutedForHaptics && isMutedForAudio }
    set { (isMutedForHaptics, isMutedForAudio) = (newValue, newValue) }
  }

  private var controls = HapticControls()

  private let rounds: Looped<HapticRound>

  /// Creates a player that starts at a time.
  ///
  /// - Parameters:
  ///   - pattern: The pattern that is played.
  ///   - startTime: The parent's time at which the player starts.
  ///   - speed: The seconds of the pattern per second of the parent.
  ///   - loops: Whether the pattern restarts at its end.
  ///   - loopEnd: The time at which the pattern restarts, whatever `loops` is; 0 is the pattern's
  ///     duration, and so is nil if `loops` is true. An event that is active then is cut off.
  /// - Precondition: `startTime` and `speed` are finite, and `loopEnd` is in 0...1e150.
  public init(
    _ pattern: HapticPattern, at startTime: Double, speed: Double = 1, loops: Bool = false,
    loopEnd: Double? = nil
  ) {
    self.init(
      pattern, clock: PlaybackClock(beginTime: startTime, speed: speed),
      loopEnd: loops || loopEnd != nil ? loopEnd ?? 0 : nil)
  }

  private init(_ pattern: HapticPattern, clock: PlaybackClock, loopEnd: Double?) {
    self.pattern = pattern
    self.clock = clock
    let end = loopEnd.map { $0 != 0 ? $0 : pattern.duration }
    ParameterFlaw.trap(if: end.flatMap { ParameterFlaw("loopEnd", $0, HapticEvent.timeRule) })
    // A pattern of length 0 cannot be repeated.
    self.loopEnd = end.flatMap { $0 > 0 ? $0 : nil }
    let round = HapticRound(pattern, duration: self.loopEnd ?? pattern.duration)
    rounds = round.repeated(self.loopEnd == nil ? 1 : .infinity)
  }

  /// The pattern as the clock plays it: once, or repeated without an end.
  ///
  /// It has the time of the ``clock``, which is not wrapped. Its events are those of the pattern in
  /// each round, and ``HapticPattern/occurrence(of:)`` tells which event of the pattern begins or
  /// ends. An event that the end of the loop cuts ends there, and one that does not begin before is
  /// not reported.
  public var motion: some Playable<HapticSample> { rounds }

  /// Returns the pattern's time at a time of the parent, wrapped into the loop if there is one.
  ///
  /// - Returns: Seconds, negative before the start; −∞ from round 2⁵³ onwards, which are silent.
  public func localTime(at time: Double) -> Double {
    let local = clock.localTime(at: time)
    guard let loopEnd, local >= loopEnd else { return local }
    return rounds.position(at: local).elapsed
  }

  /// Evaluates what is felt and heard at a time of the parent.
  ///
  /// - Complexity: That of a sample of the pattern, plus O(log *n*) for *n* items that were sent.
  public func sample(at time: Double) -> HapticSample {
    guard clock.currentSpeed != 0, !isMuted else { return .silence }
    var sample = pattern.sample(at: localTime(at: time))
    controls.apply(to: &sample, at: time)
    if isMutedForHaptics { (sample.intensity, sample.sharpness, sample.activeCount) = (0, 0, 0) }
    if isMutedForAudio {
      (sample.volume, sample.pitch, sample.pan, sample.brightness) = (0, 0, 0, 0)
    }
    return sample
  }

  /// Changes a control of what is played, from a time on.
  ///
  /// It applies to all that is played, on top of the controls of the pattern: factors are multiplied
  /// and summands added. The rounds of a loop, pauses and changes of speed do not end it; the next
  /// parameter or curve of the control does. So an intensity of 0.3 ducks the pattern until one of 1
  /// is sent.
  ///
  /// - Parameters:
  ///   - parameter: The control and its value. Its time is a delay after `time`.
  ///   - time: The parent's time.
  /// - Edge cases: What is sent for a time before that of the first one applies from the first one's
  ///   on. The latest 256 parameters and curves are kept.
  /// - Precondition: The time is finite. The control does not stretch an attack, a decay or a release:
  ///   those of events that have begun cannot change.
  /// - Source: Core Haptics, `CHHapticPatternPlayer.sendParameters(_:atTime:)`.
  public mutating func send(_ parameter: HapticParameter, at time: Double) {
    controls.send(.parameter(parameter), at: time)
  }

  /// Lets a control of what is played follow a curve, from a time on.
  ///
  /// ```swift
  /// var player = HapticPlayer(
  ///   HapticPattern([.event(HapticEvent(.continuous(duration: 9), intensity: 1))]), at: 0)
  /// player.send(HapticCurve(.intensity, [.init(0, 1), .init(2, 0)]), at: 4)
  /// player.sample(at: 5).intensity  // 0.5
  /// ```
  /// - Parameters:
  ///   - curve: The control and its values. Its time is a delay after `time`.
  ///   - time: The parent's time.
  /// - Edge cases: As those of ``send(_:at:)-(HapticParameter,_)``. After its end a curve holds its
  ///   last value.
  /// - Precondition: As that of a parameter.
  /// - Source: Core Haptics, `CHHapticPatternPlayer.scheduleParameterCurve(_:atTime:)`.
  public mutating func send(_ curve: HapticCurve, at time: Double) {
    controls.send(.curve(curve), at: time)
  }

  /// Returns whether playback has ended at a time, unless the player is sought or reversed.
  ///
  /// A loop never finishes, and neither does a player that is paused before its end.
  public func isFinished(at time: Double) -> Bool {
    guard loopEnd == nil else { return false }
    let local = clock.localTime(at: time)
    return clock.speed >= 0 ? local >= pattern.restTime : local < 0
  }

  /// Pauses the player.
  public mutating func pause(at time: Double) { clock.pause(at: time) }

  /// Resumes the player from its current time.
  public mutating func resume(at time: Double) { clock.resume(at: time) }

  /// Moves the player to a time of the pattern.
  public mutating func seek(to localTime: Double, at time: Double) {
    clock.seek(to: localTime, at: time)
  }

  /// Changes the speed of playback, without a jump in time.
  ///
  /// - Precondition: The speed is finite.
  public mutating func setSpeed(_ speed: Double, at time: Double) {
    clock.setSpeed(speed, at: time)
  }
}

#if !hasFeature(Embedded)
extension HapticPlayer: Described {}

extension HapticPlayer: Codable {
  /// Writes the pattern in AHAP, its assumptions, the clock, what was sent, and the rest.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "pattern": pattern, "assumptions": pattern.assumptions, "clock": clock, "loopEnd": loopEnd,
      "isMutedForHaptics": isMutedForHaptics.unless(false),
      "isMutedForAudio": isMutedForAudio.unless(false),
      "controls": controls.unless(HapticControls()),
    ])
  }

  /// Reads a player, which continues exactly from the state that was written.
  ///
  /// - Throws: `DecodingError` with the path if a number is outside its range, such as an end of
  ///   the loop outside 0...1e150 s.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "assumptions", "pattern", "loopEnd", "clock", "isMutedForHaptics", "isMutedForAudio",
      "controls")
    let assumptions = try container.decodeIfPresent(HapticAssumptions.self, forKey: "assumptions")
    let pattern = try container.decode(HapticPattern.self, forKey: "pattern")
    let loopEnd = try container.decodeIfPresent(Double.self, forKey: "loopEnd")
    if let loopEnd { try container.refuse(ParameterFlaw("loopEnd", loopEnd, HapticEvent.timeRule)) }
    self.init(
      assumptions.map(pattern.assuming) ?? pattern,
      clock: try container.decode(PlaybackClock.self, forKey: "clock"), loopEnd: loopEnd)
    isMutedForHaptics = try container.decode(forKey: "isMutedForHaptics", default: false)
    isMutedForAudio = try container.decode(forKey: "isMutedForAudio", default: false)
    controls = try container.decode(forKey: "controls", default: HapticControls())
  }
}
#endif
