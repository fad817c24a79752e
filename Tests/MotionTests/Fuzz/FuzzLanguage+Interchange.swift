// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension FuzzLanguage {
  /// Keyframes of other systems.
  static let interchange: [FuzzLanguage] = [
    FuzzLanguage(
      name: "CSSStyleSheet(css:)",
      corpus: [
        "@keyframes a { from { top: 0 } 25%, 50.5% { top: -3px; left: 1e3em } to { top: none } }",
        "@-webkit-keyframes \"b c\" { 0% { animation-timing-function: steps(3); top: 1px } }",
        ".a { animation: a 1s ease-in 2s infinite alternate both paused, b 200ms 3 } @import url(x);",
        "@media x { @keyframes a { to { top: 3px !important } 120% { top: 1px } } }",
        ".a:hover { & .b { animation-name: a, none; animation-duration: 1s, 2s } --x: { y } }",
        "@keyframes a { from { top: translate(1px, 2%) rotate(1turn) } 50% { top: scale(2) } }",
        "@keyframes a { 50% { top: 1px } 50% { top: 2px; animation-timing-function: ease } }",
      ],
      words: [
        "@keyframes a {", "{", "}", "(", ")", "[", ";", ":", ",", "/*", "*/", "\"", "'", "\\",
        "\\41 ",
        "from", "to", "50%", "top: 1px;", "animation: a 1s;", "animation-delay: -1s;", "@media {",
        "@",
        "!important", "é", "--x:", "linear(0, 1)", "steps(", "infinite", "none", "-", "1e308",
      ]
    ) { text, probe in
      guard
        let sheet = probe.parse({ () throws(ParsingError) in try CSSStyleSheet(css: text) }, text)
      else { return false }
      for note in sheet.notes {
        probe.expect(note.offset <= text.utf8.count && note.line > 0 && note.column > 0, "\(note)")
      }
      for rule in sheet.rules {
        for property in rule.properties {
          let form = probe.parse({ () throws(ParsingError) in try rule.form(of: property) }, text)
          guard let form = form ?? nil else { continue }
          let keyframes = probe.parse(
            { () throws(ParsingError) in
              try rule.keyframes(of: property, underlying: 0.5) { text throws(ParsingError) in
                try form.numbers(text).first ?? 0
              }
            }, text)
          if let keyframes { probe.examine(Track(keyframes.keyframes, duration: 2)) }
        }
      }
      for animation in sheet.styles.flatMap(\.animations) {
        probe.examine(animation.timing)
        let again = probe.parse(
          { () throws(ParsingError) in try CSSAnimation(css: animation.css) }, animation.css)
        probe.expect(again == animation, "\(animation.css) is not \(animation)")
      }
      return true
    },
    FuzzLanguage(
      name: "WebKeyframes(json:)",
      corpus: [
        #"[{"x": 0, "easing": "ease-in"}, {"x": "2px", "offset": 0.5}, {"x": "1in", "offset": null}]"#,
        #"{"x": ["0px", "1px", "2px"], "y": [0, 1], "easing": ["ease-in"], "offset": [0, 0.2]}"#,
        #"{"x": "1px", "composite": "replace"}"#, "[]", "{}", #"[{"x": "none"}]"#,
      ],
      words: [
        "{", "}", "[", "]", ",", ":", "\"", "\"x\":", "\"offset\":", "\"easing\":", "1px", "0.5",
        "1e308", "-1", "null", "\"ease\"", "\\u", "{\"x\":0},", "\"linear(0,1)\"",
      ]
    ) { text, probe in
      let keyframes = probe.parse(
        { () throws(ParsingError) in
          try WebKeyframes(json: text, property: "x", form: "*px", underlying: 0.0)
        }, text)
      guard let keyframes else { return false }
      probe.examine(Track(keyframes.keyframes, duration: 2))
      return true
    },
    FuzzLanguage(
      name: "LottieKeyframes(json:)",
      corpus: [
        #"{"a":1,"k":[{"t":0,"s":[0],"o":{"x":0.3,"y":[0]},"i":{"x":[0.7],"y":1}},{"t":30,"s":[1]}]}"#,
        #"[{"t":-30,"s":[0],"e":[6],"h":1},{"t":30}]"#, #"{"k":5}"#, #"{"a":0,"k":[5]}"#,
        #"[{"t":1,"s":[1],"to":[0,0],"ti":[0]},{"t":1,"s":2},{"t":1e3,"s":[3]}]"#,
      ],
      words: [
        "{", "}", "[", "]", ",", ":", "\"t\":", "\"s\":[1]", "\"h\":1", "\"k\":", "1e308", "-1",
        "5e-324", "null", "true", "\"o\":{\"x\":0,\"y\":1e9}", "{\"t\":9,\"s\":[2]},",
      ]
    ) { text, probe in
      let keyframes = probe.parse(
        { () throws(ParsingError) in try LottieKeyframes<Double>(json: text) }, text)
      guard let keyframes, !keyframes.keyframes.isEmpty else { return false }
      probe.examine(Track(keyframes, frameRate: 60))
      return true
    },
  ]
}
