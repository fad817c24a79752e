// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import Testing

@Suite struct ParsedHapticPatternTests {
  @Test func `what is tolerated is said, with its place`() throws {
    let text = """
      \u{FEFF}{ "Pattern": [
        { "Event": { "Time": -1, "EventType": "HapticTransient", "Gain": 2, } },
        { "ParameterCurve": { "ParameterID": "HapticIntensityControl", "Time": 0,
          "ParameterCurveControlPoints": [
            { "Time": 2, "ParameterValue": 3 }, { "Time": -1, "ParameterValue": 0 },
          ] } },
        { "Event": { "EventType": "AudioCustom", "EventWaveformPath": "a", "Time": 0,
          "EventWaveformLoopEnabled": 1 } },
      ] }
      """
    let reading = try HapticPattern.parsed(ahap: text)
    #expect(
      reading.notes.map(\.description) == [
        "skipped a byte-order mark, in line 1, column 1",
        "'Version' is missing and treated as 1, in line 1, column 2",
        "Pattern[0].Event: the unknown key 'Gain' is kept, in line 2, column 14",
        "Pattern[0].Event.Time: -1 is treated as 0, in line 2, column 24",
        "skipped a comma before '}', in line 2, column 69",
        "Pattern[1]: the curve reaches beyond the end of the pattern, in line 3, column 3",
        "Pattern[1].ParameterCurve.ParameterCurveControlPoints: "
          + "the points are read in the order of their times, in line 4, column 36",
        "Pattern[1].ParameterCurve.ParameterCurveControlPoints: "
          + "the curve has points before its own time, in line 4, column 36",
        "Pattern[1].ParameterCurve.ParameterCurveControlPoints[0].ParameterValue: "
          + "3 is treated as 1, in line 5, column 38",
        "skipped a comma before ']', in line 5, column 78",
        "Pattern[2].Event.EventWaveformLoopEnabled: 1 is treated as true, in line 8, column 33",
        "skipped a comma before ']', in line 8, column 38",
      ])
    #expect(reading.notes.map(\.offset) == reading.notes.map(\.offset).sorted())
  }

  @Test func `a thousand notes are enough, and found in one pass`() throws {
    let event = #"{"Event": {"EventType": "HapticTransient", "Time": -1}}"#
    let text =
      "{\"Pattern\": [\n" + Array(repeating: event, count: 1200).joined(separator: ",\n") + "]}"
    let notes = try HapticPattern.parsed(ahap: text).notes
    #expect(notes.count == 1000 && notes[999].line == 1000)
  }

  @Test func `a text without deviations has no notes, and the pattern of a strict reader`() throws {
    let text = HapticPattern([.event(HapticEvent(.transient, at: 0.5, intensity: 0.8))]).ahap
    let reading = try HapticPattern.parsed(ahap: text)
    #expect(try reading.notes.isEmpty && reading.pattern == HapticPattern(ahap: text))
    #expect(try reading == HapticPattern.parsed(ahap: text))
    let loose = try HapticPattern.parsed(ahap: text + " ")
    #expect(loose.pattern == reading.pattern)
    let late = try HapticPattern.parsed(
      ahap: #"{"Version": 1, "Pattern": [{"Event": {"EventType": "HapticTransient", "Time": -1}}]}"#
    )
    #expect(late.notes.count == 1 && late != reading && late.pattern.items[0].time == 0)
  }
}
