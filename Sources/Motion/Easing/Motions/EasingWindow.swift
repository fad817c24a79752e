// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The progress of an effect at each position that it sweeps over.
///
/// At progress f the position x in [0, 1] has the value
/// easing(clamp(((1 + w) f − x) / w, 0, 1)): a ramp of width w enters at
/// position 0 and has left position 1 when f is 1.
///
/// - Units: Positions and width are fractions of the swept length.
/// - Edge cases: Width 0 is legal and is a hard edge: 0 before it, and the easing's end value from
///   the moment at which the edge arrives.
/// - Complexity: One easing sample.
public struct EasingWindow: Hashable, Sendable {
  /// The width of the ramp.
  public let width: Double

  /// The shape of the ramp.
  public let easing: Easing

  /// Creates a window from a width and a shape.
  ///
  /// - Precondition: `width` is finite and not negative.
  public init(width: Double, easing: Easing = .linear) {
    ParameterFlaw.trap(if: EasingWindow.flaw(width: width))
    self.width = width
    self.easing = easing
  }

  static func flaw(width: Double) -> ParameterFlaw? { ParameterFlaw("width", width, .notNegative) }

  /// Returns the progress at which the effect first touches a position.
  ///
  /// It is x / (1 + w).
  ///
  /// - Edge cases: Positions are clamped to [0, 1]; NaN is treated as 0.
  public func onset(position: Double) -> Double { EasingWindow.clamped(position) / (1 + width) }

  /// Returns the progress from which onwards the effect at a position is complete.
  ///
  /// It is (x + w) / (1 + w).
  ///
  /// - Edge cases: Positions are clamped to [0, 1]; NaN is treated as 0.
  public func completion(position: Double) -> Double {
    (EasingWindow.clamped(position) + width) / (1 + width)
  }

  /// Returns the value at a position for a progress of the sweep.
  ///
  /// - Edge cases: Progress and position are clamped to [0, 1]; NaN is treated as 0.
  public func value(progress: Double, position: Double) -> Double {
    let (f, x) = (EasingWindow.clamped(progress), EasingWindow.clamped(position))
    let reach = (1 + width) * f - x
    if width > 0 { return easing.value(at: reach / width) }
    return easing.value(at: reach >= 0 ? 1 : 0)
  }

  /// Returns the integral of the value over progress, from 0 to a progress.
  ///
  /// For a particle whose motion and age advance at the rate of the value, the integral times the
  /// duration of the sweep is its effective age.
  ///
  /// - Accuracy: That of the easing's integral.
  /// - Edge cases: Progress and position are clamped to [0, 1]; NaN is treated as 0.
  public func integral(progress: Double, position: Double) -> Double {
    let (f, x) = (EasingWindow.clamped(progress), EasingWindow.clamped(position))
    // Before the onset the easing holds its start value, which need not be 0.
    let scale = 1 + width
    let onset = x / scale
    let before = easing.value(at: 0) * (f < onset ? f : onset)
    let reach = scale * f - x
    guard reach > 0 else { return before }
    let done = reach - width
    if done < 0 { return before + easing.integral(to: reach / width) * width / scale }
    let ramp = width > 0 ? easing.integral(to: 1) * width : 0
    return before + (ramp + easing.value(at: 1) * done) / scale
  }

  private static func clamped(_ value: Double) -> Double { value > 0 ? (value < 1 ? value : 1) : 0 }
}
