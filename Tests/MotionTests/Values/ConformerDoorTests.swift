// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects
import Testing

/// Every conformer shows the same when it is called as itself, through a generic and erased.
@Suite struct ConformerDoorTests {
  typealias Samples<Value: VectorSpace> = (
    Value, KinematicState<Value>, Value, KinematicState<Value>
  )

  static let times = [
    -Double.infinity, -1, -0.1, -0.0, 0, 0.05, 0.1, 0.25, 0.4, 0.5, 0.7, 0.99, 1, 1.1, 2, 3, 50,
    .infinity, .nan,
  ]

  private let line = EasedTrajectory(from: 0.0, to: 100, duration: 1, easing: .linear)
  private let eased = EasedTrajectory(from: 3.0, to: -1, duration: 0.7, easing: .easeInOut)
  private let spring = SpringTrajectory(from: 0.0, to: 1, velocity: 9, spring: .bouncy)
  private let timing = Timing(
    duration: 0.4, iterations: 2.5, direction: .alternate, fill: .both,
    easing: .penner(.back, .out))
  private let track = Track(
    from: 0.0,
    [.cubic(to: 2, duration: 0.3), .move(to: 5), .linear(to: 1, duration: 0.5, easing: .easeIn)])

  /// What a witness of either protocol gives, by which a generic or an erased motion is called.
  // It is not specialized for each motion, which would take long to build.
  @_semantics("optimize.sil.specialize.generic.never")
  private func check<Motion: Trajectory>(
    _ motion: Motion, sourceLocation: SourceLocation = #_sourceLocation,
    _ direct: (Double) -> Samples<Motion.Value>
  ) {
    func played(_ motion: some Playable<Motion.Value>, _ time: Double) -> [Motion.Value] {
      [motion.value(at: time), motion.value(beyond: time)]
    }
    func moved(
      _ motion: some Trajectory<Motion.Value>, _ time: Double
    ) -> [KinematicState<Motion.Value>] {
      [motion.state(at: time), motion.state(beyond: time)]
    }
    let (erased, playable) = (AnyTrajectory(motion), AnyPlayable(motion))
    for time in ConformerDoorTests.times {
      let (value, state, beyond, stateBeyond) = direct(time)
      let isSame =
        value == state.value && beyond == stateBeyond.value
        && played(motion, time) == [value, beyond] && moved(motion, time) == [state, stateBeyond]
        && played(playable, time) == [value, beyond] && played(erased, time) == [value, beyond]
        && moved(erased, time) == [state, stateBeyond]
      #expect(isSame, "\(Motion.self) at \(time)", sourceLocation: sourceLocation)
    }
  }

