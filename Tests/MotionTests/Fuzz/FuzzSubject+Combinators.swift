// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange

/// Combinators, and the motions without JSON.
extension FuzzSubject {
  static func uncoded<Motion: Trajectory>(
    trajectory make: @escaping @Sendable (inout FuzzRandom) -> Motion
  ) -> FuzzSubject {
    FuzzSubject(uncoded: Motion.self, make: make) { $1.examine($0) }
  }

  static func uncoded<Motion: Playable>(
    playable make: @escaping @Sendable (inout FuzzRandom) -> Motion,
    look: @escaping @Sendable (Motion.Output, FuzzProbe) -> Void
  ) -> FuzzSubject {
    FuzzSubject(uncoded: Motion.self, make: make) { $1.examine($0, look) }
  }

  /// A motion of which combinators are made.
  @Sendable private static func base(_ random: inout FuzzRandom) -> AnyTrajectory<Double> {
    switch random.below(4) {
    case 0: AnyTrajectory(random.track(Double.self))
    case 1: AnyTrajectory(random.springing(Double.self))
    case 2: AnyTrajectory(random.noise(Double.self))
    default: AnyTrajectory(random.eased(Double.self))
    }
  }

  /// Combinators of motions with JSON, which have JSON themselves.
  static let stored: [FuzzSubject] = [
    .trajectory { $0.eased(Double.self).delayed(by: $0.notNegative()) },
    .trajectory { $0.springing(Double.self).speed($0.notNegative()) },
    .trajectory { $0.eased(SIMD2<Double>.self).reversed() },
    .trajectory { $0.track(Double.self).clipped(to: $0.pick([0, .infinity, $0.notNegative()])) },
    .trajectory { random in
      random.eased(Double.self).repeated(
        random.pick([0, 1, 2.5, .infinity, random.notNegative()]),
        autoreverses: random.chance(0.5))
    },
    .trajectory { $0.eased(Double.self).accumulated($0.pick([0, 1, 2.5, .infinity])) },
    .trajectory { random in
      random.eased(Double.self).followed(by: random.springing(Double.self))
    },
    .trajectory { random -> Either<EasedTrajectory<Double>, Track<Double>> in
      random.chance(0.5) ? .first(random.eased(Double.self)) : .second(random.track(Double.self))
    },
    .trajectory { $0.springing(Double.self).translated(by: $0.number()) },
    .trajectory { $0.eased(Double.self).scaled(by: $0.number()) },
    .trajectory { random in
      random.eased(Double.self).mapped(through: DirectionMap(random.vector() as SIMD2<Double>))
    },
    .trajectory { $0.eased(Double.self).settling(within: .absolute($0.notNegative())) },
    .trajectory { $0.springing(Double.self).reduced($0.chance(0.8)) },
    .trajectory { random in
      random.eased(Double.self).driven(by: PlaybackClock(speed: random.positive()))
    },
    .trajectory { OpacityDip(duration: $0.pick([0, .infinity, $0.notNegative()])) },
    .trajectory { $0.springing(Double.self).clampedAtTarget() },
    .trajectory { $0.springing(SIMD2<Double>.self).clampedAtTarget() },
    .trajectory { $0.eased(Double.self).marked($0.below(9), at: $0.notNegative()) },
    .coded { ScalingMap<Double>(by: $0.number()) },
    .coded { DirectionMap($0.vector() as SIMD2<Double>) },
  ]

