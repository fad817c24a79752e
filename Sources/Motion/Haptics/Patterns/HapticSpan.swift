// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The controls of the attack, the decay and the release of events.
struct HapticEnvelope {
  let attack, decay, release: HapticControlTrack

  /// The controls of taps and rumbles.
  static func haptic(_ items: [HapticPattern.Item]) -> HapticEnvelope {
    HapticEnvelope(
      attack: HapticControlTrack(.attackTime, of: items),
      decay: HapticControlTrack(.decayTime, of: items),
      release: HapticControlTrack(.releaseTime, of: items))
  }

  /// The controls of sounds.
  static func audio(_ items: [HapticPattern.Item]) -> HapticEnvelope {
    HapticEnvelope(
      attack: HapticControlTrack(.audioAttackTime, of: items),
      decay: HapticControlTrack(.audioDecayTime, of: items),
      release: HapticControlTrack(.audioReleaseTime, of: items))
  }
}

/// The interval in which an event is active, and its envelope in that interval.
struct HapticSpan: Sendable {
  /// A corner of the envelope, which is linear between corners.
  struct Corner: Sendable {
    var time: Double

    /// The fraction of the intensity or of the volume.
    var level: Double
  }

  /// The intensity of a haptic event, the volume of a sound.
  let intensity: Double

  /// The sharpness of a haptic event, the index of the item that is a sound.
  let sharpness: Double

  /// The begin, the corners and the end of the envelope, at nondecreasing times.
  let corners: [Corner]

  var begin: Double { corners[0].time }
  var end: Double { corners[corners.count - 1].time }

  /// Creates the span of an event, or nil for a sound whose length is that of a file.
  ///
  /// A control of an envelope has its value at the beginning of the ramp.
  init?(
    _ event: HapticEvent, index: Int, _ assumptions: HapticAssumptions, _ envelope: HapticEnvelope
  ) {
    let begin = event.time
    if event.kind.isHaptic {
      intensity = event.value(of: .intensity, or: assumptions.intensity)
      sharpness = event.value(of: .sharpness, or: assumptions.sharpness)
    } else {
      guard event.kind.duration > 0 else { return nil }
      intensity = event.value(of: .audioVolume, or: 1)
      sharpness = Double(index)
    }
    var corners = [Corner(time: begin, level: 1)]
    func add(_ time: Double, _ level: Double) { corners.append(Corner(time: time, level: level)) }
    let longest = assumptions.longestEvent
    let stop: Double
    var isLevel = false
    switch event.kind {
    case .transient:
      stop = begin + assumptions.transientLength
      isLevel = true
    case .continuous(let duration):
      stop = begin + (duration > 0 ? Swift.min(duration, longest) : longest)
    case .audioContinuous(let duration): stop = begin + duration
    case .audioCustom(let sound):
      stop = begin + sound.duration
      isLevel = !sound.usesVolumeEnvelope
    }
    if isLevel {
      add(stop, 1)
      self.corners = corners
      return
    }
    func ramp(_ property: HapticProperty, _ control: HapticControlTrack, at time: Double) -> Double
    {
      time
        + assumptions.ramp(
          event.value(of: property), stretchedBy: control.value(at: time))
    }
    let risen = ramp(.attackTime, envelope.attack, at: begin)
    if risen > begin { corners[0].level = 0 }
    /// Returns the fraction of a ramp at the end of the duration.
    func share(of begin: Double, to end: Double) -> Double { (stop - begin) / (end - begin) }
    if risen >= stop {
      add(stop, risen > begin ? share(of: begin, to: risen) : 1)
    } else {
      add(risen, 1)
      if event.value(of: .sustained) > 0 {
        add(stop, 1)
      } else {
        let fallen = ramp(.decayTime, envelope.decay, at: risen)
        guard fallen > stop else {
          add(fallen, 0)
          self.corners = corners
          return
        }
        add(stop, 1 - share(of: risen, to: fallen))
      }
    }
    add(ramp(.releaseTime, envelope.release, at: stop), 0)
    self.corners = corners
  }
}
