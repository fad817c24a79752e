// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Easing {
  /// Samples the easing at a progress, which is clamped to [0, 1].
  ///
  /// The output is not clamped: a curve may overshoot.
  ///
  /// - Edge cases: NaN is treated as 0, and ±∞ as the ends.
  /// - Complexity: Constant for curves and steps.
  @inlinable
  @inline(__always)
  public func value(at progress: Double) -> Double {
    if isBezier { return curve.value(at: progress) }
    return valueOffCurve(at: progress > 0 ? (progress < 1 ? progress : 1) : 0)
  }

  /// Samples the easing at any progress, inside or outside [0, 1].
  ///
  /// Curves continue along their tangents, staircases keep stepping, and lines keep their slopes.
  /// If a tangent is vertical, the end value holds.
  ///
  /// - Parameters:
  ///   - progress: Any number; clamped to ±2⁷⁰; NaN is treated as 0.
  ///   - before: Whether the value at a jump is that before the jump, as in the phase before an
  ///     animation that runs forwards.
  /// - Returns: A number within ±2⁷⁰, some 10²¹.
  /// - Source: [css-easing-2], with the condition on end tangents that
  ///   csswg-drafts issue 4046 corrects.
  public func value(extrapolatedProgress progress: Double, before: Bool = false) -> Double {
    sample(at: Easing.clamped(progress), before: before).value.boundedFactor
  }

  /// Returns the value and the slope at any progress; the slope is 0 if the end value holds.
  func state(extrapolatedProgress progress: Double) -> KinematicState<Double> {
    let sample = sample(at: Easing.clamped(progress), before: false)
    return KinematicState(value: sample.value.boundedFactor, velocity: sample.slope)
  }

  /// Returns the slope at a progress, which is clamped to [0, 1].
  ///
  /// It is the mathematical slope, also at the ends of a Bézier curve. At a jump, it is the slope
  /// after the jump.
  ///
  /// - Edge cases: Infinite where the curve is vertical, such as at the end of `circularEaseIn`,
  ///   and nowhere else.
  /// - Units: Output per progress.
  public func velocity(at progress: Double) -> Double { state(at: progress).velocity }

  /// Returns the value and the slope at a progress, which is clamped to [0, 1], from one
  /// evaluation.
  ///
  /// - Units: The velocity is output per progress, as in `velocity(at:)`.
  @inlinable
  @inline(__always)
  public func state(at progress: Double) -> KinematicState<Double> {
    let isInside = progress > 0 && progress < 1
    if isBezier && isInside { return curve.state(at: progress) }
    let end = progress > 0 ? 1.0 : 0
    if isBezier { return KinematicState(value: end, velocity: curve.slope(at: end)) }
    return stateOffCurve(at: isInside ? progress : end)
  }

  /// Returns progress, with NaN treated as 0.
  private static func clamped(_ progress: Double) -> Double {
    progress == progress ? progress.boundedFactor : 0
  }
}

extension Easing {
  /// Returns the value at a progress in [0, 1] of an easing that is not a Bézier curve.
  @usableFromInline
  func valueOffCurve(at progress: Double) -> Double {
    switch kind {
    case .stops(let list): list.value(at: progress)
    case .steps(let count, let position): position.value(of: count, at: progress, before: false)
    case .penner(let family, let mode): Easing.value(family, mode, at: progress)
    default: sample(at: progress, before: false).value
    }
  }

  /// Returns the state at a progress in [0, 1] of an easing that is not a Bézier curve.
  @usableFromInline
  func stateOffCurve(at progress: Double) -> KinematicState<Double> {
    let sample = sample(at: progress, before: false)
    return KinematicState(value: sample.value, velocity: sample.slope)
  }

