// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// The size of a terminal in characters.
struct TerminalSize: Equatable {
  /// The characters in a line.
  let columns: Int

  /// The lines.
  let rows: Int

  /// A usual size.
  static let usual = TerminalSize(columns: 80, rows: 24)

  /// The size of the terminal that shows the output now; nil if the output is not a terminal.
  ///
  /// A usual size is assumed if the terminal does not report any.
  static var current: TerminalSize? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return usual }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
