// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What an easing is, and what is derived from it: immutable, and shared by all copies.
@usableFromInline
final class EasingStorage: Sendable {
  let kind: Easing.Kind

  /// The curve of a Bézier easing, and the identity's of every other kind.
  @usableFromInline let curve: UnitBezier

  /// Whether progress is time.
  @usableFromInline let isLinear: Bool

  /// Whether the easing is a Bézier curve.
  @usableFromInline let isBezier: Bool

  init(_ kind: Easing.Kind, _ curve: UnitBezier) {
    self.kind = kind
    self.curve = curve
    isLinear = kind == .linear
    isBezier = kind == .bezier
  }
}

extension EasingStorage: Hashable {
  @usableFromInline
  static func == (a: EasingStorage, b: EasingStorage) -> Bool {
    a === b || a.kind == b.kind && a.curve == b.curve
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(curve)
  }
}
