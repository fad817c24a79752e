// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
/// The animation properties that a rule declares, each as a list.
///
/// - Source: [css-animations-1], §4, on lists of unequal lengths.
struct CSSAnimationLists {
  private var names: [String?] = [nil]
  private var durations: [Double] = [0]
  private var easings: [Easing] = [.ease]
  private var delays: [Double] = [0]
  private var iterations: [Double] = [1]
  private var directions: [Timing.Direction] = [.normal]
  private var fills: [Timing.Fill] = [.none]
  private var pauses: [Bool] = [false]

  /// An item of the shorthand property; parts that are nil are missing.
  private struct Item {
    var name: String??
    var duration: Double?
    var easing: Easing?
    var delay: Double?
    var iterations: Double?
    var direction: Timing.Direction?
    var fill: Timing.Fill?
    var isPaused: Bool?
  }

  /// The animations, one for each name.
  ///
  /// The list is empty if all names are `none`, except for a value that is read outside of a rule.
  var animations: [CSSAnimation] {
    if names.allSatisfy({ $0 == nil }) && !isExplicit { return [] }
    return names.indices.map {
      CSSAnimation(
        name: names[$0],
        timing: Timing(
          delay: delays[$0 % delays.count], duration: durations[$0 % durations.count],
          iterations: iterations[$0 % iterations.count],
          direction: directions[$0 % directions.count], fill: fills[$0 % fills.count]),
        easing: easings[$0 % easings.count], isPaused: pauses[$0 % pauses.count])
    }
  }

  /// Whether animations without a name are included.
  private var isExplicit = false

  /// Applies a declaration if its property is an animation property.
  ///
  /// - Throws: `ParsingError` with the offset in the value.
  mutating func set(_ declaration: CSSDeclaration) throws(ParsingError) {
    let text = CSSAnimationLists.withoutImportance(declaration.value)
    var property = declaration.property
    if property.hasPrefix("-webkit-") { property.removeFirst(8) }
    switch property {
    case "animation":
      try setAll(text)
      isExplicit = false
    case "animation-name":
      names = try list(text) { scanner throws(ParsingError) in
        try scanner.animationName()
      }
    case "animation-duration":
      durations = try list(text) { scanner throws(ParsingError) in
        if scanner.accept(word: "auto") { return 0 }
        return try scanner.duration()
      }
    case "animation-delay":
      delays = try list(text) { scanner throws(ParsingError) in
        try scanner.seconds()
      }
    case "animation-timing-function":
      easings = try list(text) { scanner throws(ParsingError) in
        try Easing.read(from: &scanner)
      }
    case "animation-iteration-count":
      iterations = try list(text) { scanner throws(ParsingError) in
        scanner.accept(word: "infinite") ? .infinity : try scanner.iterationCount()
      }
    case "animation-direction":
      directions = try list(text) { scanner throws(ParsingError) in
        try scanner.keyword(CSSAnimationLists.direction)
      }
    case "animation-fill-mode":
      fills = try list(text) { scanner throws(ParsingError) in
        try scanner.keyword(CSSAnimationLists.fill)
      }
    case "animation-play-state":
      pauses = try list(text) { scanner throws(ParsingError) in
        try scanner.keyword(CSSAnimationLists.pause)
      }
    default: break
    }
  }

  /// Applies a value of the shorthand property.
  mutating func setAll(_ text: String) throws(ParsingError) {
    let items = try list(text) { scanner throws(ParsingError) in
      try CSSAnimationLists.item(&scanner)
    }
    isExplicit = true
    names = items.map { $0.name ?? nil }
    durations = items.map { $0.duration ?? 0 }
    easings = items.map { $0.easing ?? .ease }
    delays = items.map { $0.delay ?? 0 }
    iterations = items.map { $0.iterations ?? 1 }
    directions = items.map { $0.direction ?? .normal }
    fills = items.map { $0.fill ?? .none }
    pauses = items.map { $0.isPaused ?? false }
  }

  /// Reads a list separated by commas.
  private func list<Element>(
    _ text: String, _ read: (inout TextScanner) throws(ParsingError) -> Element
  ) throws(ParsingError) -> [Element] {
    var scanner = TextScanner(text)
    var list: [Element] = []
    repeat {
      try scanner.skipSpaceAndComments()
      list.append(try read(&scanner))
      try scanner.skipSpaceAndComments()
    } while scanner.accept(",")
    if !scanner.isAtEnd {
      throw scanner.failure("expected ',' or the end, but found \(scanner.found)")
    }
    return list
  }

  /// Reads an item; each part is assigned to the first property that accepts it and is not set.
  private static func item(_ scanner: inout TextScanner) throws(ParsingError) -> Item {
    var item = Item()
    let start = scanner.offset
    while !scanner.isAtEnd && scanner.next != UInt8(ascii: ",") {
      if scanner.isAtNumber {
        try readNumber(&scanner, &item)
      } else if scanner.next == UInt8(ascii: "\"") || scanner.next == UInt8(ascii: "'") {
        guard item.name == nil else { throw scanner.failure("a second name") }
        item.name = .some(try scanner.animationName())
      } else {
        try readWord(&scanner, &item)
      }
      try scanner.skipSpaceAndComments()
    }
    if scanner.offset == start {
      throw scanner.failure("expected an animation, but found \(scanner.found)")
    }
    return item
  }

