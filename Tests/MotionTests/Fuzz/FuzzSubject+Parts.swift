// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects

/// What motions are made of, with JSON.
extension FuzzSubject {
  static let parts: [FuzzSubject] = [
    .coded {
      $0.easing(4)
    } look: {
      $1.examine($0)
    },
    .cases(Easing.StepPosition.self), .cases(Easing.PennerFamily.self),
    .cases(Easing.PennerMode.self),
    .coded { random in
      EasingWindow(width: random.notNegative(), easing: random.easing())
    } look: { window, probe in
      for _ in 0..<8 {
        let (progress, position) = probe.draw { ($0.time(around: 1), $0.time(around: 1)) }
        probe.finite(
          probe.measure(".value(progress:position:)") {
            window.value(progress: progress, position: position)
          })
        probe.finite(
          probe.measure(".integral(progress:position:)") {
            window.integral(progress: progress, position: position)
          })
        probe.number(probe.measure(".onset(position:)") { window.onset(position: position) })
      }
    },
    .coded {
      $0.spring()
    } look: {
      $1.examine($0)
    },
    .coded {
      $0.keyframe(Double.self)
    } look: {
      $1.examine($0)
    },
    .coded {
      $0.keyframe(SIMD2<Double>.self)
    } look: {
      $1.examine($0)
    },
    .coded { PhaseCurve(from: $0.below(3), to: nil, $0.curve()) },
    .coded {
      PhaseCycle<Int, Double>.Step($0.below(3), $0.number(), hold: 0.1, curve: $0.curve())
    } look: {
      $1.examine(PhaseCycle([$0]))
    },
    .coded { $0.curve() },
    .coded {
      TrackInterpolation.Shape(tension: $0.weight(), continuity: $0.weight(), bias: $0.weight())
    },
    .coded {
      $0.interpolation(count: 3)
    } look: { mode, probe in
      if case .kochanekBartels(let list, _) = mode, ![0, 3].contains(list.count) { return }
      probe.examine(Track(values: [0, 1, -3], mode: mode))
    },
    .cases(PresencePhase.self), .cases(ViewportTransition.Phase.self),
    .coded { $0.pick([Stagger.Axis.x, .y]) }, .coded { $0.pick([Stagger.Divisor.count, .gaps]) },
    .coded { $0.origin() },
    .coded {
      $0.stagger()
    } look: {
      $1.examine($0)
    },
    .coded {
      $0.threshold()
    } look: { threshold, probe in
      probe.examine(ViewportTransition(threshold: threshold))
    },
    .coded {
      ViewportTransition.Side(threshold: $0.threshold(), easing: $0.easing())
    } look: {
      $1.examine(ViewportTransition(topLeading: $0, bottomTrailing: $0))
    },
    .coded { random in
      ViewportTransition(threshold: random.threshold(), easing: random.easing())
    } look: {
      $1.examine($0)
    },
    .coded {
      $0.tolerance()
    } look: { tolerance, probe in
      probe.number(tolerance.distance(scale: 100))
      let motion = EasedTrajectory(from: 0, to: 100, duration: 1)
      probe.number(
        probe.measure("EasedTrajectory.settlingTime(within:)") {
          motion.settlingTime(within: tolerance)
        })
    },
    .coded { KinematicState<Double>(value: $0.number(), velocity: $0.number()) },
    .coded { KinematicState<SIMD2<Double>>(value: $0.point(), velocity: $0.point()) },
    .coded {
      VectorPair($0.number(), $0.point())
    } look: { pair, probe in
      probe.number(pair.squaredMagnitude)
    },
    .coded { Twirl.properties(in: .identity, scale: $0.number(), blur: $0.number()) },
    .coded {
      $0.timing()
    } look: {
      $1.examine($0)
    },
    .cases(Timing.Direction.self), .cases(Timing.Fill.self), .cases(Timing.Sample.Phase.self),
    .coded {
      $0.clock()
    } look: {
      $1.examine($0)
    },
    .coded { random in
      PlaybackClock.Chain(random.list(below: 4) { $0.clock() })
    } look: { chain, probe in
      probe.number(chain.currentSpeed)
      for _ in 0..<6 {
        let time = probe.draw { $0.time(around: 1) }
        probe.number(probe.measure(".localTime(at:)") { chain.localTime(at: time) })
        probe.number(probe.measure(".parentTime(at:)") { chain.parentTime(at: time) } ?? 0)
      }
    },
    .coded {
      Playhead($0.clock())
    } look: {
      $1.examine($0)
    },
    .coded { $0.toastState() },
    .coded {
      $0.toastChange()
    } look: {
      $1.number($0.spinner)
    },
    .coded {
      $0.tooltip()
    } look: {
      $1.finite($0)
    },
    .coded { random in
      TooltipPlacement(
        margin: random.extent(), gap: random.extent(), arrowGap: random.extent(),
        arrowSize: SIMD2(random.extent(), random.extent()), arrowHandle: random.extent(),
        cornerRadius: random.extent(), grid: random.extent())
    } look: { placement, probe in
      for _ in 0..<4 {
        let target = probe.draw { $0.bounds() }
        let (size, width, height) = probe.draw { ($0.point(), $0.number(), $0.number()) }
        let layout = probe.measure(".layout(of:for:inWidth:height:)") {
          placement.layout(of: size, for: target, inWidth: width, height: height)
        }
        probe.finite(layout)
        let arrow = probe.measure(".arrowOutline(direction:)") {
          placement.arrowOutline(direction: height)
        }
        probe.unchecked(arrow.bounds?.size ?? .zero)
      }
    },
  ]
}

