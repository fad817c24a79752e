// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct EasingValidationTests {
  private static let numbers: [Double] = [
    .nan, -.infinity, -1e150, -1, -.leastNonzeroMagnitude, -0.0, 0, .leastNonzeroMagnitude, 0.5, 1,
    (1.0).nextUp, 2, 1e150, .greatestFiniteMagnitude, .infinity,
  ]

  /// The easing that CSS text makes, which is what data hold.
  private func read(_ css: String) -> Easing? { try? Easing(css: css) }

  @Test func `a curve is made where CSS would make it`() {
    for x in Self.numbers {
      for y in Self.numbers {
        let first = Easing.bezier(validating: x, y, 0.5, 0.5)
        #expect(first == read("cubic-bezier(\(x), \(y), 0.5, 0.5)"), "\(x) \(y)")
        #expect((first != nil) == (x >= 0 && x <= 1 && y.isFinite), "\(x) \(y)")
        let second = Easing.bezier(validating: 0.5, 0.5, x, y)
        #expect(second == read("cubic-bezier(0.5, 0.5, \(x), \(y))"), "\(x) \(y)")
        #expect((second != nil) == (first != nil))
      }
    }
  }

  @Test func `steps are made where CSS would make them`() {
    let positions: [(Easing.StepPosition, String)] = [
      (.jumpStart, "jump-start"), (.jumpEnd, "jump-end"), (.jumpNone, "jump-none"),
      (.jumpBoth, "jump-both"),
    ]
    for (position, name) in positions {
      for count in [-2_147_483_648, -1, 0, 1, 2, 3, 2_147_483_647] {
        let easing = Easing.steps(validating: count, position)
        #expect(easing == read("steps(\(count), \(name))"), "\(count) \(name)")
        #expect((easing != nil) == (count >= (position == .jumpNone ? 2 : 1)))
      }
      #expect(Easing.steps(validating: .min, position) == nil)
      #expect(Easing.steps(validating: .max, position) == .steps(.max, position))
    }
    #expect(Easing.steps(validating: 4) == .steps(4))
  }

  @Test func `stops are made of finite numbers, and of at least one`() {
    #expect(Easing.stops(validating: []) == nil)
    for number in Self.numbers {
      let output = Easing.stops(validating: [.init(0), .init(number), .init(1)])
      #expect((output != nil) == number.isFinite, "\(number)")
      let input = Easing.stops(validating: [.init(0), .init(0.5, at: number), .init(1)])
      #expect((input != nil) == number.isFinite, "\(number)")
      if number.isFinite {
        #expect(output == .stops([.init(0), .init(number), .init(1)]))
        #expect(input == .stops([.init(0), .init(0.5, at: number), .init(1)]))
      }
    }
  }

  #if DEBUG  // A release build keeps the trap and drops its words.
  @Test func `a trap names the parameter, the rule and the value`() async {
    let curve = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Easing.bezier(0, 0, 1.5, 1)
    }
    let text = String(decoding: curve?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("x2 must be in 0...1, but is 1.5"), "\(text)")
    let steps = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Easing.steps(1, .jumpNone)
    }
    let words = String(decoding: steps?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("count must be at least 2, but is 1"), "\(words)")
    let stops = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Easing.stops([.init(0), .init(1, at: .nan)])
    }
    let message = String(decoding: stops?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("stops[1].input must be finite, but is nan"), "\(message)")
  }
  #endif
}
