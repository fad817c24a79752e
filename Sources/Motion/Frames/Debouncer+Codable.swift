// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Debouncer {
}

extension Debouncer: Encodable where Event: Encodable {
  /// Writes the delay and the pending event.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["delay": delay, "pending": pending])
  }
}

extension Debouncer: Decodable where Event: Decodable {
  /// Reads a debouncer, whose pending event remains pending.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is outside its
  ///   range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("delay", "pending")
    self.init(delay: try container.decode(Debouncer.legalDelay, forKey: "delay"))
    pending = try container.decodeIfPresent(Delivery.self, forKey: "pending")
  }
}

extension Debouncer.Delivery {
}

extension Debouncer.Delivery: Encodable where Event: Encodable {
  /// Writes event and time.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["event": event, "time": EndlessNumber(time)])
  }
}

extension Debouncer.Delivery: Decodable where Event: Decodable {
  /// Reads a delivery.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the time is not a number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("event", "time")
    self.init(
      event: try container.decode(Event.self, forKey: "event"),
      time: try container.decode(.number, forKey: "time"))
  }
}
#endif
