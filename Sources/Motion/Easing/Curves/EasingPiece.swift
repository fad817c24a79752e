// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An interval of progress in which an easing is monotone.
@frozen
@usableFromInline
struct EasingPiece {
  /// The progress at which it begins and ends.
  @usableFromInline var begin, end: Double

  /// The output that the easing shows at the beginning, and its limit at the end.
  ///
  /// A jump separates two pieces, so both of its sides are among these outputs.
  @usableFromInline var first, last: Double

  /// Whether every number between the two is shown; a staircase shows only those of its plateaus.
  @usableFromInline var isContinuous = true

  /// The piece with its outputs mapped.
  func mapped(_ map: (Double) -> Double) -> EasingPiece {
    EasingPiece(
      begin: begin, end: end, first: map(first), last: map(last), isContinuous: isContinuous)
  }

  /// The piece with its progress mapped.
  func placed(_ map: (Double) -> Double) -> EasingPiece {
    EasingPiece(
      begin: map(begin), end: map(end), first: first, last: last, isContinuous: isContinuous)
  }
}

extension Easing {
  /// The intervals of progress from 0 to 1 in which the easing is monotone.
  ///
  /// They ascend, and the last ends at 1.
  ///
  /// - Complexity: O(*n*) for *n* turning points and jumps; a staircase is one piece, of which
  ///   ``visitPlateaus(from:upTo:progress:_:)`` finds the plateaus one by one.
  @usableFromInline
  var pieces: [EasingPiece] {
    switch kind {
    case .steps(let count, let position):
      let before = position.value(of: count, at: 1, before: true)
      let first = position.value(of: count, at: 0, before: false)
      return [
        EasingPiece(
          begin: 0, end: 1, first: first, last: before,
          isContinuous: first == before || isSmooth(Double(count)))
      ]
    case .stops(let list): return list.pieces(from: 0, upTo: 1)
    case .reversed(let base):
      return base.turnedPieces(from: 0, upTo: 1) { 1 - $0 }.map { $0.mapped { 1 - $0 } }
    case .mirrored(let base):
      let half = base.pieces.map {
        $0.placed { $0 == .leastNonzeroMagnitude ? $0 : $0 / 2 }.mapped { $0 / 2 }
      }
      return half
        + base.turnedPieces(from: 0.5, upTo: 1) { 2 - 2 * $0 }.map { $0.mapped { 1 - $0 / 2 } }
    case .nested(let outer, let inner): return Easing.nested(outer, inner, inner.pieces)
    case .penner(let family, let mode):
      // These two leave 0, or reach 1, by a jump.
      let jumps = family == .expo || family == .elastic
      return pieces(jumpsAtStart: jumps && mode != .out, jumpsAtEnd: jumps && mode != .in)
    case .linear, .bezier, .inverse: return pieces()
    }
  }

  /// Returns the pieces of an interval of progress that may lie outside [0, 1], in ascending order.
  ///
  /// Pieces inside are whole. The first outside begins, and the last ends, with the interval.
  @usableFromInline
  func pieces(from low: Double, upTo high: Double) -> [EasingPiece] {
    let before = low < 0 ? outerPieces(from: low, upTo: Swift.min(0, high)) : []
    let after = high > 1 ? outerPieces(from: Swift.max(1, low), upTo: high) : []
    return before + (high > 0 && low < 1 ? pieces : []) + after
  }

  /// Returns the pieces of an interval before 0, or from 1 onwards.
  private func outerPieces(from low: Double, upTo high: Double) -> [EasingPiece] {
    switch kind {
    case .stops(let list): return list.pieces(from: low, upTo: high)
    case .steps(let count, let position):
      let first = position.value(of: count, at: low, before: false)
      // The last plateau before 0 ends there.
      let last = position.value(
        of: count, at: high == 0 ? -.leastNonzeroMagnitude : high, before: true)
      return [
        EasingPiece(
          begin: low, end: high, first: first, last: last,
          isContinuous: first == last || isSmooth(Double(count) * Swift.max(1, high - low)))
      ]
    case .reversed(let base):
      return base.turnedPieces(from: low, upTo: high) { 1 - $0 }.map { $0.mapped { 1 - $0 } }
    case .mirrored(let base):
      guard high <= 0 else {
        return base.turnedPieces(from: low, upTo: high) { 2 - 2 * $0 }
          .map { $0.mapped { 1 - $0 / 2 } }
      }
      return base.outerPieces(from: 2 * low, upTo: 2 * high)
        .map { $0.placed { $0 / 2 }.mapped { $0 / 2 } }
    case .nested(let outer, let inner):
      return Easing.nested(outer, inner, inner.outerPieces(from: low, upTo: high))
    case .linear, .bezier, .penner, .inverse:
      // Along the tangent, which the interval before 0 leaves at the point where it meets the
      // curve.
      let last = output(at: high == 0 ? -.leastNonzeroMagnitude : high)
      return [EasingPiece(begin: low, end: high, first: output(at: low), last: last)]
    }
  }

