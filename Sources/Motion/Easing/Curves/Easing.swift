// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A function from the fraction of time that has passed to the progress of a motion.
///
/// ![Fifteen easings as small plots, from linear to steps and stops](easings)
///
/// An easing maps progress in [0, 1] to progress. Most easings start at 0 and end at 1; some
/// overshoot and some jump. Outputs are not clamped: a control point above 1 makes values above 1.
///
/// ```swift
/// let curve = Easing.bezier(0.4, 0, 0.2, 1)
/// curve.value(at: 0.5)  // 0.7756
/// curve.velocity(at: 0.5)  // 1.2613
/// ```
///
/// The named curves are those of CSS, which SwiftUI and Core Animation share: `easeIn` has the
/// control points (0.42, 0) and (1, 1).
///
/// - Units: Progress is a fraction of the whole: 0 is the start, 1 the end.
/// - Accuracy: Stated with each kind; every kind returns equal bits on every platform.
/// - Edge cases: Every progress may be sampled, and the result is finite. NaN is treated as 0.
/// - Complexity: Constant, except for stops (logarithmic in their number) and for modifiers (the
///   sum of their easings). An easing that is made allocates once; all copies of it share that
///   memory, and so do the named easings.
/// - Source: [css-easing-2]; SwiftUI's `UnitCurve`; R. Penner's equations.
@frozen
public struct Easing: Hashable, Sendable {
  @usableFromInline let storage: EasingStorage

  /// Creates an easing of a kind that is not a Bézier curve.
  init(_ kind: Kind) {
    storage = EasingStorage(kind, .identity)
  }

  /// Creates an easing from a Bézier curve.
  init(_ curve: UnitBezier) {
    storage = EasingStorage(.bezier, curve)
  }

  /// The kind, and the parameters of every kind but a Bézier curve.
  var kind: Kind { storage.kind }

  /// The curve of a Bézier easing, and the identity's of every other kind.
  @inlinable
  package var curve: UnitBezier { storage.curve }

  /// Whether progress is time.
  @inlinable
  var isLinear: Bool { storage.isLinear }

  /// Whether the easing is a Bézier curve.
  @inlinable
  package var isBezier: Bool { storage.isBezier }

  /// Whether the easing is a line or a Bézier curve, which have no jump.
  @inlinable
  package var isLineOrCurve: Bool { isLinear || isBezier }

  /// The closed set of easings.
  ///
  /// Equality and hashing are by definition: two easings are equal if they have equal parameters,
  /// not if they happen to draw the same curve.
  enum Kind: Hashable, Sendable {
    case linear
    case bezier
    case penner(PennerFamily, PennerMode)
    case steps(Int, StepPosition)
    case stops(StopList)
    case reversed(Easing)
    case mirrored(Easing)
    case nested(outer: Easing, inner: Easing)
    case inverse(of: Easing)
  }
}

extension Easing {
  /// The identity: progress at a constant rate.
  public static let linear = Easing(.linear)

  /// A quick start and a slow end, the default of CSS and Core Animation.
  ///
  /// Its control points are (0.25, 0.1) and (0.25, 1).
  public static let ease = Easing(UnitBezier(0.25, 0.1, 0.25, 1))

  /// A slow start.
  ///
  /// Its control points are (0.42, 0) and (1, 1).
  public static let easeIn = Easing(UnitBezier(0.42, 0, 1, 1))

  /// A slow end.
  ///
  /// Its control points are (0, 0) and (0.58, 1).
  public static let easeOut = Easing(UnitBezier(0, 0, 0.58, 1))

  /// A slow start and a slow end.
  ///
  /// Its control points are (0.42, 0) and (0.58, 1).
  public static let easeInOut = Easing(UnitBezier(0.42, 0, 0.58, 1))

  /// A quarter of a circle that starts level and ends vertical.
  ///
  /// The same curve as `penner(.circ, .in)`, under SwiftUI's name.
  public static let circularEaseIn = Easing(.penner(.circ, .in))

  /// A quarter of a circle that starts vertical and ends level.
  ///
  /// The same curve as `penner(.circ, .out)`, under SwiftUI's name.
  public static let circularEaseOut = Easing(.penner(.circ, .out))

  /// Two quarters of a circle, level at both ends and vertical in the middle.
  ///
  /// The same curve as `penner(.circ, .inOut)`, under SwiftUI's name.
  public static let circularEaseInOut = Easing(.penner(.circ, .inOut))

  /// Returns the cubic Bézier curve from corner to corner with two control points.
  ///
  /// The outputs `y1` and `y2` may be any finite numbers: overshoot is kept. They are clamped to
  /// ±2⁷⁰, some 10²¹.
  ///
  /// - Accuracy: At most 4 ulp of the curve's range, plus 2⁻⁵¹ times the slope.
  ///   The error is absolute: at an input of 10⁻²⁶ an output that should be positive may be −10⁻²⁴.
  /// - Precondition: `x1` and `x2` lie in [0, 1]; `y1` and `y2` are finite.
  /// - Source: [css-easing-2], §2.2.
  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Easing {
    ParameterFlaw.trap(if: flaw(x1: x1, y1: y1, x2: x2, y2: y2))
    return Easing(UnitBezier(x1, y1.boundedFactor, x2, y2.boundedFactor))
  }

  /// Returns a staircase of equal steps.
  ///
  /// - Precondition: `count` is positive, and at least 2 for `jumpNone`.
  /// - Source: [css-easing-2], §2.3.
  public static func steps(_ count: Int, _ position: StepPosition = .jumpEnd) -> Easing {
    ParameterFlaw.trap(if: flaw(stepCount: count, position))
    return Easing(.steps(count, position))
  }

  /// Returns a piecewise linear easing through points.
  ///
  /// It is CSS's `linear()`.
  ///
  /// Points without an input are spread evenly between their neighbors, and an input below an
  /// earlier one is replaced by the earlier one. Two points with the same input are a jump, and a
  /// single point is a constant. Inputs and outputs are clamped to ±2⁷⁰.
  ///
  /// - Precondition: There is at least one stop; all numbers are finite.
  /// - Source: [css-easing-2], §2.4.
  public static func stops(_ stops: [Stop]) -> Easing {
    ParameterFlaw.trap(if: flaw(stops: stops))
    return Easing(.stops(StopList(canonicalizing: stops)))
  }

  /// Returns one of Robert Penner's curves.
  ///
  /// - Accuracy: 2 ulp of the curve's range, plus 2⁻⁵³ times the slope, since `out` is computed from
  ///   1 − progress.
  public static func penner(_ family: PennerFamily, _ mode: PennerMode) -> Easing {
    Easing(.penner(family, mode))
  }
}
