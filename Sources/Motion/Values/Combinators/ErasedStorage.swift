// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A reference to a motion, for closures that copy their captures at each call and lists that copy
/// each member on access.
@usableFromInline
final class ErasedStorage<Base: Sendable>: Sendable {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) { self.base = base }
}
#endif
