// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Subject {
  /// A kind of subject, with texts that name one.
  struct Kind: Sendable {
    /// The kind, with its article.
    let name: String

    /// The texts as they are typed in a shell, a line each.
    let examples: [String]

    private init(_ name: String, _ examples: String...) {
      (self.name, self.examples) = (name, examples)
    }

    /// The kinds that are one number, or have properties that are.
    static let numbers = [
      Kind("an easing", "ease-in  'cubic-bezier(.4, 0, .2, 1)'  'penner(elastic, out)'"),
      Kind(
        "a spring", "bouncy  'spring(duration: 0.5, bounce: 0.3, velocity: 4)'",
        "'spring(mass: 1, stiffness: 100, damping: 10, from: 0, to: 2)'"),
      Kind("a track", "card.json, a file with keyframes or values"),
      Kind("CSS", "card.css  card.css#rise  'card.css#rise.opacity'"),
    ]

    /// All kinds.
    static let all =
      numbers + [
        Kind("haptics", "knock.ahap, a file of Apple’s format"),
        Kind(
          "a scene", "push  'push(scale: 0.9, cut: 0.15)'",
          "'ripple(taps: 0.2/100/200; 0.8/50/60)', with time/x/y of each tap"),
      ]
  }
}
