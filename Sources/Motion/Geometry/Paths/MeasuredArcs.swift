// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Cubic segments that are evaluated by arc length.
@frozen
@usableFromInline
struct MeasuredArcs<Value: VectorSpace>: Equatable, Sendable {
  /// The value before the start, and everywhere if the length is 0.
  @usableFromInline let start: Value

  /// The value after the end.
  @usableFromInline let end: Value

  /// The length of all segments.
  @usableFromInline let length: Double

  /// A power of two that scales lengths to about 1 if their squares would overflow or underflow,
  /// otherwise 1.
  @usableFromInline let unit: Double

  @usableFromInline let segments: [ArcSegment<Value>]
  @usableFromInline let pieces: [ArcPiece]

  init(
    _ segments: [ArcSegment<Value>], _ measurement: ArcMeasurement<Value>, from start: Value,
    to end: Value
  ) {
    self.segments = segments
    self.start = start
    self.end = end
    length = measurement.length
    unit = measurement.unit
    pieces = measurement.pieces
  }

  /// Evaluates the position and the direction at a length.
  ///
  /// Before and after, the ends are held, and the velocity is zero. At the end it is the last
  /// value, to the bit. NaN is treated as length 0.
  @inlinable
  func state(atLength length: Double) -> KinematicState<Value> {
    guard !pieces.isEmpty, !(length < 0) else { return KinematicState(value: start) }
    guard !(length >= self.length) else { return last(at: length) }
    return inside(at: length > 0 ? length : 0)  // NaN
  }

  /// Returns the state at the end, which is the last value to the bit, and after it.
  @inlinable
  @inline(never)
  func last(at length: Double) -> KinematicState<Value> {
    KinematicState(value: end, velocity: length > self.length ? .zero : inside(at: length).velocity)
  }

  @inlinable
  @inline(__always)
  func inside(at length: Double) -> KinematicState<Value> {
    let piece = pieces[index(ofPieceAt: length)]
    let segment = segments[piece.segment]
    if Value.componentCount == 1 {
      let lower = segment.value(at: piece.lower)
      let upper = segment.value(at: piece.upper)
      let share = (length - piece.offset) / (piece.limit - piece.offset)
      return KinematicState(
        value: lower.interpolated(to: upper, by: share),
        velocity: (upper - lower).normalized ?? .zero)
    }
    let rate = segment.rate(unit: unit)
    let parameter = parameter(in: piece, at: length, rate)
    let direction = rate.direction(
      at: parameter, scale: Swift.max(piece.lowerSpeed, piece.upperSpeed),
      isLeaving: parameter - piece.lower < piece.upper - parameter)
    return KinematicState(value: segment.value(at: parameter), velocity: direction)
  }

  /// Returns the segment and its parameter at a length; nil if the whole length is 0.
  func location(atLength length: Double) -> (segment: Int, parameter: Double)? {
    guard let last = pieces.last else { return nil }
    guard length < last.limit else { return (last.segment, last.upper) }
    let length = length > 0 ? length : 0
    let piece = pieces[index(ofPieceAt: length)]
    let rate = segments[piece.segment].rate(unit: unit)
    return (piece.segment, parameter(in: piece, at: length, rate))
  }

  /// Returns the index of the last piece that begins at or before a length.
  @inlinable
  func index(ofPieceAt length: Double) -> Int {
    Swift.max(0, pieces.partitioningIndex { !($0.offset <= length) } - 1)
  }

  /// Returns the parameter of the segment at a length.
  ///
  /// Newton's method: the speed is monotone, so all steps after the first approach from one side.
  @inlinable
  func parameter(in piece: ArcPiece, at length: Double, _ rate: ArcRate<Value>) -> Double {
    let passed = length - piece.offset
    guard passed > 0 else { return piece.lower }
    guard length < piece.limit else { return piece.upper }
    let target = passed * unit
    let width = piece.upper - piece.lower

    // As if the speed were linear, scaled so that both ends are exact.
    let (slow, fast) = (piece.lowerSpeed, piece.upperSpeed)
    let travel = passed / (piece.limit - piece.offset) * (slow + fast) * 0.5
    let final = (Swift.max(0, slow * slow + 2 * (fast - slow) * travel)).squareRoot()
    var parameter = piece.lower + width * (2 * travel / (slow + final))

    for _ in 0..<8 {
      let margin = Swift.min(parameter - piece.lower, piece.upper - parameter)
      guard margin > 0 else { break }
      let excess = rate.length(from: piece.lower, to: parameter) - target
      let step = excess / rate.speed(at: parameter)
      parameter -= step
      // The next step would be about the square of this one, below the last bit.
      if step.magnitude <= margin * 0x1p-27 {
        return Swift.max(piece.lower, Swift.min(piece.upper, parameter))
      }
    }
    return Roots.bracketed(in: piece.lower...piece.upper) {
      rate.length(from: piece.lower, to: $0) - target
    }
  }
}
