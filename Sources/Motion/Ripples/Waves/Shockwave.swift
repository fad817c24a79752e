// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The origin of a wave and the time at which it begins.
@frozen
public struct Shockwave: Hashable, Sendable {
  /// The origin of the wave, in points.
  public let origin: SIMD2<Double>

  /// The time at which the wave begins, in seconds.
  public let time: Double

  /// Creates a shockwave.
  @inlinable
  public init(origin: SIMD2<Double>, time: Double) {
    self.origin = origin
    self.time = time
  }
}

#if !hasFeature(Embedded)
extension Shockwave: Described {}

extension Shockwave: Codable {
  /// Reads the origin and the time.
  ///
  /// - Throws: `DecodingError` if a number is missing, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("origin", "time")
    self.init(
      origin: try fields.decode(forKey: "origin"), time: try fields.decodeNumber(forKey: "time"))
  }

  /// Writes the origin and the time.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["origin": origin, "time": time])
  }
}
#endif
