// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// One dissolve twice: by its closed form, and stepped frame by frame.
///
/// The field holds six planes: x, y and opacity of each particle by the closed form, and the same
/// stepped.
public struct DissolveSteps: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case frames, grain, ramp, gravity, rate
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case closedForm, steps, difference, stepError, halfStepAhead, across, distance

    /// The name for readers.
    public var label: String { self == .stepError ? "½ g Σh²" : words }
  }

  private let dissolve: Dissolve
  private let rate: Double

  /// The stepper before the first frame.
  private let start: Dissolve.Stepper

  /// The particle whose path is plotted.
  private let probe: Int

  private let launch: Dissolve.Launch

  /// The sums of the probe's steps and of their squares after each frame, from the start.
  private let sums: [(steps: Double, squares: Double)]

  /// The choices of the size of a particle, in points.
  private static let grains = [40.0, 20, 8]

  private static let rates = [4.0, 8, 15, 30, 60, 120]

  /// Creates the scene from the frame rate, the grain, the ramp, the gravity and the time scale.
  public init(parameters: Parameters) {
    rate = Self.rates[Int(parameters[.frames])]
    let grain = Self.grains[Int(parameters[.grain])]
    let size = PictureGrid.size / grain
    func dissolve(rows: Int) -> Dissolve {
      Dissolve(
        columns: Int(size.x), rows: rows, cell: SIMD2(grain, grain), ramp: parameters[.ramp],
        acceleration: SIMD2(0, parameters[.gravity]), timeScale: parameters[.rate], seed: 7)
    }
    let whole = dissolve(rows: Int(size.y))
    let column = whole.columns * 3 / 4
    let probe = whole.columns * (whole.rows / 2) + column
    start = Dissolve.Stepper(whole, deltaTime: 1 / rate)
    // All particles of a column make the same steps, so a single row determines their positions.
    var row = Dissolve.Stepper(dissolve(rows: 1), deltaTime: 1 / rate)
    var sums: [(steps: Double, squares: Double)] = []
    for _ in 0...Int(Self.duration(of: whole) * rate + 1e-9) {
      sums.append((row.effectiveTime(of: column), row.sumOfSquares(of: column)))
      row.advance()
    }
    (self.dissolve, self.probe, self.sums) = (whole, probe, sums)
    launch = whole.launch(of: probe)
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .frames:
      SceneParameter(
        "Steps",
        choices: [
          SceneChoice("4 a second", code: "4"), SceneChoice("8 a second", code: "8"),
          SceneChoice("15 a second", code: "15"), SceneChoice("30 a second", code: "30"),
          SceneChoice("60 a second", code: "60"), SceneChoice("120 a second", code: "120"),
        ])
    case .grain:
      SceneParameter(
        "Particles",
        choices: [
          SceneChoice("160", code: DissolveScene.code(columns: 16, rows: 10, cell: 40)),
          SceneChoice("640", code: DissolveScene.code(columns: 32, rows: 20, cell: 20)),
          SceneChoice("4\u{202f}000", code: DissolveScene.code(columns: 80, rows: 50, cell: 8)),
        ], initial: 2, recorded: 0)
    case .ramp: SceneParameter("Ramp", unit: "s", 0...2, step: 0.05, initial: 0)
    case .gravity: SceneParameter("Gravity", unit: "pt/s²", 0...600, step: 10, initial: 500)
    case .rate: SceneParameter("Time scale", 0.5...4, step: 0.25, initial: 1)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "dissolve-steps", title: "Closed form and steps", group: .particles,
      caption: """
        The same particles twice: by a formula of the time, and in steps, as a game loop computes \
        them. The formula costs the same at any time; going back repeats all steps, and each step \
        adds an error.
        """,
      note: """
        A step of h seconds falls behind the formula by ½ g h². With a ramp a front sweeps over the \
        picture, and gives the steps a lead of half a step, which hides most of that: try 0.8 s.
        """,
      plots: [
        plot("Probe, moved down", unit: "pt", .closedForm, .steps),
        plot("Behind, at the last step", unit: "pt", .difference, .stepError, .halfStepAhead),
      ],
      code: """
        let dissolve = Dissolve(
          {grain},
          ramp: {ramp},
          acceleration: SIMD2(0, {gravity}),
          timeScale: {rate}, seed: 7)
        let probe = dissolve.columns
          * (dissolve.rows / 2)
          + dissolve.columns * 3 / 4

        // All steps until then.
        var stepper = Dissolve.Stepper(
          dissolve,
          deltaTime: 1.0 / {frames})
        stepper.advance(frames: Int(
          time * {frames} + 1e-9))
        let stepped =
          stepper.particle(probe)

        // The time of the last one at once.
        let exact = dissolve.particle(
          probe, at: stepper.time)
        print(exact.offset, stepped.offset)
        let distance = (exact.offset
          - stepped.offset).magnitude
        """,
      result: result("distance", .distance))
  }

  private static func duration(of dissolve: Dissolve) -> Double { dissolve.duration + 0.2 }

  /// The time until nothing is visible on either side.
  public var duration: Double { Self.duration(of: dissolve) }

  /// The times at which all particles move freely, and at which the last one dies.
  public var marks: [SceneMark] {
    let end = SceneMark(.end, time: dissolve.duration)
    // Without a ramp they move freely from the start.
    if dissolve.ramp == 0 { return [end] }
    return [SceneMark(.handover, time: min(dissolve.ramp, dissolve.duration)), end]
  }

  /// Six numbers for each particle.
  public var fieldCount: Int { 6 * dissolve.count }

  /// Returns the count of frames stepped by a time.
  private func frames(at time: Double) -> Int {
    min(max(Int(time * rate + 1e-9), 0), sums.count - 1)
  }

  /// Writes the descent of the probe by both methods; the error of the last step down, its two
  /// parts, and the error across; and the distance between both places of the probe at that step.
  public func sample(at time: Double, into frame: Frame) {
    let time = bounded(time)
    let count = frames(at: time)
    let (steps, squares) = sums[count]
    func offset(_ squares: Double) -> SIMD2<Double> {
      dissolve.particle(from: launch, effectiveTime: steps, sumOfSquares: squares).offset
    }
    let last = dissolve.particle(probe, at: Double(count) / rate).offset
    let stepped = offset(squares)
    frame[.closedForm] = dissolve.particle(probe, at: time).offset.y
    frame[.steps] = stepped.y
    frame[.difference] = last.y - stepped.y
    frame[.stepError] = dissolve.acceleration.y * squares / 2
    frame[.halfStepAhead] = last.y - offset(0).y
    frame[.across] = last.x - stepped.x
    frame[.distance] = (last - stepped).magnitude
  }

  /// Writes the planes of both, with all steps made from the start.
  public func sampleField(
    at time: Double, into field: UnsafeMutableBufferPointer<Float>, memory: inout SceneMemory
  ) {
    let time = bounded(time)
    memory.withParticles([.position, .alpha], count: dissolve.count) { frame in
      dissolve.sample(at: time, into: &frame)
      frame.copyPlanes(into: field, from: 0)
      var stepper = start
      stepper.advance(frames: frames(at: time))
      stepper.sample(into: &frame)
      frame.copyPlanes(into: field, from: 3 * dissolve.count)
    }
  }
}
