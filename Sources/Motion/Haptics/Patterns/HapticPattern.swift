// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A timeline of taps, rumbles and sounds, with controls that shape them while they play.
///
/// ![The intensity of a pattern over time, and the taps of a bounce](haptics)
///
/// ```swift
/// let pattern = HapticPattern([
///   .event(HapticEvent(.transient, intensity: 0.8, sharpness: 0.7)),
///   .event(HapticEvent(.continuous(duration: 1), at: 0.5, intensity: 0.6)),
///   .curve(HapticCurve(.intensity, at: 0.5, [.init(0, 1), .init(1, 0)])),
/// ])
/// pattern.duration  // 1.5
/// pattern.sample(at: 0).sharpness  // 0.7
/// pattern.sample(at: 0.75).intensity  // 0.45
/// pattern.sample(at: 0.25) == .silence  // true
/// ```
/// A sample has the strongest of the active events, or the sharpest of equally strong ones. The
/// controls act on all events, including those that have begun: the intensity is multiplied by its
/// control, and the sharpness control is added to the sharpness. A control's later parameter or
/// curve replaces an earlier one.
///
/// A pattern is read from and written to Apple's AHAP, and is played as any ``/Motion/Playable`` motion. It
/// drives no hardware: pass a ``HapticWaveform`` to an Android device or a browser, and the text to
/// Core Haptics.
///
/// - Units: Seconds.
/// - Edge cases: The pattern is silent before time 0 and from ``duration`` onwards. NaN is treated
///   as time 0. An event is active from its beginning to its end, which is excluded.
/// - Complexity: O(log *n* + *k*) a sample, without allocation, for *n* items, of which *k* with a
///   ramp of their envelope have begun since the oldest ramp that lasts; O(*n* log *n*) to create.
/// - Source: Core Haptics, `CHHapticPattern`. ``HapticAssumptions`` states what it leaves open.
public struct HapticPattern: Sendable {
  /// An element of a pattern.
  public enum Item: Hashable, Sendable {
    /// A tap, a rumble or a sound.
    case event(HapticEvent)

    /// A control that jumps to a value.
    case parameter(HapticParameter)

    /// A control that follows a curve.
    case curve(HapticCurve)
  }

  /// The metadata of a pattern: its project, creation date and description.
  public struct Metadata: Hashable, Sendable {
    /// The project of the pattern; nil unless given.
    public let project: String?

    /// The creation date, in any format; nil unless given.
    public let created: String?

    /// The description of the pattern; nil unless given.
    public let description: String?

    /// Creates metadata.
    public init(project: String? = nil, created: String? = nil, description: String? = nil) {
      self.project = project
      self.created = created
      self.description = description
    }
  }

  /// The elements in the given order, at most 65 536.
  public let items: [Item]

  /// The metadata, if given.
  public let metadata: Metadata?

  /// The version of the format.
  public let version: Double

  /// The parameters of playback that no source documents.
  public let assumptions: HapticAssumptions

  /// The end of the last event in seconds, including the padding of taps and the release of
  /// rumbles.
  ///
  /// A tap lasts for ``HapticAssumptions/transientLength``, and its padding if that is longer. So
  /// the pattern is silent from its duration onwards, and all of it is felt where it is repeated,
  /// timed, followed by another motion, or played by a clock.
  public let duration: Double

  /// The duration: the pattern is silent from then onwards.
  public var restTime: Double { duration }

  /// The form in which it was written, if it was read.
  let form: HapticForm

  let timeline: HapticTimeline
  /// What is heard, if the pattern has sounds or controls of them.
  ///
  /// There is at most one element, which is read in place.
  let sounds: [HapticSounds]

  let intensity: HapticControlTrack
  let sharpness: HapticControlTrack

  /// The beginnings and ends of the events, in the order of their times.
  let marks: [Mark]

  /// The begin or the end of an event.
  struct Mark: Sendable {
    var time: Double
    var marker: Int
  }

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - items: The elements, in any order; of controls that begin at one time, the last applies.
  ///   - metadata: The metadata.
  ///   - version: The version of the format.
  ///   - assumptions: The parameters of playback that no source documents.
  /// - Precondition: There are at most 65 536 items with 1 048 576 points, and the version is in
  ///   0...1e150.
  public init(
    _ items: [Item], metadata: Metadata? = nil, version: Double = 1,
    assumptions: HapticAssumptions = HapticAssumptions()
  ) {
    self.init(
      items, metadata: metadata, version: version, assumptions: assumptions, form: HapticForm())
  }

