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

  /// Shows an empty screen instead of the shell's.
  static let enterScreen = "\u{1B}[?1049h"

  /// Shows the shell's screen again.
  static let leaveScreen = "\u{1B}[?1049l"

  /// Hides the cursor.
  static let hideCursor = "\u{1B}[?25l"

  /// Shows the cursor.
  static let showCursor = "\u{1B}[?25h"

  /// Cuts lines that are too long.
  static let cutLines = "\u{1B}[?7l"

  /// Continues lines that are too long in the next one.
  static let keepLines = "\u{1B}[?7h"

  /// Moves to the first letter of the screen.
  static let home = "\u{1B}[H"

  /// Clears the line from the cursor onwards.
  static let clearRestOfLine = "\u{1B}[K"

  /// Clears the screen from the cursor onwards.
  static let clearRestOfScreen = "\u{1B}[J"

  /// Returns a text in a fainter color.
  static func dim(_ text: String) -> String { "\u{1B}[2m\(text)\u{1B}[22m" }

  /// Returns a text in bold letters.
  static func bold(_ text: String) -> String { "\u{1B}[1m\(text)\u{1B}[22m" }

  /// Returns a text in the color of a curve.
  static func colored(_ text: String, _ curve: Int) -> String {
    // Cyan, magenta, green, yellow, blue, red.
    "\u{1B}[\([36, 35, 32, 33, 34, 31][curve % 6])m\(text)\u{1B}[39m"
  }
}
