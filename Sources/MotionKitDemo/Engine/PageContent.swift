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
}

/// A scene, with frames for a page without engine.
struct PageScene: Encodable {
  /// The scene's index in `SceneEntry.all`, by which the engine identifies it.
  let index: Int

  /// The description that the page shows.
  let description: SceneDescription

  private let duration: Double
  private let marks: [Mark]
  private let frames: String
  private let digests: [String]
  private let program: String
  private let css: String?
  private let haptics: [Double]?
  private var field: PageField?

  /// The count of frames, the last of which is at the end.
  static let frameCount = 361

  /// The count of times at which the page's fields are compared with natively sampled ones.
  static let digestCount = 13

  /// The time of the code whose digest the page compares with that of its own text.
  static let programTime = 0.25

  /// Samples a scene with its recorded parameters.
  init(index: Int, entry: SceneEntry) {
    self.index = index
    description = entry.description()
    let scene = entry.make(description.recordedParameters)
    duration = scene.duration
    marks = scene.marks.map {
      Mark(kind: $0.kind.rawValue, time: $0.time, channel: $0.channel)
    }
    css = scene.css?.text
    haptics = scene.haptics?.numbers
    var data = Data()
    for index in 0..<Self.frameCount {
      let time = scene.duration * (Double(index) / Double(Self.frameCount - 1))
      for number in scene.frame(at: time) {
        withUnsafeBytes(of: Float(number).bitPattern.littleEndian) { data.append(contentsOf: $0) }
      }
    }
    frames = data.base64EncodedString()
    digests = PageField.digests(of: scene, count: Self.digestCount)
    let text = SceneText(description, description.recordedParameters, scene)
    program = PageField.digest(of: text.program(at: Self.programTime).utf8)
  }

  /// Returns the scene with its field sampled, as a page without engine needs it.
  func withField(of entry: SceneEntry) -> PageScene {
    var scene = self
    scene.field = PageField(of: entry.make(description.recordedParameters))
    return scene
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

  private struct Mark: Encodable {
    let kind: Int
    let time: Double
    let channel: Int
  }
}
