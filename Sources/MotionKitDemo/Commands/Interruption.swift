// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// The signals by which a reader ends a program that has something to put in order first.
enum Interruption {
  /// The number that a handler may store: C has a type for nothing else.
  private nonisolated(unsafe) static var received: sig_atomic_t = 0

  /// The signal that came, if one did.
  static var signal: Int32? { received == 0 ? nil : Int32(received) }

  /// Notes signals from now on, instead of ending the program.
  static func note(_ signals: [Int32]) {
    received = 0
    for number in signals {
      Foundation.signal(number) { Interruption.received = sig_atomic_t($0) }
    }
  }
}
