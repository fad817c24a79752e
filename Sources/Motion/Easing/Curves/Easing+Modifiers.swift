// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Easing {
  /// The easing reversed in time and value.
  ///
  /// It is 1 − E(1 − t), so an ease-in becomes an ease-out.
  ///
  /// Reversing twice returns an equal easing. A Bézier curve whose control points can be reversed
  /// without rounding becomes a Bézier curve.
  ///
  /// - Precondition: The result is not too complex: see ``nested(in:)``.
  public func reversed() -> Easing {
    switch kind {
    case .linear: return self
    case .bezier:
      // 1 − 0.42 is not the double nearest to 0.58, so the named pair is a special case.
      if self == .easeIn { return .easeOut }
      if self == .easeOut { return .easeIn }
      if self == .easeInOut { return self }
      guard let turned = curve.turned else { return Easing(composing: .reversed(self)) }
      return Easing(turned)
    case .penner(let family, let mode):
      return .penner(family, mode == .in ? .out : mode == .out ? .in : .inOut)
    case .mirrored: return self
    case .reversed(let base): return base
    default: return Easing(composing: .reversed(self))
    }
  }

  /// The easing at half size, followed by its reversal.
  ///
  /// The first half is E(2t)/2 and the second 1 − E(2 − 2t)/2: an ease-in
  /// becomes an ease-in-out.
  ///
  /// - Precondition: The result is not too complex: see ``nested(in:)``.
  public func mirrored() -> Easing {
    switch kind {
    case .linear: return self
    case .penner(let family, .in) where family != .back && family != .elastic:
      return .penner(family, .inOut)
    default: return Easing(composing: .mirrored(self))
    }
  }

  /// Returns the easing applied to the progress that another easing returns.
  ///
  /// `a.nested(in: b)` is a(b(t)), as in an eased group that contains an eased animation. If `b`
  /// overshoots, `a` is extrapolated by `value(extrapolatedProgress:before:)`.
  ///
  /// - Complexity: Sampling costs both easings.
  /// - Precondition: The result contains at most 64 easings, each combination counted too, and
  ///   their number times that of the pieces between its turning points is at most 8192. Pieces are
  ///   counted by an upper bound: a curve that overshoots counts three pieces, twice as many when
  ///   it is mirrored, and an easing nested in another counts the product of the two numbers of
  ///   pieces. Four pieces for each stop of its lists are legal in any case, so that every easing
  ///   which is not a combination can be reversed and mirrored.
  public func nested(in clock: Easing) -> Easing {
    if isLinear { return clock }
    if clock.isLinear { return self }
    return Easing(composing: .nested(outer: self, inner: clock))
  }

  /// Returns the easing as a part of a longer progress: at 0 before the part, at 1 after it.
  ///
  /// Several properties of one motion start and end at different times, as with Flutter's `Interval`.
  /// ```swift
  /// let late = Easing.easeOut.during(0.5...1)
  /// late.value(at: 0.25)  // 0.0
  /// late.value(at: 0.75) == Easing.easeOut.value(at: 0.5)  // true
  /// ```
  /// A part of length 0 is a jump, at the instant that shows its end.
  ///
  /// - Parameter part: The part of the progress, inside 0...1.
  /// - Returns: The easing, nested in a progress that lasts as long as the part.
  /// - Complexity: Sampling costs the easing and a look into a list of four stops.
  /// - Precondition: The part is inside 0...1, and the result is not too complex: see ``nested(in:)``.
  public func during(_ part: ClosedRange<Double>) -> Easing {
    require("the part's start", part.lowerBound, .range(0...1))
    require("the part's end", part.upperBound, .range(0...1))
    return nested(
      in: .stops([
        Stop(0, at: 0), Stop(0, at: part.lowerBound), Stop(1, at: part.upperBound), Stop(1, at: 1),
      ]))
  }
}

extension UnitBezier {
  /// The curve rotated by half a turn, if its control points stay exact.
  var turned: UnitBezier? {
    let result = UnitBezier(1 - x2, 1 - y2, 1 - x1, 1 - y1)
    for (old, new) in [(x2, result.x1), (y2, result.y1), (x1, result.x2), (y1, result.y2)] {
      // The rounding error of 1 − old, by Knuth's two-sum.
      let part = 1 - new
      let error = (1 - (new + part)) + (part - old)
      if error != 0 { return nil }
    }
    return result
  }
}
