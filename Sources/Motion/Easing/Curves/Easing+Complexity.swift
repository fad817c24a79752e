// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Modifiers combine easings. The cost of a sample and of an analysis grows with their number and
// with that of the pieces between extrema, which mirroring doubles and nesting multiplies, so both
// are bounded.
extension Easing {
  /// The greatest number of easings in a combination.
  static var greatestPartCount: Int { 64 }

  /// The greatest product of the number of easings in a combination and its number of pieces.
  static var greatestComplexity: Int { 8192 }

  /// The pieces that a combination may always have, for each stop of its lists.
  ///
  /// A combination of a long list is then as long as a few such lists: what is legal to make is
  /// legal to reverse and to mirror.
  static var piecesPerStop: Int { 4 }

  /// Creates a combination of easings.
  ///
  /// - Precondition: It is not too complex.
  init(composing kind: Kind) {
    ParameterFlaw.trap(if: Easing.flaw(composing: kind))
    self.init(kind)
  }

  /// The flaw of a combination of easings, if any.
  ///
  /// An easing that is not a combination has no limit.
  static func flaw(composing kind: Kind) -> ParameterFlaw? {
    let easing = Easing(kind)
    let (parts, pieces) = (easing.partCount, easing.pieceBound)
    if let flaw = ParameterFlaw(
      "the number of easings", Double(parts), .count(1...greatestPartCount))
    {
      return flaw
    }
    if pieces <= Double(piecesPerStop * easing.stopCount) { return nil }
    return ParameterFlaw(
      "the number of easings times that of pieces", Double(parts) * pieces,
      .count(1...greatestComplexity))
  }

  /// The flaw of the reversed easing, if any.
  var reversalFlaw: ParameterFlaw? {
    switch kind {
    case .linear, .bezier, .penner, .mirrored, .reversed: nil
    default: Easing.flaw(composing: .reversed(self))
    }
  }

  /// The flaw of easings nested to a number of levels, if any.
  static func flaw(levels: Int) -> ParameterFlaw? {
    ParameterFlaw("the number of easings", Double(levels), .count(0...greatestPartCount))
  }
}

extension Easing {
  /// The number of easings in this combination, itself included.
  fileprivate var partCount: Int {
    switch kind {
    case .linear, .bezier, .penner, .steps, .stops: 1
    case .reversed(let base), .mirrored(let base): base.partCount + 1
    case .nested(let outer, let inner): outer.partCount + inner.partCount + 1
    // A sample solves an equation.
    case .inverse(let base): base.partCount + 8
    }
  }

  /// The number of stops in the lists of this combination.
  fileprivate var stopCount: Int {
    switch kind {
    case .linear, .bezier, .penner, .steps: 0
    case .stops(let list): list.points.count
    case .reversed(let base), .mirrored(let base), .inverse(let base): base.stopCount
    case .nested(let outer, let inner): outer.stopCount + inner.stopCount
    }
  }

  /// An upper bound of the number of pieces between turning points and jumps.
  fileprivate var pieceBound: Double {
    switch kind {
    case .linear, .inverse: 1
    case .bezier, .penner: Double(turningPoints.count + 1)
    case .steps(let count, _): count > Easing.greatestNamedStepCount ? 1 : Double(count)
    case .stops(let list): Double(list.points.count)
    case .reversed(let base): base.pieceBound
    case .mirrored(let base): 2 * base.pieceBound
    case .nested(let outer, let inner): (outer.pieceBound + 1) * inner.pieceBound
    }
  }

  /// The greatest number of steps whose jumps are listed as turning points.
  static var greatestNamedStepCount: Int { 256 }
}
