// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A curve for the transitions between two phases, or from one, or to one.
///
/// ```swift
/// enum Drawer { case closed, peeking, open }
/// // Whatever closes the drawer takes a fifth of a second, and opening it from the peek swings.
/// let curves: [PhaseCurve<Drawer>] = [
///   PhaseCurve(to: .closed, .eased(duration: 0.2)),
///   PhaseCurve(from: .peeking, to: .open, .spring(.bouncy)),
/// ]
/// ```
@frozen
public struct PhaseCurve<Phase: Hashable & Sendable>: Hashable, Sendable {
  /// The phase that is left; any if absent.
  public let from: Phase?

  /// The phase that is gone to; any if absent.
  public let to: Phase?

  /// The curve of these transitions.
  public let curve: TransitionCurve

  /// Creates a curve for some transitions.
  ///
  /// - Parameters:
  ///   - from: The phase that is left; any if absent.
  ///   - to: The phase that is gone to; any if absent.
  ///   - curve: The curve of these transitions.
  public init(from: Phase? = nil, to: Phase? = nil, _ curve: TransitionCurve) {
    precondition(curve.defect == nil, curve.defect ?? "")
    self.from = from
    self.to = to
    self.curve = curve
  }

  /// Whether the curve is for a transition.
  func fits(from: Phase, to: Phase) -> Bool {
    (self.from ?? from) == from && (self.to ?? to) == to
  }
}

#if !hasFeature(Embedded)
extension PhaseCurve: Codable where Phase: Codable {}
#endif
