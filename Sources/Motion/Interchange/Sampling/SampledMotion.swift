// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A motion as a list of times and values, interpolated linearly.
///
/// ![A spring, and the few lines that stay within a tolerance of it](export)
///
/// Use it to export a motion as CSV, JSON, SVG or CSS, or to a system that supports only keyframes.
/// ```swift
/// let card = SpringTrajectory(from: 0.0, to: 100, spring: .bouncy)
/// let samples = try SampledMotion(card, within: 0.1)
/// samples.samples.count  // 20
/// samples.value(at: 0.2) - card.value(at: 0.2)  // -0.0994
/// ```
/// A jump is two samples of equal time, the earlier side first.
///
/// - Units: Times are those of the motion, in seconds; the first may differ from 0.
/// - Complexity: O(log *n*) for a value between *n* samples.
public struct SampledMotion<Value: VectorSpace>: Equatable, Sendable {
  /// A time and the value at that time.
  public struct Sample: Equatable, Sendable {
    /// The time, in seconds.
    public var time: Double

    /// The value.
    public var value: Value

    /// Creates a sample.
    public init(time: Double, value: Value) {
      self.time = time
      self.value = value
    }
  }

  /// The samples, at least one, with nondecreasing times.
  public let samples: [Sample]

  /// The maximum number of samples, 65 536.
  public static var maximumCount: Int { 1 << 16 }

  init(_ samples: [Sample]) throws(SamplingError) {
    guard samples.count <= Self.maximumCount else {
      throw .tooManySamples(limit: Self.maximumCount)
    }
    self.samples = samples
  }

  /// Creates samples of a motion at even steps, and at the end.
  ///
  /// Each sample is the value of the motion at its time and, unless an interval is given, the last is
  /// the motion's end. A jump between two samples is not represented.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - interval: The time from one sample to the next, in seconds.
  ///   - range: The sampled interval, in seconds; from 0 to the duration unless given.
  /// - Throws: `SamplingError` if the motion is infinite and no range is given, or if there are
  ///   more than 65 536 samples.
  /// - Precondition: The interval is positive and finite.
  /// - Complexity: One sample of the motion for each sample of the list.
  public init(
    _ motion: some Trajectory<Value>, every interval: Double, over range: ClosedRange<Double>? = nil
  ) throws(SamplingError) {
    ParameterFlaw.trap(if: ParameterFlaw("interval", interval, .positive))
    let exported = try motion.exportedInterval(range)
    let range = exported.range
    let steps = (range.upperBound - range.lowerBound) / interval
    guard steps < Double(Self.maximumCount) else {
      throw .tooManySamples(limit: Self.maximumCount)
    }
    var samples = (0...Int(steps)).map { range.lowerBound + Double($0) * interval }
      .filter { $0 < range.upperBound }
      .map { Sample(time: $0, value: motion.value(at: $0)) }
    samples.append(Sample(time: range.upperBound, value: exported.end))
    try self.init(samples)
  }

  /// Creates a given number of evenly spaced samples of a motion.
  ///
  /// Each sample is the value of the motion at its time and, unless an interval is given, the last is
  /// the motion's end. A jump between two samples is not represented.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - count: The number of samples, both ends included.
  ///   - range: The sampled interval, in seconds; from 0 to the duration unless given.
  /// - Throws: `SamplingError.endless` if the motion is infinite and no range is given.
  /// - Precondition: The count is in 2…65 536.
  /// - Complexity: One sample of the motion for each sample of the list.
  public init(
    _ motion: some Trajectory<Value>, count: Int, over range: ClosedRange<Double>? = nil
  ) throws(SamplingError) {
    ParameterFlaw.trap(
      if: ParameterFlaw("count", Double(count), .count(2...Self.maximumCount)))
    let exported = try motion.exportedInterval(range)
    let range = exported.range
    try self.init(
      (0..<count).map {
        let share = Double($0) / Double(count - 1)
        let time = range.lowerBound.interpolated(to: range.upperBound, by: share)
        return Sample(time: time, value: $0 < count - 1 ? motion.value(at: time) : exported.end)
      })
  }

