// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A spring that follows a moving target.
///
/// ![A spring lags behind a moving target, and settles on it](following)
///
/// ```swift
/// let finger = EasedTrajectory(from: 0.0, to: 300, duration: 0.5, easing: .easeInOut)
/// let bubble = FollowingSpring(from: 0, following: finger, spring: .bouncy)
/// bubble.value(at: 0.25)  // 51.8363
/// bubble.target(at: 0.25)  // 150.0
/// bubble.end  // 300.0
/// ```
/// It solves `x″ = −ω² (x − target(t)) − 2λ x′`: damping acts on the velocity of the spring, not on
/// its velocity relative to the target. The motion is the limit of retargeting a spring ever more
/// often with its velocity kept, as SwiftUI and Compose do under a finger. It lags behind a target
/// of constant velocity v by `2λ v / ω²`.
///
/// It is a function of time: it can be sampled in any order and does not depend on the refresh
/// rate. The target is stored as cubics that match its positions and velocities at their ends, each
/// short enough for a tolerance; the response to a cubic has a closed form. ``error`` bounds the
/// error of the cubics. Jumps of the target, or of its velocity, are found to the last bit.
///
/// - Accuracy: ``error``, and about 100 ulp of the greatest distance; a spring that hardly decays
///   keeps the rounding of all pieces, which may be ten times that after some minutes.
/// - Edge cases: An instant spring is at the target that the cubics give; a spring that never moves
///   stays at its origin.
/// - Complexity: O(log *n*) a sample for *n* pieces: at least 60 a second for the first two minutes,
///   8192 in all, and about 5 for each jump, but at most 16 384. Creation takes 5 samples of the
///   target for each piece, kept or cut, and about 60 for each jump: at most 40 for each of 16 384
///   pieces. Where they do not suffice, those with the greatest effect are cut. Memory is O(*n*).
@frozen
public struct FollowingSpring<Value: VectorSpace>: Trajectory {
  /// The value at which the motion starts.
  public let origin: Value

  /// The initial velocity, in units per second.
  public let initialVelocity: Value

  /// The spring that follows the target.
  public let spring: Spring

  /// The time until which the target is followed, in seconds; from then onwards it is held.
  public let horizon: Double

  /// The greatest distance from the true motion that the cubics may cause.
  ///
  /// It is the greatest distance of a cubic from the target, times the greatest factor by which the
  /// spring amplifies a difference: 1 from critical damping upwards, and coth(πζ / 2√(1 − ζ²))
  /// below, but at most ω times the horizon. The distance is measured at the quarters of each
  /// cubic; a deviation of the target between two of them is missed. A piece that exceeds the
  /// tolerance, as at a jump or at a vertical tangent, counts with its distance times its duration,
  /// times ω; it is cut until that is less than the tolerance of 16 384 such pieces.
  ///
  /// - Units: Those of the value.
  public let error: Double

  /// The seconds until the motion looks done.
  ///
  /// It is the true last instant at which the distance from the end is at least a thousandth of the
  /// greatest distance.
  public private(set) var duration = 0.0

  /// The instants at which the pieces begin, in ascending order; empty if the spring never moves.
  @usableFromInline let begins: [Double]

  @usableFromInline let pieces: [Piece]

  /// The motion after the horizon.
  @usableFromInline let last: SpringTrajectory<Value>

  /// The motion while the target moves along one curve.
  @frozen
  @usableFromInline
  struct Piece: Equatable, Sendable {
    /// The state of the spring when the curve begins.
    @usableFromInline let start: KinematicState<Value>

    @usableFromInline let curve: TargetCurve<Value>

    init(start: KinematicState<Value>, curve: TargetCurve<Value>) {
      self.start = start
      self.curve = curve
    }

    @inlinable
    func state(after time: Double, _ spring: Spring) -> KinematicState<Value> {
      time > 0 ? curve.state(from: start, after: time, spring) : start
    }
  }

