// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension LanePair where Half == DoubleRegister {
  /// Wraps 4 numbers.
  @inline(__always) init(_ value: SIMD4<Double>) {
    self.init(DoubleRegister(value: value.lowHalf), DoubleRegister(value: value.highHalf))
  }

  /// The numbers.
  @inline(__always) var value: SIMD4<Double> { SIMD4(lowHalf: low.value, highHalf: high.value) }
}

extension LanePair where Half == LanePair<DoubleRegister> {
  /// Wraps 8 numbers.
  @inline(__always) init(_ value: SIMD8<Double>) {
    self.init(LanePair<DoubleRegister>(value.lowHalf), LanePair<DoubleRegister>(value.highHalf))
  }

  /// The numbers.
  @inline(__always) var value: SIMD8<Double> { SIMD8(lowHalf: low.value, highHalf: high.value) }
}

extension LanePair where Half == FloatRegister {
  /// Wraps 8 numbers.
  @inline(__always) init(_ value: SIMD8<Float>) {
    self.init(FloatRegister(value: value.lowHalf), FloatRegister(value: value.highHalf))
  }

  /// The numbers.
  @inline(__always) var value: SIMD8<Float> { SIMD8(lowHalf: low.value, highHalf: high.value) }
}

extension LanePair where Half == LanePair<FloatRegister> {
  /// Wraps 16 numbers.
  @inline(__always) init(_ value: SIMD16<Float>) {
    self.init(LanePair<FloatRegister>(value.lowHalf), LanePair<FloatRegister>(value.highHalf))
  }

  /// The numbers.
  @inline(__always) var value: SIMD16<Float> { SIMD16(lowHalf: low.value, highHalf: high.value) }
}
