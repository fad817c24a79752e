// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Prints the Swift that makes a scene, or a program that compares the code of all of them.
struct CodeCommand {
  private let scene: SceneText?
  private let time: Double

  /// Reads the name of the scene and the options.
  init(_ words: [String]) throws(Failure) {
    let arguments = try Arguments(words, options: ["--at"], flags: ["--all"])
    time = try arguments.number("--at") ?? 0.3
    if arguments.contains("--all") {
      try arguments.expectNoWords()
      scene = nil
      return
    }
    let text = try arguments.onlyWord(named: "which scene")
    guard let scene = try SceneText(Notation(text)) else {
      throw Failure("unknown scene '\(text)'; 'MotionKitDemo list' names them")
    }
    self.scene = scene
  }

  /// Prints the code.
  func run() throws(Failure) {
    let text = scene.map { $0.program(at: time) } ?? SceneVariants().program
    try StandardStream.output.writeLine(text)
  }
}
