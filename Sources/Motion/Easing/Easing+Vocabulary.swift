// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Easing {
  /// Which ends of a staircase have a jump.
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

    /// Jumps at both ends: the output starts one step up.
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
    /// Ten doublings, with exact 0 and 1 at the ends and so a jump of 2⁻¹⁰ there.
    case expo
    /// A quarter of a circle.
    case circ
    /// A cubic that first backs up by a tenth.
    case back
    /// A sine that grows by ten doublings, with exact 0 and 1 at the ends.
    case elastic
    /// Parabolas that bounce off the end.
    case bounce
  }

  /// Where a Penner curve is at its most characteristic.
  @frozen
  public enum PennerMode: String, Hashable, Sendable, CaseIterable {
    /// At the start: the family's formula itself.
    case `in`
    /// At the end: the formula turned half way round.
    case out
    /// At both ends: half the formula, then half of it turned.
    ///
    /// `back` and `elastic` change their constants here, as Penner does.
    case inOut
  }

  /// A point of a piecewise linear easing.
  @frozen
  public struct Stop: Hashable, Sendable {
    /// The easing's output at the stop.
    public var output: Double

    /// The progress at which the stop stands; nil to spread it evenly.
    public var input: Double?

    /// Creates a stop from an output and, optionally, its place.
    @inlinable
    public init(_ output: Double, at input: Double? = nil) {
      self.output = output
      self.input = input
    }
  }
}
