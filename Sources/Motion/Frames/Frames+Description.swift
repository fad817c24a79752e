// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Debouncer: Described {}

extension Debouncer.Delivery: Described {}

extension FixedTimestep.Frame: Described {}

extension DisplayLink: Described {
  package var notation: Notation { call(["rate": rate]) }
}

extension DisplayLink.Iterator: Described {
  package var notation: Notation { call(["frameClock": frameClock]) }
}
#endif
