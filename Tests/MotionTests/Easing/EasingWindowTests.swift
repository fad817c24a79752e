// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct EasingWindowTests {
  private struct Rows: Decodable {
    let windowColumns: [String]
    let window: [[Double]]
  }

  @Test func `a linear window gives the dissolve's ramp`() throws {
    let file = try easingFixture("effect-dissolve-window", as: Rows.self)
    let window = EasingWindow(width: 0.8)
    #expect(file.window.count == 61)
    for row in file.window {
      #expect(abs(window.value(progress: row[0], position: row[1]) - row[2]) <= 1e-15, "\(row)")
    }
  }

  @Test func `onset and completion are where the value leaves 0 and reaches 1`() {
    for width in [0.1, 0.8, 3] {
      let window = EasingWindow(width: width, easing: .easeInOut)
      for position in [0, 0.3, 0.75, 1] {
        let onset = window.onset(position: position)
        let completion = window.completion(position: position)
        #expect(window.value(progress: onset - 1e-12, position: position) == 0)
        #expect(window.value(progress: onset + 1e-3, position: position) > 0 || onset > 0.999)
        #expect(window.value(progress: completion + 1e-12, position: position) == 1)
        #expect(window.value(progress: completion - 1e-3, position: position) < 1)
      }
      #expect(window.onset(position: 0) == 0 && window.completion(position: 1) == 1)
    }
  }

  @Test func `the integral is the area below the window`() {
    let windows = [
      EasingWindow(width: 0.8), EasingWindow(width: 0.3, easing: .easeIn),
      EasingWindow(width: 0), EasingWindow(width: 0.5, easing: .steps(2, .jumpStart)),
      EasingWindow(width: 2, easing: .penner(.back, .out)),
    ]
    for window in windows {
      for position in [0, 0.25, 1] {
        var area = 0.0
        let count = 40_000
        for index in 0..<count {
          let progress = (Double(index) + 0.5) / Double(count)
          area += window.value(progress: progress, position: position) / Double(count)
          if index == count / 2 || index == count - 1 {
            let end = Double(index + 1) / Double(count)
            let integral = window.integral(progress: end, position: position)
            #expect(abs(integral - area) < 3e-5, "\(window) \(position)")
          }
        }
      }
    }
    // The dissolve's closed form: s²/2L, then s − L/2.
    let window = EasingWindow(width: 0.8)
    #expect(abs(window.integral(progress: 1, position: 0) - (1 - 0.4 / 1.8)) < 1e-15)
  }

  @Test func `width 0 is a hard edge`() {
    let window = EasingWindow(width: 0)
    #expect(window.value(progress: 0.4, position: 0.5) == 0)
    #expect(window.value(progress: 0.5, position: 0.5) == 1)
    #expect(window.integral(progress: 1, position: 0.25) == 0.75)
  }

  @Test func `any progress and position give a finite value`() {
    let hostile: [Double] = [.nan, .infinity, -.infinity, -1, 2, 1e308, .leastNonzeroMagnitude]
    for width in [0, .leastNonzeroMagnitude, 0.8, 1e150] {
      let window = EasingWindow(width: width, easing: .easeOut)
      for progress in hostile {
        for position in hostile {
          #expect((0...1).contains(window.value(progress: progress, position: position)))
          #expect(window.integral(progress: progress, position: position).isFinite)
        }
      }
    }
  }

  @Test func `a window survives encoding, and bad data is an error that names it`() throws {
    let window = EasingWindow(width: 0.8, easing: .easeOut)
    let data = try JSONEncoder().encode(window)
    #expect(try JSONDecoder().decode(EasingWindow.self, from: data) == window)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        EasingWindow.self, from: Data(#"{"width": -1, "easing": "linear"}"#.utf8))
    }
    #expect(String(describing: error).contains("width must be finite and not negative"))
  }
}
