// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The laws of events.
extension MotionLaws {
  package static func events(
    _ motion: AnyTrajectory<Double>, from start: Double, to end: Double
  ) -> [MotionEvent] {
    var list: [MotionEvent] = []
    _ = motion.visitEvents(from: start, to: end) {
      list.append($0)
      return list.count < most
    }
    return list
  }

  package static func turned(_ event: MotionEvent) -> MotionEvent {
    var turned = event
    turned.isBackward.toggle()
    return turned
  }

  /// Events tile, whatever the frames; backwards they are the mirror image.
  package static func events(_ tree: RandomMotion) -> String? {
    let motion = tree.motion
    // Frames until the end, if those are not millions.
    let horizon = motion.duration < 1000 ? motion.duration + 0.1 : 2.5
    let all = events(motion, from: -.infinity, to: horizon)
    guard all.count < 1000 else { return nil }
    for (a, b) in zip(all, all.dropFirst()) where a.time > b.time {
      return "\(a) before \(b)"
    }
    // Two iterations of what is timed may pass one event in the instant between them.
    for (a, b) in zip(all, all.dropFirst()) where a == b && tree.members.isEmpty {
      return "reports \(text(a)) twice"
    }
    for event in all {
      guard event.time >= 0, event.time <= max(motion.duration, 0) else {
        return "\(event) outside of \(motion.duration)"
      }
      guard event.count >= 1 else { return "\(event)" }
    }
    // Forwards, at random frames.
    var random = SeededGenerator(seed: UInt64(all.count) &+ horizon.bitPattern)
    for rate in [24.0, 60, 120] {
      var frames = [-Double.infinity]
      var frame = 0.0
      while frame / rate < horizon {
        frames.append(frame / rate)
        frame += random.nextUnit() < 0.2 ? 1 + Double(Int(random.nextUnit() * 6 + 0.5)) : 1
      }
      // Some frames fall on events, and right beside them.
      for event in all where random.nextUnit() < 0.3 {
        frames += [event.time.nextDown, event.time, event.time.nextUp].filter { $0 <= horizon }
      }
      frames.append(horizon)
      frames = Array(Set(frames)).sorted()
      if let flaw = tiles(motion, all, frames) { return flaw }
    }
    // A record of many is cut where a walk begins or ends.
    return all.contains { $0.count > 1 } ? nil : walks(motion, all, horizon, &random)
  }

  private static func tiles(
    _ motion: AnyTrajectory<Double>, _ all: [MotionEvent], _ frames: [Double]
  ) -> String? {
    var collected: [MotionEvent] = []
    for (a, b) in zip(frames, frames.dropFirst()) {
      let part = events(motion, from: a, to: b)
      for event in part
      where !(event.time > a && event.time <= b)
        || event.isBackward
          != (all.first { $0.time == event.time && $0.kind == event.kind && $0.path == event.path }?
            .isBackward ?? event.isBackward)
      {
        if !(event.time > a && event.time <= b) { return "\(event) outside (\(a), \(b)]" }
      }
      collected += part
    }
    // Frames cut a record of many, and the records that do so count the same.
    if let merged = all.filter({ $0.count > 1 }).map(\.path).min(by: { $0.count < $1.count }) {
      let back = zip(frames.reversed(), frames.dropLast().reversed())
        .flatMap { events(motion, from: $0, to: $1) }
      let counts = [all, collected, back].map { list in
        list.reduce(0) { $1.path == merged && $1.isIteration ? $0 + $1.count : $0 }
      }
      return counts.allSatisfy { $0 == counts[0] } ? nil : "\(counts) iterations of \(merged)"
    }
    if collected != all { return difference(collected, all, "forwards") }
    var back: [MotionEvent] = []
    for (b, a) in zip(frames.reversed(), frames.dropLast().reversed()) {
      let part = events(motion, from: b, to: a)
      for event in part where !(event.time > a && event.time <= b) {
        return "\(event) outside [\(b), \(a)) backwards"
      }
      back += part
    }
    let whole = events(motion, from: frames[frames.count - 1], to: -.infinity)
    if back != whole { return difference(back, whole, "backwards") }
    for (a, b) in zip(whole, whole.dropFirst()) where a.time < b.time {
      return "backwards \(a) before \(b)"
    }
    let mirror = Array(all.reversed().map(turned))
    if whole != mirror { return difference(whole, mirror, "mirrored") }
    return nil
  }

  private static func difference(
    _ found: [MotionEvent], _ right: [MotionEvent], _ name: String
  ) -> String {
    for index in 0..<max(found.count, right.count) {
      let (a, b) = (
        index < found.count ? found[index] : nil, index < right.count ? right[index] : nil
      )
      if a != b {
        return
          "\(name) \(index) of \(found.count)/\(right.count): \(a.map { text($0) } ?? "nothing") for \(b.map { text($0) } ?? "nothing")"
      }
    }
    return ""
  }

  package static func text(_ event: MotionEvent) -> String {
    "\(event.kind) \(Array(event.path)) at \(event.time)×\(event.count)\(event.isBackward ? " back" : "")"
  }

  /// A clock that turns reports each passage; the nearest event is the first that is visited.
  private static func walks(
    _ motion: AnyTrajectory<Double>, _ all: [MotionEvent], _ horizon: Double,
    _ random: inout SeededGenerator
  ) -> String? {
    var position = -Double.infinity
    for _ in 0..<12 {
      var next = (random.nextUnit() * 1.1 - 0.05) * horizon
      if let event = all.randomElement(using: &random), random.nextUnit() < 0.4 {
        next = [event.time, event.time.nextDown, event.time.nextUp][Int(random.nextUnit() * 3)]
      }
      next = min(next, horizon)
      let (low, high) = (min(position, next), max(position, next))
      let between = all.filter { $0.time > low && $0.time <= high }
      let right = next > position ? between : between.reversed().map(turned)
      let found = events(motion, from: position, to: next)
      if found != right { return difference(found, right, "from \(position) to \(next)") }
      let after = motion.nextEvent(from: next, isBackward: false)
      let later = all.first { $0.time > next }?.time
      if after != later, (after ?? 0) <= horizon {
        return "next after \(next) is \(after ?? -1), not \(later ?? -1)"
      }
      let before = motion.nextEvent(from: next, isBackward: true)
      let earlier = all.last { $0.time <= next }?.time
      if before != earlier { return "last until \(next) is \(before ?? -1), not \(earlier ?? -1)" }
      var visits = 0
      let limit = found.count / 2 + 1
      let went = motion.visitEvents(from: position, to: next) { _ in
        visits += 1
        return visits < limit
      }
      guard visits == min(limit, found.count), went == (found.count < limit) else {
        return "visits \(visits) of \(found.count) with limit \(limit), and says \(went)"
      }
      position = next
    }
    return nil
  }
}

extension MotionEvent {
  fileprivate var isIteration: Bool { if case .iteration = kind { true } else { false } }
}
