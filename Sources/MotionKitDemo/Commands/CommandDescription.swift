// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What a command does, and the words that it takes.
///
/// The parser, the help, the overview of all commands and the errors are made from it.
struct CommandDescription: Sendable {
  /// A word that is not an option.
  struct Operand: Sendable {
    /// The word of the usage line.
    let placeholder: String

    /// What the word says, after "say" in the error where it is missing.
    let purpose: String

    /// Whether the word may be missing.
    let isOptional: Bool

    /// What it may name, which the help lists; empty if the description says it.
    let kinds: [Subject.Kind]

    /// Creates an operand.
    init(
      _ placeholder: String, _ purpose: String, isOptional: Bool = false,
      kinds: [Subject.Kind] = []
    ) {
      (self.placeholder, self.purpose) = (placeholder, purpose)
      (self.isOptional, self.kinds) = (isOptional, kinds)
    }

    /// An easing, a spring, a file or a scene, or some of these kinds.
    static func subject(_ purpose: String, kinds: [Subject.Kind] = Subject.Kind.all) -> Operand {
      Operand("WHAT", purpose, kinds: kinds)
    }

    /// A scene with its parameters.
    static func scene(isOptional: Bool = false) -> Operand {
      Operand("SCENE", "which scene", isOptional: isOptional)
    }
  }

  /// A word that begins with two hyphens, and the word after it.
  struct Option: Sendable {
    /// The word after an option.
    enum Value: Sendable {
      /// None: the option is a flag.
      case none

      /// The next word.
      case word(String)

      /// The next word if it has the ending.
      case path(String, ending: String)
    }

    /// The option, with its hyphens.
    let name: String

    /// The word after it.
    let value: Value

    /// What it does.
    let help: String

    /// The value without the option, if it is the same for every subject.
    let standard: String?

    /// Creates a flag.
    init(flag name: String, _ help: String) {
      (self.name, self.help, value, standard) = (name, help, .none, nil)
    }

    /// Creates an option with a value.
    init(_ name: String, _ placeholder: String, _ help: String, standard: String? = nil) {
      (self.name, self.help, self.standard) = (name, help, standard)
      value = .word(placeholder)
    }

    /// Creates an option whose value is optional, and has an ending.
    init(_ name: String, _ placeholder: String, ending: String, _ help: String) {
      (self.name, self.help, standard) = (name, help, nil)
      value = .path(placeholder, ending: ending)
    }

    /// The option with the placeholder of its value.
    var usage: String {
      switch value {
      case .none: name
      case .word(let placeholder): "\(name) \(placeholder)"
      case .path(let placeholder, _): "\(name) [\(placeholder)]"
      }
    }
  }

  /// A line that a reader may type, and what it prints.
  struct Example: Sendable {
    /// The line after the program's name.
    let line: String

    /// The whole output; nil if it is not shown.
    let output: String?

    /// Creates an example.
    init(_ line: String, output: String? = nil) { (self.line, self.output) = (line, output) }
  }

  /// One sentence, which is also the command's line in the overview.
  let summary: String

  /// The words that are not options.
  let operands: [Operand]

  /// What a reader may need to know besides, one paragraph each.
  let discussion: [String]

  /// The options.
  let options: [Option]

  /// The examples.
  let examples: [Example]

  /// Creates a description.
  init(
    _ summary: String, operands: [Operand] = [], discussion: [String] = [], options: [Option] = [],
    examples: [Example]
  ) {
    (self.summary, self.operands, self.discussion) = (summary, operands, discussion)
    (self.options, self.examples) = (options, examples)
  }

  /// Returns the option with a name.
  func option(_ name: String) -> Option? { options.first { $0.name == name } }
}
