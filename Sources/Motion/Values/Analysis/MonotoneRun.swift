// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Consecutive intervals in which a number moves in one direction, joined into one stretch.
@frozen
@usableFromInline
struct MonotoneRun {
  @usableFromInline var stretch: Stretch

  /// A number with the sign of the rate; 0 if all rates were 0.
  @usableFromInline var direction = 0.0

  /// Begins without a number, which the first break brings.
  @inlinable
  init(begin: Double) {
    stretch = Stretch(begin: begin, end: begin, first: .nan, last: .nan)
  }

  /// Passes a break; the stretch ends at it if the number jumps, or rests before or after it.
  ///
  /// - Parameters:
  ///   - first: The number after the break.
  ///   - time: The next break.
  ///   - last: The number before the next break.
  ///   - body: Receives a stretch and returns whether to continue.
  /// - Returns: Whether the body continued.
  @inlinable
  mutating func pass(
    _ first: Double, upTo time: Double, _ last: Double, _ body: (Stretch) -> Bool
  ) -> Bool {
    let moves = stretch.first != stretch.last && first != last && time < .infinity
    if moves && stretch.last == first { return true }
    guard end(body) else { return false }
    (stretch.first, stretch.last, direction) = (first, first, 0)
    return true
  }

  /// Adds an interval; if its direction is the opposite one, the stretch ends before it.
  ///
  /// - Parameters:
  ///   - rate: A number with the sign of the rate in the interval; 0 fits both directions.
  ///   - time: The end of the interval.
  ///   - number: The number at the end of the interval.
  ///   - body: Receives a stretch and returns whether to continue.
  /// - Returns: Whether the body continued.
  @inlinable
  mutating func go(
    on rate: Double, to time: Double, _ number: Double, _ body: (Stretch) -> Bool
  ) -> Bool {
    if direction < 0 && rate > 0 || direction > 0 && rate < 0 {
      guard end(body) else { return false }
      direction = 0
    }
    if rate != 0 { direction = rate }
    (stretch.end, stretch.last) = (time, number)
    return true
  }

  /// Ends the stretch and begins the next one.
  @inlinable
  mutating func end(_ body: (Stretch) -> Bool) -> Bool {
    guard stretch.begin < stretch.end else { return true }
    let done = stretch
    (stretch.begin, stretch.first) = (done.end, done.last)
    return body(done)
  }
}
