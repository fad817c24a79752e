// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import MotionTesting
import Testing

/// What every scene of the gallery promises to the page.
@Suite struct SceneTests {
  static let hostileTimes: [Double] = [
    .nan, -.nan, .infinity, -.infinity, 0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    1e308, -1e308, 1e-300, -1, 0.2, 0.4, 1e9,
  ]

  /// Parameters at the ends of their ranges, beyond them, and no numbers at all.
  ///
  /// What is recorded with another number than it has at first is large at first, and stays
  /// as it is recorded.
  static func parameters(of description: SceneDescription) -> [[Double]] {
    let all = description.parameters
    func set(_ number: (SceneParameter) -> Double) -> [Double] {
      all.map { $0.recorded == $0.initial ? number($0) : $0.recorded }
    }
    var sets = [set(\.initial)] + ends(of: description)
    for number in [Double.nan, .infinity, -.infinity] { sets.append(set { _ in number }) }
    if description.recordedParameters == all.map(\.initial) { sets.append([]) }
    for index in all.indices where all[index].recorded == all[index].initial {
      for end in [all[index].minimum, all[index].maximum] {
        var set = description.recordedParameters
        set[index] = end
        sets.append(set)
      }
    }
    return sets
  }

  /// All parameters at their least and at their greatest, but those that are recorded otherwise.
  static func ends(of description: SceneDescription) -> [[Double]] {
    [\SceneParameter.minimum, \.maximum].map { end in
      description.parameters.map { $0.recorded == $0.initial ? $0[keyPath: end] : $0.recorded }
    }
  }

  @Test func `every sample is finite, for hostile times and parameters`() {
    for entry in SceneEntry.all {
      let description = entry.description()
      for parameters in Self.parameters(of: description) {
        let scene = entry.make(parameters)
        #expect(scene.duration > 0 && scene.duration.isFinite)
        for time in Self.hostileTimes {
          let frame = scene.frame(at: time)
          #expect(frame.count == description.channels.count)
          let isFinite = frame.allSatisfy { $0.isFinite }
          #expect(isFinite, "\(description.id) \(parameters) at \(time): \(frame)")
        }
      }
    }
  }

  @Test func `scrubbing in any order gives the same bits`() {
    for entry in SceneEntry.all {
      let parameters = entry.description().recordedParameters
      let scene = entry.make(parameters)
      let times = (0...12).map { scene.duration * Double($0) / 12 }
      let forwards = times.map { scene.frame(at: $0).map(\.bitPattern) }
      let backwards = times.reversed().map { scene.frame(at: $0).map(\.bitPattern) }
      #expect(backwards.reversed() == forwards)
      var generator = SeededGenerator(seed: 7)
      for index in times.indices.shuffled(using: &generator) {
        #expect(entry.make(parameters).frame(at: times[index]).map(\.bitPattern) == forwards[index])
      }
    }
  }

  @Test func `NaN is treated as the start, and infinity as the end`() {
    for entry in SceneEntry.all {
      let scene = entry.make(entry.description().recordedParameters)
      #expect(
        scene.frame(at: .nan)[0] == scene.frame(at: -.infinity)[0], "\(entry.description().id)")
      #expect(scene.frame(at: .infinity) == scene.frame(at: 1e9), "\(entry.description().id)")
    }
  }

  @Test func `marks stand on the time axis, on channels that are plotted`() {
    for entry in SceneEntry.all {
      let description = entry.description()
      let plotted = description.plots.flatMap(\.channels)
      #expect(plotted.allSatisfy { description.channels.indices.contains($0) })
      for parameters in Self.parameters(of: description) {
        let scene = entry.make(parameters)
        for mark in scene.marks {
          #expect(mark.time >= 0 && mark.time <= scene.duration, "\(description.id) \(mark)")
          #expect(plotted.contains(mark.channel), "\(description.id) \(mark)")
        }
      }
    }
  }

  @Test func `the code has a hole for each parameter, and no other`() {
    for description in SceneEntry.all.map({ $0.description() }) {
      // A choice's code may have holes for the parameters after it.
      let choices = description.parameters.flatMap { $0.choices.map(\.code) }
      let holes = ([description.code] + choices).joined().matches(of: /\{#?([a-z][A-Za-z0-9]*)\}/)
        .map { String($0.output.1) }
      let taps = description.takesTaps ? ["taps"] : []
      #expect(Set(holes) == Set(description.parameters.map(\.id) + taps), "\(description.id)")
      #expect(description.takesTaps == description.code.contains("\n{taps}\n"))
      for hole in ["{time}", "{x}", "{y}"] where description.takesTaps {
        #expect(description.tapCode.contains(hole), "\(description.id)")
      }
    }
  }

  @Test func `the scenes of a group stand together, and the groups in their order`() {
    let groups = SceneEntry.all.map { $0.description().group }
    let order = groups.indices.filter { $0 == 0 || groups[$0] != groups[$0 - 1] }
    #expect(order.map { groups[$0] } == SceneGroup.allCases)
  }

  @Test func `the names are those by which the scenes read and write`() {
    let description = StrokeCaptureScene.description
    #expect(
      description.parameters.map(\.id)
        == ["distance", "width", "tolerance", "replay", "noise", "seed"])
    #expect(description.channelNames[6...8] == ["penX", "penY", "flattened"])
    #expect(description.channels[6...8] == ["pen x", "pen y", "flattened"])
    let paging = PagingCarousel.description
    #expect(paging.channelNames[3...5] == ["x", "phase", "phase"])
    #expect(paging.channels[3...5] == ["x", "page 1", "page 2"])
    #expect(paging.channelNames.last == "held")
  }

  @Test func `identifiers and channels are unique`() {
    let descriptions = SceneEntry.all.map { $0.description() }
    #expect(Set(descriptions.map(\.id)).count == descriptions.count)
    for description in descriptions {
      #expect(Set(description.channels).count == description.channels.count, "\(description.id)")
      let parameters = description.parameters
      #expect(Set(parameters.map(\.id)).count == parameters.count, "\(description.id)")
      #expect(parameters.allSatisfy { $0.minimum...$0.maximum ~= $0.initial })
    }
  }
}
