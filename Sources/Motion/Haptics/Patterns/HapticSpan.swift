// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The interval in which a haptic event is active, and its envelope in that interval.
struct HapticSpan: Sendable {
  /// A corner of the envelope, which is linear between corners.
  struct Corner: Sendable {
    var time: Double

    /// The fraction of the intensity.
    var level: Double
  }

  let intensity: Double
  let sharpness: Double

  /// The begin, the corners and the end of the envelope, at nondecreasing times.
  let corners: [Corner]

  var begin: Double { corners[0].time }
  var end: Double { corners[corners.count - 1].time }

  /// Creates the span of an event, or nil for an event that is not haptic.
  ///
  /// A control of an envelope has its value at the beginning of the ramp.
  init?(
    _ event: HapticEvent, _ assumptions: HapticAssumptions, attack: HapticControlTrack,
    decay: HapticControlTrack, release: HapticControlTrack
  ) {
    guard event.kind.isHaptic else { return nil }
    intensity = event.value(of: .intensity, or: assumptions.intensity)
    sharpness = event.value(of: .sharpness, or: assumptions.sharpness)
    let begin = event.time
    var corners = [Corner(time: begin, level: 1)]
    func add(_ time: Double, _ level: Double) { corners.append(Corner(time: time, level: level)) }
    guard case .continuous(let duration) = event.kind else {
      add(begin + assumptions.transientLength, 1)
      self.corners = corners
      return
    }
    let longest = assumptions.longestEvent
    let stop = begin + (duration > 0 ? Swift.min(duration, longest) : longest)
    func ramp(_ property: HapticProperty, _ control: HapticControlTrack, at time: Double) -> Double
    {
      time
        + assumptions.ramp(
          event.value(of: property), stretchedBy: control.value(at: time))
    }
    let risen = ramp(.attackTime, attack, at: begin)
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
        let fallen = ramp(.decayTime, decay, at: risen)
        guard fallen > stop else {
          add(fallen, 0)
          self.corners = corners
          return
        }
        add(stop, 1 - share(of: risen, to: fallen))
      }
    }
    add(ramp(.releaseTime, release, at: stop), 0)
    self.corners = corners
  }
}
