// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// The attributes that are drawn at random.
  ///
  /// Two attributes share a channel of the ``CounterRandom`` with the emitter's seed: those with
  /// the raw values 2*c* and 2*c* + 1 have the upper and the lower 32 bits of
  /// `bits(index: i, channel: c)`, times 2⁻³². ``Draws`` gives the numbers of a particle. Which
  /// attribute has which bits does not change from one version to the next.
  @frozen
  public enum Channel: Int, Hashable, Sendable, CaseIterable {
    /// The first number of its place in the shape.
    case placeX

    /// The second number of its place in the shape.
    case placeY

    /// In which direction it is emitted.
    case angle

    /// How fast.
    case speed

    /// How far it is turned.
    case rotation

    /// How fast it turns.
    case spin

    /// How long it lives.
    case lifetime

    /// How large it is.
    case scale

    /// The red of its color.
    case red

    /// The green of its color.
    case green

    /// The blue of its color.
    case blue

    /// Its opacity.
    case alpha
  }

  /// The random numbers of one particle, each at least 0 and below 1.
  ///
  /// They decide in which part of each range the particle is. With ½ everywhere, it is
  /// the particle of all means.
  /// ```swift
  /// var draws = Emitter.Draws()
  /// draws[.speed] = 1
  /// Emitter(lifetime: 1, speed: ParticleRange(350, range: 50))
  ///   .particle(age: 0, draws: draws).velocity.x  // 375.0
  /// ```
  @frozen
  public struct Draws: Hashable, Sendable {
    var numbers: SIMD16<Double>

    /// Creates the numbers of the particle of all means.
    public init() {
      numbers = SIMD16(repeating: 0.5)
    }

    /// Draws the numbers of a particle.
    ///
    /// - Parameters:
    ///   - random: The random numbers of the emitter's seed.
    ///   - index: Which particle.
    public init(_ random: CounterRandom, index: Int) {
      self.init()
      for channel in Channel.allCases {
        let word = random.bits(index: index, channel: channel.rawValue / 2)
        let half = channel.rawValue % 2 == 0 ? word >> 32 : word & 0xffff_ffff
        self[channel] = Double(half) * 0x1p-32
      }
    }

    /// The number of one attribute.
    ///
    /// - Precondition: It is set to at least 0 and at most 1.
    public subscript(channel: Channel) -> Double {
      get { numbers[channel.rawValue] }
      set {
        precondition(
          newValue >= 0 && newValue <= 1, "a draw must be in 0...1, but is \(newValue)")
        numbers[channel.rawValue] = newValue
      }
    }
  }
}
