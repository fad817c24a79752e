// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The values of a track with their times in seconds, to be converted to segments.
struct TrackKnots<Value: VectorSpace> {
  let values: [Value]
  let times: [Double]
  let easings: [Easing]
  let duration: Double

  private var lastIndex: Int { values.count - 1 }

  private func easing(_ index: Int) -> Easing { index < easings.count ? easings[index] : .linear }

  /// Adds the hold before the first knot, the segments between knots, and the hold after the last.
  private func addSegments(
    to assembly: inout TrackAssembly<Value>, between: (inout TrackAssembly<Value>, Int) -> Void
  ) {
    if times[0] > 0 { assembly.addLine(until: times[0], from: values[0], to: values[0]) }
    for index in 0..<lastIndex where times[index] < times[index + 1] {
      between(&assembly, index)
    }
    if assembly.time < duration {
      assembly.addLine(until: duration, from: values[lastIndex], to: values[lastIndex])
    }
    // The last of several values at the end is shown at the end itself.
    if lastIndex > 0 && times[lastIndex - 1] >= duration {
      assembly.lastInstant = duration.nextDown
    }
  }

  func addLines(to assembly: inout TrackAssembly<Value>) {
    addSegments(to: &assembly) { assembly, index in
      assembly.addLine(
        until: times[index + 1], from: values[index], to: values[index + 1],
        easing: easing(index))
    }
    guard lastIndex > 0 && duration > 0 else { return }
    assembly.continuesBefore = times[0] == 0 && times[1] > 0
    assembly.continuesAfter = times[lastIndex] == duration && times[lastIndex - 1] < duration
  }

  func addHolds(to assembly: inout TrackAssembly<Value>) {
    addSegments(to: &assembly) { assembly, index in
      assembly.addLine(until: times[index + 1], from: values[index], to: values[index])
    }
    if times[lastIndex] >= duration { assembly.lastInstant = duration.nextDown }
  }

  func addPacedLines(to assembly: inout TrackAssembly<Value>) {
    var lengths = [0.0]
    for index in 0..<lastIndex {
      lengths.append(lengths[index] + values[index].distance(to: values[index + 1]))
    }
    let length = lengths[lastIndex]
    let times =
      length > 0 && length < .infinity
      ? lengths.map { $0 == length ? duration : $0 / length * duration }
      : Track<Value>.times([], count: values.count).map { $0 * duration }
    TrackKnots(values: values, times: times, easings: [], duration: duration)
      .addLines(to: &assembly)
    assembly.continuesBefore = false
    assembly.continuesAfter = false
  }

  func addCubics(
    to assembly: inout TrackAssembly<Value>, shapes: [TrackInterpolation.Shape], isClosed: Bool
  ) {
    addCubics(to: &assembly) { run in
      SplineTangents.kochanekBartels(
        Array(values[run]), times: Array(times[run]), shapes: Array(shapes[run]),
        isClosed: isClosed && run.count == values.count)
    }
  }

  func addMonotoneCubics(to assembly: inout TrackAssembly<Value>) {
    addCubics(to: &assembly) { run in
      SplineTangents.monotone(Array(values[run]), times: Array(times[run]))
        .map { (incoming: $0, outgoing: $0) }
    }
  }

  /// Adds cubics, whose tangents are computed between one jump and the next.
  private func addCubics(
    to assembly: inout TrackAssembly<Value>,
    tangents: (ClosedRange<Int>) -> [(incoming: Value, outgoing: Value)]
  ) {
    var velocities: [(incoming: Value, outgoing: Value)] = []
    var begin = 0
    for index in values.indices
    where index == lastIndex || !(times[index] < times[index + 1]) {
      velocities += tangents(begin...index)
      begin = index + 1
    }
    addSegments(to: &assembly) { assembly, index in
      assembly.addHermite(
        until: times[index + 1], from: values[index], to: values[index + 1],
        velocities: (velocities[index].outgoing, velocities[index + 1].incoming),
        easing: easing(index))
    }
  }

  func addPacedPath(to assembly: inout TrackAssembly<Value>, _ path: ArcLengthCurve<Value>) {
    guard duration > 0 else { return }
    guard path.length > 0 && path.length < .infinity else {
      addPacedLines(to: &assembly)
      return
    }
    assembly.addPath(path, until: duration, from: values[0], to: values[lastIndex])
  }
}
