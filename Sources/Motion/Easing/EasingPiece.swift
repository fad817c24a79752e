// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A stretch of progress in which an easing only rises, or only falls.
@usableFromInline
struct EasingPiece {
  /// Where it begins and ends, in progress.
  var begin, end: Double

  /// What the easing shows at the beginning, and what it comes to at the end.
  ///
  /// A jump lies between two pieces, so both of its sides are among them.
  var first, last: Double

  /// Whether every number between the two is shown; a staircase leaves some out.
  var isContinuous = true

  /// The piece with its outputs mapped.
  func mapped(_ map: (Double) -> Double) -> EasingPiece {
    EasingPiece(
      begin: begin, end: end, first: map(first), last: map(last), isContinuous: isContinuous)
  }

  /// The piece in another part of the progress.
  func placed(_ map: (Double) -> Double) -> EasingPiece {
    EasingPiece(
      begin: map(begin), end: map(end), first: first, last: last, isContinuous: isContinuous)
  }
}

extension Easing.Kind {
  /// The pieces from progress 0 to 1, in ascending order; the last ends at 1.
  ///
  /// - Complexity: O(*n*) for *n* turns and jumps; a staircase is one piece.
  var pieces: [EasingPiece] {
    switch self {
    case .steps(let count, let position):
      let before = position.value(of: count, at: 1, before: true)
      let first = position.value(of: count, at: 0, before: false)
      return [
        EasingPiece(begin: 0, end: 1, first: first, last: before, isContinuous: count == 1)
      ]
    case .stops(let list): return list.pieces
    case .reversed(let base):
      return base.turnedPieces(from: 0) { 1 - $0 }.map { $0.mapped { 1 - $0 } }
    case .mirrored(let base):
      let half = base.pieces.map {
        $0.placed { $0 == .leastNonzeroMagnitude ? $0 : $0 / 2 }.mapped { $0 / 2 }
      }
      return half + base.turnedPieces(from: 0.5) { 2 - 2 * $0 }.map { $0.mapped { 1 - $0 / 2 } }
    case .nested(let outer, let inner): return Easing.Kind.nested(outer, inner)
    case .penner(let family, let mode):
      // These two leave 0, or come to 1, by a jump.
      let jumps = family == .expo || family == .elastic
      return pieces(jumpsAtStart: jumps && mode != .out, jumpsAtEnd: jumps && mode != .in)
    case .linear, .bezier, .inverse: return pieces()
    }
  }

  /// The pieces of a curve without jumps but at the ends.
  private func pieces(
    jumpsAtStart: Bool = false, jumpsAtEnd: Bool = false
  ) -> [EasingPiece] {
    let start = jumpsAtStart ? Double.leastNonzeroMagnitude : 0
    let points = [start] + turningPoints + [1]
    let pieces = zip(points, points.dropFirst()).map { begin, end in
      EasingPiece(
        begin: begin, end: end, first: shown(at: begin),
        last: shown(at: jumpsAtEnd && end == 1 ? end.nextDown : end))
    }
    let first = shown(at: 0)
    return jumpsAtStart
      ? [EasingPiece(begin: 0, end: start, first: first, last: first)] + pieces : pieces
  }

  /// The pieces seen from the other end of time.
  ///
  /// They begin with what shows at the end, if only for an instant: the pieces may come to
  /// another number and jump there.
  ///
  /// - Parameters:
  ///   - start: Where they begin; they end at 1.
  ///   - inner: The progress of the pieces that a sample computes from its own: it falls from 1
  ///     to 0.
  /// - Returns: The pieces in the order of a sample's own progress.
  private func turnedPieces(
    from start: Double, _ inner: (Double) -> Double
  ) -> [EasingPiece] {
    /// The first progress that shows what is before a place.
    func begin(_ place: Double) -> Double {
      place <= 0 ? 1 : Thresholds.least(from: start, upTo: 1) { inner($0) < place }
    }
    var pieces: [EasingPiece] = []
    let (end, all) = (shown(at: 1), self.pieces)
    if let last = all.last?.last, last != end {
      pieces.append(EasingPiece(begin: start, end: begin(1), first: end, last: end))
    }
    for piece in all.reversed() {
      pieces.append(
        EasingPiece(
          begin: piece.end < 1 || !pieces.isEmpty ? begin(piece.end) : start,
          end: begin(piece.begin), first: piece.last, last: piece.first,
          isContinuous: piece.isContinuous))
    }
    return pieces.filter { $0.begin < $0.end }
  }

  /// The output at a progress in [0, 1].
  private func shown(at progress: Double) -> Double { Easing(self).value(at: progress) }

