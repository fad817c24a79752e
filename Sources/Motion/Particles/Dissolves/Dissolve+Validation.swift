// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Dissolve {
  /// Returns the first flaw of the parameters; nil if they are legal.
  static func flaw(
    columns: Int, rows: Int, cell: SIMD2<Double>, ramp: Double, sweep: Sweep, ranges: Ranges,
    fade: Double, acceleration: SIMD2<Double>, timeScale: Double
  ) -> ParameterFlaw? {
    flaw(columns: columns, rows: rows)
      ?? ParameterFlaw("cell", cell.x, .notNegative) ?? ParameterFlaw("cell", cell.y, .notNegative)
      ?? ParameterFlaw("ramp", ramp, .notNegative) ?? ParameterFlaw("fade", fade, .notNegative)
      ?? sweep.flaw ?? ranges.flaw ?? ParameterFlaw("acceleration", finite: acceleration)
      ?? ParameterFlaw("timeScale", timeScale, .finite)
  }

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
    ParameterFlaw("angle", finite: angle.bounds) ?? ParameterFlaw("speed", finite: speed.bounds)
      ?? ParameterFlaw("lifetime", finite: lifetime.bounds)
  }
}

extension ClosedRange<Double> {
  /// The lower and the upper bound.
  var bounds: SIMD2<Double> { SIMD2(lowerBound, upperBound) }
}
