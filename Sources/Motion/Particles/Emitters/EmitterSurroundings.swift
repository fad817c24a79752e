// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What few emitters have: a path, a floor, and eddies of the air.
///
/// An emitter without them is small, and a loop over its particles has none of their numbers: they
/// are one element of a list, which is read in place, or none.
struct EmitterSurroundings: Hashable, Sendable {
  private struct Parts: Hashable {
    var path: Track<SIMD2<Double>>?
    var floor: Emitter.Floor?
    var field: TurbulenceField?
  }

  private var parts: [Parts] = []

  init() {}

  /// The motion of the emitter, if it moves.
  var path: Track<SIMD2<Double>>? {
    get { isEmpty ? nil : parts[0].path }
    set { change { $0.path = newValue } }
  }

  /// The floor, if there is one.
  var floor: Emitter.Floor? {
    get { isEmpty ? nil : parts[0].floor }
    set { change { $0.floor = newValue } }
  }

  /// The waves of the turbulence, if there is one.
  var field: TurbulenceField? {
    get { isEmpty ? nil : parts[0].field }
    set { change { $0.field = newValue } }
  }

  /// Whether there is none of them.
  var isEmpty: Bool { parts.isEmpty }

  /// Whether there are eddies.
  var isStirred: Bool { !isEmpty && parts[0].field != nil }

  private mutating func change(_ body: (inout Parts) -> Void) {
    var changed = parts.first ?? Parts()
    body(&changed)
    parts = changed == Parts() ? [] : [changed]
  }
}
