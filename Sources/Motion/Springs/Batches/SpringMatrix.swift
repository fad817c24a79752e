// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The steps of four springs, as matrices.
///
/// Each is the `Spring.Step` of its spring, to the bit in double precision.
struct SpringMatrix<L: SpringLanes> {
  let xx, xv, vx, vv: L

  /// The constants of springs, as in `SpringLaws`.
  struct Constants {
    let pace: L.Time
    let slowRate, gain, pull: L

    @inline(__always)
    init(_ block: SpringBlock<L.Scalar>) {
      let laws = block.laws
      pace = L.Time(laws.pointee.paces)
      slowRate = L(laws.pointee.slowRates)
      gain = L(laws.pointee.gains)
      pull = L(laws.pointee.pulls)
    }

    /// Reads the constants of one spring, for each lane.
    @inline(__always)
    init(_ block: SpringBlock<L.Scalar>, lane: Int) {
      let laws = block.laws
      pace = L.Time(laws.pointee.paces[inMemory: lane])
      slowRate = L(laws.pointee.slowRates[inMemory: lane])
      gain = L(laws.pointee.gains[inMemory: lane])
      pull = L(laws.pointee.pulls[inMemory: lane])
    }
  }

  /// The arguments of the elementary functions.
  ///
  /// The first is the exponent of the slow rate. The second is the phase of a swing, the exponent
  /// of the fast rate, or, in its remainder, the exponent of a loss or the time.
  struct Arguments {
    let first, second: SplitNumber<L>

    @inline(__always)
    init(_ form: SpringForm, _ constants: Constants, after time: L.Time) {
      let narrowed = L.narrowed(time)
      let slow = narrowed * (constants.slowRate * L.decayUnit)
      first = L.split(slow)
      let pace = constants.pace
      switch form {
      case .swing: second = L.split(time, pace)
      case .critical: second = SplitNumber(pattern: narrowed, rest: narrowed)
      case .near:
        let excess = L.max(narrowed * L.narrowed(pace), L.leastExponent)
        second = SplitNumber(pattern: excess, rest: excess)
      case .over:
        second = L.split(L.max(slow + narrowed * L.narrowed(pace), L.leastExponent))
      }
    }
  }

  /// Evaluates the steps of springs of a form.
  ///
  /// The arguments are in memory: their bytes, which index tables, are read without a detour over
  /// registers.
  @inline(__always)
  init(
    _ form: SpringForm, _ constants: Constants, _ arguments: UnsafePointer<Arguments>
  ) {
    // Once a number is in a register, its bytes would be extracted from it.
    let bytes = UnsafeRawPointer(arguments)
    let firstBytes = Self.lastBytes(bytes)
    let secondBytes = Self.lastBytes(bytes + 2 * MemoryLayout<L>.size)
    let second = arguments.pointee.second
    let power = L.power(arguments.pointee.first, firstBytes)
    let position, velocity, gain: L
    switch form {
    case .swing:
      let swing = L.swing(second, power, secondBytes)
      (position, velocity, gain) = (swing.first, swing.first, swing.second * constants.gain)
    case .critical:
      (position, velocity, gain) = (power, power, power * second.rest)
    case .near:
      let lost = power * L.loss(second.rest)
      (position, velocity, gain) = (power, power - lost, lost * constants.gain)
    case .over:
      let fast = L.power(second, secondBytes)
      (position, velocity, gain) = (power, fast, (power - fast) * constants.gain)
    }
    let slowGain = constants.slowRate * gain
    xx = position + slowGain
    xv = gain
    vx = constants.pull * gain
    vv = velocity - slowGain
  }

  /// Evaluates the steps of springs of a form after some time.
  @inline(__always)
  init(_ form: SpringForm, _ constants: Constants, after time: L.Time) {
    self = withUnsafePointer(to: Arguments(form, constants, after: time)) {
      Self(form, constants, $0)
    }
  }

  /// Wraps the matrices for which a block is prepared.
  @inline(__always)
  init(preparedIn block: SpringBlock<L.Scalar>) {
    (xx, xv) = (L(block.states.pointee.xx), L(block.states.pointee.xv))
    (vx, vv) = (L(block.states.pointee.vx), L(block.states.pointee.vv))
  }

  /// The states of the springs of a block after the steps.
  @inline(__always)
  func state(_ block: SpringBlock<L.Scalar>) -> (value: L, velocity: L) {
    let states = block.states
    return state(
      L(states.pointee.values), L(states.pointee.velocities), toward: L(states.pointee.targets))
  }

  /// The states of springs after the steps.
  @inline(__always)
  func state(_ value: L, _ velocity: L, toward target: L) -> (value: L, velocity: L) {
    let displacement = value - target
    return (
      target + (displacement * xx + velocity * xv), displacement * vx + velocity * vv
    )
  }

  /// Reads the last byte of each number.
  @inline(__always)
  private static func lastBytes(_ start: UnsafeRawPointer) -> SIMD4<UInt8> {
    let size = MemoryLayout<L.Scalar>.size
    let bytes = start + (UInt16(1).littleEndian == 1 ? 0 : size &- 1)
    func byte(_ lane: Int) -> UInt8 { bytes.load(fromByteOffset: lane &* size, as: UInt8.self) }
    return SIMD4(byte(0), byte(1), byte(2), byte(3))
  }
}
