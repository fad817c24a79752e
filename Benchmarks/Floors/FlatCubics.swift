// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Cubics between positions whose tangents come from their neighbors, in flat arrays.
///
/// The piece is found by a walk from the first, which for few pieces is faster than bisection.
struct FlatCubics: Moving {
  private let begins, c0, c1, c2, c3: UnsafeMutablePointer<Double>
  private let count: Int
  let duration: Double

  init(_ places: [Double], durations: [Double]) {
    let count = places.count
    self.count = count
    duration = durations.reduce(0, +)
    let all = UnsafeMutablePointer<Double>.allocate(capacity: 5 * count)
    (begins, c0, c1) = (all, all + count, all + 2 * count)
    (c2, c3) = (all + 3 * count, all + 4 * count)
    func place(_ index: Int) -> Double { index < 0 ? 0 : places[index] }
    func tangent(after index: Int) -> Double {
      guard index >= 0 && index < count - 1 else { return 0 }
      return (place(index + 1) - place(index - 1)) / (durations[index] + durations[index + 1])
    }
    var time = 0.0
    for index in 0..<count {
      let (start, end, length) = (place(index - 1), place(index), durations[index])
      let (m0, m1) = (tangent(after: index - 1), tangent(after: index))
      let slope = (end - start) / length
      begins[index] = time
      (c0[index], c1[index]) = (start, m0)
      c2[index] = (3 * slope - 2 * m0 - m1) / length
      c3[index] = (m0 + m1 - 2 * slope) / (length * length)
      time += length
    }
  }

  @inline(__always)
  func state(at time: Double) -> KinematicState<Double> {
    let time = min(max(time, 0), duration)
    var index = 0
    while index < count - 1 && begins[index + 1] <= time { index += 1 }
    let s = time - begins[index]
    let (a, b, c) = (c1[index], c2[index], c3[index])
    return KinematicState(
      value: c0[index] + s * (a + s * (b + s * c)), velocity: a + s * (2 * b + s * (3 * c)))
  }

  /// The greatest position, at a knot or where a derivative is 0.
  var greatest: Double {
    var greatest = state(at: duration).value
    for index in 0..<count {
      let end = index + 1 < count ? begins[index + 1] : duration
      greatest = max(greatest, c0[index])
      let (a, b, c) = (3 * c3[index], 2 * c2[index], c1[index])
      let square = b * b - 4 * a * c
      guard square > 0 else { continue }
      let q = -0.5 * (b + (b < 0 ? -square.squareRoot() : square.squareRoot()))
      for root in [q / a, c / q] where root > 0 && root < end - begins[index] {
        greatest = max(
          greatest, c0[index] + root * (c1[index] + root * (c2[index] + root * c3[index])))
      }
    }
    return greatest
  }

  func deallocate() { begins.deallocate() }
}
