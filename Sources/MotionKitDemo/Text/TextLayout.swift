// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Text in lines and in columns, as wide as a terminal, and at most 80 letters.
enum TextLayout {
  /// The number of letters in a line.
  static var width: Int { min(80, max(20, (TerminalSize.current ?? .usual).columns)) }

  /// Returns the lines of a text, each after an indentation.
  ///
  /// A word longer than a line is not broken; two spaces stay two.
  static func wrapped(_ text: String, indentedBy indentation: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty, indentation + line.count + 1 + word.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [margin + line]
  }

  /// Returns rows of cells, aligned in columns two letters apart; only the last cell is wrapped.
  ///
  /// In a line too narrow for that, the last cell follows in lines of its own.
  static func table(_ rows: [[String]], indentedBy indentation: Int = 2) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<max(0, count - 1)).map { column in
      rows.map { $0.count > column + 1 ? $0[column].count : 0 }.max() ?? 0
    }
    let margin = String(repeating: " ", count: indentation)
    let start = indentation + widths.reduce(0) { $0 + $1 + 2 }
    let longest = rows.compactMap { $0.last?.split(separator: " ").map(\.count).max() }.max() ?? 0
    let isNarrow = start + min(longest, 24) > width
    return rows.flatMap { row in
      let cells = zip(row.dropLast(), widths).map { padded($0, to: $1) }
      var head = margin + cells.joined(separator: "  ")
      let last = wrapped(row.last ?? "", indentedBy: isNarrow ? indentation + 2 : start)
      while head.last == " " { head.removeLast() }
      guard let first = last.first, !isNarrow else { return [head] + last }
      return [padded(head, to: start) + first.dropFirst(start)] + last.dropFirst()
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
