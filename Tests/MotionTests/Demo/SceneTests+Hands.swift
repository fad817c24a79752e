// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import MotionTesting
import Testing

// Laws of scenes for a pointer.
extension SceneTests {
  /// Checks that each report of a gesture changes nothing that came before it.
  static func checkCausality(
    of gesture: [ScenePointer], at location: SourceLocation = #_sourceLocation,
    _ scene: ([ScenePointer]) -> SceneInstance
  ) {
    let whole = scene(gesture)
    for count in gesture.indices.dropFirst() {
      let part = scene(Array(gesture[..<count]))
      let next = gesture[count].time
      for time in [next.nextDown, next - 0.01, next - 0.2] where time >= 0 {
        #expect(part.frame(at: time) == whole.frame(at: time), sourceLocation: location)
      }
    }
  }

  /// Checks a scene whose hand moves along a line with reports in any order, at any coordinate.
  ///
  /// - Parameters:
  ///   - scene: The type of the scene.
  ///   - seed: The seed of the reports.
  ///   - range: The usual coordinates along the line.
  ///   - location: Where a failure is reported.
  ///   - place: The place at a coordinate.
  static func checkHostileHands<Checked: Scene>(
    of scene: Checked.Type, seed: UInt64, in range: ClosedRange<Double>,
    at location: SourceLocation = #_sourceLocation, _ place: (Double) -> SIMD2<Double>
  ) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<6 {
      var reports: [ScenePointer] = []
      for _ in 0..<(round < 5 ? 150 : 5000) {
        let phase = ScenePointer.Phase.allCases.randomElement(using: &generator) ?? .down
        let wild = [Double.nan, .infinity, 1e308, -1e308, 0].randomElement(using: &generator) ?? 0
        let isWild = round % 2 == 0 && Double.random(in: 0...1, using: &generator) < 0.2
        let time = Double.random(in: 0...8, using: &generator)
        let place = place(isWild ? wild : .random(in: range, using: &generator))
        reports.append(ScenePointer(phase, time: time, x: place.x, y: place.y))
      }
      for parameters in parameters(of: scene.description).prefix(5) {
        let scene = SceneEntry(scene).make(parameters, pointer: reports)
        #expect(2...90 ~= scene.duration && scene.marks.count <= 64, sourceLocation: location)
        let areOnAxis = scene.marks.allSatisfy { 0...scene.duration ~= $0.time }
        #expect(areOnAxis, sourceLocation: location)
        for time in hostileTimes + [0.5, 3, 7.9, 60] {
          let isFinite =
            scene.frame(at: time).allSatisfy { $0.isFinite }
            && scene.field(at: time).allSatisfy { $0.isFinite }
          #expect(isFinite, "round \(round) at \(time)", sourceLocation: location)
        }
      }
    }
  }
}
