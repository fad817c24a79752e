// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Every named easing, with its name.
enum EasingCatalog {
  /// The families in the order of the catalog, each with three directions.
  static var families: [(name: String, family: Easing.PennerFamily)] {
    [
      ("sine", .sine), ("quad", .quad), ("cubic", .cubic), ("quart", .quart), ("quint", .quint),
      ("expo", .expo), ("circ", .circ), ("back", .back), ("elastic", .elastic),
      ("bounce", .bounce),
    ]
  }

  /// A few easings to choose from, in the notation of the code.
  static var plain: [(name: String, code: String, easing: Easing)] {
    [
      ("linear", ".linear", .linear), ("ease", ".ease", .ease), ("easeIn", ".easeIn", .easeIn),
      ("easeOut", ".easeOut", .easeOut), ("easeInOut", ".easeInOut", .easeInOut),
      ("back, out", ".penner(.back, .out)", .penner(.back, .out)),
      ("bounce, out", ".penner(.bounce, .out)", .penner(.bounce, .out)),
      ("steps(4)", ".steps(4)", .steps(4)),
    ]
  }

  /// A way with a halt and an overshoot, in straight pieces.
  static var stops: Easing {
    .stops([.init(0), .init(0.3, at: 0.15), .init(0.3, at: 0.5), .init(1.1, at: 0.8), .init(1)])
  }

  /// The easings of CSS, those of steps and by modifiers, and the families, three of each.
  ///
  /// `circularEaseIn` and its siblings are Penner's circ under another name.
  static var entries: [(name: String, easing: Easing)] {
    var entries: [(name: String, easing: Easing)] = [
      ("linear", .linear), ("ease", .ease), ("stops", stops),
      ("ease in", .easeIn), ("ease out", .easeOut), ("ease inOut", .easeInOut),
      ("jump start", .steps(4, .jumpStart)), ("jump end", .steps(4, .jumpEnd)),
      ("jump none", .steps(4, .jumpNone)), ("jump both", .steps(4, .jumpBoth)),
      ("mirrored", .easeIn.mirrored()), ("nested", .easeInOut.nested(in: .easeInOut)),
    ]
    for (name, family) in families {
      entries.append((name + " in", .penner(family, .in)))
      entries.append((name + " out", .penner(family, .out)))
      entries.append((name + " inOut", .penner(family, .inOut)))
    }
    return entries
  }
}

extension EasingExplorer {
  /// The choices of a family.
  static var choices: [SceneChoice] {
    var choices = [
      SceneChoice("CSS", code: ".ease, .easeIn,\n  .easeOut, .easeInOut"),
      SceneChoice(
        "steps",
        code: ".steps(4, .jumpStart),\n  .steps(4, .jumpEnd),\n"
          + "  .steps(4, .jumpNone),\n  .steps(4, .jumpBoth)"),
    ]
    for (name, _) in EasingCatalog.families {
      let lines = ["in),", "out),", "inOut), .linear"].map { ".penner(.\(name), .\($0)" }
      choices.append(SceneChoice(name, code: lines.joined(separator: "\n  ")))
    }
    choices.append(
      SceneChoice(
        "others",
        code: """
          .linear,
            .stops([
              .init(0), .init(0.3, at: 0.15),
              .init(0.3, at: 0.5),
              .init(1.1, at: 0.8), .init(1),
            ]),
            .easeIn.mirrored(),
            .easeInOut.nested(in: .easeInOut)
          """))
    return choices
  }

  /// Returns the four easings of a choice.
  static func family(_ choice: Int) -> [Easing] {
    switch choice {
    case 0: return [.ease, .easeIn, .easeOut, .easeInOut]
    case 1:
      return [
        .steps(4, .jumpStart), .steps(4, .jumpEnd), .steps(4, .jumpNone), .steps(4, .jumpBoth),
      ]
    case 2 + EasingCatalog.families.count:
      return [
        .linear, EasingCatalog.stops, .easeIn.mirrored(), .easeInOut.nested(in: .easeInOut),
      ]
    default:
      let family = EasingCatalog.families[choice - 2].family
      return [.penner(family, .in), .penner(family, .out), .penner(family, .inOut), .linear]
    }
  }
}
