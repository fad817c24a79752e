// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Dissolve {
  /// The direction in which the front moves over the picture on the screen.
  @frozen
  public enum Sweep: Hashable, Sendable {
    /// Columns start one after the other, the left one first. It is the default.
    case leftToRight

    /// Columns start one after the other, the right one first.
    case rightToLeft

    /// Rows start one after the other, the upper one first.
    case topToBottom

    /// Rows start one after the other, the lower one first.
    case bottomToTop

    /// The front is a slanted line that moves perpendicular to itself.
    ///
    /// The angle is that of its motion in radians, clockwise from the +x axis.
    case angle(Double)

    /// The direction of the motion; y points down.
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

  /// The source of the particles' random directions, speeds and lifetimes.
  @frozen
  public enum Randomness: Hashable, Sendable {
    /// Counter-based random numbers from a seed.
    ///
    /// Channel 0 of ``CounterRandom`` is the direction, 1 the speed, 2 the lifetime.
    case counter(seed: UInt64)

    /// The random numbers of the app Haptics for iOS.
    ///
    /// They are direction, speed and lifetime from the app's generator "Loki", seeded by the
    /// particle's index.
    case loki

    /// Returns the three numbers of a particle, from 0 to 1.
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

  /// The ranges of the particles' directions, speeds and lifetimes.
  struct Ranges {
    let angle: ClosedRange<Double>
    let speed: ClosedRange<Double>
    let lifetime: ClosedRange<Double>

    /// Returns the launch of a particle with three numbers from 0 to 1.
    func launch(_ units: SIMD3<Double>) -> Launch {
      let (sine, cosine) = Elementary.sineAndCosine(Ranges.number(in: angle, units.x))
      let speed = Ranges.number(in: speed, units.y)
      return Launch(
        velocity: SIMD2(speed * cosine, speed * sine),
        lifetime: Ranges.number(in: lifetime, units.z))
    }

    private static func number(in range: ClosedRange<Double>, _ unit: Double) -> Double {
      let (low, high) = (range.lowerBound, range.upperBound)
      // The difference of finite bounds may overflow.
      guard high - low < .infinity else { return low * (1 - unit) + high * unit }
      return low + (high - low) * unit
    }
  }

  /// The initial velocity and the lifetime of a particle.
  @frozen
  public struct Launch: Hashable, Sendable {
    /// The initial velocity, in points per second.
    public var velocity: SIMD2<Double>

    /// The lifetime, in seconds of effective time.
    public var lifetime: Double

    /// Creates a launch.
    @inlinable
    public init(velocity: SIMD2<Double>, lifetime: Double) {
      self.velocity = velocity
      self.lifetime = lifetime
    }
  }

  /// The state of a particle at one time.
  @frozen
  public struct Particle: Hashable, Sendable {
    /// The offset from its position in the picture, in points.
    public var offset: SIMD2<Double>

    /// The velocity, in points per second of effective time.
    ///
    /// The velocity on the screen is ``rate`` times as fast.
    public var velocity: SIMD2<Double>

    /// The remaining lifetime, in seconds of effective time; 0 once the particle is dead.
    public var remainingLifetime: Double

    /// The opacity, from 0 to 1.
    public var alpha: Double

    /// The effective time T of the particle, in seconds.
    public var effectiveTime: Double

    /// The rate of effective time: 0 ahead of the front, the time scale behind its ramp.
    public var rate: Double
  }
}

#if !hasFeature(Embedded)
extension Dissolve.Sweep: Codable {
  private static let names = CodedNames<Dissolve.Sweep>(
    "sweep",
    [
      "left-to-right": .leftToRight, "right-to-left": .rightToLeft,
      "top-to-bottom": .topToBottom, "bottom-to-top": .bottomToTop,
    ])

  /// Creates a sweep from a name such as left-to-right, or from an angle in radians.
  ///
  /// - Throws: `DecodingError` if the name is unknown, or if there is neither a name nor a number.
  public init(from decoder: any Decoder) throws {
    if let angle = try? decoder.singleValueContainer().decode(Double.self) {
      self = .angle(angle)
    } else {
      self = try Dissolve.Sweep.names.decode(from: decoder)
    }
  }

  /// Writes the name, or the angle.
  public func encode(to encoder: any Encoder) throws {
    guard case .angle(let angle) = self else {
      return try Dissolve.Sweep.names.encode(self, to: encoder)
    }
    var container = encoder.singleValueContainer()
    try container.encode(angle)
  }
}
#endif
