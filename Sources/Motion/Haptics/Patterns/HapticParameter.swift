// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A control of a haptic pattern that jumps to a value and keeps it.
///
/// - Units: Seconds.
/// - Source: Core Haptics, `CHHapticDynamicParameter`; a `Parameter` in AHAP.
public struct HapticParameter: Hashable, Sendable {
  /// The control that the parameter changes.
  public let control: HapticControl

  /// The new value, in the control's range.
  public let value: Double

  /// The time of the change, in seconds.
  public let time: Double

  /// The form in which it was written, if it was read.
  let form: HapticForm

  /// Creates a parameter.
  ///
  /// - Parameters:
  ///   - control: The control that the parameter changes.
  ///   - value: The new value, clamped to the control's range. NaN is treated as the default.
  ///   - time: The time of the change, in seconds.
  /// - Precondition: The time is in 0...1e150.
  public init(_ control: HapticControl, _ value: Double, at time: Double = 0) {
    self.init(control, value, at: time, form: HapticForm())
  }

  init(_ control: HapticControl, _ value: Double, at time: Double, form: HapticForm) {
    ParameterFlaw.trap(if: ParameterFlaw("time", time, HapticEvent.timeRule))
    self.control = control
    self.value = control.clamped(value)
    self.time = time
    self.form = form
  }
}
