// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Writes a page that has a browser play exported motions, and compare the computed values with
// those of the library, also where it rests. `.ci/check-export` opens it.
import Foundation
import Motion
import MotionInterchange

struct Row: Decodable {
  var mass, stiffness, damping: Double
  var x0, v0: Double
}
struct Table: Decodable { var cases: [Row] }

/// A motion in the form that the page plays: an easing, keyframes of CSS, or keyframes for a
/// script.
struct Job: Encodable {
  var name: String
  var duration: Double
  var tolerance: Double
  var easing: String?
  var rule: String?
  var keyframes: String?
  var times: [Double]
  var values: [Double]

  /// The value at which it rests.
  var end: Double
}

/// The played motions.
struct Jobs {
  private(set) var list: [Job] = []
  private(set) var springCount = 0
  private(set) var trackCount = 0
  private(set) var restCount = 0
  private var generator = SeededGenerator(seed: 20)
  private let tolerance = 1e-3

  init() throws {
    try addSprings()
    try addRests()
    try addEasings()
    try addTracks()
  }

  /// Twenty times: both ends, and random ones between them.
  ///
  /// A browser has the times of jumps in milliseconds and in fractions of the whole.
  private mutating func times(_ duration: Double, avoiding jumps: [Double] = []) -> [Double] {
    var times = jumps.isEmpty ? [0, duration] : []
    while times.count < 20 {
      let time = Double.random(in: 0...duration, using: &generator)
      if !jumps.contains(where: { abs($0 - time) < 1e-4 * duration }) { times.append(time) }
    }
    return times
  }

  private mutating func addSprings() throws {
    let table = try JSONDecoder().decode(
      Table.self,
      from: Data(
        contentsOf: URL(fileURLWithPath: "Tests/MotionTests/Fixtures/oracle-spring.json")))
    for (index, row) in table.cases.enumerated() where row.stiffness > 0 {
      let spring = Spring(
        mass: row.mass, stiffness: row.stiffness, damping: row.damping, allowOverDamping: true)
      let motion = SpringTrajectory(from: 0.0, to: 1, spring: spring)
      guard motion.duration < 3, motion.duration > 0 else { continue }
      springCount += 1
      let duration = try motion.cssDuration(within: tolerance)
      let times = times(duration)
      list.append(
        Job(
          name: "spring \(index)", duration: duration, tolerance: tolerance,
          easing: try motion.cssLinear(within: tolerance), times: times,
          values: times.map { motion.value(at: $0) }, end: 1))
    }
  }

  /// Five motions with springs, each baked, and as an easing: they rest at their targets.
  private mutating func addRests() throws {
    let card = SpringTrajectory(from: 0.0, to: 0.3, spring: .snappy)
    let line = EasedTrajectory(from: 0.0, to: 0.04, duration: 0.4, easing: .linear)
    let rests: [(String, AnyTrajectory<Double>, end: Double)] = [
      ("card", AnyTrajectory(card), 0.3),
      (
        "thrown card",
        AnyTrajectory(SpringTrajectory(from: 0.2, to: -0.15, velocity: 4, spring: .bouncy)), -0.15
      ),
      ("card there and back", AnyTrajectory(card.repeated(2, autoreverses: true)), 0),
      (
        "spring behind a line",
        AnyTrajectory(FollowingSpring(from: 0.0, following: line, spring: .bouncy)), 0.04
      ),
      ("two cards", AnyTrajectory(line.followed(by: card.translated(by: 0.04))), 0.34),
    ]
    restCount = rests.count
    for (name, motion, end) in rests {
      let duration = try motion.cssDuration(within: tolerance)
      let times = times(duration, avoiding: [line.duration, card.duration])
      list.append(
        Job(
          name: name, duration: duration, tolerance: tolerance,
          easing: try motion.cssLinear(within: tolerance), times: times,
          values: times.map { motion.value(at: $0) }, end: end))
      try add(Track(baking: motion, within: tolerance / 2), name, times: times, like: motion, end)
    }
  }

  private mutating func addEasings() throws {
    for family in Easing.PennerFamily.allCases {
      for mode in Easing.PennerMode.allCases {
        let easing = Easing.penner(family, mode)
        let times = times(1, avoiding: [0, 1])
        list.append(
          Job(
            name: "\(easing)", duration: 1, tolerance: tolerance,
            easing: try easing.cssLinear(within: tolerance), times: times,
            values: times.map { easing.value(at: $0) }, end: 1))
      }
    }
  }

