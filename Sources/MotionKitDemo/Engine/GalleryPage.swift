// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import MotionScenes

/// The gallery's page: text, style, script, scenes and engine in one file.
struct GalleryPage {
  /// The engine as WebAssembly; nil where the page plays natively sampled frames.
  var module: Data?

  /// The reason why the page has no engine.
  var note = ""

  /// The address of the documentation, with a slash at its end; nil where the page has no link to it.
  var documentation: String?

  /// Whether a page with the engine will replace this one.
  var isWaiting = false

  /// What a page without the engine does instead, for its note.
  static let rest = "It plays frames that the library sampled beforehand, and the sliders rest."

  private let descriptions = SceneEntry.all.map { $0.description() }

  /// The count of scenes.
  var sceneCount: Int { descriptions.count }

  /// The scenes by group, in the order of the list.
  var groups: [(name: String, scenes: [SceneDescription])] {
    var groups: [(name: String, scenes: [SceneDescription])] = []
    for description in descriptions {
      let name = description.group.rawValue
      if groups.last?.name != name { groups.append((name, [])) }
      groups[groups.count - 1].scenes.append(description)
    }
    return groups
  }

  /// The titles of the scenes by group, in the order of the list.
  var contents: [(group: String, titles: [String])] {
    groups.map { ($0.name, $0.scenes.map(\.title)) }
  }

  /// The pages of the library's public types by their names, from the engine's page.
  private var types: [String: String] {
    get throws {
      let interface = EngineSources.package.appendingPathComponent("Docs/API.txt")
      var folder = ""
      var pages: [String: String] = [:]
      for line in try String(contentsOf: interface, encoding: .utf8).split(separator: "\n") {
        if let product = line.wholeMatch(of: #/# (\w+)/#)?.output.1 {
          folder = product == "Motion" ? "" : "../\(product.lowercased())/"
        }
        let declaration = #/(\w+)\t(?:@\w+ )*(?:struct|enum|protocol|class|typealias) /#
        if let name = line.prefixMatch(of: declaration)?.output.1 {
          pages[String(name)] = folder + name.lowercased()
        }
      }
      return pages
    }
  }

  /// Samples every scene, and returns the page as text.
  func html() async throws(Failure) -> String {
    async let proof = PageProof()
    var scenes = await sampledScenes()
    let parts: [String: String]
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      var recording = PageRecording()
      for index in scenes.indices { scenes[index].move(to: &recording) }
      let content = PageContent(
        scenes: scenes, markKinds: SceneMark.Kind.allCases.map { "\($0)" }, note: note,
        proof: await proof, documentation: documentation,
        types: documentation == nil ? nil : try types)
      let gallery = PackedData(try encoder.encode(content))
      parts = firstParts().merging([
        "waiting": "\(isWaiting)",
        "style": try resource("page.css"),
        "icon": address(ofPicture: try resource("icon.svg")),
        "form": gallery.isCompressed ? "gzip" : "plain",
        "gallery": gallery.text,
        "recording": PackedData(recording.bytes).text,
        "module": module.map { PackedData($0).text } ?? "",
        "script": try script(),
      ]) { $1 }
      return fill(try resource("page.html"), with: parts)
    } catch {
      throw Failure("the page's parts cannot be read: \(error.localizedDescription)")
    }
  }

  /// Samples every scene with its recorded parameters, on all processors.
  private func sampledScenes() async -> [PageScene] {
    let extent = module == nil ? PageScene.Extent.whole : .small
    return await withTaskGroup { group in
      for (index, entry) in SceneEntry.all.enumerated() {
        group.addTask { PageScene(index: index, entry: entry, extent: extent) }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.index < $1.index }
    }
  }

  /// Returns the shared scripts and the drawings, without the lines of comments and the indentation;
  /// the page's script comes last, and starts.
  private func script() throws -> String {
    let drawings = try FileManager.default
      .contentsOfDirectory(atPath: folder.appendingPathComponent("scenes").path)
      .filter { $0.hasSuffix(".js") }.sorted().map { "scenes/\($0)" }
    let parts = [
      "waiting.js", "engine.js", "recording.js", "drawing.js", "picture.js", "grains.js",
      "particles.js", "player.js", "haptics.js", "sound.js", "plots.js", "panel.js", "controls.js",
      "hand.js", "handles.js", "link.js", "cost.js", "check.js",
    ]
    let files = parts + drawings + ["page.js"]
    return try files.map(resource).joined(separator: "\n").split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }.joined(separator: "\n")
  }

  private func resource(_ name: String) throws -> String {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return text.trimmingCharacters(in: .newlines)
  }

  private var folder: URL {
    (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appendingPathComponent("Page")
  }

  /// Fills holes like `{{style}}`, each once, so that no inserted text is searched for holes.
  private func fill(_ template: String, with parts: [String: String]) -> String {
    var text = ""
    var rest = template[...]
    while let open = rest.range(of: "{{"), let close = rest.range(of: "}}") {
      text += rest[..<open.lowerBound]
      text += parts[String(rest[open.upperBound..<close.lowerBound])] ?? ""
      rest = rest[close.upperBound...]
    }
    return text + rest
  }
}
