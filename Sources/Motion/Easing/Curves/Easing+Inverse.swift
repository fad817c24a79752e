// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Easing {
  /// The progress at which an output is reached, as an easing; nil if there is no such easing.
  ///
  /// It exists for every easing that strictly increases or decreases between 0 and 1 without a
  /// jump. Steps, `back`, `elastic`, `bounce` and `expo` (which jumps at its ends) have no inverse,
  /// nor does an easing whose inverse would be too complex: see ``nested(in:)``.
  ///
  /// - Accuracy: Of the same order as that of the easing; a Bézier curve whose output stays
  ///   in [0, 1] has a Bézier curve as its inverse.
  public var inverse: Easing? {
    switch kind {
    case .linear: return .linear
    case .bezier: return Easing.inverse(of: curve)
    case .penner(let family, let mode):
      switch family {
      case .circ:
        // The inverse of a quarter of a circle is one too.
        switch mode {
        case .in: return .penner(.circ, .out)
        case .out: return .penner(.circ, .in)
        case .inOut: return Easing(.mirrored(.penner(.circ, .out)))
        }
      case .sine, .quad, .cubic, .quart, .quint: return Easing(.inverse(of: self))
      case .expo, .back, .elastic, .bounce: return nil
      }
    case .steps: return nil
    case .stops(let list): return list.inverse.map { Easing(.stops($0)) }
    case .reversed(let base):
      return base.inverse.flatMap { .composed(.reversed($0), $0.reversed()) }
    case .mirrored(let base):
      if case .penner(.circ, .out) = base.kind { return .penner(.circ, .inOut) }
      return base.inverse.flatMap { .composed(.mirrored($0), $0.mirrored()) }
    case .nested(let outer, let inner):
      guard let first = outer.inverse, let second = inner.inverse else { return nil }
      return .composed(.nested(outer: second, inner: first), second.nested(in: first))
    case .inverse(let base): return base
    }
  }

  /// A combination of easings, as its modifier makes it; nil if it is too complex.
  ///
  /// The inverse of a curve may cost more than the curve.
  private static func composed(
    _ kind: Kind, _ easing: @autoclosure () -> Easing
  ) -> Easing? {
    flaw(composing: kind) == nil ? easing() : nil
  }

  /// Swaps the axes if the result is a legal curve, and solves an equation otherwise.
  private static func inverse(of curve: UnitBezier) -> Easing? {
    if curve.y1 >= 0 && curve.y1 <= 1 && curve.y2 >= 0 && curve.y2 <= 1 {
      return Easing(UnitBezier(curve.y1, curve.x1, curve.y2, curve.x2))
    }
    // y′(t)/3 = y1 s² + 2 (y2 − y1) s t + (1 − y2) t² is positive inside if both ends
    // are not negative and the middle is above −2 √(y1 (1 − y2)).
    let (start, end, middle) = (curve.y1, 1 - curve.y2, curve.y2 - curve.y1)
    guard start >= 0, end >= 0, middle >= 0 || middle * middle < start * end else { return nil }
    return Easing(.inverse(of: Easing(curve)))
  }

  /// Returns the progress at which a strictly increasing easing reaches an output.
  ///
  /// Outside [0, 1] the inverse continues along its tangents.
  func sampleSideways(at output: Double) -> (value: Double, slope: Double) {
    let start = sample(at: 0, before: false).slope
    let end = sample(at: 1, before: false).slope
    if output <= 0 { return Easing.sideways(start, from: 0, by: output) }
    if output >= 1 { return Easing.sideways(end, from: 1, by: output - 1) }
    var low = 0.0
    var high = 1.0
    var progress = output
    for round in 0..<200 {
      let (value, slope) = sample(at: progress, before: false)
      if value == output { break }
      if value < output { low = progress } else { high = progress }
      let newton = progress - (value - output) / slope
      let next = newton > low && newton < high && round % 4 != 3 ? newton : low + (high - low) / 2
      if next == progress || next == low || next == high {
        progress = next
        break
      }
      progress = next
    }
    return (progress, Easing.reciprocal(sample(at: progress, before: false).slope))
  }

  private static func reciprocal(_ slope: Double) -> Double {
    slope == 0 ? .infinity : slope.isInfinite ? 0 : (1 / slope).clampedToFinite
  }

  private static func sideways(
    _ slope: Double, from value: Double, by distance: Double
  ) -> (value: Double, slope: Double) {
    let gradient = reciprocal(slope)
    if distance == 0 || gradient.isInfinite { return (value, distance == 0 ? gradient : 0) }
    return (value + gradient * distance, gradient)
  }
}