  @Test func `leaves`() {
    check(line) {
      (line.value(at: $0), line.state(at: $0), line.value(beyond: $0), line.state(beyond: $0))
    }
    check(eased) {
      (eased.value(at: $0), eased.state(at: $0), eased.value(beyond: $0), eased.state(beyond: $0))
    }
    check(spring) {
      (
        spring.value(at: $0), spring.state(at: $0), spring.value(beyond: $0),
        spring.state(beyond: $0)
      )
    }
    check(track) {
      (track.value(at: $0), track.state(at: $0), track.value(beyond: $0), track.state(beyond: $0))
    }
    let held = spring.clampedAtTarget()
    check(held) {
      (held.value(at: $0), held.state(at: $0), held.value(beyond: $0), held.state(beyond: $0))
    }
    var interrupted = InterruptibleSpring(spring)
    interrupted.retarget(to: 5, at: 0.2)
    interrupted.hold(at: 0.4)
    check(interrupted) {
      (
        interrupted.value(at: $0), interrupted.state(at: $0), interrupted.value(beyond: $0),
        interrupted.state(beyond: $0)
      )
    }
    let following = FollowingSpring(from: 3, following: spring, spring: .smooth)
    check(following) {
      (
        following.value(at: $0), following.state(at: $0), following.value(beyond: $0),
        following.state(beyond: $0)
      )
    }
    let noise = NoiseTrajectory(amplitude: 2.0, frequency: 3, octaves: 2, seed: 4, duration: 2)
    check(noise) {
      (noise.value(at: $0), noise.state(at: $0), noise.value(beyond: $0), noise.state(beyond: $0))
    }
    let decay = Decay(from: 2.0, velocity: -40, rate: .fast)
    check(decay) {
      (decay.value(at: $0), decay.state(at: $0), decay.value(beyond: $0), decay.state(beyond: $0))
    }
    let page = BoundedDecay(from: 2, velocity: 40, rate: .fast, in: 0...4)
    check(page) {
      (page.value(at: $0), page.state(at: $0), page.value(beyond: $0), page.state(beyond: $0))
    }
    let spline = SplineFling(from: 2.0, velocity: 400)
    check(spline) {
      (
        spline.value(at: $0), spline.state(at: $0), spline.value(beyond: $0),
        spline.state(beyond: $0)
      )
    }
    let power = PowerFling(from: 2.0, velocity: 400)
    check(power) {
      (power.value(at: $0), power.state(at: $0), power.value(beyond: $0), power.state(beyond: $0))
    }
    let sledge = Braking(from: 2.0, velocity: 40, drag: 2, deceleration: 9)
    check(sledge) {
      (
        sledge.value(at: $0), sledge.state(at: $0), sledge.value(beyond: $0),
        sledge.state(beyond: $0)
      )
    }
    let ball = Fall(from: 2.0, velocity: 40, acceleration: -98, drag: 2, duration: 0.7)
    check(ball) {
      (ball.value(at: $0), ball.state(at: $0), ball.value(beyond: $0), ball.state(beyond: $0))
    }
    var drag = Drag(beganAt: 2.0, at: 0.1)
    drag.move(to: 5, at: 0.12)
    drag.move(to: 9, at: 0.2)
    drag.end(at: 0.21)
    check(drag) {
      (drag.value(at: $0), drag.state(at: $0), drag.value(beyond: $0), drag.state(beyond: $0))
    }
    let dip = OpacityDip(duration: 0.8)
    check(dip) {
      (dip.value(at: $0), dip.state(at: $0), dip.value(beyond: $0), dip.state(beyond: $0))
    }
    let blob = Blob()
    check(blob) {
      (blob.value(at: $0), blob.state(at: $0), blob.value(beyond: $0), blob.state(beyond: $0))
    }
    let wave = Ripple(amplitude: 10, frequency: 15, decay: 8, speed: 1400).motion(atDistance: 100)
    check(wave) {
      (wave.value(at: $0), wave.state(at: $0), wave.value(beyond: $0), wave.state(beyond: $0))
    }
    let loop = PathMeasure(.circle(center: .zero, radius: 50)).traversed(by: eased)
    check(loop) {
      (loop.value(at: $0), loop.state(at: $0), loop.value(beyond: $0), loop.state(beyond: $0))
    }
    let cycle = PhaseCycle<Int, Double>([
      .init(1, 0, hold: 0.2, curve: .eased(duration: 0.3)),
      .init(2, 1, hold: 0.1, curve: .spring(.bouncy)),
    ])
    check(cycle) {
      (cycle.value(at: $0), cycle.state(at: $0), cycle.value(beyond: $0), cycle.state(beyond: $0))
    }
    var changing = PhaseTrajectory([1: 0.0, 2: 400], curve: .spring(.bouncy))
    changing.go(to: 2, at: 0.1)
    changing.go(to: 1, at: 0.3)
    let phases = changing
    check(phases) {
      (
        phases.value(at: $0), phases.state(at: $0), phases.value(beyond: $0),
        phases.state(beyond: $0)
      )
    }
    var fade = Presence(willAppear: -1.0, identity: 0, didDisappear: 1, curve: .spring(.bouncy))
    fade.appear(at: 0.2)
    fade.disappear(at: 0.5)
    let shown = fade
    check(shown) {
      (shown.value(at: $0), shown.state(at: $0), shown.value(beyond: $0), shown.state(beyond: $0))
    }
  }

