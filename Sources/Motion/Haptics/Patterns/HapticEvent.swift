// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A tap, a rumble or a sound of a haptic pattern.
///
/// ```swift
/// let tap = HapticEvent(.transient, at: 0.5, intensity: 0.8, sharpness: 0.7)
/// let rumble = HapticEvent(.continuous(duration: 1), at: 0.9, attackTime: 0.25)
/// tap[.intensity] ?? 0  // 0.8
/// rumble[.intensity] == nil  // true
/// ```
/// Properties that an event does not state are taken from ``HapticAssumptions`` when it is sampled.
///
/// - Units: Seconds.
/// - Source: Core Haptics, `CHHapticEvent`, and the keys of an `Event` in AHAP.
public struct HapticEvent: Hashable, Sendable {
  /// The kind of an event.
  public enum Kind: Hashable, Sendable {
    /// A tap, whose length is determined by the hardware.
    case transient

    /// A rumble with a duration in seconds before its release; 0 stands for the maximum duration.
    case continuous(duration: Double)

    /// A synthesized tone with a duration in seconds before its release.
    case audioContinuous(duration: Double)

    /// A sound from a file.
    case audioCustom(HapticSound)
  }

  /// A property and its value.
  public struct Parameter: Hashable, Sendable {
    /// The property.
    public let property: HapticProperty

    /// The value, in the property's range.
    public let value: Double

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - value: The value, clamped to the property's range. NaN is treated as the property's
    ///     default, or as the middle of its range if the default is nil.
    public init(_ property: HapticProperty, _ value: Double) {
      self.property = property
      let middle = (property.range.lowerBound + property.range.upperBound) / 2
      let value = value == value ? value : property.defaultValue ?? middle
      self.value = value.clamped(to: property.range)
    }
  }

  /// The kind of the event.
  public let kind: Kind

  /// The time at which the event begins, from 0 to 10¹⁵⁰ s.
  public let time: Double

  /// The seconds by which a transient lengthens its pattern; 0 for any other event.
  ///
  /// The padding does not lengthen the tap. It moves the end of the pattern, and so the time at
  /// which a loop restarts, if it is longer than a tap.
  public let padding: Double

  /// The stated properties, at most 64; the last parameter of a property applies.
  public let parameters: [Parameter]

  /// The form in which it was written, if it was read.
  let form: HapticForm

  /// Creates an event from its parameters.
  ///
  /// - Parameters:
  ///   - kind: The kind of the event.
  ///   - time: The time at which the event begins, in seconds.
  ///   - padding: The seconds by which a transient lengthens its pattern.
  ///   - parameters: The stated properties.
  /// - Precondition: Times and durations are in 0...1e150, only a transient has padding, and there
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

  /// Creates an event from its properties; those that are nil are not stated.
  ///
  /// - Parameters:
  ///   - kind: The kind of the event.
  ///   - time: The time at which the event begins, in seconds.
  ///   - intensity: The strength, from 0 to 1.
  ///   - sharpness: The crispness, from 0 to 1.
  ///   - attackTime: The relative length of the attack, from 0 to 1.
  ///   - decayTime: The relative length of the decay if the event is not sustained, from 0 to 1.
  ///   - releaseTime: The relative length of the release after the duration, from 0 to 1.
  ///   - isSustained: Whether the event holds its level until the end of its duration.
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

  /// The value of a property, nil if the event does not state it.
  public subscript(property: HapticProperty) -> Double? {
    parameters.last { $0.property == property }?.value
  }

  /// Returns the value of a property, or its documented default, or else an assumption.
  func value(of property: HapticProperty, or assumption: Double = 0) -> Double {
    self[property] ?? property.defaultValue ?? assumption
  }

  /// The legal times and durations.
  static var timeRule: NumberRule { .range(0...1e150) }

  /// The largest number of parameters.
  static var parameterLimit: Int { 64 }
}

extension HapticEvent.Kind {
  /// The stated duration in seconds; 0 for a transient, and if no duration is stated.
  public var duration: Double {
    switch self {
    case .transient: 0
    case .continuous(let duration), .audioContinuous(let duration): duration
    case .audioCustom(let sound): sound.duration
    }
  }

  /// Whether the event is haptic, not audio.
  public var isHaptic: Bool {
    switch self {
    case .transient, .continuous: true
    case .audioContinuous, .audioCustom: false
    }
  }
}
