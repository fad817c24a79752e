// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Writes a page that has a browser play animations of CSS next to the library's version: read, and
// written again. `.ci/check-export` opens it.
import Foundation
import Motion
import MotionInterchange

/// An animation as written, and as the library writes it.
struct Pair: Encodable {
  var name: String
  var rules: [String]
  var animations: [String]
  var properties: [String]
  var times: [Double]
  /// The library's values of the first property at these times; null without an effect.
  var values: [[Double]?]
}

let sources = [
  "@keyframes fade { from { opacity: 0 } to { opacity: 1 } } #a { animation: fade 1.5s ease-in-out }",
  """
  @keyframes bounce {
    from, 20%, 53%, to { transform: translate3d(0, 0, 0) scaleY(1);
      animation-timing-function: cubic-bezier(0.215, 0.61, 0.355, 1) }
    40%, 43% { transform: translate3d(0, -30px, 0) scaleY(1.1);
      animation-timing-function: cubic-bezier(0.755, 0.05, 0.855, 0.06) }
    70% { transform: translate3d(0, -15px, 0) scaleY(1.05) }
    90% { transform: translate3d(0, -4px, 0) scaleY(1.02) }
  }
  #a { animation: bounce 1s 200ms 2 both }
  """,
  "@keyframes spin { to { rotate: 1turn } } #a { animation: spin 2s linear infinite }",
  """
  @keyframes pulse { 0% { scale: 1 } 50% { scale: 1.05; animation-timing-function: ease-in } 100% { scale: none } }
  #a { animation: pulse 700ms 100ms 3.5 alternate forwards }
  """,
  """
  @keyframes shake {
    from, to { transform: translateX(0) } 10%, 30%, 50%, 70%, 90% { transform: translateX(-10px) }
    20%, 40%, 60%, 80% { transform: translateX(10px) }
  }
  #a { animation-name: shake; animation-duration: 0.8s; animation-fill-mode: both }
  """,
  """
  @keyframes swing {
    20% { rotate: 15deg } 40% { rotate: -10deg } 60% { rotate: 0.0138888889turn } 80% { rotate: -5deg }
    to { rotate: 0deg }
  }
  #a { animation: swing 1s ease-out reverse both }
  """,
  "@keyframes type { from { width: 0 } to { width: 12em } } #a { animation: type 2s steps(12, end) 1s both }",
  """
  @keyframes flash { from, 50%, to { opacity: 1 } 25%, 75% { opacity: 0% } }
  #a { animation: flash 1s infinite alternate-reverse linear(0, 0.3 20%, 1.1 70%, 1) -300ms }
  """,
  """
  @keyframes slide { 30% { translate: 1in 20px; opacity: 0.2 } to { translate: 100px 2mm } }
  #a { animation: slide 1.2s cubic-bezier(0.3, -0.6, 0.2, 1.6) -0.4s 2 alternate both }
  """,
  """
  @keyframes glow {
    from { background-color: #102030 } 40% { background-color: #f0408080;
    animation-timing-function: step-end } to { background-color: #ffffff }
  }
  #a { animation: glow 1s ease-in 2 both }
  """,
  """
  @keyframes cut {
    0% { opacity: 0 } 50% { opacity: 0.4; animation-timing-function: linear }
    50% { opacity: 0.8; animation-timing-function: ease-in } 100% { opacity: 1 }
  }
  #a { animation: cut 1s linear both }
  """,
]

/// Ends the program with a message and an exit status that says that it failed.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("import.swift: \(message)\n".utf8))
  exit(1)
}

/// Writes one property of a rule again.
func rewritten<Value: VectorSpace>(
  _ type: Value.Type, _ rule: CSSKeyframesRule, _ property: String, _ form: CSSForm,
  _ animation: CSSAnimation, named name: String
) throws -> (rule: String, value: (Double) -> [Double]?) {
  var underlying = Value.zero
  if property == "opacity" || property == "scale" {
    for index in 0..<Value.componentCount { underlying[component: index] = 1 }
  }
  let keyframes = try rule.keyframes(
    of: property, form: form, easing: animation.easing, underlying: underlying)
  let track = Track(keyframes.keyframes, duration: animation.timing.duration)
  let text = try CSSKeyframes(track, named: name, within: 1e-3).text(property: property, form: form)
  let timed = track.timed(by: animation.timing)
  return (
    text,
    { time in
      timed.effectValue(at: time).map { value in
        // A browser clamps opacities to their range.
        (0..<Value.componentCount).map {
          property == "opacity" ? min(max(value[component: $0], 0), 1) : value[component: $0]
        }
      }
    }
  )
}

