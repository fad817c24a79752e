// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import AllocationCounter

/// Counts allocations.
enum Allocations {
  /// Counts the allocations of some work, `nil` where they cannot be counted.
  static func made(by work: () -> Void) -> Int? {
    let before = allocationCount()
    work()
    return before < 0 ? nil : allocationCount() - before
  }
}