  /// Creates a spring that follows a target from time 0 onwards.
  ///
  /// - Parameters:
  ///   - origin: The value at which the spring starts.
  ///   - velocity: The initial velocity, in units per second.
  ///   - target: The motion that the spring follows. It is sampled by the initializer, and not
  ///     kept.
  ///   - spring: The spring that follows the target.
  ///   - horizon: The time until which the target is followed, in seconds; by default, as long as
  ///     the target moves. A target that never rests needs a horizon.
  ///   - tolerance: The desired bound of ``error``. A relative tolerance refers to the greatest
  ///     distance of the target and the origin from the target at the horizon. The rounding of the
  ///     values bounds it from below.
  /// - Precondition: The horizon is finite and not negative.
  public init(
    from origin: Value, velocity: Value = .zero, following target: some Trajectory<Value>,
    spring: Spring = Spring(), until horizon: Double? = nil,
    within tolerance: Tolerance = .relative(0x1p-20)
  ) {
    let horizon = horizon ?? target.restTime
    ParameterFlaw.trap(if: ParameterFlaw("until", horizon, .notNegative))
    var (begins, curves, error) = ([Double](), [TargetCurve<Value>](), 0.0)
    if spring.regime != .immovable {
      let pieces = TargetPieces(
        of: target.state(at:), upTo: horizon, within: tolerance, for: spring, from: origin)
      (begins, curves, error) = (pieces.begins, pieces.curves, pieces.error)
    }
    self.init(
      from: origin, velocity: velocity, spring: spring, begins: begins, curves: curves,
      horizon: horizon, end: target.value(at: horizon), error: error)
  }

  /// Moves the spring along curves.
  init(
    from origin: Value, velocity: Value, spring: Spring, begins: [Double],
    curves: [TargetCurve<Value>], horizon: Double, end: Value, error: Double
  ) {
    let (origin, velocity) = (origin.bounded, velocity.bounded)
    self.origin = origin
    initialVelocity = velocity
    self.spring = spring
    self.horizon = horizon
    self.error = error
    self.begins = begins
    var state = KinematicState(value: origin, velocity: velocity)
    var pieces: [Piece] = []
    pieces.reserveCapacity(curves.count)
    for given in curves {
      let curve = given.legal
      if spring.regime == .instant {
        state = KinematicState(
          value: curve.constant, velocity: curve.linear.scaled(by: curve.rate))
      }
      let start = KinematicState(value: state.value.bounded, velocity: state.velocity.bounded)
      let piece = Piece(start: start, curve: curve)
      state = piece.state(after: curve.duration, spring)
      pieces.append(piece)
    }
    self.pieces = pieces
    last = SpringTrajectory(
      from: state.value, to: end, velocity: state.velocity, spring: spring)
    // The rest time may be later than every finite number.
    duration =
      restTime < .infinity || isAnalyzable
      ? settlingTime(within: .looksDone) : instant(last.duration)
  }
}

extension FollowingSpring {
  /// Returns the position of the target at a time, according to the cubics.
  ///
  /// Before time 0 it is where it starts. A spring that never moves stores only the end of its
  /// target.
  public func target(at time: Double) -> Value {
    if pieces.isEmpty || time >= horizon { return last.target }
    guard time > 0 else { return pieces[0].curve.constant }
    let index = piece(showing: time)
    let curve = pieces[index].curve
    return curve.value(at: (time - begins[index]) / curve.duration)
  }

  /// The index of the piece that is shown at a time, which is before the horizon.
  @inlinable
  func piece(showing time: Double) -> Int { begins.lastIndex(notAfter: time) }

  /// Evaluates the position and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    if time < 0 { return KinematicState(value: origin) }
    let time = time == time ? time : 0
    if time >= lastBegin { return last.state(at: time - lastBegin) }
    let index = piece(showing: time)
    return pieces.withUnsafeBufferPointer { $0[index].state(after: time - begins[index], spring) }
  }

  /// The seconds until the remaining motion is less than the rounding of a value.
  public var restTime: Double { instant(last.restTime) }

  /// The time at which the last motion begins: 0 if the spring never moves.
  @inlinable
  var lastBegin: Double { begins.isEmpty ? 0 : horizon }

  /// The first instant at which the last motion has reached a time of its own.
  func instant(_ time: Double) -> Double { Thresholds.instant(time, after: lastBegin) }
}

extension FollowingSpring: Equatable {}
extension FollowingSpring.Piece: Hashable where Value: Hashable {}
extension FollowingSpring: Hashable where Value: Hashable {}
