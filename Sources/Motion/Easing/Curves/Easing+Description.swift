// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Easing {
  /// The easing as CSS text that decodes to an equal easing; nil if CSS has no exact form.
  ///
  /// Keywords are used where they exist, and numbers are the shortest that decode to the same bits.
  /// Penner's curves and modified easings have no exact form in CSS.
  public var css: String? {
    switch kind {
    case .linear: return "linear"
    case .bezier:
      switch self {
      case .ease: return "ease"
      case .easeIn: return "ease-in"
      case .easeOut: return "ease-out"
      case .easeInOut: return "ease-in-out"
      default: return "cubic-bezier(\(curve.coordinates))"
      }
    case .steps(let count, let position):
      switch position {
      case .jumpEnd: return "steps(\(count))"
      case .jumpStart: return "steps(\(count), jump-start)"
      case .jumpNone: return "steps(\(count), jump-none)"
      case .jumpBoth: return "steps(\(count), jump-both)"
      }
    case .stops(let list):
      var text = "linear("
      for (index, point) in list.points.enumerated() {
        if index > 0 { text += ", " }
        text += NumberText.text(point.output) + " " + NumberText.percentage(point.input)
      }
      return text + ")"
    default: return nil
    }
  }
}

#if !hasFeature(Embedded)
extension Easing: Described {
  package var notation: Notation {
    switch kind {
    case .linear: return .text(".linear")
    case .bezier:
      switch self {
      case .ease: return .text(".ease")
      case .easeIn: return .text(".easeIn")
      case .easeOut: return .text(".easeOut")
      case .easeInOut: return .text(".easeInOut")
      default: return .text(".bezier(\(curve.coordinates))")
      }
    case .penner(.circ, .in): return .text(".circularEaseIn")
    case .penner(.circ, .out): return .text(".circularEaseOut")
    case .penner(.circ, .inOut): return .text(".circularEaseInOut")
    case .penner(let family, let mode):
      return .text(".penner(.\(family.rawValue), .\(mode.rawValue))")
    case .steps(let count, let position):
      return .text(".steps(\(count), .\(position.rawValue))")
    case .stops(let list):
      let stops = list.points.prefix(Notation.greatestCount).map { stop in
        Notation.Part(
          "",
          .call(".init", [.init("", Notation(stop.output)), .init("at", Notation(stop.input))]))
      }
      return .call(".stops", [.init("", .list(stops, count: list.points.count))])
    case .reversed(let base): return method(of: base, "reversed", [:])
    case .mirrored(let base): return method(of: base, "mirrored", [:])
    case .nested(let outer, let inner): return method(of: outer, "nested", ["in": inner])
    case .inverse(let base): return .method(base.notation, "inverse", nil)
    }
  }
}

extension Easing.Stop: Described {}
#endif

extension UnitBezier {
  /// The four coordinates, separated by commas.
  var coordinates: String {
    NumberText.text(x1) + ", " + NumberText.text(y1) + ", " + NumberText.text(x2) + ", "
      + NumberText.text(y2)
  }
}
