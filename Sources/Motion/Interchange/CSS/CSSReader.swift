// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
/// A reader of the rules of a style sheet.
struct CSSReader {
  private(set) var rules: [CSSKeyframesRule] = []
  private(set) var styles: [CSSStyleSheet.Style] = []

  /// Notes about ignored parts, up to the limit.
  private var ignored: [(message: String, offset: Int)] = []

  private var scanner: TextScanner

  /// A position before all remaining declarations, so that lines are counted once.
  private var location = TextScanner.Position()

  private static var mostNotes: Int { 1000 }

  init(_ text: String) { scanner = TextScanner(text) }

  /// Reads the whole text.
  mutating func readSheet() throws(ParsingError) { try readRules(in: nil, depth: 0) }

  private static func isEndOfPrelude(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }

  private func enter(depth: Int) throws(ParsingError) {
    if depth >= TextScanner.deepest {
      throw scanner.locatedFailure("more than \(TextScanner.deepest) levels")
    }
  }

  /// Reads rules until the end of a block, and declarations too if it is the block of a style.
  private mutating func readRules(in selector: String?, depth: Int) throws(ParsingError) {
    try enter(depth: depth)
    var lists = CSSAnimationLists()
    while true {
      try scanner.skipSpaceAndLocatedComments()
      if scanner.isAtEnd {
        if depth > 0 { throw scanner.locatedFailure("a block has no end") }
        return
      }
      if scanner.accept("}") {
        if depth == 0 {
          throw scanner.locatedFailure("'}' closes nothing", at: scanner.offset - 1)
        }
        break
      }
      if scanner.accept(";") { continue }
      if scanner.accept("@") {
        try readAtRule(in: selector, depth: depth)
        continue
      }
      let start = scanner.offset
      if selector != nil, let declaration = try declaration() {
        try read(declaration, &lists)
        continue
      }
      let end = try scanner.skipValue(until: CSSReader.isEndOfPrelude)
      guard scanner.accept("{") else {
        // Text that is neither a rule nor a declaration, which a browser skips.
        if selector != nil { continue }
        throw scanner.locatedFailure("expected '{', but found \(scanner.found)")
      }
      try readRules(in: scanner.text(start..<end), depth: depth + 1)
    }
    let animations = lists.animations
    if let selector, !animations.isEmpty {
      styles.append(CSSStyleSheet.Style(selector: selector, animations: animations))
    }
  }

  /// Reads the at-rule whose name is next.
  private mutating func readAtRule(in selector: String?, depth: Int) throws(ParsingError) {
    let name = scanner.word().smallLetters
    switch name {
    case "keyframes", "-webkit-keyframes":
      try readKeyframes(depth: depth)
    case "media", "supports", "container", "layer", "scope", "starting-style":
      _ = try scanner.skipValue(until: CSSReader.isEndOfPrelude)
      if scanner.accept("{") { try readRules(in: selector, depth: depth + 1) }
    default:
      _ = try scanner.skipValue(until: CSSReader.isEndOfPrelude)
      guard scanner.accept("{") else { return }
      _ = try scanner.skipValue { $0 == UInt8(ascii: "}") }
      if !scanner.accept("}") { throw scanner.locatedFailure("a block has no end") }
    }
  }

