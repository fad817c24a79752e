// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A haptic by its meaning, at a time: a selection, an impact or a notification.
///
/// Pass the cue to the system's feedback generator for its meaning, or play the cue's pattern where
/// the system has no generator.
/// ```swift
/// let cue = HapticCue(.impact(.heavy, intensity: 0.5), at: 2)
/// let pattern = HapticPattern(cues: [cue, HapticCue(.notification(.success), at: 3)])
/// pattern.sample(at: 2).intensity  // 0.5
/// pattern.items.count  // 3
/// ```
/// - Units: Seconds.
/// - Source: UIKit, `UIFeedbackGenerator` and its kinds. Their intensities and timings are not
///   documented; the events of each are the library's choice.
public struct HapticCue: Hashable, Sendable {
  /// The kind of objects that collide.
  public enum Impact: String, Hashable, Sendable, CaseIterable {
    /// A collision of small or light objects.
    case light

    /// A collision of objects of medium size or weight.
    case medium

    /// A collision of large or heavy objects.
    case heavy

    /// A collision of soft objects.
    case soft

    /// A collision of rigid objects.
    case rigid
  }

  /// The outcome of an action.
  public enum Notification: String, Hashable, Sendable, CaseIterable {
    /// The action succeeded.
    case success

    /// The action succeeded with a warning.
    case warning

    /// The action failed.
    case error
  }

  /// The meaning of a cue.
  public enum Kind: Hashable, Sendable {
    /// The selection has changed.
    case selection

    /// Two objects have collided, with an intensity from 0 to 1.
    case impact(Impact, intensity: Double = 1)

    /// An action has ended.
    case notification(Notification)
  }

  /// The meaning of the cue.
  public let kind: Kind

  /// The time of the cue, in seconds.
  public let time: Double

  /// Creates a cue.
  ///
  /// - Parameters:
  ///   - kind: The meaning of the cue.
  ///   - time: The time of the cue, in seconds.
  /// - Precondition: The time is in 0...1e150, and the intensity of an impact in 0...1.
  public init(_ kind: Kind, at time: Double = 0) {
    ParameterFlaw.trap(if: HapticCue.flaw(kind, time))
    self.kind = kind
    self.time = time
  }

  static func flaw(_ kind: Kind, _ time: Double) -> ParameterFlaw? {
    if case .impact(_, let intensity) = kind,
      let flaw = ParameterFlaw("intensity", intensity, .fraction)
    {
      return flaw
    }
    return ParameterFlaw("time", time, HapticEvent.timeRule)
  }

  /// The taps that represent the cue on systems without their own, at its time.
  ///
  /// - Returns: One tap for a selection or an impact; two or more for a notification, which
  ///   increase for a success, decrease for a warning, and end with a strong tap for an error.
  public var events: [HapticEvent] {
    func taps(_ taps: (delay: Double, intensity: Double, sharpness: Double)...) -> [HapticEvent] {
      taps.map {
        HapticEvent(
          .transient, at: time + $0.delay, intensity: $0.intensity, sharpness: $0.sharpness)
      }
    }
    switch kind {
    case .selection: return taps((0, 0.4, 0.7))
    case .impact(let impact, let intensity):
      let (strength, sharpness) = impact.feel
      return taps((0, strength * intensity, sharpness))
    case .notification(.success): return taps((0, 0.6, 0.5), (0.15, 0.9, 0.6))
    case .notification(.warning): return taps((0, 0.9, 0.5), (0.2, 0.6, 0.4))
    case .notification(.error):
      return taps((0, 0.6, 0.7), (0.1, 0.6, 0.7), (0.2, 0.6, 0.7), (0.32, 1, 0.3))
    }
  }
}

extension HapticCue.Impact {
  /// The intensity and sharpness of the impact.
  fileprivate var feel: (intensity: Double, sharpness: Double) {
    switch self {
    case .light: (0.5, 0.6)
    case .medium: (0.75, 0.5)
    case .heavy: (1, 0.4)
    case .soft: (0.6, 0.1)
    case .rigid: (0.8, 1)
    }
  }
}

extension HapticPattern {
  /// Creates a pattern of the taps that represent cues.
  ///
  /// - Parameter cues: The cues, in any order.
  /// - Precondition: There are at most 65 536 taps.
  public init(cues: [HapticCue]) { self.init(cues.flatMap { $0.events.map(Item.event) }) }
}

#if !hasFeature(Embedded)
extension HapticCue.Impact: Codable {}
extension HapticCue.Notification: Codable {}

extension HapticCue: Described {}

extension HapticCue.Kind: Described {
  package var notation: Notation {
    if case .selection = self { .text(".selection") } else { Notation(reflecting: self) }
  }
}

extension HapticCue: Codable {
  private enum Name: String, Codable, CaseIterable { case selection, impact, notification }

  /// Writes the name of the kind, its style and intensity if it has them, and the time.
  public func encode(to encoder: any Encoder) throws {
    switch kind {
    case .selection: try encoder.encode(["kind": Name.selection])
    case .impact(let style, let intensity):
      try encoder.encode(["kind": Name.impact, "style": style, "intensity": intensity.unless(1)])
    case .notification(let style):
      try encoder.encode(["kind": Name.notification, "style": style])
    }
    try encoder.encode(["time": time.unless(0)])
  }

  /// Reads a cue; the intensity of an impact is 1 and the time 0 unless given.
  ///
  /// - Throws: `DecodingError` with the path if a name is unknown, the time is outside 0...1e150,
  ///   or the intensity is outside 0...1.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("time", "kind", "style", "intensity")
    let time = try container.decodeNumber(forKey: "time", default: 0)
    let kind: Kind
    let name: Name = try container.decodeKind()
    switch name {
    case .selection: kind = .selection
    case .impact:
      kind = .impact(
        try container.decode(Impact.self, forKey: "style"),
        intensity: try container.decodeNumber(forKey: "intensity", default: 1))
    case .notification:
      kind = .notification(try container.decode(Notification.self, forKey: "style"))
    }
    try container.refuse(HapticCue.flaw(kind, time))
    self.init(kind, at: time)
  }
}
#endif
