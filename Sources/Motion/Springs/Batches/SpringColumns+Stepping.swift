// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SpringColumns {
  /// Computes the coefficients of a time step for each spring.
  func prepare<L: SpringLanes>(_ lanes: L.Type, deltaTime: Double) {
    blocks.visit { kind, blocks in
      for first in blocks {
        let pointers = block(Int(first), isSingle: MemoryLayout<L.Number.Scalar>.size == 4)
        let decay = pointers.read(lanes, .decay)
        var (kind, fade) = (kind, pointers.read(lanes, .fade))
        // In a short step two exponentials would cancel.
        if kind == .over { (kind, fade) = (.near, fade - decay) }
        let basis = L.basis(
          kind,
          L.arguments(
            kind, L.Time(deltaTime), decay: decay, phase: L.times(pointers.time(.phase)), fade: fade
          ))
        let (none, one) = (L.Number(0), L.Number(1))
        let x = pointers.shares(lanes, kind, one, none).state(basis)
        let v = pointers.shares(lanes, kind, none, one).state(basis)
        pointers.write(lanes, x.displacement, .xx)
        pointers.write(lanes, v.displacement, .xv)
        pointers.write(lanes, x.velocity, .vx)
        pointers.write(lanes, v.velocity, .vv)
      }
    }
  }

  /// Advances all springs by the prepared step, to a time before which none comes to rest.
  ///
  /// Numbers in empty slots are changed too, and are meaningless.
  @inline(__always)
  func step<L: SpringLanes>(_ lanes: L.Type, to time: Double) {
    let isSingle = MemoryLayout<L.Number.Scalar>.size == 4
    let now = L.Time(time)
    var index = 0
    while index < slotCount {
      let pointers = block(index, isSingle: isSingle)
      let state = SpringColumns.stepped(lanes, pointers)
      pointers.write(lanes, state.value, .value)
      pointers.write(lanes, state.velocity, .velocity)
      L.storeTimes(now, to: pointers.starts)
      index &+= L.width
    }
  }

  /// Advances all springs by the prepared step; those past their rest time are at rest.
  ///
  /// - Returns: The time at which the next one comes to rest.
  @inline(__always)
  func stepToRest<L: SpringLanes>(_ lanes: L.Type, to time: Double) -> Double {
    typealias Number = L.Number
    let isSingle = MemoryLayout<L.Number.Scalar>.size == 4
    let now = L.Time(time)
    var index = 0
    while index < slotCount {
      let pointers = block(index, isSingle: isSingle)
      let isDone = L.Time.atMost(L.times(pointers.time(.deadline)), now)
      let target = pointers.read(lanes, .target)
      var state = (value: target, velocity: Number(0))
      if !isDone.isAllOnes {
        let done = L.mask(isDone)
        state = SpringColumns.stepped(lanes, pointers)
        state.value = Number.select(done, target, state.value)
        state.velocity = done.inverted & state.velocity
      }
      pointers.write(lanes, state.value, .value)
      pointers.write(lanes, state.velocity, .velocity)
      L.storeTimes(now, to: pointers.starts)
      index &+= L.width
    }
    var next = Double.infinity
    for first in Swift.stride(from: 0, to: slotCount, by: 4) {
      let deadlines = block(first, isSingle: isSingle).time(.deadline)
      for lane in 0..<4 where deadlines[lane] > time { next = Swift.min(next, deadlines[lane]) }
    }
    return next
  }

  @inline(__always)
  private static func stepped<L: SpringLanes>(
    _ lanes: L.Type, _ pointers: SpringPointers
  ) -> (value: L.Number, velocity: L.Number) {
    let target = pointers.read(lanes, .target)
    let velocity = pointers.read(lanes, .velocity)
    let displacement = pointers.read(lanes, .value) - target
    let xx = pointers.read(lanes, .xx)
    let xv = pointers.read(lanes, .xv)
    let vx = pointers.read(lanes, .vx)
    let vv = pointers.read(lanes, .vv)
    return (
      target + (displacement * xx + velocity * xv), displacement * vx + velocity * vv
    )
  }
}
