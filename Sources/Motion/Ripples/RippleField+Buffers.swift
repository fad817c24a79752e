// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Buffers of points are moved in single precision, four at a time.
///
/// A point gets the same bits in any buffer and at any place in it, so a mesh may be split
/// between threads. Nothing is allocated.
///
/// - Accuracy: With the presets, within 4e-6 of the amplitude of the exact displacement on a
///   screen, and within 4e-5 at 10⁴ points, where a `Float` knows distances no better; and
///   half an ulp of the coordinate. Points that lie on the edge of a near field or of a wave
///   that arrives with a phase may fall on either side of it.
/// - Edge cases: Coordinates that are not finite stay as they are. So do points for which
///   single precision does not suffice: farther from the origin than 10¹⁹, or than two
///   million half waves. Amplitudes beyond 10³⁷ count as that.
extension RippleField {
  /// Moves points.
  ///
  /// - Parameters:
  ///   - points: The points before they are moved.
  ///   - time: Seconds.
  ///   - output: Where they go. It may be the memory of `points`.
  /// - Precondition: Both have the same count.
  /// - Complexity: O(*n*) for each wave, 3 ns a point.
  public func displace(
    _ points: UnsafeBufferPointer<SIMD2<Float>>, at time: Double,
    into output: UnsafeMutableBufferPointer<SIMD2<Float>>
  ) {
    move(points, by: RippleWaves(self, at: time, sign: 1), into: output)
  }

  /// Finds where the content that points show comes from.
  ///
  /// - Parameters:
  ///   - points: The points that are drawn.
  ///   - time: Seconds.
  ///   - output: Where the others go. It may be the memory of `points`.
  /// - Precondition: Both have the same count.
  public func samplePositions(
    for points: UnsafeBufferPointer<SIMD2<Float>>, at time: Double,
    into output: UnsafeMutableBufferPointer<SIMD2<Float>>
  ) {
    move(points, by: RippleWaves(self, at: time, sign: -1), into: output)
  }

  /// Moves points whose coordinates are stored apart.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinates before they are moved.
  ///   - y: The vertical ones.
  ///   - time: Seconds.
  ///   - outputX: Where the horizontal coordinates go. It may be the memory of `x`.
  ///   - outputY: Where the vertical ones go. It may be the memory of `y`.
  /// - Precondition: All four have the same count.
  public func displace(
    x: UnsafeBufferPointer<Float>, y: UnsafeBufferPointer<Float>, at time: Double,
    intoX outputX: UnsafeMutableBufferPointer<Float>, y outputY: UnsafeMutableBufferPointer<Float>
  ) {
    precondition(
      x.count == y.count && x.count == outputX.count && x.count == outputY.count,
      "the coordinates must have the same count")
    guard let inX = UnsafeRawPointer(x.baseAddress), let inY = UnsafeRawPointer(y.baseAddress),
      let outX = UnsafeMutableRawPointer(outputX.baseAddress),
      let outY = UnsafeMutableRawPointer(outputY.baseAddress)
    else { return }
    let waves = RippleWaves(self, at: time, sign: 1)
    RippleBlock.with { block in
      for begin in stride(from: 0, to: x.count, by: RippleBlock.capacity) {
        let count = Swift.min(RippleBlock.capacity, x.count - begin)
        let whole = Elementary.isOptimized ? count & ~3 : 0
        for index in stride(from: 0, to: whole, by: 4) {
          let offset = 4 * (begin + index)
          block.set(
            index, x: inX.loadUnaligned(fromByteOffset: offset, as: SIMD4<Float>.self),
            y: inY.loadUnaligned(fromByteOffset: offset, as: SIMD4<Float>.self))
        }
        for index in whole..<count { block.set(index, SIMD2(x[begin + index], y[begin + index])) }
        block.move(count, by: waves)
        for index in stride(from: 0, to: whole, by: 4) {
          let (x, y) = block.movedFour(index)
          let offset = 4 * (begin + index)
          outX.storeBytes(of: x, toByteOffset: offset, as: SIMD4<Float>.self)
          outY.storeBytes(of: y, toByteOffset: offset, as: SIMD4<Float>.self)
        }
        for index in whole..<count {
          let point = block.moved(index)
          outputX[begin + index] = point.x
          outputY[begin + index] = point.y
        }
      }
    }
  }

  /// Moves the points of an array.
  ///
  /// - Parameters:
  ///   - points: The points before they are moved.
  ///   - time: Seconds.
  /// - Returns: Where they go.
  public func displaced(_ points: [SIMD2<Float>], at time: Double) -> [SIMD2<Float>] {
    var output = points
    output.withUnsafeMutableBufferPointer {
      displace(UnsafeBufferPointer($0), at: time, into: $0)
    }
    return output
  }

  private func move(
    _ points: UnsafeBufferPointer<SIMD2<Float>>, by waves: RippleWaves,
    into output: UnsafeMutableBufferPointer<SIMD2<Float>>
  ) {
    precondition(points.count == output.count, "points and output must have the same count")
    guard let source = UnsafeRawPointer(points.baseAddress),
      let target = UnsafeMutableRawPointer(output.baseAddress)
    else { return }
    RippleBlock.with { block in
      for begin in stride(from: 0, to: points.count, by: RippleBlock.capacity) {
        let count = Swift.min(RippleBlock.capacity, points.count - begin)
        let whole = Elementary.isOptimized ? count & ~3 : 0
        for index in stride(from: 0, to: whole, by: 4) {
          let four = source.loadUnaligned(
            fromByteOffset: 8 * (begin + index), as: SIMD8<Float>.self)
          block.set(index, x: four.evenHalf, y: four.oddHalf)
        }
        for index in whole..<count { block.set(index, points[begin + index]) }
        block.move(count, by: waves)
        for index in stride(from: 0, to: whole, by: 4) {
          let (x, y) = block.movedFour(index)
          var four = SIMD8<Float>()
          four.evenHalf = x
          four.oddHalf = y
          target.storeBytes(of: four, toByteOffset: 8 * (begin + index), as: SIMD8<Float>.self)
        }
        for index in whole..<count { output[begin + index] = block.moved(index) }
      }
    }
  }
}
