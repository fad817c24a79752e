// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// The keys of the terminal, each as soon as it is pressed, and without an echo.
///
/// The keys for signals, such as ctrl-C, still send them.
struct KeyInput {
  private let before: termios
  private let clock = ContinuousClock()
  private var bytes: [UInt8] = []
  private var arrival: ContinuousClock.Instant

  /// The time after which a key that begins like a longer one is complete.
  private static let patience = Duration.milliseconds(50)

  /// Whether the input is a terminal.
  static var isPossible: Bool { isatty(STDIN_FILENO) == 1 }

  /// Takes the keys from the terminal's own editing of lines; nil if the input is not a terminal.
  init?() {
    var settings = termios()
    guard KeyInput.isPossible, tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    before = settings
    arrival = clock.now
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    // A read returns at once, with what there is.
    withUnsafeMutableBytes(of: &settings.c_cc) { letters in
      letters[Int(VMIN)] = 0
      letters[Int(VTIME)] = 0
    }
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) == 0 else { return nil }
  }

  /// Gives the keys back.
  func close() {
    var settings = before
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }

  /// Returns the keys that were pressed since the last call, and that have a meaning.
  mutating func next() -> [PlayKey] {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count > 0 {
      bytes += buffer.prefix(count)
      arrival = clock.now
    }
    return PlayKey.take(from: &bytes, isComplete: clock.now - arrival > KeyInput.patience)
  }
}
