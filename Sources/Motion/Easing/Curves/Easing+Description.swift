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

extension Easing: CustomStringConvertible {
  /// The easing as a Swift expression.
  public var description: String {
    switch kind {
    case .linear: return ".linear"
    case .bezier:
      switch self {
      case .ease: return ".ease"
      case .easeIn: return ".easeIn"
      case .easeOut: return ".easeOut"
      case .easeInOut: return ".easeInOut"
      default: return ".bezier(\(curve.coordinates))"
      }
    case .penner(.circ, .in): return ".circularEaseIn"
    case .penner(.circ, .out): return ".circularEaseOut"
    case .penner(.circ, .inOut): return ".circularEaseInOut"
    case .penner(let family, let mode): return ".penner(.\(family.rawValue), .\(mode.rawValue))"
    case .steps(let count, let position): return ".steps(\(count), .\(position.rawValue))"
    case .stops(let list):
      var text = ".stops(["
      for (index, point) in list.points.enumerated() {
        if index > 0 { text += ", " }
        text += ".init(\(NumberText.text(point.output)), at: \(NumberText.text(point.input)))"
      }
      return text + "])"
    case .reversed(let base): return base.description + ".reversed()"
    case .mirrored(let base): return base.description + ".mirrored()"
    case .nested(let outer, let inner):
      return outer.description + ".nested(in: " + inner.description + ")"
    case .inverse(let base): return base.description + ".inverse"
    }
  }
}

extension UnitBezier {
  /// The four coordinates, separated by commas.
  var coordinates: String {
    NumberText.text(x1) + ", " + NumberText.text(y1) + ", " + NumberText.text(x2) + ", "
      + NumberText.text(y2)
  }
}