  /// Whether a number of steps is so great that they are treated as a line.
  private func isSmooth(_ count: Double) -> Bool { count > 0x1p16 }

  /// Visits the intervals of time in which a staircase shows one output.
  ///
  /// - Parameters:
  ///   - start: The first instant of an interval in which the staircase only rises or only falls.
  ///   - end: The end of the interval, excluded.
  ///   - progress: Returns the progress at an instant.
  ///   - body: Receives the beginning and the end of a plateau and returns whether to continue.
  /// - Returns: Whether the body continued to the end.
  /// - Complexity: At most 70 samples for each plateau, and about 8 if they are even.
  @usableFromInline
  func visitPlateaus(
    from start: Double, upTo end: Double, progress: (Double) -> Double,
    _ body: (Double, Double) -> Bool
  ) -> Bool {
    var (begin, width) = (start, 0.0)
    while begin < end {
      let shown = output(at: progress(begin))
      func isOver(_ time: Double) -> Bool { output(at: progress(time)) != shown }
      var (low, high) = (begin, end)
      // Most plateaus are as long as the one before.
      let guess = begin + width
      for time in [guess - 4 * guess.ulp, guess + 4 * guess.ulp] where time > low && time < high {
        if isOver(time) { high = time } else { low = time }
      }
      let stop = Thresholds.least(from: low, upTo: high, isOver)
      guard body(begin, stop) else { return false }
      (begin, width) = (stop, stop - begin)
    }
    return true
  }

  /// Returns the pieces of a curve that jumps at most at its ends.
  private func pieces(
    jumpsAtStart: Bool = false, jumpsAtEnd: Bool = false
  ) -> [EasingPiece] {
    let start = jumpsAtStart ? Double.leastNonzeroMagnitude : 0
    let points = [start] + turningPoints + [1]
    let pieces = zip(points, points.dropFirst()).map { begin, end in
      EasingPiece(
        begin: begin, end: end, first: output(at: begin),
        last: output(at: jumpsAtEnd && end == 1 ? end.nextDown : end))
    }
    let first = output(at: 0)
    return jumpsAtStart
      ? [EasingPiece(begin: 0, end: start, first: first, last: first)] + pieces : pieces
  }

  /// Returns the pieces of an interval that shows others from their end to their beginning.
  ///
  /// They begin with the output at that end, if only for an instant: the pieces may have another
  /// limit and jump there.
  ///
  /// - Parameters:
  ///   - start: The progress at which they begin.
  ///   - stop: The progress at which they end.
  ///   - inner: The progress of the pieces as a decreasing function of the progress of a sample.
  /// - Returns: The pieces in ascending order of the progress of a sample.
  private func turnedPieces(
    from start: Double, upTo stop: Double, _ inner: (Double) -> Double
  ) -> [EasingPiece] {
    let (low, high) = (inner(stop), inner(start))
    /// Returns the first progress that shows what precedes a position.
    func begin(_ level: Double) -> Double {
      level <= low ? stop : Thresholds.least(from: start, upTo: stop) { inner($0) < level }
    }
    var pieces: [EasingPiece] = []
    let (end, all) = (output(at: high), self.pieces(from: low, upTo: high))
    if let last = all.last?.last, last != end {
      pieces.append(EasingPiece(begin: start, end: begin(high), first: end, last: end))
    }
    for piece in all.reversed() {
      pieces.append(
        EasingPiece(
          begin: piece.end < high || !pieces.isEmpty ? begin(piece.end) : start,
          end: begin(piece.begin), first: piece.last, last: piece.first,
          isContinuous: piece.isContinuous))
    }
    return pieces.filter { $0.begin < $0.end }
  }

  /// Returns the output at a progress that may lie outside [0, 1].
  @usableFromInline
  func output(at progress: Double) -> Double {
    progress >= 0 && progress <= 1 ? value(at: progress) : value(extrapolatedProgress: progress)
  }

