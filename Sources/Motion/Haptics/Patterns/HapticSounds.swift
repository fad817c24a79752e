// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The sounds of a pattern, and the controls of what is heard of them.
struct HapticSounds: Sendable {
  private let timeline: HapticTimeline
  let volume, pitch, pan, brightness: HapticControlTrack

  init(_ spans: [HapticSpan], of items: [HapticPattern.Item]) {
    timeline = HapticTimeline(spans)
    volume = HapticControlTrack(.audioVolume, of: items)
    pitch = HapticControlTrack(.audioPitch, of: items)
    pan = HapticControlTrack(.audioPan, of: items)
    brightness = HapticControlTrack(.audioBrightness, of: items)
  }

  /// Adds the loudest sound at a time, the later one in the pattern of equally loud ones.
  func add(to sample: inout HapticSample, at time: Double, of items: [HapticPattern.Item]) {
    let (level, count) = timeline.sample(at: time)
    guard count > 0, case .event(let event) = items[Int(level.sharpness)] else { return }
    sample.volume = (level.intensity * volume.value(at: time)).clamped(to: 0...1)
    sample.pitch = (event.value(of: .audioPitch) + pitch.value(at: time)).clamped(to: -1...1)
    sample.pan = (event.value(of: .audioPan) + pan.value(at: time)).clamped(to: -1...1)
    sample.brightness =
      (event.value(of: .audioBrightness) + brightness.value(at: time)).clamped(to: 0...1)
  }
}
