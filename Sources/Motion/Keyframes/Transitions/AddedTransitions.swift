// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The last of some transitions, to which those that were under way when it began are added.
///
/// Each of the others is added as its distance from its target, which ends at zero.
@frozen
@usableFromInline
package struct AddedTransitions<Value: VectorSpace>: Trajectory {
  /// A transition whose front is not shown, since it began before time 0.
  @usableFromInline typealias Layer = Delayed<TransitionSequence<Value>.Transition>

  /// The transitions in the order of time; the motion begins with the last one.
  @usableFromInline let changes: ArraySlice<TransitionSequence<Value>.Change>

  @usableFromInline
  init(_ changes: ArraySlice<TransitionSequence<Value>.Change>) { self.changes = changes }

  /// The transitions as members of a sum, of which the last one leads to the target.
  @usableFromInline
  var layers: some RandomAccessCollection<Layer> { changes.indices.lazy.map { layer(at: $0) } }

  @usableFromInline
  func layer(at index: Int) -> Layer {
    let (last, change) = (changes.endIndex - 1, changes[index])
    if index == last { return Delayed(base: change.motion, delay: 0) }
    return Delayed(base: change.remainder, delay: change.time - changes[last].time)
  }

  /// The time until all look done, in seconds.
  @usableFromInline
  package var duration: Double { layers.reduce(0) { Swift.max($0, $1.duration) } }

  /// The time until all have come to rest, in seconds.
  @usableFromInline
  package var restTime: Double { layers.reduce(0) { Swift.max($0, $1.restTime) } }

  /// Evaluates the last motion, and adds the others.
  @usableFromInline
  package func state(at time: Double) -> KinematicState<Value> {
    let last = changes.endIndex - 1
    var sum = layer(at: last).state(at: time)
    for index in changes.startIndex..<last {
      sum = sum.added(to: layer(at: index).state(at: time))
    }
    return sum
  }

  /// Bounded.
  @usableFromInline
  package var exactness: Exactness { .bounded }

  /// Visits the stretches along a direction, from bounds of the rates; other measures are sampled
  /// between the stretches of the members.
  @usableFromInline
  package static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, in: motion, from: start, upTo: end, body) }
    let layers = Array(motion.layers)
    if case .rateBounds = measure {
      let sum = layers.reduce(NumberRange(0, 0)) {
        $0 + $1.range(of: measure, from: start, upTo: end, asMemberOf: nil)
      }
      return body(Stretch(begin: start, end: end, first: sum.low, last: sum.high))
    }
    guard case .along(let direction) = measure else {
      return motion.visitSampled(
        of: measure, from: start, upTo: end, beyond: false,
        between: { window in layers.map { window.breaks(of: $0, measure, beyond: nil) } }, body)
    }
    return CertifiedStretches.visitWindows(from: start, upTo: end) { window in
      let members = layers.map { MemberStretches($0, along: direction, in: window, beyond: nil) }
      let reach = members.reduce(window.end) { Swift.min($0, $1.reach) }
      let wantsMore = CertifiedStretches.visit(
        breaks: members.flatMap { $0.breaks }, upTo: reach,
        ends: { begin, end in
          let ends = members.map { $0.samples(begin, end) }
          return (ends.map { $0.first }, ends.map { $0.last })
        },
        sample: { time in members.map { $0.sample(at: time) } },
        state: { $0.reduce(KinematicState(value: 0)) { $0.added(to: $1) } },
        rates: { begin, first, end, last in
          var (sum, isRising, isFalling) = (NumberRange(0, 0), true, true)
          for (index, member) in members.enumerated() {
            sum = sum + member.ranges(from: begin, first[index], upTo: end, last[index]).rate
            let change = last[index].velocity - first[index].velocity
            (isRising, isFalling) = (isRising && change >= 0, isFalling && change <= 0)
          }
          // The sum of rates that all rise, or all fall, passes 0 at most once.
          return (sum, isRising || isFalling)
        },
        body)
      return wantsMore ? reach : nil
    }
  }

  /// The recurrences of all transitions, combined.
  @usableFromInline
  package static func recurrences(of motion: Self) -> [Recurrence] {
    .combined(motion.layers.map { ($0.recurrences, $0.restTime) })
  }
}

extension TransitionSequence {
  /// Visits the stretches of each change; where one is added, a difference by rounding is no jump.
  func visitJoinedStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, _ body: (Stretch) -> Bool
  ) -> Bool {
    guard exactness == .bounded, !measure.isOfVelocity else {
      return visitStretches(of: measure, from: start, upTo: end, body)
    }
    var last = Double.nan
    return visitStretches(of: measure, from: start, upTo: end) {
      var stretch = $0
      let difference = (stretch.first - last).magnitude
      if difference > 0, let index = changes.index(at: stretch.begin),
        changes[index].time == stretch.begin, changes[index].addedCount > 0,
        difference <= added(at: index).sumOfLengths * 0x1p-44
      {
        stretch.first = last
      }
      last = stretch.last
      return body(stretch)
    }
  }
}

extension AddedTransitions {
  /// The sum of the lengths of the values that are added when the motion begins.
  fileprivate var sumOfLengths: Double { layers.reduce(0) { $0 + $1.value(at: 0).length } }
}

extension TransitionSequence.Change {
  /// The motion of the distance from its target.
  var remainder: TransitionSequence.Transition {
    switch motion {
    case .first(let motion):
      .first(
        EasedTrajectory(
          from: motion.origin - motion.target, to: .zero, duration: motion.duration,
          easing: motion.easing))
    case .second(let motion):
      .second(
        SpringTrajectory(
          from: motion.origin - motion.target, to: .zero, velocity: motion.initialVelocity,
          spring: motion.spring))
    }
  }
}
