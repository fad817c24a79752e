// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Dissolve {
  /// A dissolve that is updated frame by frame, as in the app Haptics.
  ///
  /// Each frame moves every particle by its velocity, then accelerates it, then reduces its life,
  /// by explicit Euler steps with the rate at the frame's end. The result depends on the frame
  /// rate, and a time is reached only through all frames before it. Use it for comparisons with
  /// recordings of the app's effect; for any other purpose use the dissolve, which is exact and
  /// equally fast at any time.
  /// ```swift
  /// let dissolve = Dissolve(columns: 2, rows: 1, angle: 0...0, speed: 42...42,
  ///   lifetime: 0.7...0.7, seed: 0)
  /// var stepper = Dissolve.Stepper(dissolve)
  /// stepper.advance(frames: 60)
  /// stepper.particle(1).offset.y  // 21.6551
  /// dissolve.particle(1, at: 1).offset.y  // 21.6
  /// ```
  /// The state follows from two sums over the steps, which all particles of one sweep position
  /// share: ``Dissolve/particle(from:effectiveTime:sumOfSquares:)`` returns the same up to
  /// rounding.
  ///
  /// Numbers are `Double`s; those of the app's shader are `Float`s.
  ///
  /// - Complexity: A frame takes O(*n*) for *n* particles. The memory is 40 bytes for each particle
  ///   and 24 for each sweep position.
  public struct Stepper: Hashable, Sendable {
    /// The dissolve.
    public let dissolve: Dissolve

    /// The seconds between two frames.
    public let deltaTime: Double

    /// The number of frames that have passed.
    public private(set) var frame: Int

    /// Five planes: offsets and velocities along x and y, and the lives.
    private var numbers: [Double]

    /// Three planes: the latest step of each sweep position, the sum of its steps and of their
    /// squares.
    private var steps: [Double]

    /// Creates a stepper with all particles at their initial positions.
    ///
    /// - Precondition: `deltaTime` is finite and not negative.
    public init(_ dissolve: Dissolve, deltaTime: Double = 1.0 / 60) {
      require("deltaTime", deltaTime, .notNegative)
      (self.dissolve, self.deltaTime, frame) = (dissolve, deltaTime, 0)
      let count = dissolve.count
      steps = [Double](repeating: 0, count: 3 * dissolve.grid.sweepPositionCount)
      numbers = [Double](repeating: 0, count: 5 * count)
      for index in 0..<count {
        let launch = dissolve.launch(of: index)
        numbers[2 * count + index] = launch.velocity.x
        numbers[3 * count + index] = launch.velocity.y
        numbers[4 * count + index] = launch.lifetime > 0 ? launch.lifetime : 0
      }
    }

    /// The elapsed time in seconds, the number of frames times their interval.
    public var time: Double { Double(frame) * deltaTime }

    /// Advances all particles by a number of frames.
    ///
    /// - Precondition: `frames` is not negative.
    public mutating func advance(frames: Int = 1) {
      require("frames", frames, in: 0 ... .max)
      for _ in 0..<frames {
        frame += 1
        Stepper.measure(dissolve, time: time, deltaTime: deltaTime, steps: &steps)
        Stepper.move(dissolve, numbers: &numbers, steps: steps)
      }
    }

    /// Returns the state of a particle after the frames.
    ///
    /// - Precondition: The index is at least 0 and below the count.
    public func particle(_ index: Int) -> Particle {
      let count = dissolve.count
      precondition(index >= 0 && index < count, "index must be in 0..<\(count), but is \(index)")
      let life = numbers[4 * count + index]
      let fade = dissolve.fade
      let sweepPosition = dissolve.sweepPosition(of: index)
      return Particle(
        offset: SIMD2(numbers[index], numbers[count + index]),
        velocity: SIMD2(numbers[2 * count + index], numbers[3 * count + index]),
        remainingLifetime: life,
        alpha: life > 0 ? (life < fade ? life / fade : 1) : 0,
        effectiveTime: effectiveTime(of: index),
        rate: Stepper.share(of: sweepPosition, dissolve, time: time) * dissolve.clock.rate)
    }

    /// Returns the sum T of the steps of a particle.
    ///
    /// - Precondition: The index is at least 0 and below the count.
    public func effectiveTime(of index: Int) -> Double { steps[sum(0, of: index)] }

    /// Returns the sum S of the squared steps of a particle.
    ///
    /// - Precondition: The index is at least 0 and below the count.
    public func sumOfSquares(of index: Int) -> Double { steps[sum(1, of: index)] }

    private func sum(_ plane: Int, of index: Int) -> Int {
      let (grid, count) = (dissolve.grid, dissolve.count)
      precondition(index >= 0 && index < count, "index must be in 0..<\(count), but is \(index)")
      let position = grid.sweepPositionIndex(
        column: index % grid.columns, row: index / grid.columns)
      return (plane + 1) * grid.sweepPositionCount + position
    }

    /// Writes the state of all particles after the frames.
    ///
    /// It writes the same planes as ``Dissolve/sample(at:into:)``.
    public func sample(into buffer: inout ParticleBuffer) {
      // Planes that do not depend on time are equal.
      dissolve.sample(at: time, into: &buffer)
      let (count, columns, cell) = (dissolve.count, dissolve.columns, dissolve.cell)
      buffer.withMutablePlanes { planes in
        for index in 0..<count {
          let life = numbers[4 * count + index]
          let fade = dissolve.fade
          planes[.x]?[index] = dissolve.coordinate(
            Double(index % columns) * cell.x + numbers[index])
          planes[.y]?[index] = dissolve.coordinate(
            Double(index / columns) * cell.y + numbers[count + index])
          planes[.alpha]?[index] = Float(life > 0 ? (life < fade ? life / fade : 1) : 0)
          guard let progress = planes[.progress] else { continue }
          let lifetime = dissolve.launch(of: index).lifetime
          // A negative step increases the life beyond the lifetime.
          progress[index] = Float(lifetime > 0 ? (life < lifetime ? 1 - life / lifetime : 0) : 1)
        }
      }
    }
  }
}