  private mutating func readKeyframes(depth: Int) throws(ParsingError) {
    try enter(depth: depth)
    try scanner.skipSpaceAndLocatedComments()
    let isQuoted = scanner.next == UInt8(ascii: "\"") || scanner.next == UInt8(ascii: "'")
    let start = scanner.offset
    let name = isQuoted ? try scanner.quoted() : scanner.word()
    if name.isEmpty || !isQuoted && CSSAnimation.isReserved(name.smallLetters) {
      throw scanner.locatedFailure("expected the name of keyframes", at: start)
    }
    try expect("{")
    var blocks: [CSSKeyframesRule.Block] = []
    while true {
      try scanner.skipSpaceAndLocatedComments()
      if scanner.accept("}") { break }
      let start = scanner.offset
      let (offsets, isLegal) = try offsets()
      try expect("{")
      let declarations = try declarations()
      if isLegal {
        blocks.append(CSSKeyframesRule.Block(offsets: offsets, declarations: declarations))
      } else {
        note("a block of keyframes outside 0 % to 100 % is ignored", at: start)
      }
    }
    rules.append(CSSKeyframesRule(name: name, blocks: blocks))
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(ParsingError) {
    try scanner.skipSpaceAndLocatedComments()
    if !scanner.accept(character) {
      throw scanner.locatedFailure("expected '\(character)', but found \(scanner.found)")
    }
  }

  private mutating func offsets() throws(ParsingError) -> (offsets: [Double], areLegal: Bool) {
    var offsets: [Double] = []
    var areLegal = true
    repeat {
      try scanner.skipSpaceAndLocatedComments()
      let start = scanner.offset
      switch scanner.word().smallLetters {
      case "from": offsets.append(0)
      case "to": offsets.append(1)
      case "":
        let number: TextScanner.Number
        do throws(ParsingError) {
          number = try scanner.number("'from', 'to' or a percentage", allowsPercentage: true)
        } catch {
          throw scanner.locatedFailure(error.message, at: error.offset)
        }
        guard number.isPercentage else {
          throw scanner.locatedFailure("an offset must be a percentage", at: start)
        }
        if number.value < 0 || number.value > 1 { areLegal = false }
        // Adding 0 removes the sign of a negative zero.
        offsets.append(number.value + 0)
      case let word:
        throw scanner.locatedFailure(
          "expected 'from', 'to' or a percentage, but found '\(word)'", at: start)
      }
      try scanner.skipSpaceAndLocatedComments()
    } while scanner.accept(",")
    return (offsets, areLegal)
  }

  /// Reads the declarations of a block of keyframes until its end.
  private mutating func declarations() throws(ParsingError) -> [CSSDeclaration] {
    var declarations: [CSSDeclaration] = []
    while true {
      try scanner.skipSpaceAndLocatedComments()
      if scanner.accept("}") { return declarations }
      if scanner.accept(";") { continue }
      if scanner.isAtEnd { throw scanner.locatedFailure("a block has no end") }
      let start = scanner.offset
      guard let declaration = try declaration() else {
        throw scanner.locatedFailure("expected a declaration", at: start)
      }
      if CSSReader.isImportant(declaration.value) {
        note("'\(declaration.property)' is important, and ignored among keyframes", at: start)
      } else {
        declarations.append(declaration)
      }
    }
  }

  /// Reads a declaration; nil, without progress, if the next text is not a declaration.
  private mutating func declaration() throws(ParsingError) -> CSSDeclaration? {
    let start = scanner
    let word = scanner.word()
    try scanner.skipSpaceAndLocatedComments()
    guard !word.isEmpty, scanner.accept(":") else {
      scanner = start
      return nil
    }
    try scanner.skipSpaceAndLocatedComments()
    let begin = scanner.offset
    let isCustom = word.hasPrefix("--")
    let end = try scanner.skipValue {
      isCustom
        ? $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "}") : CSSReader.isEndOfPrelude($0)
    }
    guard scanner.isAtEnd || scanner.next != UInt8(ascii: "{") else {
      // A nested rule whose selector has a colon.
      scanner = start
      return nil
    }
    scanner.move(&location, to: begin)
    return CSSDeclaration(
      property: CSSStyleSheet.name(ofProperty: word), value: scanner.text(begin..<end), at: location
    )
  }

  private static func isImportant(_ value: String) -> Bool {
    value.smallLetters.filter { !$0.isWhitespace }.hasSuffix("!important")
  }

  /// Applies a declaration to the lists of animation properties.
  private mutating func read(
    _ declaration: CSSDeclaration, _ lists: inout CSSAnimationLists
  ) throws(ParsingError) {
    do throws(ParsingError) {
      try lists.set(declaration)
    } catch {
      note("\(declaration.property): \(error.message)", at: declaration.offset + error.offset)
    }
  }

  private mutating func note(_ message: String, at offset: Int) {
    if ignored.count < CSSReader.mostNotes { ignored.append((message, offset)) }
  }

  /// The notes about ignored parts, in the order of the text.
  var notes: [ParsingError.Note] { scanner.notes(ignored) }
}
#endif
