// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import MotionScenes

/// Draws the picture of a scene natively, as the gallery's page shows it.
struct PictureCommand {
  private let scene: SceneText
  private let time: Double
  private let density: Int
  private let grain: Double?
  private let output: OutputFile

  /// Reads the name of the scene, and the path of the picture.
  init(_ words: [String]) throws(Failure) {
    let arguments = try Arguments(words, options: ["--at", "--scale", "--grain", "--output"])
    let text = try arguments.onlyWord(named: "which scene")
    guard let scene = try SceneText(Notation(text)) else {
      throw Failure("unknown scene '\(text)'; 'MotionKitDemo list' names them")
    }
    let name = scene.description.id
    let scenes = DistortedPicture.scenes + ["dissolve"]
    guard scenes.contains(name) else {
      throw Failure("'\(name)' has no picture; \(scenes.joined(separator: ", ")) have one")
    }
    let scale = try arguments.number("--scale") ?? 1
    guard let density = Int(exactly: scale), 1...4 ~= density else {
      throw Failure("--scale must be 1, 2, 3 or 4, but is \(scale)")
    }
    grain = try arguments.number("--grain")
    if let grain, name != "dissolve" || !(0.25...80 ~= grain) {
      throw Failure(
        name == "dissolve"
          ? "--grain must be in 0.25...80, but is \(grain)" : "'\(name)' has no particles")
    }
    self.scene = scene
    self.density = density
    time = try arguments.number("--at") ?? 0.25
    output = try OutputFile(path: arguments["--output"] ?? "\(name).png")
  }

  /// Draws the picture and writes it.
  func run() throws(Failure) {
    let name = scene.description.id
    if name == "dissolve" {
      let picture = try DissolvedPicture(
        scene.parameters, grain: grain, at: time, density: density)
      try write(picture.columns, picture.rows, picture.bytes)
      try output.report(picture.summary)
    } else if let picture = DistortedPicture(
      scene.instance, named: name, at: time, density: density)
    {
      try write(picture.columns, picture.rows, picture.bytes)
    }
  }

  private func write(_ columns: Int, _ rows: Int, _ bytes: [UInt8]) throws(Failure) {
    try output.write(PNGFile(columns: columns, rows: rows, bytes: bytes).data)
    try output.report("\(output.path)  \(columns) × \(rows)")
  }
}
