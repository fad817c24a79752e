// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension TrackInterpolation {
  /// The tension, continuity and bias of a spline at one of its keys.
  ///
  /// All three are 0 for a Catmull–Rom spline, which passes a key in the direction from the key
  /// before to the key after. Numbers are usually from −1 to 1; those of a greater magnitude
  /// exaggerate the effect.
  /// ```swift
  /// let corner = TrackInterpolation.Shape(tension: 1)  // stands still at the key
  /// let smooth = TrackInterpolation.Shape()
  /// ```
  ///
  /// - Source: D. H. U. Kochanek and R. H. Bartels, "Interpolating splines with local tension,
  ///   continuity, and bias control", SIGGRAPH 1984, doi:10.1145/800031.808575.
  @frozen
  public struct Shape: Hashable, Sendable {
    /// The shortening of the tangents: 1 makes the velocity zero at the key, −1 doubles it.
    public let tension: Double

    /// The difference of the tangents before and after the key: 0 is none, −1 is a corner.
    ///
    /// Any number but 0 makes the velocity jump at the key.
    public let continuity: Double

    /// The direction in which the tangent leans: −1 toward the next key, 1 away from the last one.
    ///
    /// A positive bias overshoots after the key, a negative bias before it.
    public let bias: Double

    /// Creates the shape of a spline at a key.
    ///
    /// - Precondition: All three are in −10⁶...10⁶.
    @inlinable
    public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
      ParameterFlaw.trap(
        if: TrackInterpolation.Shape.flaw(tension: tension, continuity: continuity, bias: bias))
      self.tension = tension
      self.continuity = continuity
      self.bias = bias
    }

    @inlinable
    static var legal: ClosedRange<Double> { -1e6...1e6 }

    @inlinable
    static func flaw(tension: Double, continuity: Double, bias: Double) -> ParameterFlaw? {
      ParameterFlaw("tension", tension, .range(legal))
        ?? ParameterFlaw("continuity", continuity, .range(legal))
        ?? ParameterFlaw("bias", bias, .range(legal))
    }
  }
}

extension TrackInterpolation.Shape {
  /// The weights of the differences to the neighboring values, twice those of the paper.
  var weights: (incoming: (last: Double, next: Double), outgoing: (last: Double, next: Double)) {
    let last = (1 - tension) * (1 + bias)
    let next = (1 - tension) * (1 - bias)
    let (less, more) = (1 - continuity, 1 + continuity)
    return (
      incoming: (last * less, next * more), outgoing: (last * more, next * less)
    )
  }
}
