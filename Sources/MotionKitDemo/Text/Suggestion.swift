// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What the writer of an unknown name may have meant.
enum Suggestion {
  /// Returns the end of an error: the nearest of the legal names or, if none is near, all of them.
  static func hint(for word: String, in names: [String]) -> String {
    let all = names.count == 1 ? "there is" : "there are"
    return hint(
      nearest(to: word, in: names),
      otherwise: names.isEmpty ? "" : "; \(all) \(names.joined(separator: ", "))")
  }

  /// Returns the end of an error: a name that may be meant or, if there is none, another end.
  static func hint(_ name: String?, otherwise end: String) -> String {
    name.map { "; did you mean '\($0)'?" } ?? end
  }

  /// Returns the name that a word begins, or that differs in at most a third of its letters.
  ///
  /// Capitals are small letters, and spaces and underscores are hyphens. The word itself is none.
  static func nearest(to word: String, in names: [String]) -> String? {
    let letters = Array(hyphenated(word))
    guard !letters.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for name in names where name != word {
      let other = Array(hyphenated(name))
      let distance = distance(letters, other)
      let isNear =
        distance <= max(1, max(letters.count, other.count) / 3)
        || letters.count > 1 && other.starts(with: letters)
      if isNear, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// Returns a word in small letters, with hyphens instead of spaces and underscores.
  private static func hyphenated(_ word: String) -> String {
    word.lowercased().split { $0.isWhitespace || $0 == "_" || $0 == "-" }.joined(separator: "-")
  }

  /// Returns how many letters to insert, delete, replace, or swap with the next one.
  ///
  /// - Source: Damerau 1964 and Levenshtein 1966; no letter is changed twice.
  private static func distance(_ word: [Character], _ other: [Character]) -> Int {
    var rows = [Array(0...other.count)]
    for (i, letter) in word.enumerated() {
      var row = [i + 1]
      for (j, otherLetter) in other.enumerated() {
        var least = min(rows[i][j + 1], row[j]) + 1
        least = min(least, rows[i][j] + (letter == otherLetter ? 0 : 1))
        if i > 0, j > 0, letter == other[j - 1], word[i - 1] == otherLetter {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[word.count][other.count]
  }
}
