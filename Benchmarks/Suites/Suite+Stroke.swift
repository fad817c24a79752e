// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Suite {
  /// Operations on strokes, next to loops over flat lists of points.
  static var stroke: Suite {
    Suite(
      name: "Stroke",
      benchmarks: [
        simplified("a point of 10⁶ of a random walk, simplified", walk, tolerance: 1),
        simplified("a point of 65 536 of a spiral, simplified", spiral, tolerance: 0.5),
        smoothed, resampled, making,
      ])
  }

  private static var walk: [SIMD2<Double>] {
    var random = SeededGenerator(seed: 2026)
    var place = SIMD2(0.0, 0)
    return (0..<1_000_000).map { _ in
      place += SIMD2(random.nextUnit() - 0.5, random.nextUnit() - 0.5)
      return place
    }
  }

  private static var spiral: [SIMD2<Double>] {
    (0..<65_536).map {
      let angle = Double($0) * 0.05
      return SIMD2(Elementary.cos(angle), Elementary.sin(angle)) * angle
    }
  }

  /// Douglas–Peucker in its usual form, with the distance to the segment.
  private static func markKept(
    _ points: UnsafeBufferPointer<SIMD2<Double>>, from first: Int, to last: Int,
    squaredTolerance: Double, in isKept: inout [Bool]
  ) {
    var (greatest, cut) = (squaredTolerance, first)
    let (start, way) = (points[first], points[last] - points[first])
    let squaredLength = way.x * way.x + way.y * way.y
    for index in first..<last where index > first {
      let offset = points[index] - start
      let share = (offset.x * way.x + offset.y * way.y) / squaredLength
      let rest = offset - way * (share > 0 ? share < 1 ? share : 1 : 0)
      let distance = rest.x * rest.x + rest.y * rest.y
      if distance > greatest { (greatest, cut) = (distance, index) }
    }
    guard cut > first else { return }
    isKept[cut] = true
    markKept(points, from: first, to: cut, squaredTolerance: squaredTolerance, in: &isKept)
    markKept(points, from: cut, to: last, squaredTolerance: squaredTolerance, in: &isKept)
  }

  private static func simplified(
    _ name: String, _ points: [SIMD2<Double>], tolerance: Double
  ) -> Benchmark {
    let stroke = Stroke(through: points)
    let results = Buffers(count: points.count) { _ in 0 }
    return Benchmark(
      name: name, count: points.count, allocates: true,
      floorName: "recursive Douglas–Peucker",
      run: {
        let indices = stroke.simplifiedIndices(within: tolerance)
        for (place, index) in indices.enumerated() { results.output[place] = Double(index) }
      },
      runFloor: {
        var isKept = [Bool](repeating: false, count: points.count)
        (isKept[0], isKept[points.count - 1]) = (true, true)
        points.withUnsafeBufferPointer {
          markKept(
            $0, from: 0, to: points.count - 1, squaredTolerance: tolerance * tolerance,
            in: &isKept)
        }
        var place = 0
        for index in points.indices where isKept[index] {
          results.floorOutput[place] = Double(index)
          place += 1
        }
      },
      checksum: { results.checksum })
  }

  private static var smoothed: Benchmark {
    let points = Array(walk.prefix(10_000))
    let stroke = Stroke(through: points)
    let results = Buffers(count: points.count / 2) { _ in 0 }
    return Benchmark(
      name: "a point of 10 000, smoothed through all", count: points.count, allocates: true,
      floorName: "the same spline in one loop, into a list of curves",
      run: {
        let path = stroke.smoothed()
        for index in results.output.indices { results.output[index] = path.segments[index].end.x }
      },
      runFloor: {
        var curves: [CubicSegment] = []
        curves.reserveCapacity(points.count)
        var (start, step) = (points[0], points[1] - points[0])
        var time = (step.x * step.x + step.y * step.y).squareRoot().squareRoot()
        var departure = step / 3
        for next in points.dropFirst(2) {
          let end = start + step
          let nextStep = next - end
          let nextTime =
            (nextStep.x * nextStep.x + nextStep.y * nextStep.y).squareRoot().squareRoot()
          let velocity =
            step / time + nextStep / nextTime - (step + nextStep) / (time + nextTime)
          curves.append(
            CubicSegment(
              start: start, control1: start + departure, control2: end - velocity * (time / 3),
              end: end))
          departure = velocity * (nextTime / 3)
          (start, step, time) = (end, nextStep, nextTime)
        }
        curves.append(
          CubicSegment(
            start: start, control1: start + departure, control2: start + step - step / 3,
            end: start + step))
        for index in results.output.indices { results.floorOutput[index] = curves[index].end.x }
      },
      checksum: { results.checksum })
  }

  private static var resampled: Benchmark {
    let points = Array(walk.prefix(10_000))
    let stroke = Stroke(through: points)
    let results = Buffers(count: points.count) { _ in 0 }
    return Benchmark(
      name: "a point of 10 000 at even steps, with pressure and time", count: points.count,
      allocates: true, floorName: "positions alone, by one walk along the chords",
      run: {
        let even = stroke.resampled(count: points.count)
        for index in results.output.indices {
          results.output[index] = even.points[index].position.x
        }
      },
      runFloor: {
        var lengths = [0.0]
        for (point, next) in zip(points, points.dropFirst()) {
          let way = next - point
          lengths.append(
            lengths[lengths.count - 1] + (way.x * way.x + way.y * way.y).squareRoot())
        }
        let step = lengths[lengths.count - 1] / Double(points.count - 1)
        var place = 0
        for index in points.indices {
          let length = Double(index) * step
          while place + 2 < points.count && lengths[place + 1] < length { place += 1 }
          let share = (length - lengths[place]) / (lengths[place + 1] - lengths[place])
          results.floorOutput[index] =
            (points[place] + (points[place + 1] - points[place]) * share).x
        }
      },
      checksum: { results.checksum })
  }

  /// A stroke from the positions of a list.
  private static var making: Benchmark {
    let positions = Array(spiral.prefix(10_000))
    let results = Buffers(count: positions.count) { _ in 0 }
    return Benchmark(
      name: "a point of 10 000, from its position", count: positions.count, allocates: true,
      floorName: "a structure of the same numbers, in an array",
      run: { results.output[0] = Stroke(through: positions).points[9999].position.y },
      runFloor: {
        let points = positions.map { SIMD4($0.x, $0.y, 1, 0) }
        results.floorOutput[0] = points[Int(results.floorOutput[1]) + 9999].y
      },
      checksum: { results.checksum })
  }
}
