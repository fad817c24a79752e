// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// One emoji, which falls, bounces on a floor, rolls to rest and fades.
///
/// Between two impacts its height is a parabola, and so is its way while the floor brakes it. A cubic
/// with the velocities at both ends reproduces a parabola exactly, so a track of cubics is the
/// closed form of the whole motion.
struct EmojiPiece {
  /// The emoji at its birth.
  let start: Emitter.Particle

  /// The time of its birth.
  let birth: Double

  /// Its height above the place where it comes to rest, by its age.
  let height: Track<Double>

  /// Its x-coordinate, by its age.
  let x: Track<Double>

  /// Its opacity, by its age.
  let opacity: Track<Double>

  /// The ages at which it hits the floor; at the last one it stays there.
  let impacts: [Double]

  /// The age of its turn, where its vertical speed is 0.
  let turn: Double

  /// The x-coordinate of its first impact.
  private let landing: Double

  /// The direction of y on the screen in which the height increases.
  private let up: Double

  /// The y-coordinate of the middle of the stage, and the distance of the floor from there.
  static let middle = 200.0, floor = 144.0

  /// The radius of an emoji of scale 1, in points.
  static let radius = 11.0

  /// The speed below which an emoji does not bounce, in points per second.
  static let leastSpeed = 20.0

  /// The deceleration of a rolling emoji, in points per second².
  static let braking = 120.0

  /// Throws a particle of an emitter.
  ///
  /// - Parameters:
  ///   - emitter: The emitter. The floor lies where its acceleration points.
  ///   - index: The index of the particle.
  ///   - kept: The fraction of the vertical speed that is kept at an impact, less than 1.
  init(of emitter: Emitter, index: Int, kept: Double) {
    start = emitter.particle(age: 0, samples: Emitter.Samples(emitter.stream.random, index: index))
    birth = emitter.birthTime(of: index)
    up = emitter.axis == .down ? -1 : 1
    let radius = Self.radius * start.scale
    let height = max(0, up * (start.position.y - Self.middle) + Self.floor - radius)
    let gravity = emitter.acceleration.y

    // The later root of 0 = h + v t − g t²/2, where it has the speed √(v² + 2 g h).
    var speed = up * start.velocity.y
    turn = max(0, speed / gravity)
    let impact = (speed * speed + 2 * gravity * height).squareRoot()
    let fall = (speed + impact) / gravity
    var flights: [Keyframe<Double>] = [
      .cubic(to: 0, duration: fall, startVelocity: speed, endVelocity: -impact)
    ]
    var impacts = [fall]
    speed = kept * impact
    while speed > Self.leastSpeed {
      let flight = 2 * speed / gravity
      flights.append(
        .cubic(to: 0, duration: flight, startVelocity: speed, endVelocity: -speed))
      impacts.append(impacts[impacts.count - 1] + flight)
      speed *= kept
    }
    let bouncing = Track(from: height, flights)

    // A disc that does not slip keeps its angular momentum about the point that it touches, so m v r
    // = m v′ r + (m r²/2) (v′/r). From then on it rolls, also above the floor.
    let across = start.velocity.x
    let roll = across * 2 / 3
    landing = start.position.x + across * fall
    let hops = bouncing.duration - fall
    let stop = roll.magnitude / Self.braking
    x = Track(
      from: start.position.x,
      [
        .linear(to: landing, duration: fall),
        .linear(to: landing + roll * hops, duration: hops),
        .cubic(
          to: landing + roll * (hops + stop / 2), duration: stop, startVelocity: roll,
          endVelocity: 0),
      ])
    opacity = Track(
      from: 1,
      [.linear(to: 1, duration: x.duration + 0.8), .linear(to: 0, duration: 0.4)])
    self.height = bouncing
    self.impacts = impacts
  }

  /// The time from which onwards it is not visible.
  var gone: Double { birth + opacity.duration }

  /// Returns the height above the place of rest, and the speed; before the birth those at the birth.
  func motion(at time: Double) -> (height: Double, speed: Double) {
    let age = max(0, time - birth)
    let (y, x) = (height.state(at: age), x.state(at: age))
    return (y.value, (y.velocity * y.velocity + x.velocity * x.velocity).squareRoot())
  }

  /// Returns position, opacity, rotation and scale at a time; before the birth it is not visible.
  func look(
    at time: Double
  ) -> (x: Double, y: Double, opacity: Double, rotation: Double, scale: Double) {
    let age = time - birth
    let radius = Self.radius * start.scale
    let x = x.value(at: age)
    let y = Self.middle + up * (height.value(at: age) + radius - Self.floor)
    let way = age > impacts[0] ? x - landing : 0
    let opacity = age < 0 ? 0 : opacity.value(at: age)
    return (x, y, opacity, start.rotation - up * way / radius, start.scale)
  }
}
