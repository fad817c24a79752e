// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Reciprocals of the numbers from one to two and their logarithms, for the logarithm kernels.
///
/// They were computed with mpmath by this rule. For j from 0 to 128, k is the integer nearest to
/// 256/(1 + j/128), so that k/256 is nearly the reciprocal of 1 + j/128; the logarithm of 256/k is
/// rounded to a multiple of 2⁻⁴³, and the remainder is rounded to a `Double`. The last entry is ln
/// 2 in the two parts of `ExponentialKernel`, with which it cancels exactly.
enum LogarithmTable {
  /// An entry of the table for a number between one and two.
  struct Entry {
    /// 256 times the reciprocal.
    var reciprocal: Int64

    /// The logarithm of the inverse of the reciprocal, a multiple of 2⁻⁴³.
    var high: Double

    /// The remainder of that logarithm after `high`.
    var low: Double
  }

  /// For each j the integer k, and the bits of both parts of the logarithm.
  private static let table: [UInt64] = [
    0x100, 0x0000_0000_0000_0000, 0x0000_0000_0000_0000,
    0x0fe, 0x3f80_1015_7589_0000, 0xbd10_c76b_999d_2be8,
    0x0fc, 0x3f90_2056_5893_8000, 0xbd23_dc5b_06e2_f7d2,
    0x0fa, 0x3f98_4925_28c9_0000, 0xbd2a_a0ba_325a_0c34,
    0x0f8, 0x3fa0_415d_89e7_4000, 0x3d01_11c0_5cf1_d753,
    0x0f6, 0x3fa4_66ae_d42e_0000, 0xbd2c_1673_75bd_fd28,
    0x0f5, 0x3fa6_7c94_f2d4_c000, 0xbd02_9efb_ec19_afa2,
    0x0f3, 0x3faa_aef2_d0fb_0000, 0x3d20_fc1a_353b_b42e,
    0x0f1, 0x3fae_ea31_c006_c000, 0xbd0e_113e_4fc9_3b7b,
    0x0ef, 0x3fb1_973b_d146_6000, 0xbd25_325d_560d_9e9b,
    0x0ed, 0x3fb3_bdf5_a7d1_e000, 0x3d2c_c85e_a5db_4ed7,
    0x0ec, 0x3fb4_d311_5d20_8000, 0xbcf5_3a25_82f4_e1ef,
    0x0ea, 0x3fb7_00d3_0aea_c000, 0x3cec_1e8d_a99d_ed32,
    0x0e8, 0x3fb9_335e_5d59_4000, 0x3d23_115c_3abd_47da,
    0x0e7, 0x3fba_4e76_40b1_c000, 0xbd0e_42b6_b944_07c8,
    0x0e5, 0x3fbc_8858_01bc_4000, 0x3d26_46d1_c65a_acd3,
    0x0e4, 0x3fbd_a727_6384_4000, 0x3d1a_8940_1fa7_1733,
    0x0e2, 0x3fbf_e891_39db_e000, 0xbd25_34d6_4fa1_0afd,
    0x0e0, 0x3fc1_178e_8227_e000, 0x3d21_ef78_ce2d_07f2,
    0x0df, 0x3fc1_aa2b_7e23_f000, 0x3d2c_a78e_4438_9934,
    0x0dd, 0x3fc2_d161_0c86_8000, 0x3d03_9d6c_cb81_b4a1,
    0x0dc, 0x3fc3_65fc_b015_9000, 0x3cc6_2fa8_234b_7289,
    0x0da, 0x3fc4_913d_8333_b000, 0x3d25_8379_54fd_b678,
    0x0d9, 0x3fc5_27e5_e4a1_b000, 0x3d26_33e8_e569_7dc7,
    0x0d8, 0x3fc5_bf40_6b54_4000, 0xbd12_7023_eb68_981c,
    0x0d6, 0x3fc6_f012_8b75_7000, 0xbd25_118d_e59c_21e1,
    0x0d5, 0x3fc7_898d_8544_5000, 0xbd1c_6610_7091_4305,
    0x0d3, 0x3fc8_beaf_eb39_0000, 0xbd07_3d54_aae9_2cd1,
    0x0d2, 0x3fc9_5a5a_dcf7_0000, 0x3d07_f228_58a0_ff6f,
    0x0d1, 0x3fc9_f6c4_0708_9000, 0x3d29_904d_6865_817a,
    0x0cf, 0x3fcb_31d8_575b_d000, 0xbd0c_358d_4eac_e1aa,
    0x0ce, 0x3fcb_d087_383b_e000, 0xbd2d_4bc4_5954_12b6,
    0x0cd, 0x3fcc_6ffb_c6f0_1000, 0xbcf1_ec72_c596_2bd2,
    0x0cc, 0x3fcd_1037_f265_6000, 0xbd08_4a7e_75b6_f6e4,
    0x0ca, 0x3fce_530e_ffe7_1000, 0x3cc2_1227_6041_f430,
    0x0c9, 0x3fce_f5ad_e4dd_0000, 0xbcca_2115_65bb_8e11,
    0x0c8, 0x3fcf_991c_6cb3_b000, 0x3d1b_cbec_ca0c_df30,
    0x0c7, 0x3fd0_1eae_5626_c800, 0xbd16_f08c_1485_e94a,
    0x0c5, 0x3fd0_c42d_6761_6000, 0x3d27_188b_163c_eae9,
    0x0c4, 0x3fd1_178e_8227_e800, 0xbd2c_210e_63a5_f01c,
    0x0c3, 0x3fd1_6b5c_cbac_f800, 0x3d2b_9acd_f7a5_1681,
    0x0c2, 0x3fd1_bf99_635a_6800, 0x3d2c_a6ed_5147_bdb7,
    0x0c1, 0x3fd2_1445_6d0e_b800, 0x3d0a_87de_ba46_baea,
    0x0c0, 0x3fd2_6962_1134_d800, 0x3d2c_93c1_df5b_b3b6,
    0x0bf, 0x3fd2_bef0_7cdc_9000, 0x3d2a_9cfa_4a50_04f4,
    0x0bd, 0x3fd3_6b67_76be_1000, 0x3d11_6ecd_b0f1_77c8,
    0x0bc, 0x3fd3_c252_7733_3000, 0x3d18_3b54_b606_bd5c,
    0x0bb, 0x3fd4_19b4_23d5_e800, 0x3d08_e436_ec90_e09d,
    0x0ba, 0x3fd4_718d_c271_c800, 0xbd2f_27ce_0967_d675,
    0x0b9, 0x3fd4_c9e0_9e17_3000, 0xbd2e_2089_1b0a_d8a4,
    0x0b8, 0x3fd5_22ae_0738_a000, 0x3d2e_be70_8164_c759,
    0x0b7, 0x3fd5_7bf7_53c8_d000, 0x3d1f_aded_ee5d_40ef,
    0x0b6, 0x3fd5_d5bd_df59_6000, 0xbd0a_0b2a_08a4_65dc,
    0x0b5, 0x3fd6_3003_0b3a_b000, 0xbd2d_b623_e731_ae00,
    0x0b4, 0x3fd6_8ac8_3e9c_6800, 0x3d20_a0d3_2756_eba0,
    0x0b3, 0x3fd6_e60e_e6af_1800, 0x3d17_2165_7c22_2d87,
    0x0b2, 0x3fd7_41d8_76c6_7800, 0x3d2d_8b09_49dc_60b3,
    0x0b1, 0x3fd7_9e26_687c_f800, 0x3d29_ec7d_2efd_1778,
    0x0b0, 0x3fd7_fafa_3bd8_1800, 0xbd27_2090_c812_566a,
    0x0af, 0x3fd8_5855_776d_c800, 0x3d2f_d56f_3333_778a,
    0x0ae, 0x3fd8_b639_a88b_3000, 0xbd20_5ae1_e5e7_0470,
    0x0ad, 0x3fd9_14a8_635b_f800, 0xbd17_66b5_2ee6_307d,
    0x0ac, 0x3fd9_73a3_4313_5800, 0xbd15_2313_a502_d9f0,
    0x0ac, 0x3fd9_73a3_4313_5800, 0xbd15_2313_a502_d9f0,
    0x0ab, 0x3fd9_d32b_ea15_f000, 0xbd26_279e_10d0_c0b0,
    0x0aa, 0x3fda_3344_0224_f800, 0x3d23_c645_7f9d_79f5,
    0x0a9, 0x3fda_93ed_3c8a_d800, 0x3d1e_36f2_bea7_7a5d,
    0x0a8, 0x3fda_f529_5248_d000, 0xbd21_7cc5_5277_4458,
    0x0a7, 0x3fdb_56fa_0446_2800, 0x3d10_9525_2d84_1995,
    0x0a6, 0x3fdb_b961_1b80_e000, 0x3d27_d85b_f40a_666d,
    0x0a5, 0x3fdc_1c60_693f_a000, 0x3d2c_ec80_7fe8_e180,
    0x0a5, 0x3fdc_1c60_693f_a000, 0x3d2c_ec80_7fe8_e180,
    0x0a4, 0x3fdc_7ff9_c745_5800, 0xbd29_b6dd_c152_49ae,
    0x0a3, 0x3fdc_e42f_1806_4800, 0xbd07_97c3_3ec7_a6b0,
    0x0a2, 0x3fdd_4902_46de_f800, 0x3d23_5baf_e9a7_67a8,
    0x0a1, 0x3fdd_ae75_484c_9800, 0xbd1e_a42d_60dc_616a,
    0x0a1, 0x3fdd_ae75_484c_9800, 0xbd1e_a42d_60dc_616a,
    0x0a0, 0x3fde_148a_1a27_2800, 0xbd13_26b2_0732_2938,
    0x09f, 0x3fde_7b42_c3dd_b000, 0xbd24_6550_5372_bd08,
    0x09e, 0x3fde_e2a1_56b4_1000, 0x3d2f_27f4_5a47_0251,
    0x09e, 0x3fde_e2a1_56b4_1000, 0x3d2f_27f4_5a47_0251,
    0x09d, 0x3fdf_4aa7_ee03_1800, 0x3d12_cde5_6f01_4a8b,
    0x09c, 0x3fdf_b358_af7a_4800, 0x3d00_85fa_3c16_4935,
    0x09b, 0x3fe0_0e5a_e5b2_0800, 0xbd05_3ba3_b172_7b1c,
    0x09b, 0x3fe0_0e5a_e5b2_0800, 0xbd05_3ba3_b172_7b1c,
    0x09a, 0x3fe0_4360_be76_0400, 0xbd04_c45f_e795_39e0,
    0x099, 0x3fe0_78bf_0533_c400, 0x3d26_8122_41ed_f5fd,
    0x098, 0x3fe0_ae76_e2d0_5400, 0x3d1f_486b_887e_7e27,
    0x098, 0x3fe0_ae76_e2d0_5400, 0x3d1f_486b_887e_7e27,
    0x097, 0x3fe0_e489_8611_cc00, 0x3d1c_2998_0780_1742,
    0x096, 0x3fe1_1af8_23c7_5c00, 0xbd25_8647_bb9d_dcb2,
    0x096, 0x3fe1_1af8_23c7_5c00, 0xbd25_8647_bb9d_dcb2,
    0x095, 0x3fe1_51c3_f6f2_9800, 0xbd2e_dd97_a293_ae49,
    0x094, 0x3fe1_88ee_40f2_3c00, 0x3d14_cc4e_f8ab_4650,
    0x094, 0x3fe1_88ee_40f2_3c00, 0x3d14_cc4e_f8ab_4650,
    0x093, 0x3fe1_c078_49ae_6000, 0x3ccc_acde_ed70_e667,
    0x092, 0x3fe1_f863_5fc6_1800, 0xbd2a_7242_c9fe_81d3,
    0x092, 0x3fe1_f863_5fc6_1800, 0xbd2a_7242_c9fe_81d3,
    0x091, 0x3fe2_30b0_d8be_bc00, 0x3d12_fc06_6e48_667b,
    0x090, 0x3fe2_6962_1134_dc00, 0xbd0b_61f1_0522_6250,
    0x090, 0x3fe2_6962_1134_dc00, 0xbd0b_61f1_0522_6250,
    0x08f, 0x3fe2_a278_6d0e_c000, 0x3d20_6d2b_e797_882d,
    0x08e, 0x3fe2_dbf5_57b0_e000, 0xbd17_a6e5_07b9_dc11,
    0x08e, 0x3fe2_dbf5_57b0_e000, 0xbd17_a6e5_07b9_dc11,
    0x08d, 0x3fe3_15da_4434_0800, 0xbd27_4e93_c5a0_ed9c,
    0x08d, 0x3fe3_15da_4434_0800, 0xbd27_4e93_c5a0_ed9c,
    0x08c, 0x3fe3_5028_ad9d_8c00, 0x3d10_b83f_9527_e6ac,
    0x08b, 0x3fe3_8ae2_1719_7800, 0xbd21_8b7a_bb55_69a4,
    0x08b, 0x3fe3_8ae2_1719_7800, 0xbd21_8b7a_bb55_69a4,
    0x08a, 0x3fe3_c608_0c36_c000, 0xbd02_b736_7cfe_13c2,
    0x08a, 0x3fe3_c608_0c36_c000, 0xbd02_b736_7cfe_13c2,
    0x089, 0x3fe4_019c_2125_cc00, 0xbd26_ce79_30f0_c74c,
    0x089, 0x3fe4_019c_2125_cc00, 0xbd26_ce79_30f0_c74c,
    0x088, 0x3fe4_3d9f_f2f9_2400, 0xbcfd_984f_4810_51f7,
    0x087, 0x3fe4_7a15_27e8_a400, 0xbd22_cb6a_f94d_60aa,
    0x087, 0x3fe4_7a15_27e8_a400, 0xbd22_cb6a_f94d_60aa,
    0x086, 0x3fe4_b6fd_6f97_0c00, 0x3cef_7115_ed4c_541c,
    0x086, 0x3fe4_b6fd_6f97_0c00, 0x3cef_7115_ed4c_541c,
    0x085, 0x3fe4_f45a_835a_5000, 0xbd2e_6c51_6d93_b8fb,
    0x085, 0x3fe4_f45a_835a_5000, 0xbd2e_6c51_6d93_b8fb,
    0x084, 0x3fe5_322e_2686_7800, 0x3d05_ccc4_5d25_7531,
    0x084, 0x3fe5_322e_2686_7800, 0x3d05_ccc4_5d25_7531,
    0x083, 0x3fe5_707a_26bb_8c00, 0x3d09_980b_ff33_03dd,
    0x083, 0x3fe5_707a_26bb_8c00, 0x3d09_980b_ff33_03dd,
    0x082, 0x3fe5_af40_5c36_4800, 0x3d2d_fa63_ac10_c9fb,
    0x082, 0x3fe5_af40_5c36_4800, 0x3d2d_fa63_ac10_c9fb,
    0x081, 0x3fe5_ee82_aa24_1800, 0x3d22_0238_0cda_46be,
    0x081, 0x3fe5_ee82_aa24_1800, 0x3d22_0238_0cda_46be,
    0x080, 0x3fe6_2e42_fefa_3000, 0x3d53_de6a_f278_ece6,
  ]

  /// Looks up the entry for 1 + j/128, with j from 0 to 128.
  @inline(__always)
  static func entry(_ j: UInt64) -> Entry {
    let index = 3 &* Int(truncatingIfNeeded: j)
    return Entry(
      reciprocal: Int64(truncatingIfNeeded: table[index]),
      high: Double(bitPattern: table[index + 1]), low: Double(bitPattern: table[index + 2]))
  }
}
