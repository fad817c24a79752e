// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Prints the Swift that makes a scene, or a program that compares the code of all of them.
struct CodeCommand: DemoCommand {
  /// What the command does, and the words that it takes.
  static let description = CommandDescription(
    "Prints the Swift that makes a scene, and its result.",
    operands: [.scene(isOptional: true)],
    options: [
      .init("--at", "T", "the time of the result in seconds", standard: "0.3"),
      .init(
        flag: "--all", "prints a program that compares the results of all scenes with their numbers"
      ),
    ],
    examples: [
      .init("code scan-line --at 0.5", output: codeOfScanLine), .init("code 'push(scale: 0.9)'"),
    ])

  private static let codeOfScanLine = """
    import Motion

    let time = 0.5  // seconds
    let timing = Timing(
      duration: 1.0,
      iterations: .infinity,
      direction: .alternate,
      easing: .easeOut)

    let line = timing.state(at: time)
    let offset = line?.value
    let velocity = line?.velocity
    print(offset ?? 0)  // shows 0.6846
    """

  private let scene: SceneText?
  private let time: Double

  /// Reads the name of the scene and the options.
  init(_ arguments: Arguments) throws(Failure) {
    time = try arguments.numberOrStandard("--at")
    let isForAll = arguments.contains("--all")
    switch arguments.words.first {
    case nil where isForAll: scene = nil
    case nil: throw Failure("say which scene, or --all")
    case let text? where isForAll: throw Failure("--all takes no scene, but '\(text)' is given")
    case let text?: scene = try SceneText(text)
    }
  }

  /// Prints the code.
  func run() throws(Failure) {
    let text = scene.map { $0.program(at: time) } ?? SceneVariants().program
    try StandardStream.output.writeLine(text)
  }
}
