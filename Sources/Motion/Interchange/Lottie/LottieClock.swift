// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
/// How the frames of a composition lie in the time of the document.
struct LottieClock {
  /// The frames per second.
  let frameRate: Double

  /// The frame of the document, or of the composition whose time is given, at frame 0.
  var offset = 0.0

  /// The frames that pass in one frame of the composition.
  var stretch = 1.0

  /// The time of the composition that is given, in seconds, as a function of the document's.
  var remapping: AnyTrajectory<Double>?

  /// Returns the instant of a frame, in seconds of the time that is given.
  func instant(ofFrame frame: Double) -> Double {
    ((offset + stretch * frame) / frameRate).clampedToFinite
  }

  /// Returns the clock of a composition that a layer shows, from a frame on and at a pace.
  func nested(from start: Double, stretch factor: Double) -> LottieClock {
    var clock = self
    clock.offset = (offset + stretch * start).clampedToFinite
    clock.stretch = (stretch * factor).clampedToFinite
    return clock
  }

  /// Returns the clock of a composition whose time in seconds is a motion.
  func nested(at time: AnyTrajectory<Double>) -> LottieClock {
    LottieClock(frameRate: frameRate, remapping: time)
  }

  /// Returns the motion of keyframes as a function of the time that is given.
  func legs<Value: VectorSpace>(
    of keyframes: LottieKeyframes<Value>
  ) -> LottieMotion<AnyTrajectory<Value>> {
    let list = keyframes.keyframes
    return LottieMotion(instants: instants(list.map(\.time)), isHeld: list.map(\.isHeld)) {
      list[$0].motion(to: list[$1].value, duration: $2)
    }
  }

  /// Returns the motion of keyframes as a function of the document's time.
  func motion<Value: VectorSpace>(
    _ keyframes: LottieKeyframes<Value>
  ) -> AnyTrajectory<Value> {
    let motion = legs(of: keyframes)
    guard let remapping else { return AnyTrajectory(motion) }
    return AnyTrajectory(LottieRemapping(base: motion, time: remapping))
  }

  /// Returns the motion of what is no vector, from one key to another by the share of the way.
  ///
  /// The values of the keyframes are indices of keys.
  func motion<Key: Sendable, Output: Sendable>(
    _ keyframes: [LottieKeyframes<Double>.Keyframe], _ keys: [Key],
    _ interpolate: @escaping @Sendable (Key, Key, Double) -> Output
  ) -> AnyPlayable<Output> {
    let motion = LottieMotion(
      instants: instants(keyframes.map(\.time)), isHeld: keyframes.map(\.isHeld)
    ) { index, next, duration in
      let (first, second) = (keys[Int(keyframes[index].value)], keys[Int(keyframes[next].value)])
      let easing = (keyframes[index].easings.first ?? .linear).easing
      return EasedTrajectory(from: 0.0, to: 1, duration: duration, easing: easing)
        .map { interpolate(first, second, $0) }
    }
    guard let remapping else { return AnyPlayable(motion) }
    return AnyPlayable(LottieRemapping(base: motion, time: remapping))
  }

  private func instants(_ frames: [Double]) -> [Double] { frames.map(instant(ofFrame:)) }
}
#endif