  static let combinators: [FuzzSubject] = [
    .uncoded(trajectory: { base(&$0) }),
    .uncoded(trajectory: { base(&$0).delayed(by: $0.notNegative()) }),
    .uncoded(trajectory: { base(&$0).speed($0.notNegative()) }),
    .uncoded(trajectory: { base(&$0).reversed() }),
    .uncoded(trajectory: { base(&$0).clipped(to: $0.pick([0, .infinity, $0.notNegative()])) }),
    .uncoded(trajectory: { random in
      base(&random).repeated(
        random.pick([0, 1, 2.5, .infinity, random.notNegative()]),
        autoreverses: random.chance(0.5))
    }),
    .uncoded(trajectory: { base(&$0).accumulated($0.pick([0, 1, 2.5, .infinity])) }),
    .uncoded(trajectory: { random in base(&random).followed(by: base(&random)) }),
    .uncoded(trajectory: { random -> Either<AnyTrajectory<Double>, Track<Double>> in
      random.chance(0.5) ? .first(base(&random)) : .second(random.track(Double.self))
    }),
    .uncoded(trajectory: { base(&$0).translated(by: $0.number()) }),
    .uncoded(trajectory: { base(&$0).scaled(by: $0.number()) }),
    .uncoded(trajectory: { random in
      var motion = base(&random)
      // What is too long to be analyzed has no such duration.
      while !motion.isAnalyzable { motion = base(&random) }
      return motion.settling(within: .absolute(random.notNegative()))
    }),
    .uncoded(trajectory: { base(&$0).reduced($0.chance(0.8)) }),
    .uncoded(trajectory: { base(&$0).marked($0.below(9), at: $0.notNegative()) }),
    .uncoded(trajectory: { random in
      // Of other clocks local time 0 is not the parent's.
      base(&random).driven(by: PlaybackClock(speed: random.positive()))
    }),
    .uncoded(trajectory: { base(&$0).timed(by: $0.timing()) }),
    .uncoded(trajectory: { random in base(&random) + base(&random) }),
    .uncoded(trajectory: { random in
      base(&random).blended(with: base(&random), weight: base(&random))
    }),
    .uncoded(trajectory: { random in
      TrackGroup(base(&random), duration: random.optional { $0.seconds() }, easing: random.easing())
    }),
    .uncoded(trajectory: { PathMeasure($0.path()).traversed(by: base(&$0)) }),
    .uncoded(trajectory: { random in random.lottie().motion(frameRate: random.inside(1, 240)) }),
    FuzzSubject(uncoded: AnyTrajectory<SIMD2<Double>>.self) { random in
      AnyTrajectory(random.track(SIMD2<Double>.self))
    } look: {
      $1.examineCombined($0, depth: 3)
    },
    .uncoded {
      AnyPlayable(base(&$0))
    } look: {
      $1.finite($0)
    },
    .uncoded {
      base(&$0).map { SIMD2($0, 1) }
    } look: {
      $1.finite($0)
    },
    .uncoded {
      zip(base(&$0), $0.frames())
    } look: {
      $1.finite($0.0)
    },
    .uncoded {
      zip(base(&$0), $0.frames(), base(&$0))
    } look: {
      $1.finite($0.2)
    },
    .uncoded {
      zip(base(&$0), $0.frames(), base(&$0), base(&$0)).reversed()
    } look: {
      $1.finite($0.3)
    },
    .uncoded {
      TrackGroup(base(&$0), $0.frames(), duration: 0.6, easing: $0.easing())
    } look: {
      $1.finite($0.0)
    },
    .uncoded {
      TextReveal(
        totalDuration: $0.notNegative(), elementDuration: $0.notNegative(), count: $0.below(9))
    } look: { glyphs, probe in
      for glyph in glyphs { for value in [glyph.opacity, glyph.blur] { probe.finite(value) } }
    },
    .uncoded { random in
      TrackTimeline(
        initialValue: random.point(),
        [
          .track(\.x, base(&random), at: random.notNegative()),
          .track(\.y, base(&random), at: random.notNegative(), fillsBackwards: true),
        ])
    } look: {
      $1.finite($0)
    },
  ]

  /// Every subject.
  static let all =
    parts + shapes + frames + bulk + motions + gestures + strokes + haptics + stored + combinators

  /// The subject of a type, as a reproduction names it.
  static func named(_ name: String) -> FuzzSubject? { all.first { $0.name == name } }
}