func rewrittenColor(
  _ rule: CSSKeyframesRule, _ property: String, _ animation: CSSAnimation, named name: String
) throws -> String {
  let keyframes = try rule.keyframes(of: property, easing: animation.easing) {
    text throws(ParsingError) in Premultiplied(try SRGB(css: text))
  }
  let track = Track(keyframes.keyframes, duration: animation.timing.duration)
  return try CSSKeyframes(track, named: name, within: 1e-3)
    .text { "\(property): \($0.color.css)" }
}

/// Reads an animation and writes its properties again.
func pair(of source: String, _ generator: inout SeededGenerator) throws -> Pair {
  let sheet = try CSSStyleSheet(css: source)
  guard sheet.notes.isEmpty, let rule = sheet.rules.first,
    let animation = sheet.styles.first?.animations.first
  else { fail("\(source)\n\(sheet.notes)") }
  var pair = Pair(
    name: rule.name, rules: [source], animations: [], properties: rule.properties, times: [],
    values: [])
  let end = min(animation.timing.endTime, 5)
  pair.times = (0..<50).map { _ in Double.random(in: -0.2...end + 0.2, using: &generator) }
  for (index, property) in rule.properties.enumerated() {
    let name = "again-\(rule.name)-\(property)"
    var played = animation
    (played.name, played.easing) = (name, .linear)
    pair.animations.append(played.css)
    guard property != "background-color" else {
      pair.rules.append(try rewrittenColor(rule, property, animation, named: name))
      continue
    }
    guard let own = try rule.form(of: property) else {
      fail("\(rule.name): no form of \(property)")
    }
    // The units of computed values.
    let form = property == "rotate" ? "*deg" : property == "translate" ? "*px *px" : own
    func add<Value: VectorSpace>(_ type: Value.Type) throws {
      let (text, value) = try rewritten(type, rule, property, form, animation, named: name)
      pair.rules.append(text)
      let isPlain = ["opacity", "translate", "rotate"].contains(property)
      if index == 0 && isPlain { pair.values = pair.times.map(value) }
    }
    switch form.count {
    case 1: try add(Double.self)
    case 2: try add(SIMD2<Double>.self)
    case 4: try add(SIMD4<Double>.self)
    default: fail("\(rule.name): \(property) has the form \(form), which has no type here")
    }
  }
  return pair
}

var generator = SeededGenerator(seed: 50)
var pairs: [Pair] = []
do {
  pairs = try sources.map { try pair(of: $0, &generator) }
} catch {
  fail("\(error)")
}

let list = String(decoding: try JSONEncoder().encode(pairs), as: UTF8.self)
  .replacingOccurrences(of: "</", with: "<\\/")
print(
  """
  <!DOCTYPE html>
  <div id="a"></div><div id="b"></div>
  <output id="report"></output>
  <script>
  const problems = []
  // Computed styles have one unit for each kind of value.
  const numbers = (text) => (text.match(/-?[\\d.]+(?:e[-+]?\\d+)?/g) ?? []).map(Number)
  const differ = (a, b) => a.length !== b.length
    || a.some((x, index) => Math.abs(x - b[index]) > 2e-5 * Math.max(1, Math.abs(x)))
  let count = 0, equal = 0, shown = 0
  for (const pair of \(list)) {
    const sheet = document.createElement('style')
    sheet.textContent = pair.rules.join('\\n')
    document.head.append(sheet)
    b.style.animation = pair.animations.join(', ')
    // Elements without animations that are kept alive while they are not in effect.
    const kept = [...a.getAnimations(), ...b.getAnimations()]
    if (kept.length !== 1 + pair.properties.length) problems.push(`${pair.name}: ${kept.length} animations`)
    pair.times.forEach((time, index) => {
      for (const animation of kept) {
        animation.pause()
        animation.currentTime = time * 1000
      }
      for (const property of pair.properties) {
        const [before, after] = [a, b].map((element) => getComputedStyle(element).getPropertyValue(property))
        count += 1
        if (before === after) equal += 1
        else if (differ(numbers(before), numbers(after))) problems.push(`${property} of ${pair.name} at ${time}: ${after}, not ${before}`)
      }
      const value = pair.values[index]
      const text = getComputedStyle(a).getPropertyValue(pair.properties[0])
      if (value && text !== 'none') {
        const read = numbers(text)
        shown += 1
        if (differ(value.slice(0, read.length), read)) problems.push(`${pair.name} at ${time}: the library has ${value}, the browser ${text}`)
      }
    })
    b.style.animation = 'none'
    sheet.remove()
  }
  report.textContent = problems.length ? problems.slice(0, 20).join('\\n')
    : `${\(pairs.count)} animations read and written again, ${count} computed styles, ${equal} of them `
      + `the same text, and ${shown} values of the library: agreed`
  </script>
  """)
