// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// A spring in closed form with the C library's functions, its constants computed once.
///
/// Position and velocity are computed in one pass from the same exponentials, sine and cosine.
struct ClosedForm<Value: VectorSpace>: Moving {
  private enum Kind { case swing, critical, over }

  private let kind: Kind
  let target: Value

  /// The rate of the exponential, and the frequency or the rate of the other exponential.
  private let rate, other: Double

  /// Coefficients of the two basis motions in the position, and in the velocity.
  private let a, b, c, d: Value

  @inline(__always)
  init(_ spring: Spring, from origin: Value, to target: Value, velocity: Value) {
    self.target = target
    let x = origin - target
    let ratio = spring.dampingRatio
    let natural = 2 * Double.pi / spring.response
    let decay = ratio * natural
    let push = velocity + x.scaled(by: decay)
    if ratio < 1 {
      let frequency = natural * (1 - ratio * ratio).squareRoot()
      (kind, rate, other) = (.swing, -decay, frequency)
      (a, b) = (x, push.scaled(by: 1 / frequency))
      (c, d) = (velocity, .zero - x.scaled(by: frequency) - b.scaled(by: decay))
    } else if ratio == 1 {
      (kind, rate, other) = (.critical, -decay, 0)
      (a, b) = (x, push)
      (c, d) = (velocity, push.scaled(by: -decay))
    } else {
      let gap = natural * (ratio * ratio - 1).squareRoot()
      (kind, rate, other) = (.over, gap - decay, -decay - gap)
      let slow = (velocity - x.scaled(by: other)).scaled(by: 0.5 / gap)
      (a, b) = (slow, x - slow)
      (c, d) = (slow.scaled(by: rate), (x - slow).scaled(by: other))
    }
  }

  @inline(__always)
  func state(at time: Double) -> KinematicState<Value> {
    let e = Foundation.exp(rate * time)
    let (first, second): (Double, Double)
    switch kind {
    case .swing:
      (first, second) = (e * Foundation.cos(other * time), e * Foundation.sin(other * time))
    case .critical: (first, second) = (e, e * time)
    case .over: (first, second) = (e, Foundation.exp(other * time))
    }
    return KinematicState(
      value: target + (a.scaled(by: first) + b.scaled(by: second)),
      velocity: c.scaled(by: first) + d.scaled(by: second))
  }
}

/// The greatest value of a spring from rest at 0, by its formula.
struct RestingPeak {
  private let dampingRatio: Double
  private let target: Double

  init(_ spring: Spring, to target: Double) {
    dampingRatio = spring.dampingRatio
    self.target = target
  }

  @inline(__always)
  var value: Double {
    let root = (1 - dampingRatio * dampingRatio).squareRoot()
    return target + target * Foundation.exp(-Double.pi * dampingRatio / root)
  }
}

/// The time at which a spring settles, exactly and with the C library's functions.
///
/// Between the last turn that reaches a distance and the next one the distance falls: there a
/// safeguarded Newton iteration finds the crossing to the last bits.
struct ExactSettling {
  private let decay, frequency, ratio: Double
  private let motion: ClosedForm<Double>
  private let velocity: Double

  init(_ spring: Spring, velocity: Double) {
    ratio = spring.dampingRatio
    let natural = 2 * Double.pi / spring.response
    decay = ratio * natural
    frequency = natural * abs(1 - ratio * ratio).squareRoot()
    motion = ClosedForm(spring, from: 1, to: 0, velocity: velocity)
    self.velocity = velocity
  }

  func time(within distance: Double) -> Double {
    var (low, high): (Double, Double)
    if ratio < 1 {
      // The velocity is zero where tan ωt is v₀ ω / (ω₀² x₀ + λ v₀).
      let natural = decay * decay + frequency * frequency
      var turn = Foundation.atan2(velocity * frequency, natural + decay * velocity) / frequency
      let half = Double.pi / frequency
      if turn < 0 { turn += half }
      let farthest = abs(motion.state(at: turn).value)
      let count = Foundation.floor(Foundation.log(farthest / distance) / (decay * half))
      low = turn + count * half
      high = low + half
    } else {
      (low, high) = (0, 1 / decay)
      while abs(motion.state(at: high).value) >= distance { high *= 2 }
    }
    return SafeguardedNewton.root(in: (low, high)) { time in
      let state = motion.state(at: time)
      return (abs(state.value) - distance, state.value < 0 ? -state.velocity : state.velocity)
    }
  }
}
