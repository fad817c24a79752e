// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Prints the Swift that makes a scene.
struct CodeCommand {
  private let scene: SceneText

  /// Reads the name of the scene.
  init(_ words: [String]) throws(Failure) {
    let text = try Arguments(words).onlyWord(named: "which scene")
    guard let scene = try SceneText(Notation(text)) else {
      throw Failure("unknown scene '\(text)'; 'MotionKitDemo list' names them")
    }
    self.scene = scene
  }

  /// Prints the code.
  func run() throws(Failure) {
    try StandardStream.output.writeLine(scene.code)
  }
}
