// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension Toast: Described {}

extension Toast: Codable where Message: Codable {
  /// Reads the parameters, the changes and the slide.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path if the exchange duration is negative
  ///   or not finite, if the turn duration is not positive and finite, or if a
  ///   change is earlier than the one before it, changes nothing or has no finite angle.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("exchangeDuration", "turnDuration", "slide", "changes")
    exchangeDuration = try container.decode(Double.self, forKey: "exchangeDuration")
    turnDuration = try container.decode(Double.self, forKey: "turnDuration")
    try container.refuse(
      Toast.flaw(exchangeDuration: exchangeDuration, turnDuration: turnDuration))
    slide = try container.decode(Presence<Double>.self, forKey: "slide")
    changes = try container.decode([Change].self, forKey: "changes")
    for (index, change) in changes.enumerated() {
      let before = index > 0 ? changes[index - 1] : nil
      let isLegal =
        change.time >= before?.time ?? 0 && change.time < .infinity
        && change.spinner.magnitude < .infinity && (before.map { $0.to == change.from } ?? true)
        && (before == nil || change.from != change.to)
      guard isLegal else {
        throw container.failure(
          "changes must go on from each other, at times that do not fall, but "
            + "change \(index) at \(change.time) does not", forKey: "changes")
      }
    }
  }

  /// Writes the parameters, the changes and the slide; forgetting may have shortened the slide.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "exchangeDuration": exchangeDuration, "turnDuration": turnDuration, "slide": slide,
      "changes": changes,
    ])
  }
}
#endif
