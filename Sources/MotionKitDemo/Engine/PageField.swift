// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import MotionScenes

/// The field of a scene at some times, small enough for a page without engine.
///
/// Each number of the field is a level between its least and its greatest value. The times are
/// close together where the field changes fast; between them the page interpolates.
struct PageField: Encodable {
  /// The instants, as indices of the page's frames.
  let instants: [Int]

  /// The highest level.
  let top: Int

  /// The least and the greatest value of each number, as little-endian floats.
  let ranges: Data

  /// The levels of each time's numbers, one byte or two.
  let levels: Data

  /// The maximum number of bytes of levels, which take four thirds of it in the page.
  static let budget = 160_000

  /// The count of frames between two times that may be chosen.
  private static let step = 6

  /// Samples a field; nil for a scene without one.
  init?(of scene: SceneInstance) {
    let width = scene.fieldCount
    guard width > 0 else { return nil }
    // Two bytes a number, unless that leaves too few times.
    let bytes = Self.budget / (2 * width) >= 40 ? 2 : 1
    top = bytes == 2 ? 65_535 : 255
    let times = Self.instants(of: scene, count: (PageScene.frameCount - 1) / Self.step + 1)
    var sampled = scene
    let all = times.map { sampled.nextField(at: $0) }
    let chosen = Self.chosen(max(Self.budget / (bytes * width), 2), of: all)
    instants = chosen.map { $0 * Self.step }
    let fields = chosen.map { all[$0] }
    var low = fields[0]
    var high = fields[0]
    for (index, field) in fields.enumerated() where index > 0 {
      for number in 0..<width {
        low[number] = min(low[number], field[number])
        high[number] = max(high[number], field[number])
      }
    }
    var (ranges, levels) = (Data(), Data(capacity: bytes * width * fields.count))
    for number in 0..<width {
      for bound in [low[number], high[number]] {
        withUnsafeBytes(of: bound.bitPattern.littleEndian) { ranges.append(contentsOf: $0) }
      }
    }
    for field in fields {
      for number in 0..<width {
        let span = high[number] - low[number]
        let part = span > 0 ? (field[number] - low[number]) / span : 0
        let level = UInt16((part * Float(top)).rounded())
        levels.append(UInt8(truncatingIfNeeded: level))
        if bytes == 2 { levels.append(UInt8(level >> 8)) }
      }
    }
    (self.ranges, self.levels) = (ranges, levels)
  }

  /// Chooses some fields from the first to the last, with equal amounts of change in between.
  private static func chosen(_ count: Int, of fields: [[Float]]) -> [Int] {
    var change: [Float] = [0]
    for (before, after) in zip(fields, fields.dropFirst()) {
      let moved = zip(before, after).reduce(Float(0)) { $0 + abs($1.0 - $1.1) }
      change.append(change[change.count - 1] + moved)
    }
    // A fifth of the measure is the time alone, so that a rest has its share of the times too.
    let whole = max(change[change.count - 1], 1e-6)
    for index in change.indices {
      change[index] += 0.25 * whole * Float(index) / Float(change.count - 1)
    }
    var chosen: [Int] = []
    for index in change.indices {
      let part = change[index] / change[change.count - 1] * Float(count - 1)
      if Int(part) >= chosen.count || index == change.count - 1 { chosen.append(index) }
    }
    return chosen
  }

  /// Returns the digests of the field at times from the start to the end; none without a field.
  static func digests(of scene: SceneInstance, count: Int) -> [String] {
    guard scene.fieldCount > 0 else { return [] }
    var sampled = scene
    return instants(of: scene, count: count).map { digest(of: sampled.nextField(at: $0)) }
  }

  private static func instants(of scene: SceneInstance, count: Int) -> [Double] {
    (0..<count).map { scene.duration * (Double($0) / Double(count - 1)) }
  }

  /// Returns FNV-1a over the bytes of the numbers, as the page computes it.
  private static func digest(of field: [Float]) -> String {
    digest(of: field.flatMap { withUnsafeBytes(of: $0.bitPattern.littleEndian, Array.init) })
  }

  /// Returns FNV-1a over bytes, as the page computes it.
  static func digest(of bytes: some Sequence<UInt8>) -> String {
    var digest: UInt32 = 0x811c_9dc5
    for byte in bytes { digest = (digest ^ UInt32(byte)) &* 0x0100_0193 }
    let text = String(digest, radix: 16)
    return String(repeating: "0", count: 8 - text.count) + text
  }
}
