// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SpringColumns {
  /// Computes what each spring does in a step of time.
  @inline(__always)
  func prepare<L: SpringLanes>(_ lanes: L.Type, deltaTime: Double) {
    for first in Swift.stride(from: 0, to: slotCount, by: L.width) {
      let place = block(first, L.Number.Scalar.self)
      switch place.kind {
      case .swing: SpringColumns.prepare(lanes, .swing, place, L.Time(deltaTime))
      case .critical: SpringColumns.prepare(lanes, .critical, place, L.Time(deltaTime))
      case .over: SpringColumns.prepare(lanes, .over, place, L.Time(deltaTime))
      }
    }
  }

  @inline(__always)
  private static func prepare<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, _ place: SpringPlace<L.Number.Scalar>,
    _ elapsed: L.Time
  ) {
    let slowRate = L.numbers(place.rate(.slowRate))
    let stiffness = L.numbers(place.rate(.stiffness))
    let response = response(lanes, kind, place, elapsed)
    let push = response.e * (slowRate * response.g)
    L.store(response.e * response.c + push, to: place.number(.xx))
    L.store(response.e * response.g, to: place.number(.xv))
    L.store(L.Number(0) - response.e * (stiffness * response.g), to: place.number(.vx))
    L.store(response.e * response.k - push, to: place.number(.vv))
  }

  /// Moves all springs by the step that was prepared, to a time before which none comes to rest.
  ///
  /// What is in empty slots is moved too, and means nothing.
  @inline(__always)
  func step<L: SpringLanes>(_ lanes: L.Type, to time: Double) {
    typealias Scalar = L.Number.Scalar
    let now = L.Time(time)
    var index = 0
    while index < slotCount {
      let place = block(index, Scalar.self)
      let state = SpringColumns.stepped(lanes, place)
      L.store(state.value, to: place.number(.value))
      L.store(state.velocity, to: place.number(.velocity))
      L.storeTimes(now, to: place.starts)
      index &+= L.width
    }
  }

  /// Moves all springs by the step that was prepared; those whose time has come are at rest.
  ///
  /// - Returns: When the next one comes to rest.
  @inline(__always)
  func stepToRest<L: SpringLanes>(_ lanes: L.Type, to time: Double) -> Double {
    typealias Number = L.Number
    typealias Scalar = L.Number.Scalar
    let now = L.Time(time)
    var index = 0
    while index < slotCount {
      let place = block(index, Scalar.self)
      let isDone = L.Time.atMost(L.times(place.time(.deadline)), now)
      let target = L.numbers(place.number(.target))
      var state = (value: target, velocity: Number(0))
      if !isDone.isAllOnes {
        let done = L.mask(isDone)
        state = SpringColumns.stepped(lanes, place)
        state.value = Number.select(done, target, state.value)
        state.velocity = done.inverted & state.velocity
      }
      L.store(state.value, to: place.number(.value))
      L.store(state.velocity, to: place.number(.velocity))
      L.storeTimes(now, to: place.starts)
      index &+= L.width
    }
    var next = Double.infinity
    for slot in 0..<slotCount {
      let deadline = times[SpringColumns.place(.deadline, slot)]
      if deadline > time { next = Swift.min(next, deadline) }
    }
    return next
  }

  @inline(__always)
  private static func stepped<L: SpringLanes>(
    _ lanes: L.Type, _ place: SpringPlace<L.Number.Scalar>
  ) -> (value: L.Number, velocity: L.Number) {
    let target = L.numbers(place.number(.target))
    let velocity = L.numbers(place.number(.velocity))
    let displacement = L.numbers(place.number(.value)) - target
    let xx = L.numbers(place.number(.xx))
    let xv = L.numbers(place.number(.xv))
    let vx = L.numbers(place.number(.vx))
    let vv = L.numbers(place.number(.vv))
    return (
      target + (displacement * xx + velocity * xv), displacement * vx + velocity * vv
    )
  }
}
