// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SpringColumns {
  /// Computes the coefficients of a time step for each spring.
  func prepare<L: SpringLanes>(_ lanes: L.Type, deltaTime: Double) {
    blocks.visit { kind, blocks in
      for first in blocks {
        let place = block(Int(first), isSingle: MemoryLayout<L.Number.Scalar>.size == 4)
        let decay = place.read(lanes, .decay)
        var (kind, fade) = (kind, place.read(lanes, .fade))
        // In a short step two exponentials would cancel.
        if kind == .over { (kind, fade) = (.near, fade - decay) }
        let basis = L.basis(
          kind,
          L.arguments(
            kind, L.Time(deltaTime), decay: decay, phase: L.times(place.time(.phase)), fade: fade))
        let (none, one) = (L.Number(0), L.Number(1))
        let x = place.shares(lanes, kind, one, none).state(basis)
        let v = place.shares(lanes, kind, none, one).state(basis)
        place.write(lanes, x.displacement, .xx)
        place.write(lanes, v.displacement, .xv)
        place.write(lanes, x.velocity, .vx)
        place.write(lanes, v.velocity, .vv)
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
      let place = block(index, isSingle: isSingle)
      let state = SpringColumns.stepped(lanes, place)
      place.write(lanes, state.value, .value)
      place.write(lanes, state.velocity, .velocity)
      L.storeTimes(now, to: place.starts)
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
      let place = block(index, isSingle: isSingle)
      let isDone = L.Time.atMost(L.times(place.time(.deadline)), now)
      let target = place.read(lanes, .target)
      var state = (value: target, velocity: Number(0))
      if !isDone.isAllOnes {
        let done = L.mask(isDone)
        state = SpringColumns.stepped(lanes, place)
        state.value = Number.select(done, target, state.value)
        state.velocity = done.inverted & state.velocity
      }
      place.write(lanes, state.value, .value)
      place.write(lanes, state.velocity, .velocity)
      L.storeTimes(now, to: place.starts)
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
    _ lanes: L.Type, _ place: SpringPlace
  ) -> (value: L.Number, velocity: L.Number) {
    let target = place.read(lanes, .target)
    let velocity = place.read(lanes, .velocity)
    let displacement = place.read(lanes, .value) - target
    let xx = place.read(lanes, .xx)
    let xv = place.read(lanes, .xv)
    let vx = place.read(lanes, .vx)
    let vv = place.read(lanes, .vv)
    return (
      target + (displacement * xx + velocity * xv), displacement * vx + velocity * vv
    )
  }
}
