// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Buffers of points are displaced in single precision, four points at a time.
///
/// The bits of a point do not depend on its buffer or its index in it, so a mesh may be divided
/// between threads. Nothing is allocated.
///
/// - Accuracy: For the presets, the error of the displacement is within 4e-6 of the amplitude up
///   to a distance of 1300 points, and within 4e-5 at one of 10⁴ points, the precision of a `Float` distance, plus
///   half an ulp of the coordinate. Points on the edge of a near field or of a wave that arrives
///   with a phase may be on either side of it.
/// - Edge cases: Points with coordinates that are not finite are unchanged. So are points beyond
///   the range of single precision: farther from the origin than 10¹⁹, or than two million half
///   waves. Amplitudes are clamped to ±10³⁷.
extension RippleField {
  /// Displaces points.
  ///
  /// - Parameters:
  ///   - points: The undisplaced points.
  ///   - time: The time, in seconds.
  ///   - output: The displaced points.
  /// - Precondition: Both spans have the same count.
  /// - Complexity: O(*n*) for *n* points, for each wave.
  public func displace(
    _ points: Span<SIMD2<Float>>, at time: Double, into output: inout MutableSpan<SIMD2<Float>>
  ) {
    move(points, by: RippleWaves(self, at: time, sign: 1), into: &output)
  }

  /// Displaces points in place.
  ///
  /// - Parameters:
  ///   - points: The undisplaced points, which are replaced by the displaced ones.
  ///   - time: The time, in seconds.
  /// - Complexity: O(*n*) for *n* points, for each wave.
  public func displace(_ points: inout MutableSpan<SIMD2<Float>>, at time: Double) {
    points.withUnsafeMutableBufferPointer {
      move(UnsafeBufferPointer($0), by: RippleWaves(self, at: time, sign: 1), into: $0)
    }
  }

  /// Computes the positions whose content appears at points.
  ///
  /// - Parameters:
  ///   - points: The drawn points.
  ///   - time: The time, in seconds.
  ///   - output: The positions of the content.
  /// - Precondition: Both spans have the same count.
  public func samplePositions(
    for points: Span<SIMD2<Float>>, at time: Double,
    into output: inout MutableSpan<SIMD2<Float>>
  ) {
    move(points, by: RippleWaves(self, at: time, sign: -1), into: &output)
  }

  /// Displaces points whose coordinates are stored separately.
  ///
  /// - Parameters:
  ///   - x: The undisplaced horizontal coordinates.
  ///   - y: The undisplaced vertical coordinates.
  ///   - time: The time, in seconds.
  ///   - outputX: The displaced horizontal coordinates.
  ///   - outputY: The displaced vertical coordinates.
  /// - Precondition: All four spans have the same count.
  public func displace(
    x: Span<Float>, y: Span<Float>, at time: Double, intoX outputX: inout MutableSpan<Float>,
    y outputY: inout MutableSpan<Float>
  ) {
    x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        outputX.withUnsafeMutableBufferPointer { outputX in
          outputY.withUnsafeMutableBufferPointer { outputY in
            displace(x, y, at: time, intoX: outputX, y: outputY)
          }
        }
      }
    }
  }

  /// Displaces points whose coordinates are stored separately, in place.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinates, which are replaced by the displaced ones.
  ///   - y: The vertical coordinates, which are replaced by the displaced ones.
  ///   - time: The time, in seconds.
  /// - Precondition: Both spans have the same count.
  public func displace(
    x: inout MutableSpan<Float>, y: inout MutableSpan<Float>, at time: Double
  ) {
    x.withUnsafeMutableBufferPointer { x in
      y.withUnsafeMutableBufferPointer { y in
        displace(UnsafeBufferPointer(x), UnsafeBufferPointer(y), at: time, intoX: x, y: y)
      }
    }
  }

  private func displace(
    _ x: UnsafeBufferPointer<Float>, _ y: UnsafeBufferPointer<Float>, at time: Double,
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
        let whole = Build.isOptimized ? count & ~3 : 0
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

  /// Returns the displaced points of an array.
  ///
  /// - Parameters:
  ///   - points: The undisplaced points.
  ///   - time: The time, in seconds.
  /// - Returns: The displaced points.
  public func displaced(_ points: [SIMD2<Float>], at time: Double) -> [SIMD2<Float>] {
    var output = points
    output.withUnsafeMutableBufferPointer {
      move(UnsafeBufferPointer($0), by: RippleWaves(self, at: time, sign: 1), into: $0)
    }
    return output
  }

  private func move(
    _ points: Span<SIMD2<Float>>, by waves: RippleWaves,
    into output: inout MutableSpan<SIMD2<Float>>
  ) {
    points.withUnsafeBufferPointer { points in
      output.withUnsafeMutableBufferPointer { move(points, by: waves, into: $0) }
    }
  }

  /// The output may be the memory of the points.
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
        let whole = Build.isOptimized ? count & ~3 : 0
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
