// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension LottieReader {
  /// Reads the shapes of a layer or a group; the transform of the latter is not among them.
  mutating func shapes(
    _ list: JSONCursor, on clock: LottieClock
  ) throws(JSONFlaw) -> [LottieDocument.Shape] {
    var shapes: [LottieDocument.Shape] = []
    for element in try list.elements() {
      try count(element)
      if try element["hd"]?.flag() ?? false { continue }
      let kind = try element.member("ty").string()
      if kind == "tr" { continue }
      if let shape = try shape(kind, element, on: clock) { shapes.append(shape) }
    }
    return shapes
  }

  private mutating func shape(
    _ kind: String, _ element: JSONCursor, on clock: LottieClock
  ) throws(JSONFlaw) -> LottieDocument.Shape? {
    switch kind {
    case "gr":
      let items = try element.member("it")
      let transform = try items.elements().last { $0["ty"]?.value == .string("tr") }
      return .group(
        name: try LottieReader.name(of: element), shapes: try shapes(items, on: clock),
        transform: self.transform(transform, on: clock))
    case "sh":
      return path(try element.member("ks"), on: clock).map { .path($0) }
    case "rc":
      return .rectangle(
        center: point(element["p"], on: clock), size: point(element["s"], on: clock),
        cornerRadius: number(element["r"], on: clock))
    case "el":
      return .ellipse(center: point(element["p"], on: clock), size: point(element["s"], on: clock))
    case "fl": return .fill(color(element, on: clock), opacity: opacity(element, on: clock))
    case "gf":
      return try gradient(element, on: clock).map {
        .fill($0, opacity: opacity(element, on: clock))
      }
    case "st": return stroke(color(element, on: clock), element, on: clock)
    case "gs": return try gradient(element, on: clock).map { stroke($0, element, on: clock) }
    case "tm":
      return .trim(
        start: share(element["s"], default: 0, on: clock),
        end: share(element["e"], default: 100, on: clock),
        offset: clock.motion(property(element["o"], default: 0.0).map { $0 / 360 }))
    case "rd": return .roundedCorners(radius: number(element["r"], on: clock))
    default:
      note(element, "shapes of the kind '\(kind)' are not read")
      return nil
    }
  }

  private mutating func stroke(
    _ paint: LottieDocument.Paint, _ element: JSONCursor, on clock: LottieClock
  ) -> LottieDocument.Shape {
    .stroke(
      paint, opacity: opacity(element, on: clock), width: number(element["w"], on: clock))
  }

  private mutating func opacity(
    _ element: JSONCursor, on clock: LottieClock
  ) -> AnyTrajectory<Double> { share(element["o"], default: 100, on: clock) }

  /// Reads a color, which is opaque if it has no alpha, and black if it is missing.
  private mutating func color(
    _ element: JSONCursor, on clock: LottieClock
  ) -> LottieDocument.Paint {
    if let cursor = element["c"],
      let color: LottieKeyframes<SIMD4<Double>> = try? LottieKeyframes(
        property: cursor, usesFirstComponents: true)
    {
      return .color(clock.motion(color))
    }
    let opaque = property(element["c"], default: SIMD3<Double>.zero).map { SIMD4($0, 1) }
    return .color(clock.motion(opaque))
  }

  private mutating func gradient(
    _ element: JSONCursor, on clock: LottieClock
  ) throws(JSONFlaw) -> LottieDocument.Paint? {
    guard let colors = stops(try element.member("g"), on: clock) else { return nil }
    return .gradient(
      colors, start: point(element["s"], on: clock), end: point(element["e"], on: clock),
      isRadial: (try element["t"]?.number() ?? 1) == 2)
  }

  private mutating func point(
    _ cursor: JSONCursor?, on clock: LottieClock
  ) -> AnyTrajectory<SIMD2<Double>> {
    clock.motion(property(cursor, default: .zero))
  }

  private mutating func number(
    _ cursor: JSONCursor?, on clock: LottieClock
  ) -> AnyTrajectory<Double> {
    clock.motion(property(cursor, default: 0.0))
  }
}
#endif
