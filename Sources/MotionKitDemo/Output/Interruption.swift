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
    stop(by: SIGTSTP)
    store(SIGTSTP)
  }

  /// Stops the program while another one uses its terminal, as after `&` or `bg` in a shell.
  static func awaitForeground() {
    while true {
      let group = tcgetpgrp(STDOUT_FILENO)
      // A terminal that controls other programs reports none.
      if group <= 0 || group == getpgrp() || signal != nil { return }
      stop(by: SIGTTOU)
      // Of a program that no shell controls, the signal has no effect.
      usleep(10_000)
    }
  }

  /// Stops the program by a signal, until it is continued.
  private static func stop(by number: Int32) {
    Foundation.signal(number, SIG_DFL)
    // The threads of tasks take no signals.
    var (stop, before) = (sigset_t(), sigset_t())
    sigemptyset(&stop)
    sigaddset(&stop, number)
    pthread_sigmask(SIG_UNBLOCK, &stop, &before)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &before, nil)
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
