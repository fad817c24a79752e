// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A block of up to 64 points that are displaced together, enough to fill the processor's pipeline.
///
/// Each wave is computed in two passes over the block, because the chain of operations of one pass
/// is too long for the processor to overlap it with the next points. Every lane is computed
/// independently, including padding, so the bits of a point do not depend on its neighbors.
struct RippleBlock {
  private var x = SIMD64<Float>.zero
  private var y = SIMD64<Float>.zero
  private var offsetX = SIMD64<Float>.zero
  private var offsetY = SIMD64<Float>.zero
  private var distance = SIMD64<Float>.zero
  private var directionX = SIMD64<Float>.zero
  private var directionY = SIMD64<Float>.zero

  /// The maximum number of points.
  static var capacity: Int { 64 }

  /// Calls a body with access to a block's numbers.
  @inline(__always)
  static func with(_ body: (Memory) -> Void) {
    var block = RippleBlock()
    withUnsafeMutableBytes(of: &block) { bytes in
      guard let base = bytes.bindMemory(to: SIMD4<Float>.self).baseAddress else { return }
      body(Memory(base: base))
    }
  }

  /// The numbers of a block in memory: seven rows of 64, in groups of four.
  struct Memory {
    let base: UnsafeMutablePointer<SIMD4<Float>>

    @inline(__always)
    private func load(_ row: Int, _ group: Int) -> FloatRegister {
      FloatRegister(value: base[16 &* row &+ group])
    }

    @inline(__always)
    private func store(_ lanes: FloatRegister, _ row: Int, _ group: Int) {
      base[16 &* row &+ group] = lanes.value
    }

    /// Stores one point.
    @inline(__always)
    func set(_ index: Int, _ point: SIMD2<Float>) {
      base[index &>> 2][index & 3] = point.x
      base[16 &+ index &>> 2][index & 3] = point.y
    }

    /// Stores four points.
    @inline(__always)
    func set(_ index: Int, x: SIMD4<Float>, y: SIMD4<Float>) {
      base[index &>> 2] = x
      base[16 &+ index &>> 2] = y
    }

    /// Returns one displaced point.
    @inline(__always)
    func moved(_ index: Int) -> SIMD2<Float> {
      let (group, lane) = (index &>> 2, index & 3)
      return SIMD2(
        base[group][lane] + base[32 &+ group][lane],
        base[16 &+ group][lane] + base[48 &+ group][lane])
    }

    /// Returns four displaced points.
    @inline(__always)
    func movedFour(_ index: Int) -> (x: SIMD4<Float>, y: SIMD4<Float>) {
      (
        (load(0, index &>> 2) + load(2, index &>> 2)).value,
        (load(1, index &>> 2) + load(3, index &>> 2)).value
      )
    }

    /// Computes the displacements of the first points by the waves.
    @inline(__always)
    func move(_ count: Int, by waves: RippleWaves) {
      (base + 32).update(repeating: .zero, count: 32)
      let end = (count &+ 3) &>> 2
      for wave in 0..<waves.count {
        let originX = FloatRegister(waves.originX[wave])
        let originY = FloatRegister(waves.originY[wave])
        var group = 0
        while group < end {
          let polar = RippleKernel.polar(load(0, group) - originX, load(1, group) - originY)
          store(polar.distance, 4, group)
          store(polar.x, 5, group)
          store(polar.y, 6, group)
          group &+= 1
        }
        group = 0
        while group < end {
          let distance = load(4, group)
          let amount = RippleKernel.amount(waves, wave, at: distance)
          let mask = RippleKernel.mask(waves, wave, at: distance)
          // A point that is not moved may have a NaN direction, so the mask is applied last.
          store(load(2, group) - (mask & (amount * load(5, group))), 2, group)
          store(load(3, group) - (mask & (amount * load(6, group))), 3, group)
          group &+= 1
        }
      }
    }
  }
}
