// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// The attributes that are drawn at random.
  ///
  /// Two attributes share a channel of the ``CounterRandom`` with the emitter's seed: those with
  /// the raw values 2*c* and 2*c* + 1 have the upper and the lower 32 bits of `bits(index: i,
  /// channel: c)`, times 2⁻³². ``Samples`` are the numbers of a particle. The assignment of bits to
  /// attributes does not change between versions.
  @frozen
  public enum Channel: Int, Hashable, Sendable, CaseIterable {
    /// The first number of the position in the shape.
    case positionX

    /// The second number of the position in the shape.
    case positionY

    /// The direction of emission.
    case angle

    /// The speed of emission.
    case speed

    /// The rotation at birth.
    case rotation

    /// The angular velocity.
    case spin

    /// The lifetime.
    case lifetime

    /// The scale.
    case scale

    /// The red component of the color.
    case red

    /// The green component of the color.
    case green

    /// The blue component of the color.
    case blue

    /// The opacity.
    case alpha
  }

  /// The random numbers of one particle, each at least 0 and below 1.
  ///
  /// They determine the particle's value in each range. If all are ½, every attribute is at its
  /// mean.
  /// ```swift
  /// var samples = Emitter.Samples()
  /// samples[.speed] = 1
  /// Emitter(lifetime: 1, speed: Emitter.Variation(350, range: 50))
  ///   .particle(age: 0, samples: samples).velocity.x  // 375.0
  /// ```
  @frozen
  public struct Samples: Hashable, Sendable {
    var numbers: SIMD16<Double>

    /// Creates the numbers of the particle with every attribute at its mean.
    public init() {
      numbers = SIMD16(repeating: 0.5)
    }

    /// Creates the numbers of a particle.
    ///
    /// - Parameters:
    ///   - random: The random numbers of the emitter's seed.
    ///   - index: The index of the particle.
    public init(_ random: CounterRandom, index: Int) {
      self.init(random, index: index, draws: { _ in true })
    }

    /// Creates the numbers of a particle; those of pairs that are not drawn are one half.
    init(_ random: CounterRandom, index: Int, _ kernel: EmitterKernel) {
      self.init(random, index: index, draws: kernel.draws)
    }

    @inline(__always)
    private init(_ random: CounterRandom, index: Int, draws: (EmitterPair) -> Bool) {
      self.init()
      let root = random.root(of: Int64(index))
      for pair in EmitterPair.allCases where draws(pair) {
        let word = CounterRandom.bits(of: root, random.key(ofChannel: pair.rawValue))
        numbers[2 * pair.rawValue] = Double(word >> 32) * 0x1p-32
        numbers[2 * pair.rawValue + 1] = Double(word & 0xffff_ffff) * 0x1p-32
      }
    }

    /// Returns the numbers of a pair of attributes less one half, in each of four lanes.
    func deviations(of pair: EmitterPair) -> EmitterKernel.Deviations<SIMD4<Double>> {
      (
        SIMD4(repeating: numbers[2 * pair.rawValue] - 0.5),
        SIMD4(repeating: numbers[2 * pair.rawValue + 1] - 0.5)
      )
    }

    /// The number of one attribute.
    ///
    /// - Precondition: A new value is in 0...1.
    public subscript(channel: Channel) -> Double {
      get { numbers[channel.rawValue] }
      set {
        precondition(
          newValue >= 0 && newValue <= 1, "a sample must be in 0...1, but is \(newValue)")
        numbers[channel.rawValue] = newValue
      }
    }
  }
}
