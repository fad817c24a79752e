// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The integral of a varying birth rate, and its inverse.
///
/// The track is divided where the rate changes its sign, and where a formula ends. In each piece
/// the integral has a closed form: a polynomial for lines and cubics, the integral of the easing
/// for an eased line, and for a spring the integral of its equation of motion: x″ + 2λx′ + ω₀²x = 0
/// gives ω₀²∫x = −(x′ + 2λx), taken between the ends. Only eased cubics need quadrature, by
/// five-point Gauss–Legendre over sixteenths of a segment. From the first change of the rate on the
/// pieces are those between changes, whose rates are constant.
///
/// - Accuracy: A few ulp of the number of births; about 10⁻⁸ of it for cubics with a smooth easing.
struct BirthCurve: Sendable {
  /// A part of the track with a rate of one sign.
  struct Piece: Sendable {
    /// The begin, in seconds.
    let begin: Double

    /// The end, in seconds.
    let end: Double

    /// The number of births before the piece.
    let before: Double

    /// The value of the formula at the beginning.
    let base: Double

    /// The index of the track's segment, or −1 where the birth rate is constant.
    let segment: Int

    /// The births per second at the beginning, 0 where the rate is negative.
    let rate: Double
  }

  /// The rate until it is changed.
  let track: Track<Double>

  /// The rates from then on.
  let changes: [Emitter.Schedule.Change]

  /// The integrals of the track's easings.
  private let areas: [EasingIntegral]

  /// The pieces without gaps.
  let pieces: [Piece]

  /// The time from which the rate is constant, in seconds: the last change, or the end of the track.
  var end: Double { changes.last?.time ?? track.duration }

  /// The integral up to the end.
  let reached: Double

  /// The first time at which the rate is positive.
  let firstBirth: Double

  /// Creates a curve from a rate, and changes at times that increase.
  init(_ track: Track<Double>, changes: [Emitter.Schedule.Change] = []) {
    self.track = track
    self.changes = changes
    let areas = track.easingIntegrals
    self.areas = areas
    let change = changes.first?.time ?? .infinity
    let cuts = BirthCurve.cuts(of: track)
    var (pieces, reached, first) = ([Piece](), 0.0, Double.infinity)
    var nextCut = 0
    for index in track.storage.segments.indices {
      let segment = track.storage.segments[index]
      var knots = [segment.begin]
      while nextCut < cuts.count && cuts[nextCut] < segment.endTime {
        if cuts[nextCut] > segment.begin { knots.append(cuts[nextCut]) }
        nextCut += 1
      }
      knots.append(segment.endTime)
      for (begin, knot) in zip(knots, knots.dropFirst()) {
        let end = Swift.min(knot, change)
        guard begin < end else { continue }
        let isNegative = track.rate(ofSegment: index, at: begin + (end - begin) / 2) < 0
        let base = isNegative ? 0 : track.integral(ofSegment: index, to: begin, areas)
        pieces.append(
          Piece(
            begin: begin, end: end, before: reached, base: base,
            segment: isNegative ? -1 : index,
            rate: isNegative ? 0 : track.rate(ofSegment: index, at: begin)))
        guard !isNegative else { continue }
        let births = track.integral(ofSegment: index, to: end, areas) - base
        guard births > 0 else { continue }
        if first == .infinity { first = track.firstRise(ofSegment: index, in: begin...end) }
        reached += births
      }
    }
    let constants =
      [Emitter.Schedule.Change(rate: track.storage.last, at: track.duration)] + changes
    for (constant, next) in zip(constants, changes) where constant.time < next.time {
      let rate = Swift.max(0, constant.rate)
      pieces.append(
        Piece(
          begin: constant.time, end: next.time, before: reached, base: 0, segment: -1, rate: rate))
      if first == .infinity && rate > 0 { first = constant.time }
      reached += rate * (next.time - constant.time)
    }
    self.pieces = pieces
    self.reached = Swift.min(reached, 1e300)
    firstBirth = first
  }

  /// The number of births before the end of the track.
  var total: Int {
    let floor = Elementary.floor(reached)
    return Emitter.Schedule.whole(floor == reached ? floor : floor + 1)
  }

  /// Returns the number of births up to a time before the end of the track.
  func count(through time: Double) -> Int {
    guard time >= firstBirth else { return 0 }
    let lower = Swift.max(0, pieces.partitioningIndex { $0.begin > time } - 1)
    let births = integral(over: pieces[lower], to: time)
    var floor = Elementary.floor(births)
    // Near a whole number, where rounding decides, the time of that birth is compared.
    let nearest = Elementary.floor(births + 0.5)
    let isNear = (births - nearest).magnitude <= 1e-12 * births
    if isNear && nearest > 0 && nearest < reached && nearest < 0x1p40 {
      floor = birth(nearest) <= time ? nearest : nearest - 1
    }
    return Swift.min(total, Emitter.Schedule.sum(Emitter.Schedule.whole(floor), 1))
  }

