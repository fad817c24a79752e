// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Emitter.SubEmitter.Start: Codable {}

extension Emitter.SubEmitter: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case emitter, start
  }

  /// Reads an emitter and the start of its time, which is birth unless given.
  ///
  /// - Throws: `DecodingError` with the path and the rule, also if births at death are endless.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try decoder.refuseKeys(otherThan: CodingKeys.allCases)
    // The check comes before the emitter is read, which limits the depth of recursion.
    let generation = decoder.codingPath.count { $0.stringValue == CodingKeys.emitter.stringValue }
    try container.refuse(Emitter.SubEmitter.flaw(generations: generation + 1))
    let emitter = try container.decode(Emitter.self, forKey: .emitter)
    try container.refuse(Emitter.SubEmitter.flaw(generations: emitter.generations))
    let start = try container.decodeIfPresent(Start.self, forKey: .start) ?? .birth
    guard start == .birth || emitter.births.total != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .start, in: container,
        debugDescription: "births at death must have an end, but are endless")
    }
    self.init(emitter, from: start)
  }

  /// Writes the emitter and the start of its time.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(emitter, forKey: .emitter)
    if start != .birth { try container.encode(start, forKey: .start) }
  }
}

extension Emitter: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case births, lifetime, position, shape, angle, speed, acceleration, drag, rotation, spin
    case scale, scaleSpeed, mirrorsNegativeScale, color, scaleOverLife, alphaOverLife
    case colorOverLife, subEmitters, axis, capacity, seed
  }

  /// Reads the parameters of the initializer, all of which may be missing.
  ///
  ///     {"births": {"rate": 500, "count": 4}, "lifetime": 50,
  ///      "shape": {"figure": "rectangle", "width": 100, "height": 0},
  ///      "speed": {"mean": 350, "range": 50}, "acceleration": [0, 1000]}
  ///
  /// - Throws: `DecodingError` with the path to an unknown key or a value that is not legal, and
  ///   the rule.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try decoder.refuseKeys(otherThan: CodingKeys.allCases)
    func read<Value: Decodable>(_ key: CodingKeys, _ fallback: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? fallback
    }
    func track<Value>(_ key: CodingKeys) throws -> Track<Value>? where Value: Codable {
      try container.decodeIfPresent(Track<Value>.self, forKey: key)
    }
    let point = SIMD2<Double>.self
    self.init(
      births: try read(.births, EmissionSchedule()), lifetime: try read(.lifetime, 0),
      position: try container.decodeFiniteIfPresent(point, forKey: .position) ?? .zero,
      shape: try read(.shape, .point), angle: try read(.angle, 0), speed: try read(.speed, 0),
      acceleration: try container.decodeFiniteIfPresent(point, forKey: .acceleration) ?? .zero,
      drag: container.contains(.drag) ? try container.decode(.notNegative, forKey: .drag) : 0,
      rotation: try read(.rotation, 0), spin: try read(.spin, 0), scale: try read(.scale, 1),
      scaleSpeed: try container.decodeFiniteIfPresent(Double.self, forKey: .scaleSpeed) ?? 0,
      mirrorsNegativeScale: try read(.mirrorsNegativeScale, false),
      color: try read(.color, .white), scaleOverLife: try track(.scaleOverLife),
      alphaOverLife: try track(.alphaOverLife), colorOverLife: try track(.colorOverLife),
      subEmitters: try read(.subEmitters, []), axis: try read(.axis, .down),
      capacity: container.contains(.capacity)
        ? try container.decode(Emitter.legalCapacities, forKey: .capacity) : Emitter().capacity,
      seed: try read(.seed, 0))
  }

  /// Writes the parameters, without those that have their default.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let usual = Emitter()
    func write<Value: Encodable & Equatable>(
      _ value: Value, _ fallback: Value, _ key: CodingKeys
    ) throws {
      if value != fallback { try container.encode(value, forKey: key) }
    }
    try write(births, usual.births, .births)
    try write(lifetime, usual.lifetime, .lifetime)
    try write(position, usual.position, .position)
    try write(shape, usual.shape, .shape)
    try write(angle, usual.angle, .angle)
    try write(speed, usual.speed, .speed)
    try write(acceleration, usual.acceleration, .acceleration)
    try write(drag, usual.drag, .drag)
    try write(rotation, usual.rotation, .rotation)
    try write(spin, usual.spin, .spin)
    try write(scale, usual.scale, .scale)
    try write(scaleSpeed, usual.scaleSpeed, .scaleSpeed)
    try write(mirrorsNegativeScale, usual.mirrorsNegativeScale, .mirrorsNegativeScale)
    try write(color, usual.color, .color)
    try container.encodeIfPresent(scaleOverLife, forKey: .scaleOverLife)
    try container.encodeIfPresent(alphaOverLife, forKey: .alphaOverLife)
    try container.encodeIfPresent(colorOverLife, forKey: .colorOverLife)
    if !subEmitters.isEmpty { try container.encode(subEmitters, forKey: .subEmitters) }
    try write(axis, usual.axis, .axis)
    try write(capacity, usual.capacity, .capacity)
    try write(seed, usual.seed, .seed)
  }
}
#endif
