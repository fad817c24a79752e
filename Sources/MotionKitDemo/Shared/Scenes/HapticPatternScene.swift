// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics

/// Three taps and a rumble: the opening of Beethoven's Fifth, as in the article.
///
/// The article gives no parameters for the rumble; Core Haptics does not document their defaults,
/// and `HapticAssumptions` states them.
public struct HapticPatternScene: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case space, intensity, sharpness, length, attack, release, curves
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case intensity, sharpness, amplitude
  }

  private let pattern: HapticPattern
  private let waveform: HapticWaveform

  /// The time at which each of the waveform's timings ends, in milliseconds.
  private let ends: [Int]

  /// The haptics of the pattern.
  public let haptics: SceneHaptics?

  /// The count of taps, and of spaces before the rumble.
  static var taps: Int { 3 }

  /// Creates the scene from the space between the taps, their intensity and sharpness, and from the
  /// length of the rumble, its attack and release, and its curve.
  public init(parameters: Parameters) {
    let (space, length) = (parameters[.space], parameters[.length])
    let begin = Double(Self.taps) * space
    var items: [HapticPattern.Item] = (0..<Self.taps).map { index in
      .event(
        HapticEvent(
          .transient, at: Double(index) * space, intensity: parameters[.intensity],
          sharpness: parameters[.sharpness]))
    }
    items.append(
      .event(
        HapticEvent(
          .continuous(duration: length), at: begin,
          attackTime: parameters[.attack], releaseTime: parameters[.release])))
    if parameters[.curves] > 0.5 {
      items.append(
        .curve(
          HapticCurve(
            .intensity, at: begin, [.init(0, 1), .init(0.3 * length, 0.5), .init(length, 0.1)])))
      items.append(
        .curve(HapticCurve(.sharpness, at: begin, [.init(0, 0.3), .init(length, -0.4)])))
    }
    pattern = HapticPattern(items)
    waveform = HapticWaveform(pattern)
    var ends: [Int] = []
    for timing in waveform.timings { ends.append((ends.last ?? 0) + timing) }
    self.ends = ends
    haptics = SceneHaptics(pattern)
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .space: SceneParameter("Time between taps", unit: "s", 0.1...0.6, step: 0.01, initial: 0.3)
    case .intensity: SceneParameter("Taps’ intensity", 0...1, step: 0.01, initial: 0.8)
    case .sharpness: SceneParameter("Taps’ sharpness", 0...1, step: 0.01, initial: 0.7)
    case .length: SceneParameter("Rumble", unit: "s", 0.1...2, step: 0.05, initial: 1)
    case .attack: SceneParameter("Rumble swells", unit: "s", 0...1, step: 0.01, initial: 0)
    case .release: SceneParameter("Rumble fades", unit: "s", 0...1, step: 0.01, initial: 0)
    case .curves:
      SceneParameter(
        "Curves over the rumble",
        choices: [
          SceneChoice("none", code: ""),
          SceneChoice(
            "intensity and sharpness fall",
            code: """

                .curve(HapticCurve(
                  .intensity, at: 3 * space, [
                    .init(0, 1),
                    .init(0.3 * length, 0.5),
                    .init(length, 0.1),
                  ])),
                .curve(HapticCurve(
                  .sharpness, at: 3 * space, [
                    .init(0, 0.3),
                    .init(length, -0.4),
                  ])),
              """),
        ])
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "haptic-pattern", title: "Haptic pattern", group: .handsOn,
      caption: """
        Three taps and a long rumble, as Beethoven’s Fifth begins. Lines and bars are the events; \
        the curves show what is felt, and what a motor is told. Press the loudspeaker to hear it.
        """,
      plots: [
        plot("What is felt", .intensity, .sharpness),
        plot("Android’s amplitude", unit: "0 to 255", counting: .amplitude),
      ],
      code: """
        let space = {space}
        let length = {length}
        func tap(_ index: Double)
          -> HapticPattern.Item
        {
          .event(HapticEvent(
            .transient, at: index * space,
            intensity: {intensity},
            sharpness: {sharpness}))
        }
        let pattern = HapticPattern([
          tap(0), tap(1), tap(2),
          .event(HapticEvent(
            .continuous(duration: length),
            at: 3 * space,
            attackTime: {attack},
            releaseTime: {release})),{curves}
        ])
        let felt = pattern.sample(at: time)
        print(felt.intensity, felt.sharpness)

        // For other devices:
        print(pattern.ahap)
        let waveform = HapticWaveform(pattern)
        print(waveform.timings)
        print(waveform.vibration())
        """,
      imports: ["MotionHaptics"], result: result("felt.intensity", .intensity))
  }

  /// The pattern and a rest.
  public var duration: Double { pattern.restTime + 0.4 }

  /// The taps, and the beginning and the end of the rumble.
  public var marks: [SceneMark] {
    (haptics?.events ?? []).flatMap { event -> [SceneMark] in
      guard !event.isTap else { return [SceneMark(.tap, time: event.begin)] }
      return [SceneMark(.begin, time: event.begin), SceneMark(.end, time: event.end)]
    }
  }

  /// Writes intensity and sharpness of the haptics, and the amplitude of the waveform.
  public func sample(at time: Double, into frame: Frame) {
    let time = time.isNaN ? 0 : min(max(time, 0), duration)
    let felt = pattern.sample(at: time)
    frame[.intensity] = felt.intensity
    frame[.sharpness] = felt.sharpness
    let millisecond = Int(time * 1000)
    let index = ends.firstIndex { $0 > millisecond }
    frame[.amplitude] = index.map { Double(waveform.amplitudes[$0]) } ?? 0
  }
}
