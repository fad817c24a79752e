// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// Writes the gallery as one self-contained page.
struct GalleryCommand: DemoCommand {
  /// What the command does, and the words that it takes.
  static let description = CommandDescription(
    "Writes the gallery as one page, with every scene.",
    discussion: [
      "The page runs the library as WebAssembly, which is compiled for it, and needs no network."
    ],
    options: [
      .init("--output", "PATH", "the page’s file", standard: "motion-gallery.html"),
      .init(
        "--documentation", "ADDRESS",
        "where the documentation stands, to which the page’s types lead, with a slash at its end"),
      .init(flag: "--no-wasm", "leaves the engine out: the page plays frames sampled natively"),
    ],
    examples: [.init("gallery"), .init("gallery --no-wasm --output page.html")])

  private let output: OutputFile
  private let withEngine: Bool
  private let documentation: String?

  /// Reads the options; throws if the page could not be written afterwards.
  init(_ arguments: Arguments) throws(Failure) {
    output = try OutputFile(path: arguments.value("--output"))
    withEngine = !arguments.contains("--no-wasm")
    documentation = arguments["--documentation"]
    if let documentation, !documentation.hasSuffix("/") {
      throw Failure("--documentation must end with '/', but is '\(documentation)'")
    }
  }

  /// Samples the scenes and writes the page.
  ///
  /// While the engine is compiled, a page stands there that plays recorded frames.
  func run() async throws(Failure) {
    var page = GalleryPage()
    page.documentation = documentation
    try output.report("Sampling \(page.sceneCount) scenes")
    var engine = "frames sampled natively"
    if withEngine {
      engine = try await addEngine(to: &page)
    } else {
      page.note = "This page was made without the engine. " + GalleryPage.rest
    }
    let html = try await page.html()
    try output.write(html)
    try output.report("\(output.path)  \(html.utf8.count / 1024) KB")
    for (group, titles) in page.contents {
      try output.report("  \(group): \(titles.joined(separator: ", "))")
    }
    try output.report("  Engine: \(engine)")
  }

  /// Adds the engine, or the reason why there is none, and returns how the page plays.
  private func addEngine(to page: inout GalleryPage) async throws(Failure) -> String {
    let engine = Result { () throws(Failure) in try EngineModule(for: .page) }
    if case .success(let engine) = engine {
      page.module = engine.kept
      if let module = page.module { return "\(Self.form(of: module)), compiled before" }
      try await writeEarly(page)
    }
    let start = Date()
    do throws(Failure) {
      let module = try engine.get().compiled()
      page.module = module
      let seconds = String(format: "%.0f s", Date().timeIntervalSince(start))
      return "\(Self.form(of: module)), compiled in \(seconds)"
    } catch {
      page.note = "This page’s toolchain compiles no WebAssembly. " + GalleryPage.rest
      return "frames sampled natively, as this toolchain compiles no WebAssembly: \(error.message)"
    }
  }

  private static func form(of module: Data) -> String { "WebAssembly, \(module.count / 1024) KB" }

  /// Writes a page to open while the engine is compiled, which then begins anew by itself.
  private func writeEarly(_ page: GalleryPage) async throws(Failure) {
    // A pipe would receive both pages.
    if output.isReplaced {
      var page = page
      page.isWaiting = true
      page.note =
        "The engine is being compiled, for about a minute; then this page begins anew. "
        + GalleryPage.rest
      try output.write(await page.html())
      try output.report(
        "\(output.path)\n  Open it now: it plays recorded frames until it has the engine.")
    }
    try output.report(
      "Compiling the library and \(page.sceneCount) scenes to WebAssembly, for about a minute; "
        + "the next run takes seconds")
  }
}
