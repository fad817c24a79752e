// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import MotionScenes

/// The data that the page's script reads at its start.
struct PageContent: Encodable {
  /// The scenes in the order of the list.
  let scenes: [PageScene]

  /// The names of the kinds of marks, by their raw values.
  let markKinds: [String]

  /// The reason why the page has no engine.
  let note: String

  /// What the page computes anew.
  let proof: PageProof

  /// The address of the documentation; nil without a link.
  let documentation: String?

  /// The pages of the types in it by their names; nil without a link.
  let types: [String: String]?
}

/// The fingerprint of the scenario of springs, computed natively.
struct PageProof: Encodable, Sendable {
  /// The fingerprint in hexadecimal digits.
  let fingerprint = "\(Scenario.springs.fingerprint())"

  /// The count of its samples.
  let samples = Scenario.springs.count

  /// The count of its pieces.
  let pieces = Scenario.pieceCount
}

/// A scene, with frames for a page that cannot run the engine.
struct PageScene: Encodable {
  /// The scene's index in `SceneEntry.all`, by which the engine identifies it.
  let index: Int

  /// The description that the page shows.
  let description: SceneDescription

  private let duration: Double
  private let marks: [Mark]
  private var frames: Frames
  private let digests: [String]
  private let program: String
  private let css: String?
  private let haptics: [Double]?
  private var field: PageField?
  private var recording = PageRecording()

  /// How much is recorded.
  struct Extent {
    /// The count of frames, the last of which is at the end.
    let frameCount: Int

    /// The maximum count of numbers of a field, at all of its times.
    let fieldNumbers: Int

    /// The highest level of a field's numbers.
    let fieldTop: Int

    /// For a page that has nothing else.
    static let whole = Extent(frameCount: 361, fieldNumbers: 80_000, fieldTop: 4095)

    /// For a page with the engine, in a browser that may not run it.
    static let small = Extent(frameCount: 61, fieldNumbers: 5_000, fieldTop: 1023)
  }

  /// The count of times at which the page's fields are compared with natively sampled ones.
  static let digestCount = 13

  /// The time of the code whose digest the page compares with that of its own text.
  static let programTime = 0.25

  /// Samples a scene with its recorded parameters.
  init(index: Int, entry: SceneEntry, extent: Extent) {
    self.index = index
    description = entry.description()
    let scene = entry.make(description.recordedParameters)
    duration = scene.duration
    marks = scene.marks.map {
      Mark(kind: $0.kind.rawValue, time: $0.time, channel: $0.channel)
    }
    css = scene.css?.text
    haptics = scene.haptics?.numbers
    let sampled = (0..<extent.frameCount).map { index in
      scene.frame(at: scene.duration * (Double(index) / Double(extent.frameCount - 1)))
    }
    // Channel by channel, since the numbers of one are alike.
    let numbers = (0..<scene.channelCount).flatMap { channel in sampled.map { Float($0[channel]) } }
    frames = Frames(count: extent.frameCount, place: recording.append(numbers))
    digests = PageField.digests(of: scene, count: Self.digestCount)
    let text = SceneText(description, description.recordedParameters, scene)
    program = PageField.digest(of: text.program(at: Self.programTime).utf8)
    field = PageField(
      of: scene, budget: extent.fieldNumbers, top: extent.fieldTop, into: &recording)
  }

  /// Moves the scene's recorded numbers to the end of a recording of all scenes.
  mutating func move(to whole: inout PageRecording) {
    let start = whole.append(recording)
    frames.place += start
    field?.place += start
    recording = PageRecording()
  }

  /// Writes the description's fields next to the scene's own.
  func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(index, forKey: .index)
    try container.encode(duration, forKey: .duration)
    try container.encode(marks, forKey: .marks)
    try container.encode(frames, forKey: .frames)
    try container.encode(digests, forKey: .digests)
    try container.encode(program, forKey: .program)
    try container.encodeIfPresent(css, forKey: .css)
    try container.encodeIfPresent(haptics, forKey: .haptics)
    try container.encodeIfPresent(field, forKey: .field)
  }

  private enum Key: CodingKey {
    case index, duration, marks, frames, digests, program, css, haptics, field
  }

  /// The frames of a recording.
  private struct Frames: Encodable {
    let count: Int
    var place: Int
  }

  private struct Mark: Encodable {
    let kind: Int
    let time: Double
    let channel: Int
  }
}
