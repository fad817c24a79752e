// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Where a motion would come to rest if it were let go now.
///
/// ```swift
/// let projection = Projection(rate: .fast)
/// projection.target(from: 120, velocity: -800)  // 40.4007
/// projection.nearest(to: [0, 200, 400], from: 120, velocity: -800)  // 0.0
/// ```
/// The three forms lie one thousandth of the velocity apart at most, the continuous one between the
/// others.
@frozen
public struct Projection: Hashable, Sendable {
  /// How the velocity is summed.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// As an integral: *v* / *k*, as a decay comes to rest.
    case continuous

    /// Once a millisecond, after it was multiplied by the share *r* that a millisecond leaves:
    /// *v* / 1000 · *r* / (1 − *r*).
    ///
    /// - Source: "Designing Fluid Interfaces", WWDC18, session 803.
    case discrete

    /// Once a millisecond, before it is multiplied: *v* / 1000 / (1 − *r*), as react-spring has it.
    case linearized
  }

  /// How fast the motion would slow down.
  public let rate: DecayRate

  /// How the velocity is summed.
  public let form: Form

  /// Creates a projection.
  ///
  /// - Parameters:
  ///   - rate: How fast the motion would slow down.
  ///   - form: How the velocity is summed.
  public init(rate: DecayRate = .normal, form: Form = .continuous) {
    self.rate = rate
    self.form = form
  }

  /// The seconds of the velocity that are still to come.
  public var time: Double {
    let exponent = rate.exponent / 1000
    return switch form {
    case .continuous: 1 / rate.exponent
    case .discrete: 1 / Elementary.expMinusOne(exponent) / 1000
    case .linearized: -1 / Elementary.expMinusOne(-exponent) / 1000
    }
  }

  /// Where the motion would come to rest.
  ///
  /// - Parameters:
  ///   - place: Where it is.
  ///   - velocity: How fast it is, in units per second.
  /// - Returns: The place, held to what the type can hold.
  public func target<Value: VectorSpace>(from place: Value, velocity: Value) -> Value {
    place.moved(within: velocity.scaled(within: time))
  }

  /// The anchor that is nearest to where the motion would come to rest.
  ///
  /// - Parameters:
  ///   - anchors: Where it may come to rest.
  ///   - place: Where it is.
  ///   - velocity: How fast it is, in units per second.
  /// - Returns: The first of those that are equally near; `nil` if there are none.
  /// - Complexity: O(*n*).
  public func nearest<Value: VectorSpace>(
    to anchors: some Sequence<Value>, from place: Value, velocity: Value
  ) -> Value? {
    let target = target(from: place, velocity: velocity)
    var (found, least): (Value?, Double) = (nil, .infinity)
    for anchor in anchors {
      let distance = anchor.way(to: target, within: 1).length
      if found == nil || distance < least { (found, least) = (anchor, distance) }
    }
    return found
  }
}

#if !hasFeature(Embedded)
extension Projection.Form: Codable {}
extension Projection: Codable {}
#endif
