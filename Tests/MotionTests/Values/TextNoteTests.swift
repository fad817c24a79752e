// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange
import Testing

@Suite struct TextNoteTests {
  @Test func `it says what was tolerated and in which line and column`() {
    let note = ParsingError.Note(message: "a superfluous comma", offset: 12, line: 2, column: 5)
    #expect(note.description == "a superfluous comma, in line 2, column 5")
    #expect("\(note)" == note.description && note.offset == 12)
    var others: Set = [note]
    others.insert(ParsingError.Note(message: "a superfluous comma", offset: 13, line: 2, column: 5))
    others.insert(ParsingError.Note(message: "a superfluous comma", offset: 12, line: 2, column: 5))
    #expect(others.count == 2)
  }

  @Test func `offsets count bytes, and columns Unicode scalars`() throws {
    let sheet = try CSSStyleSheet(css: "/* é */ @keyframes a {\n/*é*/ -1% { top: 1px } }")
    let note = try #require(sheet.notes.first)
    #expect(sheet.notes.count == 1 && note.line == 2 && note.column == 7)
    // 23 scalars and a second byte before the line, 6 scalars and a second byte in it.
    #expect(note.offset == 24 + 7)
  }
}