extension Dissolve.Stepper {
  /// Returns the fraction of the full rate at a sweep position, in that app's order of operations.
  static func share(of sweepPosition: Double, _ dissolve: Dissolve, time: Double) -> Double {
    let (ramp, width) = (dissolve.ramp, dissolve.window.width)
    let held = time > 0 ? (time < ramp ? time : ramp) : 0
    let fraction = ramp > 0 ? held / ramp : time > 0 ? 1 : 0
    let front = -width * (1 - fraction) + fraction
    let ahead = sweepPosition - front
    // A window of width 0 is a hard edge.
    let reach = width > 0 ? 1 - (ahead > 0 ? (ahead < width ? ahead : width) : 0) / width : 0
    let progress = width > 0 ? reach : ahead <= 0 ? 1 : 0
    return dissolve.window.easing.value(at: progress)
  }

  /// Computes the step of each sweep position, and adds it to the sums.
  static func measure(
    _ dissolve: Dissolve, time: Double, deltaTime: Double, steps: inout [Double]
  ) {
    let grid = dissolve.grid
    let count = grid.sweepPositionCount
    let timeStep = dissolve.clock.rate * deltaTime.boundedFactor
    for index in 0..<count {
      let (column, row) =
        switch grid.fronts {
        case .columns: (index, 0)
        case .rows: (0, index)
        case .cells: (index % grid.columns, index / grid.columns)
        }
      let share = share(of: grid.sweepPosition(column: column, row: row), dissolve, time: time)
      let step = timeStep * share
      steps[index] = step
      steps[count + index] += step
      steps[2 * count + index] += step * step
    }
  }

  /// Moves all particles: offset, velocity and life in this order, from the old velocity.
  static func move(_ dissolve: Dissolve, numbers: inout [Double], steps: [Double]) {
    let (grid, count, acceleration) = (dissolve.grid, dissolve.count, dissolve.acceleration)
    if grid.isEmpty { return }
    numbers.withUnsafeMutableBufferPointer { numbers in
      steps.withUnsafeBufferPointer { steps in
        guard let x = numbers.baseAddress, let steps = steps.baseAddress else { return }
        let (y, velocityX, velocityY) = (x + count, x + 2 * count, x + 3 * count)
        let life = x + 4 * count
        func move(_ index: Int, by step: Double) {
          x[index] += velocityX[index] * step
          y[index] += velocityY[index] * step
          velocityX[index] += acceleration.x * step
          velocityY[index] += acceleration.y * step
          let rest = life[index] - step
          life[index] = rest > 0 ? rest : 0
        }
        for row in 0..<grid.rows {
          let start = row * grid.columns
          let first = steps + grid.sweepPositionIndex(column: 0, row: row)
          if grid.fronts == .rows {
            let step = first[0]
            for column in 0..<grid.columns { move(start + column, by: step) }
          } else {
            for column in 0..<grid.columns { move(start + column, by: first[column]) }
          }
        }
      }
    }
  }
}
