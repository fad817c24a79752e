// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The ages of consecutive particles, at one time.
struct RunAges {
  let run: Emitter.Schedule.Run
  let local: DoubleDouble

  /// The births per second; 0 if births are found by the curve.
  let rate: Double

  /// The count of the stream, and its error.
  let count: Double
  let countError: Double

  init(_ run: Emitter.Schedule.Run, at local: DoubleDouble) {
    (self.run, self.local) = (run, local)
    let counted = Emitter.Schedule.product(local + -run.time, run.rate)
    // A product that underflows has no error: the first particle is as old as the run.
    guard run.rate > 0 && counted.high > 0x1p-900 else {
      (rate, count, countError) = (0, 0, 0)
      return
    }
    (rate, count, countError) = (run.rate, counted.high, counted.low + run.reached)
  }

  /// Returns the ages of four particles, and the times at which they were born.
  ///
  /// The stream has counted *p* + *e* births, exactly, so that the age of particle *i* is ((*p* −
  /// *i*) + *e*) / rate: the first difference is exact where it is small. A time that was rounded
  /// down may give a negative age, which is replaced by 0.
  ///
  /// Births are requested only if the emitter moves or is carried.
  @inline(__always)
  func lanes(
    startIndex index: Int, needsBirths: Bool
  ) -> (age: SIMD4<Double>, birth: SIMD4<Double>) {
    let numbers = Double(index &- run.offset) + SIMD4<Double>(0, 1, 2, 3)
    let ages: SIMD4<Double>
    var births = SIMD4<Double>.zero
    if rate > 0 {
      ages = ((count - numbers) + countError) / rate
      if needsBirths { births = run.time + (numbers - run.reached) / rate }
    } else {
      births = lookedUp(numbers)
      ages = (local.high - births) + local.low
    }
    return (ages.replacing(with: 0, where: ages .< .zero), births)
  }

  @inline(never)
  private func lookedUp(_ numbers: SIMD4<Double>) -> SIMD4<Double> {
    var births = SIMD4<Double>(repeating: run.time)
    if let curve = run.curve {
      for lane in 0..<4 where lane == 0 || numbers[lane] < curve.reached {
        births[lane] = curve.birth(numbers[lane])
      }
    }
    return births
  }
}
