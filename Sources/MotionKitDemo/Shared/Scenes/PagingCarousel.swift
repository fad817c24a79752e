// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A row of pages that a hand turns, each drawn by its position in the viewport.
public struct PagingCarousel: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case rule, limit, duration, bounce, parallax, threshold
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case page, target, velocity, x, phase
    case held = 9

    /// The name for readers.
    public var label: String { self == .target ? "comes to rest on" : words }

    /// One label, or one for each page.
    public var labels: [String] {
      self == .phase ? (1...PagingCarousel.count).map { "page \($0)" } : [label]
    }
  }

  private let play: PagerPlay
  private let transition: ViewportTransition
  private let parallax: Double

  static var count: Int { 5 }

  /// The distance from the middle of a page to that of the next, and the width and height of a
  /// page.
  static var pageSize: Double { 300 }
  static var card: SIMD2<Double> { SIMD2(276, 288) }

  /// The viewport, whose middle is that of the page it shows.
  static var viewport: ClosedRange<Double> { 0...640 }
  static var middle: SIMD2<Double> { SIMD2(320, 186) }

  /// The rules of paging, in the order of their choices.
  static var rules: [Paging.Rule] {
    [
      .projected(Projection(rate: .fast)), .projectedAhead(Projection(rate: .fast)), .directional,
      .snapping(minimumVelocity: 400), .fling(minimumVelocity: 400, minimumDistance: 25),
    ]
  }

  /// Creates the scene with the recorded gesture.
  public init(parameters: Parameters) {
    self.init(parameters: parameters, pointer: Self.gesture)
  }

  /// Creates the scene from rule, limit, the spring's duration and bounce, parallax and threshold,
  /// and from a hand's reports.
  public init(parameters: Parameters, pointer: [ScenePointer]) {
    let paging = Paging(
      pageSize: Self.pageSize, count: Self.count, rule: Self.rules[Int(parameters[.rule] + 0.5)],
      limit: parameters[.limit] < 0.5 ? nil : 1)
    let half = Self.card.y / 2
    let rules = PagerPlay.Rules(
      paging: paging, band: RubberBand(dimension: Self.viewport.upperBound),
      spring: Spring(duration: parameters[.duration], bounce: parameters[.bounce]),
      reach: Self.middle.y - half...Self.middle.y + half, middle: Self.middle.x)
    play = PagerPlay(pointer, rules: rules)
    parallax = parameters[.parallax]
    transition = ViewportTransition(
      threshold: parameters[.threshold] < 0.5 ? .centered : .visible, easing: .linear)
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .rule:
      SceneParameter(
        "Page that it stops on",
        choices: [
          SceneChoice(
            "nearest to where it would stop",
            code: """
              .projected(
                  Projection(rate: .fast))
              """),
          SceneChoice(
            "beyond where it would stop (WebKit)",
            code: """
              .projectedAhead(
                  Projection(rate: .fast))
              """),
          SceneChoice("next one, at any speed (Flutter)", code: ".directional"),
          SceneChoice(
            "next one, from 400 pt/s on (Compose)",
            code: """
              .snapping(
                  minimumVelocity: 400)
              """),
          SceneChoice(
            "next one, if flung (ViewPager)",
            code: """
              .fling(
                  minimumVelocity: 400,
                  minimumDistance: 25)
              """),
        ])
    case .limit:
      SceneParameter(
        "Pages for one gesture",
        choices: [SceneChoice("any number", code: "nil"), SceneChoice("one", code: "1")])
    case .duration:
      SceneParameter("Duration of the spring", unit: "s", 0.1...1.2, step: 0.01, initial: 0.5)
    case .bounce: SceneParameter("Bounce of the spring", 0...0.7, step: 0.01, initial: 0.15)
    case .parallax: SceneParameter("Parallax", unit: "pt", 0...250, step: 1, initial: 150)
    case .threshold:
      SceneParameter(
        "A page is in place",
        choices: [
          SceneChoice("in the middle", code: ".centered"),
          SceneChoice("when all of it shows", code: ".visible"),
        ])
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "paging-carousel", title: "Paging carousel", group: .handsOn,
      caption: """
        Drag the pages, flick them, pull them past an end, and catch them in flight. How a page \
        looks depends only on its place in the window.
        """,
      plots: [
        plot("Place", unit: "pages", .page, .target),
        plot("Phase", .phase),
      ],
      code: """
        let pages = Paging(
          pageSize: 300, count: 5,
          rule: {rule},
          limit: {limit})
        let spring = Spring(
          duration: {duration}, bounce: {bounce})
        var offset = InterruptibleSpring(
          at: 0.0, spring: spring)

        // A finger takes hold and drags.
        var finger = Drag(
          beganAt: 430.0, at: 0.1)
        offset.hold(at: 0.1)
        finger.move(to: 380, at: 0.116)
        finger.end(at: 0.12)

        // It lets go.
        let hand = finger.releaseState
        let row = RubberBand(dimension: 640)
          .dragged(
            from: 0, by: 430 - hand.value,
            velocity: -hand.velocity,
            in: 0...1200)
        offset.drag(to: row.value, at: 0.116)
        let page = pages.page(
          from: row.value,
          velocity: row.velocity,
          startPage: 0)
        offset.retarget(
          to: pages.offset(of: page), at: 0.12)
        offset.release(
          velocity: row.velocity, at: 0.12)

        // What the first page looks like.
        let transition = ViewportTransition(
          threshold: {threshold},
          easing: .linear)
        let left = 182 - offset.value(at: time)
        let phase = transition.phase(
          of: left...left + 276, in: 0...640)
        let scale = 1 - 0.14 * phase.magnitude
        let degrees = 2.5 * phase
        let picture = -{parallax} * phase
        print(scale, degrees, picture)
        """, gesture: gesture)
  }

  /// The time until the last report and until the row rests, in half seconds.
  public var duration: Double {
    let end = (play.settled ?? play.lastReport) + 0.5
    return Double(Int(max(end, 2) * 2) + 1) / 2
  }

  /// The times at which it was caught and released, and came to rest.
  public var marks: [SceneMark] { Array(play.marks.suffix(64)) }

  /// Writes the offset of the row and its target, its velocity, the phase of each page, and whether
  /// a hand holds it.
  public func sample(at time: Double, into frame: Frame) {
    let sight = play.sight(at: bounded(time))
    frame[.page] = sight.state.value / Self.pageSize
    frame[.target] = Double(sight.page)
    frame[.velocity] = sight.state.velocity
    frame[.x] = Self.middle.x - sight.state.value
    for page in 0..<Self.count { frame[.phase, page] = phase(of: page, at: sight.state.value) }
    frame[.held] = sight.isHeld ? 1 : 0
  }

  /// Returns the phase of a page in the viewport.
  private func phase(of page: Int, at offset: Double) -> Double {
    let left = Self.middle.x - Self.card.x / 2 + Self.pageSize * Double(page) - offset
    return transition.phase(of: left...left + Self.card.x, in: Self.viewport)
  }

  /// For each page the position of its middle, its scale, turn in degrees and opacity, and the
  /// offsets of the picture in it and of its caption.
  public var fieldCount: Int { 7 * Self.count }

  /// Writes the appearance of each page.
  public func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    let offset = play.sight(at: bounded(time)).state.value
    var index = 0
    func write(_ number: Double) {
      field[index] = Float(number)
      index += 1
    }
    for page in 0..<Self.count {
      let phase = phase(of: page, at: offset)
      let size = phase.magnitude
      write(Self.middle.x + Self.pageSize * Double(page) - offset)
      write(Self.middle.y + 8 * size)
      write(1 - 0.14 * size)
      write(2.5 * phase)
      write(1 - 0.55 * size)
      write(-parallax * phase)
      write(60 * phase)
    }
  }
}

extension PagingCarousel {
  /// The recorded gesture: it flicks a page away, catches the next in flight and pushes it on,
  /// draws one back and rests, flings to the first, and pulls it over the end.
  static var gesture: [ScenePointer] {
    func swipe(
      _ begin: Double, from left: Double, to right: Double, seconds: Double, rests: Double = 0
    ) -> [ScenePointer] {
      ScenePointer.stroke(
        from: begin, SIMD2(left, 210), to: SIMD2(right, 202), seconds: seconds, rests: rests)
    }
    return swipe(0.5, from: 470, to: 330, seconds: 0.2)
      + swipe(1.5, from: 480, to: 330, seconds: 0.2) + swipe(1.85, from: 450, to: 300, seconds: 0.2)
      + swipe(3, from: 220, to: 410, seconds: 0.5, rests: 0.3)
      + swipe(4.4, from: 210, to: 500, seconds: 0.22)
      + swipe(5.6, from: 200, to: 520, seconds: 0.45, rests: 0.3)
  }
}
