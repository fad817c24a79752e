// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A haptic pattern in Android's form: motor amplitudes and their durations in milliseconds.
///
/// ```swift
/// let pattern = HapticPattern([
///   .event(HapticEvent(.transient, at: 0.01, intensity: 0.8)),
///   .event(HapticEvent(.continuous(duration: 0.03), at: 0.05, intensity: 1)),
/// ])
/// let waveform = HapticWaveform(pattern)
/// waveform.timings  // [10, 4, 16, 20, 30]
/// waveform.amplitudes  // [0, 164, 163, 0, 255]
/// waveform.vibration()  // [0, 10, 6, 4, 7, 23, 30]
/// ```
/// An amplitude is a whole number, so a fractional level is dithered in time: 163.2 is 164 for a
/// fifth of the time and 163 for the rest. The remaining error is carried over to the next level.
///
/// - Units: Milliseconds; amplitudes from 0 to 255.
/// - Accuracy: Up to the end of any level, the sum of amplitudes times milliseconds has an error of
///   at most half a step of the amplitude during one millisecond. Levels are means over a step.
/// - Source: Android, `VibrationEffect.createWaveform`. The amplitude as the square of the
///   intensity is NiceVibrations' rule.
public struct HapticWaveform: Hashable, Sendable {
  /// The duration of each amplitude, in milliseconds.
  public let timings: [Int]

  /// The strength of the motor for each timing, from 0 to 255.
  public let amplitudes: [Int]

  /// Creates a waveform from its parts.
  ///
  /// - Precondition: There are as many timings as amplitudes, at most 3 600 000; each timing is in
  ///   0...3600000 and each amplitude in 0...255.
  public init(timings: [Int], amplitudes: [Int]) {
    ParameterFlaw.trap(if: HapticWaveform.flaw(timings, amplitudes))
    self.timings = timings
    self.amplitudes = amplitudes
  }

  /// Creates the waveform of a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, converted from its beginning until its rest time, to the nearest
  ///     millisecond, and for at most one hour.
  ///   - step: The milliseconds over which the intensity is averaged.
  ///   - exponent: The exponent of the intensity in the amplitude.
  /// - Precondition: The step is in 1...1000, and the exponent in 0.01...100.
  /// - Complexity: One sample for each millisecond.
  public init(_ pattern: HapticPattern, step: Int = 5, exponent: Double = 2) {
    ParameterFlaw.trap(
      if: ParameterFlaw("step", Double(step), .count(1...1000))
        ?? ParameterFlaw("exponent", exponent, .range(0.01...100)))
    func amplitude(_ millisecond: Int) -> Double {
      let intensity = pattern.sample(at: (Double(millisecond) + 0.5) / 1000).intensity
      if intensity == 0 || intensity == 1 { return 255 * intensity }
      return 255
        * (exponent == 2 ? intensity * intensity : Elementary.pow(intensity, exponent))
    }
    let end = Int(Swift.min(pattern.restTime * 1000 + 0.499, Double(HapticWaveform.longest)))
    var writer = Writer()
    var level = 0.0
    var length = 0
    // If no event is active, the pattern is silent until the next event.
    var silenceEnd = 0.0
    for begin in stride(from: 0, to: end, by: step) {
      let count = Swift.min(step, end - begin)
      var mean = 0.0
      if Double(begin + count) >= silenceEnd {
        var (sum, isEven) = (0.0, true)
        let first = amplitude(begin)
        for millisecond in begin..<(begin + count) {
          let next = amplitude(millisecond)
          isEven = isEven && next == first
          sum += next
        }
        mean = isEven ? first : Swift.min(255, sum / Double(count))
        let now = Double(begin + count) / 1000
        if pattern.sample(at: now).activeCount == 0 {
          silenceEnd = 1000 * (pattern.nextEvent(from: now, isBackward: false) ?? .infinity)
        }
      }
      if mean != level {
        writer.write(level, for: length)
        (level, length) = (mean, 0)
      }
      length += count
    }
    writer.write(level, for: length)
    (timings, amplitudes) = (writer.timings, writer.amplitudes)
  }

