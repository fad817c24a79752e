// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// The public types of the library and what they conform to, read from its sources.
struct FuzzConformers {
  /// What a type conforms to, by the type's name, such as `Stagger.Origin`.
  private(set) var protocols: [String: Set<String>] = [:]

  private var publicTypes: Set<String> = []

  /// Reads the Swift files below a folder.
  init(below folder: URL) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      read(try String(contentsOf: file, encoding: .utf8))
    }
    protocols = protocols.filter { publicTypes.contains($0.key) }
  }

  /// The folder of the library, from that of this file.
  static let library = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Motion")

  /// The types that conform to one of some protocols, in alphabetical order.
  func types(_ names: String...) -> [String] {
    protocols.filter { !$0.value.isDisjoint(with: names) }.map(\.key).sorted()
  }

  /// Takes declarations, with the names of those that they stand in.
  private mutating func read(_ source: String) {
    var outer: [(name: String, indentation: Int, isPublic: Bool)] = []
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      let indentation = line.count - text.count
      guard !text.isEmpty, !text.hasPrefix("//") else { continue }
      outer.removeAll { $0.indentation >= indentation && text != "{" }
      let words = text.split(separator: " ")
      guard let place = words.firstIndex(where: FuzzConformers.keywords.contains),
        words[..<place].allSatisfy(FuzzConformers.modifiers.contains), place + 1 < words.count
      else { continue }
      // A declaration may go on in the lines that follow.
      var declaration = String(text)
      var next = index + 1
      while !declaration.contains("{"), next < lines.count, next < index + 6 {
        declaration += lines[next].drop { $0 == " " }.isEmpty ? "" : " " + lines[next]
        next += 1
      }
      let head = declaration.prefix { $0 != "{" }
      let own = words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "." }
      let name = (outer.map(\.name) + [String(own)]).joined(separator: ".")
      let isExtension = words[place] == "extension"
      let isPublic =
        words[..<place].contains("public") && outer.allSatisfy(\.isPublic)
        || isExtension
      outer.append((String(own), indentation, isPublic))
      if isPublic && !isExtension { publicTypes.insert(name) }
      protocols[name, default: []].formUnion(FuzzConformers.conformances(String(head)))
    }
  }

  private static let keywords: Set<Substring> = ["struct", "enum", "class", "extension"]
  private static let modifiers: Set<Substring> = ["public", "final", "@frozen", "indirect"]

  /// The names behind the colon of a declaration, without those of its generic parameters.
  private static func conformances(_ head: String) -> [String] {
    var depth = 0
    var list = ""
    var isBehind = false
    for character in head.components(separatedBy: " where ")[0] {
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      if isBehind { list.append(character) }
      if character == ":" && depth == 0 && !isBehind { isBehind = true }
    }
    let names = list.split { ",& ".contains($0) }
    return names.map { String($0.prefix { $0.isLetter || $0.isNumber }) }
  }
}

extension FuzzSubject {
  /// The name of a type without its generic arguments, as a declaration gives it.
  var declaredName: String {
    var depth = 0
    var name = ""
    for character in self.name {
      if character == "<" { depth += 1 }
      if depth == 0 { name.append(character) }
      if character == ">" { depth -= 1 }
    }
    return name
  }
}
