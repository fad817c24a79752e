// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Tracks of random steps, and of random values in every mode.
struct KeyframeScenario: ScenarioSamples {
  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 21, index: index)
    var random = RandomTrack(seed: index, isHostile: index % 8 == 7)
    var print = Fingerprint()
    if index % 4 == 3 {
      let track = random.points()
      for time in times(track.duration, &arguments) {
        let state = track.state(at: time)
        print.combine(state.value)
        print.combine(state.velocity)
      }
    } else {
      let track = index % 2 == 0 ? random.steps() : random.values()
      for time in times(track.duration, &arguments) {
        let state = track.state(beyond: time)
        print.combine(state.value)
        print.combine(state.velocity)
      }
      if index % 64 == 0 {
        _ = track.visitStretches(of: .along(1), from: 0, upTo: .infinity) {
          print.combine($0.first)
          print.combine($0.last)
          return true
        }
        print.combine(track.settlingTime(within: .relative(0.01)))
      }
    }
    return print.value
  }

  /// Returns usual times inside, outside and at the ends, and one of any bits.
  private func times(_ duration: Double, _ arguments: inout ScenarioArguments) -> [Double] {
    let any = arguments.bits()
    return [
      duration * arguments.even(0, 1), duration * arguments.even(-0.2, 1.2), duration,
      any.isNaN ? .nan : any,
    ]
  }
}

/// Tracks with random parameters, each a pure function of a seed.
public struct RandomTrack {
  private var arguments: ScenarioArguments
  private let isHostile: Bool
  private static let easings = EasingScenario.all

  /// Creates the parameters of one track.
  ///
  /// A hostile track has values and durations of any magnitude, jumps and empty lists.
  public init(seed: Int, isHostile: Bool) {
    arguments = ScenarioArguments(seed: 20, index: seed)
    self.isHostile = isHostile
  }

  /// Returns a track of steps or of values.
  public static func track(seed: Int, isHostile: Bool) -> Track<Double> {
    var random = RandomTrack(seed: seed, isHostile: isHostile)
    return seed % 2 == 0 ? random.steps() : random.values()
  }

  private mutating func integer(_ count: Int) -> Int {
    Swift.min(count - 1, Int(arguments.even(0, Double(count))))
  }

  private mutating func value() -> Double {
    isHostile && integer(4) == 0 ? arguments.signed(-400, 400) : arguments.even(-10, 10)
  }

  private mutating func duration() -> Double {
    switch isHostile ? integer(6) : 5 {
    case 0: 0
    case 1: arguments.scaled(-400, 400)
    default: arguments.scaled(-3, 1)
    }
  }

  private mutating func easing() -> Easing {
    integer(2) == 0 ? .linear : RandomTrack.easings[integer(RandomTrack.easings.count)]
  }

  private mutating func shape() -> (tension: Double, continuity: Double, bias: Double) {
    integer(2) == 0
      ? (0, 0, 0) : (arguments.even(-1, 1), arguments.even(-1, 1), arguments.even(-1, 1))
  }

  /// Returns a track of up to eight steps.
  public mutating func steps() -> Track<Double> {
    let count = integer(isHostile ? 9 : 8) + (isHostile ? 0 : 1)
    var steps: [Keyframe<Double>] = []
    for _ in 0..<count {
      switch integer(8) {
      case 0, 1: steps.append(.linear(to: value(), duration: duration(), easing: easing()))
      case 2, 3: steps.append(.cubic(to: value(), duration: duration()))
      case 4:
        steps.append(
          .cubic(
            to: value(), duration: duration(), startVelocity: integer(2) == 0 ? value() : nil,
            endVelocity: integer(2) == 0 ? value() : nil))
      case 5:
        let spring = Spring(
          duration: arguments.scaled(-4, 1), bounce: arguments.even(-0.6, 0.9))
        steps.append(
          .spring(to: value(), duration: integer(2) == 0 ? duration() : nil, spring: spring))
      case 6: steps.append(.move(to: value()))
      default: steps.append(.hold(duration: duration()))
      }
    }
    return Track(from: value(), velocity: value(), steps)
  }

  /// Returns a track of up to eight values, in any mode.
  public mutating func values() -> Track<Double> {
    let values = (0...integer(8)).map { _ in value() }
    let (tension, continuity, bias) = shape()
    let shape = TrackInterpolation.Shape(tension: tension, continuity: continuity, bias: bias)
    let mode: TrackInterpolation
    switch integer(24) {
    case 0...3: mode = .discrete
    case 4...7: mode = .paced
    case 8...11: mode = .cubic(tension: tension, continuity: continuity, bias: bias)
    case 12...15: mode = .kochanekBartels([shape])
    case 16...19: mode = .monotone
    // Measuring a curve takes long, so there are few.
    case 20: mode = .cubicPaced(tension: tension, continuity: continuity, bias: bias)
    default: mode = .linear
    }
    return Track(
      values: values, keyTimes: keyTimes(values.count), mode: mode,
      easings: integer(2) == 0 ? [] : values.map { _ in easing() }, duration: duration())
  }

  /// Returns a track of up to eight points in a mode that depends on their distances.
  public mutating func points() -> Track<SIMD2<Double>> {
    let values = (0...integer(8)).map { _ in SIMD2(value(), value()) }
    let (tension, continuity, bias) = shape()
    let mode: TrackInterpolation
    switch integer(16) {
    case 0...4: mode = .paced
    case 5...9: mode = .cubic(tension: tension, continuity: continuity, bias: bias)
    case 10: mode = .cubicPaced(tension: tension, continuity: continuity, bias: bias)
    default: mode = .monotone
    }
    return Track(
      values: values, keyTimes: keyTimes(values.count), mode: mode,
      easings: [easing()], duration: duration())
  }

  /// Returns rising times, some of them missing and, in a hostile track, some equal.
  private mutating func keyTimes(_ count: Int) -> [Double?] {
    guard integer(2) == 0 else { return [] }
    var (times, last) = ([Double?](), 0.0)
    for _ in 0..<count {
      let step = isHostile && integer(3) == 0 ? 0 : arguments.even(0.2, 1.2) / Double(count)
      last = times.isEmpty && integer(2) == 0 ? 0 : Swift.min(1, last + step)
      times.append(integer(4) == 0 ? nil : last)
    }
    return times
  }
}
