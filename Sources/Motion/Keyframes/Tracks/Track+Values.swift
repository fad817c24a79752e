// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Track {
  /// Creates a motion from values and the times at which they are reached.
  ///
  /// It is the form of Core Animation, of CSS and of the Web Animations model.
  /// ```swift
  /// let fade = Track(values: [0.0, 1, 1, 0], keyTimes: [0, 0.1, nil, 1], easings: [.easeOut])
  /// fade.value(at: 0.55)  // 1
  /// ```
  /// An instant at which one segment ends and the next begins shows the later one. Two values with
  /// equal times are a jump, which shows the later value; of several at time 0 the first is held
  /// before, of several at the end the last after. If the first time is not 0, or the last not 1,
  /// the first or last value is held.
  ///
  /// - Parameters:
  ///   - values: At least one. A single one is a constant.
  ///   - keyTimes: The times at which the values are reached, as fractions of the duration. Missing
  ///     or `nil` times are filled in as in the Web Animations model: 0 for the first, 1 for the
  ///     last, even steps in between. In the mode `discrete` there may be one more, the time at
  ///     which the last value ends.
  ///   - mode: The interpolation from one value to the next.
  ///   - easings: The easing from each value to the next; missing ones are linear, and that of the
  ///     last value has no effect. The modes that hold values or keep a constant speed do not use
  ///     them.
  ///   - duration: Seconds, finite. With 0 the last value is shown from time 0 onwards.
  /// - Precondition: There is at least one value, and there are no more easings and shapes than
  ///   values. Key times are in 0…1 and do not decrease.
  #if compiler(>=6.3)
  @specialized(where Value == Double)
  @specialized(where Value == SIMD2<Double>)
  @specialized(where Value == SIMD4<Double>)
  #endif
  public init(
    values: [Value], keyTimes: [Double?] = [], mode: TrackInterpolation = .linear,
    easings: [Easing] = [],
    duration: Double = 1
  ) {
    ParameterFlaw.trap(
      if: Track.flaw(
        valueCount: values.count, keyTimes: keyTimes, mode: mode, easingCount: easings.count,
        duration: duration))
    self.init(
      checked: values, keyTimes: keyTimes, mode: mode, easings: easings, duration: duration)
  }

  init(
    checked values: [Value], keyTimes: [Double?], mode: TrackInterpolation, easings: [Easing],
    duration: Double
  ) {
    let values = values.map { $0.bounded }
    var times = Track.times(keyTimes, count: mode == .discrete ? values.count + 1 : values.count)
    for index in times.indices { times[index] *= duration }
    var assembly = TrackAssembly<Value>(
      boundaryIsEarlier: false, capacity: values.count + 1)
    assembly.keyframeTimes = Array(times.prefix(values.count))
    let knots = TrackKnots(values: values, times: times, easings: easings, duration: duration)
    switch mode {
    case .linear: knots.addLines(to: &assembly)
    case .discrete: knots.addHolds(to: &assembly)
    case .paced: knots.addPacedLines(to: &assembly)
    case .cubic(let tension, let continuity, let bias, let isClosed):
      let shape = TrackInterpolation.Shape(tension: tension, continuity: continuity, bias: bias)
      knots.addCubics(to: &assembly, shapes: values.map { _ in shape }, isClosed: isClosed)
    case .kochanekBartels(let shapes, let isClosed):
      let missing = repeatElement(TrackInterpolation.Shape(), count: values.count - shapes.count)
      knots.addCubics(to: &assembly, shapes: shapes + missing, isClosed: isClosed)
    case .monotone: knots.addMonotoneCubics(to: &assembly)
    case .cubicPaced(let tension, let continuity, let bias, let isClosed):
      let shape = TrackInterpolation.Shape(tension: tension, continuity: continuity, bias: bias)
      let curve = ArcLengthCurve(through: values, shape: shape, isClosed: isClosed)
      knots.addPacedPath(to: &assembly, curve)
    }
    self.init(
      .values(values, keyTimes: keyTimes, mode: mode, easings: easings, duration: duration),
      assembly, from: values[0], to: values[values.count - 1])
  }

  /// Fills in missing times: 0 for the first, 1 for the last, even steps in between.
  package static func times(_ keyTimes: [Double?], count: Int) -> [Double] {
    var given = keyTimes
    while given.count < count { given.append(nil) }
    var times: [Double] = []
    times.reserveCapacity(count)
    // The index of the last time that is known.
    var left = 0
    for index in 0..<count {
      guard let time = given[index] ?? (index == 0 ? 0 : index == count - 1 ? 1 : nil) else {
        continue
      }
      if index > left + 1 {
        let (start, steps) = (times[left], Double(index - left))
        for step in 1..<(index - left) {
          times.append(start + (time - start) * (Double(step) / steps))
        }
      }
      times.append(time)
      left = index
    }
    return times
  }
}
