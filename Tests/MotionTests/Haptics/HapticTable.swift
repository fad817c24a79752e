// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics

/// The patterns of `effect-ahap.json`, with what is felt at some times.
struct HapticTable: Decodable {
  let assumedDefaultIntensity, assumedDefaultSharpness, assumedTransientLength: Double
  let motif, boing, oscillate, heartbeat, sparkle: Row

  /// A pattern, its duration and samples.
  struct Row: Decodable {
    let events, intensityCurves, sharpnessCurves, samples: [[Double]]
    let duration: Double

    /// The pattern of the row.
    func pattern(assuming assumptions: HapticAssumptions) -> HapticPattern {
      func parameter(_ property: HapticProperty, _ value: Double) -> [HapticEvent.Parameter] {
        value < 0 ? [] : [HapticEvent.Parameter(property, value)]
      }
      func curve(_ control: HapticControl, _ row: [Double]) -> HapticPattern.Item {
        let points = stride(from: 1, to: row.count, by: 2).map {
          HapticCurve.Point(row[$0], row[$0 + 1])
        }
        return .curve(HapticCurve(control, at: row[0], points))
      }
      let events = events.map { row in
        let isTransient = row[0] == 0
        return HapticPattern.Item.event(
          HapticEvent(
            isTransient ? .transient : .continuous(duration: row[2]), at: row[1],
            padding: isTransient ? row[2] : 0,
            parameters: parameter(.intensity, row[3]) + parameter(.sharpness, row[4])))
      }
      return HapticPattern(
        events + intensityCurves.map { curve(.intensity, $0) }
          + sharpnessCurves.map { curve(.sharpness, $0) }, assumptions: assumptions)
    }
  }

  var assumptions: HapticAssumptions {
    HapticAssumptions(
      intensity: assumedDefaultIntensity, sharpness: assumedDefaultSharpness,
      transientLength: assumedTransientLength)
  }

  var rows: [Row] { [motif, boing, oscillate, heartbeat, sparkle] }

  static func read() throws -> HapticTable {
    try Fixture.decode("effect-ahap", as: HapticTable.self)
  }
}
