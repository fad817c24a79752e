// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Debouncer {
  private enum CodingKeys: String, CodingKey {
    case delay, pending
  }
}

extension Debouncer: Encodable where Event: Encodable {
  /// Writes the delay and the pending event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(delay, forKey: .delay)
    try container.encodeIfPresent(pending, forKey: .pending)
  }
}

extension Debouncer: Decodable where Event: Decodable {
  /// Reads a debouncer, whose pending event remains pending.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is outside its
  ///   range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(delay: try container.decode(Debouncer.legalDelay, forKey: .delay))
    pending = try container.decodeIfPresent(Delivery.self, forKey: .pending)
  }
}

extension Debouncer.Delivery {
  private enum CodingKeys: String, CodingKey {
    case event, time
  }
}

extension Debouncer.Delivery: Encodable where Event: Encodable {
  /// Writes event and time.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode((CodingKeys.event, event), (.time, EndlessNumber(time)))
  }
}

extension Debouncer.Delivery: Decodable where Event: Decodable {
  /// Reads a delivery.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the time is not a number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      event: try container.decode(Event.self, forKey: .event),
      time: try container.decode(.number, forKey: .time))
  }
}
#endif
