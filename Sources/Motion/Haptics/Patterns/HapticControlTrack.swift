// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The values of one control of a pattern over time, from its parameters and curves.
///
/// Each applies from its time until the next begins; of several that begin at one time, the last in
/// the pattern applies.
struct HapticControlTrack: Sendable {
  /// The instants at which the pieces begin, ascending; the first piece begins at 0.
  private let begins: ThresholdTable

  private let pieces: [Piece]

  /// A part of a curve, from one point to the next, or a constant value.
  private struct Piece: Sendable {
    /// The time of the curve.
    var origin = 0.0

    /// The time of the first point, in seconds since the curve's time.
    var time = 0.0

    /// The seconds from the first point to the next; infinity for a constant value.
    var duration = Double.infinity

    /// The values at both points.
    var first: Double
    var last = 0.0
  }

  init(_ control: HapticControl, of items: [HapticPattern.Item]) {
    let own = items.indices.filter { items[$0].control == control }
    let order = own.sorted { (items[$0].time, $0) < (items[$1].time, $1) }
    var begins = [0.0]
    var pieces = [Piece(first: control.defaultValue)]
    for index in order {
      let origin = items[index].time
      var points: [HapticCurve.Point] = []
      switch items[index] {
      case .event: break
      case .parameter(let parameter): points = [HapticCurve.Point(0, parameter.value)]
      case .curve(let curve): points = curve.sortedPoints
      }
      // A curve without points has no effect.
      guard let first = points.first else { continue }
      while begins[begins.count - 1] > origin {
        begins.removeLast()
        pieces.removeLast()
      }
      if first.time > 0 {
        begins.append(origin)
        pieces.append(Piece(first: control.defaultValue))
      }
      for (index, point) in points.enumerated() {
        begins.append(Swift.max(origin, Thresholds.instant(point.time, after: origin)))
        pieces.append(Piece(origin: origin, time: point.time, first: point.value))
        if index + 1 < points.count {
          pieces[pieces.count - 1].duration = points[index + 1].time - point.time
          pieces[pieces.count - 1].last = points[index + 1].value
        }
      }
    }
    self.begins = ThresholdTable(begins, upTo: begins[begins.count - 1])
    self.pieces = pieces
  }

  /// Returns the value at a time, which is not NaN.
  ///
  /// - Complexity: That of the table.
  func value(at time: Double) -> Double {
    guard time >= 0 else { return pieces[0].first }
    let piece = pieces[begins.index(at: Swift.min(time, begins.thresholds[pieces.count - 1]))]
    guard piece.duration < .infinity else { return piece.first }
    return piece.first.interpolated(
      to: piece.last, by: (time - piece.origin - piece.time) / piece.duration)
  }
}
