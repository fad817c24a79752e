// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The help of the program and of its commands, made from the descriptions of the commands.
enum Help {
  /// The overview: a line for each command, and what a subject may be.
  static var overview: String {
    let commands = Command.allCases.map { [$0.rawValue, $0.description.summary] }
    return text([
      TextLayout.wrapped("Motion’s gallery, and its numbers in the terminal."),
      TextLayout.wrapped("Usage: MotionKitDemo [COMMAND] [options]"),
      ["Commands"] + TextLayout.table(commands),
      lines(of: .subject("")),
      TextLayout.wrapped(
        "'MotionKitDemo help plot', or 'plot --help', describes a command with its options and "
          + "examples. Without a command, 'gallery' is run. 'MotionKitDemo --version' prints the "
          + "version. In a clone of the package, a command is run by 'swift run MotionKitDemo "
          + "plot bouncy'."),
      TextLayout.wrapped(
        "A file that a command writes is replaced when all is written, with its permissions; links "
          + "are followed, devices and pipes are written."),
      TextLayout.wrapped(
        "The status is 0; 2 where the input is bad or the output cannot be written; 1 where a "
          + "check fails; 128 and the number of the signal that ended it, 141 where the reader of "
          + "a pipe has left."),
    ])
  }

  /// Returns the help of a command.
  static func text(of command: Command) -> String {
    let description = command.description
    let operands = description.operands.map {
      $0.isOptional ? "[\($0.placeholder)]" : $0.placeholder
    }
    var usage = ["MotionKitDemo", command.rawValue] + operands
    let options = description.options.map { option in
      [option.usage, option.help + (option.standard.map { "; \($0) by default" } ?? "")]
    }
    if !options.isEmpty { usage.append("[options]") }
    var paragraphs = [
      TextLayout.wrapped("Usage: " + usage.joined(separator: " ")),
      TextLayout.wrapped(description.summary),
    ]
    paragraphs += description.discussion.map { TextLayout.wrapped($0) }
    if !options.isEmpty { paragraphs.append(["Options"] + TextLayout.table(options)) }
    paragraphs += description.operands.map(lines(of:))
    paragraphs.append(["Examples"] + description.examples.flatMap(lines(of:)))
    return text(paragraphs)
  }

  /// Returns what an operand may name; nothing if the description says it.
  private static func lines(of operand: CommandDescription.Operand) -> [String] {
    if operand.kinds.isEmpty { return [] }
    let rows = operand.kinds.flatMap { kind in
      kind.examples.enumerated().map { [$0 == 0 ? kind.name : "", $1] }
    }
    return ["\(operand.placeholder) is"] + TextLayout.table(rows)
  }

  private static func lines(of example: CommandDescription.Example) -> [String] {
    let output =
      example.output?.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "  \($0)"
      }
      ?? []
    return ["  $ MotionKitDemo \(example.line)"] + output
  }

  private static func text(_ paragraphs: [[String]]) -> String {
    paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }
}
