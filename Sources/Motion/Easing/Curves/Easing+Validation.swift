// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Parameters that come from a control, a text field or a network. Each function here returns the
// easing that its namesake without "validating" returns, and nil where that one would end the
// program. The rules are those below, which CSS parsing and decoding use too.
extension Easing {
  /// Returns a cubic Bézier curve, or nil if a control point is not legal.
  ///
  /// ```swift
  /// Easing.bezier(validating: 0.4, 0, 0.2, 1) == .bezier(0.4, 0, 0.2, 1)  // true
  /// Easing.bezier(validating: 1.2, 0, 0.2, 1) == nil  // true
  /// ```
  /// - Parameters:
  ///   - x1: The first point's input, legal in [0, 1].
  ///   - y1: The first point's output, legal if finite.
  ///   - x2: The second point's input, legal in [0, 1].
  ///   - y2: The second point's output, legal if finite.
  /// - Returns: The easing.
  public static func bezier(
    validating x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Easing? {
    flaw(x1: x1, y1: y1, x2: x2, y2: y2) == nil ? .bezier(x1, y1, x2, y2) : nil
  }

  /// Returns a staircase of equal steps, or nil if there are too few.
  ///
  /// - Parameters:
  ///   - count: The number of steps, legal from 1, and from 2 for `jumpNone`.
  ///   - position: The ends at which it jumps.
  /// - Returns: The easing.
  public static func steps(
    validating count: Int, _ position: StepPosition = .jumpEnd
  ) -> Easing? {
    flaw(stepCount: count, position) == nil ? .steps(count, position) : nil
  }

  /// Returns a piecewise linear easing, or nil if there is no point or a number is not finite.
  ///
  /// - Parameter stops: The points, whose numbers must be finite.
  /// - Returns: The easing.
  public static func stops(validating stops: [Stop]) -> Easing? {
    flaw(stops: stops) == nil ? .stops(stops) : nil
  }

  /// Returns the easing applied to the progress of another one, or nil if that is too complex.
  ///
  /// - Parameter clock: The easing that determines the progress.
  /// - Returns: The easing, if it contains at most 64 easings, and their number times that of the
  ///   pieces between its turning points is at most 8192.
  public func nested(validating clock: Easing) -> Easing? {
    let isLegal = Easing.flaw(composing: .nested(outer: self, inner: clock)) == nil
    return isLegal ? nested(in: clock) : nil
  }
}

// The rules.
extension Easing {
  /// The rule for the input of a control point; otherwise the curve would not be a function.
  package static var controlInputRule: NumberRule { .fraction }

  /// The rule for the output of a control point.
  package static var controlOutputRule: NumberRule { .finite }

  static func flaw(x1: Double, y1: Double, x2: Double, y2: Double) -> ParameterFlaw? {
    ParameterFlaw("x1", x1, controlInputRule) ?? ParameterFlaw("y1", y1, controlOutputRule)
      ?? ParameterFlaw("x2", x2, controlInputRule) ?? ParameterFlaw("y2", y2, controlOutputRule)
  }

  static func flaw(stepCount count: Int, _ position: StepPosition) -> ParameterFlaw? {
    // Without jumps at the ends one step would have no height.
    ParameterFlaw("count", Double(count), .count((position == .jumpNone ? 2 : 1) ... .max))
  }

  static func flaw(stops: [Stop]) -> ParameterFlaw? {
    if let flaw = ParameterFlaw("stops.count", Double(stops.count), .count(1 ... .max)) {
      return flaw
    }
    for (index, stop) in stops.enumerated() {
      let flaw =
        ParameterFlaw("stops[\(index)].output", stop.output, .finite)
        ?? stop.input.flatMap { ParameterFlaw("stops[\(index)].input", $0, .finite) }
      if let flaw { return flaw }
    }
    return nil
  }
}
