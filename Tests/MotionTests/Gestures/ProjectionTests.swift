// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Where motions come to rest, and on which anchor.
struct ProjectionTests {
  @Test func `projections and their anchors are those of the oracle`() throws {
    for row in try GestureTable.rows("projection", count: 24) {
      let (place, velocity) = (try row["x0"], try row["v0"])
      let rate = DecayRate(perMillisecond: try row["rate"])
      let anchors = try row.list("anchors").compactMap(\.number)
      for (form, target, nearest) in [
        (Projection.Form.continuous, "continuous", "nearestToContinuous"),
        (.discrete, "discrete", "nearestToDiscrete"), (.leftRiemannSum, "linearised", nil),
      ] as [(Projection.Form, String, String?)] {
        let projection = Projection(rate: rate, form: form)
        try row.expect(projection.target(from: place, velocity: velocity), target)
        guard let nearest else { continue }
        try row.expect(projection.nearest(to: anchors, from: place, velocity: velocity), nearest)
      }
      let resting = Decay(from: place, velocity: velocity, rate: rate).restingValue
      #expect(Projection(rate: rate).target(from: place, velocity: velocity) == resting)
    }
  }

  @Test func `anchors of a plane are chosen by distance, the first of equals`() {
    let projection = Projection(rate: .fast)
    let corners = [SIMD2(0.0, 0), SIMD2(300.0, 0), SIMD2(0.0, 500), SIMD2(300.0, 500)]
    let chosen = projection.nearest(
      to: corners, from: SIMD2(150, 250), velocity: SIMD2(900, -1200))
    #expect(chosen == SIMD2(300, 0))
    let center = projection.nearest(to: corners, from: SIMD2(150, 250), velocity: .zero)
    #expect(center == SIMD2(0, 0))
    #expect(projection.nearest(to: [], from: 1.0, velocity: 1) == nil)
    #expect(projection.nearest(to: [-1e308, 1e308], from: 1e308, velocity: 1e308) == 1e308)
  }

  @Test func `the page is that of each peer's rule`() throws {
    for row in try GestureTable.rows("paging", count: 30) {
      let (size, count) = (try row["pageSize"], Int(try row["pageCount"]))
      let start = Int(try row["startPage"])
      let (offset, velocity) = (try row["position"], try row["velocity"])
      let projection = Projection(form: .discrete)
      for (rule, limit, column) in [
        (.directional, nil, "flutter"),
        (.fling(minimumVelocity: 400, minimumDistance: 25), nil, "viewPager"),
        (.snapping(minimumVelocity: 400), nil, "composeSnap"),
        (.projectedAhead(Projection()), nil, "webkit"),
        (.projected(projection), nil, "projected"),
        (.projected(projection), 1, "projectedAtMostOne"),
      ] as [(Paging.Rule, Int?, String)] {
        let paging = Paging(pageSize: size, count: count, rule: rule, limit: limit)
        let page = paging.page(from: offset, velocity: velocity, startPage: start)
        try row.expect(Double(page), column)
      }
    }
  }

  @Test func `every offset and velocity has a page`() {
    let numbers = [
      0, -0.0, .leastNonzeroMagnitude, 1, -195, 390, 1e19, -1e308, .infinity, -.infinity, .nan,
    ]
    for rule in [
      Paging.Rule.directional, .projected(Projection()), .projectedAhead(Projection()),
      .snapping(minimumVelocity: .infinity), .fling(minimumVelocity: 0, minimumDistance: 0),
    ] {
      for (size, count) in [(390.0, 1), (390, 7), (.leastNonzeroMagnitude, 1 << 53), (1e308, 3)] {
        let paging = Paging(pageSize: size, count: count, rule: rule)
        for offset in numbers {
          for velocity in numbers {
            let page = paging.page(from: offset, velocity: velocity, startPage: .min)
            #expect(page >= 0 && page < count)
          }
        }
      }
    }
  }
}
