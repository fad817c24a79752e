// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The haptic events of a pattern, cut so that what is felt at an instant is found by bisection.
///
/// What holds its level is painted on the axis of time, the strongest first: between two cuts one
/// event is the strongest. Ramps, which are few and short, are kept apart and compared.
struct HapticTimeline: Sendable {
  /// When haptic events begin and end, each ascending.
  private let begins: [Double]
  private let ends: [Double]

  /// When what is strongest changes, ascending, and what it is from there on.
  private let cuts: [Double]
  private let levels: [HapticLevel]

  /// What swells or fades, in the order of the beginnings.
  private let ramps: [Ramp]
  private let rampBegins: [Double]

  /// The latest end of the ramps up to each.
  private let rampEnds: [Double]

  /// When the last event is over.
  let restTime: Double

  /// An event that rises or falls along a line.
  private struct Ramp: Sendable {
    var begin: Double
    var end: Double
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
    begins = spans.map { $0.begin }.sorted()
    ends = spans.map { $0.end }.sorted()
    restTime = ends.last ?? 0
    var holds: [HapticPaint.Hold] = []
    var ramps: [Ramp] = []
    for span in spans {
      // A ramp without a length changes nothing, and one beyond the end is not reached.
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
              begin: part.time, end: next.time, first: first, last: last,
              sharpness: span.sharpness))
        }
      }
    }
    (cuts, levels) = HapticPaint.painted(holds)
    ramps.sort { $0.begin < $1.begin }
    self.ramps = ramps
    rampBegins = ramps.map { $0.begin }
    var latest = 0.0
    rampEnds = ramps.map {
      latest = Swift.max(latest, $0.end)
      return latest
    }
  }

  /// How many events are active at a time.
  func activeCount(at time: Double) -> Int {
    begins.countNotAfter(time) - ends.countNotAfter(time)
  }

  /// The strongest event at a time, without the controls; of equally strong ones the sharpest.
  ///
  /// - Complexity: O(log *n* + *k*) for *n* events and *k* ramps at that time.
  func level(at time: Double) -> HapticLevel {
    let index = cuts.countNotAfter(time) - 1
    var best = index < 0 ? HapticLevel.none : levels[index]
    var place = rampBegins.countNotAfter(time) - 1
    while place >= 0 && rampEnds[place] > time {
      if ramps[place].end > time { best = Swift.max(best, ramps[place].level(at: time)) }
      place -= 1
    }
    return best
  }
}

/// How strong and how crisp an event is, in the order in which one drowns the other.
struct HapticLevel: Comparable, Sendable {
  var intensity: Double
  var sharpness: Double

  /// What is weaker than any event.
  static var none: HapticLevel { HapticLevel(intensity: -1, sharpness: 0) }

  static func < (a: HapticLevel, b: HapticLevel) -> Bool {
    a.intensity < b.intensity || a.intensity == b.intensity && a.sharpness < b.sharpness
  }
}

/// Paints levels that hold for some time, so that the greatest of them shows.
enum HapticPaint {
  /// A level and the time for which it holds.
  struct Hold {
    var begin: Double
    var end: Double
    var level: HapticLevel
  }

  /// Finds the greatest of some levels at any time.
  ///
  /// - Returns: When it changes, ascending, and what it is from there on.
  /// - Complexity: O(*n* log *n*).
  static func painted(_ holds: [Hold]) -> (cuts: [Double], levels: [HapticLevel]) {
    var cuts: [Double] = []
    for time in (holds.map { $0.begin } + holds.map { $0.end }).sorted() where time != cuts.last {
      cuts.append(time)
    }
    var levels = [HapticLevel](repeating: .none, count: cuts.count)
    // The next place that is not painted yet, from each on, as far as it is known.
    var next = Array(0...cuts.count)
    func unpainted(from place: Int) -> Int {
      var root = place
      while next[root] != root { root = next[root] }
      var place = place
      while next[place] != root { (next[place], place) = (root, next[place]) }
      return root
    }
    for hold in holds.sorted(by: { $1.level < $0.level }) {
      let end = cuts.countNotAfter(hold.end) - 1
      var place = unpainted(from: cuts.countNotAfter(hold.begin) - 1)
      while place < end {
        levels[place] = hold.level
        next[place] = place + 1
        place = unpainted(from: place + 1)
      }
    }
    return (cuts, levels)
  }
}

extension [Double] {
  /// How many of some ascending times are not later than another one.
  fileprivate func countNotAfter(_ time: Double) -> Int {
    guard let first, time >= first else { return 0 }
    return lastIndex(notAfter: time) + 1
  }
}
