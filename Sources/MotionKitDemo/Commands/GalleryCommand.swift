// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// Writes the gallery as one self-contained page.
struct GalleryCommand {
  private let output: OutputFile
  private let withEngine: Bool
  private let documentation: String?

  /// Reads the options; throws if the page could not be written afterwards.
  init(_ words: [String]) throws(Failure) {
    let arguments = try Arguments(
      words, options: ["--output", "--documentation"], flags: ["--no-wasm"])
    try arguments.expectNoWords()
    output = try OutputFile(path: arguments["--output"] ?? "motion-gallery.html")
    withEngine = !arguments.contains("--no-wasm")
    documentation = arguments["--documentation"]
    if let documentation, !documentation.hasSuffix("/") {
      throw Failure("--documentation must end with '/', but is '\(documentation)'")
    }
  }

  /// Compiles the engine, samples the scenes and writes the page.
  func run() throws(Failure) {
    var page = GalleryPage()
    page.documentation = documentation
    if withEngine {
      try addEngine(to: &page)
    } else {
      page.note = "This page was made without the engine. " + GalleryPage.rest
    }
    try output.report("Sampling \(page.sceneCount) scenes natively")
    let html = try page.html()
    try output.write(html)
    try output.report("\(output.path)  \(html.utf8.count / 1024) KB")
    for (group, titles) in page.contents {
      try output.report("  \(group): \(titles.joined(separator: ", "))")
    }
    try output.report("  Engine: \(page.module == nil ? "frames sampled natively" : "WebAssembly")")
  }

  private func addEngine(to page: inout GalleryPage) throws(Failure) {
    try output.report("Compiling the engine to WebAssembly")
    let start = Date()
    let result: String
    do {
      let module = try EngineModule(for: .page).bytes
      page.module = module
      result = "\(module.count / 1024) KB, in \(seconds(since: start))"
    } catch {
      page.note = "This page’s toolchain compiles no WebAssembly. " + GalleryPage.rest
      result = "not with this toolchain: \(error.message)"
    }
    try output.report("  \(result)")
  }

  private func seconds(since start: Date) -> String {
    String(format: "%.1f s", Date().timeIntervalSince(start))
  }
}
