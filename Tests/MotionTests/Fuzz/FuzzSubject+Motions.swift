// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects

/// The motions with JSON.
extension FuzzSubject {
  /// A trajectory with JSON, and what a random combinator makes of it.
  static func trajectory<Motion: Trajectory & Codable>(
    _ make: @escaping @Sendable (inout FuzzRandom) -> Motion,
    look: @escaping @Sendable (Motion, FuzzProbe) -> Void = { _, _ in }
  ) -> FuzzSubject {
    .coded(make) { motion, probe in
      probe.examine(motion)
      look(motion, probe)
      if probe.draw({ $0.chance(0.06) }) { probe.examineCombined(AnyTrajectory(motion)) }
    }
  }

  /// Something playable with JSON.
  static func playable<Motion: Playable & Codable>(
    _ make: @escaping @Sendable (inout FuzzRandom) -> Motion,
    look: @escaping @Sendable (Motion.Output, FuzzProbe) -> Void
  ) -> FuzzSubject {
    .coded(make) { $1.examine($0, look) }
  }

  static let motions: [FuzzSubject] = [
    .trajectory { $0.eased(Double.self) },
    .trajectory { $0.eased(Float.self) },
    .trajectory { $0.eased(SIMD2<Double>.self) },
    .trajectory { $0.eased(SRGB.self) },
    .trajectory {
      $0.springing(Double.self)
    } look: {
      $1.examine($0.clampedAtTarget())
    },
    .trajectory { $0.springing(Float.self) },
    .trajectory { $0.springing(SIMD2<Double>.self) },
    .trajectory { $0.springing(SRGB.self) },
    .trajectory { $0.noise(Double.self) },
    .trajectory { $0.noise(SIMD2<Double>.self) },
    .trajectory {
      $0.track(Double.self)
    } look: { track, probe in
      for boundary in probe.measure(".boundaries", { track.boundaries }) { probe.finite(boundary) }
    },
    .trajectory { $0.track(Float.self) },
    .trajectory { $0.track(SIMD2<Double>.self) },
    .trajectory { $0.track(SRGB.self) },
    .trajectory { random in
      Blob(rate: random.number(), scale: random.number(), swelling: random.number(), lean: 0.1)
    },
    .trajectory { random in random.ripple().motion(atDistance: random.notNegative()) },
    .trajectory { $0.phases() },
    .trajectory { $0.cycle() },
    .trajectory { $0.presence() },
    .trajectory {
      $0.springing(Double.self).timed(by: $0.timing())
    } look: { timed, probe in
      probe.examineEffects(timed)
    },
    .trajectory { $0.track(Double.self).timed(by: $0.timing()) },
    .trajectory { $0.eased(SRGB.self).timed(by: $0.timing()) },
    .trajectory { $0.track(Double.self).timed(by: $0.timing()).timed(by: $0.timing()) },
    .trajectory { $0.springing(Double.self) + $0.noise(Double.self) },
    .trajectory { $0.track(Double.self) + $0.eased(Double.self) },
    .trajectory {
      $0.track(Double.self).blended(with: $0.springing(), weight: $0.eased(Double.self))
    },
    .trajectory { random in
      TrackGroup(
        random.track(Double.self), duration: random.optional { $0.seconds() },
        easing: random.easing())
    },
    .playable { random in
      zip(random.track(Double.self), random.springing(SIMD2<Double>.self))
    } look: { pair, probe in
      probe.finite(pair.0)
      probe.finite(pair.1)
    },
    .playable { random in
      zip(random.eased(Double.self), random.frames(), random.track(Float.self))
    } look: { three, probe in
      probe.finite(three.0)
      probe.integer(three.1 ?? -1)
      probe.finite(three.2)
    },
    .playable { random in
      zip(
        random.eased(Double.self), random.springing(Double.self), random.track(Double.self),
        random.noise(Double.self))
    } look: { four, probe in
      for value in [four.0, four.1, four.2, four.3] { probe.finite(value) }
    },
    .playable { random in
      TrackGroup(
        random.track(Double.self), random.springing(Double.self),
        duration: random.optional { $0.seconds() }, easing: random.easing())
    } look: { pair, probe in
      probe.finite(pair.0)
      probe.finite(pair.1)
    },
    .playable {
      $0.frames()
    } look: { frame, probe in
      probe.integer(frame ?? -1)
    },
    .playable { random in
      FrameCarousel(
        frames: random.frames(), pushDuration: random.seconds(), easing: random.easing(),
        finalScale: random.number(), spring: random.spring())
    } look: { frame, probe in
      probe.integer(frame.index ?? -1)
      probe.integer(frame.previous ?? -1)
      for number in [frame.push, frame.scale, frame.scaleVelocity] { probe.finite(number) }
    },
    .playable { random in
      random.toast()
    } look: { frame, probe in
      probe.text(frame.content.message ?? "")
      for number in [frame.dissolve, frame.position, frame.spinner, frame.velocity] {
        probe.finite(number)
      }
    },
    .playable { random in
      random.tour()
    } look: { frame, probe in
      probe.integer(frame.step ?? -1)
      probe.finite(frame.alpha)
      probe.finite(frame.layout)
    },
  ]
}
