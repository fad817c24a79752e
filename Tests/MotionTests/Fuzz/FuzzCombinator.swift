// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A random combinator, as Swift spells it and as it is.
struct FuzzCombinator<Value: VectorSpace> {
  let spelling: String
  let motion: AnyTrajectory<Value>

  /// Combines a motion with what the seed gives.
  init(_ base: AnyTrajectory<Value>, _ random: inout FuzzRandom) {
    func number(_ list: Double...) -> Double {
      random.chance(0.5) ? random.pick(list) : random.notNegative()
    }
    switch random.below(13) {
    case 0:
      let delay = number(-0.1, 0.1)
      self.init(".delayed(by: \(delay))", base.delayed(by: delay))
    case 1:
      let factor = number(0, 1, 3)
      self.init(".speed(\(factor))", base.speed(factor))
    case 2: self.init(".reversed()", base.reversed())
    case 3:
      let limit = number(0, 0.2, .infinity)
      self.init(".clipped(to: \(limit))", base.clipped(to: limit))
    case 4, 5:
      let (count, turns) = (number(0, 2, 2.5, 1e8, .infinity), random.chance(0.5))
      self.init(
        ".repeated(\(count), autoreverses: \(turns))", base.repeated(count, autoreverses: turns))
    case 6: self.init(".followed(by: motion)", base.followed(by: base))
    case 7:
      let timing = random.timing()
      self.init(".timed(by: \(timing))", base.timed(by: timing))
    case 8:
      let (duration, easing) = (random.optional { $0.seconds() }, random.easing())
      let text = duration.map { "\($0)" } ?? "nil"
      self.init(
        ".group(duration: \(text), easing: \(easing))",
        TrackGroup(base, duration: duration, easing: easing))
    case 9:
      let offset: Value = random.vector()
      self.init(".translated(by: \(offset))", base.translated(by: offset))
    case 10:
      let count = number(0, 2, 2.5, .infinity)
      self.init(".accumulated(\(count))", base.accumulated(count))
    case 11:
      let factor = random.number()
      self.init(".scaled(by: \(factor))", base.scaled(by: factor))
    default:
      let tolerance = Tolerance.absolute(random.notNegative())
      // Only of what can be analyzed is it known when it settles.
      guard base.isAnalyzable else {
        self.init(".reversed()", base.reversed())
        return
      }
      self.init(".settling(within: \(tolerance))", base.settling(within: tolerance))
    }
  }

  private init(_ spelling: String, _ motion: some Trajectory<Value>) {
    self.spelling = spelling
    self.motion = AnyTrajectory(motion)
  }
}

extension FuzzProbe {
  /// Examines what random combinators make of a motion.
  func examineCombined<Value: VectorSpace>(_ motion: AnyTrajectory<Value>, depth: Int = 1) {
    var motion = motion
    var text = ""
    for _ in 0..<depth {
      // The settling time asks for an analysis of the whole.
      look(at: ".settling(within:)")
      let combined = draw { FuzzCombinator(motion, &$0) }
      motion = combined.motion
      text += combined.spelling
    }
    context = text
    examine(motion)
    context = ""
  }
}
