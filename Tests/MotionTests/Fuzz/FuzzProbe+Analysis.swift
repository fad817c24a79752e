// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The analysis of motions.
extension FuzzProbe {
  /// Whether the analysis of a whole motion has what its precondition asks for.
  func mayAnalyzeWhole<Motion: Trajectory>(_ motion: Motion) -> Bool { motion.isAnalyzable }

  /// Whether all instants of a whole motion may be asked for.
  func mayListWhole<Motion: Trajectory>(_ motion: Motion) -> Bool { motion.restTime < .infinity }

  /// Makes every call of the analysis.
  func analyze<Motion: Trajectory>(_ motion: Motion) {
    var direction = Motion.Value.zero
    for index in 0..<Motion.Value.componentCount { direction[component: index] = 1 }
    let distance = motion.start.distance(to: motion.end)
    let level = motion.value(at: motion.duration < .infinity ? motion.duration / 3 : 0.3)
      .dot(direction)
    integer(measure(".isAnalyzable") { motion.isAnalyzable } ? 1 : 0)
    // What is asked of an interval costs time in proportion to the turns in it.
    var window = 0...min(max(motion.duration, 0.1), 10)
    while !motion.isAnalyzable(in: window) { window = 0...(window.upperBound / 2) }
    for extremum in measure(
      ".extrema(along:in:)", { Array(motion.extrema(along: direction, in: window).prefix(100)) })
    {
      check(extremum)
    }
    let inside = measure(".times(reaching:along:in:)") {
      Array(motion.times(reaching: level, along: direction, in: window).prefix(100))
    }
    check(inside)
    let samples = measure(".samples(every:until:)") { motion.samples(every: 0.25, until: 1) }
    expect(samples.count == 5, "\(samples.count) samples, not 5")
    guard mayAnalyzeWhole(motion) else { return }
    number(measure(".settlingTime(within: 0.01)") { motion.settlingTime(within: 0.01) })
    let share = distance < .infinity ? 0.01 * distance : 1
    number(measure(".settlingTime(within:)") { motion.settlingTime(within: share) })
    let peak = measure(".peak(along:)") { motion.peak(along: direction) }
    let trough = measure(".trough(along:)") { motion.trough(along: direction) }
    check(peak)
    check(trough)
    expect(!(peak.value < trough.value), "\(peak) is below \(trough)")
    for extremum in measure(
      ".extrema(along:)", { Array(motion.extrema(along: direction).prefix(100)) })
    {
      check(extremum)
    }
    integer(measure(".isMonotone(along:)") { motion.isMonotone(along: direction) } ? 1 : 0)
    finite(measure(".peakSpeed") { motion.peakSpeed })
    finite(measure(".maximumDistanceFromEnd") { motion.maximumDistanceFromEnd })
    if let motion = motion as? AnyTrajectory<Double> {
      finite(measure(".overshoot") { motion.overshoot })
    }
    number(
      measure(".settlingTime(within: .looksDone)") {
        motion.settlingTime(within: Tolerance.looksDone)
      })
    if let first = measure(
      ".firstTime(reaching:along:)", { motion.firstTime(reaching: level, along: direction) })
    {
      finite(first)
      expect(first >= 0, "is \(first)")
    }
    guard mayListWhole(motion) else { return }
    if let last = measure(
      ".lastTime(reaching:along:)", { motion.lastTime(reaching: level, along: direction) })
    {
      finite(last)
    }
    check(
      measure(".times(reaching:along:)") {
        Array(motion.times(reaching: level, along: direction).prefix(100))
      })
  }

  private func check(_ extremum: Extremum) {
    finite(extremum.time)
    finite(extremum.value)
    expect(!(extremum.time < 0), "is at \(extremum.time)")
  }

  private func check(_ times: [Double]) {
    for time in times { finite(time) }
    for (a, b) in zip(times, times.dropFirst()) {
      expect(a <= b, "\(b) follows \(a)")
    }
  }
}
