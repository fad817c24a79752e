// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Arctangents of numbers with few bits, from a quarter to sixteen.
///
/// They were computed with mpmath by this rule: each of the six binades from ¼ to 16 is divided
/// into eight intervals of equal length, and the table has the arctangents of their centers.
enum ArctangentTable {
  /// The bits of each arctangent, rounded, each followed by the bits of the remainder.
  private static let table: [UInt64] = [
    0x3fd0_9dc5_97d8_6362, 0x3c76_2e47_390c_b865,
    0x3fd2_7837_2057_ef46, 0xbc70_77cd_d36d_fc81,
    0x3fd4_4aa4_36c2_af0a, 0xbc75_d5e4_3c55_b3ba,
    0x3fd6_1484_0309_cfe2, 0xbc7a_7257_1571_1f00,
    0x3fd7_d560_4b63_b3f7, 0x3c76_9c88_5c2b_249a,
    0x3fd9_8cd5_454d_6b18, 0x3c79_e6c9_88fd_0a77,
    0x3fdb_3a91_1da6_5c6c, 0x3c7a_e187_b1ca_5040,
    0x3fdc_de53_432c_1351, 0xbc7a_2cfa_4418_f1ad,
    0x3fdf_40dd_0b54_1418, 0xbc6a_3992_dc38_2a23,
    0x3fe1_255d_9bfb_d2a9, 0xbc52_bdae_e1c0_ee35,
    0x3fe2_958e_5930_8e31, 0xbc70_9e73_b0c6_c087,
    0x3fe3_f13f_b89e_96f4, 0x3c7e_cf8b_4926_44f0,
    0x3fe5_38f5_7b89_061f, 0xbc81_bb74_abda_520c,
    0x3fe6_6d66_3923_e087, 0xbc76_ea6f_ebe8_bbba,
    0x3fe7_8f6b_bd5d_315e, 0x3c84_06a0_8980_3740,
    0x3fe8_9ff5_ff57_f1f8, 0xbc85_5b9a_5e17_7a1b,
    0x3fea_1a25_f2c8_2506, 0xbc68_b4c3_6111_82fc,
    0x3feb_de70_ed43_9fe7, 0xbc7a_2b56_372c_05ef,
    0x3fed_6e57_cf4f_0aca, 0xbc87_63b9_456a_e66e,
    0x3fee_d0d9_7c90_41c9, 0xbc52_629e_3b5d_a490,
    0x3ff0_0613_2e34_d617, 0x3c9b_343d_fa86_8d93,
    0x3ff0_92ce_4718_53cc, 0x3c82_69f9_b3e2_00c2,
    0x3ff1_10eb_007f_39f7, 0xbc91_2b2f_f85e_5500,
    0x3ff1_825f_0740_30d9, 0xbc59_523f_0af0_d3b5,
    0x3ff2_1862_f3fa_de36, 0x3c94_8876_28d6_8748,
    0x3ff2_c1a2_41d6_6dc3, 0x3c98_2b2d_58b6_a8e9,
    0x3ff3_4f1f_bb19_eb09, 0x3c88_0d79_b4cf_61d5,
    0x3ff3_c6e6_50b3_8047, 0x3c96_b63b_358e_746d,
    0x3ff4_2d70_411f_9ec1, 0x3c82_b08d_b7f1_0896,
    0x3ff4_861b_4cfb_e710, 0xbc65_67d3_d259_32d1,
    0x3ff4_d378_c199_9a0d, 0xbc6c_857a_6395_41c8,
    0x3ff5_1784_fa15_44ba, 0xbc92_36e3_c857_c019,
    0x3ff5_6f6f_33a3_e6a7, 0xbc7d_f6ed_d6f1_ec3b,
    0x3ff5_d013_c41a_dabd, 0x3c9f_82bb_a194_dd5d,
    0x3ff6_1f06_c6a9_2b89, 0xbc84_87d5_0bce_b1a5,
    0x3ff6_60b0_2c73_6a06, 0xbc7a_cb6a_fb33_2a0f,
    0x3ff6_9821_3a9d_5053, 0xbc9b_9839_0851_89e3,
    0x3ff6_c78c_7ede_b195, 0x3c99_239a_d620_ffe2,
    0x3ff6_f08f_0743_5fec, 0xbc89_57a7_170d_f016,
    0x3ff7_145e_ac20_88a4, 0xbc9f_da57_97b3_2a0b,
    0x3ff7_424d_e904_54d4, 0xbc93_a75d_182e_1a5f,
    0x3ff7_7467_e364_f601, 0xbc9b_fda4_4f35_37b8,
    0x3ff7_9d0f_3fad_1c92, 0x3c83_8727_dc4f_b7d1,
    0x3ff7_beb3_96c5_699a, 0xbc83_dc96_9c7e_2365,
    0x3ff7_daff_85a6_3058, 0x3c91_ee9b_cca8_4eb2,
    0x3ff7_f320_a0f9_f587, 0x3c73_8dbb_2093_6502,
    0x3ff8_07f2_1129_87c7, 0x3c91_78e4_74ec_8c66,
    0x3ff8_1a16_e43f_190b, 0xbc9e_6b07_3338_3ad4,
  ]

  /// Returns the center of the interval of a number from ¼ to below 16, which has five bits.
  @inline(__always)
  static func center(_ x: Double) -> Double {
    Double(bitPattern: x.bitPattern & 0xfffe_0000_0000_0000 | 0x0001_0000_0000_0000)
  }

  /// Looks up the arctangent of that center in two parts.
  @inline(__always)
  static func arctangent(_ x: Double) -> DoubleDouble {
    let index = 2 &* Int(truncatingIfNeeded: (x.bitPattern &- 0x3fd0_0000_0000_0000) &>> 49)
    return DoubleDouble(Double(bitPattern: table[index]), Double(bitPattern: table[index + 1]))
  }
}
