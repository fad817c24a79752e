// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SpringBatch {
  /// A member of a batch: a spring, its initial state and its target.
  @frozen
  public struct Member: Hashable, Sendable {
    /// The spring that the member follows.
    public let spring: Spring

    /// The initial value.
    public let value: Scalar

    /// The initial velocity, in units per second.
    public let velocity: Scalar

    /// The value toward which the member moves.
    public let target: Scalar

    /// The time at which the member starts, in seconds.
    ///
    /// Before this time, it is at rest at its initial value.
    public let start: Double

    /// Creates a member.
    ///
    /// - Parameters:
    ///   - spring: The spring that the member follows.
    ///   - value: The initial value.
    ///   - velocity: The initial velocity, in units per second.
    ///   - target: The value toward which the member moves; by default, the initial value.
    ///   - start: The time at which the member starts, in seconds.
    /// - Precondition: All numbers are finite.
    @inlinable
    public init(
      spring: Spring = Spring(), value: Scalar, velocity: Scalar = 0, target: Scalar? = nil,
      start: Double = 0
    ) {
      let target = target ?? value
      precondition(
        value.isFinite && velocity.isFinite && target.isFinite && start.isFinite,
        "the numbers of a member must be finite")
      self.spring = spring
      self.value = value
      self.velocity = velocity
      self.target = target
      self.start = start
    }
  }
}

#if !hasFeature(Embedded)
extension SpringBatch.Member: Described {}

extension SpringBatch.Member: Codable {
  /// Reads the parameters of the initializer.
  ///
  /// All but the spring and the value are optional.
  ///
  /// - Throws: `DecodingError` with the path if a number is not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("value", "spring", "velocity", "target", "start")
    let value: Scalar = try container.decodeFinite(forKey: "value")
    self.init(
      spring: try container.decode(forKey: "spring"), value: value,
      velocity: try container.decodeFinite(forKey: "velocity", default: 0),
      target: try container.decodeFinite(forKey: "target", default: value),
      start: try container.decode(.finite, forKey: "start", default: 0))
  }
}

extension SpringBatch: Described {}

extension SpringBatch: Codable {
  /// Reads the members, and the time, which is 0 unless given.
  ///
  /// - Throws: `DecodingError` with the path if the time is negative, if a number is not finite, or
  ///   if there are more than ``maximumDecodedCount`` members.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("time", "members")
    let time = try container.decode(.notNegative, forKey: "time", default: 0)
    var members = try container.nestedUnkeyedContainer(forKey: "members")
    self.init(capacity: Swift.min(members.count ?? 0, 1024))
    while !members.isAtEnd {
      guard count < Self.maximumDecodedCount else {
        throw container.failure(
          "members must be at most \(Self.maximumDecodedCount)", forKey: "members")
      }
      append(try members.decode(Member.self))
    }
    schedule.time = time
    schedule.isInStep = (0..<count).allSatisfy { self[$0].start == time }
  }

  /// Writes the members, and the time unless it is 0.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["time": time.unless(0)])
    var container = encoder.container(keyedBy: FieldKey.self)
    var members = container.nestedUnkeyedContainer(forKey: "members")
    for index in 0..<count { try members.encode(self[index]) }
  }
}
#endif

extension SpringBatch {
  /// The greatest number of members that decoding accepts.
  public static var maximumDecodedCount: Int { 1 << 20 }
}
