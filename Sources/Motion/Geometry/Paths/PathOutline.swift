// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// One subpath, by shares of its length, as one side of a morph.
struct PathOutline {
  /// A place on the outline: the segment, and the parameter on it.
  typealias Place = (segment: Int, parameter: Double)

  /// The segments that have a length.
  let segments: [CubicSegment]

  let isClosed: Bool

  /// The share of the length at which each segment begins.
  let knots: [Double]

  /// Points at even shares of the length, from the start; of an open outline also its end.
  let points: [SIMD2<Double>]

  /// The mean of the even points, which weighs the outline by its length.
  let center: SIMD2<Double>

  /// The root of the mean squared distance of the points from the center.
  let size: Double

  /// The signed area that the outline encloses, positive if x turns toward y.
  let area: Double

  private let measure: PathMeasure

  /// The number of even steps in which an outline is compared with another one.
  static var steps: Int { 128 }

  /// Creates an outline; nil for a subpath without a length.
  init?(_ subpath: BezierPath.Subpath, of path: BezierPath) {
    var part = BezierPath()
    let long = path.segments[subpath.segments].filter { $0.length() > 0 }
    guard let first = long.first else { return nil }
    part.append(long, from: first.start, isClosed: subpath.isClosed)
    let measure = PathMeasure(part)
    (segments, isClosed, self.measure) = (long, subpath.isClosed, measure)
    let whole = measure.length
    knots = measure.keyLengths.dropLast().map { $0 / whole }
    let points = (0...PathOutline.steps - (isClosed ? 1 : 0)).map {
      measure.value(atLength: Double($0) / Double(PathOutline.steps) * whole)
    }
    let center = points.reduce(SIMD2.zero) { $0 + $1 * (1 / Double(points.count)) }
    let squares = points.reduce(0.0) { $0 + ($1 - center).dot($1 - center) }
    (self.points, self.center) = (points, center)
    size = (squares / Double(points.count)).squareRoot()
    area = long.reduce(0) { $0 + $1.area }
  }

  /// Returns the place at a share of the length.
  func place(at share: Double) -> Place {
    measure.location(atLength: share * measure.length) ?? (0, 0)
  }

  /// Returns the segments from each place to the next one on the way, and from the last to the first
  /// one of a closed outline or to the end of an open one.
  ///
  /// Each part lies in one segment: the places contain all beginnings of segments. Of two places that
  /// rounding has exchanged, the first one begins a part of length 0.
  func parts(from places: [Place]) -> [CubicSegment] {
    places.indices.map { index in
      let (place, isLast) = (places[index], index + 1 == places.count)
      let next = places[isLast ? 0 : index + 1]
      let segment = segments[place.segment]
      if next.segment != place.segment || places.count == 1 || isLast && !isClosed {
        return segment.subsegment(from: place.parameter, to: 1)
      }
      return segment.subsegment(
        from: place.parameter, to: Swift.max(place.parameter, next.parameter))
    }
  }
}

extension CubicSegment {
  /// Half of the integral of x dy − y dx: the signed area between the curve and the origin.
  var area: Double {
    func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
    let outer = 2 * (cross(start, control1) + cross(control2, end)) + cross(start, control2)
    let inner = cross(start, end) / 3 + cross(control1, control2) + cross(control1, end)
    return 0.15 * (outer + inner)
  }
}
