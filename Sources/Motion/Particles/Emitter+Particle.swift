// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// What one particle shows at a time.
  @frozen
  public struct Particle: Hashable, Sendable {
    /// Where it is, in points, y pointing down.
    public let position: SIMD2<Double>

    /// How fast it flies, in points per second, y pointing down.
    public let velocity: SIMD2<Double>

    /// By what angle it is turned, in radians, positive from x toward the y that points down.
    public let rotation: Double

    /// The factor of its size; where the emitter mirrors, less than 0 for a mirror image.
    public let scale: Double

    /// Red, green, blue and alpha, from 0 to 1, not multiplied by alpha.
    public let color: SIMD4<Double>

    /// The seconds since its birth.
    public let age: Double

    /// The seconds from its birth to its death.
    public let lifetime: Double

    /// How much of its life is over, from 0 to 1.
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
