// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics

/// What is felt.
extension FuzzSubject {
  static let haptics: [FuzzSubject] = [
    .cases(HapticCue.Impact.self), .cases(HapticCue.Notification.self),
    .coded {
      $0.hapticCue()
    } look: { cue, probe in
      for event in probe.measure(".events", { cue.events }) { probe.number(event.time) }
      probe.examine(probe.measure("HapticPattern(cues:)") { HapticPattern(cues: [cue]) })
    },
    .coded {
      $0.hapticAssumptions()
    } look: { assumptions, probe in
      let pattern = probe.draw { $0.hapticPattern() }
      probe.examine(probe.measure("HapticPattern.assuming(_:)") { pattern.assuming(assumptions) })
    },
    .coded {
      $0.hapticPattern()
    } look: {
      $1.examine($0)
    },
    .coded { random in
      var player = HapticPlayer(
        random.hapticPattern(), at: random.number(), speed: random.number(),
        loops: random.chance(0.3), loopEnd: random.optional { $0.hapticSeconds() })
      for _ in 0..<random.below(4) {
        let time = random.number()
        switch random.below(4) {
        case 0: player.pause(at: time)
        case 1: player.resume(at: time)
        case 2: player.seek(to: random.number(), at: time)
        default: player.setSpeed(random.number(), at: time)
        }
      }
      player.isMutedForAudio = random.chance(0.1)
      if random.chance(0.3) {
        player.send(HapticParameter(.intensity, random.number()), at: random.number())
      }
      return player
    } look: { player, probe in
      for time in FuzzRandom.times + (0..<4).map({ _ in probe.draw { $0.time(around: 1) } }) {
        let local = probe.measure(".localTime(at:)") { player.localTime(at: time) }
        probe.number(local)
        probe.expect(player.loopEnd.map { local < $0 } ?? true, "\(local) at \(time)")
        probe.look(probe.measure(".sample(at:)") { player.sample(at: time) })
        probe.integer(probe.measure(".isFinished(at:)") { player.isFinished(at: time) } ? 1 : 0)
      }
    },
    .coded { random in
      let timings = random.list(below: 20) { $0.below(300) }
      return HapticWaveform(timings: timings, amplitudes: timings.map { _ in random.below(256) })
    } look: { waveform, probe in
      for slot in [1, 10, 1000] {
        let list = probe.measure(".vibration(slot:)") { waveform.vibration(slot: slot) }
        for length in list { probe.integer(length) }
        probe.expect(
          list.reduce(0, +) <= waveform.timings.reduce(0, +), "\(list) is longer than the waveform")
      }
    },
  ]
}

extension FuzzProbe {
  func look(_ sample: HapticSample) {
    finite(sample.intensity)
    finite(sample.sharpness)
    integer(sample.activeCount)
    expect(
      (0...1).contains(sample.intensity) && (0...1).contains(sample.sharpness)
        && sample.activeCount >= 0, "\(sample)")
  }

  /// Asks a pattern for everything that is made of it.
  func examine(_ pattern: HapticPattern) {
    examine(pattern) { $1.look($0) }
    let time = draw { $0.time(around: pattern.duration) }
    for control in HapticControl.allCases {
      let value = measure(".value(of:at:)") { pattern.value(of: control, at: time) }
      finite(value)
      expect(control.range.contains(value), "\(control) is \(value)")
    }
    look(at: ".ahap")
    let text = pattern.ahap
    do throws(ParsingError) {
      let copy = try HapticPattern(ahap: text).assuming(pattern.assumptions)
      expect(copy == pattern, "\(text) is read as \(copy)")
    } catch {
      report(.roundTrip, "throws \(error)")
    }
    if pattern.restTime < 2 {
      let waveform = measure("HapticWaveform(_:)") { HapticWaveform(pattern) }
      integer(waveform.timings.reduce(0, +))
    }
  }
}

extension FuzzRandom {
  /// Seconds that a haptic may last or wait.
  mutating func hapticSeconds() -> Double { min(1e150, notNegative()) }

  mutating func hapticCue() -> HapticCue {
    let kinds: [HapticCue.Kind] = [
      .selection, .impact(pick(HapticCue.Impact.allCases), intensity: fraction()),
      .notification(pick(HapticCue.Notification.allCases)),
    ]
    return HapticCue(pick(kinds), at: hapticSeconds())
  }

