// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A curve for the transitions between two phases, from one phase, or to one.
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
  /// The phase that is left; any phase if nil.
  public let from: Phase?

  /// The phase that is entered; any phase if nil.
  public let to: Phase?

  /// The curve of these transitions.
  public let curve: TransitionCurve

  /// Creates a curve for some transitions.
  ///
  /// - Parameters:
  ///   - from: The phase that is left; any phase if nil.
  ///   - to: The phase that is entered; any phase if nil.
  ///   - curve: The curve of these transitions.
  /// - Precondition: The duration of an eased curve is not negative and not NaN.
  public init(from: Phase? = nil, to: Phase? = nil, _ curve: TransitionCurve) {
    ParameterFlaw.trap(if: curve.flaw)
    self.from = from
    self.to = to
    self.curve = curve
  }

  /// Returns whether the curve applies to a transition.
  func fits(from: Phase, to: Phase) -> Bool { (self.from ?? from) == from && (self.to ?? to) == to }
}

#if !hasFeature(Embedded)
extension PhaseCurve: Described {}

extension PhaseCurve: Codable where Phase: Codable {
  /// Reads the curve, and the phases between which it is used; one that is missing is any.
  ///
  /// - Throws: `DecodingError` if the curve is missing or not legal, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("from", "to", "curve")
    self.init(
      from: try fields.decodeIfPresent(Phase.self, forKey: "from"),
      to: try fields.decodeIfPresent(Phase.self, forKey: "to"),
      try fields.decode(forKey: "curve"))
  }

  /// Writes the curve, and the phases that are given.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["from": from, "to": to, "curve": curve])
  }
}
#endif
