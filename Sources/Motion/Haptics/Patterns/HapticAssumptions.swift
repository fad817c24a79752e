// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The parameters of haptic playback that no source documents.
///
/// Core Haptics does not document the defaults of intensity and sharpness, the length of a tap, or
/// the lengths of the ramps of an envelope. The defaults of these properties are choices of the
/// library; values measured on a device can replace them.
///
/// - Units: Seconds.
public struct HapticAssumptions: Hashable, Sendable {
  /// The intensity of an event that does not state it, from 0 to 1.
  public let intensity: Double

  /// The sharpness of an event that does not state it, from 0 to 1.
  public let sharpness: Double

  /// The duration of a tap.
  public let transientLength: Double

  /// The maximum duration of a continuous event, and the duration of one that states none.
  ///
  /// - Source: Core Haptics, which limits an event to 30 seconds.
  public let longestEvent: Double

  /// The duration of a ramp whose event parameter is 0.
  public let shortestRamp: Double

  /// The duration of a ramp whose event parameter is 1.
  public let longestRamp: Double

  /// The factor by which a control of 1 stretches a ramp; a control of −1 divides by it.
  public let stretch: Double

  /// Creates assumptions.
  ///
  /// - Parameters:
  ///   - intensity: The intensity of an event that does not state it.
  ///   - sharpness: The sharpness of an event that does not state it.
  ///   - transientLength: The duration of a tap.
  ///   - longestEvent: The maximum duration of a continuous event.
  ///   - shortestRamp: The duration of a ramp whose event parameter is 0.
  ///   - longestRamp: The duration of a ramp whose event parameter is 1.
  ///   - stretch: The factor by which a control of 1 stretches a ramp.
  /// - Precondition: Intensity and sharpness are in 0...1, seconds in 0...1e6, and the stretch in
  ///   1...1e6.
  public init(
    intensity: Double = 1, sharpness: Double = 0.5, transientLength: Double = 0.02,
    longestEvent: Double = 30, shortestRamp: Double = 0, longestRamp: Double = 1,
    stretch: Double = 2
  ) {
    self.intensity = intensity
    self.sharpness = sharpness
    self.transientLength = transientLength
    self.longestEvent = longestEvent
    self.shortestRamp = shortestRamp
    self.longestRamp = longestRamp
    self.stretch = stretch
    ParameterFlaw.trap(if: flaw)
  }

  private var flaw: ParameterFlaw? {
    let seconds = NumberRule.range(0...1e6)
    return ParameterFlaw("intensity", intensity, .fraction)
      ?? ParameterFlaw("sharpness", sharpness, .fraction)
      ?? ParameterFlaw("transientLength", transientLength, seconds)
      ?? ParameterFlaw("longestEvent", longestEvent, seconds)
      ?? ParameterFlaw("shortestRamp", shortestRamp, seconds)
      ?? ParameterFlaw("longestRamp", longestRamp, seconds)
      ?? ParameterFlaw("stretch", stretch, .range(1...1e6))
  }

  /// Returns the duration of a ramp, in seconds.
  func ramp(_ adjuster: Double, stretchedBy control: Double) -> Double {
    let seconds = shortestRamp + (longestRamp - shortestRamp) * adjuster
    return control == 0 ? seconds : seconds * Elementary.pow(stretch, control)
  }
}

#if !hasFeature(Embedded)
extension HapticAssumptions: Described {}

extension HapticAssumptions: Codable {
  /// Reads assumptions; missing ones have their defaults.
  ///
  /// - Throws: `DecodingError` with the path and the rule if a number is outside its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "intensity", "sharpness", "transientLength", "longestEvent", "shortestRamp", "longestRamp",
      "stretch")
    let usual = HapticAssumptions()
    func number(_ key: FieldKey, _ usual: Double) throws -> Double {
      try container.decodeNumber(forKey: key, default: usual)
    }
    intensity = try number("intensity", usual.intensity)
    sharpness = try number("sharpness", usual.sharpness)
    transientLength = try number("transientLength", usual.transientLength)
    longestEvent = try number("longestEvent", usual.longestEvent)
    shortestRamp = try number("shortestRamp", usual.shortestRamp)
    longestRamp = try number("longestRamp", usual.longestRamp)
    stretch = try number("stretch", usual.stretch)
    try container.refuse(flaw)
  }
}
#endif