  /// Each piece of the inner easing, cut where it passes an end of a piece of the outer one.
  private static func nested(_ outer: Easing.Kind, _ inner: Easing.Kind) -> [EasingPiece] {
    let curve = Easing(.nested(outer: outer, inner: inner))
    let (innerCurve, outerCurve) = (Easing(inner), Easing(outer))
    let outerPieces = outer.pieces
    var pieces: [EasingPiece] = []
    for piece in inner.pieces {
      let isContinuous = piece.isContinuous && outerPieces.allSatisfy { $0.isContinuous }
      func value(_ input: Double) -> Double {
        input >= 0 && input <= 1
          ? outerCurve.value(at: input) : outerCurve.value(extrapolating: input)
      }
      guard piece.first != piece.last else {
        let value = value(piece.first)
        pieces.append(
          EasingPiece(begin: piece.begin, end: piece.end, first: value, last: value))
        continue
      }
      let rises = piece.first < piece.last
      var begin = piece.begin
      var first = isContinuous ? value(piece.first) : curve.value(at: begin)
      if !isContinuous, curve.value(at: begin.nextUp) != first {
        // On the very edge of a step.
        pieces.append(EasingPiece(begin: begin, end: begin.nextUp, first: first, last: first))
        begin = begin.nextUp
        first = curve.value(at: begin)
      }
      /// Adds a piece that ends where the inner easing reaches a level.
      func add(until level: Double, comingTo last: Double, leaving next: Double) {
        let end = Thresholds.least(from: begin, upTo: piece.end) {
          let value = innerCurve.value(at: $0)
          return rises ? value >= level : value <= level
        }
        if end > begin || isContinuous {
          pieces.append(
            EasingPiece(
              begin: begin, end: end, first: first,
              last: isContinuous ? last : curve.value(at: end.nextDown), isContinuous: isContinuous)
          )
        }
        begin = end
        first = isContinuous ? next : curve.value(at: end)
      }
      let (low, high) = (Swift.min(piece.first, piece.last), Swift.max(piece.first, piece.last))
      let levels = outerPieces.map { $0.begin } + [1]
      for (index, level) in rises
        ? Array(levels.enumerated()) : levels.enumerated().reversed()
      where level > low && level < high {
        // The one-sided outputs of the outer easing below and above the level.
        let below = index > 0 ? outerPieces[index - 1].last : value(level)
        let above = index < outerPieces.count ? outerPieces[index].first : value(level)
        add(
          until: level, comingTo: rises ? below : above, leaving: rises ? above : below)
      }
      // Where it comes to the end of a piece of the outer one, the side that it comes from.
      var arrival = value(piece.last)
      if let index = levels.firstIndex(of: piece.last) {
        if rises && index > 0 { arrival = outerPieces[index - 1].last }
        if !rises && index < outerPieces.count { arrival = outerPieces[index].first }
      }
      var end = piece.end
      if isContinuous && arrival != value(piece.last) {
        // An inner easing that is level at its end may be there a little before.
        end = Thresholds.least(from: begin, upTo: piece.end) {
          let value = innerCurve.value(at: $0)
          return rises ? value >= piece.last : value <= piece.last
        }
      }
      pieces.append(
        EasingPiece(
          begin: begin, end: end, first: first,
          last: isContinuous ? arrival : curve.value(at: end.nextDown),
          isContinuous: isContinuous))
      if end < piece.end {
        let value = value(piece.last)
        pieces.append(EasingPiece(begin: end, end: piece.end, first: value, last: value))
      }
    }
    return pieces
  }
}

extension StopList {
  /// The lines from point to point in [0, 1], cut at the ends.
  var pieces: [EasingPiece] {
    var pieces: [EasingPiece] = []
    var begin = 0.0
    var first = sample(at: 0).value
    for (index, point) in points.enumerated() where point.input > 0 && point.input < 1 {
      if point.input > begin {
        pieces.append(EasingPiece(begin: begin, end: point.input, first: first, last: point.output))
        begin = point.input
      }
      // Of several points at one input the last is what shows from there on.
      let isLast = index + 1 >= points.count || points[index + 1].input > point.input
      first = isLast ? sample(at: point.input).value : point.output
    }
    // A point at 1 is what the last line comes to, even if it jumps from there.
    let last = points.first { $0.input == 1 }?.output ?? sample(at: 1).value
    pieces.append(EasingPiece(begin: begin, end: 1, first: first, last: last))
    return pieces
  }
}

extension Easing {
  /// The stretches of progress from 0 to 1 in which the easing only rises, or only falls.
  @usableFromInline
  var pieces: [EasingPiece] { kind.pieces }
}