  @Test func `what moves time`() {
    let delayed = spring.delayed(by: 0.1)
    check(delayed) {
      (
        delayed.value(at: $0), delayed.state(at: $0), delayed.value(beyond: $0),
        delayed.state(beyond: $0)
      )
    }
    let retimed = track.speed(0.7)
    check(retimed) {
      (
        retimed.value(at: $0), retimed.state(at: $0), retimed.value(beyond: $0),
        retimed.state(beyond: $0)
      )
    }
    let reversed = spring.reversed()
    check(reversed) {
      (
        reversed.value(at: $0), reversed.state(at: $0), reversed.value(beyond: $0),
        reversed.state(beyond: $0)
      )
    }
    let clipped = spring.clipped(to: 0.2)
    check(clipped) {
      (
        clipped.value(at: $0), clipped.state(at: $0), clipped.value(beyond: $0),
        clipped.state(beyond: $0)
      )
    }
    let looped = spring.repeated(2.5, autoreverses: true)
    check(looped) {
      (
        looped.value(at: $0), looped.state(at: $0), looped.value(beyond: $0),
        looped.state(beyond: $0)
      )
    }
    let sequenced = eased.followed(by: spring)
    check(sequenced) {
      (
        sequenced.value(at: $0), sequenced.state(at: $0), sequenced.value(beyond: $0),
        sequenced.state(beyond: $0)
      )
    }
    let settling = spring.settling(within: .absolute(0.05))
    check(settling) {
      (
        settling.value(at: $0), settling.state(at: $0), settling.value(beyond: $0),
        settling.state(beyond: $0)
      )
    }
    let timed = spring.timed(by: timing)
    check(timed) {
      (timed.value(at: $0), timed.state(at: $0), timed.value(beyond: $0), timed.state(beyond: $0))
    }
    let group = TrackGroup(track, duration: 0.9, easing: .penner(.back, .out))
    check(group) {
      (group.value(at: $0), group.state(at: $0), group.value(beyond: $0), group.state(beyond: $0))
    }
    let driven = track.driven(by: PlaybackClock(playing: track, at: 0.2, speed: 1.5))
    check(driven) {
      (
        driven.value(at: $0), driven.state(at: $0), driven.value(beyond: $0),
        driven.state(beyond: $0)
      )
    }
    let reduced = eased.reduced()
    check(reduced) {
      (
        reduced.value(at: $0), reduced.state(at: $0), reduced.value(beyond: $0),
        reduced.state(beyond: $0)
      )
    }
  }

  @Test func `what moves values`() {
    let translated = line.translated(by: 5)
    check(translated) {
      (
        translated.value(at: $0), translated.state(at: $0), translated.value(beyond: $0),
        translated.state(beyond: $0)
      )
    }
    let scaled = spring.scaled(by: -3)
    check(scaled) {
      (
        scaled.value(at: $0), scaled.state(at: $0), scaled.value(beyond: $0),
        scaled.state(beyond: $0)
      )
    }
    let sum = line + spring
    check(sum) {
      (sum.value(at: $0), sum.state(at: $0), sum.value(beyond: $0), sum.state(beyond: $0))
    }
    let blend = line.blended(with: spring, weight: EasedTrajectory(from: 0, to: 1, duration: 0.4))
    check(blend) {
      (blend.value(at: $0), blend.state(at: $0), blend.value(beyond: $0), blend.state(beyond: $0))
    }
    let accumulated = track.accumulated(3)
    check(accumulated) {
      (
        accumulated.value(at: $0), accumulated.state(at: $0), accumulated.value(beyond: $0),
        accumulated.state(beyond: $0)
      )
    }
  }

  @Test func `what is no trajectory`() {
    func check<Motion: Playable>(
      _ motion: Motion, _ direct: (Double) -> (Motion.Output, Motion.Output)
    ) {
      func played(_ motion: some Playable<Motion.Output>, _ time: Double) -> String {
        "\((motion.value(at: time), motion.value(beyond: time)))"
      }
      for time in ConformerDoorTests.times {
        let right = "\(direct(time))"
        #expect(played(motion, time) == right, "\(Motion.self) at \(time)")
        #expect(played(AnyPlayable(motion), time) == right, "\(Motion.self) at \(time)")
      }
    }
    let pair = zip(line, spring)
    check(pair) { (pair.value(at: $0), pair.value(beyond: $0)) }
    let four = zip(line, spring, track, eased).delayed(by: 0.2).speed(2).reversed()
    check(four) { (four.value(at: $0), four.value(beyond: $0)) }
    let group = TrackGroup(line, spring, track, duration: 0.6, easing: .penner(.back, .inOut))
    check(group) { (group.value(at: $0), group.value(beyond: $0)) }
    let frames = FrameSequence(count: 5, interval: 0.1, delay: 0.2, cycles: 2)
    check(frames) { (frames.value(at: $0), frames.value(beyond: $0)) }
    let carousel = FrameCarousel(frames: frames, pushDuration: 0.15)
    check(carousel) { (carousel.value(at: $0), carousel.value(beyond: $0)) }
    let reveal = TextReveal(elementDuration: 0.3, count: 5)
    check(reveal) { (reveal.value(at: $0), reveal.value(beyond: $0)) }
    let toast = Toast<String>(hidden: -80)
    check(toast) { (toast.value(at: $0), toast.value(beyond: $0)) }
    var tour = TooltipTour([.zero, TooltipLayout.zero])
    tour.present(at: 0.1)
    check(tour) { (tour.value(at: $0), tour.value(beyond: $0)) }
    let timeline = TrackTimeline(
      initialValue: SIMD2(0.0, 0),
      [.track(\.x, spring), .track(\.y, track, at: 0.3), .track(\.x, eased, at: 0.9)])
    check(timeline) { (timeline.value(at: $0), timeline.value(beyond: $0)) }
  }
}