  /// Returns the value and the slope at any finite progress.
  func sample(at progress: Double, before: Bool) -> (value: Double, slope: Double) {
    switch kind {
    case .linear: return (progress, 1)
    case .bezier: return Easing.sample(curve, at: progress)
    case .penner(let family, let mode):
      return Easing.sample(family, mode, at: progress)
    case .steps(let count, let position):
      return (position.value(of: count, at: progress, before: before), 0)
    case .stops(let list): return list.sample(at: progress)
    case .reversed(let base):
      let sample = base.sample(at: 1 - progress, before: before)
      return (1 - sample.value, sample.slope)
    case .mirrored(let base):
      let isFirst = progress < 0.5
      let sample = base.sample(
        at: isFirst ? 2 * progress : 2 - 2 * progress, before: before)
      return (isFirst ? sample.value / 2 : 1 - sample.value / 2, sample.slope)
    case .nested(let outer, let inner):
      let first = inner.sample(at: progress, before: before)
      let second = outer.sample(at: first.value.boundedFactor, before: false)
      // Beyond its end the outer easing continues along a tangent, however steep.
      return (second.value.boundedFactor, Easing.product(second.slope, first.slope))
    case .inverse(let base):
      let sample = base.sampleSideways(at: progress)
      return (sample.value.boundedFactor, sample.slope)
    }
  }

  /// Returns a product of slopes in which 0 times infinity is 0.
  private static func product(_ a: Double, _ b: Double) -> Double {
    if a == 0 || b == 0 { return 0 }
    if a.isInfinite || b.isInfinite { return a * b }
    return (a * b).clampedToFinite
  }

  /// Returns the tangent through `value` at an end; it is level if the curve is vertical there.
  private static func tangent(
    _ gradient: Double, from value: Double, by distance: Double
  ) -> (value: Double, slope: Double) {
    guard gradient.isFinite else { return (value, 0) }
    return (value + gradient * distance, gradient)
  }

  private static func sample(
    _ curve: UnitBezier, at progress: Double
  ) -> (value: Double, slope: Double) {
    if progress < 0 { return tangent(curve.startGradient, from: 0, by: progress) }
    if progress > 1 { return tangent(curve.endGradient, from: 1, by: progress - 1) }
    if progress == 0 { return (0, curve.slope(at: 0)) }
    if progress == 1 { return (1, curve.slope(at: 1)) }
    let state = curve.state(at: progress)
    return (state.value, state.velocity)
  }

  private static func sample(
    _ family: PennerFamily, _ mode: PennerMode, at progress: Double
  ) -> (value: Double, slope: Double) {
    let curve = PennerCurve(family: family, isWide: mode == .inOut)
    if progress < 0 {
      return tangent(sample(family, mode, at: 0).slope, from: 0, by: progress)
    }
    if progress > 1 {
      return tangent(sample(family, mode, at: 1).slope, from: 1, by: progress - 1)
    }
    if family == .bounce { return BounceArc.sample(mode, at: progress) }
    let value = value(family, mode, at: progress)
    switch mode {
    case .in: return (value, curve.slope(progress))
    case .out: return (value, curve.slope(1 - progress))
    case .inOut: return (value, curve.slope(progress < 0.5 ? 2 * progress : 2 - 2 * progress))
    }
  }

  /// Returns the value of one of Penner's curves at a progress in [0, 1], without the slope.
  fileprivate static func value(
    _ family: PennerFamily, _ mode: PennerMode, at progress: Double
  ) -> Double {
    let curve = PennerCurve(family: family, isWide: mode == .inOut)
    switch mode {
    case .in: return curve.value(progress)
    case .out where family != .bounce: return 1 - curve.value(1 - progress)
    case .inOut where family != .bounce:
      let isFirst = progress < 0.5
      let half = curve.value(isFirst ? 2 * progress : 2 - 2 * progress) / 2
      return isFirst ? half : 1 - half
    case .out, .inOut: return BounceArc.sample(mode, at: progress).value
    }
  }
}

extension Easing.StepPosition {
  /// Returns the output of a staircase at any finite progress.
  ///
  /// - Source: [css-easing-2], the step easing algorithm.
  func value(of count: Int, at progress: Double, before: Bool) -> Double {
    let steps = Double(count)
    let scaled = progress * steps
    var step = Elementary.floor(scaled)
    if before && step == scaled { step -= 1 }
    if self == .jumpStart || self == .jumpBoth { step += 1 }
    if progress >= 0 && step < 0 { step = 0 }
    let jumps = jumpCount(of: count)
    if progress <= 1 && step > jumps { step = jumps }
    return step / jumps
  }

  /// Returns the number of jumps of a staircase.
  func jumpCount(of count: Int) -> Double {
    switch self {
    case .jumpStart, .jumpEnd: Double(count)
    case .jumpNone: Double(count) - 1
    case .jumpBoth: Double(count) + 1
    }
  }
}
