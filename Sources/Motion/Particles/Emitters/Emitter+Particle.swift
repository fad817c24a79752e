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

    init(_ lanes: EmitterKernel.Lanes, age: Double) {
      position = SIMD2(lanes.x[0], lanes.y[0])
      velocity = SIMD2(lanes.velocityX[0], lanes.velocityY[0])
      rotation = lanes.rotation[0]
      scale = lanes.scale[0]
      color = SIMD4(lanes.red[0], lanes.green[0], lanes.blue[0], lanes.alpha[0])
      self.age = age
      lifetime = lanes.lifetime[0]
      progress = lanes.progress[0]
    }
  }
}