  private static func readNumber(
    _ scanner: inout TextScanner, _ item: inout Item
  ) throws(ParsingError) {
    let start = scanner
    let number = try scanner.number("a number")
    let isTime = scanner.isAtWord
    scanner = start
    if isTime {
      if item.duration == nil, number.value >= 0 {
        item.duration = try scanner.seconds()
      } else if item.delay == nil {
        item.delay = try scanner.seconds()
      } else {
        throw scanner.failure("a third time")
      }
    } else if item.iterations == nil {
      item.iterations = try scanner.iterationCount()
    } else {
      throw scanner.failure("a second number of iterations")
    }
  }

  private static func readWord(
    _ scanner: inout TextScanner, _ item: inout Item
  ) throws(ParsingError) {
    let start = scanner
    let name = scanner.word()
    let word = name.smallLetters
    if name.isEmpty || scanner.next == UInt8(ascii: "(") {
      guard item.easing == nil else { throw scanner.failure("a second easing", at: start.offset) }
      scanner = start
      item.easing = try Easing.read(from: &scanner)
      return
    }
    switch keyword(word) {
    case .easing? where item.easing == nil:
      scanner = start
      item.easing = try Easing.read(from: &scanner)
    case .direction(let direction)? where item.direction == nil: item.direction = direction
    case .fill(let fill)? where item.fill == nil: item.fill = fill
    case .endless? where item.iterations == nil: item.iterations = .infinity
    case .pause(let isPaused)? where item.isPaused == nil: item.isPaused = isPaused
    case .automatic? where item.duration == nil: item.duration = 0
    default:
      guard item.name == nil else {
        throw scanner.failure("'\(name)' has no meaning here", at: start.offset)
      }
      scanner = start
      item.name = .some(try scanner.animationName())
    }
  }

  /// A word that is a value of an animation property.
  private enum Keyword {
    case easing
    case direction(Timing.Direction)
    case fill(Timing.Fill)
    case pause(Bool)
    case endless
    case automatic
  }

  /// Returns whether a lowercase word is a value of an animation property.
  static func isKeyword(_ word: String) -> Bool { keyword(word) != nil }

  private static func keyword(_ word: String) -> Keyword? {
    switch word {
    case "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end": .easing
    case "infinite": .endless
    case "auto": .automatic
    default:
      direction(word).map(Keyword.direction) ?? fill(word).map(Keyword.fill)
        ?? pause(word).map(Keyword.pause)
    }
  }

  private static func direction(_ word: String) -> Timing.Direction? {
    Timing.Direction.allCases.first { $0.css == word }
  }

  private static func fill(_ word: String) -> Timing.Fill? { Timing.Fill(rawValue: word) }

  private static func pause(_ word: String) -> Bool? {
    word == "paused" ? true : word == "running" ? false : nil
  }

  /// Returns a value without its mark of importance.
  private static func withoutImportance(_ value: String) -> String {
    guard let mark = value.utf8.lastIndex(of: UInt8(ascii: "!")) else { return value }
    let word = value[value.utf8.index(after: mark)...].filter { !$0.isWhitespace }
    return String(word).smallLetters == "important" ? String(value[..<mark]) : value
  }
}

extension TextScanner {
  /// Reads the next word if it is a given one.
  fileprivate mutating func accept(word: String) -> Bool {
    let start = self
    if self.word().smallLetters == word { return true }
    self = start
    return false
  }

  /// Reads a word and returns its meaning.
  fileprivate mutating func keyword<Meaning>(
    _ meaning: (String) -> Meaning?
  ) throws(ParsingError) -> Meaning {
    let start = offset
    let word = word()
    guard let meaning = meaning(word.smallLetters) else {
      throw word.isEmpty
        ? failure("expected a word, but found \(found)")
        : failure("'\(word)' has no meaning here", at: start)
    }
    return meaning
  }

  fileprivate mutating func animationName() throws(ParsingError) -> String? {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try quoted() }
    let start = offset
    let name = word()
    if name.smallLetters == "none" { return nil }
    if name.isEmpty { throw failure("expected a name, but found \(found)") }
    if CSSAnimation.isReserved(name.smallLetters) {
      throw failure("'\(name)' depends on other rules", at: start)
    }
    return name
  }

  /// Reads a time with its unit.
  fileprivate mutating func seconds() throws(ParsingError) -> Double {
    let start = offset
    let number = try number("a time")
    let unit = word().smallLetters
    guard unit == "s" || unit == "ms",
      let seconds = CSSUnit.convert(number.value, unit, to: "s")
    else { throw failure("a time must be in s or ms", at: start) }
    return seconds
  }

  fileprivate mutating func duration() throws(ParsingError) -> Double {
    let start = offset
    let seconds = try seconds()
    if let flaw = ParameterFlaw("duration", seconds, .notNegative) {
      throw failure(flaw.message(naming: "the duration"), at: start)
    }
    return seconds
  }

  fileprivate mutating func iterationCount() throws(ParsingError) -> Double {
    let number = try number("a number of iterations")
    if let flaw = ParameterFlaw("iterations", number.value, .notNegative) {
      throw failure(flaw.message(naming: "the number of iterations"), at: number.offset)
    }
    return number.value
  }
}
#endif
