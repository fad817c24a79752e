// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension MeasuredArcs {
  /// Visits the lengths at which the curve has an extremum along a direction, and the values there.
  func visitTurns(along vector: Value, _ body: (Double, Value) -> Void) {
    var index = 0
    for (number, segment) in segments.enumerated() {
      let rate = segment.rate(unit: 1)
      let roots = Roots.quadratic(
        rate.quadratic.dot(vector), rate.linear.dot(vector), rate.constant.dot(vector))
      for root in roots where root > 0 && root < 1 {
        while index < pieces.count,
          pieces[index].segment < number
            || pieces[index].segment == number && pieces[index].upper < root
        {
          index += 1
        }
        guard index < pieces.count, pieces[index].segment == number else { continue }
        body(length(in: pieces[index], to: root, segment), segment.value(at: root))
      }
      // A segment may meet the next at an angle.
      guard let last = pieces.last(where: { $0.segment <= number }) else { continue }
      body(last.limit, segment.end)
    }
  }

  private func length(
    in piece: ArcPiece, to parameter: Double, _ segment: ArcSegment<Value>
  ) -> Double {
    if Value.componentCount == 1 {
      return piece.offset
        + (segment.value(at: parameter) - segment.value(at: piece.lower)).length
    }
    let passed = segment.rate(unit: unit).length(from: piece.lower, to: parameter) / unit
    return Swift.min(piece.limit, piece.offset + passed)
  }
}
