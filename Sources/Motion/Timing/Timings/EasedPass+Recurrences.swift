// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension [Recurrence] {
  /// Returns the recurrences that a pass through an easing shows, without a factor between periods.
  ///
  /// - Parameters:
  ///   - easing: The easing of the pass.
  ///   - scale: The time of the base at progress 1, in seconds.
  ///   - duration: The duration of the pass, in seconds.
  /// - Returns: For each piece of the easing, the intervals in which it shows periods and the
  ///   number of periods there; if there may be more than 64 of these intervals, one for all.
  @usableFromInline
  func behind(_ easing: Easing, scale: Double, duration: Double) -> [Recurrence] {
    let pieces = easing.pieces
    guard count * pieces.count <= 64 else {
      return unlike(from: 0, upTo: duration, times: Double(pieces.count))
    }
    return pieces.flatMap { piece in
      let parts = compactMap { behind(piece, of: easing, $0, scale: scale, duration: duration) }
      return piece.first < piece.last ? parts : parts.reversed()
    }
  }

  private func behind(
    _ piece: EasingPiece, of easing: Easing, _ recurrence: Recurrence, scale: Double,
    duration: Double
  ) -> Recurrence? {
    let (first, last) = (piece.first * scale, piece.last * scale)
    let low = Swift.max(recurrence.begin, Swift.min(first, last))
    let high = Swift.min(recurrence.end, Swift.max(first, last))
    guard low < high else { return nil }
    let rises = first < last
    func position(of time: Double) -> Double {
      Roots.leastNotNegative(from: piece.begin, upTo: piece.end) {
        let lead = easing.output(at: $0) * scale - time
        return rises ? lead : -lead
      }
    }
    let begin = position(of: rises ? low : high) * duration
    let end = Swift.max(begin.nextUp, position(of: rises ? high : low) * duration)
    // A period of 0 is treated as infinitely many.
    let period = (end - begin) * (recurrence.period / (high - low))
    return Recurrence(begin: begin, end: end, period: period, factor: nil)
  }
}
