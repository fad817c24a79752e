// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Dissolve {
  /// The way that the front takes over the picture, as it is seen on the screen.
  @frozen
  public enum Sweep: Hashable, Sendable {
    /// Columns go one after the other, the left one first: the default.
    case leftToRight

    /// Columns go one after the other, the right one first.
    case rightToLeft

    /// Rows go one after the other, the upper one first.
    case topToBottom

    /// Rows go one after the other, the lower one first.
    case bottomToTop

    /// The front is a slanted line, and moves at a right angle to itself.
    ///
    /// The angle is that of its motion in radians, from rightwards on clockwise.
    case angle(Double)

    /// The direction of the motion, y down.
    var direction: SIMD2<Double> {
      switch self {
      case .leftToRight: return SIMD2(1, 0)
      case .rightToLeft: return SIMD2(-1, 0)
      case .topToBottom: return SIMD2(0, 1)
      case .bottomToTop: return SIMD2(0, -1)
      case .angle(let angle):
        let (sine, cosine) = Elementary.sineAndCosine(angle)
        return SIMD2(cosine, sine)
      }
    }
  }

  /// Where the particles' directions, speeds and lifetimes come from.
  @frozen
  public enum Randomness: Hashable, Sendable {
    /// Counted numbers that follow from a seed.
    ///
    /// Of ``CounterRandom`` channel 0 gives the direction, 1 the speed, 2 the lifetime.
    case counter(seed: UInt64)

    /// What the original draws.
    ///
    /// It is ``LokiRandom``, seeded by the particle's index: direction, speed, lifetime.
    case loki

    /// The three numbers of a particle, from 0 to 1.
    func units(of index: Int) -> SIMD3<Double> {
      switch self {
      case .counter(let seed):
        let random = CounterRandom(seed: seed)
        return SIMD3(
          random.unit(index: index), random.unit(index: index, channel: 1),
          random.unit(index: index, channel: 2))
      case .loki:
        var random = LokiRandom(seed: UInt32(truncatingIfNeeded: index))
        return SIMD3<Double>(random.nextUnits())
      }
    }
  }

  /// What the particles' numbers lie between.
  struct Ranges {
    let angle: ClosedRange<Double>
    let speed: ClosedRange<Double>
    let lifetime: ClosedRange<Double>

    /// How a particle with three numbers from 0 to 1 sets off.
    func launch(_ units: SIMD3<Double>) -> Launch {
      let (sine, cosine) = Elementary.sineAndCosine(Ranges.number(in: angle, units.x))
      let speed = Ranges.number(in: speed, units.y)
      return Launch(
        velocity: SIMD2(speed * cosine, speed * sine),
        lifetime: Ranges.number(in: lifetime, units.z))
    }

    private static func number(in range: ClosedRange<Double>, _ unit: Double) -> Double {
      let (low, high) = (range.lowerBound, range.upperBound)
      // Bounds of finite numbers may be further apart than any of them is.
      guard high - low < .infinity else { return low * (1 - unit) + high * unit }
      return low + (high - low) * unit
    }
  }

  /// How a particle sets off.
  @frozen
  public struct Launch: Hashable, Sendable {
    /// The velocity at first, in points a second.
    public var velocity: SIMD2<Double>

    /// How long it is seen, in seconds of effective time.
    public var lifetime: Double

    /// Creates the start of a particle.
    @inlinable
    public init(velocity: SIMD2<Double>, lifetime: Double) {
      self.velocity = velocity
      self.lifetime = lifetime
    }
  }

  /// What a particle is like at one time.
  @frozen
  public struct Particle: Hashable, Sendable {
    /// How far it is from its place in the picture, in points.
    public var offset: SIMD2<Double>

    /// How fast it moves, in points a second of effective time.
    ///
    /// On the screen it moves ``rate`` times as fast.
    public var velocity: SIMD2<Double>

    /// How long it is still seen, in seconds of effective time; 0 once it is gone.
    public var life: Double

    /// The opacity, from 0 to 1.
    public var alpha: Double

    /// The time T by which it has moved, in seconds.
    public var effectiveTime: Double

    /// How fast the effective time passes: 0 ahead of the front, the time scale behind it.
    public var rate: Double
  }
}

#if !hasFeature(Embedded)
extension Dissolve.Sweep: Codable {
  private static let names: [(name: String, sweep: Dissolve.Sweep)] = [
    ("left-to-right", .leftToRight), ("right-to-left", .rightToLeft),
    ("top-to-bottom", .topToBottom), ("bottom-to-top", .bottomToTop),
  ]

  /// Reads a name such as left-to-right, or an angle in radians.
  ///
  /// - Throws: `DecodingError` if there is no such way.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let name = try? container.decode(String.self) {
      guard let known = Dissolve.Sweep.names.first(where: { $0.name == name }) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "sweep must be a known name, but is \(name)")
      }
      self = known.sweep
    } else {
      self = .angle(try container.decode(Double.self))
    }
  }

  /// Writes the name, or the angle.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if case .angle(let angle) = self {
      try container.encode(angle)
    } else if let known = Dissolve.Sweep.names.first(where: { $0.sweep == self }) {
      try container.encode(known.name)
    }
  }
}
#endif
