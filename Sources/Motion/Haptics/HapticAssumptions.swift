// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What no source says about haptic patterns, and a sample must know.
///
/// Core Haptics documents neither the defaults of intensity and sharpness, nor the length of a tap,
/// nor how long the ramps of an envelope are. Each of these is a number here, so that what was
/// measured on a device can take its place.
///
/// - Units: Seconds.
public struct HapticAssumptions: Hashable, Sendable {
  /// The intensity of an event that does not say it, from 0 to 1.
  public let intensity: Double

  /// The sharpness of an event that does not say it, from 0 to 1.
  public let sharpness: Double

  /// How long a tap is felt.
  public let transientLength: Double

  /// How long a continuous event may last, which is also how long one without an end lasts.
  ///
  /// - Source: Core Haptics, which limits an event to 30 seconds.
  public let longestEvent: Double

  /// How long the ramp of an adjuster 0 is.
  public let shortestRamp: Double

  /// How long the ramp of an adjuster 1 is.
  public let longestRamp: Double

  /// By which factor a control of 1 stretches a ramp; one of −1 shortens it by the same.
  public let stretch: Double

  /// Creates assumptions.
  ///
  /// - Parameters:
  ///   - intensity: The intensity of an event that does not say it.
  ///   - sharpness: The sharpness of an event that does not say it.
  ///   - transientLength: How long a tap is felt.
  ///   - longestEvent: How long a continuous event may last.
  ///   - shortestRamp: How long the ramp of an adjuster 0 is.
  ///   - longestRamp: How long the ramp of an adjuster 1 is.
  ///   - stretch: By which factor a control of 1 stretches a ramp.
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

  /// The seconds of a ramp.
  func ramp(_ adjuster: Double, stretchedBy control: Double) -> Double {
    let seconds = shortestRamp + (longestRamp - shortestRamp) * adjuster
    return control == 0 ? seconds : seconds * Elementary.pow(stretch, control)
  }
}

#if !hasFeature(Embedded)
extension HapticAssumptions: Codable {
  private enum CodingKeys: String, CodingKey {
    case intensity, sharpness, transientLength, longestEvent, shortestRamp, longestRamp, stretch
  }

  /// Reads assumptions; those that are not given are the usual ones.
  ///
  /// - Throws: `DecodingError` with the path and the rule where a number is not legal.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let usual = HapticAssumptions()
    func number(_ key: CodingKeys, _ usual: Double) throws -> Double {
      try container.decodeIfPresent(Double.self, forKey: key) ?? usual
    }
    intensity = try number(.intensity, usual.intensity)
    sharpness = try number(.sharpness, usual.sharpness)
    transientLength = try number(.transientLength, usual.transientLength)
    longestEvent = try number(.longestEvent, usual.longestEvent)
    shortestRamp = try number(.shortestRamp, usual.shortestRamp)
    longestRamp = try number(.longestRamp, usual.longestRamp)
    stretch = try number(.stretch, usual.stretch)
    try container.refuse(flaw)
  }
}
#endif
