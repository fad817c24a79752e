// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// A number of a fixture that may be written as the text `Infinity`.
struct FixtureNumber: Decodable {
  let value: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      guard text == "Infinity" else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: text)
      }
      value = .infinity
    } else {
      value = try container.decode(Double.self)
    }
  }
}

/// A timing as fixtures write it.
struct FixtureTiming: Decodable {
  let delay, endDelay, iterationStart, iterations, duration: FixtureNumber
  let fill, direction, easing: String

  /// The timing, or that with another direction and easing.
  func timing(direction other: Timing.Direction? = nil, easing text: String? = nil) throws -> Timing
  {
    let directions: [String: Timing.Direction] = [
      "normal": .normal, "reverse": .reverse, "alternate": .alternate,
      "alternate-reverse": .alternateReverse,
    ]
    return Timing(
      delay: delay.value, duration: duration.value, endDelay: endDelay.value,
      iterations: iterations.value, iterationStart: iterationStart.value,
      direction: try other ?? #require(directions[direction]),
      fill: try #require(Timing.Fill(rawValue: fill)), easing: try Easing(css: text ?? easing))
  }
}

/// The Web Animations model, case by case.
@Suite struct TimingVectorTests {
  private struct WebCase: Decodable {
    enum Expected: Decodable {
      case phase(String), number(Double)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self), text != "Infinity" {
          self = .phase(text)
        } else {
          self = .number(try container.decode(FixtureNumber.self).value)
        }
      }
    }

    let test, prop: String
    let timing: FixtureTiming
    let playbackRate: Double
    let currentTime: Double?
    let expected: Expected?
    let tol: Double
  }

  @Test func `every expectation of the web platform tests holds`() throws {
    let cases = try Fixture.cases("wpt-web-animations-timing", as: WebCase.self)
    #expect(cases.count == 242)
    for item in cases {
      let sample = try item.timing.timing().sample(
        at: item.currentTime, speed: item.playbackRate)
      switch item.expected {
      case .phase(let name): #expect(sample.phase.rawValue == name, "\(item.test)")
      case .number(let expected):
        let found = try #require(item.prop == "progress" ? sample.progress : sample.iteration)
        #expect(found == expected || abs(found - expected) <= item.tol, "\(item.test): \(found)")
      case nil:
        if item.prop == "phase" {
          #expect(sample.phase == .idle, "\(item.test)")
        } else {
          #expect(
            (item.prop == "progress" ? sample.progress : sample.iteration) == nil, "\(item.test)")
        }
      }
    }
  }

  private struct OracleCase: Decodable {
    struct Expected: Decodable {
      let phase: String
      let activeTime, overall, simple, iteration, directed, progress: FixtureNumber?
      let beforeFlag: Bool?
      let activeDuration, endTime: FixtureNumber
    }

    let timing: FixtureTiming
    let playbackRate: Double
    let currentTime: Double?
    let expected: Expected
  }

  @Test func `every case of the oracle holds to the bit`() throws {
    let cases = try Fixture.cases("oracle-web-animations-timing", as: OracleCase.self)
    #expect(cases.count == 1000)
    for item in cases {
      let (timing, expected) = (try item.timing.timing(), item.expected)
      let sample = timing.sample(at: item.currentTime, speed: item.playbackRate)
      #expect(sample.phase.rawValue == expected.phase, "\(item)")
      #expect(sample.activeTime == expected.activeTime?.value, "\(item)")
      #expect(sample.iteration == expected.iteration?.value, "\(item)")
      #expect(sample.progress == expected.progress?.value, "\(item)")
      #expect(timing.activeDuration == expected.activeDuration.value, "\(item)")
      #expect(timing.endTime == expected.endTime.value, "\(item)")
    }
  }

  @Test func `every step of the oracle to the progress holds to the bit`() throws {
    let cases = try Fixture.cases("oracle-web-animations-timing", as: OracleCase.self)
    for item in cases {
      func sample(_ timing: Timing) -> Timing.Sample {
        timing.sample(at: item.currentTime, speed: item.playbackRate)
      }
      let expected = item.expected
      let timing = try item.timing.timing()
      // Without its easing and its direction a timing shows what they are applied to.
      let directed = sample(try item.timing.timing(easing: "linear"))
      let simple = sample(try item.timing.timing(direction: .normal, easing: "linear"))
      #expect(directed.progress == expected.directed?.value, "\(item)")
      #expect(simple.progress == expected.simple?.value, "\(item)")
      guard let progress = expected.progress?.value, let isBefore = expected.beforeFlag else {
        #expect(expected.progress == nil && expected.overall == nil, "\(item)")
        continue
      }
      let (iteration, fraction) = (try #require(simple.iteration), try #require(simple.progress))
      #expect(iteration + fraction == expected.overall?.value, "\(item)")
      let eased = timing.easing.value(
        extrapolatedProgress: try #require(directed.progress), before: isBefore)
      #expect(eased == progress, "\(item)")
    }
  }
}
