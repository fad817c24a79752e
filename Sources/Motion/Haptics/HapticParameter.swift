// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A control of a haptic pattern that takes a value at once, and keeps it.
///
/// - Units: Seconds.
/// - Source: Core Haptics, `CHHapticDynamicParameter`; a `Parameter` in AHAP.
public struct HapticParameter: Hashable, Sendable {
  /// What is changed.
  public let control: HapticControl

  /// The value that it takes, in the control's range.
  public let value: Double

  /// When it takes it.
  public let time: Double

  /// How it was written, if it was read.
  let form: HapticForm

  /// Creates a parameter.
  ///
  /// - Parameters:
  ///   - control: What is changed.
  ///   - value: The value that it takes, held to the control's range. NaN is the default.
  ///   - time: When it takes it.
  /// - Precondition: The time is in 0...1e150.
  public init(_ control: HapticControl, _ value: Double, at time: Double = 0) {
    self.init(control, value, at: time, form: HapticForm())
  }

  init(_ control: HapticControl, _ value: Double, at time: Double, form: HapticForm) {
    ParameterFlaw.trap(if: ParameterFlaw("time", time, HapticEvent.timeRule))
    self.control = control
    self.value = control.held(value)
    self.time = time
    self.form = form
  }
}
