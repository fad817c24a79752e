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

  private let scenes: [PageScene]

  /// Samples every scene with its recorded parameters.
  init() {
    scenes = SceneEntry.all.enumerated().map { PageScene(index: $0, entry: $1) }
  }

  /// The count of scenes.
  var sceneCount: Int { scenes.count }

  /// The titles of the scenes by group, in the order of the list.
  var contents: [(group: String, titles: [String])] {
    var contents: [(group: String, titles: [String])] = []
    for scene in scenes.map(\.description) {
      let group = scene.group.rawValue
      if contents.last?.group != group { contents.append((group, [])) }
      contents[contents.count - 1].titles.append(scene.title)
    }
    return contents
  }

  /// Returns the page as text.
  func html() throws(Failure) -> String {
    let parts: [String: String]
    do {
      let encoder = JSONEncoder()  // It writes “/” as “\/”: no text can end the script.
      encoder.outputFormatting = .sortedKeys
      let content = PageContent(
        scenes: module == nil ? scenesWithFields : scenes,
        markKinds: SceneMark.Kind.allCases.map { "\($0)" }, note: note)
      parts = [
        "style": try resource("page.css"),
        "gallery": String(decoding: try encoder.encode(content), as: UTF8.self),
        "module": module?.base64EncodedString() ?? "",
        "script": try script(),
      ]
      return fill(try resource("page.html"), with: parts)
    } catch {
      throw Failure("the page's parts cannot be read: \(error.localizedDescription)")
    }
  }

  private var scenesWithFields: [PageScene] {
    zip(scenes, SceneEntry.all).map { scene, entry in scene.withField(of: entry) }
  }

  /// Returns the shared scripts and the drawings; the page's script comes last, and starts.
  private func script() throws -> String {
    let drawings = try FileManager.default
      .contentsOfDirectory(atPath: folder.appendingPathComponent("scenes").path)
      .filter { $0.hasSuffix(".js") }.sorted().map { "scenes/\($0)" }
    let parts = [
      "engine.js", "drawing.js", "picture.js", "grains.js", "particles.js",
      "haptics.js", "sound.js", "plots.js", "panel.js", "controls.js", "hand.js", "link.js",
      "check.js",
    ]
    let files = parts + drawings + ["page.js"]
    return try files.map(resource).joined(separator: "\n")
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
