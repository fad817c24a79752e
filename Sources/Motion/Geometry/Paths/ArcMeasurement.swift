// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The lengths of cubic segments, measured piece by piece.
///
/// Each segment is divided where its speed is least or greatest, and its pieces are halved until a
/// quadrature of 8 nodes measures each of them. So a cusp lies between pieces, on either side of
/// which the speed is smooth, and a sharp turn takes as many pieces as its sharpness has bits.
struct ArcMeasurement<Value: VectorSpace> {
  /// A power of two that scales lengths to about 1 if their squares would overflow or underflow,
  /// otherwise 1.
  let unit: Double

  /// The length of all segments.
  private(set) var length = 0.0

  /// The pieces with a positive length, if they are stored.
  private(set) var pieces: [ArcPiece] = []

  /// The length up to the start of each segment, and the whole length, if pieces are stored.
  private(set) var keyLengths: [Double] = []

  /// The error allowed for each quadrature, as a multiple of the unit.
  private let tolerance: Double

  /// The additional error allowed for a quadrature of a whole segment, halved with each halving.
  private let allowance: Double

  /// The number of pieces, stored or not.
  private var count = 0

  /// Measures segments.
  ///
  /// - Parameters:
  ///   - segments: The segments, each of which is measured separately.
  ///   - accuracy: The error allowed for the whole length, if it exceeds rounding.
  ///   - keepsPieces: Whether pieces and key lengths are stored; if not, nothing is allocated.
  init(
    of segments: some Collection<ArcSegment<Value>>, accuracy: Double = 0, keepsPieces: Bool = true
  ) {
    var size = 0.0
    for segment in segments {
      size = Swift.max(
        size, (segment.end - segment.start).length, segment.leaving.length, segment.arriving.length)
    }
    unit = size > 0x1p-200 && size < 0x1p+200 ? 1 : ArcMeasurement.inverse(ofSize: size)

    // The length of the control polygons, which is at least that of the curve.
    var bound = 0.0
    var noise = 0.0
    func add(_ vector: Value, _ unit: Double) {
      let vector = vector.scaled(by: unit)
      bound += vector.magnitude
      noise += ArcMeasurement.noise(in: vector)
    }
    for segment in segments {
      add(segment.end - segment.start, unit)
      add(segment.leaving, unit)
      add(segment.arriving, unit)
    }
    tolerance = Swift.max(bound * 0x1p-48, noise)
    // A segment has up to 4 stretches between its extrema. The difference of two quadratures is the
    // error of the first, and the error of the second is less; at the sharpest turn that
    // quadratures miss, it is greater, but less than 64 times as great.
    allowance = accuracy * unit / Double(Swift.max(1, segments.count)) * 0x1p-8

    if keepsPieces { keyLengths.append(0) }
    for (index, segment) in segments.enumerated() {
      measure(segment, index, keepsPieces)
      if keepsPieces { keyLengths.append(length) }
    }
  }

  /// Returns a power of two near the reciprocal of a size, within the range of `Double`.
  private static func inverse(ofSize size: Double) -> Double {
    guard size > 0, size < .infinity else { return 1 }
    return Roots.scaled(1, by: -Swift.max(-1000, Swift.min(1000, Int(size.exponent))))
  }

  /// Returns the rounding error of a vector whose type has fewer bits than `Double`.
  private static func noise(in vector: Value) -> Double {
    let larger = vector.scaled(by: 1 + 0x1p-30)
    let missing = ((larger - vector) - vector.scaled(by: 0x1p-30)).magnitude
    // A `Float` loses all of the last 30 bits and more; a `Double` almost none.
    return missing > vector.magnitude * 0x1p-50 ? missing * 0x1p+8 : 0
  }

  /// Divides a segment at its extrema, and measures the parts in between.
  private mutating func measure(_ segment: ArcSegment<Value>, _ index: Int, _ keepsPieces: Bool) {
    let rate = segment.rate(unit: unit)
    var stretch = ArcStretch(
      segment: index, lower: 0, upper: 0, allowance: allowance, limit: count + 512,
      keepsPiece: keepsPieces)
    for root in rate.extrema where root > stretch.lower && root < 1 {
      stretch.upper = root
      measure(segment, rate, stretch)
      stretch.lower = root
    }
    stretch.upper = 1
    measure(segment, rate, stretch)
  }

  /// Measures a piece or halves it.
  private mutating func measure(
    _ segment: ArcSegment<Value>, _ rate: ArcRate<Value>, _ stretch: ArcStretch
  ) {
    let (lower, upper) = (stretch.lower, stretch.upper)
    if Value.componentCount == 1 {
      // The length of a scalar without turns is the difference of its values.
      let distance = (segment.value(at: upper) - segment.value(at: lower)).length
      return append(rate, stretch, length: distance)
    }
    let middle = (lower + upper) * 0.5
    let whole = rate.length(from: lower, to: upper)
    let halves = rate.length(from: lower, to: middle) + rate.length(from: middle, to: upper)
    let limit = Swift.max(tolerance, stretch.allowance)
    let isExact =
      !((whole - halves).magnitude > limit)
      && hasResolvedTurn(rate, from: lower, to: upper, length: halves, within: limit)
    if isExact || count >= stretch.limit || middle <= lower || middle >= upper {
      append(rate, stretch, length: halves / unit)
    } else {
      var half = stretch
      half.allowance = stretch.allowance * 0.5
      half.upper = middle
      measure(segment, rate, half)
      (half.lower, half.upper) = (middle, upper)
      measure(segment, rate, half)
    }
  }

  /// Returns whether quadratures agree towards the end at which the speed is least, too.
  ///
  /// Next to a cusp the speed is √(ε² + *k*²*t*²). Two quadratures whose nodes are far from the turn
  /// both miss a length of about ε²/2*k* · ln(*k*/ε), and may agree by chance.
  private func hasResolvedTurn(
    _ rate: ArcRate<Value>, from lower: Double, to upper: Double, length: Double,
    within limit: Double
  ) -> Bool {
    let (first, last) = (rate.speed(at: lower), rate.speed(at: upper))
    let slow = Swift.min(first, last) * (upper - lower)
    guard slow < length * 0.125, slow * slow * 16 > length * limit else { return true }
    var (start, end) = (lower, upper)
    for _ in 0..<4 {
      let middle = (start + end) * 0.5
      if first < last { end = middle } else { start = middle }
      let center = (start + end) * 0.5
      let whole = rate.length(from: start, to: end)
      let halves = rate.length(from: start, to: center) + rate.length(from: center, to: end)
      if (whole - halves).magnitude > limit { return false }
    }
    return true
  }

  private mutating func append(_ rate: ArcRate<Value>, _ stretch: ArcStretch, length: Double) {
    let offset = self.length
    guard offset + length > offset else { return }
    self.length = offset + length
    count += 1
    guard stretch.keepsPiece else { return }
    pieces.append(
      ArcPiece(
        segment: stretch.segment, lower: stretch.lower, upper: stretch.upper, offset: offset,
        limit: offset + length, lowerSpeed: rate.speed(at: stretch.lower),
        upperSpeed: rate.speed(at: stretch.upper)))
  }
}

/// A part of a segment that remains to be measured.
private struct ArcStretch {
  let segment: Int

  /// The parameters at the ends.
  var lower: Double
  var upper: Double

  /// The error allowed for a quadrature of it, if it exceeds the tolerance.
  var allowance: Double

  /// The number of pieces from which onwards none is halved.
  let limit: Int

  let keepsPiece: Bool
}
