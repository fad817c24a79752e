// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The parameters and curves that were sent to a player while it plays.
struct HapticControls: Hashable, Sendable {
  /// The parent's time from which the times of the items count, that of the first one sent.
  private var origin = 0.0

  /// The latest items, in the order in which they were sent, as one pattern; empty if there are none.
  private var sent: [HapticPattern] = []

  /// The number of items that are kept: a send is O(*n* log *n*).
  static var limit: Int { 256 }

  /// Adds an item, whose time is a delay.
  mutating func send(_ item: HapticPattern.Item, at time: Double) {
    require("time", time, .finite)
    if sent.isEmpty { origin = time }
    let begin = Swift.max(0, Swift.min(time - origin + item.time, 1e150))
    let moved: HapticPattern.Item
    switch item {
    case .event: return
    case .parameter(let parameter):
      HapticControls.check(parameter.control)
      moved = .parameter(HapticParameter(parameter.control, parameter.value, at: begin))
    case .curve(let curve):
      HapticControls.check(curve.control)
      moved = .curve(HapticCurve(curve.control, at: begin, curve.points))
    }
    let items = sent.first?.items ?? []
    sent = [HapticPattern(items.suffix(HapticControls.limit - 1) + [moved])]
  }

  private static func check(_ control: HapticControl) {
    precondition(
      control.rule != .stretch,
      "a control that is sent must be a factor or a summand, but \(control.rawValue) stretches times"
    )
  }

  /// Changes a sample by the controls at a time of the parent.
  func apply(to sample: inout HapticSample, at time: Double) {
    guard let sent = sent.first else { return }
    let time = time - origin
    guard time >= 0 else { return }
    func change(
      _ number: inout Double, _ track: HapticControlTrack, _ control: HapticControl,
      in range: ClosedRange<Double>
    ) {
      let value = track.value(at: time)
      number = (control.rule == .multiply ? number * value : number + value).clamped(to: range)
    }
    if sample.activeCount > 0 {
      change(&sample.intensity, sent.intensity, .intensity, in: 0...1)
      change(&sample.sharpness, sent.sharpness, .sharpness, in: 0...1)
    }
    guard sample.volume > 0, let sounds = sent.sounds.first else { return }
    change(&sample.volume, sounds.volume, .audioVolume, in: 0...1)
    change(&sample.pitch, sounds.pitch, .audioPitch, in: -1...1)
    change(&sample.pan, sounds.pan, .audioPan, in: -1...1)
    change(&sample.brightness, sounds.brightness, .audioBrightness, in: 0...1)
  }
}

#if !hasFeature(Embedded)
extension HapticControls: Codable {
  /// Writes the time from which the items count, and the items as a pattern.
  func encode(to encoder: any Encoder) throws {
    try encoder.encode(["origin": origin, "items": sent.first])
  }

  /// Reads what was written.
  ///
  /// - Throws: `DecodingError` with the path if a number is outside its range, if there are more
  ///   items than are kept, or one that cannot be sent.
  init(from decoder: any Decoder) throws {
    let container = try decoder.fields("origin", "items")
    origin = try container.decodeNumber(forKey: "origin")
    try container.refuse(ParameterFlaw("origin", origin, .finite))
    let items = try container.decodeIfPresent(HapticPattern.self, forKey: "items")
    sent = items.map { [$0] } ?? []
    let count = items?.items.count ?? 0
    try container.refuse(ParameterFlaw("items", Double(count), .count(0...HapticControls.limit)))
    for item in items?.items ?? [] where item.control?.rule ?? .stretch == .stretch {
      throw container.failure(
        "items must be factors or summands of what is played", forKey: "items")
    }
  }
}
#endif
