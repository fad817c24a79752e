// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The position at which a motion would come to rest if it were released.
///
/// ```swift
/// let projection = Projection(rate: .fast)
/// projection.target(from: 120, velocity: -800)  // 40.4007
/// projection.nearest(to: [0, 200, 400], from: 120, velocity: -800)  // 0.0
/// ```
/// The results of the three forms differ by at most a thousandth of the velocity, and the
/// continuous one is between the others.
@frozen
public struct Projection: Hashable, Sendable {
  /// The form in which the velocity is summed.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// The integral of the velocity, *v* / *k*.
    ///
    /// A ``Decay`` travels the same distance.
    case continuous

    /// The sum over milliseconds, each after multiplication by the share *r* per millisecond.
    ///
    /// It is *v* / 1000 · *r* / (1 − *r*).
    ///
    /// - Source: "Designing Fluid Interfaces", WWDC18, session 803.
    case discrete

    /// The left Riemann sum over milliseconds, each before multiplication.
    ///
    /// It is *v* / 1000 / (1 − *r*), as in react-spring.
    case leftRiemannSum
  }

  /// The rate at which the motion would slow down.
  public let rate: DecayRate

  /// The form in which the velocity is summed.
  public let form: Form

  /// Creates a projection.
  ///
  /// - Parameters:
  ///   - rate: The rate at which the motion would slow down.
  ///   - form: The form in which the velocity is summed.
  public init(rate: DecayRate = .normal, form: Form = .continuous) {
    self.rate = rate
    self.form = form
  }

  /// The ratio of the remaining distance to the velocity, in seconds.
  public var time: Double {
    let exponent = rate.exponent / 1000
    return switch form {
    case .continuous: 1 / rate.exponent
    case .discrete: 1 / Elementary.expMinusOne(exponent) / 1000
    case .leftRiemannSum: -1 / Elementary.expMinusOne(-exponent) / 1000
    }
  }

  /// Returns the position at which the motion would come to rest.
  ///
  /// - Parameters:
  ///   - position: The current position.
  ///   - velocity: The current velocity, in units per second.
  /// - Returns: The position.
  public func target<Value: VectorSpace>(from position: Value, velocity: Value) -> Value {
    position.bounded.reached(by: velocity.bounded, after: time)
  }

  /// Returns the anchor that is nearest to the position at which the motion would come to rest.
  ///
  /// - Parameters:
  ///   - anchors: The possible resting positions.
  ///   - position: The current position.
  ///   - velocity: The current velocity, in units per second.
  /// - Returns: The nearest anchor, or the first of several that are equally near; `nil` if there
  ///   are no anchors.
  /// - Complexity: O(*n*) for *n* anchors.
  public func nearest<Value: VectorSpace>(
    to anchors: some Sequence<Value>, from position: Value, velocity: Value
  ) -> Value? {
    let target = target(from: position, velocity: velocity)
    var (found, least): (Value?, Double) = (nil, .infinity)
    for anchor in anchors {
      let distance = (target - anchor.bounded).length
      if found == nil || distance < least { (found, least) = (anchor, distance) }
    }
    return found
  }
}

#if !hasFeature(Embedded)
extension Projection.Form: Codable {}
extension Projection: Described {}

extension Projection: Codable {
  /// Reads the rate and the form; one that is missing is that of a new projection.
  ///
  /// - Throws: `DecodingError` if a part is not legal, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("rate", "form")
    self.init(
      rate: try fields.decode(forKey: "rate", default: .normal),
      form: try fields.decode(forKey: "form", default: .continuous))
  }

  /// Writes the rate and the form, if they are not those of a new projection.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["rate": rate.unless(.normal), "form": form.unless(.continuous)])
  }
}
#endif
