// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The random numbers of four particles.
///
/// They are those of ``Emitter/Samples``: two attributes share a word, so that twelve numbers cost
/// six mixings, and fewer if an emitter does not use a pair.
struct SampleLanes {
  typealias Vector = SIMD4<Double>

  /// The pairs of channels that are used.
  struct Pairs {
    var position = false
    var flight = false
    var turn = false
    var life = false
    var warm = false
    var cold = false
  }

  var positionX, positionY, angle, speed, rotation, spin: Vector
  var lifetime, scale, red, green, blue, alpha: Vector

  /// Creates lanes that all have the numbers of one particle.
  init(_ samples: Emitter.Samples) {
    func lanes(_ channel: Emitter.Channel) -> Vector { Vector(repeating: samples[channel]) }
    (positionX, positionY, angle, speed) = (
      lanes(.positionX), lanes(.positionY), lanes(.angle), lanes(.speed)
    )
    (rotation, spin, lifetime, scale) = (
      lanes(.rotation), lanes(.spin), lanes(.lifetime), lanes(.scale)
    )
    (red, green, blue, alpha) = (lanes(.red), lanes(.green), lanes(.blue), lanes(.alpha))
  }

  /// Creates the numbers of four particles; those of unused pairs are not random.
  @inline(__always)
  init(_ random: CounterRandom, startIndex: Int, _ pairs: Pairs) {
    let a = random.words(startIndex, pairs)
    let b = random.words(startIndex &+ 1, pairs)
    let c = random.words(startIndex &+ 2, pairs)
    let d = random.words(startIndex &+ 3, pairs)
    (positionX, positionY) = SampleLanes.halves(
      SIMD4(a.position, b.position, c.position, d.position))
    (angle, speed) = SampleLanes.halves(SIMD4(a.flight, b.flight, c.flight, d.flight))
    (rotation, spin) = SampleLanes.halves(SIMD4(a.turn, b.turn, c.turn, d.turn))
    (lifetime, scale) = SampleLanes.halves(SIMD4(a.life, b.life, c.life, d.life))
    (red, green) = SampleLanes.halves(SIMD4(a.warm, b.warm, c.warm, d.warm))
    (blue, alpha) = SampleLanes.halves(SIMD4(a.cold, b.cold, c.cold, d.cold))
  }

  /// Returns the upper and the lower halves of four words as numbers in [0, 1).
  @inline(__always)
  private static func halves(_ words: SIMD4<UInt64>) -> (upper: Vector, lower: Vector) {
    (units(words &>> 32), units(words & 0xffff_ffff))
  }

  /// Multiplies whole numbers below 2³² by 2⁻³².
  @inline(__always)
  private static func units(_ numbers: SIMD4<UInt64>) -> Vector {
    // The bits of 2⁵² with the number in the lowest ones are those of the sum.
    let sum = unsafeBitCast(numbers | 0x4330_0000_0000_0000, to: Vector.self)
    return (sum - 0x1p52) * 0x1p-32
  }
}

/// The words of one particle, one for each pair of channels.
private struct EmitterWords {
  // One half, for pairs that are not used.
  var position: UInt64 = 0x8000_0000_8000_0000
  var flight: UInt64 = 0x8000_0000_8000_0000
  var turn: UInt64 = 0x8000_0000_8000_0000
  var life: UInt64 = 0x8000_0000_8000_0000
  var warm: UInt64 = 0x8000_0000_8000_0000
  var cold: UInt64 = 0x8000_0000_8000_0000
}

extension CounterRandom {
  /// Mixes the words of one particle.
  ///
  /// One particle at a time, out of line: scalar 64-bit multiplication is faster than its emulation
  /// in vector registers, which the compiler would use.
  @inline(never)
  fileprivate func words(_ index: Int, _ pairs: SampleLanes.Pairs) -> EmitterWords {
    let step = key &+ UInt64(bitPattern: Int64(index)) &* BitMixing.goldenStep
    // The formula of `bits(index:channel:)`, repeated here to be inlined.
    @inline(__always)
    func word(_ channel: UInt64) -> UInt64 {
      let channelKey = channel &* 0xc13f_a9a9_02a6_328f
      return BitMixing.mixed(BitMixing.mixed(step ^ channelKey) &+ (channelKey ^ key))
    }
    var words = EmitterWords()
    if pairs.position { words.position = word(0) }
    if pairs.flight { words.flight = word(1) }
    if pairs.turn { words.turn = word(2) }
    if pairs.life { words.life = word(3) }
    if pairs.warm { words.warm = word(4) }
    if pairs.cold { words.cold = word(5) }
    return words
  }
}
