// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// The state of one particle at one time.
  @frozen
  public struct Particle: Hashable, Sendable {
    /// The position, in points; y points down.
    public let position: SIMD2<Double>

    /// The velocity, in points per second; y points down.
    public let velocity: SIMD2<Double>

    /// The rotation in radians, positive from x towards the y that points down.
    public let rotation: Double

    /// The scale; it is negative for a mirror image if the emitter mirrors.
    public let scale: Double

    /// Red, green, blue and alpha, from 0 to 1, not multiplied by alpha.
    public let color: SIMD4<Double>

    /// The time since birth, in seconds.
    public let age: Double

    /// The time from birth to death, in seconds.
    public let lifetime: Double

    /// The elapsed fraction of the lifetime, from 0 to 1.
    public let progress: Double

    /// Evaluates the formulas of an emitter for one particle, as one of four lanes.
    ///
    /// - Parameters:
    ///   - samples: The random numbers.
    ///   - age: The time since birth, in seconds.
    ///   - birth: The emitter's own time of the birth.
    ///   - launch: The point and direction of the birth.
    ///   - kernel: The formulas.
    ///   - tracks: The tracks over life.
    init(
      _ samples: Samples, age: Double, birth: Double, _ launch: EmitterKernel.Launch,
      _ kernel: EmitterKernel,
      _ tracks: TracksOverLife
    ) {
      let ages = EmitterKernel.clamped(age: SIMD4(repeating: age))
      let lifetimes = kernel.lifetimes(samples.deviations(of: .life))
      let progress = EmitterKernel.progress(age: ages, lifetimes)
      var velocities = kernel.flight.velocities(launch, age: ages)
      var (x, y) = kernel.flight.positions(launch, age: ages)
      if let field = kernel.surroundings.field {
        field.move(&x, &y, &velocities.x, &velocities.y, age: ages, time: birth + ages)
      }
      var motion = ParticleBounces.Motion(
        x: x[0], y: y[0], velocityX: velocities.x[0], velocityY: velocities.y[0])
      var turning = ages
      if let bounces = kernel.bounces {
        let birth = ParticleBounces.Motion(
          x: launch.x[0], y: launch.y[0], velocityX: (launch.speed * launch.directionX)[0],
          velocityY: (launch.speed * launch.directionY)[0])
        motion = bounces.motion(from: birth, at: ages[0]) ?? motion
        turning = bounces.turningAges(ages, launch.y, launch.speed * launch.directionY)
      }
      position = SIMD2(motion.x, motion.y)
      velocity = SIMD2(motion.velocityX, motion.velocityY)
      rotation = kernel.rotations(samples.deviations(of: .turn), age: turning)[0]
      var scale = kernel.scales(samples.deviations(of: .life), age: ages)
      tracks.multiply(scale: &scale, progress)
      self.scale = kernel.shown(scale: scale)[0]
      let (warm, cold) = (samples.deviations(of: .warm), samples.deviations(of: .cold))
      var color = TracksOverLife.Color(
        red: kernel.red.values(at: warm.upper, age: ages),
        green: kernel.green.values(at: warm.lower, age: ages),
        blue: kernel.blue.values(at: cold.upper, age: ages),
        alpha: kernel.alpha.values(at: cold.lower, age: ages))
      tracks.multiply(&color, progress)
      let components = SIMD4(color.red[0], color.green[0], color.blue[0], color.alpha[0])
      self.color = EmitterKernel.shown(component: components)
      self.age = age
      lifetime = lifetimes[0]
      self.progress = progress[0]
    }
  }
}
