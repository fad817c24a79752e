// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange

extension FuzzLanguage {
  /// Keyframes of other systems.
  static let interchange = sheets + animations + forms + keyframes

  /// Style sheets, with all that is asked of their rules.
  private static let sheets = [
    "CSSStyleSheet(css:)", "CSSKeyframesRule(css:)", "CSSKeyframesRule.form(of:)",
    "CSSKeyframesRule.keyframes(of:easing:underlying:reading:)",
    "CSSKeyframesRule.keyframes(of:form:easing:underlying:)",
  ].map {
    FuzzLanguage(
      name: $0,
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
      let only = probe.parse({ () throws(ParsingError) in try CSSKeyframesRule(css: text) }, text)
      probe.expect((only != nil) == (sheet.rules.count == 1), "one of \(sheet.rules.count) rules")
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
          guard form.count == 1 else { continue }
          let same: CSSKeyframes<Double>? = probe.parse(
            { () throws(ParsingError) in
              try rule.keyframes(of: property, form: form, underlying: 0.5)
            }, text)
          probe.expect(property == "scale" || same == keyframes, "\(property) in two ways")
        }
      }
      for animation in sheet.styles.flatMap(\.animations) { probe.examine(animation) }
      return true
    }
  }

  private static let animations = ["CSSAnimation(css:)", "CSSAnimation.list(css:)"].map {
    FuzzLanguage(
      name: $0,
      corpus: [
        "a 1s ease-in 2s infinite alternate both paused, b 200ms 3", "none", "\"x y\" -1s",
        "1s ease ease-in", "a 1s cubic-bezier(.1, -2, 1, 3) 1e3ms reverse", "linear(0, 1) a",
      ],
      words: [
        " ", ",", "1s", "-2ms", "3", "infinite", "both", "none", "normal", "ease", "steps(2)", "(",
        ")",
        "\"", "\\", "a", "--x", "auto", "running", "1e308", "/*", "*/", "é",
      ]
    ) { text, probe in
      guard
        let list = probe.parse(
          { () throws(ParsingError) in try CSSAnimation.list(css: text) }, text)
      else { return false }
      for animation in list { probe.examine(animation) }
      return true
    }
  }

  private static let forms = [
    "CSSForm(_:)", "CSSForm(of:)", "CSSForm.numbers(_:)", "CSSForm.value(_:)",
  ].map {
    FuzzLanguage(
      name: $0,
      corpus: [
        "translate(1px, -2%) rotate(1turn)", "1", "none", "5px / 2em auto", "scale(1.5) skew(1rad)",
      ],
      words: [
        " ", ",", "/", "(", ")", "*", "*px", "1", "px", "%", "turn", "in", "ms", "none", "a(",
        "1e308",
        "-", ".", "\\", "/*", "*/", "é",
      ]
    ) { text, probe in
      _ = probe.parse({ () throws(ParsingError) in try CSSForm(text) }, text)
      guard let form = probe.parse({ () throws(ParsingError) in try CSSForm(of: text) }, text)
      else { return false }
      let again = probe.parse(
        { () throws(ParsingError) in try CSSForm(form.description) }, form.description)
      probe.expect(again == form, "\(form) is read as another form")
      let numbers = probe.parse({ () throws(ParsingError) in try form.numbers(text) }, text)
      probe.expect(numbers?.count ?? form.count == form.count, "not \(form.count) numbers")
      if form.count == 2 {
        let value: SIMD2<Double>? = probe.parse(
          { () throws(ParsingError) in try form.value(text) }, text)
        probe.expect(value.map { [$0.x, $0.y] } == numbers, "other numbers of \(form)")
      }
      return true
    }
  }

  private static let keyframes: [FuzzLanguage] = [
    FuzzLanguage(
      name: "WebKeyframes(json:property:form:underlying:)",
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
        #"[{"t":1,"s":[1],"to":[0],"ti":[0]},{"t":1,"s":2},{"t":1e3,"s":[3]}]"#,
        #"[{"t":0,"s":[1],"to":[9],"ti":[-40],"o":{"x":0,"y":-3},"i":{"x":2,"y":4}},{"t":9,"s":[2]}]"#,
      ],
      words: [
        "{", "}", "[", "]", ",", ":", "\"t\":", "\"s\":[1]", "\"h\":1", "\"k\":", "1e308", "-1",
        "5e-324", "null", "true", "\"o\":{\"x\":0,\"y\":1e9}", "{\"t\":9,\"s\":[2]},",
      ]
    ) { text, probe in
      let keyframes = probe.parse(
        { () throws(ParsingError) in try LottieKeyframes<Double>(json: text) }, text)
      guard let keyframes, !keyframes.keyframes.isEmpty else { return false }
      probe.examine(keyframes.motion(frameRate: 60))
      return true
    },
    FuzzLanguage(
      name: "LottieDocument(json:)",
      corpus: [
        #"{"fr":24,"ip":0,"op":9,"w":4,"h":3,"layers":[{"ty":3,"nm":"A","ind":1,"ks":{"o":{"k":50}}}]}"#,
        #"{"fr":1,"ip":0,"op":9,"assets":[{"id":"a","layers":[{"ty":3,"ks":{"r":{"k":[{"t":1,"s":[1]}]}}}]}],"#
          + #""layers":[{"ty":0,"refId":"a","st":3,"sr":2,"ks":{},"tm":{"k":[{"t":0,"s":[2]},{"t":9,"s":[0]}]}}]}"#,
        #"{"fr":9,"ip":0,"op":9,"layers":[{"ty":4,"parent":1,"ind":2,"shapes":[{"ty":"sh","ks":{"k":{"c":true,"#
          + #""v":[[0,0],[1,1]],"i":[[0,0],[0,0]],"o":[[2,2],[0,0]]}}},{"ty":"fl","c":{"k":[1,0,0]}}]},{"ty":3,"ind":1}]}"#,
      ],
      words: [
        "{", "}", "[", "]", ",", ":", "\"ty\":0,\"refId\":\"a\"", "\"ks\":{}", "\"sr\":1e-300",
        "\"st\":1e308", "\"k\":[{\"t\":0,\"s\":[1,2]},{\"t\":5,\"s\":[1e300,2]}]", "\"parent\":2",
        "\"ty\":\"gr\",\"it\":[", "5e-324", "\"tm\":{\"k\":1e300}", "\"hd\":true", "null",
      ]
    ) { text, probe in
      let document = probe.parse(
        { () throws(ParsingError) in try LottieDocument(json: text) }, text)
      guard let document else { return false }
      for layer in document.layers {
        probe.examine(layer.transform.rotation)
        for layer in layer.layers { probe.examine(layer.transform.opacity) }
        for time in FuzzRandom.times {
          let matrix = layer.matrix(at: time)
          probe.expect(matrix.a == matrix.a && !layer.isShown(at: .nan), "\(matrix)")
        }
      }
      return true
    },
  ]
}

extension FuzzProbe {
  /// Looks at an animation, which must read back as it is written.
  fileprivate func examine(_ animation: CSSAnimation) {
    examine(animation.timing)
    let again = parse(
      { () throws(ParsingError) in try CSSAnimation(css: animation.css) }, animation.css)
    expect(again == animation, "\(animation.css) is not \(animation)")
  }
}
