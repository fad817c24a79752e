// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The rule by which a velocity is estimated from the reports of a finger.
///
/// The rules differ most where a finger has just turned back:
/// ```swift
/// func velocity(_ estimator: VelocityEstimator) -> Double {
///   var tracker = VelocityTracker<Double>(estimator: estimator)
///   for (step, value) in [0.0, 8, 16, 24, 32, 40, 32, 24].enumerated() {
///     tracker.add(value, at: Double(step) / 100)
///   }
///   return tracker.velocity(at: 0.07)
/// }
/// velocity(.sinceReversal(degree: 2))  // -800.0000
/// velocity(.leastSquares(degree: 2))  // -561.9048
/// velocity(.leastSquares(degree: 1))  // 438.0952
/// velocity(.iOSScrolling)  // 160.0000
/// ```
@frozen
public enum VelocityEstimator: Hashable, Sendable {
  /// The slope of a polynomial that is fitted by least squares, at the newest report.
  ///
  /// Degree 2 follows a finger that slows down, as Flutter does; 1 is less sensitive to noise.
  ///
  /// - Source: Flutter, `VelocityTracker`; Android, `LeastSquaresVelocityTrackerStrategy`.
  case leastSquares(degree: Int)

  /// The same, for the reports since the finger last turned back.
  ///
  /// A finger has turned back if, seen along its newest movement, an earlier report lies ahead of
  /// the farthest one since by more than a quarter of the way covered from there; smaller changes
  /// of direction are noise. The report at the turn counts only if just one follows.
  case sinceReversal(degree: Int)

  /// The velocity of a mass that each report pushes to the speed of the movement up to it.
  ///
  /// A last report out of line changes it little. For vectors it is computed from lengths, so that
  /// it does not depend on the axes.
  ///
  /// - Source: Android, `ImpulseVelocityTrackerStrategy`; Compose, `VelocityTracker1D`.
  case impulse

  /// A weighted sum of the velocities between the newest reports; a missing one counts as 0.
  ///
  /// - Source: Flutter, `IOSScrollViewFlingVelocityTracker`.
  case differences(newest: Double, second: Double, third: Double)

  /// The weights of scroll views on iOS.
  public static var iOSScrolling: VelocityEstimator {
    .differences(newest: 0.05, second: 0.35, third: 0.6)
  }

  /// The weights of scroll views on macOS.
  public static var macOSScrolling: VelocityEstimator {
    .differences(newest: 0.2, second: 0.65, third: 0.15)
  }

  /// The flaw of the parameters; nil if they are legal.
  var flaw: ParameterFlaw? {
    switch self {
    case .leastSquares(let degree), .sinceReversal(let degree):
      ParameterFlaw("degree", Double(degree), .count(1...2))
    case .impulse: nil
    case .differences(let newest, let second, let third):
      ParameterFlaw("newest", newest, .finite) ?? ParameterFlaw("second", second, .finite)
        ?? ParameterFlaw("third", third, .finite)
    }
  }
}

#if !hasFeature(Embedded)
extension VelocityEstimator: Described {
  package var notation: Notation {
    self == .impulse ? .text(".impulse") : Notation(reflecting: self)
  }
}

extension VelocityEstimator: Codable {
  private enum Name: String, Codable, CaseIterable {
    case leastSquares, sinceReversal, impulse, differences
  }

  /// Writes the kind and its parameters.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .leastSquares(let degree):
      try encoder.encode(["kind": Name.leastSquares, "degree": degree.unless(2)])
    case .sinceReversal(let degree):
      try encoder.encode(["kind": Name.sinceReversal, "degree": degree.unless(2)])
    case .impulse: try encoder.encode(["kind": Name.impulse])
    case .differences(let newest, let second, let third):
      try encoder.encode([
        "kind": Name.differences, "newest": newest, "second": second, "third": third,
      ])
    }
  }

  /// Reads the kind and its parameters; a degree is 2 unless given.
  ///
  /// `{"kind": "impulse"}` and `{"kind": "leastSquares", "degree": 1}` are estimators.
  ///
  /// - Throws: `DecodingError` with the path to a key or value that is missing, unknown or not
  ///   legal.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("kind", "degree", "newest", "second", "third")
    let name: Name = try container.decodeKind()
    switch name {
    case .leastSquares:
      self = .leastSquares(degree: try container.decode(forKey: "degree", default: 2))
    case .sinceReversal:
      self = .sinceReversal(degree: try container.decode(forKey: "degree", default: 2))
    case .impulse: self = .impulse
    case .differences:
      self = .differences(
        newest: try container.decode(.finite, forKey: "newest"),
        second: try container.decode(.finite, forKey: "second"),
        third: try container.decode(.finite, forKey: "third"))
    }
    try container.refuse(flaw)
  }
}
#endif