extension FuzzRandom {
  mutating func threshold() -> ViewportTransition.Threshold {
    let base = pick([
      ViewportTransition.Threshold.centered, .hidden, .visible, .visible(fraction()),
    ])
    return chance(0.5) ? base : base.inset(by: number())
  }

  mutating func origin() -> Stagger.Origin {
    pick([
      .start, .center, .edges, .end, .index(below(5)), .cell(column: below(3), row: below(3)),
      .point(x: number(), y: number()), .random(seed: bits()),
    ])
  }

  mutating func stagger() -> Stagger {
    chance(0.5)
      ? Stagger(
        columns: below(5), rows: below(5), each: notNegative(), from: origin(),
        axis: optional { $0.pick([.x, .y]) }, easing: easing(), elementDuration: notNegative())
      : Stagger(
        count: pick([0, 1, 2, 7, 1000]), amount: notNegative(), from: origin(), easing: easing(),
        elementDuration: notNegative())
  }

  mutating func tolerance() -> Tolerance {
    chance(0.5) ? .absolute(notNegative()) : .relative(notNegative())
  }

  mutating func toastState() -> ToastState<String> {
    pick([.hidden, .icon(message: "Saved"), .loading(message: "Saving")])
  }

  mutating func toast() -> Toast<String> {
    var toast = Toast<String>(
      hidden: number(), shown: number(), curve: curve(), exchangeDuration: notNegative(),
      turnDuration: positive())
    for time in list(below: 5, { $0.number() }).sorted() {
      toast.send(toastState(), at: time, curve: optional { $0.curve() })
    }
    return toast
  }

  mutating func toastChange() -> Toast<String>.Change {
    var toast = Toast<String>(hidden: number())
    toast.send(.icon(message: "Saved"), at: number())
    return toast.send(.hidden, at: 1e301) ?? toast.changes[0]
  }

  /// A number in 0...10¹⁵⁰.
  mutating func weight() -> Double { number().clamped(-1e6, 1e6) }

  mutating func extent() -> Double { Swift.min(1e150, notNegative()) }

  mutating func tooltip() -> TooltipLayout {
    var layout = TooltipLayout.zero
    for index in 0..<7 { layout[component: index] = Swift.max(-1e150, Swift.min(1e150, number())) }
    return layout
  }

  mutating func tour() -> TooltipTour {
    var tour = TooltipTour(
      [tooltip()] + list(below: 3) { $0.tooltip() }, curve: curve(), fade: curve())
    for time in list(below: 7, { $0.number() }).sorted() {
      switch below(5) {
      case 0: tour.dismiss(at: time)
      case 1, 2: tour.present(at: time)
      default: tour.advance(at: time)
      }
    }
    return tour
  }
}
