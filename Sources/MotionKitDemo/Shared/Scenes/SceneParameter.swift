// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A number of a scene that its reader may set.
public struct SceneParameter: Sendable {
  /// The name in links, in the code's holes and in the page's drawings.
  ///
  /// It is the name by which the scene reads it.
  public internal(set) var id = ""

  /// The name beside the slider.
  public let label: String

  /// The unit, empty for a ratio.
  public let unit: String

  /// The smallest legal number.
  public let minimum: Double

  /// The largest legal number.
  public let maximum: Double

  /// The distance between two positions of the slider.
  public let step: Double

  /// The initial number.
  public let initial: Double

  /// The number with which frames are recorded for a page without engine.
  ///
  /// It is the initial one, unless that makes a scene that is too large to record.
  public let recorded: Double

  /// The choices for the numbers 0, 1, 2 …, empty for a slider.
  public let choices: [SceneChoice]

  /// Whether a handle on the stage sets the number, and no slider.
  public let isHandle: Bool

  /// A sentence below the slider, for a name that says too little; empty without.
  public let help: String

  /// Creates a parameter that a slider sets, or a handle on the stage alone.
  public init(
    _ label: String, unit: String = "", _ range: ClosedRange<Double>,
    step: Double, initial: Double, recorded: Double? = nil, isHandle: Bool = false,
    help: String = ""
  ) {
    self.label = label
    self.unit = unit
    minimum = range.lowerBound
    maximum = range.upperBound
    self.step = step
    self.initial = initial
    self.recorded = recorded ?? initial
    choices = []
    self.isHandle = isHandle
    self.help = help
  }

  /// Creates a parameter that is one of several choices, initially the given one.
  public init(
    _ label: String, choices: [SceneChoice], initial: Int = 0, recorded: Int? = nil,
    help: String = ""
  ) {
    self.label = label
    unit = ""
    minimum = 0
    maximum = Double(choices.count - 1)
    step = 1
    self.initial = Double(initial)
    self.recorded = Double(recorded ?? initial)
    self.choices = choices
    isHandle = false
    self.help = help
  }

  /// Returns the legal number nearest to another; the initial one for NaN.
  public func clamped(_ number: Double) -> Double {
    number.isNaN ? initial : min(max(number, minimum), maximum)
  }
}

/// One of the choices of a parameter.
public struct SceneChoice: Sendable {
  /// The name in the menu.
  public let label: String

  /// The text for the code's hole.
  public let code: String

  /// Creates a choice.
  public init(_ label: String, code: String) {
    self.label = label
    self.code = code
  }
}

#if !hasFeature(Embedded)
extension SceneParameter: Encodable {}
extension SceneChoice: Encodable {}
#endif
