// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The reduction of huge angles by a multiple of π/2.
///
/// With x = M·2ᵉ and M an integer of 53 bits, only the bits of 2/π between 2¹⁻ᵉ and 2⁻¹⁹⁰⁻ᵉ decide
/// the quadrant and the fraction: 192 of them are multiplied by M, modulo four quadrants. Of the
/// result 190 bits are fraction; the `Double` nearest to a multiple of π/2 loses about 62 of them.
///
/// - Source: M. Payne and R. Hanek, "Radian reduction for trigonometric functions", SIGNUM
///   Newsletter 18 (1983). The bits of 2/π were computed with mpmath.
enum PayneHanekReduction {
  /// Reduces a finite magnitude of at least 2¹⁵ to an angle within ±π/4 and its quadrant.
  static func reduced(_ x: Double) -> (r: DoubleDouble, quadrant: Int) {
    let exponent = Int(x.bitPattern &>> 52) - 1075
    let integer = (x.bitPattern & 0x000f_ffff_ffff_ffff) | 0x0010_0000_0000_0000
    let mLow = integer & 0xffff_ffff
    let mHigh = integer &>> 32

    // Six limbs of 32 bits, the most significant first, times the two limbs of M.
    let start = exponent + 62
    var product: (UInt64, UInt64, UInt64) = (0, 0, 0)
    var carry: UInt64 = 0
    var previous: UInt64 = 0
    for index in 0..<6 {
      let limb = bits(from: start + 32 * (5 - index))
      let low = limb * mLow + (carry & 0xffff_ffff)
      let high = previous * mHigh
      let sum = (low & 0xffff_ffff) + (high & 0xffff_ffff)
      carry = (carry &>> 32) + (low &>> 32) + (high &>> 32) + (sum &>> 32)
      previous = limb
      let digit = sum & 0xffff_ffff
      switch index {
      case 0: product.0 = digit
      case 1: product.0 |= digit &<< 32
      case 2: product.1 = digit
      case 3: product.1 |= digit &<< 32
      case 4: product.2 = digit
      default: product.2 |= digit &<< 32
      }
    }

    // The two highest bits count quadrants; a fraction of a half or more rounds up.
    let top = product.2
    let roundsUp = top & 0x2000_0000_0000_0000 != 0
    let quadrant = Int(top &>> 62) + (roundsUp ? 1 : 0)
    var fraction = (
      (top &<< 2) | (product.1 &>> 62), (product.1 &<< 2) | (product.0 &>> 62),
      product.0 &<< 2
    )
    if roundsUp {
      fraction = (~fraction.0, ~fraction.1, 0 &- fraction.2)
      if fraction.2 == 0 {
        fraction.1 &+= 1
        if fraction.1 == 0 { fraction.0 &+= 1 }
      }
    }
    var scale = 0x1p-64
    while fraction.0 &>> 32 == 0 {  // at most six times: the fraction is never zero
      fraction.0 = (fraction.0 &<< 32) | (fraction.1 &>> 32)
      fraction.1 = (fraction.1 &<< 32) | (fraction.2 &>> 32)
      fraction.2 = fraction.2 &<< 32
      scale *= 0x1p-32
      if scale < 0x1p-200 { break }
    }
    // Exact conversions: at most 53 bits of the first word, then the remaining bits and the next
    // word.
    let first = Double(fraction.0 & ~0xfff)
    let second = Double(fraction.0 & 0xfff) + Double(fraction.1 &>> 12) * 0x1p-52
    let turns = DoubleDouble(normalizing: first * scale, second * scale)
    let r = turns * DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
    return (roundsUp ? -r : r, quadrant & 3)
  }

  /// Returns the 32 bits from an index of 64 zeros followed by 2/π.
  static func bits(from start: Int) -> UInt64 {
    let index = start &>> 6
    let offset = UInt64(truncatingIfNeeded: start & 63)
    let high = word(index) &<< offset
    let low = offset == 0 ? 0 : word(index + 1) &>> (64 - offset)
    return (high | low) &>> 32
  }

  /// Returns a word of 64 zeros followed by the first 1280 bits of 2/π.
  static func word(_ index: Int) -> UInt64 {
    switch index {
    case 1: 0xa2f9_836e_4e44_1529
    case 2: 0xfc27_57d1_f534_ddc0
    case 3: 0xdb62_9599_3c43_9041
    case 4: 0xfe51_63ab_debb_c561
    case 5: 0xb724_6e3a_424d_d2e0
    case 6: 0x0649_2eea_09d1_921c
    case 7: 0xfe1d_eb1c_b129_a73e
    case 8: 0xe882_35f5_2ebb_4484
    case 9: 0xe99c_7026_b45f_7e41
    case 10: 0x3991_d639_8353_39f4
    case 11: 0x9c84_5f8b_bdf9_283b
    case 12: 0x1ff8_97ff_de05_980f
    case 13: 0xef2f_118b_5a0a_6d1f
    case 14: 0x6d36_7ecf_27cb_09b7
    case 15: 0x4f46_3f66_9e5f_ea2d
    case 16: 0x7527_bac7_ebe5_f17b
    case 17: 0x3d07_39f7_8a52_92ea
    case 18: 0x6bfb_5fb1_1f8d_5d08
    case 19: 0x5603_3046_fc7b_6bab
    case 20: 0xf0cf_bc20_9af4_361d
    default: 0
    }
  }
}
