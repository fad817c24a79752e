// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics

/// What is felt, computed event by event and item by item from what the documentation says.
struct SlowHaptics {
  let pattern: HapticPattern

  /// The item of a control that rules at a time.
  private func ruling(_ control: HapticControl, at time: Double) -> HapticPattern.Item? {
    var found: HapticPattern.Item?
    for item in pattern.items where item.control == control && item.time <= time {
      if case .curve(let curve) = item, curve.points.isEmpty { continue }
      if let before = found, before.time > item.time { continue }
      found = item
    }
    return found
  }

  func value(of control: HapticControl, at time: Double) -> Double {
    switch ruling(control, at: time) {
    case .parameter(let parameter): return parameter.value
    case .curve(let curve):
      let elapsed = time - curve.time
      var (before, after): (HapticCurve.Point?, HapticCurve.Point?)
      for point in curve.points {
        if point.time <= elapsed, point.time >= before?.time ?? -.infinity { before = point }
        if point.time > elapsed, point.time < after?.time ?? .infinity { after = point }
      }
      guard let before else { return control.defaultValue }
      guard let after else { return before.value }
      let share = (elapsed - before.time) / (after.time - before.time)
      return before.value * (1 - share) + after.value * share
    default: return control.defaultValue
    }
  }

  /// The share of its intensity that an event has at a time, nil while it is not active.
  func envelope(of event: HapticEvent, at time: Double) -> Double? {
    let assumed = pattern.assumptions
    guard time >= event.time else { return nil }
    guard case .continuous(let duration) = event.kind else {
      return time < event.time + assumed.transientLength ? 1 : nil
    }
    func seconds(_ property: HapticProperty, _ control: HapticControl, _ time: Double) -> Double {
      let length = assumed.longestRamp - assumed.shortestRamp
      return (assumed.shortestRamp + (event[property] ?? 0) * length)
        * Elementary.pow(assumed.stretch, value(of: control, at: time))
    }
    let stop =
      event.time + (duration > 0 ? min(duration, assumed.longestEvent) : assumed.longestEvent)
    let risen = event.time + seconds(.attackTime, .attackTime, event.time)
    let isSustained = (event[.sustained] ?? 1) > 0
    let fallen = isSustained ? Double.infinity : risen + seconds(.decayTime, .decayTime, risen)
    func body(_ time: Double) -> Double {
      if time < risen { return (time - event.time) / (risen - event.time) }
      return isSustained ? 1 : 1 - (time - risen) / (fallen - risen)
    }
    // One that falls is over when it has fallen, if its duration is not over before.
    if risen < stop && fallen <= stop { return time < fallen ? body(time) : nil }
    if time < stop { return body(time) }
    let faded = stop + seconds(.releaseTime, .releaseTime, stop)
    guard time < faded else { return nil }
    let level =
      stop <= risen && risen > event.time
      ? (stop - event.time) / (risen - event.time)
      : body(stop)
    return level * (1 - (time - stop) / (faded - stop))
  }

  func sample(at time: Double) -> HapticSample {
    var (best, crisp, count) = (-1.0, 0.0, 0)
    for case .event(let event) in pattern.items where event.kind.isHaptic {
      guard let share = envelope(of: event, at: time) else { continue }
      count += 1
      let intensity = (event[.intensity] ?? pattern.assumptions.intensity) * share
      let sharpness = event[.sharpness] ?? pattern.assumptions.sharpness
      if intensity > best || intensity == best && sharpness > crisp {
        (best, crisp) = (intensity, sharpness)
      }
    }
    guard count > 0 else { return .silence }
    return HapticSample(
      intensity: best * value(of: .intensity, at: time),
      sharpness: max(0, min(1, crisp + value(of: .sharpness, at: time))), activeCount: count)
  }
}

/// Patterns of all kinds.
enum RandomHaptics {
  /// A pattern whose times are multiples of a grid, or any.
  static func pattern(
    _ random: inout SeededGenerator, count: Int, grid: Double?, ramps: Bool = true
  ) -> HapticPattern {
    func number(_ low: Double, _ high: Double) -> Double {
      low + (high - low) * random.nextUnit()
    }
    func time(_ high: Double) -> Double {
      guard let grid else { return number(0, high) }
      return Elementary.floor(number(0, high) / grid) * grid
    }
    func maybe(_ share: Double, _ value: Double) -> Double? {
      random.nextUnit() < share ? value : nil
    }
    var items: [HapticPattern.Item] = []
    for _ in 0..<count {
      let kind = random.nextUnit()
      if kind < 0.35 {
        items.append(
          .event(
            HapticEvent(
              .transient, at: time(3), intensity: maybe(0.8, number(0, 1)),
              sharpness: maybe(0.8, number(0, 1)))))
      } else if kind < 0.7 {
        items.append(
          .event(
            HapticEvent(
              .continuous(duration: time(1.5)), at: time(3), intensity: maybe(0.8, number(0, 1)),
              sharpness: maybe(0.8, number(0, 1)),
              attackTime: ramps ? maybe(0.5, time(1)) : nil,
              decayTime: ramps ? maybe(0.5, time(1)) : nil,
              releaseTime: ramps ? maybe(0.5, time(1)) : nil,
              isSustained: ramps && random.nextUnit() < 0.3 ? random.nextUnit() < 0.5 : nil)))
      } else {
        let controls: [HapticControl] = [
          .intensity, .intensity, .sharpness, .attackTime, .decayTime, .releaseTime,
        ]
        let control = controls[Int(random.nextUnit() * 6)]
        if kind < 0.8 {
          items.append(.parameter(HapticParameter(control, number(-1.2, 1.2), at: time(3))))
        } else {
          let points = (0..<Int(random.nextUnit() * 6)).map { _ in
            HapticCurve.Point(time(2) - 0.5, number(-1.2, 1.2))
          }
          items.append(.curve(HapticCurve(control, at: time(3), points)))
        }
      }
    }
    return HapticPattern(items, assumptions: HapticAssumptions(longestEvent: 5))
  }
}
