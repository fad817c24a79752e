// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Emitter.Variation: Described {}

extension Emitter.Variation: Codable {
  /// Reads a number, or a mean and a range.
  ///
  /// - Throws: `DecodingError` with the path and the rule if a number is not finite, or if a
  ///   key is unknown.
  public init(from decoder: any Decoder) throws {
    guard let container = try? decoder.fields() else {
      let container = try decoder.singleValueContainer()
      let mean = try container.decode(Double.self)
      if let flaw = ParameterFlaw("a number", mean, Emitter.Variation.legal) {
        throw container.failure(flaw.message)
      }
      self.init(mean)
      return
    }
    try container.refuseKeys(otherThan: ["mean", "range"])
    self.init(
      try container.decode(Emitter.Variation.legal, forKey: "mean"),
      range: try container.decode(Emitter.Variation.legal, forKey: "range", default: 0))
  }

  /// Writes only the mean if the range is 0.
  public func encode(to encoder: any Encoder) throws {
    guard range != 0 else {
      var container = encoder.singleValueContainer()
      try container.encode(mean)
      return
    }
    try encoder.encode(["mean": mean, "range": range.unless(0)])
  }
}
#endif
