// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Taps, rumbles and sounds in time, with the controls that shape them while they play.
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
/// At each instant the strongest of the active events is felt, and of equally strong ones the
/// sharpest. The controls act on all events, those that have begun included: the intensity is
/// multiplied by its control, and to the sharpness its control is added. What begins later replaces
/// what a control was before.
///
/// A pattern is read from Apple's AHAP and written as such, and plays as anything
/// ``Playable`` does. It drives no hardware: ``HapticWaveform`` is what an Android device or a
/// browser takes, and the text what Core Haptics does.
///
/// - Units: Seconds.
/// - Edge cases: Before time 0 there is silence, and after ``restTime``. NaN reads as time 0. An
///   event is active from its begin, and no longer at its end.
/// - Complexity: O(log *n* + *k*) a sample, without allocation, for *n* items and *k* ramps of
///   envelopes at that time; O(*n* log *n*) to create.
/// - Source: Core Haptics, `CHHapticPattern`. What it leaves open is in ``HapticAssumptions``.
public struct HapticPattern: Sendable {
  /// An element of a pattern.
  public enum Item: Hashable, Sendable {
    /// A tap, a rumble or a sound.
    case event(HapticEvent)

    /// A control that takes a value at once.
    case parameter(HapticParameter)

    /// A control that follows a line.
    case curve(HapticCurve)
  }

  /// Who made a pattern, and what for.
  public struct Metadata: Hashable, Sendable {
    /// The project that it belongs to.
    public let project: String?

    /// When it was made, in whatever form.
    public let created: String?

    /// What it is.
    public let description: String?

    /// Creates metadata.
    public init(project: String? = nil, created: String? = nil, description: String? = nil) {
      self.project = project
      self.created = created
      self.description = description
    }
  }

  /// The elements, in the order in which they were given: at most 65 536.
  public let items: [Item]

  /// Who made it, and what for.
  public let metadata: Metadata?

  /// The version of the format.
  public let version: Double

  /// What no source says and a sample must know.
  public let assumptions: HapticAssumptions

  /// The end of the event that ends last, with the padding of taps and the fading of rumbles.
  ///
  /// A tap at the end is felt for a moment longer: until ``restTime``.
  public let duration: Double

  /// The first instant from which on there is silence, or the duration if that is later.
  public let restTime: Double

  /// How it was written, if it was read.
  let form: HapticForm

  let timeline: HapticTimeline
  private let intensity: HapticControlTrack
  private let sharpness: HapticControlTrack

  /// When events begin and end, in the order of the times.
  let marks: [Mark]

  /// The beginning or the end of an event.
  struct Mark: Sendable {
    var time: Double
    var marker: Int
  }

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - items: The elements, in any order; of controls that begin together the last rules.
  ///   - metadata: Who made it, and what for.
  ///   - version: The version of the format.
  ///   - assumptions: What no source says and a sample must know.
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
    let attack = HapticControlTrack(.attackTime, of: items)
    let decay = HapticControlTrack(.decayTime, of: items)
    let release = HapticControlTrack(.releaseTime, of: items)
    var spans: [HapticSpan] = []
    var marks: [Mark] = []
    var duration = 0.0
    for (index, item) in items.enumerated() {
      guard case .event(let event) = item else { continue }
      var end = event.time + event.kind.duration
      if let span = HapticSpan(event, assumptions, attack: attack, decay: decay, release: release) {
        spans.append(span)
        end = span.end
      }
      marks.append(Mark(time: event.time, marker: 2 * index))
      marks.append(Mark(time: end, marker: 2 * index + 1))
      duration = Swift.max(
        duration, event.kind == .transient ? event.time + event.padding : end)
    }
    timeline = HapticTimeline(spans)
    self.duration = duration
    restTime = Swift.max(duration, timeline.restTime)
    self.marks = marks.indices.sorted { (marks[$0].time, $0) < (marks[$1].time, $1) }
      .map { marks[$0] }
  }

  /// The pattern under other assumptions.
  public func assuming(_ assumptions: HapticAssumptions) -> HapticPattern {
    HapticPattern(
      items, metadata: metadata, version: version, assumptions: assumptions, form: form)
  }

  /// Evaluates what is felt at a time.
  ///
  /// - Complexity: O(log *n* + *k*) for *n* items and *k* ramps of envelopes at that time.
  public func sample(at time: Double) -> HapticSample {
    let time = time == time ? time : 0
    guard time >= 0 && time < restTime else { return .silence }
    let (level, count) = timeline.sample(at: time)
    guard count > 0 else { return .silence }
    return HapticSample(
      intensity: (level.intensity * intensity.value(at: time)).clamped(to: 0...1),
      sharpness: (level.sharpness + sharpness.value(at: time)).clamped(to: 0...1),
      activeCount: count)
  }

  /// Evaluates a control at a time, those of audio included.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - time: Seconds; NaN reads as 0.
  /// - Returns: Its value: the default before anything sets it.
  /// - Complexity: O(*n* log *n*) for *n* items.
  public func value(of control: HapticControl, at time: Double) -> Double {
    HapticControlTrack(control, of: items).value(at: time == time ? time : 0)
  }

  /// The largest numbers of items and of points of all curves.
  static var itemLimit: Int { 65_536 }
  static var pointLimit: Int { 1_048_576 }

  static func flaw(items: Int, points: Int) -> ParameterFlaw? {
    ParameterFlaw("the count of items", Double(items), .count(0...itemLimit))
      ?? ParameterFlaw("the count of points", Double(points), .count(0...pointLimit))
  }
}

extension HapticPattern: Playable {
  /// Evaluates what is felt at a time.
  public func value(at time: Double) -> HapticSample { sample(at: time) }
}

extension HapticPattern: Hashable {
  /// Compares what the patterns are made of: items, metadata, version, unknown keys, assumptions.
  public static func == (a: HapticPattern, b: HapticPattern) -> Bool {
    a.items == b.items && a.metadata == b.metadata && a.version == b.version
      && a.assumptions == b.assumptions && a.form == b.form
  }

  /// Hashes the items.
  public func hash(into hasher: inout Hasher) { hasher.combine(items) }
}

extension HapticPattern.Item {
  /// When it begins.
  public var time: Double {
    switch self {
    case .event(let event): event.time
    case .parameter(let parameter): parameter.time
    case .curve(let curve): curve.time
    }
  }

  /// What it controls, nil for an event.
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
