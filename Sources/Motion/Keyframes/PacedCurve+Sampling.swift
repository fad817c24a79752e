// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension PacedCurve {
  /// Evaluates the curve where a length of it has been passed.
  @inlinable
  public func value(atLength length: Double) -> Value { state(atLength: length).value }

  /// Evaluates the position and the direction where a length of the curve has been passed.
  ///
  /// The velocity counts per length, so it is the unit vector of the direction. To move along the
  /// curve at a speed, scale it by the speed.
  ///
  /// - Parameter length: From 0 through ``length``; before and after, the ends are held, and the
  ///   velocity is zero. NaN reads as 0.
  /// - Returns: The position, and its derivative by the length.
  /// - Edge cases: Where the direction jumps, it is the one in which the curve goes on.
  @inlinable
  public func state(atLength length: Double) -> KinematicState<Value> {
    guard !pieces.isEmpty, !(length < 0) else { return KinematicState(value: start) }
    guard !(length > self.length) else { return KinematicState(value: end) }
    let length = length > 0 ? length : 0  // NaN
    let piece = pieces[index(ofPieceAt: length)]
    let segment = segments[piece.segment]
    if Value.componentCount == 1 {
      let lower = segment.value(at: piece.lower)
      let upper = segment.value(at: piece.upper)
      let share = (length - piece.offset) / (piece.limit - piece.offset)
      return KinematicState(
        value: lower.interpolated(to: upper, by: share),
        velocity: (upper - lower).direction ?? .zero)
    }
    let rate = segment.rate(unit: unit)
    let parameter = parameter(in: piece, at: length, rate)
    let direction = rate.direction(
      at: parameter, scale: Swift.max(piece.lowerSpeed, piece.upperSpeed),
      isLeaving: parameter - piece.lower < piece.upper - parameter)
    return KinematicState(value: segment.value(at: parameter), velocity: direction)
  }

  /// The last piece that begins at or before a length.
  @inlinable
  func index(ofPieceAt length: Double) -> Int {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].offset <= length { low = middle } else { high = middle }
    }
    return low
  }

  /// The parameter of the segment at which a length has been passed.
  ///
  /// Newton's method: the speed only rises or only falls, so that after the first step all others
  /// come from one side.
  @inlinable
  func parameter(in piece: ArcPiece, at length: Double, _ rate: ArcRate<Value>) -> Double {
    let passed = length - piece.offset
    guard passed > 0 else { return piece.lower }
    guard length < piece.limit else { return piece.upper }
    let target = passed * unit
    let width = piece.upper - piece.lower

    // As if the speed were linear, scaled so that both ends are right.
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
      // The next step would be the square of this one, beyond the last bit.
      if step.magnitude <= margin * 0x1p-27 {
        return Swift.max(piece.lower, Swift.min(piece.upper, parameter))
      }
    }
    return Roots.bracketed(in: piece.lower...piece.upper) {
      rate.length(from: piece.lower, to: $0) - target
    }
  }
}
