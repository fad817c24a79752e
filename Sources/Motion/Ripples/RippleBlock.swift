// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The points that are moved together, up to 64: enough for the processor to be busy.
///
/// Each wave is computed in two passes over the block, because one pass is a chain of
/// operations too long for the processor to begin the next points meanwhile. Every lane
/// is computed for itself, padding included, so a point gets the same bits whatever its
/// neighbors are.
struct RippleBlock {
  private var x = SIMD64<Float>.zero
  private var y = SIMD64<Float>.zero
  private var offsetX = SIMD64<Float>.zero
  private var offsetY = SIMD64<Float>.zero
  private var distance = SIMD64<Float>.zero
  private var directionX = SIMD64<Float>.zero
  private var directionY = SIMD64<Float>.zero

  /// How many points it holds.
  static var capacity: Int { 64 }

  /// Calls a body with access to a block's numbers.
  @inline(__always)
  static func with(_ body: (Memory) -> Void) {
    var block = RippleBlock()
    withUnsafeMutableBytes(of: &block) { bytes in
      guard let base = bytes.baseAddress else { return }
      body(Memory(base: base))
    }
  }

  /// The numbers of a block in memory: seven rows of 64.
  struct Memory {
    let base: UnsafeMutableRawPointer

    /// The distance from one row to the next, in bytes.
    private static var row: Int { 4 * capacity }

    @inline(__always)
    private func load(_ row: Int, _ offset: Int) -> FloatRegister {
      base.load(fromByteOffset: row &* Memory.row &+ offset, as: FloatRegister.self)
    }

    @inline(__always)
    private func store(_ lanes: FloatRegister, _ row: Int, _ offset: Int) {
      base.storeBytes(
        of: lanes, toByteOffset: row &* Memory.row &+ offset, as: FloatRegister.self)
    }

    /// Takes one point.
    @inline(__always)
    func set(_ index: Int, _ point: SIMD2<Float>) {
      base.storeBytes(of: point.x, toByteOffset: 4 * index, as: Float.self)
      base.storeBytes(of: point.y, toByteOffset: Memory.row + 4 * index, as: Float.self)
    }

    /// Takes four points.
    @inline(__always)
    func set(_ index: Int, x: SIMD4<Float>, y: SIMD4<Float>) {
      store(FloatRegister(value: x), 0, 4 * index)
      store(FloatRegister(value: y), 1, 4 * index)
    }

    /// Gives one point, moved.
    @inline(__always)
    func moved(_ index: Int) -> SIMD2<Float> {
      func number(_ row: Int) -> Float {
        base.load(fromByteOffset: row * Memory.row + 4 * index, as: Float.self)
      }
      return SIMD2(number(0) + number(2), number(1) + number(3))
    }

    /// Gives four points, moved.
    @inline(__always)
    func movedFour(_ index: Int) -> (x: SIMD4<Float>, y: SIMD4<Float>) {
      (
        (load(0, 4 * index) + load(2, 4 * index)).value,
        (load(1, 4 * index) + load(3, 4 * index)).value
      )
    }

    /// Computes how far the waves move the first points.
    @inline(__always)
    func move(_ count: Int, by waves: RippleWaves) {
      base.storeBytes(of: .zero, toByteOffset: 2 * Memory.row, as: SIMD64<Float>.self)
      base.storeBytes(of: .zero, toByteOffset: 3 * Memory.row, as: SIMD64<Float>.self)
      let end = 4 * count
      for wave in 0..<waves.count {
        let originX = FloatRegister(waves.originX[wave])
        let originY = FloatRegister(waves.originY[wave])
        var offset = 0
        while offset < end {
          let polar = RippleKernel.polar(load(0, offset) - originX, load(1, offset) - originY)
          store(polar.distance, 4, offset)
          store(polar.x, 5, offset)
          store(polar.y, 6, offset)
          offset &+= 16
        }
        offset = 0
        while offset < end {
          let distance = load(4, offset)
          let amount = RippleKernel.amount(waves, wave, at: distance)
          let mask = RippleKernel.mask(waves, wave, at: distance)
          // What is not moved may have no direction: the mask comes last.
          store(load(2, offset) - (mask & (amount * load(5, offset))), 2, offset)
          store(load(3, offset) - (mask & (amount * load(6, offset))), 3, offset)
          offset &+= 16
        }
      }
    }
  }
}
