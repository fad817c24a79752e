// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The lengths of cubic segments, measured piece by piece.
///
/// Each segment is cut where its speed is least or greatest, and its pieces are halved until a
/// quadrature of 8 nodes measures each of them. So a cusp lies between pieces, on either side of
/// which the speed is smooth, and a sharp turn takes as many pieces as its sharpness has bits.
struct ArcMeasurement<Value: VectorSpace> {
  /// A power of two that brings lengths near 1 where squares would not be finite, else 1.
  let unit: Double

  /// The pieces that have a length.
  private(set) var pieces: [ArcPiece] = []

  /// The length up to the start of each segment, and the length of all.
  private(set) var keyLengths: [Double] = [0]

  /// How much a quadrature may be off, as a multiple of the unit.
  private let tolerance: Double

  init(of segments: [ArcSegment<Value>]) {
    var size = 0.0
    for segment in segments {
      size = Swift.max(
        size, (segment.end - segment.start).length, segment.leaving.length, segment.arriving.length)
    }
    unit = size > 0x1p-200 && size < 0x1p+200 ? 1 : ArcMeasurement.inverse(ofSize: size)

    // Of the control polygons, whose length is at least that of the curve.
    var bound = 0.0
    var noise = 0.0
    for segment in segments {
      for vector in [segment.end - segment.start, segment.leaving, segment.arriving] {
        let vector = vector.scaled(by: unit)
        bound += vector.magnitude
        noise += ArcMeasurement.noise(in: vector)
      }
    }
    tolerance = Swift.max(bound * 0x1p-48, noise)

    for index in segments.indices {
      measure(segments[index], index)
      keyLengths.append(pieces.last?.limit ?? 0)
    }
  }

  /// A power of two near the inverse of a size, as far as `Double` has them.
  private static func inverse(ofSize size: Double) -> Double {
    guard size > 0, size < .infinity else { return 1 }
    return Roots.scaled(1, by: -Swift.max(-1000, Swift.min(1000, Int(size.exponent))))
  }

  /// What a type that rounds to fewer bits than `Double` loses of a vector.
  private static func noise(in vector: Value) -> Double {
    let larger = vector.scaled(by: 1 + 0x1p-30)
    let missing = ((larger - vector) - vector.scaled(by: 0x1p-30)).magnitude
    // A `Float` loses all of the last 30 bits, and then some; a `Double` next to nothing.
    return missing > vector.magnitude * 0x1p-50 ? missing * 0x1p+8 : 0
  }

  /// Cuts a segment at its extrema, and measures what lies between.
  private mutating func measure(_ segment: ArcSegment<Value>, _ index: Int) {
    let rate = segment.rate(unit: unit)
    let limit = pieces.count + 512
    var lower = 0.0
    for root in rate.extrema where root > lower && root < 1 {
      measure(segment, rate, index, from: lower, to: root, limit: limit)
      lower = root
    }
    measure(segment, rate, index, from: lower, to: 1, limit: limit)
  }

  /// Measures a piece, or halves it.
  private mutating func measure(
    _ segment: ArcSegment<Value>, _ rate: ArcRate<Value>, _ index: Int,
    from lower: Double, to upper: Double, limit: Int
  ) {
    if Value.componentCount == 1 {
      // A number that does not turn has gone as far as its values are apart.
      let distance = (segment.value(at: upper) - segment.value(at: lower)).length
      return append(rate, index, from: lower, to: upper, length: distance)
    }
    let middle = (lower + upper) * 0.5
    let whole = rate.length(from: lower, to: upper)
    let halves = rate.length(from: lower, to: middle) + rate.length(from: middle, to: upper)
    let isExact = !((whole - halves).magnitude > tolerance)
    if isExact || pieces.count >= limit || middle <= lower || middle >= upper {
      append(rate, index, from: lower, to: upper, length: halves / unit)
    } else {
      measure(segment, rate, index, from: lower, to: middle, limit: limit)
      measure(segment, rate, index, from: middle, to: upper, limit: limit)
    }
  }

  private mutating func append(
    _ rate: ArcRate<Value>, _ index: Int, from lower: Double, to upper: Double, length: Double
  ) {
    let offset = pieces.last?.limit ?? 0
    guard offset + length > offset else { return }
    pieces.append(
      ArcPiece(
        segment: index, lower: lower, upper: upper, offset: offset, limit: offset + length,
        lowerSpeed: rate.speed(at: lower), upperSpeed: rate.speed(at: upper)))
  }
}
