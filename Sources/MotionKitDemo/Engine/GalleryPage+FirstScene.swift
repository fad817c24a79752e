// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import MotionScenes

extension GalleryPage {
  /// The parts of the page that show the list and the first scene before the script runs.
  ///
  /// They have the sizes of what the script puts in their place, so that nothing on the page moves.
  func firstParts() -> [String: String] {
    let entry = SceneEntry.all[0]
    let description = entry.description()
    let scene = entry.make(description.recordedParameters)
    let text = SceneText(description, description.recordedParameters, scene)
    return [
      "first": description.id,
      "title": escaped(description.title),
      "caption": escaped(description.caption),
      "list": list,
      "menu": menu,
      "duration": String(format: "%.3f", scene.duration),
      // As in `plots.js`: the axis and the names of the instants, then the plots with their headings.
      "plots": "\(56 + 132 * description.plots.count)",
      "parameters": description.parameters.map(row).joined(),
      "code": escaped(text.program(at: 0)),
      "marks": String(repeating: "<li>&nbsp;</li>", count: scene.marks.count),
      "proof": module == nil ? "hidden" : "",
      "picture": picture(of: description, scene),
      "documentation": documentationLink,
      "description": """
      Springs, easings, keyframes, gestures, ripples and particles in Swift, as values that can be \
      sampled at any time with the same bits on every platform. \(sceneCount) scenes to play, scrub \
      and change.
      """,
    ]
  }

  private var list: String {
    groups.map { group in
      let items = group.scenes.map {
        "<li><a href=\"#scene=\($0.id)\" data-id=\"\($0.id)\">\(escaped($0.title))</a></li>"
      }
      return "<h2>\(group.name)</h2><ul aria-label=\"\(group.name)\">\(items.joined())</ul>"
    }.joined(separator: "\n")
  }

  private var menu: String {
    groups.map { group in
      let items = group.scenes.map { "<option value=\"\($0.id)\">\(escaped($0.title))</option>" }
      return "<optgroup label=\"\(group.name)\">\(items.joined())</optgroup>"
    }.joined(separator: "\n")
  }

  private func row(_ parameter: SceneParameter) -> String {
    let help =
      parameter.help.isEmpty ? "" : "<small class=\"help\">\(escaped(parameter.help))</small>"
    return """
      <div class="parameter"><label>\(escaped(parameter.label))</label><span class="number">&nbsp;</span>\
      <input type="range" aria-label="\(escaped(parameter.label))" disabled>\(help)</div>
      """
  }

  /// The link to the documentation, or the command that opens it.
  private var documentationLink: String {
    guard let documentation else {
      return """
        <div class="line"><span>Documentation</span><code id="site">Docs/site</code><button class="quiet" data-copies="site">Copy\
        <span class="unseen"> the command that opens the documentation</span></button></div>
        """
    }
    return "<a class=\"leads\" href=\"\(escaped(documentation))\">Documentation</a>"
  }

  /// Returns the first plot of a scene as an address of a picture.
  private func picture(of description: SceneDescription, _ scene: SceneInstance) -> String {
    let frames = (0...200).map { scene.frame(at: scene.duration * Double($0) / 200) }
    let plot = description.plots[0]
    let curves = plot.channels.map { channel in
      (name: description.channels[channel], values: frames.map { $0[channel] })
    }
    let text = SVGPlot(plot.title, axis: "time", over: 0...scene.duration, curves: curves).text
    return address(ofPicture: text)
  }

  /// Returns an SVG picture as an address.
  func address(ofPicture text: String) -> String {
    "data:image/svg+xml;base64,\(Data(text.utf8).base64EncodedString())"
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
