// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The "in" forms of Penner's curves: value, slope and integral on [0, 1].
///
/// The other modes follow from these. With f the "in" form, out(t) is
/// 1 − f(1 − t), and inOut is f(2t)/2 followed by 1 − f(2 − 2t)/2.
struct PennerCurve {
  let family: Easing.PennerFamily

  /// Whether `back` and `elastic` use the constants of inOut.
  let isWide: Bool

  // π/2 and 2π rounded to Double.
  private static let quarterTurn = 1.5707963267948966
  private static let turn = 6.283185307179586
  // ln 1024
  private static let growth = 6.931471805599453

  /// The overshoot of `back`: s, or 1.525 s for inOut.
  private var overshoot: Double { isWide ? 1.70158 * 1.525 : 1.70158 }

  /// The angular rate of `elastic`, for ten units of its argument: 2π / (ten periods).
  private var rate: Double { isWide ? PennerCurve.turn / 4.5 : PennerCurve.turn / 3 }

  /// The phase of `elastic`: ten plus a quarter of ten periods.
  private var phase: Double { isWide ? 11.125 : 10.75 }

  /// The height at t, exactly 0 and 1 at the ends.
  func value(_ t: Double) -> Double {
    if t <= 0 { return 0 }
    if t >= 1 { return 1 }
    switch family {
    case .sine:
      if t > 0.5 { return 1 - Elementary.cos(PennerCurve.quarterTurn * t) }
      // 1 − cos 2a = 2 sin² a keeps all digits near 0.
      let half = Elementary.sin(PennerCurve.quarterTurn / 2 * t)
      return 2 * half * half
    case .quad: return t * t
    case .cubic: return t * t * t
    case .quart: return (t * t) * (t * t)
    case .quint: return (t * t) * (t * t) * t
    case .expo: return Elementary.exp2(10 * t - 10)
    case .circ:
      // 1 − √(1 − t²) = t² / (1 + √(1 − t²)), and 1 − t² = (1 − t)(1 + t).
      return t * t / (1 + ((1 - t) * (1 + t)).squareRoot())
    case .back: return t * t * ((overshoot + 1) * t - overshoot)
    case .elastic:
      return -Elementary.exp2(10 * t - 10) * Elementary.sin((10 * t - phase) * rate)
    case .bounce: return BounceArc.sampleIn(at: t).value
    }
  }

  /// The slope at t in [0, 1], which is infinite for `circ` at 1.
  ///
  /// At the jumps of `expo` and `elastic` it is the one-sided slope.
  func slope(_ t: Double) -> Double {
    switch family {
    case .sine: return PennerCurve.quarterTurn * Elementary.sin(PennerCurve.quarterTurn * t)
    case .quad: return 2 * t
    case .cubic: return 3 * t * t
    case .quart: return 4 * t * t * t
    case .quint: return 5 * (t * t) * (t * t)
    case .expo: return PennerCurve.growth * Elementary.exp2(10 * t - 10)
    case .circ: return t >= 1 ? .infinity : t / ((1 - t) * (1 + t)).squareRoot()
    case .back: return t * (3 * (overshoot + 1) * t - 2 * overshoot)
    case .elastic:
      let (sine, cosine) = Elementary.sineAndCosine((10 * t - phase) * rate)
      return -Elementary.exp2(10 * t - 10) * (PennerCurve.growth * sine + 10 * rate * cosine)
    case .bounce: return BounceArc.sampleIn(at: t).slope
    }
  }

  /// The integral from 0 to t in [0, 1].
  func integral(_ t: Double) -> Double {
    switch family {
    case .sine: return t - Elementary.sin(PennerCurve.quarterTurn * t) / PennerCurve.quarterTurn
    case .quad: return t * t * t / 3
    case .cubic: return (t * t) * (t * t) / 4
    case .quart: return (t * t) * (t * t) * t / 5
    case .quint: return (t * t) * (t * t) * (t * t) / 6
    case .expo:
      return (Elementary.exp2(10 * t - 10) - Elementary.exp2(-10)) / PennerCurve.growth
    case .circ:
      let root = ((1 - t) * (1 + t)).squareRoot()
      return t - (t * root + Elementary.asin(t)) / 2
    case .back: return t * t * t * ((overshoot + 1) * t / 4 - overshoot / 3)
    case .elastic: return elasticPrimitive(t) - elasticPrimitive(0)
    case .bounce: return t - (bounceIntegral(1) - bounceIntegral(1 - t))
    }
  }

  /// An antiderivative of `elastic`: ∫ eᵃᵗ sin(ωt + φ) = eᵃᵗ (a sin − ω cos) / (a² + ω²).
  private func elasticPrimitive(_ t: Double) -> Double {
    let (sine, cosine) = Elementary.sineAndCosine((10 * t - phase) * rate)
    let (a, w) = (PennerCurve.growth, 10 * rate)
    return -Elementary.exp2(10 * t - 10) * (a * sine - w * cosine) / (a * a + w * w)
  }

  /// The integral of the "out" form of `bounce` from 0 to t.
  private func bounceIntegral(_ t: Double) -> Double {
    var sum = 0.0
    var left = 0.0
    for right in [4.0 / 11, 8.0 / 11, 10.0 / 11, 1] {
      let end = right < t ? right : t
      if end <= left { break }
      let arc = BounceArc.out(at: left + (end - left) / 2)
      let (a, b) = (left - (arc?.vertex ?? 0), end - (arc?.vertex ?? 0))
      let floor = arc.map { 1 - $0.top } ?? 0
      sum += BounceArc.curvature * (b * b * b - a * a * a) / 3 + floor * (end - left)
      left = end
    }
    return sum
  }

  /// The t in (0, 1) at which the "in" form turns.
  var turningPoints: [Double] {
    switch family {
    case .back: return [2 * overshoot / (3 * (overshoot + 1))]
    case .elastic:
      // a sin θ + ω cos θ = 0 where θ = (10 t − phase) · rate is a multiple of
      // a half turn less atan(ω / a).
      let lag = Elementary.atan2(y: 10 * rate, x: PennerCurve.growth)
      let halfTurn = PennerCurve.turn / 2
      var points: [Double] = []
      for turn in -8...1 {
        let t = ((Double(turn) * halfTurn - lag) / rate + phase) / 10
        if t > 0 && t < 1 { points.append(t) }
      }
      return points
    default: return []
    }
  }
}
