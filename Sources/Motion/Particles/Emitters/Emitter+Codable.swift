// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Emitter.SubEmitter.Start: Codable {}

extension Emitter.SubEmitter: Described {}

extension Emitter.SubEmitter: Codable {
  /// Reads an emitter and the start of its time, which is birth unless given.
  ///
  /// - Throws: `DecodingError` with the path and the rule, also if births at death are endless.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("emitter", "start")
    // The check comes before the emitter is read, which limits the depth of recursion.
    let generation = decoder.codingPath.count { $0.stringValue == "emitter" }
    try container.refuse(Emitter.SubEmitter.flaw(generations: generation + 1))
    let emitter = try container.decode(Emitter.self, forKey: "emitter")
    try container.refuse(Emitter.SubEmitter.flaw(generations: emitter.generations))
    let start = try container.decode(forKey: "start", default: Start.birth)
    guard start == .birth || emitter.births.total != nil else {
      throw container.failure("births at death must have an end, but are endless", forKey: "start")
    }
    self.init(emitter, from: start)
  }

  /// Writes the emitter and the start of its time.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["emitter": emitter, "start": start.unless(.birth)])
  }
}

extension Emitter: Described {}

extension Emitter: Codable {
  /// Reads the parameters of the initializer, all of which may be missing.
  ///
  ///     {"births": {"rate": 500, "count": 4}, "lifetime": 50,
  ///      "shape": {"figure": "rectangle", "width": 100, "height": 0},
  ///      "speed": {"mean": 350, "range": 50}, "acceleration": [0, 1000]}
  ///
  /// - Throws: `DecodingError` with the path to an unknown key or a value that is not legal, and
  ///   the rule.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "births", "lifetime", "position", "path", "shape", "angle", "speed", "acceleration", "drag",
      "floor", "turbulence", "rotation", "spin", "scale", "scaleSpeed", "mirrorsNegativeScale",
      "color",
      "scaleOverLife",
      "alphaOverLife", "colorOverLife", "subEmitters", "axis", "capacity", "seed")
    func read<Value: Decodable>(_ key: FieldKey, _ fallback: Value) throws -> Value {
      try container.decode(forKey: key, default: fallback)
    }
    func track<Value>(_ key: FieldKey) throws -> Track<Value>? where Value: Codable {
      try container.decodeIfPresent(Track<Value>.self, forKey: key)
    }
    let usual = Emitter()
    let position = try read("position", usual.position)
    let acceleration = try read("acceleration", usual.acceleration)
    let drag = try container.decodeNumber(forKey: "drag", default: usual.drag)
    let floor = try container.decodeIfPresent(Emitter.Floor.self, forKey: "floor")
    let turbulence = try container.decodeIfPresent(Emitter.Turbulence.self, forKey: "turbulence")
    let scaleSpeed = try container.decodeNumber(forKey: "scaleSpeed", default: usual.scaleSpeed)
    let capacity = try read("capacity", usual.capacity)
    try container.refuse(
      Emitter.flaw(
        position: position, acceleration: acceleration, drag: drag, floor: floor,
        turbulence: turbulence, scaleSpeed: scaleSpeed, capacity: capacity))
    self.init(
      births: try read("births", usual.births), lifetime: try read("lifetime", usual.lifetime),
      position: position, path: try track("path"), shape: try read("shape", usual.shape),
      angle: try read("angle", usual.angle), speed: try read("speed", usual.speed),
      acceleration: acceleration, drag: drag, floor: floor, turbulence: turbulence,
      rotation: try read("rotation", usual.rotation),
      spin: try read("spin", usual.spin), scale: try read("scale", usual.scale),
      scaleSpeed: scaleSpeed,
      mirrorsNegativeScale: try read("mirrorsNegativeScale", usual.mirrorsNegativeScale),
      color: try read("color", usual.color), scaleOverLife: try track("scaleOverLife"),
      alphaOverLife: try track("alphaOverLife"), colorOverLife: try track("colorOverLife"),
      subEmitters: try read("subEmitters", []), axis: try read("axis", usual.axis),
      capacity: capacity, seed: try read("seed", usual.seed))
  }

  /// Writes the parameters, without those that have their default.
  public func encode(to encoder: any Encoder) throws {
    let usual = Emitter()
    try encoder.encode([
      "births": births.unless(usual.births), "lifetime": lifetime.unless(usual.lifetime),
      "position": position.unless(usual.position), "path": path,
      "shape": shape.unless(usual.shape),
      "angle": angle.unless(usual.angle), "speed": speed.unless(usual.speed),
      "acceleration": acceleration.unless(usual.acceleration), "drag": drag.unless(usual.drag),
      "floor": floor, "turbulence": turbulence,
      "rotation": rotation.unless(usual.rotation), "spin": spin.unless(usual.spin),
      "scale": scale.unless(usual.scale), "scaleSpeed": scaleSpeed.unless(usual.scaleSpeed),
      "mirrorsNegativeScale": mirrorsNegativeScale.unless(usual.mirrorsNegativeScale),
      "color": color.unless(usual.color), "scaleOverLife": scaleOverLife,
      "alphaOverLife": alphaOverLife, "colorOverLife": colorOverLife,
      "subEmitters": subEmitters.unless([]), "axis": axis.unless(usual.axis),
      "capacity": capacity.unless(usual.capacity), "seed": seed.unless(usual.seed),
    ])
  }
}
#endif
