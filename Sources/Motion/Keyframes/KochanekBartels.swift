// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// How a spline passes one of its keys: how tightly, how smoothly, and leaning to which side.
///
/// All three are 0 for a Catmull–Rom spline, which passes a key in the direction from the key
/// before to the key after. Usual numbers are from −1 to 1; others exaggerate.
/// ```swift
/// let corner = KochanekBartels(tension: 1)  // stands still at the key
/// let smooth = KochanekBartels()
/// ```
///
/// - Source: D. H. U. Kochanek and R. H. Bartels, "Interpolating splines with local tension,
///   continuity, and bias control", SIGGRAPH 1984, doi:10.1145/800031.808575.
@frozen
public struct KochanekBartels: Hashable, Sendable {
  /// How short the tangents are: 1 stands still at the key, −1 doubles them.
  public let tension: Double

  /// How the tangents before and after the key differ: not at all at 0, a corner at −1.
  ///
  /// Any number but 0 makes the velocity jump at the key.
  public let continuity: Double

  /// To which side the tangent leans: −1 aims at the next key, 1 comes from the last one.
  ///
  /// A positive bias overshoots behind the key, a negative one before it.
  public let bias: Double

  /// Creates the shape of a spline at a key.
  ///
  /// - Precondition: All three are finite.
  @inlinable
  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    precondition(tension.isFinite, "tension must be finite, but is \(tension)")
    precondition(continuity.isFinite, "continuity must be finite, but is \(continuity)")
    precondition(bias.isFinite, "bias must be finite, but is \(bias)")
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }
}

extension KochanekBartels {
  /// The factors of the differences to the neighboring values, twice those of the paper.
  ///
  /// Between −10¹⁵⁰ and 10¹⁵⁰, so that a rate times a difference stays finite.
  var weights: (incoming: (last: Double, next: Double), outgoing: (last: Double, next: Double)) {
    let last = ((1 - tension) * (1 + bias)).clampedToLegal
    let next = ((1 - tension) * (1 - bias)).clampedToLegal
    let (less, more) = (1 - continuity, 1 + continuity)
    return (
      incoming: ((last * less).clampedToLegal, (next * more).clampedToLegal),
      outgoing: ((last * more).clampedToLegal, (next * less).clampedToLegal)
    )
  }
}