  /// Returns the pieces of the inner easing, cut where it passes an end of a piece of the outer
  /// one.
  private static func nested(
    _ outer: Easing, _ inner: Easing, _ innerPieces: [EasingPiece]
  ) -> [EasingPiece] {
    let curve = Easing(.nested(outer: outer, inner: inner))
    var pieces: [EasingPiece] = []
    let shown = innerPieces.map { ($0.first, $0.last) }
    let least = shown.reduce(Double.infinity) { Swift.min($0, $1.0, $1.1) }
    let greatest = shown.reduce(-Double.infinity) { Swift.max($0, $1.0, $1.1) }
    let all = least < greatest ? outer.pieces(from: least, upTo: greatest) : []
    for piece in innerPieces {
      let (low, high) = (Swift.min(piece.first, piece.last), Swift.max(piece.first, piece.last))
      guard low < high else {
        let value = outer.output(at: low)
        pieces.append(
          EasingPiece(begin: piece.begin, end: piece.end, first: value, last: value))
        continue
      }
      let outerPieces = Array(
        all[
          all.partitioningIndex { $0.end > low }..<all.partitioningIndex { $0.begin >= high }])
      let isContinuous = piece.isContinuous && outerPieces.allSatisfy { $0.isContinuous }
      let rises = piece.first < piece.last
      /// Returns the first progress from which the inner easing is at a level, or past it.
      func arrival(at level: Double, from begin: Double, includesLevel: Bool = true) -> Double {
        Thresholds.leastLasting(from: begin, upTo: piece.end) {
          let value = inner.output(at: $0)
          return value == level ? includesLevel : rises ? value > level : value < level
        }
      }
      var begin = piece.begin
      var first = isContinuous ? outer.output(at: piece.first) : curve.output(at: begin)
      /// Adds what is shown for an instant, if the outer easing jumps at the first output.
      func addInstant(until end: Double, leaving next: Double) {
        pieces.append(EasingPiece(begin: begin, end: end, first: first, last: first))
        (begin, first) = (end, next)
      }
      if !isContinuous, curve.output(at: begin.nextUp) != first {
        // At the exact edge of a step.
        addInstant(until: begin.nextUp, leaving: curve.output(at: begin.nextUp))
      } else if isContinuous, !rises, let last = outerPieces.last, last.end == high,
        last.last != first
      {
        addInstant(until: arrival(at: high, from: begin, includesLevel: false), leaving: last.last)
      }
      /// Adds a piece that ends where the inner easing reaches a level.
      func add(until level: Double, comingTo last: Double, leaving next: Double) {
        // The output at the level belongs to the piece above it.
        let end = arrival(at: level, from: begin, includesLevel: rises)
        if end > begin || isContinuous {
          pieces.append(
            EasingPiece(
              begin: begin, end: end, first: first,
              last: isContinuous ? last : curve.output(at: end.nextDown), isContinuous: isContinuous
            )
          )
        }
        begin = end
        first = isContinuous ? next : curve.output(at: end)
      }
      let levels = outerPieces.map { $0.begin } + [outerPieces.last?.end ?? high]
      for (index, level) in rises
        ? Array(levels.enumerated()) : levels.enumerated().reversed()
      where level > low && level < high {
        // The one-sided outputs of the outer easing below and above the level.
        let below = index > 0 ? outerPieces[index - 1].last : outer.output(at: level)
        let above = index < outerPieces.count ? outerPieces[index].first : outer.output(at: level)
        add(
          until: level, comingTo: rises ? below : above, leaving: rises ? above : below)
      }
      // If it reaches the end of a piece of the outer easing, the side from which it comes.
      let shown = outer.output(at: piece.last)
      var last = shown
      if let index = levels.firstIndex(of: piece.last) {
        if rises && index > 0 { last = outerPieces[index - 1].last }
        if !rises && index < outerPieces.count { last = outerPieces[index].first }
      }
      var end = piece.end
      if last != shown {
        // An inner easing that is level at its end may reach it slightly earlier.
        end = arrival(at: piece.last, from: begin)
      }
      pieces.append(
        EasingPiece(
          begin: begin, end: end, first: first,
          last: isContinuous ? last : curve.output(at: end.nextDown),
          isContinuous: isContinuous))
      if end < piece.end {
        pieces.append(EasingPiece(begin: end, end: piece.end, first: shown, last: shown))
      }
    }
    return pieces
  }
}

extension StopList {
  /// Returns the lines between the points in an interval, cut at its ends.
  func pieces(from low: Double, upTo high: Double) -> [EasingPiece] {
    var pieces: [EasingPiece] = []
    var begin = low
    var first = sample(at: low).value
    for (index, point) in points.enumerated() where point.input > low && point.input < high {
      if point.input > begin {
        pieces.append(EasingPiece(begin: begin, end: point.input, first: first, last: point.output))
        begin = point.input
      }
      // Of several points at one input the last is shown from there onwards.
      let isLast = index + 1 >= points.count || points[index + 1].input > point.input
      first = isLast ? sample(at: point.input).value : point.output
    }
    // A point at the end is the limit of the last line, even if there is a jump from there.
    let last = points.first { $0.input == high }?.output ?? sample(at: high).value
    pieces.append(EasingPiece(begin: begin, end: high, first: first, last: last))
    return pieces
  }
}

extension [EasingPiece] {
  /// The number of steps into which a piece is cut if rates are found by sampling: fewer if it is
  /// one of many, which then bend little.
  @usableFromInline
  var stepsOfEach: Int { Swift.max(8, Swift.min(256, 1024 / Swift.max(1, count))) }
}
