// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Segments and paths: lengths, bounds, positions by length, and morphs.
  static var bezierPath: Suite {
    Suite(name: "BezierPath", benchmarks: [length, bounds, position, followed, morph])
  }

  /// Segments with random points.
  private static func segments(_ count: Int) -> [CubicSegment] {
    var generator = SeededGenerator(seed: 26)
    func point() -> SIMD2<Double> {
      SIMD2(200 * generator.nextUnit() - 100, 200 * generator.nextUnit() - 100)
    }
    return (0..<count).map { _ in
      CubicSegment(start: point(), control1: point(), control2: point(), end: point())
    }
  }

  private static var length: Benchmark {
    let segments = segments(inputCount)
    let lengths = Buffers { $0.nextUnit() }
    return Benchmark(
      name: "a length, to 1e-3", count: inputCount, floorName: "256 chords with hypot, to 1e-3",
      run: {
        for index in 0..<inputCount {
          lengths.output[index] = segments[index].length(accuracy: 1e-3)
        }
      },
      runFloor: {
        for index in 0..<inputCount {
          let segment = segments[index]
          var (length, last) = (0.0, segment.start)
          for step in 1...256 {
            let point = floorPoint(segment, Double(step) / 256)
            length += Foundation.hypot(point.x - last.x, point.y - last.y)
            last = point
          }
          lengths.floorOutput[index] = length
        }
      },
      checksum: { lengths.checksum })
  }

  private static var bounds: Benchmark {
    let segments = segments(32_768)
    let boxes = Buffers(count: 32_768, perResult: 4) { $0.nextUnit() }
    return Benchmark(
      name: "tight bounds", count: 32_768, floorName: "32 samples, which miss 0.1 %",
      run: {
        for index in 0..<32_768 {
          let box = segments[index].bounds
          boxes.output[4 * index] = box.minimum.x
          boxes.output[4 * index + 1] = box.minimum.y
          boxes.output[4 * index + 2] = box.maximum.x
          boxes.output[4 * index + 3] = box.maximum.y
        }
      },
      runFloor: {
        for index in 0..<32_768 {
          let segment = segments[index]
          var (minimum, maximum) = (segment.start, segment.start)
          for step in 1...32 {
            let point = floorPoint(segment, Double(step) / 32)
            minimum = pointwiseMin(minimum, point)
            maximum = pointwiseMax(maximum, point)
          }
          boxes.floorOutput[4 * index] = minimum.x
          boxes.floorOutput[4 * index + 1] = minimum.y
          boxes.floorOutput[4 * index + 2] = maximum.x
          boxes.floorOutput[4 * index + 3] = maximum.y
        }
      },
      checksum: { boxes.checksum })
  }

  private static func floorPoint(_ segment: CubicSegment, _ t: Double) -> SIMD2<Double> {
    let s = 1 - t
    return segment.start * (s * s * s) + segment.control1 * (3 * s * s * t)
      + segment.control2 * (3 * s * t * t) + segment.end * (t * t * t)
  }

  /// Points of a path at even parameters, with the lengths of the chords up to each.
  private static func table(_ path: BezierPath, _ count: Int) -> [(Double, SIMD2<Double>)] {
    var table = [(0.0, path.segments[0].start)]
    for segment in path.segments {
      for step in 1...count {
        let point = floorPoint(segment, Double(step) / Double(count))
        let (length, last) = table[table.count - 1]
        table.append((length + Foundation.hypot(point.x - last.x, point.y - last.y), point))
      }
    }
    return table
  }

  private static var position: Benchmark {
    let measure = PathMeasure(Blob.outline)
    let table = table(Blob.outline, 1000)
    let lengths = Buffers(count: 32_768, perResult: 4) { $0.nextUnit() * measure.length }
    return Benchmark(
      name: "a point and a direction at a length, exact", count: 32_768,
      floorName: "a search in 11 000 chords, to 1e-6 and without direction",
      run: {
        for index in 0..<32_768 {
          let state = measure.state(atLength: lengths.input[index])
          lengths.output[4 * index] = state.value.x
          lengths.output[4 * index + 1] = state.value.y
          lengths.output[4 * index + 2] = state.velocity.x
          lengths.output[4 * index + 3] = state.velocity.y
        }
      },
      runFloor: {
        for index in 0..<32_768 {
          let length = lengths.input[index]
          var (low, high) = (0, table.count - 1)
          while high - low > 1 {
            let middle = (low + high) / 2
            if table[middle].0 <= length { low = middle } else { high = middle }
          }
          let share = (length - table[low].0) / (table[high].0 - table[low].0)
          let point = table[low].1 + (table[high].1 - table[low].1) * share
          lengths.floorOutput[4 * index] = point.x
          lengths.floorOutput[4 * index + 1] = point.y
        }
      },
      checksum: { lengths.checksum })
  }

  private static var followed: Benchmark {
    let motion = PathMeasure(Blob.outline, accuracy: 1e-3).traversed(in: 4)
    let frames = Buffers(count: 480, perResult: 2) { $0.nextUnit() }
    let path = Blob.outline
    return Benchmark(
      name: "a frame along a path, to 1e-3", count: 480,
      floorName: "a walk along 64 chords a segment, from the start",
      run: {
        for index in 0..<480 {
          let point = motion.value(at: Double(index) / 120)
          frames.output[2 * index] = point.x
          frames.output[2 * index + 1] = point.y
        }
      },
      runFloor: {
        for index in 0..<480 {
          var rest = Double(index) / 480 * 206.62
          var last = path.segments[0].start
          search: for segment in path.segments {
            for step in 1...64 {
              let point = floorPoint(segment, Double(step) / 64)
              rest -= Foundation.hypot(point.x - last.x, point.y - last.y)
              last = point
              if rest <= 0 { break search }
            }
          }
          frames.floorOutput[2 * index] = last.x
          frames.floorOutput[2 * index + 1] = last.y
        }
      },
      checksum: { frames.checksum })
  }

  private static var morph: Benchmark {
    let (start, end) = (Blob.outline, Blob.outline.starting(atSegment: 1))
    let fractions = Buffers(count: 256, perResult: 22) { $0.nextUnit() }
    var path = start
    return Benchmark(
      name: "a morphed path of 11 segments", count: 256,
      floorName: "a new array of segments",
      run: {
        for index in 0..<256 {
          path.interpolate(from: start, to: end, by: fractions.input[index])
          for place in 0..<11 {
            fractions.output[22 * index + 2 * place] = path.segments[place].control1.x
            fractions.output[22 * index + 2 * place + 1] = path.segments[place].end.y
          }
        }
      },
      runFloor: {
        for index in 0..<256 {
          let fraction = fractions.input[index]
          let segments = zip(start.segments, end.segments).map { a, b in
            CubicSegment(
              start: a.start + (b.start - a.start) * fraction,
              control1: a.control1 + (b.control1 - a.control1) * fraction,
              control2: a.control2 + (b.control2 - a.control2) * fraction,
              end: a.end + (b.end - a.end) * fraction)
          }
          for place in 0..<11 {
            fractions.floorOutput[22 * index + 2 * place] = segments[place].control1.x
            fractions.floorOutput[22 * index + 2 * place + 1] = segments[place].end.y
          }
        }
      },
      checksum: { fractions.checksum })
  }
}
