// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The sixteenth powers of two between one and two, for the exponential functions.
///
/// They were computed with mpmath.
enum SixteenthPowers {
  /// The bits of 2^(j/16), rounded, each followed by the bits of the relative remainder, the exact
  /// power divided by the rounded one, minus one.
  private static let table: [UInt64] = [
    0x3ff0_0000_0000_0000, 0x0000_0000_0000_0000,
    0x3ff0_b558_6cf9_890f, 0x3c97_9aa6_5d83_7b6d,
    0x3ff1_72b8_3c7d_517b, 0xbc80_1b15_eaa5_9348,
    0x3ff2_387a_6e75_6238, 0x3c96_8efd_e3a8_a894,
    0x3ff3_06fe_0a31_b715, 0x3c83_4d75_4db0_abb6,
    0x3ff3_dea6_4c12_3422, 0x3c85_9f48_a72a_4c6d,
    0x3ff4_bfda_d536_2a27, 0x3c76_90ce_bb7a_afb0,
    0x3ff5_ab07_dd48_5429, 0x3c90_63e1_e21c_5409,
    0x3ff6_a09e_667f_3bcd, 0xbc93_b3ef_bf5e_2228,
    0x3ff7_a114_73eb_0187, 0xbc7b_32dc_b94d_a51d,
    0x3ff8_ace5_422a_a0db, 0x3c8d_b72f_c1f0_eab4,
    0x3ff9_c491_82a3_f090, 0x3c71_affc_2b91_ce27,
    0x3ffa_e89f_995a_d3ad, 0x3c8c_1a77_92cb_3387,
    0x3ffc_199b_dd85_529c, 0x3c73_6eae_30af_0cb3,
    0x3ffd_5818_dcfb_a487, 0x3c74_a385_a63d_07a7,
    0x3ffe_a4af_a2a4_90da, 0xbc8f_f712_8fd3_91f0,
  ]

  /// Looks up 2^(j/16) and its relative remainder by the last four bits of j.
  @inline(__always)
  static func bits(_ j: UInt64) -> (power: UInt64, rest: UInt64) {
    let index = Int(truncatingIfNeeded: j & 15)
    return (table[2 * index], table[2 * index + 1])
  }
}
