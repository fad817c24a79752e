// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Random paths, measured, followed, cut and morphed, and the blob.
struct PathScenario: ScenarioSamples {
  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 26, index: index)
    let isHostile = index % 8 == 7
    let path = RandomPath.path(seed: index, isHostile: isHostile)
    var print = Fingerprint()
    for segment in path.segments.prefix(2) { combine(segment, &print, &arguments) }
    combine(path, &print)
    let accuracy = index % 2 == 0 ? 0 : arguments.scaled(-20, 4)
    let measure = PathMeasure(path, accuracy: accuracy)
    print.combine(measure.length)
    let any = arguments.bits()
    let half = measure.length * arguments.even(0, 1)
    for length in [half, measure.length * arguments.even(-0.1, 1.1), any] {
      let state = measure.state(atLength: length)
      print.combine(state.value)
      print.combine(state.velocity)
    }
    if index % 4 == 0 {
      let part = measure.path(fromLength: half, toLength: measure.length * arguments.even(0, 1))
      combine(part, &print)
    }
    if let other = path.interpolated(to: path.reversed(), by: arguments.even(-0.5, 1.5)) {
      combine(other, &print)
    }
    combineBlob(&print, &arguments, any)
    return print.value
  }

  private func combine(
    _ segment: CubicSegment, _ print: inout Fingerprint, _ arguments: inout ScenarioArguments
  ) {
    let parameter = arguments.even(-0.1, 1.1)
    print.combine(segment.value(at: parameter))
    print.combine(segment.derivative(at: parameter))
    print.combine(segment.direction(at: parameter))
    let part = segment.subsegment(from: parameter, to: arguments.even(0, 1))
    for component in 0..<8 { print.combine(part[component: component]) }
  }

  private func combine(_ path: BezierPath, _ print: inout Fingerprint) {
    for segment in path.segments {
      print.combine(segment.control1)
      print.combine(segment.control2)
      print.combine(segment.end)
    }
    print.combine(path.bounds?.minimum ?? .zero)
    print.combine(path.bounds?.maximum ?? .zero)
  }

  private func combineBlob(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ any: Double
  ) {
    let blob = Blob(
      rate: arguments.signed(-5, 5), scale: arguments.even(-2, 9), swelling: arguments.even(-1, 1),
      lean: arguments.even(-1, 1))
    for time in [arguments.even(-50, 200), arguments.signed(-300, 300), any] {
      let (state, transform) = (blob.state(at: time), blob.transform(at: time))
      for component in 0..<6 {
        print.combine(state.value[component: component])
        print.combine(state.velocity[component: component])
        print.combine(transform[component: component])
      }
    }
  }
}

/// Paths with random points, each a pure function of a seed.
public struct RandomPath {
  private var arguments: ScenarioArguments
  private let isHostile: Bool
  private var path = BezierPath()

  private init(seed: Int, isHostile: Bool) {
    arguments = ScenarioArguments(seed: 27, index: seed)
    self.isHostile = isHostile
  }

  /// Returns a path of up to eight segments of every kind, in up to three subpaths.
  ///
  /// A hostile path has points of any magnitude, and empty subpaths.
  public static func path(seed: Int, isHostile: Bool = false) -> BezierPath {
    var random = RandomPath(seed: seed, isHostile: isHostile)
    random.path.move(to: random.point())
    let count = random.integer(8) + (isHostile ? 0 : 1)
    for _ in 0..<count { random.addSegment() }
    if random.integer(2) == 0 { random.path.close() }
    return random.path
  }

  private mutating func integer(_ count: Int) -> Int {
    Swift.min(count - 1, Int(arguments.even(0, Double(count))))
  }

  private mutating func number() -> Double {
    isHostile && integer(4) == 0 ? arguments.signed(-400, 400) : arguments.even(-100, 100)
  }

  private mutating func point() -> SIMD2<Double> { SIMD2(number(), number()) }

  private mutating func addSegment() {
    let start = path.currentPoint ?? .zero
    switch integer(12) {
    case 0: path.addLine(to: point())
    case 1: path.addQuadratic(to: point(), control: point())
    case 2, 3, 4: path.addCubic(to: point(), control1: point(), control2: point())
    case 5:
      // Control points at the ends, or all at one position.
      let end = integer(4) == 0 ? start : point()
      path.addCubic(to: end, control1: start, control2: integer(2) == 0 ? end : point())
    case 6:
      // A cusp, or nearly one: the control points are crossed.
      let (x, y, slack) = (number(), number(), arguments.scaled(-60, 0))
      path.addCubic(
        to: start + SIMD2(x, 0), control1: start + SIMD2(x * (1 + slack), y),
        control2: start + SIMD2(-x * slack, y))
    case 7:
      // On a line, back and forth.
      let direction = point()
      path.addCubic(
        to: start + direction * 0.5, control1: start + direction * arguments.even(-1, 2),
        control2: start + direction * arguments.even(-1, 2))
    case 8:
      path.addArc(
        to: point(), radii: SIMD2(number(), number()), rotation: arguments.even(-4, 4),
        isLarge: integer(2) == 0, isClockwise: integer(2) == 0)
    case 9:
      path.addArc(
        center: point(), radii: SIMD2(number().magnitude, number().magnitude),
        rotation: arguments.even(-4, 4), startAngle: arguments.even(-7, 7),
        sweep: arguments.even(-7, 7))
    case 10: path.close()
    default:
      path.move(to: point())
      if isHostile && integer(2) == 0 { path.close() }
    }
  }
}
