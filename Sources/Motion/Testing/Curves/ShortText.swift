// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The numbers of a value: its components, or its length if it does not tell them.
func components<Value: VectorSpace>(of value: Value) -> [Double] {
  let count = Value.componentCount
  return count == 0 ? [value.magnitude] : (0..<count).map { value[component: $0] }
}

/// Returns a number with at least six digits, which is what a reader of a message needs.
func short(_ number: Double) -> String {
  guard number.magnitude < 1e12, number.magnitude >= 1e-12 else { return NumberText.text(number) }
  var scale = 1.0
  while number.magnitude * scale < 1e5 { scale *= 10 }
  let rounded = Double(Int64(number.magnitude * scale + 0.5)) / scale
  return NumberText.text(number < 0 ? -rounded : rounded)
}

/// Returns a value with as many digits in each component.
func short<Value: VectorSpace>(_ value: Value) -> String {
  let texts = components(of: value).map { short($0) }
  return texts.count == 1 ? texts[0] : "(" + texts.joined(separator: ", ") + ")"
}
