// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A picture each of whose points shows the color of another, as in a shader.
///
/// The field holds, at the points of a grid, the offset to the source and the added light: x, y and
/// brightness, row by row.
public struct ShaderRipple: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case amplitude, frequency, decay, speed, distance
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case amount, velocity, light
  }

  private let ripple: Ripple
  private let starts: [Shockwave]
  private let distance: Double
  private let grid: GridMesh

  /// The origin without a tap.
  static let origin = SIMD2(320.0, 200)

  /// Creates the scene without taps.
  public init(parameters: Parameters) { self.init(parameters: parameters, taps: []) }

  /// Creates the scene from the editor's parameters and the probe's distance.
  public init(parameters: Parameters, taps: [SceneTap]) {
    ripple = Ripple(
      amplitude: parameters[.amplitude], frequency: parameters[.frequency],
      decay: parameters[.decay],
      speed: parameters[.speed])
    distance = parameters[.distance]
    starts =
      [Shockwave(origin: Self.origin, time: 0)]
      + taps.map { Shockwave(origin: SIMD2($0.x, $0.y), time: $0.time) }
    grid = PictureGrid.grid
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .amplitude: SceneParameter("Amplitude", unit: "pt", 0...100, step: 1, initial: 12)
    case .frequency: SceneParameter("Frequency", unit: "rad/s", 0...30, step: 0.5, initial: 15)
    case .decay: SceneParameter("Decay", unit: "per s", 0...20, step: 0.25, initial: 8)
    case .speed: SceneParameter("Speed", unit: "pt/s", 100...3000, step: 50, initial: 1200)
    case .distance: SceneParameter("Probe at", unit: "pt", 0...400, step: 5, initial: 120)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "shader-ripple", title: "Shader ripple", group: .ripples,
      caption: """
        The wave as a shader computes it: each pixel looks up where its color comes from, and is \
        lit by the slope of the wave. A tap starts it anew, from there.
        """,
      plots: [
        plot("Amount at the probe", unit: "pt", .amount),
        plot("Velocity", unit: "pt per second", .velocity),
        plot("Light", .light),
      ],
      code: """
        let ripple = Ripple(
          amplitude: {amplitude},
          frequency: {frequency},
          decay: {decay}, speed: {speed})
        var start = Shockwave(
          origin: SIMD2(320, 200), time: 0)
        {taps}

        let point = start.origin
          + SIMD2({distance}, 0)
        let source = ripple.samplePosition(
          for: point, from: start.origin,
          at: time - start.time)
        let light = ripple.brightness(
          of: point, from: start.origin,
          at: time - start.time)
        """,
      result: result("light", .light),
      takesTaps: true,
      tapCode: """
        if time >= {time} {
          start = Shockwave(
            origin: SIMD2({x}, {y}), time: {time})
        }
        """)
  }

  /// The effect’s three seconds, after the last start.
  public var duration: Double { min(starts[starts.count - 1].time, 5) + 3 }

  /// The times at which the waves arrive at the probe, and of their first peaks there.
  public var marks: [SceneMark] {
    var marks: [SceneMark] = []
    for (index, start) in starts.enumerated() {
      let next = index + 1 < starts.count ? starts[index + 1].time : duration
      let arrival = start.time + ripple.delay(atDistance: distance)
      let peak = arrival + ripple.firstPeak.time
      if arrival < min(next, duration) { marks.append(SceneMark(.begin, time: arrival)) }
      if peak < min(next, duration) { marks.append(SceneMark(.peak, time: peak)) }
    }
    return marks
  }

  /// Returns the wave shown at a time: the last that has begun.
  private func start(at time: Double) -> Shockwave {
    starts.last { $0.time <= time } ?? starts[0]
  }

  /// Writes the amount, its velocity and the light at the probe, which moves with the origin.
  public func sample(at time: Double, into frame: Frame) {
    let time = bounded(time)
    let start = start(at: time)
    let point = start.origin + SIMD2(distance, 0)
    let state = ripple.state(
      at: time - start.time, delayedBy: ripple.delay(atDistance: distance))
    frame[.amount] = state.value
    frame[.velocity] = state.velocity
    frame[.light] = ripple.brightness(of: point, from: start.origin, at: time - start.time)
  }

  /// Three numbers for each point of the grid.
  public var fieldCount: Int { 3 * grid.vertexCount }

  /// Writes the offsets to the sources, and the light.
  public func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    let time = bounded(time)
    let start = start(at: time)
    var index = 0
    for row in 0...grid.rows {
      for column in 0...grid.columns {
        let point = grid.vertex(column: column, row: row)
        let source = ripple.samplePosition(
          for: point, from: start.origin, at: time - start.time)
        field[index] = Float(source.x - point.x)
        field[index + 1] = Float(source.y - point.y)
        field[index + 2] = Float(
          ripple.brightness(of: point, from: start.origin, at: time - start.time))
        index += 3
      }
    }
  }
}
