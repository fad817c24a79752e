// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A cubic Hermite segment, over a parameter from 0 to 1.
@frozen
@usableFromInline
struct ArcSegment<Value: VectorSpace>: Equatable, Sendable {
  /// The value at parameter 0.
  @usableFromInline let start: Value

  /// The value at parameter 1.
  @usableFromInline let end: Value

  /// The derivative at parameter 0.
  @usableFromInline let leaving: Value

  /// The derivative at parameter 1.
  @usableFromInline let arriving: Value

  @usableFromInline
  init(start: Value, end: Value, leaving: Value, arriving: Value) {
    self.start = start
    self.end = end
    self.leaving = leaving
    self.arriving = arriving
  }

  /// Evaluates the segment from its nearer end, so that both ends are exact.
  @inlinable
  func value(at parameter: Double) -> Value {
    let isNearEnd = parameter > 0.5
    // From the end the segment is evaluated backwards, with all differences negated.
    let step = isNearEnd ? 1 - parameter : parameter
    let sign = isNearEnd ? -1.0 : 1.0
    let square = step * step
    let near = (isNearEnd ? arriving : leaving).scaled(by: sign * step * (1 - step) * (1 - step))
    let far = (isNearEnd ? leaving : arriving).scaled(by: sign * square * (1 - step))
    let along = (end - start).scaled(by: sign * square * (3 - 2 * step))
    return (isNearEnd ? end : start) + (along + (near - far))
  }

  /// Returns the derivative as a polynomial, multiplied by a factor.
  @inlinable
  func rate(unit: Double) -> ArcRate<Value> {
    var (change, leaving, arriving) = (end - start, leaving, arriving)
    if unit != 1 {
      change = end.scaled(by: unit) - start.scaled(by: unit)
      leaving = leaving.scaled(by: unit)
      arriving = arriving.scaled(by: unit)
    }
    return ArcRate(
      constant: leaving,
      linear: change.scaled(by: 6) - (leaving.scaled(by: 4) + arriving.scaled(by: 2)),
      quadratic: (leaving + arriving).scaled(by: 3) - change.scaled(by: 6))
  }
}
