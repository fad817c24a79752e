// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import MotionScenes

/// Draws the picture of a scene natively, as the gallery's page shows it.
struct PictureCommand: DemoCommand {
  /// What the command does, and the words that it takes.
  static let description = CommandDescription(
    "Draws the picture that a scene distorts or dissolves, as PNG.",
    operands: [.scene()],
    discussion: [
      "SCENE is one of \(scenes.joined(separator: ", ")), with its parameters.",
      "The particles of 'dissolve' are squares of whole pixels that fill the picture. At --scale 1 "
        + "their sizes are \(sizes(atScale: 1)); 0.5 needs --scale 2, and 0.25 --scale 4.",
    ],
    options: [
      .init("--at", "T", "the time in seconds", standard: "0.25"),
      .init("--scale", "N", "the pixels to a point, 1 to 4", standard: "1"),
      .init(
        "--grain", "POINTS",
        "the size of the particles of 'dissolve'; 0.5 with --scale 2 makes a million"),
      .init("--output", "FILE.png", "the picture’s file; the scene’s name by default"),
    ],
    examples: [
      .init("picture dissolve --at 0.8"),
      .init("picture dissolve --grain 0.5 --scale 2"),
      .init("picture 'ripple(taps: 0.2/100/200; 0.8/50/60)' --at 1"),
    ])

  /// The scenes with a picture.
  private static let scenes = DistortedPicture.scenes + ["dissolve"]

  private let scene: SceneText
  private let time: Double
  private let density: Int
  private let grain: Double?
  private let output: OutputFile

  /// Reads the name of the scene, and the path of the picture.
  init(_ arguments: Arguments) throws(Failure) {
    let scene = try SceneText(arguments.words[0])
    let name = scene.description.id
    guard Self.scenes.contains(name) else {
      throw Failure("'\(name)' has no picture; \(Self.scenes.joined(separator: ", ")) have one")
    }
    let scale = try arguments.numberOrStandard("--scale")
    guard let density = Int(exactly: scale), 1...4 ~= density else {
      throw Failure("--scale must be 1, 2, 3 or 4, but is \(scale)")
    }
    grain = try arguments.number("--grain")
    if let grain {
      guard name == "dissolve" else { throw Failure("'\(name)' has no particles") }
      try Self.check(grain, atScale: density)
    }
    self.scene = scene
    self.density = density
    time = try arguments.numberOrStandard("--at")
    output = try OutputFile(path: arguments["--output"] ?? "\(name).png")
  }

  /// Throws if particles of a size in points are not whole pixels, or do not fill the picture.
  private static func check(_ grain: Double, atScale scale: Int) throws(Failure) {
    func isRight(_ scale: Int) -> Bool {
      DissolvedPicture.grains(atDensity: scale).contains(grain)
    }
    if isRight(scale) { return }
    // For another scale it may be right.
    let other = (1...4).first(where: isRight).map { "; \(grain) needs --scale \($0)" } ?? ""
    let sizes = "one of \(sizes(atScale: scale)) at --scale \(scale)"
    throw Failure("--grain must be \(sizes), but is \(grain)\(other)")
  }

  private static func sizes(atScale scale: Int) -> String {
    // A third of a point is not written in a few digits.
    let sizes = DissolvedPicture.grains(atDensity: scale).map { ($0, String(format: "%g", $0)) }
    return sizes.filter { $0 == Double($1) }.map(\.1).joined(separator: ", ")
  }

  /// Draws the picture and writes it.
  func run() throws(Failure) {
    let name = scene.description.id
    if name == "dissolve" {
      let picture = DissolvedPicture(
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
