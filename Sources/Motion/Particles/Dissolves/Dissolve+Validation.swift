// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Dissolve {
  /// Returns the first flaw of the parameters; nil if they are legal.
  static func flaw(
    columns: Int, rows: Int, cell: SIMD2<Double>, ramp: Double, sweep: Sweep, ranges: Ranges,
    fade: Double, acceleration: SIMD2<Double>, timeScale: Double
  ) -> ParameterFlaw? {
    let sizes =
      ParameterFlaw("cell", cell.x, size) ?? ParameterFlaw("cell", cell.y, size)
      ?? ParameterFlaw("ramp", ramp, size) ?? ParameterFlaw("fade", fade, size)
    let rates =
      ParameterFlaw("acceleration", acceleration.x, .legal)
      ?? ParameterFlaw("acceleration", acceleration.y, .legal)
      ?? ParameterFlaw("timeScale", timeScale, .legal)
    return flaw(columns: columns, rows: rows) ?? sizes ?? sweep.flaw ?? ranges.flaw ?? rates
  }

  private static var size: NumberRule { .range(0...1e30) }

  private static func flaw(columns: Int, rows: Int) -> ParameterFlaw? {
    let (count, isTooMany) = columns.multipliedReportingOverflow(by: rows)
    return ParameterFlaw("columns", columns, in: 0 ... .max)
      ?? ParameterFlaw("rows", rows, in: 0 ... .max)
      ?? ParameterFlaw(
        "rows", unless: !isTooMany && count <= maximumCount,
        "must be so few that columns × rows is at most \(maximumCount), but is \(rows)")
  }
}

extension Dissolve.Sweep {
  fileprivate var flaw: ParameterFlaw? {
    guard case .angle(let angle) = self else { return nil }
    return ParameterFlaw("sweep", angle, .finite)
  }
}

extension Dissolve.Ranges {
  fileprivate var flaw: ParameterFlaw? {
    flaw("angle", angle) ?? flaw("speed", speed) ?? flaw("lifetime", lifetime)
  }

  private func flaw(_ name: String, _ range: ClosedRange<Double>) -> ParameterFlaw? {
    ParameterFlaw(name, range.lowerBound, .legal) ?? ParameterFlaw(name, range.upperBound, .legal)
  }
}

extension NumberRule {
  /// A number of a dissolve: products of some of them and the squares of times stay finite.
  fileprivate static var legal: NumberRule { .range(-1e30...1e30) }
}

extension ClosedRange<Double> {
  /// The lower and the upper bound.
  var bounds: SIMD2<Double> { SIMD2(lowerBound, upperBound) }
}
