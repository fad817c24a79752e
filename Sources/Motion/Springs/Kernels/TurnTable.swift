// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The cosines and sines of the 64ths of a turn, for the oscillation of springs.
///
/// They were computed with mpmath.
enum TurnTable {
  /// The bits of the cosine of j/64 of a turn, each followed by those of the sine.
  private static let bits: [UInt64] = [
    0x3ff0_0000_0000_0000, 0x0000_0000_0000_0000,
    0x3fef_d88d_a3d1_2526, 0x3fb9_17a6_bc29_b42c,
    0x3fef_6297_cff7_5cb0, 0x3fc8_f8b8_3c69_a60b,
    0x3fee_9f41_56c6_2dda, 0x3fd2_9406_2ed5_9f06,
    0x3fed_906b_cf32_8d46, 0x3fd8_7de2_a6ae_a963,
    0x3fec_38b2_f180_bdb1, 0x3fde_2b5d_3806_f63b,
    0x3fea_9b66_290e_a1a3, 0x3fe1_c73b_39ae_68c8,
    0x3fe8_bc80_6b15_1741, 0x3fe4_4cf3_2509_1dd6,
    0x3fe6_a09e_667f_3bcd, 0x3fe6_a09e_667f_3bcd,
    0x3fe4_4cf3_2509_1dd6, 0x3fe8_bc80_6b15_1741,
    0x3fe1_c73b_39ae_68c8, 0x3fea_9b66_290e_a1a3,
    0x3fde_2b5d_3806_f63b, 0x3fec_38b2_f180_bdb1,
    0x3fd8_7de2_a6ae_a963, 0x3fed_906b_cf32_8d46,
    0x3fd2_9406_2ed5_9f06, 0x3fee_9f41_56c6_2dda,
    0x3fc8_f8b8_3c69_a60b, 0x3fef_6297_cff7_5cb0,
    0x3fb9_17a6_bc29_b42c, 0x3fef_d88d_a3d1_2526,
    0x0000_0000_0000_0000, 0x3ff0_0000_0000_0000,
    0xbfb9_17a6_bc29_b42c, 0x3fef_d88d_a3d1_2526,
    0xbfc8_f8b8_3c69_a60b, 0x3fef_6297_cff7_5cb0,
    0xbfd2_9406_2ed5_9f06, 0x3fee_9f41_56c6_2dda,
    0xbfd8_7de2_a6ae_a963, 0x3fed_906b_cf32_8d46,
    0xbfde_2b5d_3806_f63b, 0x3fec_38b2_f180_bdb1,
    0xbfe1_c73b_39ae_68c8, 0x3fea_9b66_290e_a1a3,
    0xbfe4_4cf3_2509_1dd6, 0x3fe8_bc80_6b15_1741,
    0xbfe6_a09e_667f_3bcd, 0x3fe6_a09e_667f_3bcd,
    0xbfe8_bc80_6b15_1741, 0x3fe4_4cf3_2509_1dd6,
    0xbfea_9b66_290e_a1a3, 0x3fe1_c73b_39ae_68c8,
    0xbfec_38b2_f180_bdb1, 0x3fde_2b5d_3806_f63b,
    0xbfed_906b_cf32_8d46, 0x3fd8_7de2_a6ae_a963,
    0xbfee_9f41_56c6_2dda, 0x3fd2_9406_2ed5_9f06,
    0xbfef_6297_cff7_5cb0, 0x3fc8_f8b8_3c69_a60b,
    0xbfef_d88d_a3d1_2526, 0x3fb9_17a6_bc29_b42c,
    0xbff0_0000_0000_0000, 0x0000_0000_0000_0000,
    0xbfef_d88d_a3d1_2526, 0xbfb9_17a6_bc29_b42c,
    0xbfef_6297_cff7_5cb0, 0xbfc8_f8b8_3c69_a60b,
    0xbfee_9f41_56c6_2dda, 0xbfd2_9406_2ed5_9f06,
    0xbfed_906b_cf32_8d46, 0xbfd8_7de2_a6ae_a963,
    0xbfec_38b2_f180_bdb1, 0xbfde_2b5d_3806_f63b,
    0xbfea_9b66_290e_a1a3, 0xbfe1_c73b_39ae_68c8,
    0xbfe8_bc80_6b15_1741, 0xbfe4_4cf3_2509_1dd6,
    0xbfe6_a09e_667f_3bcd, 0xbfe6_a09e_667f_3bcd,
    0xbfe4_4cf3_2509_1dd6, 0xbfe8_bc80_6b15_1741,
    0xbfe1_c73b_39ae_68c8, 0xbfea_9b66_290e_a1a3,
    0xbfde_2b5d_3806_f63b, 0xbfec_38b2_f180_bdb1,
    0xbfd8_7de2_a6ae_a963, 0xbfed_906b_cf32_8d46,
    0xbfd2_9406_2ed5_9f06, 0xbfee_9f41_56c6_2dda,
    0xbfc8_f8b8_3c69_a60b, 0xbfef_6297_cff7_5cb0,
    0xbfb9_17a6_bc29_b42c, 0xbfef_d88d_a3d1_2526,
    0x0000_0000_0000_0000, 0xbff0_0000_0000_0000,
    0x3fb9_17a6_bc29_b42c, 0xbfef_d88d_a3d1_2526,
    0x3fc8_f8b8_3c69_a60b, 0xbfef_6297_cff7_5cb0,
    0x3fd2_9406_2ed5_9f06, 0xbfee_9f41_56c6_2dda,
    0x3fd8_7de2_a6ae_a963, 0xbfed_906b_cf32_8d46,
    0x3fde_2b5d_3806_f63b, 0xbfec_38b2_f180_bdb1,
    0x3fe1_c73b_39ae_68c8, 0xbfea_9b66_290e_a1a3,
    0x3fe4_4cf3_2509_1dd6, 0xbfe8_bc80_6b15_1741,
    0x3fe6_a09e_667f_3bcd, 0xbfe6_a09e_667f_3bcd,
    0x3fe8_bc80_6b15_1741, 0xbfe4_4cf3_2509_1dd6,
    0x3fea_9b66_290e_a1a3, 0xbfe1_c73b_39ae_68c8,
    0x3fec_38b2_f180_bdb1, 0xbfde_2b5d_3806_f63b,
    0x3fed_906b_cf32_8d46, 0xbfd8_7de2_a6ae_a963,
    0x3fee_9f41_56c6_2dda, 0xbfd2_9406_2ed5_9f06,
    0x3fef_6297_cff7_5cb0, 0xbfc8_f8b8_3c69_a60b,
    0x3fef_d88d_a3d1_2526, 0xbfb9_17a6_bc29_b42c,
  ]

  /// Looks up an entry by the last bits of j.
  @inline(__always)
  static func bits(_ j: UInt64) -> (UInt64, UInt64) {
    let index = Int(truncatingIfNeeded: j & 63)
    return (bits[2 * index], bits[2 * index + 1])
  }
}
