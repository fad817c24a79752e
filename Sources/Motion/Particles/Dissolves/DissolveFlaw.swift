// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A flaw in the parameters of a dissolve.
struct DissolveFlaw {
  /// The parameter's name.
  let parameter: String

  /// The violated rule and the value, in one line.
  let message: String

  private init(_ parameter: String, _ rule: String) {
    self.parameter = parameter
    message = parameter + " must be " + rule
  }

  /// Creates the first flaw, or nil if all parameters are legal.
  init?(
    columns: Int, rows: Int, cell: SIMD2<Double>, ramp: Double, sweep: Dissolve.Sweep,
    ranges: Dissolve.Ranges, fade: Double, acceleration: SIMD2<Double>, timeScale: Double
  ) {
    for (name, size) in [("columns", columns), ("rows", rows)] where size < 0 {
      self.init(name, "not negative, but is \(size)")
      return
    }
    let (count, isTooMany) = columns.multipliedReportingOverflow(by: rows)
    guard !isTooMany && count <= Dissolve.maximumCount else {
      self.init(
        "rows", "so few that columns × rows is at most \(Dissolve.maximumCount), but is \(rows)")
      return
    }
    let sizes = [("cell", cell.x), ("cell", cell.y), ("ramp", ramp), ("fade", fade)]
    for (name, size) in sizes where !(size >= 0 && size < .infinity) {
      self.init(name, "finite and not negative, but is \(size)")
      return
    }
    let numbers = [
      ("angle", ranges.angle.lowerBound), ("angle", ranges.angle.upperBound),
      ("speed", ranges.speed.lowerBound), ("speed", ranges.speed.upperBound),
      ("lifetime", ranges.lifetime.lowerBound), ("lifetime", ranges.lifetime.upperBound),
      ("acceleration", acceleration.x), ("acceleration", acceleration.y),
      ("timeScale", timeScale),
    ]
    for (name, number) in numbers where !(number - number == 0) {
      self.init(name, "finite, but is \(number)")
      return
    }
    if case .angle(let angle) = sweep, !(angle - angle == 0) {
      self.init("sweep", "a finite angle, but is \(angle)")
      return
    }
    return nil
  }
}