  init(
    _ items: [Item], metadata: Metadata?, version: Double, assumptions: HapticAssumptions,
    form: HapticForm
  ) {
    ParameterFlaw.trap(
      if: HapticPattern.flaw(
        items: items.count, points: items.reduce(0) { $0 + $1.pointCount })
        ?? ParameterFlaw("version", version, HapticEvent.timeRule))
    self.items = items
    self.metadata = metadata
    self.version = version
    self.assumptions = assumptions
    self.form = form
    intensity = HapticControlTrack(.intensity, of: items)
    sharpness = HapticControlTrack(.sharpness, of: items)
    let (envelope, audioEnvelope) = (HapticEnvelope.haptic(items), HapticEnvelope.audio(items))
    var (spans, soundSpans): ([HapticSpan], [HapticSpan]) = ([], [])
    var marks: [Mark] = []
    var duration = 0.0
    for (index, item) in items.enumerated() {
      guard case .event(let event) = item else { continue }
      var end = event.time + event.kind.duration
      let isHaptic = event.kind.isHaptic
      let span = HapticSpan(
        event, index: index, assumptions, isHaptic ? envelope : audioEnvelope)
      if let span {
        if isHaptic { spans.append(span) } else { soundSpans.append(span) }
        end = span.end
      }
      marks.append(Mark(time: event.time, marker: 2 * index))
      marks.append(Mark(time: end, marker: 2 * index + 1))
      duration = Swift.max(duration, end, event.time + event.padding)
    }
    timeline = HapticTimeline(spans)
    let isHeard = !soundSpans.isEmpty || items.contains { $0.control?.isAudio ?? false }
    sounds = isHeard ? [HapticSounds(soundSpans, of: items)] : []
    self.duration = duration
    self.marks = marks.indices.sorted { (marks[$0].time, $0) < (marks[$1].time, $1) }
      .map { marks[$0] }
  }

  /// Returns the pattern with other assumptions.
  public func assuming(_ assumptions: HapticAssumptions) -> HapticPattern {
    HapticPattern(
      items, metadata: metadata, version: version, assumptions: assumptions, form: form)
  }

  /// Evaluates what is felt and heard at a time.
  ///
  /// - Complexity: O(log *n* + *k*) for *n* items, of which *k* with a ramp of their envelope have
  ///   begun since the oldest ramp that lasts.
  public func sample(at time: Double) -> HapticSample {
    let time = time == time ? time : 0
    guard time >= 0 && time < duration else { return .silence }
    let (level, count) = timeline.sample(at: time)
    var sample = HapticSample.silence
    if count > 0 {
      sample.intensity = (level.intensity * intensity.value(at: time)).clamped(to: 0...1)
      sample.sharpness = (level.sharpness + sharpness.value(at: time)).clamped(to: 0...1)
      sample.activeCount = count
    }
    if !sounds.isEmpty { sounds[0].add(to: &sample, at: time, of: items) }
    return sample
  }

  /// Evaluates a control at a time, including controls of audio.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - time: The time in seconds; NaN is treated as 0.
  /// - Returns: The value; the default before the first parameter or curve of the control.
  /// - Complexity: O(*n* log *n*) for *n* items.
  public func value(of control: HapticControl, at time: Double) -> Double {
    HapticControlTrack(control, of: items).value(at: time == time ? time : 0)
  }

  /// The maximum numbers of items and of points of all curves.
  static var itemLimit: Int { 65_536 }
  static var pointLimit: Int { 1_048_576 }

  static func flaw(items: Int, points: Int) -> ParameterFlaw? {
    ParameterFlaw("the count of items", Double(items), .count(0...itemLimit))
      ?? ParameterFlaw("the count of points", Double(points), .count(0...pointLimit))
  }
}

extension HapticPattern: Playable {
  /// Evaluates intensity and sharpness at a time.
  public func value(at time: Double) -> HapticSample { sample(at: time) }
}

extension HapticPattern: Hashable {
  /// Compares the items, metadata, versions, unknown keys and assumptions.
  public static func == (a: HapticPattern, b: HapticPattern) -> Bool {
    a.items == b.items && a.metadata == b.metadata && a.version == b.version
      && a.assumptions == b.assumptions && a.form == b.form
  }

  /// Hashes the items.
  public func hash(into hasher: inout Hasher) { hasher.combine(items) }
}

extension HapticPattern.Item {
  /// The time at which the item begins, in seconds.
  public var time: Double {
    switch self {
    case .event(let event): event.time
    case .parameter(let parameter): parameter.time
    case .curve(let curve): curve.time
    }
  }

  /// The control that the item changes; nil for an event.
  public var control: HapticControl? {
    switch self {
    case .event: nil
    case .parameter(let parameter): parameter.control
    case .curve(let curve): curve.control
    }
  }

  var pointCount: Int {
    if case .curve(let curve) = self { curve.points.count } else { 0 }
  }
}
