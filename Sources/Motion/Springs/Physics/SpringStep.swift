// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Spring {
  /// The effect of one time step on a spring: an exact 2×2 matrix.
  ///
  /// A spring is linear, so the position and velocity after a step are fixed multiples of those
  /// before it. A step that is computed once for a frame moves any number of values, each by four
  /// multiplications:
  /// ```swift
  /// let step = Spring.Step(.snappy, deltaTime: 1.0 / 120)
  /// var cards = [Double](repeating: 120, count: 1000).map { KinematicState(value: $0) }
  /// for index in cards.indices { step.advance(&cards[index], toward: .zero) }
  /// ```
  ///
  /// With `G` = sin ωt / ω, or its limit `t`, or (1 − e^(−2μt)) / 2μ, one set of formulas holds
  /// through critical damping without a branch on equality; see <doc:accuracy> for the derivation.
  ///
  /// - Complexity: O(1), one exponential and one sine and cosine or a second
  ///   exponential.
  @frozen
  public struct Step: Hashable, Sendable {
    // The displacement from the target and the velocity after the step are
    //   x = xx · x₀ + xv · v₀
    //   v = vx · x₀ + vv · v₀
    @usableFromInline let xx: Double
    @usableFromInline let xv: Double
    @usableFromInline let vx: Double
    @usableFromInline let vv: Double

    @inlinable
    init(xx: Double, xv: Double, vx: Double, vv: Double) {
      self.xx = xx
      self.xv = xv
      self.vx = vx
      self.vv = vv
    }

    /// Computes the step of a spring for a time.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - deltaTime: Seconds. Steps that are not positive, and NaN, change nothing, except that an
    ///     instant spring is at its target after a step of 0 or NaN. A step of 42 time constants
    ///     of the slow rate, or more, leads to rest.
    public init(_ spring: Spring, deltaTime: Double) {
      if deltaTime < 0 || (!(deltaTime > 0) && spring.regime != .instant) {
        self.init(xx: 1, xv: 0, vx: 0, vv: 1)
      } else if spring.regime == .immovable {
        self.init(xx: 1, xv: 0, vx: 0, vv: 0)
      } else if !(deltaTime < spring.restTime) {
        self.init(xx: 0, xv: 0, vx: 0, vv: 0)
      } else {
        // In a short step two exponentials would cancel.
        let form = spring.form
        self.init(
          form == .over ? .near : form, slowRate: spring.slowRate, frequency: spring.frequency,
          inverseFrequency: spring.inverseFrequency, squaredFrequency: spring.squaredFrequency,
          time: deltaTime)
      }
    }

    @inlinable
    @inline(__always)
    init(moving spring: Spring, time: Double) {
      self.init(
        spring.form, slowRate: spring.slowRate, frequency: spring.frequency,
        inverseFrequency: spring.inverseFrequency, squaredFrequency: spring.squaredFrequency,
        time: time)
    }

    /// Computes the step of a spring that moves, from the numbers on which it depends.
    ///
    /// They are separate arguments because they fit into registers: a loop over times would store a
    /// copy of the spring for every sample. With p and q for the factors of position and velocity,
    /// and the gain g,
    ///
    ///     x = p x₀ + (v₀ + s x₀) g
    ///     v = q v₀ − (ω² x₀ + s v₀) g
    ///
    /// where s is the slow rate and ω the undamped frequency. Only the gain cancels, near critical
    /// damping, where it is computed from 1 − e^(−2μt). The time is positive, and less than the rest
    /// time.
    @usableFromInline
    init(
      _ form: SpringForm, slowRate: Double, frequency: Double, inverseFrequency: Double,
      squaredFrequency: Double, time: Double
    ) {
      let slow = time * (-slowRate * SpringKernel.exponentUnit)
      let excess = time * (-(2 * frequency) * SpringKernel.exponentUnit)
      let power = SpringKernel.power(slow)
      switch form {
      case .swing:
        let phase = time * (frequency * SpringKernel.phaseUnit)
        let turn =
          phase < SpringKernel.phaseLimit
          ? SpringKernel.turn(phase) : SpringKernel.farTurn(frequency * time)
        let factor = power * turn.cosine
        self.init(
          factor, factor, gain: power * turn.sine * inverseFrequency, slowRate: slowRate,
          squaredFrequency: squaredFrequency)
      case .critical:
        self.init(
          power, power, gain: power * time, slowRate: slowRate, squaredFrequency: squaredFrequency)
      case .near:
        let lost = power * SpringKernel.loss(Swift.max(excess, SpringKernel.leastExponent))
        self.init(
          power, power - lost, gain: lost * (0.5 * inverseFrequency), slowRate: slowRate,
          squaredFrequency: squaredFrequency)
      case .over:
        let fast = SpringKernel.power(Swift.max(slow + excess, SpringKernel.leastExponent))
        self.init(
          power, fast, gain: (power - fast) * (0.5 * inverseFrequency), slowRate: slowRate,
          squaredFrequency: squaredFrequency)
      }
    }

    /// Computes the step from the factors of position and velocity and the gain.
    @inline(__always)
    private init(
      _ position: Double, _ velocity: Double, gain: Double, slowRate: Double,
      squaredFrequency: Double
    ) {
      let slowGain = slowRate * gain
      self.init(
        xx: position + slowGain, xv: gain, vx: -squaredFrequency * gain, vv: velocity - slowGain)
    }

    /// Advances a state by the step.
    @inlinable
    public func advance<Value: VectorSpace>(
      _ state: inout KinematicState<Value>, toward target: Value
    ) {
      let displacement = advanced(state.value - target, velocity: state.velocity)
      state = KinematicState(value: target + displacement.value, velocity: displacement.velocity)
    }

    /// Evaluates the displacement from the target and the velocity after the step.
    @inlinable
    public func advanced<Value: VectorSpace>(
      _ displacement: Value, velocity: Value
    ) -> KinematicState<Value> {
      KinematicState(
        value: self.displacement(displacement, velocity: velocity),
        velocity: displacement.scaled(by: vx) + velocity.scaled(by: vv))
    }

    /// Evaluates the displacement from the target after the step.
    @inlinable
    @inline(__always)
    func displacement<Value: VectorSpace>(_ displacement: Value, velocity: Value) -> Value {
      displacement.scaled(by: xx) + velocity.scaled(by: xv)
    }

    /// Advances any number of springs by the step, each toward its own target.
    ///
    /// - Parameters:
    ///   - values: The positions, which are changed.
    ///   - velocities: The velocities, which are changed.
    ///   - targets: The values toward which they move.
    /// - Precondition: All three have the same count.
    /// - Complexity: O(*n*) for *n* springs, limited by memory bandwidth. Each spring has the bits
    ///   that `advance(_:toward:)` returns for it.
    @inlinable
    public func advance(
      values: inout MutableSpan<Double>, velocities: inout MutableSpan<Double>,
      toward targets: Span<Double>
    ) {
      values.withUnsafeMutableBufferPointer { values in
        velocities.withUnsafeMutableBufferPointer { velocities in
          targets.withUnsafeBufferPointer { targets in
            advance(values, velocities, toward: targets)
          }
        }
      }
    }

    @inlinable
    func advance(
      _ values: UnsafeMutableBufferPointer<Double>,
      _ velocities: UnsafeMutableBufferPointer<Double>,
      toward targets: UnsafeBufferPointer<Double>
    ) {
      precondition(
        values.count == velocities.count && values.count == targets.count,
        "values, velocities and targets must have the same count")
      for index in values.indices {
        let target = targets[index]
        let displacement = values[index] - target
        let velocity = velocities[index]
        values[index] = target + (displacement * xx + velocity * xv)
        velocities[index] = displacement * vx + velocity * vv
      }
    }

    /// Advances any number of springs by the step, each toward its own target.
    ///
    /// - Parameters:
    ///   - values: The positions, which are changed.
    ///   - velocities: The velocities, which are changed.
    ///   - targets: The values toward which they move.
    /// - Precondition: All three have the same count.
    @inlinable
    public func advance(
      values: inout [Double], velocities: inout [Double], toward targets: [Double]
    ) {
      values.withUnsafeMutableBufferPointer { values in
        velocities.withUnsafeMutableBufferPointer { velocities in
          targets.withUnsafeBufferPointer { targets in
            advance(values, velocities, toward: targets)
          }
        }
      }
    }
  }
}
