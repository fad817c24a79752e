// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Timed {
  /// Finds the turns of the motion in each iteration, and both sides of every boundary.
  ///
  /// The turns of the motion are mapped through each iteration, to the last bit of the
  /// time. With an easing that is not linear, each stretch between boundaries, and between
  /// the turns of the easing, is searched by sampling.
  ///
  /// - Complexity: O(*n*) for *n* iterations in the interval.
  public func turningPoints(
    around point: Base.Value, in interval: ClosedRange<Double>
  ) -> [Double] {
    var instants: [Double] = []
    for boundary in [timing.activeStart, timing.activeEnd] where boundary < .infinity {
      instants += [boundary.nextDown, boundary]
    }
    let first = Swift.max(interval.lowerBound, timing.activeStart)
    let last = Swift.min(interval.upperBound, timing.activeEnd)
    if first < last && timing.duration > 0 && timing.duration < .infinity {
      instants += boundaries(from: first, to: last)
      if timing.easing == .linear {
        let turns = base.turningPoints(around: point, in: 0...baseDuration)
        instants += times(of: turns, per: baseDuration, from: first, to: last)
      } else {
        let turns = timing.easing.turningPoints
        let jumps = turns.flatMap { [$0 * (1 - 0x1p-50), $0] }
        instants += times(of: jumps, per: 1, from: first, to: last)
        let stretches = Timed.ascending([first] + instants + [last], in: first...last)
        for (begin, end) in zip(stretches, stretches.dropFirst()) where begin.nextUp < end {
          instants += sampledTurningPoints(around: point, in: begin...end)
        }
      }
    }
    return Timed.ascending(instants, in: interval)
  }

  private static func ascending(
    _ instants: [Double], in interval: ClosedRange<Double>
  ) -> [Double] {
    var result: [Double] = []
    for instant in instants.sorted() where interval.contains(instant) {
      if result.last.map({ $0 < instant }) ?? true { result.append(instant) }
    }
    return result
  }

  /// The iteration and its fraction at a time in the active phase.
  private func place(at time: Double) -> IterationPlace {
    let (elapsed, error) = ExactArithmetic.twoSum(time, -timing.delay)
    return timing.divisor.place(at: elapsed, error)
  }

  /// The last instant of each iteration and the first of the next.
  private func boundaries(from first: Double, to last: Double) -> [Double] {
    var instants: [Double] = []
    var iteration = place(at: first).iteration + 1
    while iteration < 0x1p53 {
      let begin = firstTime(near: iteration, 0) { $0.iteration >= iteration }
      guard begin <= last else { break }
      instants += [begin.nextDown, begin]
      iteration += 1
    }
    return instants
  }

  /// When each iteration of a stretch shows what lies at some marks, which a unit is full of.
  private func times(
    of marks: [Double], per unit: Double, from first: Double, to last: Double
  ) -> [Double] {
    guard !marks.isEmpty && unit > 0 else { return [] }
    var instants: [Double] = []
    var iteration = place(at: first).iteration
    let lastIteration = Swift.min(place(at: last).iteration, 0x1p53)
    while iteration <= lastIteration {
      let runsBack = timing.runsBack(in: IterationPlace(iteration: iteration, fraction: 0))
      for (index, mark) in marks.enumerated() {
        // Of two instants on the sides of a jump, each must be shown on its own side.
        let neighbor = runsBack ? index - 1 : index + 1
        let isNearSide =
          marks.indices.contains(neighbor)
          && (marks[neighbor] - mark).magnitude <= mark.magnitude * 0x1p-40
        let fraction = mark / unit
        let time = firstTime(near: iteration, runsBack ? 1 - fraction : fraction) { place in
          guard place.iteration == iteration else { return place.iteration > iteration }
          let shown = (runsBack ? 1 - place.fraction : place.fraction) * unit
          if isNearSide { return runsBack ? shown < mark : shown > mark }
          return runsBack ? shown <= mark : shown >= mark
        }
        instants.append(isNearSide ? time.nextDown : time)
      }
      iteration += 1
    }
    return instants
  }

  /// The first instant whose place satisfies a condition, which all later ones do too.
  private func firstTime(
    near iteration: Double, _ fraction: Double, _ isReached: (IterationPlace) -> Bool
  ) -> Double {
    let start = timing.divisor.start
    let way = ((iteration - start.iteration) - start.fraction + fraction) * timing.duration
    let guess = timing.delay + way
    let bits = Swift.max(way.magnitude, Swift.max(timing.delay.magnitude, timing.duration)).ulp
    var (low, high) = (guess - 8 * bits, guess + 8 * bits)
    for _ in 0..<80 {
      let middle = low + (high - low) / 2
      guard middle > low && middle < high else { break }
      if isReached(place(at: middle)) { high = middle } else { low = middle }
    }
    return high
  }
}