  mutating func hapticAssumptions() -> HapticAssumptions {
    func seconds(_ random: inout FuzzRandom) -> Double { min(1e6, random.notNegative()) }
    return HapticAssumptions(
      intensity: fraction(), sharpness: fraction(), transientLength: seconds(&self),
      longestEvent: seconds(&self), shortestRamp: seconds(&self), longestRamp: seconds(&self),
      stretch: 1 + seconds(&self) / 2)
  }

  mutating func hapticPattern() -> HapticPattern {
    let metadata = HapticPattern.Metadata(
      project: optional { $0.pick(["", "é\n\"", "Motion"]) }, created: optional { _ in "now" })
    return HapticPattern(
      list(below: 12) { $0.hapticItem() }, metadata: chance(0.5) ? metadata : nil,
      version: hapticSeconds())
  }

  private mutating func hapticItem() -> HapticPattern.Item {
    let time = hapticSeconds()
    switch below(6) {
    case 0: return .parameter(HapticParameter(pick(HapticControl.allCases), number(), at: time))
    case 1:
      return .curve(
        HapticCurve(
          pick(HapticControl.allCases), at: time,
          list(below: 6) {
            HapticCurve.Point(max(-1e150, min(1e150, $0.number())), $0.number())
          }))
    default:
      let kinds: [HapticEvent.Kind] = [
        .transient, .continuous(duration: hapticSeconds()),
        .audioContinuous(duration: hapticSeconds()),
        .audioCustom(
          HapticSound(
            path: pick(["", "a.wav", "\u{0}\"\\"]), duration: hapticSeconds(),
            usesVolumeEnvelope: chance(0.5), loops: chance(0.5))),
      ]
      let kind = pick(kinds)
      let parameters = list(below: 5) {
        HapticEvent.Parameter($0.pick(HapticProperty.allCases), $0.number())
      }
      return .event(
        HapticEvent(
          kind, at: time, padding: kind == .transient ? hapticSeconds() : 0,
          parameters: parameters))
    }
  }
}

extension FuzzLanguage {
  /// Haptic patterns as text, with and without what was tolerated.
  static let haptics = ["HapticPattern(ahap:)", "HapticPattern.parsed(ahap:)"].map {
    FuzzLanguage(
      name: $0,
      corpus: [
        #"{"Pattern": [{"Event": {"Time": 0, "EventType": "HapticTransient"}}], "Version": 1.0}"#,
        #"{"Pattern": [{"Event": {"EventType": "HapticContinuous", "EventDuration": 1,}},],}"#,
        """
        {"Metadata": {"Project": "x"}, "Pattern": [{"ParameterCurve": {"ParameterID":
        "HapticIntensityControl", "Time": 0.5, "ParameterCurveControlPoints": [{"Time": 0,
        "ParameterValue": 1}, {"Time": 1, "ParameterValue": 0.25}]}}]}
        """,
        #"{"Pattern": [{"Parameter": {"ParameterID": "HapticSharpnessControl", "Time": -1}}]}"#,
        """
        {"Pattern": [{"Event": {"EventType": "AudioCustom", "EventWaveformPath": "\\u00e9",
        "EventParameters": [{"ParameterID": "AttackTime", "ParameterValue": 2}]}}], "x": [null]}
        """,
      ],
      words: [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "1e308", "-", ".", "true", "null",
        "\"Event\"", "\"Time\"", "\"Pattern\"", "\"EventDuration\"", "\u{FEFF}", "é", "\n",
        "\"HapticIntensity\"", "{\"Event\":", "[[[[",
      ]
    ) { text, probe in
      do {
        let reading = try probe.measure("") { try HapticPattern.parsed(ahap: text) }
        for note in reading.notes {
          probe.expect(
            note.offset <= text.utf8.count && note.line > 0 && note.column > 0, "\(note)")
        }
        probe.examine(reading.pattern)
        return true
      } catch {
        let offset = (error as? ParsingError)?.offset ?? -1
        probe.expect(
          offset >= 0 && offset <= text.utf8.count, "error at \(offset) of \(text.utf8.count)")
        return false
      }
    }
  }
}
