// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

@Suite struct TextRevealTests {
  private struct Vectors: Decodable {
    let delay: [[Double]]
    let glyphConfig: [Double]
    let glyph: [[Double]]
    let plainRun: [[Double]]
  }

  @Test func `delays are those of the recorded effect`() throws {
    let rows = try Fixture.decode("effect-stagger", as: Vectors.self).delay
    #expect(rows.count == 15)
    for row in rows {
      let stagger = Stagger(totalDuration: row[0], elementDuration: row[1], count: Int(row[2]))
      #expect(abs(stagger.each - row[3]) <= 4e-16, "\(row)")
      #expect(abs(stagger.totalDelay - row[4]) <= 4e-16, "\(row)")
      #expect(abs(stagger.duration - row[5]) <= 4e-16, "\(row)")
    }
  }

  @Test func `glyphs are drawn as in the recorded effect`() throws {
    let vectors = try Fixture.decode("effect-stagger", as: Vectors.self)
    let (rows, parameters) = (vectors.glyph, vectors.glyphConfig)
    #expect(rows.count == 18)
    let reveal = TextReveal(
      totalDuration: parameters[0], elementDuration: parameters[1], count: Int(parameters[2]))
    #expect(abs(reveal.stagger.each - parameters[3]) <= 4e-16)
    for row in rows {
      let index = Int(row[0])
      let glyph = reveal.glyph(index, at: row[1])
      #expect(abs(reveal.stagger.elementTime(for: index, at: row[1]) - row[2]) <= 2e-16, "\(row)")
      #expect(abs(reveal.stagger.elementProgress(for: index, at: row[1]) - row[3]) <= 4e-16)
      #expect(abs(glyph.opacity - row[4]) <= 2e-15, "\(row): \(glyph)")
      #expect(abs(glyph.blur - row[5]) <= 2e-16, "\(row): \(glyph)")
      #expect(abs(glyph.translation - row[6]) <= 4e-15, "\(row): \(glyph)")
    }
  }

  @Test func `plain text fades in as a whole`() throws {
    let rows = try Fixture.decode("effect-stagger", as: Vectors.self).plainRun
    #expect(rows.count == 6)
    for row in rows {
      #expect(abs(TextReveal.plainOpacity(at: row[0]) - row[1]) <= 2e-15, "\(row)")
    }
    #expect(TextReveal.plainOpacity(at: .nan) == 0)
  }

  @Test func `divided by the gaps, the last element ends with the total`() {
    let even = Stagger(totalDuration: 0.9, elementDuration: 0.4, count: 14, divisor: .gaps)
    #expect(even.totalDelay == 0.5 && even.duration == 0.9)
    let early = Stagger(totalDuration: 1, elementDuration: 0.5, count: 2)
    #expect(early.each == 0.25 && early.duration == 0.75)
    #expect(Stagger(totalDuration: 1, elementDuration: 0.5, count: 2, divisor: .gaps).each == 0.5)
    #expect(Stagger(totalDuration: 1, elementDuration: 0.5, count: 3, divisor: .gaps).each == 0.25)
    for divisor in [Stagger.Divisor.count, .gaps] {
      let make = { Stagger(totalDuration: 1, elementDuration: 0.5, count: $0, divisor: divisor) }
      #expect(make(0).totalDelay == 0 && make(1).totalDelay == 0)
    }
  }

  @Test func `an element that takes no time is done when its turn comes`() {
    let stagger = Stagger(totalDuration: 1, elementDuration: 0, count: 4)
    #expect(stagger.elementProgress(for: 2, at: 0.4) == 0)
    #expect(stagger.elementProgress(for: 2, at: 0.5) == 1)
    #expect(stagger.elementTime(for: 2, at: 0.5) == 0)
    #expect(Stagger(totalDuration: 0, elementDuration: 9, count: 4).duration == 0)
  }

  @Test func `glyphs too short to spring stay in place`() {
    for duration in [0, 0.01, 0.05] {
      let reveal = TextReveal(elementDuration: duration, count: 3)
      for time in hostileTimes {
        let glyph = reveal.glyph(1, at: time)
        #expect(glyph.translation == 0)
        #expect(glyph.opacity >= 0 && glyph.opacity <= 1 && glyph.blur >= 0 && glyph.blur <= 0.0625)
      }
    }
  }

  @Test func `hostile times read as the start or the end`() {
    let reveal = TextReveal(count: 5)
    #expect(reveal.glyph(3, at: .nan) == reveal.glyph(3, at: 0))
    #expect(reveal.glyph(3, at: -.infinity) == reveal.glyph(3, at: 0))
    #expect(reveal.glyph(3, at: .infinity) == reveal.glyph(3, at: 2))
    #expect(reveal.glyph(3, at: 0) == TextReveal.Glyph(opacity: 0, blur: 1 / 16, translation: -1))
    #expect(abs(reveal.glyph(3, at: 2).translation + 0.0417) < 1e-4)
  }
}
