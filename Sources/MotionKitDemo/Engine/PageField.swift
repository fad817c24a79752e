// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import MotionScenes

/// The field of a scene at some times, for a page that cannot run the engine.
///
/// Each number is a level in the range that it shares with others of its kind; the recording stores
/// the difference from its level at the time before. The times are close together where the field
/// changes fast; between them the page interpolates.
struct PageField: Encodable {
  /// The instants, in parts of the time axis of which there are `parts`.
  let instants: [Int]

  /// The count of parts of the time axis.
  let parts = Self.partCount

  /// The count of numbers of the field.
  let count: Int

  /// The highest level.
  let top: Int

  /// The least and the greatest of each kind of number.
  let kinds: [Float]

  /// Whether the kinds follow each other plane by plane, and not in turn.
  let inPlanes: Bool

  /// The least and the greatest of each of the last numbers, which are of no kind.
  let own: [Float]

  /// The place of the levels in the recording.
  var place: Int

  private static let partCount = 60

  /// The count of last numbers that have ranges of their own.
  private static let ownCount = 100

  /// Samples a field; nil for a scene without one.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - budget: The maximum count of levels, unless that leaves fewer than four times.
  ///   - top: The highest level; errors are at most half of a range divided by it.
  ///   - recording: The recording that takes the levels.
  init?(of scene: SceneInstance, budget: Int, top: Int, into recording: inout PageRecording) {
    count = scene.fieldCount
    self.top = top
    guard count > 0 else { return nil }
    let times = Self.instants(of: scene, count: Self.partCount + 1)
    var sampled = scene
    let all = times.map { sampled.nextField(at: $0) }
    instants = Self.chosen(max(budget / count, 4), of: all)
    let fields = instants.map { all[$0] }
    let shared = count - min(count, Self.ownCount)
    let limits = Self.limits(of: fields)
    let (kinds, ranges) = Kinds.best(of: shared, with: limits)
    let own = (shared..<count).flatMap { [limits[$0].lowerBound, limits[$0].upperBound] }
    var before = [UInt16](repeating: 0, count: count)
    var levels: [UInt16] = []
    for field in fields {
      let now = field.indices.map { number in
        let (ranges, place) =
          number < shared
          ? (ranges, kinds.kind(of: number, in: field.count)) : (own, number - shared)
        let (low, high) = (ranges[2 * place], ranges[2 * place + 1])
        let part = high > low ? (field[number] - low) / (high - low) : 0
        return UInt16((part * Float(top)).rounded())
      }
      for (level, last) in zip(now, before) { levels.append(level &- last) }
      before = now
    }
    (self.kinds, self.own, inPlanes) = (ranges, own, kinds.inPlanes)
    place = recording.append(levels)
  }

  /// Returns the least and the greatest value of each number.
  private static func limits(of fields: [[Float]]) -> [ClosedRange<Float>] {
    var (low, high) = (fields[0], fields[0])
    for field in fields.dropFirst() {
      for number in field.indices {
        if field[number] < low[number] { low[number] = field[number] }
        if field[number] > high[number] { high[number] = field[number] }
      }
    }
    return low.indices.map { low[$0]...high[$0] }
  }

  /// Kinds of numbers that follow each other in turn, or plane by plane.
  private struct Kinds {
    let count: Int
    let inPlanes: Bool

    /// Returns the kind of a number of a field.
    func kind(of number: Int, in total: Int) -> Int {
      inPlanes ? number * count / total : number % count
    }

    /// Returns the least and the greatest of each kind among the first numbers.
    func ranges(of shared: Int, with limits: [ClosedRange<Float>]) -> [Float] {
      var ranges = [Float](repeating: 0, count: 2 * count)
      var isEmpty = [Bool](repeating: true, count: count)
      for number in 0..<shared {
        let kind = kind(of: number, in: limits.count)
        let (low, high) = (limits[number].lowerBound, limits[number].upperBound)
        ranges[2 * kind] = isEmpty[kind] ? low : min(ranges[2 * kind], low)
        ranges[2 * kind + 1] = isEmpty[kind] ? high : max(ranges[2 * kind + 1], high)
        isEmpty[kind] = false
      }
      return ranges
    }

    /// Returns the kinds that make the ranges of the first numbers narrowest.
    static func best(
      of shared: Int, with limits: [ClosedRange<Float>]
    ) -> (kinds: Kinds, ranges: [Float]) {
      let all = (1...8).flatMap { count in
        [false, true].map { Kinds(count: count, inPlanes: $0) }
      }.map { ($0, $0.ranges(of: shared, with: limits)) }
      func width(_ ranges: [Float]) -> Float {
        stride(from: 0, to: ranges.count, by: 2).reduce(0) { $0 + ranges[$1 + 1] - ranges[$1] }
          / Float(ranges.count)
      }
      return all.min { width($0.1) < width($1.1) } ?? all[0]
    }
  }

  /// Chooses some fields from the first to the last, with equal amounts of change in between.
  private static func chosen(_ count: Int, of fields: [[Float]]) -> [Int] {
    var change: [Float] = [0]
    for (before, after) in zip(fields, fields.dropFirst()) {
      var moved: Float = 0
      for number in before.indices { moved += abs(before[number] - after[number]) }
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
