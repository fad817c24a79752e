// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Trajectory where Value: VectorScalar {
  /// Returns the motion as a piecewise linear easing function of CSS.
  ///
  /// The text is a `linear()` function, whose input is the elapsed fraction of the interval and
  /// whose output is the motion, scaled so that two given values are 0 and 1. It lets a spring run
  /// in a browser, in a transition or an animation of the duration of the interval.
  /// ```swift
  /// let card = SpringTrajectory(from: 0.0, to: 1, spring: .snappy)
  /// try card.cssLinear(within: 0.01).utf8.count  // 62
  /// try card.cssDuration(within: 0.01)  // 0.6967
  /// ```
  /// Without an interval, the last output is that of the motion's end, with all its digits: a spring
  /// rests at its target. Other numbers have as few digits as the tolerance, which includes rounding,
  /// allows. `Easing(css:)` reads the text.
  ///
  /// - Parameters:
  ///   - tolerance: The maximum distance of the written lines from the motion at any time of the
  ///     interval and, without a given interval, after it; in the unit of the motion.
  ///   - range: The interval, in seconds; from 0 to ``cssDuration(within:)`` unless given. For an
  ///     iteration of a loop it is that of the loop, such as 0 to the duration of its base.
  ///   - origin: The value of the output 0.
  ///   - target: The value of the output 1.
  /// - Returns: The text.
  /// - Throws: As ``SampledMotion/init(_:within:over:)``.
  /// - Precondition: The tolerance is positive and finite; the origin and the target are finite,
  ///   and not equal.
  /// - Accuracy: As ``SampledMotion/init(_:within:over:)``. The time of a jump is exact up to
  ///   rounding of the fraction of the interval, and the output at that time is the one after it.
  /// - Source: [css-easing-2], §2.4.
  public func cssLinear(
    within tolerance: Double = 0.001, over range: ClosedRange<Double>? = nil,
    from origin: Value = 0, to target: Value = 1
  ) throws(SamplingError) -> String {
    let (first, last) = (Double(origin), Double(target))
    precondition(
      (last - first).magnitude < .infinity && first != last,
      "the values of the outputs 0 and 1 must be finite and not equal")
    let enclosed = try enclosed(within: tolerance, over: range, fineness: 1 / 64)
    guard !enclosed.runs.isEmpty else {
      let output = NumberText.text((Double(enclosed.interval.end) - first) / (last - first))
      return "linear(\(output), \(output))"
    }
    return try LinearText(enclosed, within: tolerance, from: first, to: last).text
  }

  /// Returns the duration of the easing function that CSS gets without a given interval.
  ///
  /// It is the duration of the motion or, if that is later, the time from which onwards the motion
  /// stays within a quarter of the tolerance of its end.
  ///
  /// - Parameter tolerance: The tolerance of ``cssLinear(within:over:from:to:)``.
  /// - Returns: Seconds.
  /// - Throws: `SamplingError`, for example if the motion never settles.
  /// - Precondition: The tolerance is positive and finite.
  public func cssDuration(within tolerance: Double) throws(SamplingError) -> Double {
    ParameterFlaw.trap(if: ParameterFlaw("tolerance", tolerance, .positive))
    return try exportedInterval(nil, endingWithin: tolerance / 4).range.upperBound
  }
}

extension Easing {
  /// Returns the easing as CSS, exactly if CSS can express it, and otherwise as lines.
  ///
  /// ```swift
  /// try Easing.easeIn.cssLinear(within: 0.001)  // ease-in
  /// try Easing.penner(.quad, .in).cssLinear(within: 0.02)  // linear(0, .084 32%, .457 69%, 1)
  /// ```
  ///
  /// - Parameter tolerance: The maximum distance of the lines from the easing, as a fraction of the
  ///   travel from 0 to 1. An easing that CSS can express is written without error.
  /// - Returns: The text, which `Easing(css:)` reads.
  /// - Throws: `SamplingError` if more than 65 536 points would be needed, or if the tolerance is
  ///   below the rounding of the easing.
  /// - Precondition: The tolerance is positive and finite.
  /// - Accuracy: As ``SampledMotion/init(_:within:over:)``; the turns of an easing's slope are
  ///   searched by sampling. At the very input of a jump the text has the output after it.
  public func cssLinear(within tolerance: Double = 0.001) throws(SamplingError) -> String {
    ParameterFlaw.trap(if: ParameterFlaw("tolerance", tolerance, .positive))
    if let css { return css }
    return try EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: self)
      .cssLinear(within: tolerance)
  }
}

extension Spring {
  /// Returns the spring as two custom properties of CSS: an easing function and a duration.
  ///
  /// ```swift
  /// let text = try Spring.smooth.cssVariables(named: "spring-smooth", within: 0.01)
  /// text.utf8.count  // 114
  /// ```
  ///
  /// The properties are `--NAME`, which holds `linear(…)`, and `--NAME-duration`, in milliseconds.
  /// With the name `spring-smooth` they are used as in `transition: translate
  /// var(--spring-smooth-duration) var(--spring-smooth)`. The motion starts at 0, at rest, and ends
  /// at 1. Its duration is the number of whole milliseconds until it stays within a quarter of the
  /// tolerance of 1.
  ///
  /// - Parameters:
  ///   - name: The name without the two leading hyphens, an identifier of CSS.
  ///   - tolerance: The maximum distance from the spring at any time, as a fraction of the travel.
  /// - Returns: Two declarations, each on one line.
  /// - Throws: `SamplingError`, for example if the spring never settles.
  /// - Precondition: The tolerance is positive and finite.
  public func cssVariables(
    named name: String, within tolerance: Double
  ) throws(SamplingError) -> String {
    let (easing, duration) = try cssTransition(within: tolerance)
    return """
      --\(name): \(easing);
      --\(name)-duration: \(NumberText.text(duration * 1000))ms;
      """
  }

  /// Returns the presets smooth, snappy and bouncy as custom properties of CSS.
  ///
  /// - Parameter tolerance: The maximum distance from each spring, as a fraction of the travel.
  /// - Returns: Six declarations: `--spring-smooth`, `--spring-smooth-duration`, and the same of
  ///   `snappy` and `bouncy`.
  /// - Throws: `SamplingError` if the tolerance is below the rounding of the motions.
  /// - Precondition: The tolerance is positive and finite.
  public static func cssVariables(within tolerance: Double) throws(SamplingError) -> String {
    let presets: [(String, Spring)] = [
      ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
    ]
    var lines: [String] = []
    for (name, spring) in presets {
      lines.append(try spring.cssVariables(named: "spring-" + name, within: tolerance))
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the motion from 0 to 1 as an easing function, and its duration in seconds, which is a
  /// whole number of milliseconds.
  func cssTransition(
    within tolerance: Double
  ) throws(SamplingError) -> (easing: String, duration: Double) {
    ParameterFlaw.trap(if: ParameterFlaw("tolerance", tolerance, .positive))
    let motion = SpringTrajectory(from: 0.0, to: 1, spring: self)
    let settled = motion.settlingTime(within: .absolute(tolerance / 4))
    guard settled < .infinity else { throw .endless }
    let duration = Swift.max(1, -Elementary.floor(-settled * 1000)) / 1000
    let enclosed = try EnclosedMotion(
      motion, over: ExportedInterval(range: 0...duration, end: 1), within: tolerance,
      fineness: 1 / 64)
    return (try LinearText(enclosed, within: tolerance, from: 0, to: 1).text, duration)
  }
}
