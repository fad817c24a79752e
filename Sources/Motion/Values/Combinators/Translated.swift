// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that is moved by an offset.
///
/// - Edge cases: A position that overflows is infinite.
@frozen
public struct Translated<Base: Trajectory>: BaseTimed {
  /// The motion that is moved.
  public let base: Base

  /// The offset that is added to the position of the base.
  public let offset: Base.Value

  @inlinable
  init(base: Base, offset: Base.Value) {
    self.base = base
    self.offset = offset.bounded
  }

  @inlinable var timekeeper: Base { base }

  /// Evaluates the base and adds the offset to its position.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    let state = base.state(at: time)
    return KinematicState(value: state.value + offset, velocity: state.velocity)
  }

  /// Evaluates the base beyond its own time and adds the offset to its position.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<Base.Value> {
    let state = base.state(beyond: time)
    return KinematicState(value: state.value + offset, velocity: state.velocity)
  }

  /// The exactness of the base.
  @inlinable
  public var exactness: Exactness { base.exactness }

  /// Visits the stretches of the base.
  @inlinable
  public static func visitStretches(
    of measure: Measure<Base.Value>, in motion: Self, from start: Double, upTo end: Double,
    beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    switch measure {
    case .rate, .rateBounds, .speed:
      return motion.base.visitStretches(of: measure, from: start, upTo: end, beyond: beyond, body)
    case .distance(let point):
      return motion.base.visitStretches(
        of: .distance(from: point - motion.offset), from: start, upTo: end, beyond: beyond, body)
    case .along(let vector):
      if Base.Value.componentCount == 1 {
        // A scalar is moved in the same way as its samples, so that the ends of stretches equal the
        // samples.
        let (factor, shift) = (vector[component: 0], motion.offset[component: 0])
        var unit = vector
        unit[component: 0] = 1
        return motion.base.visitStretches(of: .along(unit), from: start, upTo: end, beyond: beyond)
        {
          var stretch = $0
          stretch.first = (stretch.first + shift) * factor
          stretch.last = (stretch.last + shift) * factor
          return body(stretch)
        }
      }
      let shift = motion.offset.dot(vector)
      return motion.base.visitStretches(of: measure, from: start, upTo: end, beyond: beyond) {
        var stretch = $0
        stretch.first += shift
        stretch.last += shift
        return body(stretch)
      }
    }
  }

  /// Returns the settling time of the base.
  @inlinable
  public func settlingTime(within distance: Double) -> Double {
    base.settlingTime(within: distance)
  }

  /// The greatest distance of the base from its end.
  @inlinable
  public var maximumDistanceFromEnd: Double { base.maximumDistanceFromEnd }
}

extension Trajectory {
  /// Moves the whole motion by an offset.
  ///
  /// An offset beyond the bounds of values is brought within them.
  @inlinable
  public func translated(by offset: Value) -> Translated<Self> {
    Translated(base: self, offset: offset)
  }
}

extension Translated: Equatable where Base: Equatable {}
extension Translated: Hashable where Base: Hashable, Base.Value: Hashable {}
