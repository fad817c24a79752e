// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange
import Testing

@Suite struct CSSDeclarationTests {
  private func declarations(_ block: String) throws -> [CSSDeclaration] {
    try CSSKeyframesRule(css: "@keyframes a {\n  to {\(block)}\n}").blocks[0].declarations
  }

  @Test func `property and value are as written, without space and comments around them`() throws {
    let list = try declarations(
      " TOP : 1px 2px ; --Own-Name:x;/* a */ background : url(a;b) /* c */ ; ")
    #expect(list.map(\.property) == ["top", "--Own-Name", "background"])
    #expect(list.map(\.value) == ["1px 2px", "x", "url(a;b)"])
    #expect(list.map(\.description) == ["top: 1px 2px", "--Own-Name: x", "background: url(a;b)"])
  }

  @Test func `offset, line and column are those of the value`() throws {
    let text = "@keyframes a {\n  to { x: é; top:\n    1px }\n}"
    let list = try CSSKeyframesRule(css: text).blocks[0].declarations
    #expect(list.map(\.line) == [2, 3] && list.map(\.column) == [11, 5])
    for declaration in list {
      let bytes = Array(text.utf8)[declaration.offset...].prefix(declaration.value.utf8.count)
      #expect(String(decoding: bytes, as: UTF8.self) == declaration.value)
    }
  }

  @Test func `an error about a value names the property and its place in the whole text`() throws {
    let text = "@keyframes a {\n  to { top: 1px;\n left: 2em } }"
    let rule = try CSSKeyframesRule(css: text)
    do {
      _ = try rule.keyframes(of: "left", form: "*px", underlying: 0.0)
      Issue.record("it is read")
    } catch {
      #expect(error.message.hasPrefix("left: "), "\(error)")
      #expect(error.message.contains("in line 3, column 8"), "\(error)")
      #expect(Array(text.utf8)[error.offset...].first == UInt8(ascii: "2"), "\(error)")
    }
  }

  @Test func `declarations are equal by what they say and where`() throws {
    let (first, second) = (try declarations("top: 1px"), try declarations(" top: 1px"))
    #expect(try first == declarations("top: 1px") && first != second)
    #expect(Set(first + second + first).count == 2)
  }
}
