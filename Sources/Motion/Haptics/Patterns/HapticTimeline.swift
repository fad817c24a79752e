// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The haptic events of a pattern, divided at cuts of which a table finds the current one.
///
/// Constant levels are painted on the time axis, the strongest first, so between two cuts one event
/// is the strongest. Ramps, which are few and short, are stored separately and compared.
struct HapticTimeline: Sendable {
  /// The times at which an event begins, turns or ends, ascending.
  private let cuts: ThresholdTable

  /// The stretch from each cut to the next.
  private let stretches: [Stretch]

  /// The ramps of intensity, in the order of their beginnings.
  private let ramps: [Ramp]

  /// The time at which the last event ends.
  let restTime: Double

  /// The state that is constant from one cut to the next.
  private struct Stretch: Sendable {
    /// The strongest constant level.
    var level: HapticLevel

    /// The number of active events.
    var activeCount: Int32

    /// The number of ramps that have begun.
    var rampCount: Int32
  }

  /// A part of an event whose level rises or falls linearly.
  private struct Ramp: Sendable {
    var begin: Double
    var end: Double

    /// The latest end of the ramps up to this one.
    var latestEnd: Double
    var first: Double
    var last: Double
    var sharpness: Double

    func level(at time: Double) -> HapticLevel {
      let fraction = (time - begin) / (end - begin)
      return HapticLevel(
        intensity: first.interpolated(to: last, by: fraction), sharpness: sharpness)
    }
  }

  init(_ spans: [HapticSpan]) {
    restTime = spans.reduce(0) { Swift.max($0, $1.end) }
    var holds: [HapticPaint.Hold] = []
    var ramps: [Ramp] = []
    for span in spans {
      // Parts of length 0 are omitted.
      for (part, next) in zip(span.corners, span.corners.dropFirst()) where part.time < next.time {
        let (first, last) = (part.level * span.intensity, next.level * span.intensity)
        if first == last {
          holds.append(
            HapticPaint.Hold(
              begin: part.time, end: next.time,
              level: HapticLevel(intensity: first, sharpness: span.sharpness)))
        } else {
          ramps.append(
            Ramp(
              begin: part.time, end: next.time, latestEnd: next.time, first: first, last: last,
              sharpness: span.sharpness))
        }
      }
    }
    ramps.sort { $0.begin < $1.begin }
    for index in ramps.indices.dropFirst() {
      ramps[index].latestEnd = Swift.max(ramps[index].end, ramps[index - 1].latestEnd)
    }
    self.ramps = ramps
    var cuts: [Double] = []
    for time in spans.flatMap({ $0.corners.map { $0.time } }).sorted() where time != cuts.last {
      cuts.append(time)
    }
    let levels = HapticPaint.painted(holds, at: cuts)
    let (begins, ends) = (spans.map { $0.begin }.sorted(), spans.map { $0.end }.sorted())
    self.cuts = ThresholdTable(cuts, upTo: restTime)
    stretches = cuts.indices.map { index in
      Stretch(
        level: levels[index],
        activeCount: Int32(
          begins.partitioningIndex { $0 > cuts[index] }
            - ends.partitioningIndex { $0 > cuts[index] }),
        rampCount: Int32(ramps.partitioningIndex { $0.begin > cuts[index] }))
    }
  }

  /// Returns the strongest event at a time, without the controls, and the number of active events.
  ///
  /// - Returns: The sharpest of equally strong events.
  /// - Complexity: That of the table, and O(*k*) for *k* ramps that have begun since the oldest one
  ///   that lasts.
  func sample(at time: Double) -> (level: HapticLevel, activeCount: Int) {
    guard time < restTime, time >= cuts.thresholds[0] else { return (.none, 0) }
    let stretch = stretches[cuts.index(at: time)]
    var best = stretch.level
    var index = Int(stretch.rampCount) - 1
    while index >= 0 && ramps[index].latestEnd > time {
      if ramps[index].end > time { best = Swift.max(best, ramps[index].level(at: time)) }
      index -= 1
    }
    return (best, Int(stretch.activeCount))
  }
}

/// The intensity and sharpness of an event, in the order of masking.
struct HapticLevel: Comparable, Sendable {
  var intensity: Double
  var sharpness: Double

  /// A level weaker than any event.
  static var none: HapticLevel { HapticLevel(intensity: -1, sharpness: 0) }

  static func < (a: HapticLevel, b: HapticLevel) -> Bool {
    a.intensity < b.intensity || a.intensity == b.intensity && a.sharpness < b.sharpness
  }
}

/// The painting of levels on the time axis, where the greatest level is on top.
enum HapticPaint {
  /// A level and the interval in which it is constant.
  struct Hold {
    var begin: Double
    var end: Double
    var level: HapticLevel
  }

  /// Returns the greatest level from each of the ascending cuts to the next.
  ///
  /// - Parameters:
  ///   - holds: The levels, which begin and end at cuts.
  ///   - cuts: The cuts.
  /// - Returns: A level for each cut.
  /// - Complexity: O(*n* log *n*).
  static func painted(_ holds: [Hold], at cuts: [Double]) -> [HapticLevel] {
    var levels = [HapticLevel](repeating: .none, count: cuts.count)
    // The next index that is not painted yet, from each index onwards, as far as known.
    var next = Array(0...cuts.count)
    func unpainted(from index: Int) -> Int {
      var root = index
      while next[root] != root { root = next[root] }
      var index = index
      while next[index] != root { (next[index], index) = (root, next[index]) }
      return root
    }
    for hold in holds.sorted(by: { $1.level < $0.level }) {
      let end = cuts.partitioningIndex { $0 > hold.end } - 1
      var index = unpainted(from: cuts.partitioningIndex { $0 > hold.begin } - 1)
      while index < end {
        levels[index] = hold.level
        next[index] = index + 1
        index = unpainted(from: index + 1)
      }
    }
    return levels
  }
}
