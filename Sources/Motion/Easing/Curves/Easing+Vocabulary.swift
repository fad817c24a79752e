// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Easing {
  /// The ends of a staircase at which it jumps.
  ///
  /// - Source: [css-easing-2], §2.3.
  @frozen
  public enum StepPosition: String, Hashable, Sendable, CaseIterable {
    /// The first jump is at progress 0: the output starts at 1/n.
    case jumpStart

    /// The last jump is at progress 1: the output is 0 until 1/n.
    case jumpEnd

    /// No jump at either end: outputs 0 and 1 both last 1/n.
    case jumpNone

    /// Jumps at both ends: the output starts at 1/(n + 1).
    case jumpBoth
  }

  /// The families of Robert Penner's curves.
  ///
  /// - Source: R. Penner, *Motion, Tweening, and Easing* (2002), in the form of
  ///   easings.net.
  @frozen
  public enum PennerFamily: String, Hashable, Sendable, CaseIterable {
    /// A quarter of a cosine.
    case sine
    /// The square of progress.
    case quad
    /// The third power of progress.
    case cubic
    /// The fourth power of progress.
    case quart
    /// The fifth power of progress.
    case quint
    /// A power of two that doubles ten times, with a jump of 2⁻¹⁰ from exactly 0 at the start.
    case expo
    /// A quarter of a circle.
    case circ
    /// A cubic that first moves backwards by a tenth of the travel.
    case back
    /// A sine whose amplitude doubles ten times, with a jump of 2⁻¹¹ from exactly 0 at the start.
    case elastic
    /// Parabolas of a ball that bounces.
    case bounce
  }

  /// The end at which a Penner curve applies its formula.
  @frozen
  public enum PennerMode: String, Hashable, Sendable, CaseIterable {
    /// At the start: the family's formula itself.
    case `in`
    /// At the end: the formula rotated by half a turn.
    case out
    /// At both ends: half the formula, then its rotation.
    ///
    /// In this mode, `back` and `elastic` have other constants, as in Penner's equations.
    case inOut
  }

  /// A point of a piecewise linear easing.
  @frozen
  public struct Stop: Hashable, Sendable {
    /// The easing's output at the stop.
    public var output: Double

    /// The progress of the stop; nil to spread it evenly.
    public var input: Double?

    /// Creates a stop from an output and, optionally, its input.
    @inlinable
    public init(_ output: Double, at input: Double? = nil) {
      self.output = output
      self.input = input
    }
  }
}
