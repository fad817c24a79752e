// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension JSONValue {
  /// The value as a text without spaces.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// The value as a text with line breaks and indentation.
  ///
  /// A list or an object that contains no other, and fits in a line of 100 characters, is written
  /// in one line; any other has a line for each of its elements, indented by two spaces.
  package var indentedText: String {
    var text = ""
    write(to: &text, indentation: 0)
    return text + "\n"
  }

  private var isLeaf: Bool {
    switch self {
    case .array(let list): list.isEmpty
    case .object(let object): object.members.isEmpty
    default: true
    }
  }

  private var isFlat: Bool {
    switch self {
    case .array(let list): list.allSatisfy(\.isLeaf)
    case .object(let object): object.members.allSatisfy(\.value.isLeaf)
    default: true
    }
  }

  private func write(to text: inout String, spaces: Bool = false) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += number.text
    case .string(let string): text += JSONString.text(string)
    case .array(let list):
      text += "["
      for (index, value) in list.enumerated() {
        if index > 0 { text += spaces ? ", " : "," }
        value.write(to: &text, spaces: spaces)
      }
      text += "]"
    case .object(let object):
      text += spaces && !object.members.isEmpty ? "{ " : "{"
      for (index, member) in object.members.enumerated() {
        if index > 0 { text += spaces ? ", " : "," }
        text += JSONString.text(member.key)
        text += spaces ? ": " : ":"
        member.value.write(to: &text, spaces: spaces)
      }
      text += spaces && !object.members.isEmpty ? " }" : "}"
    }
  }

  private func write(to text: inout String, indentation: Int) {
    if isFlat {
      var line = ""
      write(to: &line, spaces: true)
      if isLeaf || line.utf8.count + indentation <= 96 {
        text += line
        return
      }
    }
    let inner = "\n" + String(repeating: " ", count: indentation + 2)
    let outer = "\n" + String(repeating: " ", count: indentation)
    switch self {
    case .array(let list):
      for (index, value) in list.enumerated() {
        text += (index == 0 ? "[" : ",") + inner
        value.write(to: &text, indentation: indentation + 2)
      }
      text += outer + "]"
    case .object(let object):
      for (index, member) in object.members.enumerated() {
        text += (index == 0 ? "{" : ",") + inner
        text += JSONString.text(member.key)
        text += ": "
        member.value.write(to: &text, indentation: indentation + 2)
      }
      text += outer + "}"
    default: write(to: &text)
    }
  }
}
#endif
