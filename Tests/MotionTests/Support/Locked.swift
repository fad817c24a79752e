// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// A value that several tasks of a test change, one at a time.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