  /// Returns the time at which the integral reaches a whole number.
  func birth(_ number: Double) -> Double {
    guard number > 0 else { return firstBirth }
    // The last piece whose begin is before the number.
    let piece = pieces[Swift.max(0, pieces.partitioningIndex { $0.before >= number } - 1)]
    let missing = number - piece.before
    guard piece.segment >= 0 else {
      return piece.rate > 0 ? Swift.min(piece.begin + missing / piece.rate, piece.end) : piece.end
    }
    let segment = track.storage.segments[piece.segment]
    if segment.shape == .line {
      // r·s + ½·b·s² = missing, by the root that does not cancel.
      let slope = (segment.end - segment.start) / segment.duration
      let squared = piece.rate * piece.rate + 2 * slope * missing
      let span = 2 * missing / (piece.rate + (squared > 0 ? squared.squareRoot() : 0))
      return span >= 0 && span < piece.end - piece.begin ? piece.begin + span : piece.end
    }
    return Roots.bracketed(in: piece.begin...piece.end) {
      integral(over: piece, to: $0) - number
    }
  }

  /// Returns the number of births up to a time in a piece.
  private func integral(over piece: Piece, to time: Double) -> Double {
    let time = Swift.min(time, piece.end)
    guard piece.segment >= 0 else { return piece.before + piece.rate * (time - piece.begin) }
    let births = track.integral(ofSegment: piece.segment, to: time, areas) - piece.base
    return piece.before + Swift.max(0, births)
  }

  /// The maximum number of births of a track, beyond which rounding the integral affects whole
  /// births.
  static var mostBirths: Double { 1e12 }

  /// The maximum number of swings of a rate.
  static var mostSwings: Double { 65_536 }

  /// Returns the reason why a rate, which a track may vary, and its changes are not legal, or nil if
  /// they are.
  ///
  /// An undamped spring oscillates for the length of its segment, and each swing is a piece of the
  /// curve; the limit keeps small data from requiring millions of pieces.
  static func flaw(
    _ rate: Double, _ track: Track<Double>?, changes: [Emitter.Schedule.Change]
  ) -> ParameterFlaw? {
    let segments = track?.storage.segments ?? []
    var births = segments.reduce(0) {
      $0 + $1.duration * Swift.max($1.start.magnitude, $1.end.magnitude)
    }
    var (rate, time) = (rate, track?.duration ?? 0)
    for change in changes {
      births += Swift.max(0, rate) * Swift.max(0, change.time - time)
      (rate, time) = (change.rate, change.time)
    }
    var swings = 0.0
    for segment in segments where segment.shape == .spring {
      guard let spring = track?.storage.springs[Int(segment.listIndex)].spring else { continue }
      swings += segment.duration * spring.squaredFrequency.squareRoot() / Double.pi
    }
    return ParameterFlaw(
      "rate", unless: births <= mostBirths,
      "must bring at most \(mostBirths) births while it changes")
      ?? ParameterFlaw(
        "rate", unless: !(swings > mostSwings),
        "must swing at most \(Int(mostSwings)) times, but its springs do so more often")
  }

  /// Returns the times at which the rate may change its sign, or turn.
  private static func cuts(of track: Track<Double>) -> [Double] {
    var cuts: [Double] = []
    _ = track.visitStretches(of: .along(1), from: 0, upTo: track.duration) { stretch in
      if (stretch.first < 0) != (stretch.last < 0), stretch.begin < stretch.end {
        // At the end of a stretch the track may have the value of the other side of a jump.
        let isShown = track.value(at: stretch.end) == stretch.last
        let last = isShown ? stretch.end : stretch.end.nextDown
        let changes = (track.value(at: last) < 0) != (stretch.first < 0)
        cuts.append(
          changes
            ? Roots.bracketed(in: stretch.begin...last) { track.value(at: $0) } : stretch.end)
      }
      return true
    }
    return cuts.sorted()
  }
}

extension BirthCurve: Hashable {
  /// Compares the rates.
  static func == (a: BirthCurve, b: BirthCurve) -> Bool {
    a.track == b.track && a.changes == b.changes
  }

  /// Hashes the rates.
  func hash(into hasher: inout Hasher) {
    hasher.combine(track)
    hasher.combine(changes)
  }
}

extension Track where Value == Double {
  /// Returns the time at which the value of a segment becomes positive.
  fileprivate func firstRise(ofSegment index: Int, in span: ClosedRange<Double>) -> Double {
    func isPositive(_ time: Double) -> Bool { rate(ofSegment: index, at: time) > 0 }
    let (begin, end) = (span.lowerBound, span.upperBound)
    if isPositive(begin) || isPositive(begin + (end - begin) * 0x1p-20) { return begin }
    // An easing that begins with zeros: bisect its first positive time.
    var (before, after) = (begin, end)
    while before + (after - before) / 2 > before && before + (after - before) / 2 < after {
      let middle = before + (after - before) / 2
      if isPositive(middle) { after = middle } else { before = middle }
    }
    return after
  }
}