  private mutating func addTracks() throws {
    var tracks: [(String, Track<Double>)] = [
      (
        "steps of every kind",
        Track(
          from: 0,
          [
            .linear(to: 1, duration: 0.3, easing: .easeIn), .cubic(to: 2, duration: 0.2),
            .spring(to: 0, spring: .bouncy), .move(to: 5), .hold(duration: 0.1), .move(to: 3),
            .linear(to: 4, duration: 0.25, easing: .penner(.elastic, .out)),
            .spring(to: 4, duration: 0.4, startVelocity: 20),
            .linear(to: 1, duration: 0.2, easing: .steps(3, .jumpBoth)), .move(to: 2),
          ])
      ),
      ("discrete", Track(values: [0, 3, 1, 2], mode: .discrete, duration: 2)),
      ("jumps", Track(values: [0, 1, 4, 2, 5], keyTimes: [0, 0.3, 0.3, 0.6, 1], duration: 2)),
      ("smooth", Track(values: [0, 3, 1, 2], mode: .cubic(), easings: [.easeOut], duration: 2)),
      ("paced", Track(values: [0, 3, 1, 2], mode: .cubicPaced(), duration: 2)),
      ("monotone", Track(values: [0, 3, 3, 2], mode: .monotone, duration: 2)),
    ]
    for seed in 0..<10 {
      let numbers = (0..<12).map { _ in Double.random(in: -3...3, using: &generator) }
      tracks.append(
        ("curve \(seed)", Track(values: Array(numbers.prefix(6)), mode: .cubic(), duration: 1.5)))
      let springs = (1...4).map {
        Keyframe.spring(
          to: numbers[$0], duration: 0.3, spring: .bouncy, startVelocity: 10 * numbers[$0 + 4])
      }
      tracks.append(("springs \(seed)", Track(from: numbers[0], springs)))
    }
    trackCount = tracks.count
    for (name, track) in tracks {
      let times = times(
        track.duration, avoiding: track.boundaries + [0, track.duration])
      try add(track, name, times: times, like: track, track.end)
    }
  }

  /// Adds a track in both forms of keyframes.
  private mutating func add(
    _ track: Track<Double>, _ name: String, times: [Double], like motion: some Trajectory<Double>,
    _ end: Double
  ) throws {
    let values = times.map { motion.value(at: $0) }
    let css = try CSSKeyframes(track, named: "track\(list.count)", within: tolerance)
    list.append(
      Job(
        name: name, duration: track.duration, tolerance: tolerance,
        rule: css.text { "translate: \(1000 * $0)px" }, times: times, values: values, end: end))
    let web = try WebKeyframes(track, within: tolerance)
    list.append(
      Job(
        name: name, duration: track.duration, tolerance: tolerance,
        keyframes: web.json(property: "translate") { "\(1000 * $0)px" }, times: times,
        values: values, end: end))
  }
}

let jobs = try Jobs()
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let list = String(decoding: try encoder.encode(jobs.list), as: UTF8.self)
  .replacingOccurrences(of: "</", with: "<\\/")
print(
  """
  <!DOCTYPE html>
  <style>@keyframes whole { from { translate: 0px } to { translate: 1000px } }</style>
  <div id="thing"></div>
  <output id="report"></output>
  <script>
  const thing = document.getElementById('thing'), problems = []
  // Styles are written with six digits, and only what is not zero has a second unit.
  const read = () => parseFloat(getComputedStyle(thing).translate) / 1000 || 0
  let count = 0, worst = 0
  // After its end, where it rests, it is the end to all six digits of a style.
  function rest(job, kind) {
    const shown = read()
    count += 1
    if (!(Math.abs(shown - job.end) <= Math.max(1e-12, 5e-6 * Math.abs(job.end)))) problems.push(`${kind} of ${job.name} rests at ${shown}, not ${job.end}`)
  }
  function compare(job, kind, seek) {
    job.times.forEach((time, index) => {
      seek(time)
      const error = Math.abs(read() - job.values[index]) - 1e-5 * Math.abs(job.values[index])
      count += 1
      worst = Math.max(worst, error / job.tolerance)
      if (!(error <= job.tolerance)) problems.push(`${kind} of ${job.name} at ${time}: ${read()}, not ${job.values[index]}`)
    })
  }
  for (const [index, job] of \(list).entries()) {
    if (job.rule) {
      const sheet = document.createElement('style')
      sheet.textContent = job.rule
      document.head.append(sheet)
    }
    if (job.keyframes) {
      const animation = thing.animate(JSON.parse(job.keyframes), { duration: job.duration * 1000, fill: 'both' })
      animation.pause()
      compare(job, 'Element.animate', (time) => { animation.currentTime = time * 1000 })
      animation.finish()
      rest(job, 'Element.animate')
      animation.cancel()
    } else {
      // Times of a browser have microseconds: a spring of a few of them is played in two seconds.
      const seconds = job.rule ? job.duration : 2
      const kind = job.rule ? '@keyframes' : 'linear()'
      const play = (elapsed, state) => {
        thing.style.animation = 'none'
        void getComputedStyle(thing).translate
        thing.style.animation = `${job.rule ? job.rule.split(' ')[1] : 'whole'} ${seconds}s both ${state}`
        thing.style.animationTimingFunction = job.easing ?? 'linear'
        thing.style.animationDelay = `${-elapsed}s`
      }
      compare(job, kind, (time) => play(time / job.duration * seconds, 'paused'))
      play(seconds + 1, 'running')
      rest(job, kind)
      thing.style.animation = 'none'
    }
  }
  report.textContent = problems.length ? problems.slice(0, 20).join('\\n')
    : `\(jobs.springCount) springs, \(jobs.restCount) motions with springs and \(jobs.trackCount) tracks, ${count} computed styles, `
      + `at most ${worst.toFixed(3)} of the tolerance: agreed`
  </script>
  """)
