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
    let start = try container.decode(forKey: .start, default: Start.birth)
    guard start == .birth || emitter.births.total != nil else {
      throw container.failure("births at death must have an end, but are endless", forKey: .start)
    }
    self.init(emitter, from: start)
  }

  /// Writes the emitter and the start of its time.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(emitter, forKey: .emitter)
    try container.encode(start, forKey: .start, unless: .birth)
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
      try container.decode(forKey: key, default: fallback)
    }
    func track<Value>(_ key: CodingKeys) throws -> Track<Value>? where Value: Codable {
      try container.decodeIfPresent(Track<Value>.self, forKey: key)
    }
    let usual = Emitter()
    let position = try read(.position, usual.position)
    let acceleration = try read(.acceleration, usual.acceleration)
    let drag = try container.decodeNumber(forKey: .drag, default: usual.drag)
    let scaleSpeed = try container.decodeNumber(forKey: .scaleSpeed, default: usual.scaleSpeed)
    let capacity = try read(.capacity, usual.capacity)
    try container.refuse(
      Emitter.flaw(
        position: position, acceleration: acceleration, drag: drag, scaleSpeed: scaleSpeed,
        capacity: capacity))
    self.init(
      births: try read(.births, usual.births), lifetime: try read(.lifetime, usual.lifetime),
      position: position, shape: try read(.shape, usual.shape),
      angle: try read(.angle, usual.angle), speed: try read(.speed, usual.speed),
      acceleration: acceleration, drag: drag, rotation: try read(.rotation, usual.rotation),
      spin: try read(.spin, usual.spin), scale: try read(.scale, usual.scale),
      scaleSpeed: scaleSpeed,
      mirrorsNegativeScale: try read(.mirrorsNegativeScale, usual.mirrorsNegativeScale),
      color: try read(.color, usual.color), scaleOverLife: try track(.scaleOverLife),
      alphaOverLife: try track(.alphaOverLife), colorOverLife: try track(.colorOverLife),
      subEmitters: try read(.subEmitters, []), axis: try read(.axis, usual.axis),
      capacity: capacity, seed: try read(.seed, usual.seed))
  }

  /// Writes the parameters, without those that have their default.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let usual = Emitter()
    try container.encode(births, forKey: .births, unless: usual.births)
    try container.encode(lifetime, forKey: .lifetime, unless: usual.lifetime)
    try container.encode(position, forKey: .position, unless: usual.position)
    try container.encode(shape, forKey: .shape, unless: usual.shape)
    try container.encode(angle, forKey: .angle, unless: usual.angle)
    try container.encode(speed, forKey: .speed, unless: usual.speed)
    try container.encode(acceleration, forKey: .acceleration, unless: usual.acceleration)
    try container.encode(drag, forKey: .drag, unless: usual.drag)
    try container.encode(rotation, forKey: .rotation, unless: usual.rotation)
    try container.encode(spin, forKey: .spin, unless: usual.spin)
    try container.encode(scale, forKey: .scale, unless: usual.scale)
    try container.encode(scaleSpeed, forKey: .scaleSpeed, unless: usual.scaleSpeed)
    try container.encode(
      mirrorsNegativeScale, forKey: .mirrorsNegativeScale, unless: usual.mirrorsNegativeScale)
    try container.encode(color, forKey: .color, unless: usual.color)
    try container.encodeIfPresent(scaleOverLife, forKey: .scaleOverLife)
    try container.encodeIfPresent(alphaOverLife, forKey: .alphaOverLife)
    try container.encodeIfPresent(colorOverLife, forKey: .colorOverLife)
    try container.encode(subEmitters, forKey: .subEmitters, unless: [])
    try container.encode(axis, forKey: .axis, unless: usual.axis)
    try container.encode(capacity, forKey: .capacity, unless: usual.capacity)
    try container.encode(seed, forKey: .seed, unless: usual.seed)
  }
}
#endif