  /// A writer of levels as whole numbers, which carries over the rounding error.
  private struct Writer {
    var timings: [Int] = []
    var amplitudes: [Int] = []

    /// The accumulated rounding error, from −½ to below ½.
    private var rest = 0.0

    mutating func write(_ level: Double, for length: Int) {
      let whole = Elementary.floor(level)
      let lack = (level - whole) * Double(length) + rest
      let raised = Elementary.floor(lack + 0.5)
      rest = lack - raised
      append(Int(whole) + 1, Int(raised))
      append(Int(whole), length - Int(raised))
    }

    private mutating func append(_ amplitude: Int, _ length: Int) {
      guard length > 0 else { return }
      if amplitudes.last == amplitude {
        timings[timings.count - 1] += length
      } else {
        timings.append(length)
        amplitudes.append(amplitude)
      }
    }
  }

  /// Returns the waveform in the Web's form: alternate milliseconds of vibration and pause.
  ///
  /// A motor without amplitudes runs for a fraction of each slot, which is the slot's mean
  /// amplitude divided by 255. Fractions are rounded to milliseconds, and the error is carried over
  /// until the next silence.
  ///
  /// - Parameter slot: The duration of a slot, in milliseconds.
  /// - Returns: Milliseconds that begin with a vibration, which is 0 if a pause is first.
  /// - Precondition: The slot is in 1...1000.
  /// - Source: W3C, "Vibration API". Browsers truncate long lists.
  public func vibration(slot: Int = 10) -> [Int] {
    ParameterFlaw.trap(if: ParameterFlaw("slot", Double(slot), .count(1...1000)))
    var list: [Int] = [0]
    func append(_ length: Int, runs: Bool) {
      guard length > 0 else { return }
      if (list.count % 2 == 1) == runs {
        list[list.count - 1] += length
      } else {
        list.append(length)
      }
    }
    var (index, used) = (0, 0)
    var rest = 0.0
    while index < timings.count {
      // The mean of a slot, which may contain several amplitudes.
      var (sum, length) = (0, 0)
      while length < slot && index < timings.count {
        let part = Swift.min(slot - length, timings[index] - used)
        sum += part * amplitudes[index]
        length += part
        used += part
        if used == timings[index] { (index, used) = (index + 1, 0) }
      }
      let wanted = sum > 0 ? Double(sum) / 255 + rest : 0
      let runs = Swift.max(0, Swift.min(length, Int(Elementary.floor(wanted + 0.5))))
      rest = sum > 0 ? wanted - Double(runs) : 0
      append(runs, runs: true)
      append(length - runs, runs: false)
    }
    if list.count % 2 == 0 { list.removeLast() }
    return list == [0] ? [] : list
  }

  /// The longest waveform of a pattern and the longest timing, in milliseconds; no waveform of a
  /// pattern has more timings.
  private static var longest: Int { 3_600_000 }

  fileprivate static func flaw(_ timings: [Int], _ amplitudes: [Int]) -> ParameterFlaw? {
    if let flaw = ParameterFlaw(
      "the count of timings", Double(timings.count), .count(0...longest))
      ?? ParameterFlaw(
        "the count of amplitudes", Double(amplitudes.count), .count(timings.count...timings.count))
    {
      return flaw
    }
    for timing in timings {
      if let flaw = ParameterFlaw("timings", Double(timing), .count(0...longest)) { return flaw }
    }
    for amplitude in amplitudes {
      if let flaw = ParameterFlaw("amplitudes", Double(amplitude), .count(0...255)) { return flaw }
    }
    return nil
  }
}

#if !hasFeature(Embedded)
extension HapticWaveform: Described {}

extension HapticWaveform: Codable {
  /// Reads timings and amplitudes.
  ///
  /// - Throws: `DecodingError` with the path if the lists have different counts or more than 1 048
  ///   576 numbers, a timing is outside 0...3600000, or an amplitude is outside 0...255.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("timings", "amplitudes")
    let timings = try container.decode([Int].self, forKey: "timings")
    let amplitudes = try container.decode([Int].self, forKey: "amplitudes")
    try container.refuse(HapticWaveform.flaw(timings, amplitudes))
    self.init(timings: timings, amplitudes: amplitudes)
  }
}
#endif
