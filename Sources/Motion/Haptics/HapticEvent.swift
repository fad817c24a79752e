// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A tap, a rumble or a sound of a haptic pattern.
///
/// ```swift
/// let tap = HapticEvent(.transient, at: 0.5, intensity: 0.8, sharpness: 0.7)
/// let rumble = HapticEvent(.continuous(duration: 1), at: 0.9, attackTime: 0.25)
/// tap[.intensity] ?? 0  // 0.8
/// rumble[.intensity] == nil  // true
/// ```
/// What an event does not say is decided where it is sampled: ``HapticAssumptions``.
///
/// - Units: Seconds.
/// - Source: Core Haptics, `CHHapticEvent`, and the keys of an `Event` in AHAP.
public struct HapticEvent: Hashable, Sendable {
  /// What an event is.
  public enum Kind: Hashable, Sendable {
    /// A tap, whose length the hardware decides.
    case transient

    /// A rumble that lasts for some seconds until it is released; 0 for as long as it may.
    case continuous(duration: Double)

    /// A tone that is synthesized, for some seconds until it is released.
    case audioContinuous(duration: Double)

    /// A sound from a file.
    case audioCustom(HapticSound)
  }

  /// A property and its value.
  public struct Parameter: Hashable, Sendable {
    /// What is said.
    public let property: HapticProperty

    /// Its value, in the property's range.
    public let value: Double

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - property: What is said.
    ///   - value: Its value, which is held to the property's range. NaN is the property's default,
    ///     or the middle of its range if it has none.
    public init(_ property: HapticProperty, _ value: Double) {
      self.property = property
      let middle = (property.range.lowerBound + property.range.upperBound) / 2
      let value = value == value ? value : property.defaultValue ?? middle
      self.value = value.clamped(to: property.range)
    }
  }

  /// What it is.
  public let kind: Kind

  /// When it begins, from 0 to 10¹⁵⁰.
  public let time: Double

  /// The seconds by which a transient lengthens its pattern; 0 for any other event.
  ///
  /// They do not lengthen the tap: they move the end of the pattern, and so the point at which a
  /// loop starts again.
  public let padding: Double

  /// What it says about itself, at most 64 parameters, of which the last of a property counts.
  public let parameters: [Parameter]

  /// How it was written, if it was read.
  let form: HapticForm

  /// Creates an event from its parameters.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - time: When it begins.
  ///   - padding: The seconds by which a transient lengthens its pattern.
  ///   - parameters: What it says about itself.
  /// - Precondition: Times and durations are in 0...1e150, only a transient has a padding, and there
  ///   are at most 64 parameters.
  public init(
    _ kind: Kind, at time: Double = 0, padding: Double = 0, parameters: [Parameter]
  ) {
    self.init(kind, at: time, padding: padding, parameters: parameters, form: HapticForm())
  }

  init(
    _ kind: Kind, at time: Double, padding: Double, parameters: [Parameter], form: HapticForm
  ) {
    ParameterFlaw.trap(
      if: ParameterFlaw("time", time, HapticEvent.timeRule)
        ?? ParameterFlaw("duration", kind.duration, HapticEvent.timeRule)
        ?? ParameterFlaw(
          "padding", padding, kind == .transient ? HapticEvent.timeRule : .range(0...0))
        ?? ParameterFlaw(
          "the count of parameters", Double(parameters.count),
          .count(0...HapticEvent.parameterLimit)))
    self.kind = kind
    self.time = time
    self.padding = padding
    self.parameters = parameters
    self.form = form
  }

  /// Creates an event from what it says about itself; what is nil it does not say.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - time: When it begins.
  ///   - intensity: How strong it is, from 0 to 1.
  ///   - sharpness: How crisp it is, from 0 to 1.
  ///   - attackTime: How long it takes to rise, from 0 to 1.
  ///   - decayTime: How long it takes to fall if it is not sustained, from 0 to 1.
  ///   - releaseTime: How long it takes to fade after its duration, from 0 to 1.
  ///   - isSustained: Whether it holds until its duration is over.
  /// - Precondition: Times and durations are in 0...1e150.
  public init(
    _ kind: Kind, at time: Double = 0, intensity: Double? = nil, sharpness: Double? = nil,
    attackTime: Double? = nil, decayTime: Double? = nil, releaseTime: Double? = nil,
    isSustained: Bool? = nil
  ) {
    var parameters: [Parameter] = []
    func say(_ property: HapticProperty, _ value: Double?) {
      if let value { parameters.append(Parameter(property, value)) }
    }
    say(.intensity, intensity)
    say(.sharpness, sharpness)
    say(.attackTime, attackTime)
    say(.decayTime, decayTime)
    say(.releaseTime, releaseTime)
    say(.sustained, isSustained.map { $0 ? 1 : 0 })
    self.init(kind, at: time, parameters: parameters)
  }

  /// The value of a property, nil if the event does not say it.
  public subscript(property: HapticProperty) -> Double? {
    parameters.last { $0.property == property }?.value
  }

  /// The value of a property that has a documented default.
  func value(of property: HapticProperty, or assumption: Double = 0) -> Double {
    self[property] ?? property.defaultValue ?? assumption
  }

  /// When a time or a duration is legal.
  static var timeRule: NumberRule { .range(0...1e150) }

  /// The largest number of parameters.
  static var parameterLimit: Int { 64 }
}

extension HapticEvent.Kind {
  /// The seconds that it is said to last: 0 for a transient, and for what says nothing.
  public var duration: Double {
    switch self {
    case .transient: 0
    case .continuous(let duration), .audioContinuous(let duration): duration
    case .audioCustom(let sound): sound.duration
    }
  }

  /// Whether it is felt.
  public var isHaptic: Bool {
    switch self {
    case .transient, .continuous: true
    case .audioContinuous, .audioCustom: false
    }
  }
}
