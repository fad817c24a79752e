// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A command of the demo, made from the words after its name.
protocol DemoCommand {
  /// What the command does, and the words that it takes.
  static var description: CommandDescription { get }

  /// Reads the words; throws before anything is done.
  init(_ arguments: Arguments) throws(Failure)

  /// Does it.
  func run() async throws(Failure)
}

/// The names of the commands.
enum Command: String, CaseIterable {
  case gallery, list, sample, export, plot, play, picture, code, digest, help

  /// The type that does it.
  private var type: any DemoCommand.Type {
    switch self {
    case .gallery: GalleryCommand.self
    case .list: ListCommand.self
    case .sample: SampleCommand.self
    case .export: ExportCommand.self
    case .plot: PlotCommand.self
    case .play: PlayCommand.self
    case .picture: PictureCommand.self
    case .code: CodeCommand.self
    case .digest: DigestCommand.self
    case .help: HelpCommand.self
    }
  }

  /// What the command does, and the words that it takes.
  var description: CommandDescription { type.description }

  /// Reads the name of a command.
  init(named name: String) throws(Failure) {
    guard let command = Command(rawValue: name) else {
      let hint = Suggestion.hint(for: name, in: Command.allCases.map(\.rawValue))
      throw Failure("unknown command '\(name)'\(hint)")
    }
    self = command
  }

  /// Throws if an option before any command is none of `gallery`, which is run without a command.
  private static func checkOption(_ word: String) throws(Failure) {
    let name = String(word.prefix { $0 != "=" })
    if Command.gallery.description.option(name) != nil { return }
    let common = ["--version", "--help"]
    if common.contains(name) { throw Failure("\(name) takes no value") }
    let initial = name.count == 2 ? common.first { $0.hasPrefix("-" + name) } : nil
    let options = Command.gallery.description.options.map(\.name)
    let hint = Suggestion.hint(
      initial, otherwise: Suggestion.hint(for: name, in: common + options))
    throw Failure("unknown option '\(name)'\(hint)")
  }

  /// Runs the command named by the words, or `gallery` without any.
  static func run(_ words: [String]) async throws(Failure) {
    if words.first == "--version" {
      try StandardStream.output.writeLine("MotionKitDemo 0.1.0")
      return
    }
    var words = words
    if words.contains("--help") || words.contains("-h") {
      // Of a line with a mistake, the help still answers.
      words = ["help"] + words.filter { !$0.hasPrefix("-") }.prefix(1)
    }
    var command = Command.gallery
    if let first = words.first, !first.hasPrefix("-") {
      command = try Command(named: first)
      words.removeFirst()
    } else if let first = words.first {
      try checkOption(first)
    }
    try await command.type.init(try Arguments(words, of: command)).run()
  }
}
