// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension VelocityTracker.Sample: Codable where Value: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.fields("time", "value")
    time = try container.decode(.finite, forKey: "time")
    value = try container.decodeFinite(forKey: "value")
  }

  func encode(to encoder: any Encoder) throws {
    try encoder.encode(["time": time, "value": value])
  }
}

extension VelocityTracker: Described {}

extension VelocityTracker: Codable where Value: Codable {
  /// Decodes the estimator and the samples; the result continues as the encoded tracker.
  ///
  /// - Throws: `DecodingError` with the path and the rule if the estimator is not legal, if a number
  ///   of a sample is not finite, if there are more than 20 samples, or if a sample is not later than
  ///   the previous sample.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("estimator", "samples")
    self.init(
      estimator: try container.decode(forKey: "estimator", default: .sinceReversal(degree: 2)))
    guard container.contains("samples") else { return }
    var list = try container.nestedUnkeyedContainer(forKey: "samples")
    var latest = -Double.infinity
    while !list.isAtEnd {
      let sample = try list.decode(Sample.self)
      guard sample.time > latest, samples.count < VelocityTracker.capacity else {
        throw DecodingError.dataCorruptedError(
          in: list,
          debugDescription: "there must be at most \(VelocityTracker.capacity) samples, "
            + "each later than the one before")
      }
      latest = sample.time
      samples.append(sample)
    }
  }

  /// Encodes the estimator, unless it is the default, and the samples.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "estimator": estimator.unless(.sinceReversal(degree: 2)), "samples": samples,
    ])
  }
}
#endif
