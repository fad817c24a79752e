// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// The control sequences of a terminal.
enum Escape {
  /// Whether the output is a terminal that obeys these sequences.
  static var isObeyed: Bool {
    isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Whether the reader wants colors, which `NO_COLOR` declines.
  static var hasColors: Bool {
    ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
  }

  /// Shows an empty screen; the other one comes back with `leaveScreen`.
  static let enterScreen = "\u{1B}[?1049h"
  static let leaveScreen = "\u{1B}[?1049l"

  static let hideCursor = "\u{1B}[?25l"
  static let showCursor = "\u{1B}[?25h"

  /// A line that is too long is cut instead of continued in the next one.
  static let cutLines = "\u{1B}[?7l"
  static let keepLines = "\u{1B}[?7h"

  /// Moves to the first letter of the screen.
  static let home = "\u{1B}[H"
  static let clearRestOfLine = "\u{1B}[K"
  static let clearRestOfScreen = "\u{1B}[J"

  static func dim(_ text: String) -> String { "\u{1B}[2m\(text)\u{1B}[22m" }
  static func bold(_ text: String) -> String { "\u{1B}[1m\(text)\u{1B}[22m" }

  /// Returns a text in the color of a curve.
  static func colored(_ text: String, _ curve: Int) -> String {
    // Cyan, magenta, green, yellow, blue, red.
    "\u{1B}[\([36, 35, 32, 33, 34, 31][curve % 6])m\(text)\u{1B}[39m"
  }
}
