// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// The signals by which a reader ends a program that has to clean up first.
enum Interruption {
  /// The number that a handler may store: C guarantees this for one type only.
  private nonisolated(unsafe) static var received: sig_atomic_t = 0

  /// The received signal, if any.
  static var signal: Int32? { received == 0 ? nil : Int32(received) }

  /// Throws a failure without a message if a signal was received.
  static func check() throws(Failure) {
    if let signal { throw Failure(endedBy: signal) }
  }

  /// Records signals from now onwards, instead of ending the program.
  static func note(_ signals: [Int32]) {
    received = 0
    signals.forEach(store)
  }

  /// Stops the program as a terminal asked for with a noted signal, until it is continued.
  static func suspend() {
    received = 0
    Foundation.signal(SIGTSTP, SIG_DFL)
    // The threads of tasks take no signals.
    var (stop, before) = (sigset_t(), sigset_t())
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, &before)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &before, nil)
    store(SIGTSTP)
  }

  /// Runs a body that checks for a received signal, to clean up first.
  static func noted<E: Error>(during body: () throws(E) -> Void) throws(E) {
    let signals = ending
    note(signals)
    defer { for number in signals { Foundation.signal(number, SIG_DFL) } }
    try body()
  }

  /// The signals that end a program, except those that are ignored, as after `nohup`.
  static var ending: [Int32] {
    [SIGHUP, SIGINT, SIGQUIT, SIGTERM].filter { !isIgnored($0) }
  }

  private static func store(_ number: Int32) {
    Foundation.signal(number) { Interruption.received = sig_atomic_t($0) }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    // In C the action of a signal can only be read by changing it.
    let before = Foundation.signal(number, SIG_IGN)
    Foundation.signal(number, before)
    return unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
