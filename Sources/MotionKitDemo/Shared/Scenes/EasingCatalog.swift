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
  /// The easings to choose from, after the drawn one: CSS, steps, Penner's families, and others.
  static var named: [(name: String, code: String, easing: Easing)] {
    var named: [(name: String, code: String, easing: Easing)] = [
      ("ease", ".ease", .ease), ("ease-in", ".easeIn", .easeIn),
      ("ease-out", ".easeOut", .easeOut), ("ease-in-out", ".easeInOut", .easeInOut),
      ("steps, jump at the start", ".steps(4, .jumpStart)", .steps(4, .jumpStart)),
      ("steps, jump at the end", ".steps(4, .jumpEnd)", .steps(4, .jumpEnd)),
      ("steps, jump at neither", ".steps(4, .jumpNone)", .steps(4, .jumpNone)),
      ("steps, jump at both", ".steps(4, .jumpBoth)", .steps(4, .jumpBoth)),
    ]
    for (name, family) in EasingCatalog.families {
      named.append((name + " in", ".penner(.\(name), .in)", .penner(family, .in)))
      named.append((name + " out", ".penner(.\(name), .out)", .penner(family, .out)))
      named.append((name + " in-out", ".penner(.\(name), .inOut)", .penner(family, .inOut)))
    }
    let stops = """
      .stops([
        .init(0), .init(0.3, at: 0.15),
        .init(0.3, at: 0.5),
        .init(1.1, at: 0.8), .init(1),
      ])
      """
    return named + [
      ("linear", ".linear", .linear), ("stops", stops, EasingCatalog.stops),
      ("ease-in, mirrored", ".easeIn.mirrored()", .easeIn.mirrored()),
      (
        "ease-in-out, nested", "\n  .easeInOut.nested(in: .easeInOut)",
        .easeInOut.nested(in: .easeInOut)
      ),
    ]
  }

  /// The choices of an easing; the first is the drawn one.
  static var choices: [SceneChoice] {
    [SceneChoice("drawn by its points", code: ".bezier(\n  {x1}, {y1}, {x2}, {y2})")]
      + named.map { SceneChoice($0.name, code: $0.code) }
  }

  /// Returns the four easings that move beside a choice: its family, and CSS beside the drawn one.
  static func family(of choice: Int) -> [Easing] {
    let place = max(choice - 1, 0)
    let (first, all) = (8, named.map { $0.easing })
    let last = first + 3 * EasingCatalog.families.count
    guard place >= first, place < last else {
      let start = place >= last ? last : place / 4 * 4
      return Array(all[start..<start + 4])
    }
    let start = first + (place - first) / 3 * 3
    return Array(all[start..<start + 3]) + [.linear]
  }
}
