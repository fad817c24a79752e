// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension VectorSpace {
  /// The Euclidean length, computed without overflow or underflow of the squares.
  ///
  /// For a scalar it is the absolute value, to the bit: the root of a square that is in range is
  /// exact.
  @inlinable
  var length: Double {
    let length = magnitude
    if length > 0x1p-500 && length < 0x1p+500 { return length }
    if length < 1 {
      // Single precision cannot represent this factor, and its squares do not need it.
      let scaled = scaled(by: 0x1p+600).magnitude * 0x1p-600
      return scaled == scaled ? scaled : length
    }
    return scaled(by: 0x1p-600).magnitude * 0x1p+600
  }

  /// The vector of length 1 in the same direction; `nil` for zero, and if it is not finite.
  @inlinable
  var normalized: Self? {
    let length = self.length
    if length > 0x1p-1000 && length < 0x1p+1000 { return scaled(by: 1 / length) }
    let level = scaled(by: length < 1 ? 0x1p+200 : 0x1p-200)
    return level.length > 0 && level.length < .infinity ? level.scaled(by: 1 / level.length) : nil
  }
}
