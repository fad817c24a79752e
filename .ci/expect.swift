// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Compares the result of an example with the text after it.
func expect<Value>(
  _ value: Value, _ text: String, file: StaticString = #filePath, line: UInt = #line
) {
  func number(_ text: String) -> Double? {
    Double(text.filter { $0 != "_" })
  }
  let found = "\(value)"
  if let value = number(found), let expected = number(text), !text.contains("e") {
    let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit / 10 }
    if value == expected || abs(value - expected) <= unit * 0.5000001 { return }
  } else if found == text {
    return
  }
  print("\(file):\(line): the text says \(text), but is \(found)")
}

/// Compares an optional value as the value itself.
func expect<Value>(
  _ value: Value?, _ text: String, file: StaticString = #filePath, line: UInt = #line
) {
  if let value {
    expect(value, text, file: file, line: line)
  } else {
    expect("nil", text, file: file, line: line)
  }
}
