// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The motion of an emitter, whose particles keep the places of their births.
struct EmitterPath {
  typealias Vector = SIMD4<Double>

  /// The places.
  private let track: Track<SIMD2<Double>>

  /// The time of the track when the emitter's own time is 0.
  private let start: Double

  init(_ track: Track<SIMD2<Double>>, start: Double) { (self.track, self.start) = (track, start) }

  /// Returns the place of the emitter at one of its own times.
  func place(at birth: Double) -> SIMD2<Double> {
    let bound = SIMD2(repeating: EmitterKernel.bound)
    return track.value(at: birth + start).clamped(lowerBound: -bound, upperBound: bound)
  }

  /// Returns the cubic that is the path from one own time of the emitter to a later one, if it is one.
  func arc(from first: Double, to last: Double) -> TrackArc<SIMD2<Double>>? {
    let storage = track.storage
    let (first, last) = (first + start, last + start)
    guard first >= 0 && last <= storage.lastInstant else { return nil }
    let index = storage.table.index(at: first)
    guard storage.table.index(at: last) == index, storage.arcs[index].isCubic else { return nil }
    return storage.arcs[index]
  }

  /// Returns the places on a cubic at four own times of the emitter, with the bits of a single place.
  @inline(__always)
  func places(on arc: TrackArc<SIMD2<Double>>, at births: Vector) -> (x: Vector, y: Vector) {
    let s = ((births + start) - arc.begin) / arc.duration - arc.near
    let x = arc.c0.x + (arc.c1.x + (arc.c2.x + arc.c3.x * s) * s) * s
    let y = arc.c0.y + (arc.c1.y + (arc.c2.y + arc.c3.y * s) * s) * s
    let bound = EmitterKernel.bound
    return (x.clamped(from: -bound, to: bound), y.clamped(from: -bound, to: bound))
  }
}
