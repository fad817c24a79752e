// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension FollowingSpring: Described {
  package var notation: Notation {
    call(["from": origin, "velocity": initialVelocity, "spring": spring, "horizon": horizon])
  }
}

extension FollowingSpring: Codable where Value: Codable {
  /// Writes the start, the spring, and the target as cubics.
  ///
  /// `target` is the position of the target at the horizon; `curves` has four values for each time
  /// in `begins`: the constant, linear, quadratic and cubic coefficients of the target, as a
  /// function of the fraction, 0 to 1, of the time until the next one.
  public func encode(to encoder: any Encoder) throws {
    let curves = pieces.flatMap { piece in
      [piece.curve.constant, piece.curve.linear, piece.curve.quadratic, piece.curve.cubic]
    }
    try encoder.encode([
      "from": origin, "velocity": initialVelocity, "spring": spring, "horizon": horizon,
      "target": last.target, "begins": begins, "curves": curves, "error": EndlessNumber(error),
    ])
  }

  /// Reads the start, the spring, and the target as cubics, and moves the spring along them.
  ///
  /// - Throws: `DecodingError` if the times do not ascend from 0 to the horizon, if there are more
  ///   than 16 384, or if there are not four values for each.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "spring", "horizon", "begins", "curves", "from", "velocity", "target", "error")
    let spring = try container.decode(Spring.self, forKey: "spring")
    let horizon = try container.decode(.notNegative, forKey: "horizon")
    let begins = try container.decode([Double].self, forKey: "begins")
    let values = try container.decode([Value].self, forKey: "curves")
    let limit = TargetPieces<Value>.limit
    guard begins.count <= limit else {
      throw container.failure(
        "there must be at most \(limit) times, but are \(begins.count)", forKey: "begins")
    }
    let hasPieces = spring.regime != .immovable && horizon > 0
    guard begins.isEmpty != hasPieces, begins.first ?? 0 == 0 else {
      throw container.failure(
        "times must begin at 0 if the spring moves before the horizon", forKey: "begins")
    }
    guard values.count == 4 * begins.count else {
      throw container.failure(
        "there must be four values for each time, but are \(values.count)", forKey: "curves")
    }
    var curves: [TargetCurve<Value>] = []
    curves.reserveCapacity(begins.count)
    for index in begins.indices {
      let next = index + 1 < begins.count ? begins[index + 1] : horizon
      guard begins[index] < next else {
        throw container.failure(
          "times must ascend, but \(next) follows \(begins[index])", forKey: "begins")
      }
      curves.append(
        TargetCurve(
          duration: next - begins[index], values[4 * index], values[4 * index + 1],
          values[4 * index + 2], values[4 * index + 3]))
    }
    self.init(
      from: try container.decode(forKey: "from"),
      velocity: try container.decode(forKey: "velocity"), spring: spring,
      begins: begins, curves: curves, horizon: horizon,
      end: try container.decode(forKey: "target"),
      error: try container.decode(.notNegativeOrInfinite, forKey: "error"))
  }
}
#endif
