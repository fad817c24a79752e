// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// The guesses of the named curves as numbers: the results of `BezierGuess` for their control
// points, which a test confirms. In line they are constants, and no sample waits for them.
extension BezierGuess {
  /// The guess for a third and two thirds, whose parameter is the input.
  @inlinable
  static var identity: BezierGuess {
    BezierGuess(
      low3: SIMD2(0, 0), low2: SIMD2(0, 0), low1: SIMD2(1, 0), low0: SIMD2(0, 1),
      step3: SIMD2(0, 0), step2: SIMD2(0, 0), step1: SIMD2(0, 0), step0: SIMD2(0, 0),
      edge: 0.5, reach: 0x1p-4)
  }

  /// The guess for 0.25 and 0.25.
  @inlinable
  static var ease: BezierGuess {
    BezierGuess(
      low3: SIMD2(0x1.63e5ecp3, -0x1.9d4138p-38), low2: SIMD2(-0x1.5070a4p1, 0x1.4ade76p3),
      low1: SIMD2(0x1.55d460p0, -0x1.9d9614p1), low0: SIMD2(0, 1),
      step3: SIMD2(-0x1.6d1542p5, -0x1.a72796p3), step2: SIMD2(-0x1.376eb8p5, -0x1.fe811ep5),
      step1: SIMD2(0x1.55ecf6p3, 0x1.030a5ap2), step0: SIMD2(-0x1.a8f508p-1, 0),
      edge: 0x1.400000p-2, reach: 0x1.07936ap-14)
  }

  /// The guess for 0.42 and 1.0.
  @inlinable
  static var easeIn: BezierGuess {
    BezierGuess(
      low3: SIMD2(-0x1.5b0928p-2, 0x1.32338ap-3), low2: SIMD2(-0x1.c2cedcp-3, -0x1.d1d026p-1),
      low1: SIMD2(0x1.96356cp-1, 0x1.154492p-6), low0: SIMD2(0, 1),
      step3: SIMD2(0x1.4d3094p-1, -0x1.20f988p-1), step2: SIMD2(-0x1.296728p-2, 0x1.5b4778p1),
      step1: SIMD2(-0x1.7736c6p-1, -0x1.33e15cp1), step0: SIMD2(0x1.1b09aap-3, 0),
      edge: 0x1.a31c98p-1, reach: 0x1.1a9bcep-14)
  }

  /// The guess for 0.0 and 0.58.
  @inlinable
  static var easeOut: BezierGuess {
    BezierGuess(
      low3: SIMD2(0x1.01ec96p14, 0x1.267d88p13), low2: SIMD2(0x1.7b66c2p11, 0x1.8c885ap13),
      low1: SIMD2(0x1.01aa28p5, 0x1.2bf334p9), low0: SIMD2(0, 1),
      step3: SIMD2(-0x1.5ef43ep14, -0x1.5f7254p13), step2: SIMD2(0x1.913418p12, -0x1.1e1f76p14),
      step1: SIMD2(0x1.060e62p13, 0x1.f119f6p13), step0: SIMD2(0x1.0fbc66p8, 0x1.86f236p11),
      edge: 0x1.738da4p-3, reach: 0x1.1a9bcep-14)
  }

  /// The guess for 0.42 and 0.58.
  @inlinable
  static var easeInOut: BezierGuess {
    BezierGuess(
      low3: SIMD2(0x1.d6891ap-1, -0x1.d0a6e6p-2), low2: SIMD2(-0x1.4821d6p0, 0x1.f82eb0p0),
      low1: SIMD2(0x1.9659c6p-1, -0x1.0d995ap1), low0: SIMD2(0, 1),
      step3: SIMD2(0x1.3781d6p1, 0x1.8fdcb6p0), step2: SIMD2(-0x1.abfc84p-1, -0x1.efc284p-2),
      step1: SIMD2(0x1.dd2a24p-2, 0x1.e8f20cp-1), step0: SIMD2(-0x1.ad0624p-5, 0),
      edge: 0x1.000000p-1, reach: 0x1.77b008p-14)
  }

  @inlinable
  init(
    low3: SIMD2<Double>, low2: SIMD2<Double>, low1: SIMD2<Double>, low0: SIMD2<Double>,
    step3: SIMD2<Double>, step2: SIMD2<Double>, step1: SIMD2<Double>, step0: SIMD2<Double>,
    edge: Double, reach: Double
  ) {
    self.low3 = low3
    self.low2 = low2
    self.low1 = low1
    self.low0 = low0
    self.step3 = step3
    self.step2 = step2
    self.step1 = step1
    self.step0 = step0
    self.edge = SIMD2(repeating: edge)
    self.reach = reach
  }
}
