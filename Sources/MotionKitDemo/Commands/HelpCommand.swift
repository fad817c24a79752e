// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Prints the overview, or the help of a command.
struct HelpCommand: DemoCommand {
  /// What the command does, and the words that it takes.
  static let description = CommandDescription(
    "Describes the commands, or one of them.",
    operands: [.init("COMMAND", "which command", isOptional: true)],
    examples: [.init("help plot"), .init("plot --help")])

  private let command: Command?

  /// Reads the name of the command.
  init(_ arguments: Arguments) throws(Failure) {
    if let name = arguments.words.first {
      command = try Command(named: name)
    } else {
      command = nil
    }
  }

  /// Prints the text.
  func run() throws(Failure) {
    try StandardStream.output.writeLine(command.map(Help.text(of:)) ?? Help.overview)
  }
}