  /// Creates few samples of a motion such that the lines between them stay within a tolerance.
  ///
  /// For a scalar motion, the samples at the ends and at jumps are exact, and the others may differ
  /// from the motion by up to the tolerance, which minimizes their number. For a vector motion, all
  /// samples are exact. Unless an interval is given, the last sample is the motion's end, within
  /// the tolerance of which the motion then stays.
  ///
  /// - Parameters:
  ///   - motion: The motion, whose value exposes its components.
  ///   - tolerance: The maximum distance of the lines from the motion at any time of the interval
  ///     and, without a given interval, after it; in the unit of the value.
  ///   - range: The sampled interval, in seconds; unless given, from 0 to the duration or, if that
  ///     is later, until the motion stays within a quarter of its share of the tolerance of its end.
  /// - Throws: `SamplingError` if the motion is infinite and no range is given, if more than 65 536
  ///   samples would be needed, or if the tolerance is below the rounding of the motion.
  /// - Precondition: The tolerance is positive and finite. The value has components.
  /// - Accuracy: The bound is certain where the turns of the motion's rate have a closed form:
  ///   springs, decays, falls, lines and splines, and combinators that delay, scale, cut or repeat
  ///   them. Between such turns a motion lies between its chords and its tangents. For other
  ///   motions, such as rates under an easing, sums and custom motions, turns are searched by
  ///   sampling, and the bound depends on that search: see
  ///   ``/Motion/Trajectory/visitStretches(of:in:from:upTo:beyond:_:)``.
  /// - Properties: For a scalar motion, there are at most three more samples between two jumps than
  ///   any list of lines within 24/25 of the tolerance needs. For small tolerances ε the number of
  ///   samples is up to 1.01 times the minimum, ∫√(|f″| / 16 ε) d*t*; exact samples, as for
  ///   vectors, are √2 times as many.
  /// - Complexity: O(*n*) samples of the motion for *n* samples of the list, about 20 for each.
  public init(
    _ motion: some Trajectory<Value>, within tolerance: Double,
    over range: ClosedRange<Double>? = nil
  ) throws(SamplingError) {
    let enclosed = try motion.enclosed(within: tolerance, over: range)
    var samples: [Sample] = []
    for run in enclosed.runs {
      samples += try Self.samples(of: run, within: enclosed.tolerance) {
        motion.value(at: $1)[component: $0]
      }
    }
    // Up to rounding, the last run reaches the end.
    if !samples.isEmpty && !enclosed.jumpsAtEnd { samples.removeLast() }
    samples.append(Sample(time: enclosed.interval.range.upperBound, value: enclosed.interval.end))
    try self.init(samples)
  }

  private static func samples(
    of run: EnclosedRun, within tolerance: Double, _ value: (Int, Double) -> Double
  ) throws(SamplingError) -> [Sample] {
    guard Value.componentCount > 1 else {
      return try run.components[0].path(within: tolerance).map {
        var value = Value.zero
        value[component: 0] = $0.value
        return Sample(time: $0.time, value: value)
      }
    }
    return ChordPath(through: run, within: tolerance * (1 - 1.0 / 256), value).times.map { time in
      var point = Value.zero
      for (index, enclosure) in run.components.enumerated() {
        point[component: index] =
          time == run.begin
          ? enclosure.lower[0].value
          : time == run.end
            ? enclosure.last : value(index, time)
      }
      return Sample(time: time, value: point)
    }
  }

  /// The first and the last time, in seconds.
  public var range: ClosedRange<Double> { samples[0].time...samples[samples.count - 1].time }

  /// Returns the value at a time, interpolated linearly between two samples.
  ///
  /// Before the first and after the last sample the value is constant. At a jump it is that of the
  /// later side.
  ///
  /// - Parameter time: The time in seconds; NaN is treated as 0.
  /// - Returns: The value.
  public func value(at time: Double) -> Value {
    let time = time == time ? time : 0
    let next = samples.partitioningIndex { $0.time > time }
    guard next > 0 else { return samples[0].value }
    let before = samples[next - 1]
    guard next < samples.count, before.time < time else { return before.value }
    let after = samples[next]
    return before.value.interpolated(
      to: after.value, by: (time - before.time) / (after.time - before.time))
  }
}

extension SampledMotion: Hashable where Value: Hashable {}
extension SampledMotion.Sample: Hashable where Value: Hashable {}

extension ValueEnclosure {
  /// Returns a path of few lines within a tolerance of the enclosed component.
  ///
  /// The path is checked. If rounding has moved it out of the tube, it is recomputed in a narrower
  /// one; the last fallback is the chain of the knots.
  func path(within tolerance: Double) throws(SamplingError) -> [ChainPoint] {
    guard lower.count > 1 else { return lower }
    let bound = tolerance * (1 - 1.0 / 1024)
    for share in [1 - 1.0 / 256, 1 - 1.0 / 64, 1 - 1.0 / 16, 0.5] {
      let path = TubePath(through: self, within: tolerance * share).points
      if distance(from: path) <= bound { return path }
    }
    let chain = knotChain
    guard distance(from: chain) <= bound else { throw .unresolved(time: lower[0].time) }
    return chain
  }

  /// The points at which both chains meet, and the last value.
  private var knotChain: [ChainPoint] {
    var index = 0
    var chain = lower.filter { point in
      guard index < knots.count, point.time == knots[index] else { return false }
      index += 1
      return true
    }
    chain[chain.count - 1].value = last
    return chain
  }
}
