// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import MotionScenes

/// Draws the picture under a scene's ripples, natively, as the gallery's page shows it.
struct PictureCommand {
  private let scene: SceneText
  private let time: Double
  private let density: Int
  private let output: OutputFile

  /// Reads which scene, and where the picture goes.
  init(_ words: [String]) throws(Failure) {
    let arguments = try Arguments(words, options: ["--at", "--scale", "--output"])
    let text = try arguments.onlyWord(named: "which scene")
    guard let scene = try SceneText(Notation(text)) else {
      throw Failure("unknown scene '\(text)'; 'MotionKitDemo list' names them")
    }
    let name = scene.description.id
    guard DistortedPicture.scenes.contains(name) else {
      let names = DistortedPicture.scenes.joined(separator: " and ")
      throw Failure("'\(name)' has no picture; \(names) have one")
    }
    let scale = try arguments.number("--scale") ?? 1
    guard let density = Int(exactly: scale), 1...4 ~= density else {
      throw Failure("--scale must be 1, 2, 3 or 4, but is \(scale)")
    }
    self.scene = scene
    self.density = density
    time = try arguments.number("--at") ?? 0.25
    output = try OutputFile(path: arguments["--output"] ?? "\(name).png")
  }

  /// Draws the picture and writes it.
  func run() throws(Failure) {
    let name = scene.description.id
    let picture = DistortedPicture(scene.instance, named: name, at: time, density: density)
    guard let picture else { return }
    let file = PNGFile(columns: picture.columns, rows: picture.rows, bytes: picture.bytes)
    try output.write(file.data)
    print("\(output.path)  \(picture.columns) × \(picture.rows)")
  }
}
